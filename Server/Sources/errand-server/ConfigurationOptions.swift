import AppLibrary
import ArgumentParser
import AssistantServer
import CommandSupport
import Foundation
import Hosting

/// Where the server's configuration is, for the commands that work on its data.
struct ConfigurationOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The server's configuration file (default: the one that ERRAND_SERVE_CONFIG names, or server.yaml in the folder errand of "
                + "your configuration).", valueName: "file"))
    var config: String?

    /// The file to read; `nil` if there is none.
    var file: String? {
        let environment = ProcessInfo.processInfo.environment
        if let named = config ?? environment[ServerConfiguration.fileVariable] { return (named as NSString).expandingTildeInPath }
        let base = environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "\(NSHomeDirectory())/.config"
        let usual = "\(base)/errand/server.yaml"
        return FileManager.default.fileExists(atPath: usual) ? usual : nil
    }

    /// What else may be wrong with values.
    static let checks: [String: @Sendable (String) -> String?] = [
        "geocoder": problem(ofServer:), "modelEndpoint": problem(ofServer:),
        "store": { text in
            do { _ = try StoreLocation(text) } catch { return "cannot be used: \(error)" }
            return nil
        },
        "locale": { GlobalOptions.problem(ofLocale: $0).map { "cannot be used: \($0)" } },
        "location": {
            Position(argument: $0) == nil ? "has to be latitude and longitude, such as 37.7793,-122.4193, not '\($0)'" : nil
        },
    ]

    @Sendable private static func problem(ofServer text: String) -> String? {
        ConsultingOptions.server(text) == nil ? "has to be the URL of a server, such as https://example.org, not '\(text)'" : nil
    }

    /// Reads the configuration.
    ///
    /// - Parameter file: the file; `nil` for the usual one.
    /// - Throws: `CommandFailure` that names each mistake.
    func read(_ options: [String: ServerConfiguration.Option] = [:], file: String? = nil) async throws -> ServerConfiguration {
        do {
            return try await ServerConfiguration(
                options: options, environment: ProcessInfo.processInfo.environment, file: file ?? self.file, checks: Self.checks)
        } catch let error as ConfigurationError {
            let lines = error.problems.map { PrintableText.of($0.description) }
            throw CommandFailure("the configuration cannot be used:\n\(lines.joined(separator: "\n"))")
        }
    }

    /// The options of all commands, with what the configuration says where they are not given.
    ///
    /// - Throws: `CommandFailure` that names each mistake.
    func completed(_ options: GlobalOptions) async throws -> GlobalOptions {
        options.completed(by: try await read(options.given))
    }
}

extension GlobalOptions {
    /// What was given on the command line, by the names of settings.
    var given: [String: ServerConfiguration.Option] {
        var given: [String: ServerConfiguration.Option] = [:]
        if let data { given["data"] = .text(data) }
        if let givenStore { given["store"] = .text(givenStore) }
        if let policy { given["policy"] = .text((policy as NSString).expandingTildeInPath) }
        if let givenLocale { given["locale"] = .text(givenLocale) }
        if let timeZone { given["timeZone"] = .text(timeZone.value.identifier) }
        if let position = location?.coordinate { given["location"] = .text("\(position.latitude),\(position.longitude)") }
        if requireSandbox { given["requireSandbox"] = .flag }
        return given
    }

    /// The options with what a configuration says; it includes what was given.
    func completed(by configuration: ServerConfiguration) -> GlobalOptions {
        var options = self
        options.data = configuration.text("data")
        options.givenStore = configuration.text("store")
        options.policy = configuration.text("policy")
        options.givenLocale = configuration.text("locale")
        options.timeZone = configuration.text("timeZone").flatMap { Zone(argument: $0) }
        options.location = configuration.text("location").flatMap { Position(argument: $0) }
        options.requireSandbox = configuration.flag("requireSandbox")
        return options
    }
}

extension ConsultingOptions {
    /// What was given on the command line, by the names of settings.
    var given: [String: ServerConfiguration.Option] {
        let texts = [
            "geocoder": geocoder, "geocoderEmail": geocoderEmail, "modelEndpoint": modelEndpoint, "modelName": modelName,
        ]
        return texts.compactMapValues { $0.map { .text($0) } }
    }

    /// With what the configuration says, which holds what is given here, too.
    func completed(by configuration: ServerConfiguration) -> ConsultingOptions {
        var options = self
        options.geocoder = configuration.text("geocoder")
        options.geocoderEmail = configuration.text("geocoderEmail")
        options.modelEndpoint = configuration.text("modelEndpoint")
        options.modelName = configuration.text("modelName")
        return options
    }
}

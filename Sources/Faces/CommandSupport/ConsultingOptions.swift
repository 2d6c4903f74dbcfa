public import ArgumentParser
public import Foundation
public import Hosting
import LanguageModelAdapter
import Nominatim

/// The network services to use; none by default.
public struct ConsultingOptions: ParsableArguments {
    /// The environment variable with the API key of the language model's server.
    public static let keyVariable = "ERRAND_MODEL_KEY"

    /// The URL of a Nominatim server; `nil` for none.
    @Option(
        name: .long,
        help: ArgumentHelp(
            "Look up unknown addresses at this Nominatim server, such as https://nominatim.openstreetmap.org.",
            valueName: "url"))
    public var geocoder: String?

    /// The address that the geocoder is told; `nil` for none.
    @Option(
        name: .customLong("geocoder-email"),
        help: ArgumentHelp("Your e-mail address, which the geocoder's usage policy may require.", valueName: "address"))
    public var geocoderEmail: String?

    /// The URL of a language model's server; `nil` for none.
    @Option(
        name: .customLong("model-endpoint"),
        help: ArgumentHelp(
            "If nothing else matches, let a language model propose a request: the URL of an OpenAI-compatible server, such as http://localhost:8080/v1. Its API key is read from ERRAND_MODEL_KEY.",
            valueName: "url"))
    public var modelEndpoint: String?

    /// The server's name for the language model.
    @Option(
        name: .customLong("model-name"), help: ArgumentHelp("The server's name for the language model.", valueName: "name")
    )
    public var modelName: String?

    public init() {}

    public func validate() throws {
        guard (modelEndpoint == nil) == (modelName == nil) else {
            throw ValidationError("--model-endpoint and --model-name must be used together.")
        }
        guard geocoderEmail == nil || geocoder != nil else { throw ValidationError("--geocoder-email requires --geocoder.") }
        _ = try languageModel()
        if let geocoder { _ = try Self.server(geocoder, option: "--geocoder") }
    }

    /// Configures the host to use the services named by these options.
    ///
    /// - Throws: `ValidationError` naming the option that cannot be used.
    public func apply(to configuration: inout HostConfiguration) throws {
        configuration.languageModel = try languageModel()
        configuration.geocoder = try nominatim(configuration)
        configuration.report = { FileHandle.standardError.write(Data("errand: \($0)\n".utf8)) }
    }

    private func languageModel() throws -> LanguageModelSettings? {
        guard let modelEndpoint, let modelName else { return nil }
        let endpoint = try Self.server(modelEndpoint, option: "--model-endpoint")
        do {
            let key = ProcessInfo.processInfo.environment[Self.keyVariable]
            return try LanguageModelSettings(endpoint: endpoint, model: modelName, key: key)
        } catch {
            throw ValidationError("\(error)")
        }
    }

    /// The geocoder to use; `nil` for none.
    private func nominatim(_ configuration: HostConfiguration) throws -> NominatimSettings? {
        guard let geocoder else { return nil }
        return NominatimSettings(
            server: try Self.server(geocoder, option: "--geocoder"), userAgent: "Errand", email: geocoderEmail,
            language: configuration.owner.locale.identifier.replacing("_", with: "-"),
            cache: configuration.directory.appending(path: "geocoding", directoryHint: .isDirectory))
    }

    private static func server(_ text: String, option: String) throws -> URL {
        guard let url = server(text) else {
            throw ValidationError("\(option) requires the URL of a server, such as https://example.org; '\(text)' is not one.")
        }
        return url
    }

    /// The URL of a server that the text is; `nil` if it is none.
    public static func server(_ text: String) -> URL? {
        guard let url = URL(string: text), let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme),
            url.host()?.isEmpty == false
        else { return nil }
        return url
    }
}

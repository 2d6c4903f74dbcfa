import ArgumentParser
import Foundation
import Hosting
import LanguageModelAdapter
import Nominatim

/// Whom to ask over the network where the command itself does not know; nobody unless they are named.
struct ConsultingOptions: ParsableArguments {
    /// The environment variable that holds the key of the language model's server.
    static let keyVariable = "ERRAND_MODEL_KEY"

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Look up addresses that are not known here at this Nominatim server, such as https://nominatim.openstreetmap.org.",
            valueName: "url"))
    var geocoder: String?

    @Option(
        name: .customLong("geocoder-email"),
        help: ArgumentHelp("Tell the geocoder's operator how to reach you, as its usage policy may ask.", valueName: "address"))
    var geocoderEmail: String?

    @Option(
        name: .customLong("model-endpoint"),
        help: ArgumentHelp(
            "Where nothing else makes sense of what you say, have a language model propose a request: the address of an OpenAI-compatible server, such as http://localhost:8080/v1. A key is taken from ERRAND_MODEL_KEY.",
            valueName: "url"))
    var modelEndpoint: String?

    @Option(
        name: .customLong("model-name"), help: ArgumentHelp("The language model, by the server's name for it.", valueName: "name")
    )
    var modelName: String?

    func validate() throws {
        guard (modelEndpoint == nil) == (modelName == nil) else {
            throw ValidationError("--model-endpoint and --model-name go together; give both or neither.")
        }
        guard geocoderEmail == nil || geocoder != nil else { throw ValidationError("--geocoder-email needs --geocoder.") }
        _ = try languageModel()
        if let geocoder { _ = try Self.server(geocoder, option: "--geocoder") }
    }

    /// Has the host ask whom these options name.
    func apply(to configuration: inout HostConfiguration) throws {
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

    private func nominatim(_ configuration: HostConfiguration) throws -> NominatimSettings? {
        guard let geocoder else { return nil }
        return NominatimSettings(
            server: try Self.server(geocoder, option: "--geocoder"), userAgent: "Errand", email: geocoderEmail,
            language: configuration.locale.identifier.replacing("_", with: "-"),
            cache: configuration.directory.appending(path: "geocoding", directoryHint: .isDirectory))
    }

    private static func server(_ text: String, option: String) throws -> URL {
        guard let url = URL(string: text), let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme),
            url.host()?.isEmpty == false
        else { throw ValidationError("\(option) needs the address of a server, such as https://example.org; '\(text)' is none.") }
        return url
    }
}

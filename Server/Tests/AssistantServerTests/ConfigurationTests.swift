import Foundation
import Testing

@testable import AssistantServer

/// The server's settings: where each value is from, and what is said of mistakes.
struct ConfigurationTests {
    /// Runs the body with a file of that content.
    private func with<Result>(_ text: String, _ body: (String) async throws -> Result) async throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appending(path: "errand-configuration-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "server.yaml")
        try Data(text.utf8).write(to: file)
        return try await body(file.path)
    }

    private func problems(
        options: [String: ServerConfiguration.Option] = [:], environment: [String: String] = [:], file: String? = nil
    ) async -> [String] {
        do {
            _ = try await ServerConfiguration(
                options: options, environment: environment, file: file,
                checks: ["location": { $0.contains(",") ? nil : "has to be latitude and longitude" }])
            return []
        } catch let error as ConfigurationError {
            return error.problems.map(\.description)
        } catch {
            return ["\(error)"]
        }
    }

    @Test("options come before variables, these before the file, and this before the usual value")
    func precedence() async throws {
        let text =
            "port: 1\nturnsPerSecond: 2.5\nturnsAtOnce: 3\nturnsPerDay: 500\nnames: [a.example, b.example]\nbehindProxy: true\n"
        try await with(text) { file in
            let configuration = try await ServerConfiguration(
                options: ["port": .wholeNumber(7)],
                environment: [
                    "ERRAND_SERVE_PORT": "8", "ERRAND_SERVE_TURNS_AT_ONCE": "9", "ERRAND_SERVE_NAMES": "c.example,d.example",
                    "ERRAND_SERVE_CONFIG": file, "ERRAND_TOKEN": "x", "HOME": "/",
                ], file: file)
            let settings = configuration.server
            #expect(settings.port == 7)
            #expect(settings.mostTurnsAtOnce == 9)
            #expect(settings.turnsPerSecond == 2.5)
            #expect(settings.mostTurnsPerDay == 500)
            #expect(settings.names == ["c.example", "d.example"])
            #expect(settings.isBehindProxy)
            #expect(settings.mostStreams == ServerSettings().mostStreams)
            let places = ["port", "turnsAtOnce", "turnsPerSecond", "streams"].map { configuration.place(of: $0) }
            #expect(places == ["--port", "ERRAND_SERVE_TURNS_AT_ONCE", "server.yaml:2", nil])
        }
    }

    @Test("the password in a store's URL is not shown")
    func redacts() async throws {
        let store = try #require(Setting.named("store"))
        try await with("store: postgres://ann:hunter2@db/home\n") { file in
            let configuration = try await ServerConfiguration(file: file)
            #expect(configuration.text("store") == "postgres://ann:hunter2@db/home")
            #expect(configuration.shown(store) == "postgres://ann:***@db/home")
        }
    }

    @Test("a file without settings is one of usual values", arguments: ["", "# port: 8765\n", "{}"])
    func empty(text: String) async throws {
        try await with(text) { file in
            let configuration = try await ServerConfiguration(file: file)
            #expect(configuration.server.port == ServerSettings().port)
        }
    }

    static let wrong: [(text: String, problems: [String])] = [
        ("prot: 80", ["server.yaml:1: there is no setting 'prot'; did you mean 'port'?"]),
        ("# first\n\nbehind-proxy: true", ["server.yaml:3: there is no setting 'behind-proxy'; did you mean 'behindProxy'?"]),
        ("port: 65536", ["server.yaml:1: port has to be a whole number from 0 to 65535, not '65536'"]),
        (
            "port: 8.5\nlog: loud",
            [
                "server.yaml:1: port has to be a whole number from 0 to 65535, not '8.5'",
                "server.yaml:2: log has to be one of trace, debug, info, notice, warning, error, critical, not 'loud'",
            ]
        ),
        ("port:\n  - 1", ["server.yaml:2: port has to be a single value, not a list"]),
        ("names: errand.example", ["server.yaml:1: names has to be a list, such as [one, another], not 'errand.example'"]),
        ("behindProxy: perhaps", ["server.yaml:1: behindProxy has to be true or false, not 'perhaps'"]),
        ("turnsPerSecond: 0", ["server.yaml:1: turnsPerSecond has to be a number from 0.001 to 1,000,000, not '0'"]),
        ("turnsPerSecond: .nan", ["server.yaml:1: turnsPerSecond has to be a number from 0.001 to 1,000,000, not '.nan'"]),
        ("data: ''", ["server.yaml:1: data is empty; leave the setting out, or give it a value"]),
        ("- port", ["server.yaml:1: has to be settings with values, such as 'port: 8765', not a list"]),
        (
            "address: 0.0.0.0",
            [
                "server.yaml:1: address is '0.0.0.0', so tokens would travel in the clear; set certificate and key, or behindProxy "
                    + "where a proxy speaks TLS"
            ]
        ),
        ("timeZone: Mars", ["server.yaml:1: timeZone has to be a name such as Europe/Berlin, not 'Mars'"]),
        ("location: home", ["server.yaml:1: location has to be latitude and longitude"]),
        (
            "\ncertificate: /nowhere/chain.pem",
            [
                "server.yaml:2: certificate needs key, too",
                "server.yaml:2: certificate names '/nowhere/chain.pem', which cannot be read; check the path, and who may read the file",
            ]
        ),
    ]

    @Test("each mistake in a file is named with its line, and what to write", arguments: wrong)
    func mistakes(text: String, problems: [String]) async throws {
        let found = try await with(text) { await self.problems(file: $0) }
        #expect(found == problems)
    }

    @Test("a file that cannot be parsed or read is named", arguments: ["port: [", "port: 1\nport: 2", "a\tb: {"])
    func unreadable(text: String) async throws {
        let found = try await with(text) { await self.problems(file: $0) }
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix("server.yaml: is invalid YAML, or has a setting twice") == true, "\(found)")
        #expect(await problems(file: "/nowhere/server.yaml").first?.hasPrefix("server.yaml: cannot be read") == true)
    }

    @Test("mistakes in variables and options are named, all at once")
    func outside() async throws {
        let found = await problems(
            options: ["turnsAtOnce": .wholeNumber(0)], environment: ["ERRAND_SERVE_PORT": "x", "ERRAND_SERVE_PROT": "1"])
        #expect(found.count == 3)
        #expect(found.first == "ERRAND_SERVE_PORT: has to be a whole number from 0 to 65535, not 'x'")
        #expect(found.dropFirst().first?.hasPrefix("ERRAND_SERVE_PROT: there is no such setting; there are: ") == true)
        #expect(found.last == "--turns-at-once: has to be a whole number from 1 to 1000000, not '0'")
    }

    @Test("the names of variables and options follow from those of settings")
    func names() {
        let setting = Setting.named("turnsPerSecond")
        #expect(setting?.variable == "ERRAND_SERVE_TURNS_PER_SECOND")
        #expect(setting?.option == "--turns-per-second")
    }
}

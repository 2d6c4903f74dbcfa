import Foundation
import Testing

/// What `errand new app` writes, and what it refuses.
struct NewCommandTests {
    private let tool = BuiltTool()

    /// Where the package is written; removed with the value.
    private final class Place {
        let url = FileManager.default.temporaryDirectory.appending(path: "errand-new-\(UUID().uuidString)")
        init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
        deinit { try? FileManager.default.removeItem(at: url) }
        var contents: [String] { get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() } }
    }

    @Test("an app is written where it is named")
    func intents() async throws {
        let place = try Place()
        let app = place.url.appending(path: "Tickets")
        let result = try await tool.run(["new", "app", app.path, "--intents", "INSendPaymentIntent, INSearchForBillsIntent"])
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.output.contains("Tickets/ handles INSendPaymentIntent, INSearchForBillsIntent"))
        #expect(result.output.contains("errand install"))
        #expect(try place.contents == ["Tickets"])
        let files = try FileManager.default.contentsOfDirectory(atPath: app.appending(path: "Extension").path).sorted()
        #expect(files == ["Info.plist", "IntentHandler.swift", "SearchForBillsHandler.swift", "SendPaymentHandler.swift"])
        let tests = try String(contentsOf: app.appending(path: "Tests/TicketsConversations.swift"), encoding: .utf8)
        #expect(tests.contains("send John 20 dollars for lunch"))
    }

    @Test("a handler file is wrapped, and the package is named after its folder")
    func wrapping() async throws {
        let place = try Place()
        let source = place.url.appending(path: "IntentHandler.swift")
        try Data("class IntentHandler: INExtension, INSendMessageIntentHandling {}".utf8).write(to: source)
        let app = place.url.appending(path: "Post")
        let result = try await tool.run(["new", "app", app.path, "--from", source.path, "--identifier", "com.example.post"])
        #expect(result.status == 0, "\(result.errors)")
        let list = try String(contentsOf: app.appending(path: "App/Info.plist"), encoding: .utf8)
        #expect(list.contains("com.example.post"))
        #expect(
            FileManager.default.contentsEqual(
                atPath: source.path, andPath: app.appending(path: "Extension/IntentHandler.swift").path))
    }

    static let mistakes: [(arguments: [String], status: Int32, words: String)] = [
        (["Tickets"], 64, "--from"), (["Tickets", "--intents", "INSendMessageIntent", "--from", "a.swift"], 64, "either"),
        (["--intents", "INSendMessageIntent"], 64, "name the app"),
        (["Tickets", "--intents", "INSendMessageIntent", "--plist", "a"], 64, "--plist"),
        (["Tickets", "--intents", "SendMessage"], 1, "did you mean INSendMessageIntent"),
        (["my app", "--intents", "INSendMessageIntent"], 1, "try MyApp"),
        (["Tickets", "--intents", ","], 1, "at least one intent"),
        (["Tickets", "--intents", "INSendMessageIntent", "--errand", "nowhere"], 1, "Package.swift"),
        (["Tickets", "--from", "nowhere.swift"], 1, "nowhere.swift"),
    ]

    @Test("mistakes are named, and nothing is written", arguments: mistakes)
    func mistake(arguments: [String], status: Int32, words: String) async throws {
        let place = try Place()
        let named = arguments.first.map { $0.hasPrefix("-") ? $0 : place.url.appending(path: $0).path } ?? ""
        let result = try await tool.run(["new", "app", named] + arguments.dropFirst())
        #expect(result.status == status, "\(result.errors)")
        #expect(result.errors.contains(words), "\(result.errors)")
        #expect(try place.contents == [])
    }

    @Test("what exists is not touched")
    func exists() async throws {
        let place = try Place()
        let result = try await tool.run(["new", "app", place.url.path, "--intents", "INSendMessageIntent"])
        #expect(result.status == 1)
        #expect(try place.contents == [])
    }

    @Test("the intents that an app can handle are listed")
    func list() async throws {
        let result = try await tool.run(["new", "app", "--list-intents"])
        #expect(result.status == 0)
        #expect(result.output.split(separator: "\n").contains("INStartCallIntent"))
        #expect(!result.output.contains("INGetReservationDetailsIntent"))
    }
}

import Foundation
import TestSupport
import Testing

/// Handlers as their authors' compiler sees them.
struct CompilerTests {
    static let refused = [
        "",
        "func confirm(intent: INRequestRideIntent) async -> INRequestRideIntentResponse { .init(code: .ready, userActivity: nil) }",
        "func handle(intent: INRequestRideIntent) async -> INEndWorkoutIntentResponse { .init(code: .ready, userActivity: nil) }",
        "func handle(intent: INRequestRideIntent, completion: @escaping (INEndWorkoutIntentResponse) -> Void) {}",
        "func handle(intent: INEndWorkoutIntent, completion: @escaping (INRequestRideIntentResponse) -> Void) {}",
    ]
    static let accepted = [
        "@MainActor func handle(intent: INRequestRideIntent) async -> INRequestRideIntentResponse { .init(code: .success, userActivity: nil) }",
        "func handle(intent: INRequestRideIntent) -> INRequestRideIntentResponse { .init(code: .success, userActivity: nil) }",
        "func handle(intent: INRequestRideIntent) async -> INRequestRideIntentResponse { .init(code: .success, userActivity: nil) }",
        "func handle(intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void) {}",
        "func handle(requestRide intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void) {}",
        "func handle(requestRide intent: INRequestRideIntent, completion: (INRequestRideIntentResponse) -> Void) {}",
    ]

    @Test("HAN-01 a handler without handle does not compile, in either language mode", arguments: ["5", "6"])
    func handleIsRequired(mode: String) async throws {
        let messages = try await compile(Self.refused, languageMode: mode)
        for index in Self.refused.indices {
            #expect(
                messages.contains("error: type 'Handler\(index)' does not conform to protocol 'INRequestRideIntentHandling'"),
                "\(messages)")
        }
        #expect(messages.contains("protocol requires function 'handle(intent:completion:)'"), "\(messages)")
    }

    @Test("DIS-09 a handler with handle in any one spelling compiles without a warning", arguments: ["5", "6"])
    func anySpellingWillDo(mode: String) async throws {
        let messages = try await compile(Self.accepted, languageMode: mode)
        #expect(messages.isEmpty, "\(messages)")
    }

    @Test("an extension may have the initializer that its author gave it", arguments: ["5", "6"])
    func extensions(mode: String) async throws {
        let bodies = [
            "", "override init() { super.init() }", "let count: Int\n    override init() { count = 1\n super.init() }",
            "let count: Int\n    init(count: Int) { self.count = count }\n    convenience override init() { self.init(count: 2) }",
            "override func handler(for intent: INIntent) -> Any { self }",
            "override func handler(for intent: INIntent) -> Any? { intent is INRequestRideIntent ? self : nil }",
        ]
        let extensions = bodies.enumerated().map { "class Extension\($0): INExtension {\n    \($1)\n}\n" }
        let messages = try await compile(extensions.joined(), languageMode: mode)
        #expect(messages.isEmpty, "\(messages)")
    }

    /// What the compiler says of handlers with these bodies; empty when it has nothing to object.
    private func compile(_ bodies: [String], languageMode: String) async throws -> String {
        let handlers = bodies.enumerated().map { index, body in
            "final class Handler\(index): NSObject, INRequestRideIntentHandling {\n    \(body)\n}\n"
        }
        return try await compile(handlers.joined(), languageMode: languageMode)
    }

    /// What the compiler says of the declarations; empty when it has nothing to object.
    private func compile(_ declarations: String, languageMode: String) async throws -> String {
        let folder = FileManager.default.temporaryDirectory.appending(path: "handlers-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "Handlers.swift")
        try Data(("import Intents\n" + declarations).utf8).write(to: file)
        return try await BuiltModules.typeCheck([file.path], languageMode: languageMode)
    }
}

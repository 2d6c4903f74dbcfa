import DefinitionCode
import DefinitionFiles
import ExtensionSources
import Foundation
import Randomness
import TestSupport
import Testing

struct DefinitionCodeTests {
    /// What modules may be built with.
    static let modes: [(mode: String, arguments: [String])] =
        [("6", [])] + (LongTests.areRun ? [("5", []), ("6", ["-default-isolation", "MainActor"])] : [])

    /// What the compiler says of the code of definition files, together with other files.
    private static func typeCheck(
        _ sources: [String: String], with others: [String] = [], mode: String, _ arguments: [String] = []
    ) async throws -> String {
        let folder = FileManager.default.temporaryDirectory.appending(path: "code-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, text) in sources { try Data(text.utf8).write(to: folder.appending(path: name)) }
        return try await BuiltModules.typeCheck(
            sources.keys.sorted().map { folder.appending(path: $0).path } + others, languageMode: mode,
            arguments: ["-parse-as-library", "-module-name", "Generated"] + arguments)
    }

    private static func code(of files: [DefinitionFile]) throws -> [String: String] {
        let code = DefinitionCode(files.map { DefinitionReading($0) }, module: "Generated")
        #expect(code.errors.isEmpty, "\(code.errors)")
        let sources = try code.sources()
        #expect(Set(sources.keys) == Set(DefinitionCode.sourceNames(of: files.map(\.name), module: "Generated")))
        return sources
    }

    @Test("handlers in the styles of public apps compile unchanged, in every language mode", arguments: modes)
    func handlers(mode: String, arguments: [String]) async throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Handlers")
        let handlers = try FileManager.default.contentsOfDirectory(atPath: folder.path).map { folder.appending(path: $0).path }
        #expect(handlers.count == 2)
        // With the main actor by default, an app's own extensions and handlers are its own concern.
        let messages = try await Self.typeCheck(
            Self.code(of: HandlerDefinitions.files), with: arguments.isEmpty ? handlers : [], mode: mode, arguments)
        #expect(messages.isEmpty, "\(messages)")
    }

    @Test("whatever a file defines, the code compiles without a warning", arguments: modes)
    func random(mode: String, arguments: [String]) async throws {
        let seed = UInt64.random(in: 0...(.max))
        var random = RandomDefinitions(seed: seed)
        let files = (0..<12).map { _ in random.file() }
        let messages = try await Self.typeCheck(Self.code(of: files), mode: mode, arguments)
        #expect(messages.isEmpty, "seed \(seed): \(messages.prefix(4_000))")
    }

    @Test("SYS-09 the code of real definition files of public apps compiles", .enabled(if: realFiles != nil), arguments: modes)
    func real(mode: String, arguments: [String]) async throws {
        for entry in try FileManager.default.contentsOfDirectory(atPath: try #require(Self.realFiles)).sorted() {
            let folder = DefinitionFolder(URL(filePath: try #require(Self.realFiles)).appending(path: entry))
            guard !folder.entries.isEmpty else { continue }
            let code = DefinitionCode(folder.read(), module: "Generated")
            #expect(code.errors.isEmpty, "\(entry): \(code.errors)")
            let messages = try await Self.typeCheck(code.sources(), mode: mode, arguments)
            #expect(messages.isEmpty, "\(entry): \(messages)")
        }
    }

    private static let realFiles = ProcessInfo.processInfo.environment["ERRAND_DEFINITIONS"]

    @Test("the code is the same each time, so that nothing is compiled again")
    func isStable() throws {
        #expect(try Self.code(of: HandlerDefinitions.files) == Self.code(of: HandlerDefinitions.files))
    }

    @Test("a type that two files define is an error that names both")
    func collisions() throws {
        var second = HandlerDefinitions.files[0]
        second.name = "Second.intentdefinition"
        let code = DefinitionCode([HandlerDefinitions.files[0], second].map { DefinitionReading($0) }, module: "Generated")
        let error = try #require(code.errors.first)
        #expect(error.code == .duplicateName && error.file == "Second.intentdefinition")
        #expect(error.message.hasPrefix("Handled.intentdefinition defines the Swift type OpenHABSetSwitchStateIntent"))
    }

    @Test("an error in a file is an error of the code")
    func errors() {
        let reading = DefinitionReading(Data("soup".utf8), name: "Soups.intentdefinition")
        #expect(DefinitionCode([reading], module: "Generated").errors.map(\.code) == [.unreadable])
    }

    @Test(
        "a module's constant begins with lower case",
        arguments: [
            ("TicketsExtension", "ticketsExtension"), ("URLKit", "urlKit"), ("ABC", "abc"), ("tickets", "tickets"), ("A", "a"),
        ])
    func constants(module: String, constant: String) {
        #expect(SwiftIdentifier.constant(of: module) == constant)
    }
}

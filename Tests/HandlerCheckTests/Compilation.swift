import Foundation
import HandlerCheck
import TestSupport
import Testing

/// Sources compiled to symbol graphs.
struct Compilation {
    let check: HandlerCheck

    /// - Throws: when the sources do not compile; what the compiler says is recorded.
    init(_ source: String) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "handler-check-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(source.utf8).write(to: folder.appending(path: "Handlers.swift"))
        let modules = try BuiltModules.folder()
        try Self.run(
            [
                "swiftc", "-emit-module", "-module-name", "Handlers", "-o", folder.path + "/Handlers.swiftmodule", "-I", modules,
                "-swift-version", "5", "-emit-symbol-graph", "-emit-symbol-graph-dir", folder.path,
                "-symbol-graph-minimum-access-level", "private", "-symbol-graph-skip-synthesized-members",
                folder.path + "/Handlers.swift",
            ], folder)
        let target = try Self.run(["swiftc", "-print-target-info"], folder)
        let triple = try #require(target.firstMatch(of: /"unversionedTriple": "([^"]*)"/)).1
        try Self.run(
            [
                "swift", "symbolgraph-extract", "-module-name", "Intents", "-target", String(triple), "-I", modules,
                "-output-dir",
                folder.path, "-skip-synthesized-members",
            ], folder)
        let graph = { (name: String) in
            let file = folder.appending(path: "\(name).symbols.json")
            return try SymbolGraph(json: try Data(contentsOf: file), name: file.path)
        }
        check = try HandlerCheck(graphs: [try graph("Handlers")], interface: [try graph("Intents")])
    }

    @discardableResult
    private static func run(_ arguments: [String], _ folder: URL) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = arguments
        let output = folder.appending(path: "output")
        try Data().write(to: output)
        let handle = try FileHandle(forWritingTo: output)
        process.standardOutput = handle
        process.standardError = handle
        try process.run()
        process.waitUntilExit()
        let text = try String(contentsOf: output, encoding: .utf8)
        try #require(process.terminationStatus == 0, "\(text.split(separator: "\n").filter { $0.contains("error:") })")
        return text
    }
}

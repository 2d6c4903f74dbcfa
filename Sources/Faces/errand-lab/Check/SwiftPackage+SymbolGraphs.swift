import CommandSupport
import Foundation

extension SwiftPackage {
    /// Generates the symbol graphs of the built modules.
    ///
    /// - Returns: the folder with the symbol graphs.
    func symbolGraphs() throws -> URL {
        let output = try Self.swift([
            "package", "--package-path", folder.path, "dump-symbol-graph", "--minimum-access-level", "private",
            "--skip-synthesized-members", "--skip-inherited-docs",
        ])
        let line = output.text.split(separator: "\n").last { $0.hasPrefix("Files written to ") }
        // The tool also tries test runners and fails if they are not built.
        let failed = targets.filter { output.errors.contains("Failed to emit symbol graph for '\($0.module)'") }
        guard let line, failed.isEmpty else {
            throw Self.failure("the symbol graphs of the package in '\(folder.path)' cannot be generated", output)
        }
        return URL(filePath: String(line.dropFirst("Files written to ".count)), directoryHint: .isDirectory)
    }

    /// Generates the symbol graph of a module that the package was built with.
    ///
    /// - Returns: the file; `nil` if the package does not use the module.
    func symbolGraph(of module: String, in output: URL) throws -> URL? {
        let modules = try products().appending(path: "Modules").path
        guard FileManager.default.fileExists(atPath: "\(modules)/\(module).swiftmodule") else { return nil }
        let extraction = try Self.swift([
            "symbolgraph-extract", "-module-name", module, "-target", try Self.target(), "-I", modules, "-output-dir",
            output.path,
            "-minimum-access-level", "public", "-skip-synthesized-members",
        ])
        guard extraction.succeeded else { throw Self.failure("the symbol graph of \(module) cannot be generated", extraction) }
        return output.appending(path: "\(module).symbols.json")
    }

    private static func target() throws -> String {
        struct Information: Decodable {
            struct Target: Decodable { var unversionedTriple: String }
            var target: Target
        }
        let output = try swift(["-print-target-info"])
        do {
            return try JSONDecoder().decode(Information.self, from: Data(output.text.utf8)).target.unversionedTriple
        } catch {
            throw failure("'swift -print-target-info' does not report the target triple", output)
        }
    }
}

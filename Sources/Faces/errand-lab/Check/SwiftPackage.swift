import CommandSupport
import Foundation
import TerminalUI

/// A Swift package on disk, as described by SwiftPM.
struct SwiftPackage {
    /// A target, as printed by `swift package describe`.
    struct Target: Decodable {
        var name: String
        var module: String
        /// The path relative to the package.
        var path: String
        var type: String
        /// The kind of module; `SwiftTarget` for Swift.
        var language: String
        var dependencies: [String]?

        enum CodingKeys: String, CodingKey {
            case name, path, type
            case module = "c99name"
            case language = "module_type"
            case dependencies = "target_dependencies"
        }
    }

    private struct Description: Decodable {
        var targets: [Target]
    }

    let folder: URL
    /// The Swift targets except tests.
    let targets: [Target]

    /// - Throws: `CommandFailure` if the folder contains no valid package.
    init(_ folder: URL) throws {
        self.folder = folder
        guard FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) else {
            throw CommandFailure("there is no Package.swift in '\(folder.path)'; name the folder of a Swift package")
        }
        let output = try Self.swift(["package", "--package-path", folder.path, "describe", "--type", "json"])
        guard output.succeeded, let json = output.text.firstIndex(of: "{"),
            // If the output cannot be parsed, the error output gives the reason.
            let description = try? JSONDecoder().decode(Description.self, from: Data(output.text[json...].utf8))
        else { throw Self.failure("the package in '\(folder.path)' cannot be read", output) }
        targets = description.targets.filter {
            $0.language == "SwiftTarget" && !["test", "plugin", "system-target", "binary"].contains($0.type)
        }
    }

    /// Builds all targets but tests.
    ///
    /// - Throws: `CommandFailure` if it does not build. The compiler's output was forwarded to standard error.
    func build() throws {
        let watches = Terminal.isTerminal(2)
        let output = try Self.swift(["build", "--package-path", folder.path], showsProgress: watches)
        guard !output.succeeded else { return }
        throw Self.failure("the package in '\(folder.path)' does not build; fix the compiler errors", output)
    }

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
        let path = try Self.swift(["build", "--package-path", folder.path, "--show-bin-path"])
        let modules = path.text.trimmingCharacters(in: .whitespacesAndNewlines) + "/Modules"
        guard path.succeeded, FileManager.default.fileExists(atPath: "\(modules)/\(module).swiftmodule") else { return nil }
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

    private static func swift(_ arguments: [String], showsProgress: Bool = false) throws -> SwiftTool.Output {
        try SwiftTool.run(["swift"] + arguments, showsProgress: showsProgress)
    }

    /// Forwards the tool's output, without progress lines, and returns the failure.
    private static func failure(_ problem: String, _ output: SwiftTool.Output) -> CommandFailure {
        let lines = (output.errors + output.text).split(separator: "\n").filter { !$0.hasPrefix("[") && !$0.isEmpty }
        for line in lines { warn(String(line)) }
        return CommandFailure(problem)
    }
}

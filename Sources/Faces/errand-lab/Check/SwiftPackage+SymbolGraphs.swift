import CommandSupport
import Foundation

extension SwiftPackage {
    /// The targets that may have handlers: those that use Intents, by themselves or through others of the package.
    var targetsWithHandlers: [Target] {
        let isItsOwn = targets.contains { $0.module == "Intents" }
        var found = Set(
            targets.filter { isItsOwn ? $0.module == "Intents" : $0.productDependencies?.isEmpty == false }.map(\.name))
        while true {
            let users = targets.filter { !found.contains($0.name) && !found.isDisjoint(with: $0.dependencies ?? []) }
            guard !users.isEmpty else { break }
            found.formUnion(users.map(\.name))
        }
        return targets.filter { found.contains($0.name) }
    }

    /// Builds modules and generates their symbol graphs.
    ///
    /// SwiftPM's own command builds everything that belongs to the package, such as tools of its dependencies, which can take long. It is
    /// used where a module cannot be read without what SwiftPM alone knows.
    ///
    /// - Returns: the folder with the symbol graphs.
    func symbolGraphs(of targets: [Target], in output: URL) throws -> URL {
        let used = Set(targets.flatMap { $0.dependencies ?? [] })
        try build(targets: targets.map(\.name).filter { !used.contains($0) })
        let options = try moduleMaps(products()) + ["-minimum-access-level", "private", "-skip-inherited-docs"]
        for target in targets {
            guard try extractSymbolGraph(of: target.module, in: output, options).succeeded else { return try allSymbolGraphs() }
        }
        return output
    }

    /// The options that name the module maps of C modules: those of packages, and those that SwiftPM has written.
    private func moduleMaps(_ products: URL) -> [String] {
        let scratch = products.deletingLastPathComponent().deletingLastPathComponent()
        let sources = [scratch.appending(path: "checkouts"), folder.appending(path: "Sources")] + localDependencies
        let files = sources.flatMap { folder -> [URL] in
            let found = FileManager.default.enumerator(
                at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles, .skipsPackageDescendants])
            return (found?.allObjects ?? []).compactMap { $0 as? URL }.filter { $0.lastPathComponent == "module.modulemap" }
        }
        let written = (try? FileManager.default.contentsOfDirectory(at: products, includingPropertiesForKeys: nil)) ?? []
        let ofBuild = written.filter { $0.pathExtension == "build" }.map { $0.appending(path: "module.modulemap") }
            .filter { FileManager.default.fileExists(atPath: $0.path) }
        return (files + ofBuild).flatMap { ["-Xcc", "-fmodule-map-file=\($0.path)"] }
    }

    private func allSymbolGraphs() throws -> URL {
        try build()
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
        let extraction = try extractSymbolGraph(of: module, in: output, ["-minimum-access-level", "public"])
        guard extraction.succeeded else { throw Self.failure("the symbol graph of \(module) cannot be generated", extraction) }
        return output.appending(path: "\(module).symbols.json")
    }

    private func extractSymbolGraph(of module: String, in output: URL, _ options: [String]) throws -> SwiftTool.Output {
        let modules = try products().appending(path: "Modules").path
        return try Self.swift(
            [
                "symbolgraph-extract", "-module-name", module, "-target", Self.target(), "-I", modules,
                "-output-dir", output.path, "-skip-synthesized-members",
            ] + options)
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

import Foundation
import PackagePlugin

/// Makes Swift types of the definition files (`.intentdefinition`) in a target's folder, as Xcode does, and of declarations in Swift
/// (`.intents.swift`).
@main struct IntentDefinitions: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? SwiftSourceModuleTarget else {
            Diagnostics.error(
                "the plugin IntentDefinitions makes Swift code, and \(target.name) is no Swift target; remove the plugin from it")
            return []
        }
        let files = Self.files(in: target.directoryURL)
        let definitions = files.filter { Self.stem($0.lastPathComponent) != nil }
        guard !definitions.isEmpty else {
            Diagnostics.error(
                "there is no .intentdefinition or .intents.swift file in '\(target.directoryURL.path)'; put it there, or remove the plugin IntentDefinitions from "
                    + target.name)
            return []
        }
        let folder = context.pluginWorkDirectoryURL
        let names = Set(definitions.map(\.lastPathComponent)).sorted()
        let tool = try context.tool(named: "write-intent-types").url
        return [
            .buildCommand(
                displayName: "Making the types of \(names.joined(separator: ", "))", executable: tool,
                arguments: [target.moduleName, folder.path] + files.map(\.path), inputFiles: files,
                outputFiles: Self.outputs(of: names, module: target.moduleName).map { folder.appendingPathComponent($0) })
        ]
    }

    /// The names that the tool gives its files.
    private static func outputs(of definitions: [String], module: String) -> [String] {
        let stems = Set(definitions.compactMap(stem)).sorted()
        return stems.flatMap { stem in ["Types", "Intents", "Handling"].map { "\(stem)+\($0).swift" } }
            + ["CustomIntents+\(module).swift"]
    }

    /// What the files of a definition file are named after; `nil` for other files.
    private static func stem(_ name: String) -> String? {
        [".intentdefinition", ".intents.swift"].first(where: name.hasSuffix).map { String(name.dropLast($0.count)) }
    }

    /// The definition files and tables of texts below a folder, whether or not the manifest excludes them from the target.
    private static func files(in folder: URL) -> [URL] {
        let walk = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        let urls = walk?.compactMap { $0 as? URL } ?? []
        return urls.filter { ["strings", "stringsdict"].contains($0.pathExtension) || stem($0.lastPathComponent) != nil }
            .sorted { $0.path < $1.path }
    }
}

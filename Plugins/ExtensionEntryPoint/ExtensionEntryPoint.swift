import Foundation
import PackagePlugin

/// Makes the entry point of an executable target from the `Info.plist` in its folder, so that the target holds nothing but handlers.
@main struct ExtensionEntryPoint: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? SwiftSourceModuleTarget, target.kind == .executable else {
            Diagnostics.error(
                "the plugin ExtensionEntryPoint is for executable targets, and \(target.name) is none; make it an .executableTarget, or remove the "
                    + "plugin from it")
            return []
        }
        let list = target.directoryURL.appendingPathComponent("Info.plist")
        guard FileManager.default.fileExists(atPath: list.path) else {
            Diagnostics.error(
                "there is no '\(list.path)'; the plugin ExtensionEntryPoint reads from it which class is the program's entry point "
                    + "(NSExtensionPrincipalClass)")
            return []
        }
        let sources = target.sourceFiles(withSuffix: "swift").map(\.url)
        let definitions = Self.modulesWithDefinitions(of: target, in: context.package)
        let output = context.pluginWorkDirectoryURL.appendingPathComponent("EntryPoint.swift")
        return [
            .buildCommand(
                displayName: "Making the entry point of \(target.name)",
                executable: try context.tool(named: "write-entry-point").url,
                arguments: [target.moduleName, list.path, output.path, definitions.joined(separator: ",")] + sources.map(\.path),
                inputFiles: [list] + sources,
                outputFiles: [output])
        ]
    }

    /// The modules whose custom intents the program serves: its own and those of the package that it is made of, where they have
    /// definition files.
    private static func modulesWithDefinitions(of target: SwiftSourceModuleTarget, in package: Package) -> [String] {
        let own = Set(package.targets.map(\.id))
        let targets: [any Target] = [target] + target.recursiveTargetDependencies.filter { own.contains($0.id) }
        return targets.compactMap { target in
            guard let target = target as? SwiftSourceModuleTarget else { return nil }
            let walk = FileManager.default.enumerator(
                at: target.directoryURL, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
            let hasDefinitions = walk?.contains { element in
                guard let name = (element as? URL)?.lastPathComponent else { return false }
                return name.hasSuffix(".intentdefinition") || name.hasSuffix(".intents.swift")
            }
            return hasDefinitions == true ? target.moduleName : nil
        }
    }
}

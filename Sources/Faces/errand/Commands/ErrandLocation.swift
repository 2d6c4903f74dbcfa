import AppTemplates
import CommandSupport
import Foundation

/// Where the package of a new app finds Errand.
enum ErrandLocation {
    /// - Parameters:
    ///   - given: a folder or a URL; `nil` for the sources of this command.
    ///   - source: this file, while the sources that the command was built from are where they were.
    /// - Throws: `CommandFailure` if there is no package.
    static func package(_ given: String?, source: String = #filePath) throws -> ErrandPackage {
        guard let given else { return try built(from: source) }
        if given.contains("://") || given.hasPrefix("git@") { return .url(given) }
        let folder = URL(fileURLWithPath: (given as NSString).expandingTildeInPath).standardizedFileURL
        guard isErrand(folder) else {
            throw CommandFailure(
                "'\(folder.path)' has no Package.swift of Errand; give the folder of its sources, or the URL of its repository")
        }
        return .path(folder.path)
    }

    private static func built(from source: String) throws -> ErrandPackage {
        // Sources/Faces/errand/Commands/ErrandLocation.swift.
        var folder = URL(fileURLWithPath: source)
        for _ in 0..<5 { folder.deleteLastPathComponent() }
        guard isErrand(folder) else {
            throw CommandFailure(
                "the sources that this command was built from are not here any more; say with --errand where a package finds Errand: a folder with its "
                    + "sources, or the URL of its repository")
        }
        return .path(folder.standardizedFileURL.path)
    }

    private static func isErrand(_ folder: URL) -> Bool {
        let plugin = folder.appendingPathComponent("Plugins/ExtensionEntryPoint")
        return FileManager.default.fileExists(atPath: plugin.path)
            && FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path)
    }
}

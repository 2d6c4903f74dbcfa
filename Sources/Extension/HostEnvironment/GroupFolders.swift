public import Foundation

/// Locates the folders that an app shares with its extension.
enum GroupFolders {
    /// The app group folder of processes without a host: `$XDG_DATA_HOME/errand/groups`; in tests, one that ends with them.
    static var standard: URL? {
        if let folder = TestProcess.folder { return folder }
        let environment = ProcessInfo.processInfo.environment
        let home = environment["XDG_DATA_HOME"].flatMap { $0.isEmpty ? nil : URL(filePath: $0) }
        let data = home ?? FileManager.default.homeDirectoryForCurrentUser.appending(path: ".local/share")
        return data.appending(path: "errand/groups")
    }

    /// The group's folder; `nil` if the name is hidden or not a plain folder name.
    static func folder(of group: String, in root: URL) -> URL? {
        guard !group.isEmpty, !group.hasPrefix("."), !group.contains(where: { $0 == "/" || $0 == "\\" || $0 == "\0" }) else {
            return nil
        }
        return root.appending(path: group, directoryHint: .isDirectory)
    }
}

extension FileManager {
    /// The folder that an app and its extension share for the person for whom the code runs, created on demand.
    ///
    /// - Returns: `nil` if the identifier is not a plain folder name, the folder cannot be created, or it is not known for whom the
    ///   code runs.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        let folder: URL? =
            switch AppEnvironment.found(for: "containerURL(forSecurityApplicationGroupIdentifier:)") {
            case .environment(let environment): environment.folder(ofGroup: groupIdentifier)
            case .nothing: GroupFolders.standard.flatMap { GroupFolders.folder(of: groupIdentifier, in: $0) }
            case .refused: nil
            }
        guard let folder else { return nil }
        do {
            try createDirectory(at: folder, withIntermediateDirectories: true)
            return folder
        } catch {
            return nil
        }
    }
}

public import Foundation
import Synchronization

/// Where the folders that an app shares with its extension stand.
package enum GroupContainers {
    /// The folder that holds the group folders during a call; `nil` outside of calls, and where the host chose none.
    @TaskLocal package static var current: URL?

    private static let processWide = Mutex<URL?>(nil)

    /// The folder for code that runs outside of calls; `nil` for `$XDG_DATA_HOME/errand/groups`.
    package static var root: URL? {
        get { processWide.withLock { $0 } }
        set { processWide.withLock { $0 = newValue } }
    }

    /// The group's folder; `nil` for names that are no plain folder name.
    static func folder(of group: String) -> URL? {
        guard !group.isEmpty, group != ".", group != "..", !group.contains(where: { $0 == "/" || $0 == "\\" || $0 == "\0" })
        else {
            return nil
        }
        return (current ?? root ?? standard).appending(path: group, directoryHint: .isDirectory)
    }

    private static var standard: URL {
        let environment = ProcessInfo.processInfo.environment
        let home = environment["XDG_DATA_HOME"].flatMap { $0.isEmpty ? nil : URL(filePath: $0) }
        let data = home ?? FileManager.default.homeDirectoryForCurrentUser.appending(path: ".local/share")
        return data.appending(path: "errand/groups")
    }
}

extension FileManager {
    /// The folder that an app and its extension share, made on demand.
    ///
    /// - Returns: `nil` when the identifier is no plain folder name or the folder cannot be made.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        guard let folder = GroupContainers.folder(of: groupIdentifier) else { return nil }
        do {
            try createDirectory(at: folder, withIntermediateDirectories: true)
            return folder
        } catch {
            return nil
        }
    }
}

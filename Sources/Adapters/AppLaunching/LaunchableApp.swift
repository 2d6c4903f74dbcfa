package import Foundation

/// An app whose programs can be started: what a launcher has to know of it.
package struct LaunchableApp: Sendable {
    /// A version of the app.
    package struct Version: Sendable {
        /// The bundle with its programs.
        package var bundle: URL
        /// What distinguishes this version, and what it may use, from others.
        package var mark: String
        /// Whether its programs may use the network.
        package var mayUseNetwork: Bool

        package init(bundle: URL, mark: String = "", mayUseNetwork: Bool) {
            self.bundle = bundle
            self.mark = mark
            self.mayUseNetwork = mayUseNetwork
        }
    }

    /// The folders in which an app keeps what belongs to a person. They are the same for the app and its extension, and nobody else's.
    package struct Folders: Sendable {
        /// The home folder of its programs.
        package var home: URL
        /// The folder that contains its group folders.
        package var groups: URL

        package init(home: URL, groups: URL) {
            self.home = home
            self.groups = groups
        }
    }

    /// The name that people call the app by.
    package var name: String
    /// The bundle to read what the app declares from.
    package var bundle: URL
    /// The version to call next; `nil` if the app is gone. Asked before each call.
    package var current: @Sendable () throws -> Version?
    /// The folders for a person, by identifier. They need not exist.
    package var folders: @Sendable (_ person: String) -> Folders
    /// Where the output of the part that is labelled `app` or `extension` goes.
    package var log: @Sendable (_ label: String) -> @Sendable ([UInt8]) -> Void

    package init(
        name: String, bundle: URL, current: @escaping @Sendable () throws -> Version?,
        folders: @escaping @Sendable (_ person: String) -> Folders,
        log: @escaping @Sendable (_ label: String) -> @Sendable ([UInt8]) -> Void
    ) {
        self.name = name
        self.bundle = bundle
        self.current = current
        self.folders = folders
        self.log = log
    }
}

package import AppLibrary
import Foundation

extension LaunchableApp {
    /// An app of the library, in the version that is installed when it is called.
    ///
    /// - Parameter watch: tells which that is; `nil` for one of its own.
    package init(_ installed: InstalledBundle, in library: AppLibrary, _ watch: InstalledBundleWatch? = nil) {
        // An identifier that is in the library is a proper one.
        let watch = watch ?? (try? library.watch(installed))
        let log = RotatingLog(file: installed.logFile)
        self.init(
            name: installed.name, bundle: installed.bundle, current: { try watch?.current().map(Version.init) },
            folders: { person in
                // Identifiers are arbitrary text; hexadecimal digits are a valid name in every file system.
                let own = installed.dataFolder.appending(path: person.hexadecimalName, directoryHint: .isDirectory)
                return Folders(
                    home: own.appending(path: "home", directoryHint: .isDirectory),
                    groups: own.appending(path: "groups", directoryHint: .isDirectory))
            },
            log: { label in
                let stream = log.stream(label: label)
                return { stream.append($0) }
            })
    }
}

extension LaunchableApp.Version {
    fileprivate init(_ installed: InstalledBundle) {
        // After an uninstallation, versions begin again; and what a program may use is settled at its start.
        let network = installed.rights.mayUseNetwork
        self.init(
            bundle: installed.bundle,
            mark: "\(installed.version) \(installed.installed.timeIntervalSinceReferenceDate) \(network)",
            mayUseNetwork: network)
    }
}

extension String {
    /// A name for files that is different for each text.
    package var hexadecimalName: String { utf8.map { String(format: "%02x", $0) }.joined() }
}

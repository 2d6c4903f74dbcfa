import AppBundles
import AppLibrary
import Containment
import ExtensionHost
import ExtensionProtocol
import Foundation
import IntentSchema

/// Connects to the programs of an installed app, and says how to start them: each contained, with the person's own folders of the app.
struct InstalledAppLauncher: Sendable {
    private enum Part { case app, appExtension }

    /// Why a program of an installed app cannot be started.
    private struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private let installed: InstalledBundle
    private let watch: InstalledBundleWatch?
    private let containment: Containment
    private let log: RotatingLog

    init(_ installed: InstalledBundle, in library: AppLibrary, _ containment: Containment) {
        self.installed = installed
        // An identifier that is in the library is a proper one.
        watch = try? library.watch(installed.identifier)
        self.containment = containment
        log = RotatingLog(file: installed.logFile)
    }

    /// The connection to the app's extension and to the app itself, as far as there are programs of them.
    func connection(
        to description: AppDescription, _ services: HostServices, catalogue: Catalogue, pool: ProgramPool
    ) -> any ExtensionConnection {
        // Read again: what is kept of an app is its description alone.
        let bundle = try? AppBundle(directory: installed.bundle, locale: Locale(identifier: "en"))
        let inApp = bundle?.inAppIntents ?? []
        let events = ExtensionEvents()
        let services = HostServices { [self] person, app in
            services.services(for: person, app: app).map { offered in
                var offered = offered
                // What the person takes back is gone at once, also for a host that runs.
                offered.permission = { [permission = offered.permission] in
                    isPermitted($0) ? permission($0) : .denied
                }
                offered.groupContainers = folder(of: person).appending(path: "groups", directoryHint: .isDirectory)
                return offered
            }
        }
        func connection(_ part: Part, intents: [String], inApp: [String]) -> ProcessConnection {
            var described = description
            described.intents = intents
            return ProcessConnection(
                program(part, description.name), of: described, inAppIntents: inApp, services: services, events: events,
                catalogue: catalogue, pool: pool)
        }
        let appExtension = connection(.appExtension, intents: description.intents.filter { !inApp.contains($0) }, inApp: [])
        guard bundle?.executable != nil else { return appExtension }
        // The app's program is told of what the extension may leave to it as of what it handles itself.
        let handled = inApp + description.intentsLeftToApplication(besides: inApp, of: catalogue)
        let app = connection(.app, intents: handled, inApp: handled)
        return SplitConnection(inApp: inApp, application: app, extension: appExtension, catalogue: catalogue)
    }

    private func isPermitted(_ permission: Permission) -> Bool {
        let current = try? watch?.current()
        return current?.granted.contains(.permission(permission)) ?? false
    }

    private func program(_ part: Part, _ name: String) -> ExtensionProgram {
        let label = part == .app ? "app" : "extension"
        let stream = log.stream(label: label)
        return ExtensionProgram(
            name: part == .app ? name : "\(name)'s extension", isApplication: part == .app,
            version: { [watch] in
                // After an uninstallation, versions begin again; and what a program may use is settled at its start.
                guard let current = try? watch?.current() else { return "" }
                let network = current.granted.contains(.network)
                return "\(current.version) \(current.installed.timeIntervalSinceReferenceDate) \(network)"
            },
            log: { stream.append($0) },
            command: { [self] person, offered in try command(part, for: person, offered) })
    }

    /// What starts a part of the current version for a person.
    private func command(_ part: Part, for person: String, _ offered: AppServices) throws -> LaunchCommand {
        guard let current = try watch?.current() else {
            throw Failure(description: "\(installed.name) is no longer installed; install it with errand install")
        }
        let bundle = try AppBundle(directory: current.bundle, locale: Locale(identifier: "en"))
        guard let executable = part == .app ? bundle.executable : bundle.intentsExtension?.executable else {
            throw Failure(
                description:
                    "\(current.name) has no program for this; errand-lab check '\(current.bundle.path)' says what is missing")
        }
        let own = folder(of: person)
        let home = own.appending(path: "home", directoryHint: .isDirectory)
        let groups = own.appending(path: "groups", directoryHint: .isDirectory)
        for folder in [home, groups] {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        }
        return try containment.command(
            for: ContainedProgram(
                executable: executable.path,
                environment: [
                    // Foundation keeps settings by the first, and tells apps the second.
                    "HOME": home.path, "CFFIXED_USER_HOME": home.path, "TMPDIR": "/tmp", "PATH": "/usr/bin:/bin",
                    "LANG": "C.UTF-8",
                    "TZ": (offered.calendar ?? .current).timeZone.identifier,
                ],
                readableFolders: [current.bundle.path] + [SwiftLibraries.folder()].compactMap { $0 },
                writableFolders: [home.path, groups.path], workingFolder: home.path,
                network: current.granted.contains(.network)))
    }

    /// The folder for what the app keeps of a person. It is the same for the app and its extension, and nobody else's.
    private func folder(of person: String) -> URL {
        // Identifiers are arbitrary text; hexadecimal digits are a valid name in every file system.
        installed.dataFolder.appending(path: person.hexadecimalName, directoryHint: .isDirectory)
    }
}

extension String {
    /// A name for files that is different for each text.
    var hexadecimalName: String { utf8.map { String(format: "%02x", $0) }.joined() }
}

import AppBundles
package import Containment
package import ExtensionHost
package import ExtensionProtocol
import Foundation
package import IntentSchema

/// Connects to the programs of an app, and says how to start them: each contained, with the person's own folders of the app.
package struct AppLauncher: Sendable {
    /// One of the app's programs.
    private enum Part: Hashable {
        case app
        /// The extension with this folder's name; `nil` for the only one, whatever its name is in the next version.
        case appExtension(String?)

        /// What messages call it.
        func name(of app: String) -> String {
            switch self {
            case .app: app
            case .appExtension(let name): "\(app)'s extension\(name.map { " " + $0 } ?? "")"
            }
        }

        /// What its lines in the app's log begin with.
        var label: String {
            switch self {
            case .app: "app"
            case .appExtension(let name): name ?? "extension"
            }
        }

        func program(in bundle: AppBundle) -> URL? {
            if case .app = self { bundle.executable } else { declaration(in: bundle)?.executable }
        }

        /// What the bundle declares of the extension; `nil` for the app.
        func declaration(in bundle: AppBundle) -> AppBundle.IntentsExtension? {
            switch self {
            case .app: nil
            case .appExtension(nil): bundle.intentsExtensions.first
            case .appExtension(let name): bundle.intentsExtensions.first { $0.name == name }
            }
        }
    }

    /// Why a program of an app cannot be started.
    private struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private let app: LaunchableApp
    private let containment: Containment

    /// - Parameter containment: how programs are started.
    package init(_ app: LaunchableApp, _ containment: Containment) {
        self.app = app
        self.containment = containment
    }

    /// The connection to the app's extensions and to the app itself, as far as there are programs of them.
    ///
    /// - Parameters:
    ///   - services: what the host offers; the group folders are the launcher's.
    ///   - catalogue: the definitions that answers have to conform to.
    ///   - pool: the programs that run.
    ///   - events: receives what the app sends unprompted.
    package func connection(
        to description: AppDescription, _ services: HostServices, catalogue: Catalogue, pool: ProgramPool,
        events: ExtensionEvents = ExtensionEvents()
    ) -> any ExtensionConnection {
        // Read again: what is kept of an app is its description alone.
        let bundle = try? AppBundle(directory: app.bundle, locale: Locale(identifier: "en"))
        let extensions = bundle?.intentsExtensions ?? []
        // What both declare is the extension's, as on a device.
        let ofExtensions = Set(extensions.flatMap(\.intents))
        let inApp = (bundle?.inAppIntents ?? []).filter { !ofExtensions.contains($0) }
        let services = HostServices { [self] person, app in
            services.services(for: person, app: app).map { offered in
                var offered = offered
                let folders = self.app.folders(person)
                offered.groupContainers = folders.groups
                offered.operations = folders.home.appending(path: ".errand/operations", directoryHint: .isDirectory)
                return offered
            }
        }
        func connection(_ part: Part, intents: [String], inApp: [String]) -> ProcessConnection {
            var described = description
            described.intents = intents
            let suppliesCards = bundle.flatMap(part.declaration)?.interfaceClass != nil
            return ProcessConnection(
                program(part, description.name, suppliesCards: suppliesCards), of: described, inAppIntents: inApp,
                services: services, events: events,
                catalogue: catalogue, pool: pool)
        }
        // What no extension declares goes to the first, which says so.
        let first = connection(
            .appExtension(extensions.count > 1 ? extensions[0].name : nil),
            intents: description.intents.filter { intent in
                !inApp.contains(intent) && !extensions.dropFirst().contains { $0.intents.contains(intent) }
            }, inApp: [])
        let others = extensions.dropFirst().map { one in
            (intents: one.intents, connection: connection(.appExtension(one.name), intents: one.intents, inApp: []))
        }
        let appExtension: any ExtensionConnection = others.isEmpty ? first : ExtensionsConnection(first, others: others)
        guard bundle?.executable != nil else { return appExtension }
        // The app's program is told of what the extension may leave to it as of what it handles itself.
        let handled = inApp + description.intentsLeftToApplication(besides: inApp, of: catalogue)
        let application = connection(.app, intents: handled, inApp: handled)
        return SplitConnection(inApp: inApp, application: application, extension: appExtension, catalogue: catalogue)
    }

    private func program(_ part: Part, _ name: String, suppliesCards: Bool) -> ExtensionProgram {
        ExtensionProgram(
            name: part.name(of: name), isApplication: part == .app, suppliesCards: suppliesCards,
            version: { [app] in (try? app.current())?.mark ?? "" }, log: app.log(part.label),
            folders: { [app] person in
                let folders = app.folders(person)
                return [folders.home.path, folders.groups.path]
            },
            command: { [self] person, offered in try command(part, for: person, offered) })
    }

    /// What starts a part of the current version for a person.
    private func command(_ part: Part, for person: String, _ offered: AppServices) throws -> LaunchCommand {
        guard let current = try app.current() else {
            throw Failure(description: "\(app.name) is no longer installed; install it with errand install")
        }
        let bundle = try AppBundle(directory: current.bundle, locale: Locale(identifier: "en"))
        guard let executable = part.program(in: bundle) else {
            throw Failure(
                description:
                    "\(app.name) has no program for this; errand-lab check '\(current.bundle.path)' says what is missing")
        }
        let folders = app.folders(person)
        for folder in [folders.home, folders.groups] {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        }
        return try containment.command(
            for: ContainedProgram(
                executable: executable.path,
                environment: [
                    // Foundation keeps settings by the first, and tells apps the second.
                    "HOME": folders.home.path, "CFFIXED_USER_HOME": folders.home.path, "TMPDIR": "/tmp", "PATH": "/usr/bin:/bin",
                    "LANG": "C.UTF-8",
                    "TZ": (offered.calendar ?? .current).timeZone.identifier,
                ],
                readableFolders: [current.bundle.path] + [SwiftLibraries.folder()].compactMap { $0 },
                writableFolders: [folders.home.path, folders.groups.path], workingFolder: folders.home.path,
                network: current.mayUseNetwork))
    }
}

import AppBundles
import Containment
import ExtensionHost
import ExtensionMain
import ExtensionProtocol
import ExtensionRuntime
import Foundation
import Hosting
import IntentSchema
import Intents
import MessagesExtension
import PaymentsExtension
import RidesExtension
import WorkoutsExtension

/// The apps of the conversations, in this process or as programs, which are this program in another role.
enum HostedApps {
    /// The bundle and the extension of each app, by the name by which it is asked for.
    private static let all: [String: (bundle: URL, intentsExtension: INExtension.Type)] = [
        "ride": (RidesBundle.url, RidesExtension.IntentHandler.self),
        "payment": (PaymentsBundle.url, PaymentsExtension.IntentHandler.self),
        "message": (MessagesBundle.url, MessagesExtension.IntentHandler.self),
        "workout": (WorkoutsBundle.url, CountingExtension.self),
        "unasked": (WorkoutsBundle.url, UnaskedCountingExtension.self),
    ]

    /// Runs an app's program until its host ends the connection.
    @MainActor
    static func runProgram(of name: String) -> Never {
        guard let app = all[name] else { fatalError("there is no app '\(name)'") }
        ExtensionMain.run(app.intentsExtension)
    }

    /// The app as a host opens it.
    ///
    /// - Parameter isProgram: whether it runs as a program.
    static func hosted(_ name: String, isProgram: Bool, _ faults: Faults) -> HostedApp {
        guard let app = all[name] else { fatalError("there is no app '\(name)'") }
        return HostedApp(bundle: app.bundle) { description, services in
            let connection: any ExtensionConnection
            if isProgram {
                connection = program(of: name, description, services, faults)
            } else {
                AppResources(services, app: description.id).lendToProcess(for: HostedPerson.owner)
                connection =
                    InProcessApp(app.intentsExtension)
                    .installed(description, services: services, types: .system).connection
            }
            return InstalledApp(description: description, connection: FaultyConnection(inner: connection, faults: faults))
        }
    }

    private static func program(
        of name: String, _ description: AppDescription, _ services: HostServices, _ faults: Faults
    ) -> ProcessConnection {
        let own = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().path
        let program = ExtensionProgram(
            name: name, log: { FileHandle.standardError.write(Data($0)) },
            command: { _, _ in LaunchCommand(executable: own, arguments: ["program", name], environment: ["TZ": "UTC"]) })
        return ProcessConnection(program, of: description, services: services) { command, log, exited in
            let started = try await ProgramStarter.start(command, log: log, exited: exited)
            faults.add(program: started.kill)
            return started
        }
    }
}

import ConnectionTesting
import ExtensionProtocol
import ExtensionRuntime
import Foundation
import IntentSchema
import Intents
import Testing

/// Every connection to an app keeps the same promises.
struct ConnectionConformance {
    @Test(
        "the connection to an app in this process",
        arguments: ConnectionCheck.all + ConnectionCheck.cards + ConnectionCheck.operations)
    func inProcess(check: ConnectionCheck) async {
        let problems = await check.problems { Self.inProcess() }
        #expect(problems.isEmpty)
    }

    @Test("SYS-09 the connection to an app with intents of its own in this process", arguments: ConnectionCheck.options)
    func ownIntents(check: ConnectionCheck) async throws {
        let types = try IntentTypes.system.adding([.probe])
        let problems = await check.problems {
            Self.inProcess(intents: ProbeExtension.intents + ProbeExtension.ownIntents, types: types)
        }
        #expect(problems.isEmpty)
    }

    @Test("a connection whose other end vanishes in mid-call")
    func severed() async {
        let connection = SeverableConnection(inner: Self.inProcess())
        let problems = await ConnectionCheck.problemsWhenSevered(connection) { connection.sever() }
        #expect(problems.isEmpty)
    }

    static func inProcess(
        events: ExtensionEvents = ExtensionEvents(), intents: [String] = ProbeExtension.intents, types: IntentTypes = .system
    ) -> any ExtensionConnection {
        let folder = Folder()
        let services = ProbeHost.services(in: folder.url)
        return InProcessApp(
            ProbeExtension.self, delegate: ProbeApplication.self, interface: { ProbeInterface() }
        ).installed(
            AppDescription(id: "org.errand.probe", name: "Probe", intents: intents),
            // The folder goes with the connection.
            services: HostServices { person, app in
                withExtendedLifetime(folder) { services.services(for: person, app: app) }
            },
            events: events, types: types
        ).connection
    }

    /// A folder that is removed when nobody needs it any more.
    private final class Folder: Sendable {
        let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString, directoryHint: .isDirectory)

        // Nothing is there when no check has kept anything.
        deinit { try? FileManager.default.removeItem(at: url) }
    }
}

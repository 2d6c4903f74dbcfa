import ConnectionTesting
import ExtensionProtocol
import ExtensionRuntime
import IntentSchema
import Testing

/// Every connection to an app keeps the same promises.
struct ConnectionConformance {
    @Test("the connection to an app in this process", arguments: ConnectionCheck.all)
    func inProcess(check: ConnectionCheck) async {
        let problems = await check.problems { Self.inProcess() }
        #expect(problems.isEmpty)
    }

    static func inProcess() -> any ExtensionConnection {
        InProcessApp(ProbeExtension.self, delegate: ProbeApplication.self).installed(
            AppDescription(id: "org.errand.probe", name: "Probe", intents: ProbeExtension.intents),
            services: HostServices(contactAccess: .denied, contacts: { [] }),
            types: .system
        ).connection
    }
}

import AppBundles
import AppLaunching
public import AppLibrary
public import Containment
public import ExtensionHost
import ExtensionProtocol
public import IntentSchema

extension HostedApp {
    /// The apps that people have installed, each with programs of its own that are started when they are needed.
    ///
    /// - Parameters:
    ///   - bundles: the installed apps of the library.
    ///   - library: tells when one of them has been updated.
    ///   - containment: how their programs are started; asked for when one of them is.
    ///   - catalogue: the intents and types of the host, besides those that the apps define.
    ///   - pool: the programs that run.
    public static func installed(
        _ bundles: [InstalledBundle], in library: AppLibrary, containment: @autoclosure @escaping @Sendable () -> Containment,
        catalogue: Catalogue = .system, pool: ProgramPool = ProgramPool()
    ) -> [HostedApp] {
        // An identifier that is in the library is a proper one.
        let watches = Dictionary(bundles.compactMap { bundle in (try? library.watch(bundle)).map { (bundle.identifier, $0) } }) {
            first, _ in first
        }
        let permissions = InstalledPermissions(in: library, watches: watches)
        let catalogue = OnDemand { DefinedCatalogue(catalogue, addingIntentsOf: bundles.map(\.bundle)).catalogue }
        return bundles.map { bundle in
            HostedApp(bundle: bundle.bundle, permissions: permissions) { description, services in
                let app = LaunchableApp(bundle, in: library, watches[bundle.identifier])
                return InstalledApp(
                    description: description,
                    connection: RememberedLaunches(app, pool: pool) { events in
                        AppLauncher(app, containment())
                            .connection(to: description, services, catalogue: catalogue.value, pool: pool, events: events)
                    })
            }
        }
    }
}

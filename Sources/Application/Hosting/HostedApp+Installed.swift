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
    ///   - containment: how their programs are started.
    ///   - catalogue: the intents and types of the host, besides those that the apps define.
    ///   - pool: the programs that run.
    public static func installed(
        _ bundles: [InstalledBundle], in library: AppLibrary, containment: Containment, catalogue: Catalogue = .system,
        pool: ProgramPool = ProgramPool()
    ) -> [HostedApp] {
        let permissions = InstalledPermissions(in: library)
        let catalogue = DefinedCatalogue(catalogue, addingIntentsOf: bundles.map(\.bundle)).catalogue
        return bundles.map { bundle in
            HostedApp(bundle: bundle.bundle, permissions: permissions) { description, services in
                let app = LaunchableApp(bundle, in: library)
                return InstalledApp(
                    description: description,
                    connection: RememberedLaunches(app, pool: pool) { events in
                        AppLauncher(app, containment)
                            .connection(to: description, services, catalogue: catalogue, pool: pool, events: events)
                    })
            }
        }
    }
}

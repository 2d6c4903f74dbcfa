import AppBundles
import CallsApp
import CallsExtension
import CarExtension
import CodesExtension
package import ExtensionRuntime
import FocusExtension
package import Foundation
public import Hosting
package import IntentSchema
package import Intents
import ListsApp
import ListsExtension
import MediaApp
import MediaExtension
import MessagesApp
import MessagesExtension
import PaymentsApp
import PaymentsExtension
import PhotosExtension
import RidesApp
import RidesExtension
import TablesApp
import TablesExtension
import WorkoutsApp
import WorkoutsExtension

/// The apps that ship with Errand. They run in this process.
public enum BundledApps {
    /// The bundle of each app and the entry points of its extension and app, in order of preference.
    package static let apps: [(bundle: URL, intentsExtension: INExtension.Type, delegate: any ApplicationDelegate.Type)] = [
        (RidesBundle.url, RidesExtension.IntentHandler.self, RidesApp.RidesApplication.self),
        (PaymentsBundle.url, PaymentsExtension.IntentHandler.self, PaymentsApp.PaymentsApplication.self),
        (MessagesBundle.url, MessagesExtension.IntentHandler.self, MessagesApp.MessagesApplication.self),
        (WorkoutsBundle.url, WorkoutsExtension.IntentHandler.self, WorkoutsApp.WorkoutsApplication.self),
        (CallsBundle.url, CallsExtension.IntentHandler.self, CallsApp.CallsApplication.self),
        (MediaBundle.url, MediaExtension.IntentHandler.self, MediaApp.MediaApplication.self),
        (ListsBundle.url, ListsExtension.IntentHandler.self, ListsApp.ListsApplication.self),
        (CarBundle.url, CarExtension.IntentHandler.self, CarExtension.CarApplication.self),
        (CodesBundle.url, CodesExtension.IntentHandler.self, CodesExtension.CodesApplication.self),
        (FocusBundle.url, FocusExtension.IntentHandler.self, FocusExtension.FocusApplication.self),
        (PhotosBundle.url, PhotosExtension.IntentHandler.self, PhotosExtension.PhotosApplication.self),
        (TablesBundle.url, TablesExtension.IntentHandler.self, TablesApp.TablesApplication.self),
    ]

    /// What supplies the cards of an app, by its bundle.
    private static let interfaces: [URL: InterfaceProvider] = [RidesBundle.url: { RidesExtension.RideViewController() }]

    /// The intents that the apps can be asked to handle.
    package static let types = IntentTypes.system

    /// The apps as a host opens them, in this process.
    public static var hosted: [HostedApp] { hosted(except: []) }

    /// The same without the apps with these identifiers, whose places others have taken.
    public static func hosted(except taken: Set<String>) -> [HostedApp] {
        apps.filter { taken.isEmpty || !taken.contains(identifier(of: $0.bundle)) }.map { app in
            HostedApp(bundle: app.bundle) { description, services in
                // Work that a handler dispatches to a queue finds them, too.
                AppResources(services, app: description.id).lendToProcess(for: "owner")
                return InProcessApp(app.intentsExtension, delegate: app.delegate, interface: interfaces[app.bundle])
                    .installed(description, services: services, types: types)
            }
        }
    }

    private static func identifier(of bundle: URL) -> String {
        // A bundle that cannot be read is reported by whoever opens it.
        (try? AppBundle(directory: bundle, locale: Locale(identifier: "en_US")).description.id) ?? ""
    }

    /// The descriptions of the apps.
    package static func descriptions(locale: Locale) throws -> [AppDescription] {
        try apps.map { try AppBundle(directory: $0.bundle, locale: locale).description }
    }
}

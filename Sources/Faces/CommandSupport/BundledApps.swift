import AppBundles
import CallsApp
import CallsCore
import CallsExtension
package import ExtensionRuntime
package import Foundation
package import Hosting
package import IntentSchema
package import Intents
import MediaApp
import MediaCore
import MediaExtension
import MessagesApp
import MessagesCore
import MessagesExtension
import PaymentsApp
import PaymentsCore
import PaymentsExtension
import RidesApp
import RidesCore
import RidesExtension
import TablesApp
import TablesCore
import TablesExtension
import WorkoutsApp
import WorkoutsCore
import WorkoutsExtension

/// The apps that ship with Errand. They run in this process.
package enum BundledApps {
    /// The bundle of each app and the entry points of its extension and app, in order of preference.
    package static let apps: [(bundle: URL, intentsExtension: INExtension.Type, delegate: any ApplicationDelegate.Type)] = [
        (RidesBundle.url, RidesExtension.IntentHandler.self, RidesApp.RidesApplication.self),
        (PaymentsBundle.url, PaymentsExtension.IntentHandler.self, PaymentsApp.PaymentsApplication.self),
        (MessagesBundle.url, MessagesExtension.IntentHandler.self, MessagesApp.MessagesApplication.self),
        (WorkoutsBundle.url, WorkoutsExtension.IntentHandler.self, WorkoutsApp.WorkoutsApplication.self),
        (CallsBundle.url, CallsExtension.IntentHandler.self, CallsApp.CallsApplication.self),
        (MediaBundle.url, MediaExtension.IntentHandler.self, MediaApp.MediaApplication.self),
        (TablesBundle.url, TablesExtension.IntentHandler.self, TablesApp.TablesApplication.self),
    ]

    /// The intents that the apps can be asked to handle.
    package static let types = IntentTypes.system

    /// The apps as a host opens them, in this process.
    package static var hosted: [HostedApp] {
        apps.map { app in
            HostedApp(bundle: app.bundle) { description, services in
                // Work that a handler dispatches to a queue finds them, too.
                AppResources(services, app: description.id).lendToProcess(for: "owner")
                return InProcessApp(app.intentsExtension, delegate: app.delegate)
                    .installed(description, services: services, types: types)
            }
        }
    }

    /// The descriptions of the apps.
    package static func descriptions(locale: Locale) throws -> [AppDescription] {
        try apps.map { try AppBundle(directory: $0.bundle, locale: locale).description }
    }

    /// Stops the clocks of all apps at this instant.
    package static func stopClocks(at now: Date) { setClocks { now } }

    /// Sets the clocks of all apps. Their time zone is that of the person for whom they run.
    package static func setClocks(to now: @escaping @Sendable () -> Date) {
        CallsClock.set(now)
        RideClock.set(now)
        BankClock.set(now)
        PigeonClock.set(now)
        StrideClock.set(now)
        JukeboxClock.set(now)
        TableClock.set(now)
    }
}

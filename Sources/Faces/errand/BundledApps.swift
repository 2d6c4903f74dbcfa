import AppBundles
import Assistant
import CallsApp
import CallsCore
import CallsExtension
import ExtensionRuntime
import Foundation
import IntentSchema
import Intents
import IntentsTesting
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
enum BundledApps {
    private static let apps: [(bundle: URL, intentsExtension: INExtension.Type, delegate: any ApplicationDelegate.Type)] = [
        (RidesBundle.url, RidesExtension.IntentHandler.self, RidesApp.RidesApplication.self),
        (PaymentsBundle.url, PaymentsExtension.IntentHandler.self, PaymentsApp.PaymentsApplication.self),
        (MessagesBundle.url, MessagesExtension.IntentHandler.self, MessagesApp.MessagesApplication.self),
        (WorkoutsBundle.url, WorkoutsExtension.IntentHandler.self, WorkoutsApp.WorkoutsApplication.self),
        (CallsBundle.url, CallsExtension.IntentHandler.self, CallsApp.CallsApplication.self),
        (MediaBundle.url, MediaExtension.IntentHandler.self, MediaApp.MediaApplication.self),
        (TablesBundle.url, TablesExtension.IntentHandler.self, TablesApp.TablesApplication.self),
    ]

    /// The apps with their data in the data folder.
    ///
    /// - Parameters:
    ///   - now: the instant at which the apps' clocks are stopped; `nil` for the current time.
    ///   - resources: the resources to inject into the apps.
    ///   - descriptions: the result of `descriptions(locale:)`.
    static func installed(_ descriptions: [AppDescription], now: Date?, resources: AppResources) -> [InstalledApp] {
        if let now { stopClocks(at: now) }
        return zip(apps, descriptions).map { app, description in
            let log = ExtensionLog()
            let resources = resources.forAnotherApp()
            let transport = InProcessTransport(
                app.intentsExtension, declaring: description.intents, resources: resources, onRemark: { log.add($0) },
                onOutcome: { log.add($0, $1) })
            let parent = ParentApplication(app.delegate, resources: resources)
            return InstalledApp(
                description: description, transport: transport, log: log, userVocabulary: { parent.userVocabulary },
                open: { await parent.open(activity: $0) })
        }
    }

    /// The apps' descriptions.
    static func descriptions(locale: Locale) throws -> [AppDescription] {
        try apps.map { try AppBundle(directory: $0.bundle, locale: locale).description }
    }

    /// The apps for conversations without stored data.
    static func testApps() throws -> [TestApp] {
        try apps.map { try TestApp($0.intentsExtension, bundle: $0.bundle, delegate: $0.delegate) }
    }

    /// - Parameter timeZone: the person's time zone; `nil` for the machine's.
    static func stopClocks(at now: Date, in timeZone: TimeZone? = nil) { setClocks(to: { now }, in: timeZone) }

    /// - Parameter timeZone: the person's time zone; `nil` for the machine's.
    static func setClocks(to now: @escaping @Sendable () -> Date, in timeZone: TimeZone? = nil) {
        // Handlers make instants of date components without a zone, as they would on a device: in the process's own.
        timeZone?.useInProcess()
        CallsClock.set(now)
        RideClock.set(now)
        BankClock.set(now)
        PigeonClock.set(now)
        StrideClock.set(now)
        JukeboxClock.set(now)
        TableClock.set(now, timeZone: timeZone)
    }
}

public import IntentSchema
public import Intents
public import UIKit

/// The entry point of the app to which an extension belongs.
public protocol ApplicationDelegate: AnyObject, SendableMetatype {
    init()

    /// Goes on with an activity that an extension or the assistant hands over.
    ///
    /// - Returns: whether the app has taken it on.
    @discardableResult
    func application(continue userActivity: NSUserActivity) -> Bool

    /// The object that resolves, confirms and handles an intent that the app handles itself; `nil` when there is none.
    ///
    /// Only intents that the app declares (`INIntentsSupported`) arrive. It is asked afresh before every call.
    func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any?
}

extension ApplicationDelegate {
    public func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any? { nil }
}

/// Opens an app in this process. The app's delegate is made when it is needed for the first time and stays.
public actor ParentApplication {
    nonisolated let process: ApplicationProcess
    nonisolated let resources: AppResources
    nonisolated let name: String
    private let executor: QueueExecutor

    /// The app's own serial queue, so that a blocking delegate does not hold up other tasks.
    public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// - Parameter resources: what the app finds around it, such as the folders shared with the extension.
    public init(_ delegate: any ApplicationDelegate.Type, resources: AppResources = AppResources()) {
        process = ApplicationProcess(delegate)
        name = "\(delegate)"
        self.resources = resources
        executor = QueueExecutor(label: "application.\(delegate)")
    }

    /// Makes the app, unless it is there already.
    nonisolated func launch() {
        resources.lend { process.use { _ in } }
    }

    /// Hands an activity to the app; its type is `NSUserActivity`.
    ///
    /// - Parameter catalogue: the definitions that the activity has to fit.
    /// - Returns: whether the app has taken it on; `false` too for records of another type.
    public func open(activity: Record, of catalogue: Catalogue) async -> Bool {
        guard activity.type == NSUserActivity._recordType, catalogue.mismatch(in: activity) == nil else { return false }
        return resources.lend {
            process.use { $0.application(continue: NSUserActivity(_record: activity)) }
        }
    }
}

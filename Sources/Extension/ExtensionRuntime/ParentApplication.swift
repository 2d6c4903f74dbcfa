import HostEnvironment
public import IntentSchema
public import Intents
import Synchronization
public import UIKit

/// The entry point of the app to which an extension belongs.
public protocol ApplicationDelegate: AnyObject, SendableMetatype {
    init()

    /// Continues an activity that an extension or the assistant hands over.
    ///
    /// - Returns: whether the app has accepted it.
    @discardableResult
    func application(continue userActivity: NSUserActivity) -> Bool

    /// The object that resolves, confirms and handles an intent that the app handles itself; `nil` if there is none.
    ///
    /// Only intents that the app declares (`INIntentsSupported`) arrive. Called again before every call.
    func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any?

    /// Handles an intent that the extension left to the app by answering `.handleInApp`.
    ///
    /// Called if `application(_:handlerFor:)` has no handler for the intent. The response is due within what the extension has left
    /// of the deadline; it is the answer to the person, as if the extension had given it.
    ///
    /// - Parameter completionHandler: to be called once, with a response of the intent's type.
    @preconcurrency func application(
        _ application: UIApplication, handle intent: INIntent,
        completionHandler: @escaping @Sendable (INIntentResponse) -> Void)
}

extension ApplicationDelegate {
    public func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any? { nil }

    @preconcurrency public func application(
        _ application: UIApplication, handle intent: INIntent,
        completionHandler: @escaping @Sendable (INIntentResponse) -> Void
    ) {
        completionHandler(NoResponse())
    }
}

/// Stands for the response of an app that does not handle intents.
final class NoResponse: INIntentResponse, @unchecked Sendable {}

/// Opens an app in this process. Each person has a delegate of their own, which is created on first use and kept.
public actor ParentApplication {
    private nonisolated let delegate: any ApplicationDelegate.Type
    nonisolated let resources: AppResources
    nonisolated let name: String
    private nonisolated let processes = Mutex<[String: ApplicationProcess]>([:])
    private let executor: QueueExecutor

    /// The app's own serial queue, so that a blocking delegate does not delay other tasks.
    public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// - Parameter resources: what the app is offered, such as the folders shared with the extension; `nil` for nothing.
    public init(_ delegate: any ApplicationDelegate.Type, resources: AppResources? = nil) {
        self.delegate = delegate
        name = "\(delegate)"
        self.resources = resources ?? AppResources(app: "\(delegate)")
        executor = QueueExecutor(label: "application.\(delegate)")
    }

    /// The person's instance of the app.
    nonisolated func process(of person: String) -> ApplicationProcess {
        processes.withLock { processes in
            if let process = processes[person] { return process }
            let made = ApplicationProcess(delegate)
            processes[person] = made
            return made
        }
    }

    /// Creates the person's instance of the app, unless it exists or the host does not know the person.
    nonisolated func launch(for person: String) {
        resources.environment(for: person)?.lend { process(of: person).use { _ in } }
    }

    /// Hands an activity to the app; its type is `NSUserActivity`.
    ///
    /// - Parameter catalogue: the definitions that the activity has to conform to.
    /// - Returns: whether the app has accepted it; also `false` for records of another type and for people unknown to the host.
    public func open(activity: Record, for person: String, of catalogue: Catalogue) async -> Bool {
        guard activity.type == NSUserActivity._recordType, catalogue.mismatch(in: activity) == nil,
            let environment = resources.environment(for: person)
        else { return false }
        return environment.lend {
            process(of: person).use { $0.application(continue: NSUserActivity(_record: activity)) }
        }
    }
}

public import IntentSchema
public import Intents

/// The entry point of the app to which an extension belongs.
public protocol ApplicationDelegate: AnyObject, SendableMetatype {
    init()

    /// Goes on with an activity that an extension or the assistant hands over.
    ///
    /// - Returns: whether the app has taken it on.
    @discardableResult
    func application(continue userActivity: NSUserActivity) -> Bool
}

/// Opens an app in this process. The app's delegate is made when it is opened for the first time and stays.
public actor ParentApplication {
    private let type: any ApplicationDelegate.Type
    private let resources: AppResources
    private let executor: QueueExecutor
    private var delegate: (any ApplicationDelegate)?

    public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// - Parameter resources: what the app finds around it, such as the folders shared with the extension.
    public init(_ delegate: any ApplicationDelegate.Type, resources: AppResources = AppResources()) {
        type = delegate
        self.resources = resources
        executor = QueueExecutor(label: "application.\(delegate)")
    }

    /// Hands an activity to the app; its type is `NSUserActivity`.
    ///
    /// - Returns: whether the app has taken it on; `false` too for records of another type.
    public func open(activity: Record) async -> Bool {
        guard activity.type == NSUserActivity._recordType, Catalogue.system.mismatch(in: activity) == nil else { return false }
        return resources.lend {
            let current = delegate ?? type.init()
            delegate = current
            return current.application(continue: NSUserActivity(_record: activity))
        }
    }
}

public import Foundation
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
    private let groupContainers: URL?
    private let executor: SessionExecutor
    private var delegate: (any ApplicationDelegate)?

    public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// - Parameter groupContainers: the folder that holds the folders shared with the extension; `nil` for the process's own.
    public init(_ delegate: any ApplicationDelegate.Type, groupContainers: URL? = nil) {
        type = delegate
        self.groupContainers = groupContainers
        executor = SessionExecutor(label: "application.\(delegate)")
    }

    /// Hands an activity to the app; its type is `NSUserActivity`.
    ///
    /// - Returns: whether the app has taken it on; `false` too for records of another type.
    public func open(activity: Record) async -> Bool {
        guard activity.type == NSUserActivity._recordType, Catalogue.system.mismatch(in: activity) == nil else { return false }
        return GroupContainers.$current.withValue(groupContainers) {
            let current = delegate ?? type.init()
            delegate = current
            return current.application(continue: NSUserActivity(_record: activity))
        }
    }
}

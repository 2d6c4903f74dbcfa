public import Foundation
import HostEnvironment
import Synchronization

/// How an app may alert the person.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
    public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
    public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
    public static let carPlay = UNAuthorizationOptions(rawValue: 1 << 3)
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 1 << 5)
    public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
}

/// Whether the app may show notifications.
public enum UNAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case denied = 1
    case authorized = 2
    case provisional = 3
    case ephemeral = 4
}

/// What the person has allowed.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
    // Sendable by hand: immutable.
    public let authorizationStatus: UNAuthorizationStatus

    init(authorizationStatus: UNAuthorizationStatus) {
        self.authorizationStatus = authorizationStatus
        super.init()
    }
}

/// Keeps the notifications that an app has requested, separately for each person. Nothing displays them: they stay pending until
/// they are removed.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    // Sendable by hand: locks guard the mutable state.
    private static let shared = UNUserNotificationCenter()
    private let contents = Mutex<[Owner: Content]>([:])

    /// The person whose notifications these are; without a host, the process.
    private struct Owner: Hashable {
        var person = AppEnvironment.scope?.environment.person
        var app = AppEnvironment.scope?.environment.app
    }

    private struct Content {
        var status = UNAuthorizationStatus.notDetermined
        var requests: [UNNotificationRequest] = []
    }

    private func change<Value: Sendable>(_ change: (inout Content) -> Value) -> Value {
        contents.withLock { change(&$0[Owner(), default: Content()]) }
    }

    open class func current() -> UNUserNotificationCenter { shared }

    /// Always granted, because nothing is displayed that could disturb. The handler is called immediately.
    open func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void
    ) {
        change { $0.status = options.contains(.provisional) ? .provisional : .authorized }
        completionHandler(true, nil)
    }

    /// Always granted, because nothing is displayed that could disturb.
    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        change { $0.status = options.contains(.provisional) ? .provisional : .authorized }
        return true
    }

    open func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void) {
        completionHandler(UNNotificationSettings(authorizationStatus: change { $0.status }))
    }

    open func notificationSettings() async -> UNNotificationSettings {
        UNNotificationSettings(authorizationStatus: change { $0.status })
    }

    /// Keeps a request, replacing one with the same identifier.
    open func add(_ request: UNNotificationRequest, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil) {
        keep(request)
        completionHandler?(nil)
    }

    /// Keeps a request, replacing one with the same identifier.
    open func add(_ request: UNNotificationRequest) async throws {
        keep(request)
    }

    private func keep(_ request: UNNotificationRequest) {
        change { content in
            content.requests.removeAll { $0.identifier == request.identifier }
            content.requests.append(request)
        }
    }

    open func getPendingNotificationRequests(completionHandler: @escaping ([UNNotificationRequest]) -> Void) {
        completionHandler(change { $0.requests })
    }

    /// The oldest first.
    open func pendingNotificationRequests() async -> [UNNotificationRequest] { change { $0.requests } }

    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        change { $0.requests.removeAll { identifiers.contains($0.identifier) } }
    }

    open func removeAllPendingNotificationRequests() {
        change { $0.requests = [] }
    }

    /// Has no effect: nothing is delivered here.
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
    open func removeAllDeliveredNotifications() {}
}

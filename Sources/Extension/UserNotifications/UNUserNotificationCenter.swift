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

/// Has the host tell the person something now or later.
///
/// The host keeps the notifications of each app and person until they are due: ``UNNotificationRequest`` says when. Then the person hears
/// title, subtitle and body in the conversation that is open, or in the next one. At most 64 of an app wait; of more, the host drops
/// those that are due last. Without a host, requests stay pending until they are removed, and nobody hears of them.
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
        /// What this process has asked for, and when it is due.
        var requests: [(request: UNNotificationRequest, date: Date)] = []
        /// What it has removed since then.
        var removed: Set<String> = []

        mutating func remove(_ identifiers: [String]) {
            removed.formUnion(identifiers)
            requests.removeAll { identifiers.contains($0.request.identifier) }
        }
    }

    private func change<Value: Sendable>(_ change: (inout Content) -> Value) -> Value {
        contents.withLock { change(&$0[Owner(), default: Content()]) }
    }

    open class func current() -> UNUserNotificationCenter { shared }

    /// The time by the host's clock.
    static var now: Date { environment?.services?.now?() ?? Date() }
    /// The person's calendar.
    static var calendar: Calendar { environment?.services?.calendar ?? .current }

    private static var environment: AppEnvironment? { AppEnvironment.active(for: "UNUserNotificationCenter") }

    /// Granted: whoever lets an app work with the assistant also hears its notifications. The handler is called immediately.
    open func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void
    ) {
        change { $0.status = options.contains(.provisional) ? .provisional : .authorized }
        completionHandler(true, nil)
    }

    /// Granted: whoever lets an app work with the assistant also hears its notifications.
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

    /// Has a notification delivered, in place of a pending one with the same identifier. The handler is called immediately, with a
    /// `UNError` if the notification says nothing or would never be due, as at a place.
    open func add(_ request: UNNotificationRequest, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil) {
        do throws(UNError) {
            try keep(request)
            completionHandler?(nil)
        } catch {
            completionHandler?(error)
        }
    }

    /// Has a notification delivered, in place of a pending one with the same identifier.
    ///
    /// - Throws: `UNError` if the notification says nothing or would never be due, as at a place.
    open func add(_ request: UNNotificationRequest) async throws { try keep(request) }

    private func keep(_ request: UNNotificationRequest) throws(UNError) {
        if request.trigger is UNLocationNotificationTrigger {
            _ = AppEnvironment.tell(
                for: "UNUserNotificationCenter",
                .remark("a notification for a place was refused: the host does not follow where the person is"))
        }
        let now = Self.now
        let record = try request.record(at: now)
        change { content in
            content.remove([request.identifier])
            content.removed.remove(request.identifier)
            content.requests.append((request, record["date"]?.date ?? now))
        }
        _ = AppEnvironment.tell(for: "UNUserNotificationCenter", .contribution(.notification(record)))
    }

    open func getPendingNotificationRequests(completionHandler: @escaping ([UNNotificationRequest]) -> Void) {
        completionHandler(pending)
    }

    /// The oldest first.
    open func pendingNotificationRequests() async -> [UNNotificationRequest] { pending }

    /// What the host has kept, but for what has changed since, and what it has not been told yet.
    private var pending: [UNNotificationRequest] {
        let (kept, now) = (Self.environment?.services?.notifications() ?? [], Self.now)
        return change { content in
            content.requests.removeAll { $0.date <= now && !($0.request.trigger?.repeats ?? false) }
            let own = content.requests.map(\.request)
            let known = Set(own.map(\.identifier)).union(content.removed)
            return kept.compactMap { UNNotificationRequest($0) }.filter { !known.contains($0.identifier) } + own
        }
    }

    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        change { $0.remove(identifiers) }
        _ = AppEnvironment.tell(for: "UNUserNotificationCenter", .contribution(.notificationsRemoved(identifiers)))
    }

    open func removeAllPendingNotificationRequests() {
        let identifiers = pending.map(\.identifier)
        change { $0.remove(identifiers) }
        _ = AppEnvironment.tell(for: "UNUserNotificationCenter", .contribution(.notificationsRemoved(nil)))
    }

    /// Has no effect: what the person has heard cannot be taken back.
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
    /// Has no effect: what the person has heard cannot be taken back.
    open func removeAllDeliveredNotifications() {}
}

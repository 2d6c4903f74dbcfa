import ExtensionProtocol
public import Foundation
import HostEnvironment
import IntentSchema
public import RecordObjects
import Synchronization

/// What an app is opened with: the type of an activity and what is needed to continue it.
///
/// `userInfo` travels between processes, so it holds property-list values, URLs and UUIDs. Anything else, and any key that is not a
/// string, is left out; `_userInfoRemarks` reports this and the extension runtime passes it on to the developer.
open class NSUserActivity: RecordObject, @unchecked Sendable {
    open override class var _recordType: String { "NSUserActivity" }

    public convenience init(activityType: String) {
        self.init(_record: Record(Self._recordType, ["activityType": .string(activityType)]))
    }

    public var activityType: String { _value("activityType") }

    public var title: String? {
        get { _optional("title") }
        set { _set("title", newValue) }
    }

    public var userInfo: [AnyHashable: Any]? {
        get { _field("userInfo")?.record.map { UserInfo.dictionary($0) } }
        set {
            let converted = newValue.map { UserInfo.record($0) }
            _setField("userInfo", converted.map { .record($0.record) })
            _set("userInfoRemarks", converted?.remarks.isEmpty == false ? converted?.remarks : nil)
        }
    }

    /// Adds entries, which replace those with the same keys.
    public func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        let converted = UserInfo.record(otherDictionary)
        var record = _field("userInfo")?.record ?? Record(UserInfo.recordType)
        record.fields.merge(converted.record.fields) { _, new in new }
        let remarks = _userInfoRemarks + converted.remarks
        _setField("userInfo", .record(record))
        _set("userInfoRemarks", remarks.isEmpty ? nil : remarks)
    }

    /// What could not be kept in `userInfo`, for the developer.
    public var _userInfoRemarks: [String] { _value("userInfoRemarks") }

    public var webpageURL: URL? {
        get { _optional("webpageURL") }
        set { _set("webpageURL", newValue) }
    }
    public var referrerURL: URL? {
        get { _optional("referrerURL") }
        set { _set("referrerURL", newValue) }
    }
    public var expirationDate: Date? {
        get { _optional("expirationDate") }
        set { _set("expirationDate", newValue) }
    }
    public var keywords: Set<String> {
        get { _value("keywords") }
        set { _set("keywords", newValue) }
    }
    public var requiredUserInfoKeys: Set<String>? {
        get { _optional("requiredUserInfoKeys") }
        set { _set("requiredUserInfoKeys", newValue) }
    }
    public var persistentIdentifier: String? {
        get { _optional("persistentIdentifier") }
        set { _set("persistentIdentifier", newValue) }
    }
    public var targetContentIdentifier: String? {
        get { _optional("targetContentIdentifier") }
        set { _set("targetContentIdentifier", newValue) }
    }
}

/// The activity that is current in this process.
private enum CurrentActivity {
    static let shown = Mutex<NSUserActivity?>(nil)
}

extension NSUserActivity {
    // Being current

    /// Makes this the process's current activity, replacing any other. One that is eligible for prediction is donated to the host, in place
    /// of one with the same persistent identifier.
    public func becomeCurrent() {
        CurrentActivity.shown.withLock { $0 = self }
        guard isEligibleForPrediction else { return }
        // Without a host there is nobody to suggest it.
        _ = AppEnvironment.tell(for: "NSUserActivity", .contribution(.donation(_record)))
    }

    /// Ends what `becomeCurrent()` started.
    public func resignCurrent() {
        CurrentActivity.shown.withLock { if $0 === self { $0 = nil } }
    }

    /// Invalidates the activity, which can no longer become current.
    public func invalidate() {
        resignCurrent()
    }

    /// The process's current activity; `nil` if there is none.
    package static var _current: NSUserActivity? { CurrentActivity.shown.withLock { $0 } }

    /// Deletes the activities that were donated with these identifiers. The handler is called immediately.
    public class func deleteSavedUserActivities(
        withPersistentIdentifiers persistentIdentifiers: [String], completionHandler handler: @escaping () -> Void
    ) {
        _ = AppEnvironment.tell(for: "NSUserActivity", .contribution(.deletion(.activities(persistentIdentifiers))))
        handler()
    }

    /// Deletes all activities that were donated. The handler is called immediately.
    public class func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) {
        _ = AppEnvironment.tell(for: "NSUserActivity", .contribution(.deletion(.allActivities)))
        handler()
    }

    // Flags

    public var needsSave: Bool {
        get { _value("needsSave") }
        set { _set("needsSave", newValue) }
    }
    public var isEligibleForHandoff: Bool {
        get { _optional("isEligibleForHandoff") ?? true }
        set { _set("isEligibleForHandoff", newValue) }
    }
    public var isEligibleForSearch: Bool {
        get { _value("isEligibleForSearch") }
        set { _set("isEligibleForSearch", newValue) }
    }
    public var isEligibleForPublicIndexing: Bool {
        get { _value("isEligibleForPublicIndexing") }
        set { _set("isEligibleForPublicIndexing", newValue) }
    }
    public var isEligibleForPrediction: Bool {
        get { _value("isEligibleForPrediction") }
        set { _set("isEligibleForPrediction", newValue) }
    }
    public var supportsContinuationStreams: Bool {
        get { _value("supportsContinuationStreams") }
        set { _set("supportsContinuationStreams", newValue) }
    }

    // Additions by Intents

    /// The request and response that the activity belongs to; `nil` if it does not come from a request.
    public var interaction: INInteraction? { _optional("interaction") }

    /// A phrase for returning to this activity.
    public var suggestedInvocationPhrase: String? {
        get { _optional("suggestedInvocationPhrase") }
        set { _set("suggestedInvocationPhrase", newValue) }
    }
    /// The occasions on which the activity may be suggested.
    public var shortcutAvailability: INShortcutAvailabilityOptions {
        get { _value("shortcutAvailability") }
        set { _set("shortcutAvailability", newValue) }
    }
}

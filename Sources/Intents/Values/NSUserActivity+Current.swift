import Foundation
import IntentSchema
import RecordObjects
import Synchronization

/// What tells saved activities apart.
public typealias NSUserActivityPersistentIdentifier = String

/// The kind of the activity that opens a web page.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

extension NSUserActivity {
    private static let currentRecord = Mutex<Record?>(nil)

    /// What the person is doing in the app of this process, as far as the app has told; `nil` when it has not.
    package static var current: NSUserActivity? {
        currentRecord.withLock { $0 }.map { NSUserActivity(_record: $0) }
    }

    /// Says that the person is doing this now.
    public func becomeCurrent() {
        Self.currentRecord.withLock { $0 = _record }
    }

    /// Says that the person does this no longer.
    public func resignCurrent() {
        let own = _record
        Self.currentRecord.withLock { current in
            if current?["activityType"] == own["activityType"], current?["userInfo"] == own["userInfo"] { current = nil }
        }
    }

    /// Says that the activity is over for good.
    public func invalidate() {
        resignCurrent()
    }

    /// Nothing is saved here, so nothing is deleted. The handler is called at once.
    public class func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) {
        handler()
    }

    /// Nothing is saved here, so nothing is deleted. The handler is called at once.
    public class func deleteSavedUserActivities(
        withPersistentIdentifiers persistentIdentifiers: [NSUserActivityPersistentIdentifier],
        completionHandler handler: @escaping () -> Void
    ) {
        handler()
    }
}

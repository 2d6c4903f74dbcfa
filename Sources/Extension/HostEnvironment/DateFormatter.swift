public import Foundation
import Synchronization

/// Formats and parses dates in the time zone of the person for whom the code runs, unless another is set.
open class DateFormatter: Foundation.DateFormatter, @unchecked Sendable {
    // Sendable by hand, like its superclass: the lock guards the superclass's time zone.
    private let lock = NSRecursiveLock()
    /// The zone that the app has set; `nil` for the person's.
    private var chosen: TimeZone?

    open override var timeZone: TimeZone! {
        get { lock.withLock { chosen } ?? Self.personal ?? super.timeZone }
        set {
            lock.withLock {
                chosen = newValue
                super.timeZone = newValue
            }
        }
    }

    open override func string(from date: Date) -> String { using { super.string(from: date) } }

    open override func date(from string: String) -> Date? { using { super.date(from: string) } }

    open override class func localizedString(
        from date: Date, dateStyle dstyle: DateFormatter.Style, timeStyle tstyle: DateFormatter.Style
    ) -> String {
        let formatter = DateFormatter()
        formatter.dateStyle = dstyle
        formatter.timeStyle = tstyle
        return formatter.string(from: date)
    }

    /// The zone of the person for whom the code runs; `nil` outside of a host.
    private static var personal: TimeZone? { AppEnvironment.active(for: "DateFormatter")?.services?.calendar?.timeZone }

    /// Sets the person's zone for each use, since formatters are often shared by all calls of a process.
    private func using<Value>(_ body: () -> Value) -> Value {
        lock.withLock {
            if chosen == nil, let zone = Self.personal, super.timeZone != zone { super.timeZone = zone }
            return body()
        }
    }
}

import Logging
import Synchronization

/// Distinguishes intervals of the same name.
public struct OSSignpostID: Hashable, Sendable, Comparable {
    public let rawValue: UInt64

    private static let last = Mutex<UInt64>(0)

    public init(_ value: UInt64) {
        rawValue = value
    }

    /// A number that is unique to this call.
    public init(log: OSLog) {
        self.init(
            Self.last.withLock { last in
                last += 1
                return last
            })
    }

    public init(log: OSLog, object: AnyObject) {
        self.init(UInt64(UInt(bitPattern: ObjectIdentifier(object))))
    }

    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
    public static let invalid = OSSignpostID(.max)
    public static let null = OSSignpostID(0)

    public static func < (left: OSSignpostID, right: OSSignpostID) -> Bool { left.rawValue < right.rawValue }
}

/// What a signpost marks.
public struct OSSignpostType: Hashable, Sendable {
    let word: String
    public static let begin = OSSignpostType(word: "begin")
    public static let end = OSSignpostType(word: "end")
    public static let event = OSSignpostType(word: "event")
}

/// Logs a signpost as a message of the lowest level.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = #dsohandle, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive
) {
    log.write(.trace) { "\(type.word) \(name)" }
}

/// Logs a signpost as a message of the lowest level.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = #dsohandle, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: Any...
) {
    log.write(.trace) { "\(type.word) \(name): \(LogFormat(format.description).text(arguments, .current))" }
}

/// An interval in progress.
public final class OSSignpostIntervalState: Sendable {
    let id: OSSignpostID

    init(id: OSSignpostID) {
        self.id = id
    }
}

/// Marks events and intervals, which are logged as messages of the lowest level.
public struct OSSignposter: Sendable {
    private let log: OSLog

    public init(subsystem: String, category: String) {
        log = OSLog(subsystem: subsystem, category: category)
    }

    public init(subsystem: String, category: OSLog.Category) {
        log = OSLog(subsystem: subsystem, category: category)
    }

    public init(logHandle: OSLog) {
        log = logHandle
    }

    public init() {
        log = .default
    }

    public var isEnabled: Bool { log.signpostsEnabled }

    public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }

    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {
        log.write(.trace) { "event \(name)" }
    }

    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {
        log.write(.trace) { "event \(name): \(message.text(.current))" }
    }

    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        log.write(.trace) { "begin \(name)" }
        return OSSignpostIntervalState(id: id)
    }

    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
    ) -> OSSignpostIntervalState {
        log.write(.trace) { "begin \(name): \(message.text(.current))" }
        return OSSignpostIntervalState(id: id)
    }

    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
        log.write(.trace) { "end \(name)" }
    }

    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage) {
        log.write(.trace) { "end \(name): \(message.text(.current))" }
    }

    public func withIntervalSignpost<Result>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
    ) rethrows -> Result {
        let state = beginInterval(name, id: id)
        defer { endInterval(name, state) }
        return try task()
    }
}

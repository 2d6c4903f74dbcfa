/// When a shortcut runs by itself.
public struct ShortcutSchedule: Hashable, Sendable {
    /// The shortcut's phrase, or what the person took for one.
    public var phrase: String
    /// The time or recurrence, a record of the type `INDateComponentsRange`; `nil` if it does not run by itself.
    public var time: Record?
    /// Why that cannot be kept; `nil` if it can.
    public var objection: ScheduleObjection?

    /// - Parameter time: a record of the type `INDateComponentsRange`; `nil` if it does not run by itself.
    public init(_ phrase: String, at time: Record?, objection: ScheduleObjection? = nil) {
        self.phrase = phrase
        self.time = time
        self.objection = objection
    }
}

/// Why a shortcut cannot run by itself as the person wants it to.
public enum ScheduleObjection: String, Hashable, Sendable, CaseIterable {
    /// The person has no such shortcut.
    case unknown = "unknown"
    /// There is no time of day, or no time was understood.
    case timeMissing = "timeMissing"
    /// The time is over.
    case over = "over"
    /// It does not run by itself, so it cannot be stopped from doing so.
    case notScheduled = "notScheduled"
}

extension ScheduleObjection: JSONRepresentable {}

extension ShortcutSchedule: JSONRepresentable {
    public var json: JSONValue { ["phrase": .string(phrase), "time": time?.json, "objection": objection?.json] }

    public init(json: JSONValue) throws(JSONError) {
        self.init(try json.field("phrase"), at: try json.optional("time"), objection: try json.optional("objection"))
    }
}

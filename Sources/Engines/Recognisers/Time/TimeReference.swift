/// The current time and place for resolving times.
public struct TimeReference: Hashable, Sendable {
    /// The current local time.
    public var now: CivilTime
    /// The local UTC offset in minutes.
    public var offset: Int
    /// Whether the day precedes the month in dates such as 3/4.
    public var daysFirst: Bool
    /// Whether a day that may be past or future resolves to the past one.
    public var prefersPast: Bool
    /// The time that `an hour later` and `ten minutes earlier` are relative to; `nil` for now.
    public var anchor: CivilTime?
    /// The precision of the anchor: hours cannot be relative to a day.
    public var anchorGrain = TimeGrain.minute

    public init(now: CivilTime, offset: Int = 0, daysFirst: Bool = false, prefersPast: Bool = false) {
        self.now = now
        self.offset = offset
        self.daysFirst = daysFirst
        self.prefersPast = prefersPast
    }

    var today: Int { now.dayNumber }
}

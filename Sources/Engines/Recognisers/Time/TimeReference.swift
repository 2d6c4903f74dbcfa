/// What "now" and "here" are for a reader of times.
public struct TimeReference: Hashable, Sendable {
    /// The local clock.
    public var now: CivilTime
    /// Minutes that the local clock is ahead of UTC.
    public var offset: Int
    /// Whether days stand before months in dates such as 3/4.
    public var daysFirst: Bool
    /// Whether a day that may have been or may come is rather past.
    public var prefersPast: Bool
    /// The time that `an hour later` and `ten minutes earlier` count from; `nil` for now.
    public var anchor: CivilTime?
    /// How precisely the anchor is known: hours are not counted from a day.
    public var anchorGrain = TimeGrain.minute

    public init(now: CivilTime, offset: Int = 0, daysFirst: Bool = false, prefersPast: Bool = false) {
        self.now = now
        self.offset = offset
        self.daysFirst = daysFirst
        self.prefersPast = prefersPast
    }

    var today: Int { now.dayNumber }
}

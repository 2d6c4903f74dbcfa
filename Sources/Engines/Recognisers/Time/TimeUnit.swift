/// A unit of time, finest first, which is also the precision of a value.
public enum TimeGrain: Int, Hashable, Comparable, Sendable, CaseIterable {
    /// In order of length; weeks lie between days and months, though months have no whole number of them.
    case second, minute, hour, day, week, month, quarter, year

    public static func < (first: TimeGrain, second: TimeGrain) -> Bool { first.rawValue < second.rawValue }
}

/// A unit that people count time in.
public enum TimeUnit: Int, Hashable, Sendable, CaseIterable {
    /// Units that are also precisions of their own.
    case second, minute, hour, day
    /// A day from Monday to Friday.
    case businessDay
    /// Counted as a day.
    case night
    /// Counted as two days.
    case weekend
    /// From Monday on, where one week of the calendar is meant.
    case week
    /// Two weeks.
    case fortnight
    /// Units of the calendar, of different lengths; amounts count 30 days for a month.
    case month, quarter, year
    /// Ten and a hundred years.
    case decade, century

    var grain: TimeGrain {
        switch self {
        case .second: .second
        case .minute: .minute
        case .hour: .hour
        case .day, .businessDay, .night, .weekend: .day
        case .week, .fortnight: .week
        case .month: .month
        case .quarter: .quarter
        case .year, .decade, .century: .year
        }
    }

    /// How many of its grain it is.
    var multiple: Int {
        switch self {
        case .fortnight, .weekend: 2
        case .decade: 10
        case .century: 100
        default: 1
        }
    }

    /// Its usual length in seconds; months count 30 days, years 365.
    var seconds: Int { grain.seconds * multiple }
}

extension TimeGrain {
    /// Its usual length in seconds; months count 30 days, years 365.
    var seconds: Int {
        switch self {
        case .second: 1
        case .minute: 60
        case .hour: 3_600
        case .day: 86_400
        case .week: 604_800
        case .month: 2_592_000
        case .quarter: 7_776_000
        case .year: 31_536_000
        }
    }
}

/// An amount of time: one or more numbers of units, longest first.
public struct TimeAmount: Hashable, Sendable {
    /// A number of one unit.
    public struct Part: Hashable, Sendable {
        /// How many; fractions as in "one and a half hours".
        public var value: Double
        /// What `value` counts.
        public var unit: TimeUnit

        /// So many of the unit.
        public init(_ value: Double, _ unit: TimeUnit) {
            self.value = value
            self.unit = unit
        }
    }

    /// Which side of the amount is meant: more than it, or less.
    public enum Bound: Hashable, Sendable {
        /// "More than two hours".
        case more
        /// "Less than two hours".
        case less
    }

    /// Numbers of units that add up, the longest unit first; one for most amounts.
    public var parts: [Part]
    /// Whether more or less than it was meant.
    public var bound: Bound?
    /// Whether the number was left open, as in "some days".
    var isVague = false
    /// Whether the unit stood alone or behind an article, as in "a week".
    var isSingular = false

    /// - Parameter parts: The longest unit first.
    public init(_ parts: [Part], bound: Bound? = nil) {
        self.parts = parts
        self.bound = bound
    }

    /// Its usual length in seconds; months count 30 days, years 365.
    public var seconds: Double { parts.reduce(0) { $0 + $1.value * Double($1.unit.seconds) } }
    var finest: TimeUnit { parts.last?.unit ?? .second }
    var isWhole: Bool { parts.allSatisfy { $0.value == $0.value.rounded() } }
    /// Whether it moves the clock and not only the calendar.
    var movesClock: Bool { parts.contains { $0.unit.grain < .day || $0.value != $0.value.rounded() } }
}

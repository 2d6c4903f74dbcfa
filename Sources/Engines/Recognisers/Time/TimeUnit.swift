/// A unit of time, finest first, which is also the precision of a value.
public enum TimeGrain: Int, Hashable, Comparable, Sendable, CaseIterable {
    /// In ascending order of length, which comparison uses.
    case second, minute, hour, day, week, month, quarter, year

    public static func < (first: TimeGrain, second: TimeGrain) -> Bool { first.rawValue < second.rawValue }
}

/// A unit in which people count time.
public enum TimeUnit: Int, Hashable, Sendable, CaseIterable {
    /// Units that are also a `TimeGrain`.
    case second, minute, hour, day
    /// A day from Monday to Friday.
    case businessDay
    /// Counted as a day.
    case night
    /// Counted as two days.
    case weekend
    /// Seven days; a calendar week begins on Monday.
    case week
    /// Two weeks.
    case fortnight
    /// Calendar units of varying length; `TimeAmount.seconds` counts 30 days for a month and 365 for a year.
    case month, quarter, year
    /// 10 and 100 years.
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

    /// Its length in units of its grain.
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

/// A duration: one or more numbers of units, longest first.
public struct TimeAmount: Hashable, Sendable {
    /// A number with its unit.
    public struct Part: Hashable, Sendable {
        /// The number of units; may be fractional, as in "one and a half hours".
        public var value: Double
        /// The unit of `value`.
        public var unit: TimeUnit

        /// Creates a part, such as `Part(2, .hour)`.
        public init(_ value: Double, _ unit: TimeUnit) {
            self.value = value
            self.unit = unit
        }
    }

    /// Whether the duration is a lower or upper bound.
    public enum Bound: Hashable, Sendable {
        /// "More than two hours".
        case more
        /// "Less than two hours".
        case less
    }

    /// The parts, which are added up, longest unit first; usually one.
    public var parts: [Part]
    /// The bound; `nil` for the exact duration.
    public var bound: Bound?
    /// Whether the number is unspecified, as in "some days".
    var isVague = false
    /// Whether the unit was alone or after an article, as in "a week".
    var isSingular = false

    /// - Parameter parts: The parts, longest unit first.
    public init(_ parts: [Part], bound: Bound? = nil) {
        self.parts = parts
        self.bound = bound
    }

    /// Its usual length in seconds; months count 30 days, years 365.
    public var seconds: Double { parts.reduce(0) { $0 + $1.value * Double($1.unit.seconds) } }
    var finest: TimeUnit { parts.last?.unit ?? .second }
    var isWhole: Bool { parts.allSatisfy { $0.value == $0.value.rounded() } }
    /// Whether it changes the time of day, not only the date.
    var movesClock: Bool { parts.contains { $0.unit.grain < .day || $0.value != $0.value.rounded() } }
}

/// A parsed time expression, before it is resolved.
indirect enum TimeExpression: Hashable, Sendable {
    case moment(Moment)
    /// Both ends; the conventions decide whether the second one is included.
    case range(Moment, Moment)
    /// A range with an open end: `before 5`, `since Monday`.
    case bound(TimeBound, Moment)
    /// A time with a duration: `from 9 for two hours`.
    case lasting(Moment, TimeAmount)
    case duration(TimeAmount)
    case recurrence(RecurrenceExpression)
    /// Only a time zone, in minutes ahead of UTC.
    case zone(Int)
}

/// On which side of a time something is.
struct TimeBound: Hashable, Sendable {
    enum Side: Hashable, Sendable { case before, after, until, since, by }

    var side: Side
    /// Whether the words refer to the end or the start of the period: `by the end of May`.
    var isEnd = false
    /// Whether the words follow the time: `2012 or later`.
    var isSuffix = false
    /// Whether the words include the time itself: `on or before`.
    var isIncluded = false
    /// Whether the word was "since", which refers to the past.
    var looksBack = false
}

/// A day or a longer calendar period, with a time of day; either may be missing.
struct Moment: Hashable, Sendable {
    var day: DayExpression?
    var time: TimeOfDay?
    var part: PartOfDay?
    var partPortion: Portion?
    /// Minutes ahead of UTC.
    var zone: Int?
    var isApproximate = false
    var isEmpty: Bool { day == nil && time == nil && part == nil }
}

indirect enum TimeOfDay: Hashable, Sendable {
    case at(Clock)
    case between(Clock, Clock)
    case bound(TimeBound, Clock)
    case lasting(Clock, TimeAmount)
}

/// A clock time.
struct Clock: Hashable, Sendable {
    var hour: Int
    var minute = 0
    var second = 0
    var grain: TimeGrain = .hour
    /// Whether it may also be twelve hours later.
    var isOpen = false
    /// Whether it was given only as a number.
    var isBare = false
    var zone: Int?
    /// Whether it is at the end of the named day, rather than at its start.
    var isMidnight = false

    var seconds: Int { hour * 3_600 + minute * 60 + second }

    /// The same time in the other half of the day.
    var later: Clock {
        var result = self
        result.hour = hour % 12 + 12
        result.isOpen = false
        return result
    }
    var earlier: Clock {
        var result = self
        result.hour = hour % 12
        result.isOpen = false
        return result
    }
}

/// A named part of a day.
enum PartOfDay: UInt8, Hashable, Sendable, CaseIterable {
    case morning, afternoon, evening, night, nightTime, dayTime, businessHours, breakfast, brunch, lunch, dinner
    case tonight, afterSchool, afterWork
}

/// A part of a longer period.
enum Portion: Hashable, Sendable {
    case early, middle, late
    /// The first or the last days, as in `the end of the month`.
    case beginning, end
    /// `earlier this week`, `later this year`: until now or from now on.
    case earlier, later
    /// `the rest of the week`, `the year to date`.
    case rest, soFar
}

/// How a named day or period relates to now.
enum Relation: UInt8, Hashable, Sendable, CaseIterable {
    case none, this, next, last, coming, past, following, previous, upcoming, current

    /// The number of steps ahead.
    var step: Int {
        switch self {
        case .none, .this, .current: 0
        case .next, .coming, .following, .upcoming: 1
        case .last, .past, .previous: -1
        }
    }
}

/// The year of a day.
enum YearExpression: Hashable, Sendable {
    case number(Int)
    /// Two digits without a century, such as 35.
    case short(Int)
    /// The current, next or last year.
    case step(Int)
    /// The year of a day relative to now: `diwali in five years`.
    case fiscal(Int, isSchool: Bool)
}

/// A day or a longer calendar period.
indirect enum DayExpression: Hashable, Sendable {
    case now
    /// `asap` and `recently`: a moment shortly ahead or past.
    case soon, recently
    /// Days from today.
    case offset(Int)
    case weekday(Int, Relation)
    case calendar(CalendarFields)
    /// A whole unit, that many steps from the current one: `next week`.
    case period(TimeUnit, Int)
    case quarter(Int, YearExpression?, Relation)
    case half(Int, YearExpression?)
    case season(Int, YearExpression?, Relation)
    case seasonStep(Int)
    case weekOfYear(Int, YearExpression?)
    case years(from: Int, count: Int)
    /// A decade by two digits: `the eighties`.
    case decade(Int)
    case fiscalYear(YearExpression)
    case weekend(Int)
    case workweek(Int)
    case weekendOf(DayExpression)
    case weekOf(DayExpression)
    case holiday(Int, YearExpression?, Relation)
    /// `the first Monday of October`; negative numbers count from the end.
    case nth(Int, NthUnit, of: DayExpression)
    case portion(Portion, of: DayExpression)
    /// A weekday within a longer period, or in the week of a day.
    case within(DayExpression, DayExpression)
    /// An offset of this many units after or before a moment.
    case shifted(TimeAmount, sign: Int, from: Moment, ShiftWord)
    /// `the next 3 days`, `the last four months of 2021`.
    case run(RunExpression)
    /// The nth occurrence after the next one: `three fridays from now`.
    case occurrence(DayExpression, Int)
    /// `the closest Monday to 5 October`.
    case closest(Int, DayExpression, to: DayExpression)
}

/// The word that relates an amount to its reference point.
enum ShiftWord: Hashable, Sendable { case `in`, ago, later, earlier, fromNow, anchored, within, daysFromNow }

enum NthUnit: Hashable, Sendable {
    case unit(TimeUnit)
    case weekday(Int)
    case month
}

struct RunExpression: Hashable, Sendable {
    var count: Double
    var unit: TimeUnit
    /// 1 for future ones, -1 for past ones.
    var sign: Int
    var isUpcoming = false
    /// Whether the number is unspecified, as in `next few days`.
    var isVague = false
    var of: DayExpression?
}

/// The explicit fields of a date, in any combination.
struct CalendarFields: Hashable, Sendable {
    var year: YearExpression?
    var month: Int?
    var day: Int?
    var weekday: Int?
    var relation: Relation = .none
    /// The month, that many steps from the current one: `the 15th of next month`.
    var monthStep: Int?
    /// Whether "the" precedes a day after a weekday: `tuesday the 4th`.
    var isOfThisMonth = false

    var isDay: Bool { day != nil }
}

/// A recurring time.
struct RecurrenceExpression: Hashable, Sendable {
    enum Base: Hashable, Sendable {
        case every(Double, TimeUnit)
        case weekdays([Int], interval: Int)
        case month(Int)
        case holiday(Int)
        case weekend(Int)
        case day(DayExpression)
        /// On the days Monday to Friday.
        case workdays
        case clock
    }

    var base: Base
    var time: TimeOfDay?
    var part: PartOfDay?
}

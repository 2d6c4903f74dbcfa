/// What was said about a time, before it is known which one is meant.
indirect enum TimeExpression: Hashable, Sendable {
    case moment(Moment)
    /// Both ends, the second one as far as "to" carries.
    case range(Moment, Moment)
    /// An end that is open: `before 5`, `since Monday`.
    case bound(TimeBound, Moment)
    /// A time that lasts: `from 9 for two hours`.
    case lasting(Moment, TimeAmount)
    case duration(TimeAmount)
    case recurrence(RecurrenceExpression)
    /// A time zone alone, in minutes ahead of UTC.
    case zone(Int)
}

/// On which side of a time something lies.
struct TimeBound: Hashable, Sendable {
    enum Side: Hashable, Sendable { case before, after, until, since, by }

    var side: Side
    /// Whether the words named the end or the start of the period: `by the end of May`.
    var isEnd = false
    /// Whether the words stood behind the time: `2012 or later`.
    var isSuffix = false
    /// Whether the words said that the time itself counts: `on or before`.
    var isIncluded = false
    /// Whether the word "since" was said, which looks back.
    var looksBack = false
}

/// A day or a longer stretch of the calendar, with a time of day; either may be missing.
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

/// A reading of the clock.
struct Clock: Hashable, Sendable {
    var hour: Int
    var minute = 0
    var second = 0
    var grain: TimeGrain = .hour
    /// Whether it may be twelve hours later, too.
    var isOpen = false
    /// Whether nothing but a number told it.
    var isBare = false
    var zone: Int?
    /// Whether it is the end of the day named, not its start.
    var isMidnight = false

    var seconds: Int { hour * 3_600 + minute * 60 + second }

    /// The same reading in the other half of the day.
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

/// A part of a day that has a name.
enum PartOfDay: UInt8, Hashable, Sendable, CaseIterable {
    case morning, afternoon, evening, night, nightTime, dayTime, businessHours, breakfast, brunch, lunch, dinner
    case tonight, afterSchool, afterWork
}

/// A part of a longer stretch of time.
enum Portion: Hashable, Sendable {
    case early, middle, late
    /// The first and the last days, as in `the end of the month`.
    case beginning, end
    /// `earlier this week`, `later this year`: up to or from now on.
    case earlier, later
    /// `the rest of the week`, `the year to date`.
    case rest, soFar
}

/// How a name of a day or a stretch relates to now.
enum Relation: UInt8, Hashable, Sendable, CaseIterable {
    case none, this, next, last, coming, past, following, previous, upcoming, current

    /// How many steps ahead it is.
    var step: Int {
        switch self {
        case .none, .this, .current: 0
        case .next, .coming, .following, .upcoming: 1
        case .last, .past, .previous: -1
        }
    }
}

/// Which year a day is of.
enum YearExpression: Hashable, Sendable {
    case number(Int)
    /// Two digits of which the century is open, as 35 in the twenties.
    case short(Int)
    /// This year, the next or the last one.
    case step(Int)
    /// The year of the day so far away: `diwali in five years`.
    case fiscal(Int, isSchool: Bool)
}

/// A day or a longer stretch of the calendar.
indirect enum DayExpression: Hashable, Sendable {
    case now
    /// `asap` and `recently`: a moment not far ahead or behind.
    case soon, recently
    /// Days from today; the flag says that "the day" was said.
    case offset(Int)
    case weekday(Int, Relation)
    case calendar(CalendarFields)
    /// A whole unit so many steps from the present one: `next week`.
    case period(TimeUnit, Int)
    case quarter(Int, YearExpression?, Relation)
    case half(Int, YearExpression?)
    case season(Int, YearExpression?, Relation)
    case seasonStep(Int)
    case weekOfYear(Int, YearExpression?)
    case years(from: Int, count: Int)
    /// Ten years by their last two digits: `the eighties`.
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
    /// A weekday inside a longer stretch, or in the week of a day.
    case within(DayExpression, DayExpression)
    /// So many units after or before a moment.
    case shifted(TimeAmount, sign: Int, from: Moment, ShiftWord)
    /// `the next 3 days`, `the last four months of 2021`.
    case run(RunExpression)
    /// The nth occurrence after the next one: `three fridays from now`.
    case occurrence(DayExpression, Int)
    /// `the closest Monday to 5 October`.
    case closest(Int, DayExpression, to: DayExpression)
}

/// The words by which an amount was counted from somewhere.
enum ShiftWord: Hashable, Sendable { case `in`, ago, later, earlier, fromNow, anchored, within, daysFromNow }

enum NthUnit: Hashable, Sendable {
    case unit(TimeUnit)
    case weekday(Int)
    case month
}

struct RunExpression: Hashable, Sendable {
    var count: Double
    var unit: TimeUnit
    /// 1 for those that come, -1 for those that have been.
    var sign: Int
    var isUpcoming = false
    /// Whether the number was said; `next few days` says some.
    var isVague = false
    var of: DayExpression?
}

/// What was said of a date, in any combination.
struct CalendarFields: Hashable, Sendable {
    var year: YearExpression?
    var month: Int?
    var day: Int?
    var weekday: Int?
    var relation: Relation = .none
    /// The month so many steps away: `the 15th of next month`.
    var monthStep: Int?
    /// Whether "the" stood before a day beside a weekday: `tuesday the 4th`.
    var isOfThisMonth = false

    var isDay: Bool { day != nil }
}

/// Times that come back.
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

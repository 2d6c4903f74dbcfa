/// How ambiguous expressions are interpreted: hours of the day, weekends, preference for past or future.
///
/// There is only one grammar; conventions decide which expressions are accepted and which moment they resolve to.
public struct TimeConventions: Hashable, Sendable {
    /// Hours in seconds from midnight, as a half-open range.
    struct Hours: Hashable, Sendable {
        var start: Int
        var end: Int

        init(_ start: Double, _ end: Double) { (self.start, self.end) = (Int(start * 3_600), Int(end * 3_600)) }
    }

    var hours: [PartOfDay: Hours]
    /// The start and end of a weekend, in hours from Saturday's midnight.
    var weekendStart = 0
    var weekendEnd = 48
    /// Whether values are ordered as the latest past one, then the next one, regardless of likelihood.
    var listsPastFirst = false
    /// Whether a date with a weekday resolves to the year in which they agree.
    var matchesWeekdays = true
    /// Whether the midnight "of" a day is at its end.
    var midnightEndsDay = false
    /// Whether a clock time without am or pm resolves to waking hours.
    var prefersWakingHours = false
    /// Whether "Monday to Friday" includes Friday.
    var rangesHoldTheirLastDay = false
    /// Whether a bare number is an hour and a bare duration is relative to now, as in an answer to "When?".
    var expectsTimes = false
    /// Whether "this Friday", said on a Friday, is today.
    var thisWeekdayMayBeToday = false
    /// Whether "in the morning", said in the morning, means the next one.
    var skipsBegunMornings = false
    /// Whether a nonexistent day such as 45 March is accepted, as an impossible date.
    var readsImpossibleDays = false
    /// Whether the name of today's weekday means today.
    var weekdayMayBeToday = false
    /// Whether "next Friday" is in the next week, rather than the first one after today.
    var nextWeekdayIsNextWeek = true
    /// Whether `the 1st of each month` is one recurrence.
    var joinsDaysWithRecurrences = false
    /// Whether "the last three days" include today.
    var pastRunsHoldToday = false
    /// Whether runs such as "next 3 months" are aligned to calendar months.
    var alignsRuns = false
    /// Whether "in 3 days" keeps the time of day, with the precision of the next finer unit.
    var shiftsKeepClock = false
    /// Whether a range's end includes its whole unit: "from 3 to 4pm" ends at five.
    var endsAreInclusive = false

    // Accepted expressions.
    var readsBareYears = false
    var readsZones = true
    var readsPrimes = false
    /// Whether rare abbreviations are accepted: `ATM` for at the moment, `BOY` for the beginning of the year.
    var readsRareShortForms = false
    /// Whether an hour and any multiple of five minutes in words are a clock time: `eight twenty`; otherwise only quarters are.
    var readsAllMinutesInWords = true
    /// Whether the range of `from 2 pm` has an open end.
    var opensFromClocks = true
    /// Whether `mar` and `may` are months unless the context excludes it.
    var readsWeakMonths = false
    /// Whether `recently` is a time.
    var readsVagueAdverbs = false
    var readsShortUnits = true
    var readsFrenchHours = true
    var readsSpacedMinutes = true
    var readsHalfThree = true
    /// Whether "this time" means today, "the day" and "the month" the current one, and a bare "5th" a day.
    var readsThisTime = false
    var readsDefinitePeriods = false
    var readsBareOrdinals = true
    var leadingZeroIsExact = true
    /// Whether months, weeks and years can have a clock time: `next month at 6`.
    var joinsPeriodsWithClocks = true
    /// Whether `after 5` is accepted without "o'clock".
    var readsBareBoundHours = true
    /// Whether `a week` and `a month` alone are durations.
    var readsSingularAmounts = true
    /// Whether `3 minutes from today` is a duration and a separate day.
    var keepsClockShiftsApart = false
    /// Whether `every Monday and Friday` is one recurrence.
    var joinsWeekdayLists = true
    /// Whether the numbers in `4 this afternoon` and `nine tonight` are clock times.
    var readsNumbersBeforeParts = true
    /// Whether meals can have a day: `lunch tomorrow`.
    var joinsMealsWithDays = true
    /// The hours of "after lunch", if it has a fixed range.
    var afterLunch: Hours?
    /// Whether "this morning at 3" resolves to tomorrow if it has passed.
    var movesPastClocks = false
    /// Whether `on 15` is a day.
    var readsDaysBehindOn = false
    /// Whether `after five days` is relative to now.
    var readsAmountsBehindAfter = true
    /// The second of the day at which "early in the morning" ends; `nil` for the middle of the morning.
    var earlyMorningEnd: Int?
    /// Whether the entity of `on Monday of next week` includes "on".
    var keepsOnBeforeNextWeek = false
    /// Whether holidays can have a clock time.
    var joinsHolidaysWithClocks = true

    /// The conventions of people who talk to an assistant.
    public static let house: TimeConventions = {
        var result = TimeConventions(hours: [
            .morning: Hours(6, 12), .afternoon: Hours(12, 18), .evening: Hours(18, 22), .night: Hours(20, 24),
            .nightTime: Hours(20, 24),
            .tonight: Hours(18, 24), .dayTime: Hours(8, 18), .businessHours: Hours(9, 17), .breakfast: Hours(7, 10),
            .brunch: Hours(10, 13),
            .lunch: Hours(12, 14), .dinner: Hours(18, 21), .afterSchool: Hours(15, 21), .afterWork: Hours(17, 21),
        ])
        result.weekdayMayBeToday = false
        result.midnightEndsDay = true
        result.prefersWakingHours = true
        result.rangesHoldTheirLastDay = true
        result.afterLunch = Hours(13, 17)
        result.readsSingularAmounts = false
        result.readsAllMinutesInWords = false
        result.thisWeekdayMayBeToday = true
        result.skipsBegunMornings = true
        result.pastRunsHoldToday = true
        return result
    }()

    /// The conventions for requests that need a time, in which impossible days are reported back.
    public static let requests: TimeConventions = {
        var result = house
        result.readsImpossibleDays = true
        result.joinsDaysWithRecurrences = true
        return result
    }()

    /// The conventions for answers to a question for a time.
    public static let answers: TimeConventions = {
        var result = requests
        result.expectsTimes = true
        return result
    }()

    /// The conventions for requests that refer to years.
    public static let years: TimeConventions = {
        var result = house
        result.readsBareYears = true
        return result
    }()

    /// The conventions of Microsoft's Recognizers-Text specifications.
    public static let recognisers: TimeConventions = {
        var result = TimeConventions(hours: [
            .morning: Hours(8, 12), .afternoon: Hours(12, 16), .evening: Hours(16, 20), .night: Hours(20, 24),
            .nightTime: Hours(0, 8),
            .tonight: Hours(20, 24), .dayTime: Hours(8, 18), .businessHours: Hours(8, 18), .breakfast: Hours(8, 12),
            .brunch: Hours(8, 12),
            .lunch: Hours(11, 13), .dinner: Hours(16, 20),
        ])
        result.listsPastFirst = true
        result.matchesWeekdays = false
        result.weekdayMayBeToday = true
        result.readsBareYears = true
        result.readsZones = false
        result.readsFrenchHours = false
        result.readsSpacedMinutes = false
        result.readsHalfThree = false
        result.leadingZeroIsExact = false
        result.joinsPeriodsWithClocks = false
        result.joinsHolidaysWithClocks = false
        result.readsShortUnits = false
        result.keepsClockShiftsApart = true
        result.joinsWeekdayLists = false
        result.keepsOnBeforeNextWeek = true
        result.readsDaysBehindOn = true
        result.readsAmountsBehindAfter = false
        result.opensFromClocks = false
        result.readsVagueAdverbs = true
        result.readsWeakMonths = true
        result.joinsMealsWithDays = false
        result.readsDefinitePeriods = true
        return result
    }()

    /// The conventions of Facebook's Duckling corpora.
    public static let duckling: TimeConventions = {
        var result = TimeConventions(hours: [
            .morning: Hours(0, 12), .afternoon: Hours(12, 19), .evening: Hours(18, 24), .night: Hours(18, 24),
            .nightTime: Hours(18, 24),
            .tonight: Hours(18, 24), .dayTime: Hours(8, 18), .businessHours: Hours(9, 17), .breakfast: Hours(8, 11),
            .brunch: Hours(10, 13),
            .lunch: Hours(12, 14), .dinner: Hours(18, 21), .afterSchool: Hours(15, 21), .afterWork: Hours(17, 21),
        ])
        result.earlyMorningEnd = 9 * 3_600
        result.weekendStart = -6
        result.nextWeekdayIsNextWeek = false
        result.alignsRuns = true
        result.shiftsKeepClock = true
        result.endsAreInclusive = true
        result.readsBareYears = true
        result.readsPrimes = true
        result.readsRareShortForms = true
        result.readsThisTime = true
        result.movesPastClocks = true
        result.afterLunch = Hours(13, 17)
        return result
    }()
}

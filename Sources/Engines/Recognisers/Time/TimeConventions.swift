/// What words that people use differently mean to the one who asks: hours of the day, weekends, which of past and future comes first.
///
/// One grammar reads; conventions only decide what is worth reading and which moment it resolves to.
public struct TimeConventions: Hashable, Sendable {
    /// Hours in seconds from midnight, from the first up to but not including the second.
    struct Hours: Hashable, Sendable {
        var start: Int
        var end: Int

        init(_ start: Double, _ end: Double) { (self.start, self.end) = (Int(start * 3_600), Int(end * 3_600)) }
    }

    var hours: [PartOfDay: Hours]
    /// Hours from the Saturday's midnight at which a weekend begins and ends.
    var weekendStart = 0
    var weekendEnd = 48
    /// Whether values come as the latest past one, then the next one, whatever is likelier.
    var listsPastFirst = false
    /// Whether a date with a weekday is of the year in which they agree.
    var matchesWeekdays = true
    /// Whether midnight "of" a day ends it.
    var midnightEndsDay = false
    /// Whether a clock without its half of the day is taken in the hours when people are awake.
    var prefersWakingHours = false
    /// Whether "Monday to Friday" holds the Friday.
    var rangesHoldTheirLastDay = false
    /// Whether a number alone is an hour and an amount alone counts from now, as in an answer to "When?".
    var expectsTimes = false
    /// Whether "this Friday", said on a Friday, is today.
    var thisWeekdayMayBeToday = false
    /// Whether "in the morning", said in the morning, is the next one.
    var skipsBegunMornings = false
    /// Whether a day that no month has, such as 45 March, is read as one that cannot be.
    var readsImpossibleDays = false
    /// Whether a weekday that is today's means today.
    var weekdayMayBeToday = false
    /// Whether "next Friday" is of the next week, not merely the next one.
    var nextWeekdayIsNextWeek = true
    /// Whether `the 1st of each month` is one recurrence.
    var joinsDaysWithRecurrences = false
    /// Whether "the last three days" hold today.
    var pastRunsHoldToday = false
    /// Whether runs such as "next 3 months" are whole months of the calendar.
    var alignsRuns = false
    /// Whether "in 3 days" keeps the clock, as precise as the unit below.
    var shiftsKeepClock = false
    /// Whether a range's end takes one more of its grain: "from 3 to 4pm" up to five.
    var endsAreInclusive = false

    // What is read at all.
    var readsBareYears = false
    var readsZones = true
    var readsPrimes = false
    /// Whether rare short forms count: `ATM` for at the moment, `BOY` for the beginning of the year.
    var readsRareShortForms = false
    /// Whether an hour and any five minutes in words are a clock: `eight twenty`; otherwise quarters alone are.
    var readsAllMinutesInWords = true
    /// Whether `from 2 pm` leaves the end open.
    var opensFromClocks = true
    /// Whether `mar` and `may` are months where nothing speaks against it.
    var readsWeakMonths = false
    /// Whether `recently` is a time.
    var readsVagueAdverbs = false
    var readsShortUnits = true
    var readsFrenchHours = true
    var readsSpacedMinutes = true
    var readsHalfThree = true
    /// Whether "this time" is today, "the day", "the month" the present one, "5th" alone a day.
    var readsThisTime = false
    var readsDefinitePeriods = false
    var readsBareOrdinals = true
    var leadingZeroIsExact = true
    /// Whether months, weeks and years take a clock: `next month at 6`.
    var joinsPeriodsWithClocks = true
    /// Whether `after 5` needs no "o'clock".
    var readsBareBoundHours = true
    /// Whether `a week` and `a month` alone are amounts.
    var readsSingularAmounts = true
    /// Whether `3 minutes from today` is an amount and a day.
    var keepsClockShiftsApart = false
    /// Whether `every Monday and Friday` is one recurrence.
    var joinsWeekdayLists = true
    /// Whether `4 this afternoon` and `nine tonight` are clocks.
    var readsNumbersBeforeParts = true
    /// Whether meals take a day: `lunch tomorrow`.
    var joinsMealsWithDays = true
    /// The hours that "after lunch" means, where it means hours.
    var afterLunch: Hours?
    /// Whether "this morning at 3" is tomorrow's once it has been.
    var movesPastClocks = false
    /// Whether `on 15` is a day.
    var readsDaysBehindOn = false
    /// Whether `after five days` counts from now.
    var readsAmountsBehindAfter = true
    /// The second of the day up to which "early in the morning" reaches; `nil` for half of it.
    var earlyMorningEnd: Int?
    /// Whether "on" belongs to `on Monday of next week`.
    var keepsOnBeforeNextWeek = false
    /// Whether holidays take a clock.
    var joinsHolidaysWithClocks = true

    /// What a person who asks an assistant means.
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

    /// What a person means in a request that takes a time, where a day that cannot be is told back.
    public static let requests: TimeConventions = {
        var result = house
        result.readsImpossibleDays = true
        result.joinsDaysWithRecurrences = true
        return result
    }()

    /// What a person means who is asked for a time.
    public static let answers: TimeConventions = {
        var result = requests
        result.expectsTimes = true
        return result
    }()

    /// What a person means who asks for something of certain years.
    public static let years: TimeConventions = {
        var result = house
        result.readsBareYears = true
        return result
    }()

    /// As Microsoft's Recognizers-Text specifies.
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

    /// As Facebook's Duckling has it in its corpora.
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

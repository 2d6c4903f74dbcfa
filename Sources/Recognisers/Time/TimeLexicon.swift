/// What a word may be in an expression of time; one word may be several things, as "second" and "may" are.
struct TimeLexeme {
    enum Role: UInt8 {
        case none, relation, article, of, `in`, on, at, from, to, through, between, and, or, before, after, since, by, ago
        case later, hence, within, every, early, middle, late, beginning, end, rest, half, past, minus, namedDay, now, part
        case noon, midnight, meridiem, oclock, zone, frequency, season, around, more, than, less, few, couple, business, fiscal
        case day, last, `as`, no, all, starting, plural, decade, fraction, back, or2, exactly, holidayStart, extra, ordinalLast
        case yearWord, closest, during, `for`, oh, ides, ended, anytime, point, hundred, thousand, time
    }

    var role: Role = .none
    var value = 0
    /// 0 for Monday to 6 for Sunday; -1 when it is none.
    var weekday: Int8 = -1
    var isPlural = false
    var month: Int8 = 0
    var unit: TimeUnit?
    /// The whole number that the word is; -1 when it is none.
    var number = -1
    var ordinal: Int8 = 0
    /// Whether a time may begin or end with the word, so that it is worth looking.
    var isTrigger = false
    /// Whether a name of several words, such as a holiday's, may begin with it.
    var startsName = false
    /// Whether it names a weekday or month only in short, or is an everyday word besides: `sat`, `march`.
    var isWeak = false

    var relation: Relation { role == .relation ? Relation(rawValue: UInt8(value)) ?? .none : .none }
    static let empty = TimeLexeme()
}

/// The words of English that expressions of time are made of.
struct TimeLexicon {
    static let english = TimeLexicon()

    private(set) var words: [String: TimeLexeme] = [:]

    private var table = WordTable<TimeLexeme>([:])

    /// What the word may be, looked up by its bytes.
    subscript(_ word: String) -> TimeLexeme { table[word] ?? .empty }

    private init() {
        addNames()
        addUnits()
        addNumbers()
        addRelations()
        addFunctionWords()
        addPartsAndZones()
        for word in TimeNames.starters {
            edit(word) {
                $0.startsName = true
                if !TimeNames.plainStarters.contains(word) { $0.isTrigger = true }
            }
        }
        table = WordTable(words)
    }

    private mutating func edit(_ word: String, _ change: (inout TimeLexeme) -> Void) {
        change(&words[word, default: .empty])
    }

    private mutating func add(_ role: TimeLexeme.Role, _ list: String, value: Int = 0, trigger: Bool = false) {
        for word in list.split(separator: " ") {
            edit(String(word)) {
                ($0.role, $0.value) = (role, value)
                if trigger { $0.isTrigger = true }
            }
        }
    }

    private mutating func addNames() {
        let weekdays = [
            "monday mon", "tuesday tue tues", "wednesday wed weds wednes wednessday", "thursday thu thur thurs thrusday",
            "friday fri",
            "saturday sat saterday", "sunday sun",
        ]
        for (index, names) in weekdays.enumerated() {
            for (position, name) in names.split(separator: " ").enumerated() {
                edit(String(name)) {
                    ($0.weekday, $0.isTrigger, $0.isWeak) = (Int8(index), true, ["sat", "sun", "mon", "wed"].contains(name))
                }
                guard position == 0 || name.count > 4 || name == "mon" else { continue }
                edit(name + "s") { ($0.weekday, $0.isTrigger, $0.isPlural) = (Int8(index), true, true) }
            }
        }
        words["mons"] = nil
        let months = [
            "january jan", "february feb febr", "march mar", "april apr apirl", "may", "june jun", "july jul", "august aug",
            "september sep sept", "october oct", "november nov", "december dec",
        ]
        for (index, names) in months.enumerated() {
            for name in names.split(separator: " ") {
                edit(String(name)) {
                    ($0.month, $0.isTrigger, $0.isWeak) = (
                        Int8(index + 1), true, ["may", "march", "mar", "dec", "sep", "apr"].contains(name)
                    )
                }
            }
        }
    }

    private mutating func addUnits() {
        let units: [(TimeUnit, String)] = [
            (.second, "second seconds sec secs"), (.minute, "minute minutes min mins"), (.hour, "hour hours hr hrs hourly"),
            (.day, "day days"), (.night, "night nights"), (.weekend, "weekend weekends"), (.week, "week weeks wk wks"),
            (.fortnight, "fortnight fortnights"), (.month, "month months mth mths mos"), (.quarter, "quarter quarters qtr qtrs"),
            (.year, "year years yr yrs"), (.decade, "decade decades"), (.century, "century centuries"),
        ]
        for (unit, list) in units {
            for word in list.split(separator: " ") where word != "hourly" {
                edit(String(word)) { ($0.unit, $0.isTrigger, $0.isPlural) = (unit, true, word.hasSuffix("s")) }
            }
        }
        add(.day, "day")
    }

    private mutating func addNumbers() {
        let small =
            "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen"
        for (value, word) in small.split(separator: " ").enumerated() { edit(String(word)) { $0.number = value } }
        // `tenish` is a clock that nothing else marks.
        for (value, word) in small.split(separator: " ").enumerated() where (1...12).contains(value) {
            edit(word + "ish") { ($0.number, $0.isTrigger) = (value, true) }
        }
        let tens = [
            "twenty": 20, "thirty": 30, "forty": 40, "fourty": 40, "fifty": 50, "sixty": 60, "seventy": 70, "eighty": 80,
            "ninety": 90,
        ]
        for (word, value) in tens { edit(word) { $0.number = value } }
        let ordinals =
            "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth"
        for (value, word) in ordinals.split(separator: " ").enumerated() {
            edit(String(word)) { ($0.ordinal, $0.isTrigger) = (Int8(value + 1), true) }
        }
        edit("twelveth") { ($0.ordinal, $0.isTrigger) = (12, true) }
        edit("thirtieth") { ($0.ordinal, $0.isTrigger) = (30, true) }
        for (word, value) in [
            ("twenties", 20), ("thirties", 30), ("forties", 40), ("fifties", 50), ("sixties", 60), ("seventies", 70),
            ("eighties", 80), ("nineties", 90),
        ] {
            add(.decade, word, value: value, trigger: true)
        }
        add(.hundred, "hundred hundreds")
        add(.thousand, "thousand thousands")
        add(.few, "few several some")
        add(.couple, "couple pair")
        add(.half, "half", trigger: true)
        add(.fraction, "½", value: 50, trigger: true)
        add(.fraction, "¼", value: 25, trigger: true)
        add(.fraction, "¾", value: 75, trigger: true)
        add(.point, "point")
        add(.oh, "oh o")
    }

    private mutating func addRelations() {
        let relations: [(Relation, String)] = [
            (.this, "this"), (.next, "next nxt"), (.last, "last final"), (.coming, "coming"), (.past, "past"),
            (.following, "following"),
            (.previous, "previous preceding prior"), (.upcoming, "upcoming"), (.current, "current present"),
        ]
        for (relation, list) in relations { add(.relation, list, value: Int(relation.rawValue)) }
    }

    private mutating func addFunctionWords() {
        add(.article, "the", value: 1)
        add(.article, "a an", value: 0)
        add(.of, "of")
        add(.in, "in into")
        add(.on, "on")
        add(.at, "at @")
        add(.from, "from")
        add(.to, "to till til until untill thru ~ – — - unti")
        add(.through, "through throughout")
        add(.between, "between betw")
        add(.and, "and & n")
        add(.or, "or")
        add(.before, "before b4", value: 1)
        add(.after, "after", value: 1)
        add(.since, "since")
        add(.by, "by")
        add(.ago, "ago earlier sooner", trigger: true)
        add(.later, "later", trigger: true)
        add(.hence, "hence", trigger: true)
        add(.within, "within inside")
        add(.every, "every each")
        add(.every, "any", value: 1)
        add(.early, "early", trigger: true)
        add(.middle, "mid middle", trigger: true)
        add(.late, "late", trigger: true)
        add(.beginning, "beginning start begin", trigger: true)
        add(.end, "end ending", trigger: true)
        add(.rest, "rest remainder remaining", trigger: true)
        add(.around, "around circa about approximately approx approximate roughly")
        add(.exactly, "exactly sharp precisely promptly")
        add(.more, "more longer greater")
        add(.less, "less fewer shorter")
        add(.than, "than")
        add(.business, "business working work")
        add(.fiscal, "fiscal financial fy", value: 1, trigger: true)
        add(.fiscal, "school sy academic", value: 2, trigger: true)
        add(.fiscal, "calendar cy", value: 3, trigger: true)
        add(.as, "as")
        add(.no, "no")
        add(.all, "all whole entire full")
        add(.starting, "starting beginning begins starts commencing")
        edit("beginning") { ($0.role, $0.isTrigger) = (.beginning, true) }
        add(.extra, "another additional extra solid consecutive straight long")
        add(.closest, "closest nearest")
        add(.during, "during over")
        add(.for, "for")
        add(.ides, "ides", trigger: true)
        add(.anytime, "anytime sometime someday")
        add(.time, "time times")
        add(.minus, "-")
        add(.to, "- ~ – —")
    }

    private mutating func addPartsAndZones() {
        let days: [(Int, String)] = [
            (0, "today todays tdy"), (1, "tomorrow tomorrows tmr tmrw tommorow tommorrow tomorow tomorrrow tomrow"),
            (-1, "yesterday yesterdays"),
        ]
        for (value, list) in days { add(.namedDay, list, value: value, trigger: true) }
        add(.now, "now immediately", trigger: true)
        add(.now, "atm", value: 3, trigger: true)
        add(.now, "asap", value: 1, trigger: true)
        add(.now, "recently previously", value: 2, trigger: true)
        let parts: [(PartOfDay, String)] = [
            (.morning, "morning mornings morn am"), (.afternoon, "afternoon afternoons arvo"), (.evening, "evening evenings"),
            (.night, "night nights nite overnight"), (.nightTime, "nighttime"), (.dayTime, "daytime daylight"),
            (.breakfast, "breakfast breakfasttime"),
            (.brunch, "brunch brunchtime"), (.lunch, "lunch lunches lunchtime"),
            (.dinner, "dinner dinners dinnertime supper suppertime"),
            (.tonight, "tonight tonite tonights tonights"),
        ]
        for (part, list) in parts {
            add(.part, list, value: Int(part.rawValue), trigger: true)
        }
        for word in ["mornings", "afternoons", "evenings", "nights", "lunches", "dinners"] { edit(word) { $0.isPlural = true } }
        add(.noon, "noon midday noonish noontime", trigger: true)
        add(.midnight, "midnight midnite", trigger: true)
        add(.meridiem, "am a.m", value: 0, trigger: true)
        add(.meridiem, "pm p.m", value: 12, trigger: true)
        add(.meridiem, "ampm", value: 1, trigger: true)
        add(.oclock, "o'clock oclock", trigger: true)
        let frequencies: [(TimeUnit, Int, String)] = [
            (.hour, 1, "hourly"), (.day, 1, "daily everyday"), (.night, 1, "nightly"), (.week, 1, "weekly"),
            (.week, 2, "biweekly fortnightly"),
            (.month, 1, "monthly"), (.month, 2, "bimonthly"), (.quarter, 1, "quarterly"), (.year, 1, "yearly annually annual"),
            (.month, 6, "semiannual semiannually biannual biannually"), (.weekend, 1, "weekendly"),
        ]
        for (unit, count, list) in frequencies { add(.frequency, list, value: unit.rawValue * 16 + count, trigger: true) }
        for (index, list) in ["spring springtime", "summer summers summertime", "fall autumn", "winter winters wintertime"]
            .enumerated()
        {
            add(.season, list, value: index, trigger: true)
        }
        add(.season, "season seasons", value: 4, trigger: true)
        let zones: [(Int, String)] = [
            (0, "gmt utc z"), (-480, "pst"), (-420, "pdt mst"), (-360, "cst mdt"), (-300, "est cdt"), (-240, "edt"),
            (60, "cet bst"),
            (120, "cest eet"), (330, "ist"), (540, "jst"), (600, "aest"),
        ]
        for (value, list) in zones { add(.zone, list, value: value) }
        for word
            in "eom eoy eod cob weekdays weekday workday workdays workweek q1 q2 q3 q4 h1 h2 fy cy sy fortnight ytd mtd wtd tmrw"
            .split(separator: " ")
        {
            edit(String(word)) { $0.isTrigger = true }
        }
        for word
            in "pacific eastern timezone moment possible present time away eow bow bom boy another past date p weekends once twice q h fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty thousand every each starting"
            .split(separator: " ")
        {
            edit(String(word)) { $0.isTrigger = true }
        }
    }
}

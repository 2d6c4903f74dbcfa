public import CompactCoding

extension RecogniserWords: Archivable {
    public static var blank: RecogniserWords { RecogniserWords() }

    public mutating func archive(_ archive: inout Archive) throws {
        try archive.part(&grammar)
        try archive.part(&numbers)
        try archive.part(&times)
        try archive.part(&holidays)
        try archive.part(&units)
        try archive.part(&currencies)
        try archive.part(&quantities)
    }
}

extension NumberWords: Archivable {
    public static var blank: NumberWords { NumberWords() }

    public mutating func archive(_ archive: inout Archive) throws {
        try archive.part(&cardinals)
        try archive.part(&pluralCardinals)
        try archive.part(&ordinals)
        try archive.part(&pluralOrdinals)
        try archive.part(&particles)
        try archive.part(&multipliers)
    }
}

extension TimeWords: Archivable {
    public static var blank: TimeWords { TimeWords() }

    public mutating func archive(_ archive: inout Archive) throws {
        try archive.part(&weekdays)
        try archive.part(&pluralWeekdays)
        try archive.part(&months)
        try archive.part(&weak)
        try archive.part(&units)
        try archive.part(&pluralUnits)
        try archive.part(&numbers)
        try archive.part(&clocks)
        try archive.part(&ordinals)
        try archive.part(&roles)
        try archive.part(&plurals)
        try archive.part(&triggers)
        try archive.part(&names)
        try archive.part(&plainStarters)
        try archive.part(&starters)
        try archive.part(&verbsBehindMay)
        try archive.part(&numbered)
    }
}

extension UnitWords: Archivable {
    public static var blank: UnitWords { UnitWords() }

    public mutating func archive(_ archive: inout Archive) throws {
        try archive.part(&units)
        try archive.part(&prefixed)
        try archive.part(&prefixes)
        try archive.part(&plurals)
        try archive.part(&names)
        try archive.part(&square)
        try archive.part(&cubic)
        try archive.part(&squared)
        try archive.part(&cubed)
        try archive.part(&per)
        try archive.part(&speedTimes)
        try archive.part(&attached)
        try archive.part(&rarelyOne)
    }
}

extension CurrencyWords: Archivable {
    public static var blank: CurrencyWords { CurrencyWords() }

    public mutating func archive(_ archive: inout Archive) throws {
        try archive.part(&currencies)
        try archive.part(&colloquial)
        try archive.part(&plural)
        try archive.part(&capitals)
        try archive.part(&least)
    }
}

extension QuantityWords: Archivable {
    public static var blank: QuantityWords { QuantityWords() }

    public mutating func archive(_ archive: inout Archive) throws {
        try archive.part(&agreeing)
        try archive.part(&refusing)
        try archive.part(&positions)
        try archive.part(&limits)
        try archive.part(&percent)
        try archive.part(&degrees)
        try archive.part(&scales)
        try archive.part(&scaleLetters)
        try archive.part(&moneyScales)
        try archive.part(&following)
        try archive.part(&clauseWords)
        try archive.part(&determiners)
        try archive.part(&weighing)
        try archive.part(&determining)
        try archive.part(&continuing)
        try archive.part(&otherNumbers)
        try archive.part(&announcing)
        try archive.part(&namedByNumber)
        try archive.part(&behindLetter)
        try archive.part(&angleNouns)
        try archive.part(&turning)
        try archive.part(&adjusting)
        try archive.part(&warmth)
        try archive.part(&doubling)
        try archive.part(&dot)
        try archive.part(&ages)
    }
}

extension TimeWords.Role: Archivable {
    static var blank: TimeWords.Role { TimeWords.Role(role: "", words: []) }

    mutating func archive(_ archive: inout Archive) throws {
        try archive.part(&role)
        try archive.part(&value)
        try archive.part(&trigger)
        try archive.part(&relation)
        try archive.part(&part)
        try archive.part(&unit)
        try archive.part(&words)
    }
}

extension UnitWords.Plural: Archivable {
    static var blank: UnitWords.Plural { UnitWords.Plural(behind: "", ending: "") }

    mutating func archive(_ archive: inout Archive) throws {
        try archive.part(&behind)
        try archive.part(&ending)
    }
}

extension UnitWords.SpeedTime: Archivable {
    static var blank: UnitWords.SpeedTime { UnitWords.SpeedTime(name: "", seconds: "", words: []) }

    mutating func archive(_ archive: inout Archive) throws {
        try archive.part(&name)
        try archive.part(&seconds)
        try archive.part(&words)
    }
}

extension QuantityWords.Position: Archivable {
    static var blank: QuantityWords.Position { QuantityWords.Position(offset: 0, origin: .start, phrases: []) }

    mutating func archive(_ archive: inout Archive) throws {
        try archive.part(&offset)
        try archive.part(&origin)
        try archive.part(&isWordAlone)
        try archive.part(&phrases)
    }
}

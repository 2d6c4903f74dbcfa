public import CompactCoding

/// Archives only what is used at run time, without the lists that `Units` is compiled from.
extension UnitWords: Archivable {
    public static var blank: UnitWords { UnitWords() }

    public mutating func archive(_ archive: inout Archive) throws {
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

/// Archives only what is used at run time, without the lists that `QuantityLexicon` and its neighbours are compiled from.
extension QuantityWords: Archivable {
    public static var blank: QuantityWords { QuantityWords() }

    public mutating func archive(_ archive: inout Archive) throws {
        try archive.part(&percent)
        try archive.part(&degrees)
        try archive.part(&scaleLetters)
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

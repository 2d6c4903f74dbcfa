extension SlotDefinition.Kind {
    /// Whether words that name nothing known can be read as such a value.
    var mayBeUnknown: Bool {
        switch self {
        case .person, .people, .place, .phrase, .phrases, .title, .biller: true
        default: false
        }
    }

    /// Whether apps list what its values are called.
    var hasVocabulary: Bool {
        switch self {
        case .phrase, .phrases, .title, .account, .biller: true
        default: false
        }
    }

    /// Whether only known values can be told from other words.
    var standsAloneWhenKnown: Bool { self == .biller }

    /// Whether its values are people.
    var isPerson: Bool { self == .person || self == .people }

    /// Whether a value can be told by itself from other words.
    var standsAlone: Bool {
        switch self {
        case .person, .people, .place, .money, .paymentAmount, .count, .time, .past, .phrase, .enumeration, .goal, .account,
            .number, .temperature, .years, .frequency:
            true
        case .text, .texts, .phrases, .biller, .position, .title, .messages: false
        }
    }
}

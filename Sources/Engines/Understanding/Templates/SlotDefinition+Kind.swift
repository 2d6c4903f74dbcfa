extension SlotDefinition.Kind {
    /// Whether words that name no known entity can be such a value.
    var mayBeUnknown: Bool {
        switch self {
        case .person, .people, .place, .phrase, .phrases, .title, .biller: true
        default: false
        }
    }

    /// Whether apps provide vocabulary for its values.
    var hasVocabulary: Bool {
        switch self {
        case .phrase, .phrases, .title, .account, .biller: true
        default: false
        }
    }

    /// Whether known values, but only those, can be recognised without context.
    var standsAloneWhenKnown: Bool { self == .biller }

    /// Whether its values are amounts or numbers.
    var isMeasured: Bool {
        switch self {
        case .money, .paymentAmount, .count, .number, .goal, .temperature, .measure: true
        default: false
        }
    }

    /// Whether its values are people.
    var isPerson: Bool { self == .person || self == .people }

    /// Whether a value can be recognised without context.
    var standsAlone: Bool {
        switch self {
        case .person, .people, .place, .money, .paymentAmount, .count, .time, .past, .phrase, .enumeration, .goal, .account,
            .number, .temperature, .years, .frequency, .truth, .duration, .measure, .link:
            true
        case .text, .texts, .phrases, .biller, .position, .title, .messages: false
        }
    }
}

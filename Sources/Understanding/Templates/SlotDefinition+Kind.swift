extension SlotDefinition.Kind {
    /// Whether words that name nothing known can be read as such a value.
    var mayBeUnknown: Bool {
        switch self {
        case .person, .people, .place, .phrase, .phrases, .title: true
        default: false
        }
    }

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

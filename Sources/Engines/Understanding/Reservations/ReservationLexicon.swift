import IntentSchema

/// The phrases of questions about reservations.
typealias ReservationLexicon = PhraseLexicon<ReservationPhrases.Entry>

extension PhraseLexicon<ReservationPhrases.Entry> {
    init(_ language: ReservationPhrases) {
        self.init(language.phrases.map { ($0.say, $0) }, isSubject: \.isSubject)
    }
}

extension ReservationPhrases.Entry {
    /// Whether it says that a reservation is meant.
    var isSubject: Bool {
        kind != nil || implies != nil || role == .reservation || fact == .seat || fact == .number || fact == .room
    }
}

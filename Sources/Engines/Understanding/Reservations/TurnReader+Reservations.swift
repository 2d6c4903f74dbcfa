import IntentSchema

// Questions about reservations, which the assistant answers from what apps have donated.
extension TurnReader {
    /// The intent of such questions. No app handles it.
    static let reservationIntent = "INGetReservationDetailsIntent"

    /// The question about reservations that the words are; `nil` if they are none.
    var reservationQuestion: ReservationReader.Question? {
        if let known = scanner.known.reservations { return known }
        let reader = ReservationReader(
            interpreter.reservations, utterance, in: context, times: scanner.times)
        let question = reader.question()
        scanner.known.reservations = .some(question)
        return question
    }

    /// Adds the question that a reading about reservations is, so that its words count as used.
    func addReservations(to hypothesis: inout Hypothesis) -> [Range<Int>] {
        guard looksUp(hypothesis.intent), let question = reservationQuestion else { return [] }
        let isAbout = Self.bookingIntents.contains(hypothesis.intent)
        // "Show my boarding pass" may well be about the code on it; where a seat is, no other look-up tells.
        guard isAbout || question.isWhole && question.inquiry.fact != .details else { return [] }
        hypothesis.reservations = question.inquiry
        guard isAbout else { return [] }
        return question.uses.indices.filter { question.uses[$0] }.map { $0..<$0 + 1 }
    }

    /// Look-ups that questions about reservations are often read as.
    private static let bookingIntents: Set<String> = [
        reservationIntent, "INGetUserCurrentRestaurantReservationBookingsIntent",
    ]

    /// The interpretation as a request, if the words are a whole question about reservations that is read as something else.
    func asReservations(_ read: Interpretation) -> Interpretation? {
        guard let question = reservationQuestion, question.isWhole, !takesAnyText, let first = read.acts.first,
            // "My hotel" may be an answer.
            context.question == nil || question.isQuestion || question.namesReservations
        else { return nil }
        switch first {
        case .request(var reading) where Self.bookingIntents.contains(reading.intent):
            guard reading.score < Self.clear else { return nil }
            reading.score = Self.clear
            reading.reasons.append(Self.reason)
            return Interpretation(acts: [.request(reading)] + read.acts.dropFirst(), rejected: read.rejected)
        case .request(let reading):
            let isOther = looksUp(reading.intent) ? reading.score >= Self.fairlyClear : reading.score >= Self.likely
            if isOther { return nil }
        // It may be about what is just being booked, unless it names something else, or a time.
        case .inquire:
            let mayBeThis = question.inquiry.kinds.isEmpty || question.inquiry.kinds == [.restaurant]
            if mayBeThis && question.inquiry.period == nil { return nil }
        default: break
        }
        var hypothesis = Hypothesis(intent: Self.reservationIntent, score: Self.clear, template: "reservations")
        hypothesis.reservations = question.inquiry
        hypothesis.reasons = [Self.reason]
        var result = Interpretation(acts: [.request(hypothesis)], rejected: read.rejected)
        if case .request(let reading) = first { result.rejected.insert(reading, at: 0) }
        return result
    }

    private static let reason = "every word belongs to a question about reservations"
    /// The score of a whole question.
    private static let clear = 0.95
    /// Other look-ups of this score stand.
    private static let fairlyClear = 0.93
    /// A request of this score that changes something is not replaced by an answer.
    private static let likely = 0.5
}

import IntentSchema

// Questions about reservations that apps have donated. No app handles them.
extension Step {
    /// Answers the question about reservations that the reading is; `nil` if an app is to be asked instead.
    mutating func answerFromReservations(_ reading: Hypothesis) -> Phase? {
        guard let inquiry = reading.reservations, let found = inquiry.found else { return nil }
        let able = dialogue.apps.filter { $0.intents.contains(reading.intent) }
        let known = Set(found.map(\.app))
        // The app that keeps the list is asked for it. Anything else it may have donated, and nothing tells it what is asked.
        let isListOfApp = inquiry.fact == .details && known.isSubset(of: able.map(\.id))
        guard able.isEmpty || !found.isEmpty && !isListOfApp else {
            explain(.reservationsLeftToApp, reading.intent)
            return nil
        }
        guard !state.isLocked else {
            say(.note(.reservationsLocked))
            return .idle
        }
        let names = known.map { name(of: $0) }.sorted().joined(separator: ", ")
        if found.isEmpty {
            explain(.reservationsUnknown)
        } else {
            explain(.reservationsFound, "\(inquiry.count)", names)
        }
        say(.note(.reservations(inquiry)))
        return .idle
    }
}

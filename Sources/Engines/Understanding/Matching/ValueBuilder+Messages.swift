import IntentSchema

extension ValueBuilder {
    /// The messages from someone among those found last; a person without any is reported back.
    func messages(from people: [PersonReading]) -> Built {
        let wanted = Set(people.flatMap(\.contacts).map { context.contacts.contacts[Int($0)].id })
        for record in context.recent {
            let identifiers = (record["messages"]?.list ?? []).compactMap { message -> ParameterValue? in
                let sender = message.record?["sender"]?.record?["contactIdentifier"]?.string
                return sender.map(wanted.contains) == true ? message.record?["identifier"] : nil
            }
            if !identifiers.isEmpty { return .value(.list(identifiers)) }
        }
        return .unknown(people.first.map { utterance.text($0.words) } ?? "")
    }
}

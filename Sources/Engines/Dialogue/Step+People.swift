import IntentSchema

// Which of several people is meant, and which conversation: by what the person has done with apps.
extension Step {
    /// The question with people in the order in which the person deals with them; other choices as they are.
    mutating func ranked(_ kind: Question.Kind, _ parameter: String) -> Question.Kind {
        guard case .choice(let values) = kind else { return kind }
        let weights = values.map { $0.personKey.flatMap { state.people[$0] } ?? 0 }
        let order = values.indices.sorted { weights[$0] == weights[$1] ? $0 < $1 : weights[$0] > weights[$1] }
        guard order != Array(values.indices) else { return kind }
        explain(.peopleRanked, parameter, "\(values.count)")
        return .choice(order.map { values[$0] })
    }

    /// The one of these people with whom the person usually deals, who is then meant; `nil` to ask which, as always after the first time.
    mutating func usualPerson(among values: [ParameterValue], _ parameter: String, _ request: Request) -> ParameterValue? {
        let keys = values.compactMap(\.personKey)
        guard values.count > 1, keys.count == values.count,
            request.attempts[parameter, default: 0] == 0, let usual = state.people.usual(among: keys),
            let index = keys.firstIndex(of: usual), let name = values[index].record?["displayName"]?.string
        else { return nil }
        let others = keys.filter { $0 != usual }.map { (state.people[$0] ?? 0).hundredths }
        explain(.personUsual, parameter, (state.people[usual] ?? 0).hundredths, others.joined(separator: ", "))
        say(.note(.usualPerson(name)))
        return values[index]
    }

    // MARK: - Messages and groups

    /// The app that has the messages that the request is about; `nil` if it is about none that were shown or sent.
    mutating func withMessages(_ hypothesis: Hypothesis, among apps: [AppDescription]) -> AppDescription? {
        guard let owner = messageOwner(hypothesis), let app = apps.first(where: { $0.id == owner }) else { return nil }
        explain(.appHasMessages, app.name)
        return app
    }

    private func messageOwner(_ hypothesis: Hypothesis) -> String? {
        if let app = hypothesis.messageApp { return app }
        let meant = hypothesis.messages
        guard meant.isEmpty else {
            return state.recent.first { recent in
                recent.response?["messages"]?.list?.contains { message in
                    meant.contains { $0 == message.record?["identifier"] || $0 == message.record?["conversationIdentifier"] }
                } ?? false
            }?.app
        }
        // Without a word about it, what was sent last is taken back or changed.
        guard ["INUnsendMessagesIntent", "INEditMessageIntent"].contains(hypothesis.intent) else { return nil }
        return state.recent.first { $0.intent.type == "INSendMessageIntent" }?.app
    }

    /// The request without identifiers of messages that another app has shown.
    func withoutForeignMessages(_ hypothesis: Hypothesis, to app: AppDescription) -> Hypothesis {
        guard !hypothesis.messages.isEmpty, let owner = messageOwner(hypothesis), owner != app.id else { return hypothesis }
        var own = hypothesis
        for name in Hypothesis.messageParameters { own.parameters[name] = nil }
        return own
    }

    /// The only one of the apps that has told of the group; `nil` if there is none or several have.
    mutating func withGroup(_ hypothesis: Hypothesis, among apps: [AppDescription]) -> AppDescription? {
        guard let conversations = hypothesis.conversations, let group = hypothesis.groupName else { return nil }
        let known = apps.filter { conversations[$0.id] != nil }
        guard known.count == 1 else { return nil }
        explain(.appHasGroup, known[0].name, group)
        return known[0]
    }

    /// The request with the conversation by which the app knows the group.
    mutating func withConversation(_ hypothesis: Hypothesis, of app: AppDescription) -> Hypothesis {
        guard let conversation = hypothesis.conversations?[app.id], !conversation.isEmpty, let group = hypothesis.groupName,
            hypothesis.parameters["conversationIdentifier"] == nil
        else { return hypothesis }
        explain(.conversationFound, app.name, group)
        var found = hypothesis
        found.parameters["conversationIdentifier"] = .string(conversation)
        return found
    }
}

extension Hypothesis {
    /// The parameters with identifiers that only the app understands from which they come.
    fileprivate static let messageParameters = ["conversationIdentifier", "identifiers"]

    /// The messages or the conversation that were shown and are meant.
    fileprivate var messages: [ParameterValue] {
        Self.messageParameters.compactMap { parameters[$0] }.flatMap { $0.list ?? [$0] }
    }

    /// The name of the group that gets a message; `nil` if none is named.
    fileprivate var groupName: String? { parameters["speakableGroupName"]?.record?["spokenPhrase"]?.string }
}

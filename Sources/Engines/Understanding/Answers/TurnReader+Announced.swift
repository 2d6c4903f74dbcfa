import IntentSchema

// Requests about messages that were announced: "reply that I'm late", "tell her I'm on my way", "mark it as read".
extension TurnReader {
    /// Has a reading that answers the message announced last, or is about messages that an app has reported, go to that app, with its
    /// conversation.
    ///
    /// - Returns: whether it answers the message.
    func answersAnnounced(_ reading: inout Hypothesis) -> Bool {
        if reading.intent == "INSetMessageAttributeIntent" { marksReported(&reading) }
        guard let last = context.announced.last, reading.app == nil || reading.app == last.app else { return false }
        switch reading.intent {
        case "INSearchForMessagesIntent":
            if meansSender(in: reading, of: "senders") { reading.messageApp = last.app }
            return false
        case "INSendMessageIntent":
            let isReply = end(of: .replying, at: openerEnd) != nil && namesNobody(reading)
            guard isReply || meansSender(in: reading, of: "recipients") else { return false }
            answer(last, inGroup: isReply, by: &reading)
            return true
        default: return false
        }
    }

    private func namesNobody(_ reading: Hypothesis) -> Bool {
        ["recipients", "speakableGroupName"].allSatisfy {
            reading.parameters[$0] == nil && reading.ambiguities[$0] == nil && reading.unknownValues[$0] == nil
        }
    }

    /// Whether the value is a pronoun that stands for who has sent the message.
    private func meansSender(in reading: Hypothesis, of parameter: String) -> Bool {
        let words = reading.spans.filter { $0.role == parameter }
        guard words.count == 1, let start = utterance.tokens.firstIndex(where: { $0.start == words[0].start }) else {
            return false
        }
        return scanner.announcedSender(at: start)?.end == start + 1 && utterance.tokens[start].end == words[0].end
    }

    /// - Parameter inGroup: whether an answer to a message in a group goes to the group, and not to its sender alone.
    private func answer(_ message: ReceivedMessages, inGroup: Bool, by reading: inout Hypothesis) {
        reading.messageApp = message.app
        reading.reasons.append("answers the message announced last")
        if let group = message.group {
            guard !inGroup else {
                reading.parameters["speakableGroupName"] = .record(.speakableString(group))
                reading.parameters["conversationIdentifier"] = message.conversation.map { .string($0) }
                return
            }
        } else {
            reading.parameters["conversationIdentifier"] = message.conversation.map { .string($0) }
        }
        if let sender = message.sender { reading.parameters["recipients"] = .list([.record(sender)]) }
    }

    /// Has the app mark messages that has reported them.
    private func marksReported(_ reading: inout Hypothesis) {
        guard let meant = reading.parameters["identifiers"]?.list?.compactMap(\.string) else { return }
        let reported = context.announced + [context.lastReceived].compactMap(\.self)
        reading.messageApp = reported.last { Set($0.identifiers).isSuperset(of: meant.prefix(1)) }?.app
    }
}

extension SlotScanner {
    /// Who has sent the message announced last, if the pronoun may mean them and nobody has been mentioned since.
    func announcedSender(at start: Int) -> SlotMatch? {
        guard let sender = context.announced.last?.sender, let pronoun = pronoun(at: start), mentionedBefore.isEmpty,
            Record("", context.parameters).people.isEmpty
        else { return nil }
        guard let contact = contact(sender) ?? contactReached(by: sender) else {
            // What only its app understands is for that app alone, which gets it with the conversation.
            var plain = sender
            plain["customIdentifier"] = nil
            let reading = PersonReading(contacts: [], words: start..<start + 1, shown: plain)
            return .init(end: start + 1, quality: 0.96, reading: .people([reading]))
        }
        let relation = context.contacts.contacts[Int(contact)].relationship
        guard relation.map((grammar.words.otherPronounKin[pronoun] ?? []).contains) != true else { return nil }
        return match([contact], start..<start + 1, quality: 0.96)
    }

    /// The only contact with the person's handle; `nil` if there is none, or several.
    func contactReached(by sender: Record) -> Int32? {
        guard let value = sender["personHandle"]?.record?["value"]?.string, !value.isEmpty else { return nil }
        let found = context.contacts.contacts(
            reachedAt: Contact.Handle(kind: value.contains("@") ? .emailAddress : .phoneNumber, value: value))
        return found.count == 1 ? found[0] : nil
    }
}

extension InterpretationContext {
    /// The identifiers of the messages announced last, of the app that reported the last one, the latest first; `nil` for none.
    ///
    /// - Parameter constant: how many of them are meant; all if it is no number.
    func announcedMessages(meantBy constant: Constant) -> ParameterValue? {
        guard let app = announced.last?.app else { return nil }
        let identifiers = announced.filter { $0.app == app }.flatMap(\.identifiers).reversed().map { ParameterValue.string($0) }
        guard !identifiers.isEmpty else { return nil }
        if case .integer(let count) = constant { return .list(Array(identifiers.prefix(max(0, count)))) }
        return .list(identifiers)
    }
}

import IntentSchema

// Messages that apps have reported, and those that were sent.
extension Step {
    /// Announces messages, and repeats the open question.
    mutating func received(_ messages: [ReceivedMessages], in phase: Phase) -> Move {
        for app in Set(messages.map(\.app)).filter(isRefused).sorted() {
            explain(.permissionDenied, name(of: app), Permission.assistant.rawValue)
        }
        let heard = messages.filter { !isRefused($0.app) }
        guard !heard.isEmpty else { return Move(on: .received, to: phase) }
        let count = heard.reduce(0) { $0 + $1.count }
        guard dialogue.policy.announcements.messages != .never else {
            explain(.messagesSilent, "\(count)")
            return Move(on: .received, to: phase)
        }
        explain(.messagesAnnounced, "\(count)", Set(heard.map { name(of: $0.app) }).sorted().joined(separator: ", "))
        state.announced = Announcement(time: event.time, messages: heard)
        // A pronoun means who has written.
        state.heard = nil
        say(.note(.messages(heard.map { told($0, of: count) })))
        return Move(on: .received, to: repeatAfterReport(phase))
    }

    /// The messages with the texts that are read out: all or none of those of one sender.
    private func told(_ messages: ReceivedMessages, of count: Int) -> ReceivedMessages {
        let policy = dialogue.policy.announcements
        let isFew = messages.count == 1 || count <= policy.most
        guard policy.messages == .senders || !isFew || messages.texts.count < messages.count else { return messages }
        var counted = messages
        counted.texts = []
        return counted
    }

    /// The request with the identifier of the message that the app sent or showed last, if it takes one back or changes one and names none.
    mutating func withSentMessage(_ hypothesis: Hypothesis, of app: AppDescription) -> Hypothesis {
        guard let name = Self.sentMessages[hypothesis.intent], hypothesis.parameters[name] == nil,
            let parameter = dialogue.catalogue.intents[hypothesis.intent]?.parameter(name),
            let sent = lastSent(parameter, by: app)
        else { return hypothesis }
        explain(.messageSentLast, app.name)
        var named = hypothesis
        named.parameters[name] = sent
        return named
    }

    /// Which of their parameters names messages that were sent, by intent.
    private static let sentMessages = [
        "INEditMessageIntent": "messageIdentifier", "INUnsendMessagesIntent": "messageIdentifiers",
    ]

    private func lastSent(_ parameter: ParameterDefinition, by app: AppDescription) -> ParameterValue? {
        var gone: [ParameterValue] = []
        for recent in state.recent where recent.app == app.id {
            switch recent.intent.type {
            case "INUnsendMessagesIntent": gone += recent.intent["messageIdentifiers"]?.list ?? []
            case "INSendMessageIntent":
                guard let sent = recent.response?.identifiers(for: parameter), !sent.elements.allSatisfy(gone.contains) else {
                    continue
                }
                return sent
            case "INSearchForMessagesIntent":
                guard recent.response?["messages"]?.list?.count == 1, let shown = recent.response?.identifiers(for: parameter),
                    !shown.elements.allSatisfy(gone.contains)
                else { continue }
                return shown
            default: continue
            }
        }
        return nil
    }
}

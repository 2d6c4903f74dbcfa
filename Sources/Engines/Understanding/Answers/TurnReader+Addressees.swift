import IntentSchema

// To whom the open message goes: "to Hikers, the group chat", "no, text both Luca and Priya: table at 8".
extension TurnReader {
    private static let longestAddress = 16
    private static let sure = 0.9
    private static let group = "speakableGroupName"
    private static let conversation = "conversationIdentifier"

    /// The open message said anew behind a no, with all of its values; `nil` if the words say something else.
    func saidAnew(_ question: Question) -> DialogueAct? {
        guard question.kind.concernsValues, beginsWithRefusal, let intent = grammar.intentIndices[question.intent],
            let text = textParameter(of: intent), grammar.intents[intent].definitions[text]?.isMain == true,
            case .request(let anew)? = interpreter.readByRules(
                utterance.freeText(openerEnd..<utterance.count), in: withoutQuestion
            ).acts.first,
            anew.intent == question.intent, anew.score >= Self.sure, anew.leftOut?.isEmpty ?? true, anew.ambiguities.isEmpty,
            anew.unknownValues.isEmpty, anew.followers?.isEmpty ?? true, anew.parameters[text] != nil,
            case let people = grammar.intents[intent].definitions.filter({ $0.value.kind == .people }).keys,
            people.contains(where: { anew.parameters[$0] != nil }) || anew.parameters[Self.group] != nil
        else { return nil }
        var values = anew.parameters
        for name in people + [Self.group, Self.conversation] where values[name] == nil && context.parameters[name] != nil {
            values[name] = .list([])
        }
        return .correction(values)
    }

    /// Whether the words are the name of somebody who gets the open message.
    private func namesRecipient(_ text: String, of intent: Int) -> Bool {
        guard
            grammar.intents[intent].definitions.contains(where: { $0.value.kind == .people && context.parameters[$0.key] != nil })
        else { return false }
        let reader = TurnReader(interpreter: interpreter, context: context, utterance: grammar.words.tokens.utterance(text))
        let people = Record("", context.parameters).people.compactMap { $0["displayName"]?.string }
        return reader.scanner.namesakes(at: 0).map { found in
            let names = found.contacts.map { context.contacts.contacts[Int($0)].fullName } + found.strangers
            return found.end == reader.utterance.count && names.contains(where: people.contains)
        } ?? false
    }

    /// Has a message that was to go to a group go to the people who are named instead. Where the open message's recipient is all that
    /// would be its text, nothing is changed: "no, it's the message to Nora".
    func addressedAnew(_ act: DialogueAct) -> DialogueAct {
        if case .correction(let values) = act, values.count == 1, scanner.quotes.isEmpty, utterance.count > 1,
            let question = context.question, let intent = grammar.intentIndices[question.intent],
            let text = textParameter(of: intent).flatMap({ values[$0]?.string }), namesRecipient(text, of: intent)
        {
            return .repeat
        }
        if case .correction(let values) = act, let stated = statedOfOpen(values) { return stated }
        guard let question = context.question, question.intent == Self.messaging, context.parameters[Self.group] != nil,
            let intent = grammar.intentIndices[question.intent],
            let people = grammar.intents[intent].definitions.first(where: { $0.value.kind == .people })?.key
        else { return act }
        switch act {
        case .value(let value) where question.parameter == people:
            return .correction([people: value, Self.group: .list([])])
        case .correction(var values) where values[people]?.elements.isEmpty == false && values[Self.group] == nil:
            values[Self.group] = .list([])
            return .correction(values)
        default: return act
        }
    }

    /// The act of a statement about the open text that was read as a new text: "no, that is not for Mary" refuses it. `nil` for any other
    /// change.
    private func statedOfOpen(_ values: [String: ParameterValue]) -> DialogueAct? {
        guard let question = context.question, let intent = grammar.intentIndices[question.intent],
            let text = textParameter(of: intent).flatMap({ values[$0]?.string }),
            let verb = utterance.tokens.indices.dropFirst().first(where: { place in
                (end(of: .verb, at: place) != nil || utterance.tokens[place].expansion != nil)
                    && end(of: .pronoun, at: place - 1) == place
                    && text.lowercased().hasPrefix(utterance.tokens[place].text)
            }),
            !scanner.quotes.contains(where: { $0.contains(verb) })
        else { return nil }
        let refuses = (1..<verb).contains { part(0..<$0).answer() == .no }
        return refuses && question.kind.isDecision ? .no : .notUnderstood(.noMatch(nearest: nil))
    }

    private var withoutQuestion: InterpretationContext {
        var result = context
        result.question = nil
        return result
    }

    /// The group to which the open message is to go instead; `nil` if the words say anything else.
    ///
    /// "The group" is the one in which the recipient has written, of what was shown last. Where it is none, the user is asked.
    func otherGroup(_ question: Question) -> DialogueAct? {
        guard question.kind.concernsValues, question.intent == Self.messaging, utterance.count <= Self.longestAddress,
            let intent = grammar.intentIndices[question.intent],
            let people = grammar.intents[intent].definitions.first(where: { $0.value.kind == .people })?.key,
            let named = groupNamed
        else { return nil }
        guard let group = named ?? groupOfRecipients(people) else { return .takeOut([Removal(people)]) }
        var values: [String: ParameterValue] = [Self.group: .record(.speakableString(group)), people: .list([])]
        if context.parameters[Self.conversation] != nil { values[Self.conversation] = .list([]) }
        return .correction(values)
    }

    /// The group that the words name, and nothing else; the inner `nil` if they only say "the group".
    private var groupNamed: String?? {
        var named: String?
        var isGroup = false
        var index = openerEnd
        while index < utterance.count {
            if let match = scanner.groups(at: index).last, case .people(let people) = match.reading {
                guard named == nil else { return nil }
                named = people.first?.strangers.first
                index = match.end
            } else if let end = end(of: .groupWord, at: index) {
                isGroup = true
                index = end
            } else if let end = end(of: .besideGroup, at: index) ?? end(of: .closer, at: index) {
                index = end
            } else if isPolite(index) || grammar.words.references.contains(utterance.word(index)) {
                index += 1
            } else {
                return nil
            }
        }
        return named != nil || isGroup ? .some(named) : nil
    }

    private func groupOfRecipients(_ people: String) -> String? {
        let recipients = context.parameters[people]?.elements.compactMap { $0.record?["displayName"] } ?? []
        let messages = scanner.listShown().filter { $0.groupName != nil }
        let theirs = messages.filter { $0["sender"]?.record?["displayName"].map(recipients.contains) ?? false }
        let groups = Set((theirs.isEmpty ? messages : theirs).compactMap(\.groupName))
        return groups.count == 1 ? groups.first : nil
    }
}

extension Record {
    /// The name of the group in which the message was written.
    fileprivate var groupName: String? {
        (self["speakableGroupName"] ?? self["groupName"]).flatMap { $0.record?["spokenPhrase"]?.string ?? $0.string }
    }
}

import Foundation
import IntentSchema

// What was done last, passed on to somebody: "share that with my brother", "send her the same thing".
extension TurnReader {
    private static let longestRequest = 14
    static let messaging = "INSendMessageIntent"

    /// The message with which what was done last is passed on; `nil` if the words do not ask for one, or no app sends messages.
    ///
    /// Its text is made from the values of what was done. Where that has nothing to tell, the message has no text yet.
    func passedOn() -> DialogueAct? {
        guard utterance.count <= Self.longestRequest, !context.recent.isEmpty,
            context.apps.contains(where: { $0.intents.contains(Self.messaging) }),
            let intent = grammar.intentIndices[Self.messaging], let name = textParameter(of: intent),
            let (people, slot) = recipients(of: intent)
        else { return nil }
        guard case .value(let value) = builder.values.build(people, slot: grammar.slots[slot]) else { return nil }
        var parameters = [grammar.slots[slot].name: value]
        parameters[name] = (messageInTask ?? whatWasDone).map { .string($0) }
        return .request(
            Hypothesis(
                intent: Self.messaging, parameters: parameters, score: 1, template: Hypothesis.rewording,
                reasons: ["passes on what was done last"]))
    }

    /// The text of the message that the task made last is to send: "I'll be late" of "tell my sister I'll be late". `nil` if it is none.
    private var messageInTask: String? {
        guard dealtWithTask, let title = recentTasks.first,
            case .request(let message)? = interpreter.readAsOne(interpreter.tokens(of: title), in: context.afresh).acts.first,
            message.intent == Self.messaging, message.template != "model"
        else { return nil }
        return message.parameters["content"]?.string
    }

    /// Those to whom "that" is passed on, if nothing else is said.
    private func recipients(of intent: Int) -> (reading: Reading, slot: Int)? {
        let start = behindLeadIns
        let definitions = grammar.intents[intent].definitions
        if let found = recipientsFirst(of: intent) { return found }
        guard let verb = end(of: .passOn, at: start), let object = end(of: .whatWasDone, at: verb), object < utterance.count,
            let joint = end(of: .relation, at: object), joint == object + 1, joint < utterance.count,
            let name = definitions.keys.sorted().first(where: { definitions[$0]?.kind == .people }),
            let slot = grammar.intents[intent].slotIndices[name],
            let found = scanner.people(at: joint, isList: true).first(where: {
                $0.reading.isKnown
                    && (closerStart(after: start)...utterance.count).contains(self.end(of: .too, at: $0.end) ?? $0.end)
            })
        else { return nil }
        return (found.reading, slot)
    }

    /// Those named before what is passed on, which is the list that was dealt with last: "send Grace the list".
    private func recipientsFirst(of intent: Int) -> (reading: Reading, slot: Int)? {
        let start = behindLeadIns
        let definitions = grammar.intents[intent].definitions
        guard let verb = end(of: .passOn, at: start), verb < utterance.count,
            let name = definitions.keys.sorted().first(where: { definitions[$0]?.kind == .people }),
            let slot = grammar.intents[intent].slotIndices[name]
        else { return nil }
        let found = scanner.people(at: verb, isList: true).first { person in
            let noun = closerStart(after: start) - 1
            let isPointer =
                person.end > verb && end(of: .pronoun, at: person.end) == noun + 1 && dealtWithTask
                && grammar.words.tokens.words(whatWasDone ?? "").first != utterance.word(verb - 1)
            if person.reading.isKnown, isPointer { return true }
            return listInWords != nil && person.reading.isKnown && noun > person.end
                && scanner.small.listNouns.contains(utterance.word(noun))
                && (person.end..<noun).allSatisfy { isArticle($0) }
        }
        return found.map { ($0.reading, slot) }
    }

    /// Whether what was done last made or changed a task: "no, text my sister that".
    private var dealtWithTask: Bool { context.recent.first.map { Self.tasked.contains($0.type) } ?? false }

    /// The list that was made, changed or shown last, and what is on it, in words for somebody else; `nil` if it was none.
    private var listInWords: String? {
        guard let last = context.recent.first,
            Self.listing.contains(last.type) || Self.listing.contains(where: last.type.hasPrefix),
            !tasksInOrder.isEmpty
        else { return nil }
        let title = context.recent.firstResult { $0.container("INTaskList") }?.record?["title"]
        let items = tasksInOrder.joined(separator: ", ")
        return (title?.record?["spokenPhrase"]?.string ?? title?.string).map { "\($0): \(items)" } ?? items
    }

    /// What the last request did, in words for somebody else: a place and a time, a task, the text of a message; `nil` if it has none.
    var whatWasDone: String? {
        if utterance.tokens.indices.contains(where: { scanner.small.listNouns.contains(utterance.word($0)) }), let listInWords {
            return listInWords
        }
        let done = context.recent.filter { $0.type.hasSuffix(Self.request) && !looksUp($0.type) }
        guard let last = done.first else { return nil }
        // A booking is of more concern to others than what the user is to remember of it.
        if let booked = scanner.lastBooked, done.prefix(Self.mostBetween).contains(where: { scanner.place(bookedBy: $0) != nil })
        {
            return text(booked)
        }
        if last.type == Self.messaging { return last["content"]?.string }
        if let titles = last["taskTitles"]?.taskTitles
            ?? last["taskTitle"].flatMap({ title in title.record?["spokenPhrase"]?.string.map { [$0] } }),
            !titles.isEmpty
        {
            let time = last["temporalEventTrigger"]?.beginning.flatMap(inWords)
            return (titles + [time].compactMap(\.self)).joined(separator: ", ")
        }
        return scanner.lastBooked.map(text)
    }

    private static let request = "Intent"
    private static let mostBetween = 2

    // MARK: - Groups

    /// Takes a group for one where it stands among people: messages are looked for in it, as no person is called so.
    func addressGroups(in reading: inout Hypothesis) {
        guard let intent = grammar.intentIndices[reading.intent], grammar.intents[intent].has(.phrases),
            case let definitions = grammar.intents[intent].definitions,
            let groups = definitions.first(where: { $0.value.kind == .phrases })?.key, reading.parameters[groups] == nil
        else { return }
        for (place, span) in reading.spans.enumerated() where definitions[span.role]?.kind == .people {
            guard let start = utterance.tokens.firstIndex(where: { $0.start >= span.start }),
                let found = scanner.groups(at: start).first(where: { utterance.tokens[$0.end - 1].end == span.end }),
                case .people(let people) = found.reading, let name = people.first?.strangers.first,
                reading.parameters[span.role]?.elements.count == 1
            else { continue }
            reading.parameters[span.role] = nil
            let group = ParameterValue.list([.record(.speakableString(name))])
            reading.parameters[groups] = group
            (reading.spans[place].role, reading.spans[place].candidates) = (groups, [group])
            reading.reasons.append("'\(span.text)' is a group")
        }
    }

    // MARK: - Others who get it

    /// Puts people named behind the text among those who get it: "I'm late, and Maria too", "I'm late. Same to Maria".
    func addAddressees(to reading: inout Hypothesis) {
        guard let intent = grammar.intentIndices[reading.intent], case let definitions = grammar.intents[intent].definitions,
            let name = textParameter(of: intent), definitions[name]?.isMain == true, reading.parameters[name]?.string != nil,
            let people = definitions.keys.sorted().first(where: { definitions[$0]?.kind == .people }),
            let slot = grammar.intents[intent].slotIndices[people],
            let span = reading.spans.last(where: { $0.role == name && $0.start < $0.end }),
            let first = utterance.tokens.firstIndex(where: { $0.start >= span.start }),
            utterance.tokens.last.map({ $0.end <= span.end }) ?? false
        else { return }
        let borders = (first + 1..<max(first + 1, utterance.count)).filter { utterance.mayBeginClause(at: $0) }
        guard let border = borders.last, let named = addressees(from: border),
            case .value(let value) = builder.values.build(named, slot: grammar.slots[slot])
        else { return }
        let known = reading.parameters[people]?.elements ?? []
        reading.parameters[people] = .list(known + value.elements.filter { more in !known.contains { $0.isSame(as: more) } })
        reading.parameters[name] = .string(utterance.freeText(first..<border))
        if let place = reading.spans.firstIndex(of: span) {
            reading.spans[place].end = utterance.tokens[border - 1].end
            reading.spans[place].text = utterance.text(first..<border)
        }
        reading.spans.append(
            Hypothesis.Span(
                start: utterance.tokens[border].start, end: utterance.tokens[utterance.count - 1].end,
                text: utterance.text(border..<utterance.count), role: people, source: "contact", candidates: [value]))
        reading.reasons.append("'\(utterance.text(border..<utterance.count))' names who else gets it")
    }

    /// The people whom the words from the token on name, and of whom they say no more than that they get it, too.
    private func addressees(from border: Int) -> Reading? {
        var place = border
        var isSame = false
        while place < utterance.count {
            let same = end(of: .same, at: place)
            let joint = scanner.small.to.contains(utterance.word(place)) ? place + 1 : nil
            let next = [same, joint, end(of: .and, at: place), end(of: .add, at: place)].compactMap(\.self).max()
            guard let next else { break }
            isSame = isSame || same != nil
            place = next
        }
        guard place > border, place < utterance.count else { return nil }
        return scanner.people(at: place, isList: true).last { found in
            found.reading.isKnown
                && (end(of: .too, at: found.end) == utterance.count || isSame && found.end == utterance.count)
        }?.reading
    }

    // MARK: - The same text

    /// Replaces words that only say "the same" or "too" by the text of the open message, or else of the last one: "send her the same
    /// thing", "tell Luca too".
    func addSameText(to reading: inout Hypothesis) {
        guard reading.intent == Self.messaging, let intent = grammar.intentIndices[reading.intent],
            let name = textParameter(of: intent), let said = reading.parameters[name]?.string, scanner.quotes.isEmpty,
            let text = context.parameters[name]?.string
                ?? context.recent.first(where: { $0.type == reading.intent })?[name]?.string
        else { return }
        var words = grammar.words.tokens.utterance(said)
        grammar.number(&words)
        let reader = TurnReader(interpreter: interpreter, context: context, utterance: words)
        var start = 0
        while start < words.count, let next = reader.end(of: .recipient, at: start) { start = next }
        guard start < words.count, let end = reader.end(of: .same, at: start) ?? reader.end(of: .too, at: start),
            end == words.count || reader.end(of: .too, at: end) == words.count
        else { return }
        reading.parameters[name] = .string(text)
        reading.reasons.append("'\(said)' is the text of the last message")
    }
}

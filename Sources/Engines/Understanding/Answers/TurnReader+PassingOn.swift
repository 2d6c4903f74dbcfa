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
        parameters[name] = whatWasDone.map { .string($0) }
        return .request(
            Hypothesis(
                intent: Self.messaging, parameters: parameters, score: 1, template: "rewording",
                reasons: ["passes on what was done last"]))
    }

    /// Those to whom "that" is passed on, if nothing else is said.
    private func recipients(of intent: Int) -> (reading: Reading, slot: Int)? {
        let start = SentenceFilter.sentences(of: self).behindLeadIns
        let definitions = grammar.intents[intent].definitions
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

    /// What the last request did, in words for somebody else: a place and a time, a task, the text of a message; `nil` if it has none.
    var whatWasDone: String? {
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

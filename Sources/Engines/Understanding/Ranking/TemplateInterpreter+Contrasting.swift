import Foundation
import IntentSchema

// What is not meant, said before what is: "not at 7 but at 8", "not from checking but from savings".
extension TemplateInterpreter {
    /// The most words of what is not meant.
    private static let longestUnmeant = 6
    private static let leastSure = 0.75
    /// The same for what is said with the verb of an order that is refused.
    private static let likely = 0.5

    /// The words without the value that is not meant, where what stands behind "but" takes its place; `nil` if there is none, or the words
    /// belong to a text.
    func withoutUnmeant(_ utterance: Utterance, in context: InterpretationContext) -> String? {
        guard context.question == nil, utterance.quotes.isEmpty,
            utterance.tokens.contains(where: { grammar.words.negations.contains($0.text) })
        else { return nil }
        let reader = reader(of: utterance, in: context)
        return utterance.tokens.indices.dropFirst().firstResult { start -> String? in
            guard grammar.words.negations.contains(utterance.word(start)),
                let first = reader.end(of: .insteadOf, at: start),
                let joint = (first..<min(utterance.count, first + Self.longestUnmeant + 1)).first(where: {
                    reader.end(of: .contrast, at: $0) != nil
                }), joint > first,
                let next = reader.end(of: .contrast, at: joint), next < utterance.count,
                // "But not" joins another thing that is not meant.
                reader.end(of: .insteadOf, at: next) == nil
            else { return nil }
            let head = utterance.text(0..<start)
            let meant = head + " " + utterance.freeText(next..<utterance.count)
            guard let reading = request(meant, in: context),
                let unmeant = request(head + " " + utterance.text(first..<joint), in: context),
                unmeant.intent == reading.intent,
                !reading.spans.contains(where: { $0.source == "text" && $0.start < head.count + 1 && head.count + 1 < $0.end }),
                !unmeant.spans.contains(where: { $0.source == "text" && $0.end > head.count })
            else { return nil }
            return meant
        }
    }

    /// What is wanted behind what is refused with the same verb, read as an order of its own: "pay the power one", of "don't pay the internet bill
    /// yet, only the power one". `nil` if there is none.
    func onlyMeant(_ utterance: Utterance, in context: InterpretationContext) -> Interpretation? {
        guard context.question == nil, utterance.quotes.isEmpty, case let reader = reader(of: utterance, in: context),
            case let start = reader.openerEnd, let verb = reader.end(of: .negation, at: start), verb + 1 < utterance.count,
            grammar.words.taskVerbs.contains(utterance.tokens[verb]) || reader.end(of: .actVerb, at: verb) == verb + 1,
            let joint = utterance.tokens.indices.dropFirst(verb + 2).first(where: { place in
                utterance.mayBeginClause(at: place) && [Move.only, .contrast].contains { reader.end(of: $0, at: place) != nil }
            }),
            let next = [Move.only, .contrast].compactMap({ reader.end(of: $0, at: joint) }).max(), next < utterance.count,
            // "Don't pay it, just tell me how much it is" has a verb of its own.
            !reader.opensRequest(at: next) || reader.scanner.people(at: next, isList: false).contains(where: \.reading.isKnown)
        else { return nil }
        func order(_ words: String, as reading: Hypothesis, from token: Int, _ lead: Int = 0) -> Interpretation {
            var read = readByRules(words, in: context)
            read.acts[0] = .request(reading.moved(by: utterance.tokens[token].start - lead))
            return read
        }
        let lead = utterance.text(verb..<verb + 1) + " "
        let rest = utterance.freeText(next..<utterance.count)
        let unmeant = request(lead + utterance.text(verb + 1..<joint), in: context)
        // "Don't send Nora 20, just Wei": who is named takes the other's place.
        let words = utterance.text(verb..<joint)
        if let name = unmeant?.spans.first(where: { $0.source == "contact" })?.text,
            reader.part(next..<utterance.count).namesOnlyPeople,
            let meant = words.range(of: name).map({ words.replacingCharacters(in: $0, with: rest) }),
            let reading = request(meant, in: context), reading.intent == unmeant?.intent
        {
            return order(meant, as: reading, from: verb)
        }
        guard let reading = request(lead + rest, in: context, least: Self.likely),
            unmeant.map({ reading.intent == $0.intent || grammar.areAkin(reading.intent, $0.intent) }) ?? true
        else { return nil }
        return order(lead + rest, as: reading, from: next, lead.count)
    }

    private func request(_ words: String, in context: InterpretationContext, least: Double = leastSure) -> Hypothesis? {
        guard case .request(let reading)? = readByRules(words, in: context).acts.first, reading.score >= least else {
            return nil
        }
        return reading
    }
}

extension TurnReader {
    /// Whether the words are the names of people, and nothing else.
    fileprivate var namesOnlyPeople: Bool {
        scanner.people(at: 0, isList: true).contains { $0.reading.isKnown && $0.end == utterance.count }
    }
}

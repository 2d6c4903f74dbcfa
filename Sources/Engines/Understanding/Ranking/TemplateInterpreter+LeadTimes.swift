import Foundation
import IntentSchema

// How long before its time something is to be called to mind: "remind me of the dentist tomorrow at 3, an hour before", "… two hours before
// and also the day before".
extension TemplateInterpreter {
    private static let shortestWithLead = 6

    /// The request for each of the leads behind it, so much before its own time; `nil` if no leads stand behind it, or it has no time.
    func aheadOfTime(_ utterance: Utterance, in context: InterpretationContext) -> Interpretation? {
        guard context.question == nil, utterance.count >= Self.shortestWithLead, utterance.quotes.isEmpty,
            utterance.tokens.contains(where: { grammar.words.small.aheadJoints.contains($0.text) }),
            case let reader = reader(of: utterance, in: context),
            let (border, leads) = utterance.tokens.indices.dropFirst(2).firstResult({ place in
                reader.leads(from: place).map { (place, $0) }
            }),
            case .request(let head)? = readByRules(utterance.freeText(0..<border), in: context).acts.first,
            head.leftOut?.isEmpty ?? true, head.followers?.isEmpty ?? true, head.unknownValues.isEmpty,
            let (_, due) = timedTitle(of: head), let time = head.parameters[due]?.beginning,
            time.hour != nil || leads.allSatisfy({ $0.seconds.isMultiple(of: 86_400) })
        else { return nil }
        let requests = leads.compactMap { lead -> Hypothesis? in
            var one = reader.request(head, at: TimeReading(start: time, tells: [.day, .clock]).moved(by: -lead.seconds))
            one?.spans.append(Self.span(of: lead.words, in: utterance, role: due))
            return one
        }
        guard requests.count == leads.count, var first = requests.first else { return nil }
        first.followers = requests.count > 1 ? Array(requests.dropFirst()) : nil
        first.reasons.append("'\(utterance.text(border..<utterance.count))' is before its time")
        return Interpretation(acts: [.request(first)])
    }
}

extension TurnReader {
    private static let longestLead = 5

    /// Each length of time before something that the words from the token on say, and nothing else; `nil` if they do not.
    fileprivate func leads(from start: Int) -> [(seconds: Int, words: Range<Int>)]? {
        // Behind a comma, or behind the hour.
        guard
            utterance.mayBeginClause(at: start) || scanner.quantities.number(at: start) != nil
                || scanner.small.indefinite.contains(utterance.word(start))
        else { return nil }
        var (index, leads) = (start, [(seconds: Int, words: Range<Int>)]())
        let last = closerStart(after: start)
        while index < last {
            if !leads.isEmpty || index > start,
                let joint = grammar.words.sequels.longest(in: utterance, at: index)?.end ?? emptyEnd(index)
            {
                index = joint
                continue
            }
            guard
                let joint = (index + 1..<min(last, index + Self.longestLead + 1)).first(where: {
                    scanner.small.aheadJoints.contains(utterance.word($0))
                }), let seconds = scanner.length(of: index..<joint), seconds > 0
            else { return nil }
            leads.append((seconds, index..<joint + 1))
            index = joint + 1
        }
        return leads.isEmpty ? nil : leads
    }

    private func emptyEnd(_ index: Int) -> Int? { grammar.words.emptyWords.contains(utterance.word(index)) ? index + 1 : nil }

    /// The request at that time; `nil` if it takes none.
    fileprivate func request(_ request: Hypothesis, at time: TimeReading) -> Hypothesis? {
        guard let intent = grammar.intentIndices[request.intent],
            let role = grammar.intents[intent].definitions.first(where: { $0.value.kind == .time })?.key,
            let slot = grammar.intents[intent].slotIndices[role],
            case .value(let value) = builder.values.build(.time(time), slot: grammar.slots[slot])
        else { return nil }
        var (result, values) = (request, [String: ParameterValue]())
        builder.values.store(value, role, intent: intent, in: &values)
        result.parameters.merge(values) { $1 }
        return result
    }
}

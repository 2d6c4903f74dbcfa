import IntentSchema

// What was just asked for or done is corrected by a value alone, whatever it is: "no, the tickets", "change Nine Willows to Luna Piccola", "let's
// say 8". The words replace what they would replace if they had been said in the same breath.
extension TemplateInterpreter {
    private static let mostReread = 2

    /// The change of the open request, or of the last one, that the words make; `nil` if they replace nothing in what was said for it, or are
    /// understood otherwise.
    func correctingLast(
        _ utterance: Utterance, _ read: Interpretation, in context: InterpretationContext
    ) -> Interpretation? {
        guard let intent = context.question?.intent ?? context.recent.first?.type, utterance.quotes.isEmpty,
            context.question.map({ $0.kind == .confirmRequest }) ?? true, let act = read.acts.first,
            case let reader = reader(of: utterance, in: context), case let corrections = reader.corrections, !corrections.isEmpty
        else { return nil }
        var alone = context
        alone.question = nil
        alone.parameters = [:]
        if context.question == nil {
            guard mayCorrect(intent) else { return nil }
            alone.recent = Array(alone.recent.dropFirst().drop { $0.type.hasSuffix("Response") })
        }
        return context.heard.prefix(Self.mostReread).firstResult { words -> Interpretation? in
            let said = self.reader(of: tokens(of: words, in: alone), in: alone)
            guard case .request(let taken)? = readByRules(words, in: alone).acts.first, taken.intent == intent,
                taken.followers?.isEmpty ?? true
            else { return nil }
            return corrections.firstResult { correction -> Interpretation? in
                let named = correction.old.flatMap { said.place(of: $0) }
                guard correction.old == nil || named != nil,
                    let replaced = replacing(in: said, taken, by: correction.new, named: named, in: alone),
                    case let values = replaced.request.parameters.filter({ taken.parameters[$0.key] != $0.value }),
                    mayReplace(act, by: values, correction, isText: replaced.isText, in: context)
                else { return nil }
                let change = context.question == nil ? correctingDone(intent, values, reader) : .correction(values)
                return Interpretation(acts: [change], rejected: read.rejected)
            }
        }
    }

    /// Whether a request of the intent that is done can be corrected by a value alone: what is booked or paid is not.
    private func mayCorrect(_ intent: String) -> Bool {
        grammar.looksUp(intent) || intent == TurnReader.playing || TurnReader.creating.contains(intent)
            || TurnReader.beginnings.contains(intent)
    }

    /// The change of what is done, or that it cannot be changed, where it would only be done once more.
    private func correctingDone(_ intent: String, _ values: [String: ParameterValue], _ reader: TurnReader) -> DialogueAct {
        let change = reader.changingTaskMade(reader.unchangeable(.again(values)))
        guard case .again = change, TurnReader.creating.contains(intent) else { return change }
        let kept = values["title"] == nil ? nil : reader.context.recent.first?["title"]?.words
        return .notUnderstood(.cannotAmend(Amendment(intent, isEnding: false, kept: kept)))
    }

    /// Whether the act is less likely meant than the change of the values: words could be anything where they take the place of words.
    private func mayReplace(
        _ act: DialogueAct, by changed: [String: ParameterValue], _ correction: Correction, isText: Bool,
        in context: InterpretationContext
    ) -> Bool {
        let isNamed = correction.old != nil
        switch act {
        // "I have a cold" is no note of a payment.
        case .notUnderstood: return !isText || !correction.isStated
        case .request(let request):
            let isGuess = request.template == "model" && !isSettled(request)
            return isNamed || isGuess && (!isText || correction.isAnnounced)
        case .correction(let values):
            // "I meant to say Luna Piccola."
            let takesMore =
                values.keys == changed.keys
                && values.allSatisfy { name, value in
                    let (words, new) = (value.spokenName, correction.new.utterance.written)
                    return words.map { $0.count > new.count && $0.lowercased().contains(new.lowercased()) } ?? false
                }
            return isNamed && (values.count > 1 || values.keys != changed.keys) || takesMore
                || replacesKnown(context.parameters, by: values)
        default: return isNamed
        }
    }
}

/// What is said to be meant, and instead of what, if that is said.
private struct Correction {
    var old: TurnReader?
    let new: TurnReader
    /// Whether more than an opener says that something is to be changed.
    let isAnnounced: Bool
    /// Whether the speaker says it of themselves, or refuses it.
    var isStated = false
}

extension TurnReader {
    /// What the words may say to be meant.
    fileprivate var corrections: [Correction] {
        let (first, end) = (behindLeadIns, closerStart(after: 0))
        let content = max(openerEnd, first)
        var result: [Correction] = []
        if let verb = self.end(of: .exchange, at: content) {
            result += (verb + 1..<max(verb + 1, end - 1)).compactMap { border in
                self.end(of: .exchangeTo, at: border).flatMap { next in
                    guard next < end else { return nil }
                    // "Change it to 8", "change the distance to 8".
                    let isPointing = isArticle(verb) || self.end(of: .pronoun, at: verb) == border
                    return Correction(old: isPointing ? nil : part(verb..<border), new: part(next..<end), isAnnounced: true)
                }
            }
        }
        if let (old, new) = refusedAndMeant(from: content, until: end) {
            result.append(Correction(old: part(old), new: part(new), isAnnounced: true))
        }
        var start = content
        // "Make it", "let's say", "it should be".
        let lead = { (place: Int) in
            [Move.rewording, .replacing, .titleIs, .intention].compactMap { self.end(of: $0, at: place) }.max()
        }
        while let next = lead(start) ?? self.end(of: .pronoun, at: start).flatMap(lead), next < end { start = next }
        if start > 0 || end < utterance.count, start < end, part(start..<end).answer() == nil,
            // "What does it say now?" asks.
            !grammar.words.openQuestions.contains(utterance.word(start))
        {
            let isStated =
                start == content && openerEnd < content
                // "I think the tickets would be better."
                && ((0..<content).contains { self.end(of: .speaker, at: $0) != nil && self.end(of: .closer, at: $0) == nil }
                    || !SentenceFilter(part(start..<end)).markers.isEmpty)
            result.append(
                Correction(
                    new: part(start..<end), isAnnounced: start > content || end < utterance.count, isStated: isStated))
        }
        return result
    }

    /// "Not jazz, rock", "rock, not jazz".
    private func refusedAndMeant(from content: Int, until end: Int) -> (old: Range<Int>, new: Range<Int>)? {
        guard let refusal = (0..<end).first(where: { grammar.words.negations.contains(utterance.word($0)) }) else { return nil }
        if refusal > content {
            let isJoined = grammar.words.joints.contains(utterance.word(refusal - 1))
            let first = [Move.rewording, .replacing, .titleIs].compactMap { self.end(of: $0, at: content) }.max() ?? content
            let last = isJoined ? refusal - 1 : refusal
            return first < last && refusal + 1 < end ? (refusal + 1..<end, first..<last) : nil
        }
        guard let border = (refusal + 2..<max(refusal + 2, end)).first(where: { utterance.tokens[$0].followsPunctuation }),
            case let first = self.end(of: .contrast, at: border) ?? border, first < end
        else { return nil }
        return (refusal + 1..<border, first..<end)
    }

    /// Where the other words stand in these, the last time.
    fileprivate func place(of other: TurnReader) -> Range<Int>? {
        let count = other.utterance.count
        guard count > 0, count <= utterance.count else { return nil }
        let start = (0...utterance.count - count).last { start in
            (0..<count).allSatisfy { other.utterance.word($0) == utterance.word(start + $0) }
        }
        return start.map { $0..<$0 + count }
    }
}

extension ParameterValue {
    /// What it is called in words, if it is called something.
    fileprivate var spokenName: String? {
        words
            ?? record.flatMap { record in
                ["displayName", "title", "name", "spokenPhrase"].firstResult { record[$0].flatMap(\.words) }
            }
    }
}

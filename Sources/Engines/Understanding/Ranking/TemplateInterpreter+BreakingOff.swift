import IntentSchema

// An order that is broken off without a mark, or whose text is corrected in the same breath: "ask Grace for 180 no wait make it 200", "text Luca I'll
// be there at 6, no wait, make it 7".
extension TemplateInterpreter {
    private static let shortestHead = 2

    /// The reading of the words with commas around the phrase that breaks a whole order off; `nil` if none does, marks stand there already, or the
    /// phrase is dictated.
    func withMarkedBreak(
        _ utterance: Utterance, in context: InterpretationContext
    ) -> Interpretation? {
        guard context.question == nil, utterance.count > Self.shortestHead + 2,
            case let reader = reader(of: utterance, in: context), !reader.takesAnyText,
            let (start, end) = reader.unmarkedBreak(behind: Self.shortestHead),
            case .request(let head)? = interpretWhole(utterance.freeText(0..<start), in: context).acts.first,
            isSettled(head), hasText(head)
        else { return nil }
        let phrase = ", " + utterance.text(start..<end) + ", "
        let result = interpretPart(
            utterance.freeText(0..<start) + phrase + utterance.freeText(end..<utterance.count), in: context)
        let isDictated = result.acts.first?.requests.contains { request in
            request.parameters.values.contains { $0.string?.contains(phrase) ?? false }
        }
        return isDictated ?? false ? nil : result
    }

    /// Whether the request has its text, if it is one of a text.
    private func hasText(_ request: Hypothesis) -> Bool {
        guard let name = mainText(of: request) else { return true }
        return request.parameters[name] != nil
    }

    /// The request whose text is changed behind an editing phrase, as the words would change it once it is read out: "…, no wait, make it 7". `nil` if
    /// what stands behind the phrase is no such change.
    func withTextChanged(_ utterance: Utterance, in context: InterpretationContext) -> Interpretation? {
        guard context.question == nil, utterance.quotes.isEmpty, utterance.count > Self.shortestHead + 2 else { return nil }
        let reader = reader(of: utterance, in: context)
        return Repairs.interruptions(in: utterance, grammar).firstResult { start, end -> Interpretation? in
            guard start > Self.shortestHead, utterance.tokens[start].followsPunctuation,
                let change = [end, start].first(where: { place in
                    reader.end(of: .rewording, at: place).map { $0 < utterance.count } ?? false
                }),
                case let head = utterance.freeText(0..<start),
                case .request(var request)? = readByRules(head, in: context).acts.first, isSettled(request),
                let name = mainText(of: request), let text = request.parameters[name]?.string,
                request.spans.last.map({ $0.role == name && $0.end == utterance.tokens[start - 1].end }) ?? false,
                case let open = context.confirming(Question(kind: .confirmRequest, intent: request.intent), request.parameters),
                case .correction(let values)? = readClause(utterance.freeText(change..<utterance.count), in: open),
                Set(values.keys) == [name], let changed = values[name]?.string
            else { return nil }
            request.parameters[name] = values[name]
            request.reasons.append("'\(text)' is changed to '\(changed)'")
            return Interpretation(acts: [.request(request)])
        }
    }
}

extension TurnReader {
    /// The phrase that takes back what stands before it and follows it without a mark: one that says nothing else, or a refusal in front of a
    /// change or of another order to somebody.
    fileprivate func unmarkedBreak(behind first: Int) -> (start: Int, end: Int)? {
        (first..<utterance.count).firstResult { start -> (start: Int, end: Int)? in
            guard !utterance.tokens[start].followsPunctuation, !scanner.quotes.contains(where: { $0.contains(start) }) else {
                return nil
            }
            if let end = end(of: .breakingOff, at: start) {
                return end < utterance.count && !utterance.tokens[end].followsPunctuation ? (start, end) : nil
            }
            guard let end = grammar.words.repairs.longest(in: utterance, at: start)?.end, end == start + 1 else { return nil }
            let next = self.end(of: .exchange, at: end) ?? utterance.count
            let changes = next < utterance.count - 1 && self.end(of: .pronoun, at: next) != nil
            let refuses =
                part(start..<end).answer() == .no && self.end(of: .actVerb, at: end) == end + 1
                && scanner.small.pronouns.contains(utterance.word(end + 1))
            return changes || refuses ? (start, end) : nil
        }
    }

    /// Takes words off the end of a text that say what it is not to say: "I'm running late but don't say why".
    ///
    /// - Returns: the words that are used so.
    func dropUnsaid(from reading: inout Hypothesis) -> [Range<Int>] {
        guard let intent = grammar.intentIndices[reading.intent], let name = textParameter(of: intent),
            grammar.intents[intent].definitions[name]?.isMain == true, scanner.quotes.isEmpty,
            let span = reading.spans.first(where: { $0.role == name }), reading.parameters[name]?.string != nil,
            let first = utterance.tokens.firstIndex(where: { $0.start >= span.start }),
            let last = utterance.tokens.lastIndex(where: { $0.end <= span.end }),
            let border = (first + 1..<max(first + 1, last)).first(where: { place in
                let joint = [end(of: .clauseJoint, at: place), utterance.tokens[place].followsPunctuation ? place : nil]
                return joint.contains { $0.map { end(of: .untold, at: $0) != nil } ?? false }
            })
        else { return [] }
        reading.parameters[name] = .string(utterance.freeText(first..<border))
        reading.reasons.append("'\(utterance.freeText(border..<last + 1))' says what is not to be said")
        return [border..<last + 1]
    }

    /// Drops the word that introduces a later clause of what is reported, as that of the first is none of the text: "tell Nora that I'm late, and
    /// that she should not wait".
    func dropReporting(in reading: inout Hypothesis) {
        guard let intent = grammar.intentIndices[reading.intent], let name = textParameter(of: intent),
            grammar.intents[intent].definitions[name]?.isMain == true, scanner.quotes.isEmpty,
            let span = reading.spans.first(where: { $0.role == name }), let text = reading.parameters[name]?.string,
            let first = utterance.tokens.firstIndex(where: { $0.start >= span.start }), first > 0,
            case let before = utterance.word(first - 1),
            scanner.small.restated.contains(before) || scanner.small.to.contains(before)
                || end(of: .informed, at: first - 1) == first
        else { return }
        let words = grammar.words.tokens.utterance(text)
        let inside = reader(of: [:], saying: words)
        let place = words.tokens.indices.dropFirst(2).dropLast().first { index in
            scanner.small.restated.contains(words.word(index)) && scanner.small.and.contains(words.word(index - 1))
                && (inside.isSubject(index + 1) || scanner.small.subjectDeterminers.contains(words.word(index + 1)))
        }
        guard let place else { return }
        reading.parameters[name] = .string(
            words.slice(0, words.tokens[place].start) + words.slice(words.tokens[place + 1].start, words.characters.count))
    }

    /// Takes words off the beginning of a text that only lead on to it: the "then" of "text Zoë then. Hi", and the "ask" of "send Luca a message ask
    /// if the game is on", of which a question is left.
    ///
    /// - Returns: the words that are used so.
    func dropLeads(from reading: inout Hypothesis) -> [Range<Int>] {
        guard let intent = grammar.intentIndices[reading.intent], let name = textParameter(of: intent),
            grammar.intents[intent].definitions[name]?.isMain == true, reading.parameters[name]?.string != nil,
            let span = reading.spans.first(where: { $0.role == name }),
            let first = utterance.tokens.firstIndex(where: { $0.start >= span.start }), first > 0,
            let last = utterance.tokens.lastIndex(where: { $0.end <= span.end }),
            !scanner.quotes.contains(where: { $0.contains(first) })
        else { return [] }
        let lead = [Move.too, .replaced, .subsequently, .next].compactMap { end(of: $0, at: first) }.max()
        let isLead = lead.map { $0 <= last && utterance.tokens[$0].followsPunctuation } ?? false
        let start = isLead ? lead : scanner.small.to.contains(utterance.word(first - 1)) ? nil : behindAsking(first)
        guard let start, start <= last else { return [] }
        reading.parameters[name] = .string(utterance.freeText(start..<last + 1))
        return [first..<start]
    }

    /// The token behind a verb of asking, and a pronoun, where a question follows it: "ask if", "ask her when".
    func behindAsking(_ start: Int) -> Int? {
        guard let verb = end(of: .asking, at: start) else { return nil }
        let end = self.end(of: .recipient, at: verb) ?? verb
        guard end < utterance.count else { return nil }
        let word = utterance.word(end)
        return grammar.words.openQuestions.contains(word) || grammar.words.conditionWords.contains(word) ? end : nil
    }
}

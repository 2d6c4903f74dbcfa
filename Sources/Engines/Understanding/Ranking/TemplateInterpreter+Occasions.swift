import IntentSchema

// A command for which somebody's deed gives the occasion: "Luca paid for our tickets, send him 65".
extension TemplateInterpreter {
    private static let leastStatement = 2
    private static let sure = 0.9
    private static let certain = 0.97

    /// The command behind a comma, where the words before it only tell what somebody has done; `nil` if there is none.
    ///
    /// What others say or want, a condition, a no and a statement about oneself command nothing: "Dad said, call him", "no taxi, I walk".
    func commandBehindDeed(_ utterance: Utterance, _ read: Interpretation, in context: InterpretationContext) -> Interpretation? {
        guard context.question == nil else { return nil }
        let reader = reader(of: utterance, in: context)
        let borders = utterance.tokens.indices.dropFirst(Self.leastStatement).filter { place in
            followsComma(utterance, place) && !reader.scanner.quotes.contains { $0.contains(place) }
        }
        guard let border = borders.first, !isRead(read, behind: utterance.tokens[border].start), reader.part(0..<border).tellsDeed
        else { return nil }
        let rest = reader.part(border..<utterance.count)
        let start = border + rest.joinerEnd
        guard start + 1 < utterance.count, grammar.words.taskVerbs.contains(utterance.tokens[start]),
            opensRequest(utterance, at: start), SentenceFilter(reader.part(start..<utterance.count)).markers.isEmpty
        else { return nil }
        var behind = context
        behind.heard.insert(utterance.text(0..<border), at: 0)
        guard case .request(var command)? = readByRules(utterance.freeText(start..<utterance.count), in: behind).acts.first,
            command.score >= Self.sure, command.leftOut?.isEmpty ?? true, !command.parameters.isEmpty,
            command.unknownValues.isEmpty,
            context.apps.contains(where: { $0.intents.contains(command.intent) })
        else { return nil }
        command.move(by: utterance.tokens[start].start)
        command.reasons.append("'\(utterance.text(0..<border))' gives the occasion")
        return Interpretation(acts: [.request(command)], rejected: read.rejected)
    }

    /// Whether the reading of all words loses nothing, and takes nothing before the border for a text.
    private func isRead(_ read: Interpretation, behind border: Int) -> Bool {
        switch read.acts.first {
        case .notUnderstood(.noMatch), .notUnderstood(.notARequest(.statement, _, _)),
            .notUnderstood(.notARequest(.reported, _, _)):
            false
        case .request(let whole):
            // "My sister owes me 35 for gas, please ask her for it" has been read by its first clause.
            whole.template != "model" && whole.score >= Self.certain
                || whole.score >= Self.sure && whole.leftOut?.isEmpty ?? true
                    && !whole.spans.contains { $0.source == "text" && $0.start < border }
        default: true
        }
    }
}

extension TurnReader {
    /// Whether the words tell what somebody else has done, and neither deny it nor make it a condition.
    fileprivate var tellsDeed: Bool {
        let sentences = SentenceFilter.sentences(of: self)
        let start = sentences.behindLeadIns
        guard
            sentences.hasSubject || grammar.words.small.subjectDeterminers.contains(utterance.word(start))
                || grammar.words.relationships[utterance.word(start)] != nil,
            grammar.words.counting.speakers.longest(in: utterance, at: start) == nil,
            !grammar.words.small.speakers.contains(utterance.word(start)),
            sentences.markers.allSatisfy({ $0.sentence == .statement || $0.sentence == .reported })
        else { return false }
        let deed = (start + 1..<max(start + 1, min(utterance.count, start + 5))).first { end(of: .deed, at: $0) != nil }
        guard let deed else { return false }
        // A verb before it says that it was only said, or is to come.
        let before = (start + 1..<deed).contains { place in
            let word = utterance.tokens[place].expansion ?? utterance.word(place)
            return grammar.words.reportVerbs.contains(word) && !grammar.words.small.reportAdverbs.contains(word)
                && !grammar.words.questions.contains(word) || end(of: .auxiliary, at: place) != nil
        }
        let isDenied = utterance.tokens.indices.contains { place in
            end(of: .negation, at: place) != nil || grammar.words.conditionWords.contains(utterance.word(place))
                || grammar.words.negations.contains(utterance.word(place))
        }
        return !before && !isDenied
    }
}

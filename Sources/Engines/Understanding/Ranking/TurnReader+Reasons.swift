import IntentSchema

// Clauses that say why something is asked for: "move 200 to checking so I don't run low", "warm it up, I'm leaving in 10 minutes".
extension TurnReader {
    /// The clauses that only give a reason for the reading or tell what the speaker is about to do; none of them has a value of it.
    func reasons(beside reading: Hypothesis) -> [Range<Int>] {
        clausesOfReasons.filter { clause in
            !reading.spans.contains { span in
                !span.candidates.isEmpty
                    && clause.contains { index in
                        let token = utterance.tokens[index]
                        return span.start < token.end && token.start < span.end
                    }
            }
        }
    }

    /// The clause at the beginning that tells something of somebody, before one that has values of the request and wants it; `nil` if there is
    /// none.
    func told(before reading: Hypothesis) -> Range<Int>? {
        let start = openerEnd
        guard let border = utterance.tokens.indices.dropFirst(start + 2).first(where: { utterance.mayBeginClause(at: $0) }),
            !looksUp(reading.intent), !grammar.words.questions.contains(utterance.word(start)),
            !grammar.words.openQuestions.contains(utterance.word(start)),
            !grammar.words.taskVerbs.contains(utterance.tokens[start]),
            !(start..<border).contains(where: { index in
                // What somebody has done gives the occasion for a command.
                end(of: .deed, at: index) != nil || grammar.words.conditionWords.contains(utterance.word(index))
                    || grammar.words.negations.contains(utterance.word(index))
            }),
            case let sentences = SentenceFilter.sentences(of: part(start..<border)),
            sentences.hasSubject || scanner.small.subjectDeterminers.contains(utterance.word(start))
                || scanner.people(at: start, isList: true).contains(where: \.reading.isKnown),
            !isSpeaker(at: start),
            reading.spans.contains(where: { $0.start >= utterance.tokens[border].start && !$0.candidates.isEmpty }),
            !reading.spans.contains(where: { span in
                span.start < utterance.tokens[border].start && ["text", "model"].contains(span.source)
            })
        else { return nil }
        return start..<border
    }

    private func isSpeaker(at index: Int) -> Bool {
        grammar.words.counting.speakers.longest(in: utterance, at: index) != nil
            || scanner.small.speakers.contains(utterance.word(index))
    }

    private var clausesOfReasons: [Range<Int>] {
        var result: [Range<Int>] = []
        var index = 0
        while index < utterance.count {
            let end = clauseEnd(from: index + 1)
            let begins = index == 0 || utterance.mayBeginClause(at: index)
            let isReason = index > 0 && (self.end(of: .reason, at: index) != nil || beginsReason(at: index, to: end))
            if isReason || begins && isRemark(index..<end, mayTellTimes: true) {
                result.append(index..<end)
                index = end
            } else {
                index += 1
            }
        }
        return result
    }

    /// Where the clause ends that holds the token before: at a mark, or where an order is joined, or what is not wanted: "while I cook not too
    /// loud".
    private func clauseEnd(from start: Int) -> Int {
        (start..<utterance.count).first { index in
            utterance.mayBeginClause(at: index) || excludesDegree(at: index)
                || end(of: .and, at: index).map { opensRequest(at: $0) && grammar.words.taskVerbs.contains(utterance.word($0)) }
                    ?? false
        } ?? utterance.count
    }
}

extension TurnReader {
    /// Whether the words say to which degree something is not wanted, and not that it is so: "not too loud", but not "it is not too loud".
    func excludesDegree(at index: Int) -> Bool {
        guard let degree = end(of: .negation, at: index), end(of: .auxiliary, at: index) == nil else { return false }
        // "It's", "I am".
        let isStated = (max(0, index - 2)..<index).contains { place in
            [Move.verb, .remark, .someone].contains { end(of: $0, at: place) == index }
                || utterance.tokens[place].expansion != nil
        }
        return end(of: .complaint, at: degree) != nil && !isStated
    }

    /// Whether the words are no more than a degree that is wanted: "a bit quieter".
    var wantsDegree: Bool {
        let start = openerEnd
        guard let lead = end(of: .mannerLead, at: start), end(of: .pronoun, at: start) == nil,
            (1...2).contains(utterance.tokens.indices.count { $0 >= lead && !isPolite($0) }), !isOpinion
        else { return false }
        return !utterance.tokens.indices.contains { end(of: .verb, at: $0) != nil }
    }

    /// Whether the words only find something about what was told, and ask for nothing: "8:30 is late", "the price is steep".
    func isEvaluation(_ words: Range<Int>) -> Bool {
        guard words.count <= Self.longestEvaluation,
            let verb = words.first(where: { $0 > words.lowerBound && end(of: .verb, at: $0) == $0 + 1 }),
            verb + 1 < words.upperBound
        else { return false }
        let finds = (verb + 1..<words.upperBound).contains {
            end(of: .complaint, at: $0) != nil || end(of: .comment, at: $0) != nil
        }
        return finds
            && (verb + 1..<words.upperBound).allSatisfy { index in
                end(of: .complaint, at: index) != nil || end(of: .comment, at: index) != nil || isPolite(index)
                    || grammar.words.emptyWords.contains(utterance.word(index))
            }
            && !grammar.words.openQuestions.contains(utterance.word(words.lowerBound))
            && !grammar.words.questions.contains(utterance.word(words.lowerBound))
    }

    private static let longestEvaluation = 7
}

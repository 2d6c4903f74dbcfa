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

    private var clausesOfReasons: [Range<Int>] {
        var result: [Range<Int>] = []
        var index = 0
        while index < utterance.count {
            let end = clauseEnd(from: index + 1)
            let begins = index == 0 || utterance.mayBeginClause(at: index)
            let isReason = index > 0 && self.end(of: .reason, at: index) != nil
            if isReason || begins && isRemark(index..<end, mayTellTimes: true) {
                result.append(index..<end)
                index = end
            } else {
                index += 1
            }
        }
        return result
    }

    /// Where the clause ends that holds the token before: at a mark, or where an order is joined.
    private func clauseEnd(from start: Int) -> Int {
        (start..<utterance.count).first { index in
            utterance.mayBeginClause(at: index)
                || end(of: .and, at: index).map { opensRequest(at: $0) && grammar.words.taskVerbs.contains(utterance.word($0)) }
                    ?? false
        } ?? utterance.count
    }
}

extension TurnReader {
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

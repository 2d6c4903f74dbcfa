/// A move whose phrases start at a token.
struct MoveMatch {
    var move: Move
    /// The token after the longest phrase that is said as it is; `nil` if there is none.
    var plainEnd: Int?
    /// The token after the longest phrase, perhaps with clitics expanded.
    var end: Int
}

extension SlotScanner {
    /// The token after the move's longest phrase that starts at the token, with clitics expanded; `nil` if none does.
    func end(of move: Move, at start: Int) -> Int? { findings.match(of: move, at: start)?.end }

    /// The same with clitics as they are.
    func plainEnd(of move: Move, at start: Int) -> Int? { findings.match(of: move, at: start)?.plainEnd }
}

extension Grammar {
    /// All moves whose phrases start at the token: rules ask for a hundred of them.
    func moves(in utterance: Utterance, at start: Int) -> [MoveMatch] {
        var result: [MoveMatch] = []
        words.movePhrases.matches(expandedIn: utterance.tokens, at: start) { end, values, isExpanded in
            for value in values {
                guard let move = Move(rawValue: UInt8(value)) else { continue }
                let place = result.firstIndex { $0.move == move } ?? result.count
                if place == result.count { result.append(MoveMatch(move: move, plainEnd: nil, end: end)) }
                result[place].end = max(result[place].end, end)
                if !isExpanded { result[place].plainEnd = max(result[place].plainEnd ?? end, end) }
            }
        }
        return result
    }
}

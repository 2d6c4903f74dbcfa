/// Reads years and decades, of which those of two digits lie in the last century from the twenties on.
enum YearReader {
    private static let decades: WordMap<Int> = [
        "twenties": 1_920, "thirties": 1_930, "forties": 1_940, "fifties": 1_950, "sixties": 1_960, "seventies": 1_970,
        "eighties": 1_980, "nineties": 1_990, "two thousands": 2_000,
    ]

    /// The years that start at the token and the token behind them; `nil` when none do.
    static func years(in utterance: Utterance, at start: Int) -> (years: ClosedRange<Int>, end: Int)? {
        let index = utterance.word(start) == "the" ? start + 1 : start
        if let first = decades[utterance.word(index)] { return (first...first + 9, index + 1) }
        if let first = decades[utterance.word(index) + " " + utterance.word(index + 1)] { return (first...first + 9, index + 2) }
        guard index < utterance.count, utterance.tokens[index].kind == .number, let number = Int(utterance.word(index)) else {
            return nil
        }
        // "80s" and "80's".
        if ["s", "'s"].contains(utterance.word(index + 1)), number % 10 == 0 {
            if (1_900...2_090).contains(number) { return (number...number + 9, index + 2) }
            guard (0...90).contains(number) else { return nil }
            let first = number < 20 ? 2_000 + number : 1_900 + number
            return (first...first + 9, index + 2)
        }
        return (1_900...2_099).contains(number) && index == start ? (number...number, index + 1) : nil
    }
}

import Foundation
import Recognisers
import TextTokens

/// Reads the numbers and amounts of one utterance by its own tokens, which are coarser than those of the recognisers.
struct QuantitySlots {
    private let text: TokenisedText
    private let reader: QuantityReader
    /// The text's token at which each token of the utterance begins; -1 where none does.
    private var firsts: [Int] = []
    /// The utterance's token behind each token of the text that one ends with; -1 where none does.
    private var ends: [Int] = []

    /// - Parameter currency: ISO 4217 code of the currency that "dollars" or "pounds" mean, where it is one of them.
    init(_ utterance: Utterance, currency: String) {
        var written = ""
        var places: [(start: Int, end: Int)] = []
        for (index, token) in utterance.tokens.enumerated() {
            written += Self.gap(before: index, in: utterance)
            let start = written.utf8.count
            written += String(utterance.characters[token.start..<token.end])
            places.append((start, written.utf8.count))
        }
        text = TokenisedText(written)
        reader = QuantityRecogniser(.init(currency: currency)).reader(for: text)
        map(places)
    }

    /// The characters between two tokens; words that were taken out of the utterance leave a space.
    private static func gap(before index: Int, in utterance: Utterance) -> String {
        guard index > 0 else { return "" }
        let (start, end) = (utterance.tokens[index - 1].end, utterance.tokens[index].start)
        guard start <= end else { return "" }
        let between = utterance.characters[start..<end]
        return between.contains { $0.isLetter || $0.isNumber } ? " " : String(between)
    }

    private mutating func map(_ places: [(start: Int, end: Int)]) {
        firsts = Array(repeating: -1, count: places.count)
        ends = Array(repeating: -1, count: text.count)
        var index = 0
        for (number, token) in text.tokens.enumerated() {
            while index < places.count, places[index].end < token.end { index += 1 }
            guard index < places.count else { return }
            if places[index].start == token.start { firsts[index] = number }
            if places[index].end == token.end { ends[number] = index + 1 }
        }
    }

    /// The longest entity of the kind that covers whole tokens of the utterance, and the utterance's token behind it.
    func longest(_ kind: QuantityEntity.Kind, at start: Int) -> (entity: QuantityEntity, end: Int)? {
        guard firsts.indices.contains(start), firsts[start] >= 0, let found = reader.longest(kind, at: firsts[start]),
            ends[found.range.upperBound - 1] > start
        else { return nil }
        return (found, ends[found.range.upperBound - 1])
    }

    /// The number at the token and the token behind it.
    func number(at start: Int) -> (value: Decimal, end: Int)? {
        longest(.number, at: start).flatMap { found in found.entity.amount.map { ($0, found.end) } }
    }

    /// The whole number from 0 to the limit at the token, and the token behind it.
    func integer(at start: Int, limit: Int) -> (value: Int, end: Int)? {
        guard let found = number(at: start), found.value >= 0, found.value <= Decimal(limit) else { return nil }
        let value = NSDecimalNumber(decimal: found.value).intValue
        return Decimal(value) == found.value ? (value, found.end) : nil
    }

    /// The position at the token, negative where it counts from the end, and the token behind it.
    func position(at start: Int) -> (value: Int, end: Int)? {
        guard let found = longest(.ordinal, at: start), let amount = found.entity.amount, found.entity.origin != .current else {
            return nil
        }
        let value = NSDecimalNumber(decimal: amount).intValue
        // The last one is no step away from the end.
        return (found.entity.origin == .end ? value - 1 : value, found.end)
    }
}

import Foundation
import Recognisers
import TextTokens

/// Reads the numbers and amounts of one utterance in its own tokens, which are coarser than the recognisers'.
///
/// A class, since the scanner hands it out dozens of times for a sentence.
final class QuantitySlots {
    private let utterance: Utterance
    private let reader: QuantityReader
    /// The amounts of money by token, which products, sums, ranges and slots all ask for; the outer `nil` means not computed yet.
    // Not lazy, as assigning an element of a lazy array copies it. Safe: one thread reads an utterance, and no access overlaps another.
    @exclusivity(unchecked) private var money: [(entity: QuantityEntity, end: Int)??]
    /// The numbers by token, in the same way.
    @exclusivity(unchecked) private var numbers: [(value: Decimal, end: Int)??]
    /// The shares by token, in the same way.
    @exclusivity(unchecked) private var shares: [(value: Decimal, end: Int)??]

    /// - Parameter currency: ISO 4217 code of the local currency, to resolve "dollars" or "pounds" if it is one of them.
    init(_ utterance: Utterance, language: RecogniserLanguage, currency: String) {
        self.utterance = utterance
        money = Array(repeating: nil, count: utterance.count)
        numbers = Array(repeating: nil, count: utterance.count)
        shares = Array(repeating: nil, count: utterance.count)
        reader = QuantityRecogniser(language, .init(currency: currency)).reader(for: utterance.pieces)
    }

    /// The longest entity of the kind that starts at the token and covers whole tokens, and the token after it.
    func longest(_ kind: QuantityEntity.Kind, at start: Int) -> (entity: QuantityEntity, end: Int)? {
        guard kind == .money, money.indices.contains(start) else { return read(kind, at: start) }
        if let known = money[start] { return known }
        let found = read(kind, at: start)
        money[start] = .some(found)
        return found
    }

    private func read(_ kind: QuantityEntity.Kind, at start: Int) -> (entity: QuantityEntity, end: Int)? {
        guard let first = utterance.piece(at: start), let found = reader.longest(kind, at: first),
            let end = utterance.end(of: found.range, from: start)
        else { return nil }
        return (found, end)
    }

    /// The number at the token, and the token after it.
    func number(at start: Int) -> (value: Decimal, end: Int)? {
        guard numbers.indices.contains(start) else { return nil }
        if let known = numbers[start] { return known }
        let found = read(.number, at: start).flatMap { found in found.entity.amount.map { (value: $0, end: found.end) } }
        numbers[start] = .some(found)
        return found
    }

    /// The whole number from 0 to the limit at the token, and the token after it.
    func integer(at start: Int, limit: Int) -> (value: Int, end: Int)? {
        guard let found = number(at: start), found.value >= 0, found.value <= Decimal(limit) else { return nil }
        let value = NSDecimalNumber(decimal: found.value).intValue
        return Decimal(value) == found.value ? (value, found.end) : nil
    }

    /// The whole number from 0 to the limit at the token, even with letters attached as in `12b`, and the token after it.
    func cardinal(at start: Int, limit: Int) -> (value: Int, end: Int)? {
        guard let first = utterance.piece(at: start), let found = reader.numbers.cardinal(at: first),
            let end = utterance.end(of: first..<found.end, from: start), found.value >= 0, found.value <= Decimal(limit)
        else { return nil }
        let value = NSDecimalNumber(decimal: found.value).intValue
        return Decimal(value) == found.value ? (value, end) : nil
    }

    /// The fraction at the token, and the token after it: `half`, `a third`, `2/3`, `10%`.
    func share(at start: Int) -> (value: Decimal, end: Int)? {
        guard shares.indices.contains(start) else { return nil }
        if let known = shares[start] { return known }
        let found = readShare(at: start)
        shares[start] = .some(found)
        return found
    }

    private func readShare(at start: Int) -> (value: Decimal, end: Int)? {
        guard let first = utterance.piece(at: start) else { return nil }
        if let found = longest(.percentage, at: start), let amount = found.entity.amount { return (amount / 100, found.end) }
        guard let found = reader.numbers.fraction(at: first), let end = utterance.end(of: first..<found.end, from: start) else {
            return nil
        }
        return (found.value, end)
    }

    /// The amount at the token that a preceding word bounds, and the token after it: `up to 50 dollars`.
    func limit(at start: Int) -> (entity: QuantityEntity, end: Int)? {
        guard let first = utterance.piece(at: start), let found = reader.limit(.money, at: first),
            let end = utterance.end(of: found.range, from: start)
        else { return nil }
        return (found, end)
    }

    /// All entities that cover whole tokens, in text order.
    func all() -> [(entity: QuantityEntity, range: Range<Int>)] {
        reader.entities().compactMap { entity in
            guard let range = utterance.tokens(of: entity.range) else { return nil }
            return (entity, range)
        }
    }

    /// The ordinal at the token, such as `3rd`, `third` or `twenty first`, and the token after it.
    func ordinal(at start: Int) -> (value: Int, end: Int)? {
        guard let first = utterance.piece(at: start), let found = reader.numbers.ordinal(at: first),
            let end = utterance.end(of: first..<found.end, from: start)
        else { return nil }
        return (found.value, end)
    }

    /// The position at the token, negative if counted from the end, and the token after it.
    func position(at start: Int) -> (value: Int, end: Int)? {
        guard let found = longest(.ordinal, at: start), let amount = found.entity.amount, found.entity.origin != .current else {
            return nil
        }
        let value = NSDecimalNumber(decimal: amount).intValue
        // The last one is zero steps from the end.
        return (found.entity.origin == .end ? value - 1 : value, found.end)
    }
}

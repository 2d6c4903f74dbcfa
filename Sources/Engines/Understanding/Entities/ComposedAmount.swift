import Foundation
import IntentSchema

/// An amount composed of several: a product, a range, or a share of another amount.
struct ComposedAmount: Hashable, Sendable {
    enum Value: Hashable, Sendable {
        case exact(Decimal)
        /// From the first to the second, or either of them.
        case between(Decimal, Decimal)
        case either(Decimal, Decimal)
        case atMost(Decimal)
        case atLeast(Decimal)
        /// A share of an amount that only an app or the user knows, named by these words; half is 0.5.
        case share(Decimal, of: Range<Int>?)
    }

    /// Token range in the utterance.
    var range: Range<Int>
    var value: Value
    /// ISO 4217 code; `nil` if no currency was said.
    var currency: String?
    /// The words for what the whole was paid for: "the pizza" of "half of the pizza, it was 36"; `nil` if none are said.
    var purpose: Range<Int>?
}

extension SlotScanner {
    /// The products, ranges and shares among the amounts, from left to right.
    func scanAmounts() -> [ComposedAmount] {
        var result: [ComposedAmount] = []
        var index = 0
        while index < utterance.count {
            let found =
                same(at: index) ?? range(at: index) ?? limit(at: index) ?? product(at: index) ?? sum(at: index) ?? full(at: index)
                ?? share(at: index)
            if let found { result.append(found) }
            index = found?.range.upperBound ?? index + 1
        }
        return result
    }

    private func end(_ table: PhraseTable, at index: Int) -> Int? { table.longest(in: utterance, at: index)?.end }

    /// A number, with its currency if one was said.
    private func amount(at start: Int) -> (value: Decimal, currency: String?, end: Int)? {
        guard let found = quantities.longest(.money, at: start), let amount = found.entity.amount, amount >= 0 else { return nil }
        return (amount, found.entity.unitWord == nil ? nil : found.entity.unit, found.end)
    }

    /// `the same amount`: that of the open request, or else the last one.
    private func same(at start: Int) -> ComposedAmount? {
        // "For the same", but not "the same to Mary".
        let isBare = start > 0 && end(of: .relation, at: start - 1) == start
        let bare = isBare ? end(of: .same, at: start) : nil
        guard
            let last = grammar.words.counting.same.longest(in: utterance, at: start)?.end
                ?? bare.flatMap({ $0 == utterance.count && $0 <= start + 2 ? $0 : nil }),
            let (amount, currency) = amountBefore ?? context.recent.firstResult(amount(of:))
        else { return nil }
        return ComposedAmount(range: start..<last, value: .exact(amount), currency: currency)
    }

    // MARK: Ranges

    /// `20 to 30 dollars`, `between 20 and 30`, `20 or 30`.
    private func range(at start: Int) -> ComposedAmount? {
        let opened = end(grammar.words.counting.between, at: start)
        guard let first = amount(at: opened ?? start), times.span(at: start).map({ $0.end <= first.end }) ?? true else {
            return nil
        }
        let either = end(grammar.words.counting.either, at: first.end)
        guard
            let next = either ?? end(grammar.words.counting.to, at: first.end)
                ?? (opened == nil ? nil : end(grammar.words.counting.and, at: first.end)),
            let second = amount(at: next), mayReach(first.value, second.value, either != nil),
            first.currency == nil || second.currency == nil || first.currency == second.currency,
            !(second.end < utterance.count && utterance.tokens[second.end].kind != .word
                && !utterance.tokens[second.end].followsPunctuation)
        else { return nil }
        let value: ComposedAmount.Value =
            either == nil ? .between(first.value, second.value) : .either(first.value, second.value)
        return ComposedAmount(range: start..<second.end, value: value, currency: first.currency ?? second.currency)
    }

    /// Whether the two can bound one range: `20 to 4155550123` is an amount and a number to send it to.
    private func mayReach(_ first: Decimal, _ second: Decimal, _ isEither: Bool) -> Bool {
        first != second && (isEither || first < second) && second <= first * 20 + 20 && first <= second * 20 + 20
    }

    /// `up to 50 dollars`, `at least $20`.
    private func limit(at start: Int) -> ComposedAmount? {
        guard let found = quantities.limit(at: start), let amount = found.entity.amount else { return nil }
        let value: ComposedAmount.Value = found.entity.bound == .atMost ? .atMost(amount) : .atLeast(amount)
        return ComposedAmount(range: start..<found.end, value: value, currency: found.entity.unit)
    }

    // MARK: Products

    /// `3 times 20 dollars`, `20 dollars times 3`, `2 tickets at 15 each`.
    private func product(at start: Int) -> ComposedAmount? {
        guard let first = amount(at: start) else { return nil }
        if let next = end(grammar.words.counting.times, at: first.end), let second = amount(at: next),
            first.currency == nil || second.currency == nil
        {
            return ComposedAmount(
                range: start..<second.end, value: .exact(first.value * second.value), currency: first.currency ?? second.currency)
        }
        guard first.currency == nil, let count = quantities.integer(at: start, limit: 1_000), count.end == first.end else {
            return nil
        }
        // One or two words for the counted items may come in between.
        for index in first.end + 1...first.end + 3 where index < utterance.count && !utterance.tokens[index].followsPunctuation {
            guard let next = end(grammar.words.counting.at, at: index), let price = amount(at: next),
                let last = end(grammar.words.counting.each, at: price.end)
            else { continue }
            return ComposedAmount(
                range: start..<last, value: .exact(Decimal(count.value) * price.value), currency: price.currency)
        }
        return nil
    }

    /// `20 plus 5`, `20 plus a 4 dollar tip`, `15 dollars each`.
    private func sum(at start: Int) -> ComposedAmount? {
        guard let first = amount(at: start), quantities.share(at: start)?.end != first.end else { return nil }
        if let each = end(grammar.words.counting.each, at: first.end) {
            return ComposedAmount(range: start..<each, value: .exact(first.value), currency: first.currency)
        }
        guard let next = end(grammar.words.counting.plus, at: first.end),
            let second = amount(at: next) ?? end(grammar.words.counting.articles, at: next).flatMap({ amount(at: $0) }),
            first.currency == nil || second.currency == nil || first.currency == second.currency
        else { return nil }
        let last = end(grammar.words.counting.extras, at: second.end) ?? second.end
        return ComposedAmount(
            range: start..<last, value: .exact(first.value + second.value), currency: first.currency ?? second.currency)
    }

    /// `the full 200 dollars`.
    private func full(at start: Int) -> ComposedAmount? {
        guard let next = end(grammar.words.counting.full, at: start), let amount = amount(at: next) else { return nil }
        return ComposedAmount(range: start..<amount.end, value: .exact(amount.value), currency: amount.currency)
    }

    // MARK: Shares

    /// `half`, `a third`, `just 10%`: a share without its whole, which is the open request's only amount, if any.
    func bareShare(at start: Int) -> ComposedAmount? {
        guard let share = quantities.share(at: start), share.value > 0, share.value <= 1 else { return nil }
        guard let (amount, currency) = amountBefore else {
            return ComposedAmount(range: start..<share.end, value: .share(share.value, of: nil))
        }
        return ComposedAmount(range: start..<share.end, value: .exact(part(share.value, of: amount)), currency: currency)
    }

    /// That share of the amount, rounded to hundredths.
    func part(_ share: Decimal, of amount: Decimal) -> Decimal {
        var (exact, rounded) = (share * amount, Decimal())
        NSDecimalRound(&rounded, &exact, 2, .plain)
        return rounded
    }

    /// `half of 50 dollars`, `a third of it`, `10% of my balance`, `half my savings`.
    private func share(at start: Int) -> ComposedAmount? {
        if let whole = end(grammar.words.counting.whole, at: start), let last = end(grammar.words.counting.balances, at: whole) {
            return ComposedAmount(range: start..<last, value: .share(1, of: whole..<last))
        }
        let article = end(grammar.words.counting.articles, at: start)
        guard let share = quantities.share(at: start) ?? article.flatMap({ quantities.share(at: $0) }), share.value > 0,
            share.value <= 1
        else { return nil }
        let of = end(grammar.words.counting.of, at: share.end)
        let isDefinite = of.map { small.definite.contains(utterance.word($0)) } ?? false
        if let of, let whole = amount(at: of) ?? (isDefinite ? amount(at: of + 1) : nil) {
            return ComposedAmount(
                range: start..<whole.end, value: .exact(part(share.value, of: whole.value)), currency: whole.currency)
        }
        let base = of ?? share.end
        if let (whole, purpose) = stated(from: base) {
            return ComposedAmount(
                range: start..<whole.end, value: .exact(part(share.value, of: whole.value)), currency: whole.currency,
                purpose: purpose)
        }
        if let last = end(grammar.words.counting.amounts, at: base) {
            guard let (amount, currency) = amountBefore ?? amountTold else {
                return ComposedAmount(range: start..<last, value: .share(share.value, of: base..<last))
            }
            return ComposedAmount(range: start..<last, value: .exact(part(share.value, of: amount)), currency: currency)
        }
        if let last = end(grammar.words.counting.balances, at: base) {
            guard let (balance, currency) = balance(of: base..<last) else {
                return ComposedAmount(range: start..<last, value: .share(share.value, of: base..<last))
            }
            return ComposedAmount(range: start..<last, value: .exact(part(share.value, of: balance)), currency: currency)
        }
        // "Half the water bill" is not half a dollar; "half an hour" and "half past six" are not amounts.
        let money = amount(at: start)
        guard share.value < 1, times.span(at: start) == nil, share.end > start, money == nil || money?.end == share.end,
            money?.currency == nil,
            end(grammar.words.counting.each, at: share.end) == nil
        else { return nil }
        // "Ask her for half", behind what was paid for her.
        if share.end == utterance.count, amountBefore == nil, let (amount, currency) = amountTold {
            return ComposedAmount(
                range: start..<share.end, value: .exact(part(share.value, of: amount)), currency: currency)
        }
        return bareShare(at: start) ?? ComposedAmount(range: start..<share.end, value: .share(share.value, of: nil))
    }

    /// The whole that is named and said behind it: "the pizza, it was 36".
    private func stated(from base: Int) -> (whole: (value: Decimal, currency: String?, end: Int), purpose: Range<Int>)? {
        let pointer = (base + 1..<max(base + 1, min(utterance.count - 2, base + Self.longestPurpose))).first { index in
            small.pointers.contains(utterance.word(index)) && utterance.tokens[index].followsPunctuation
        }
        guard let pointer else { return nil }
        let whole = (pointer + 2...min(utterance.count - 1, pointer + Self.longestVerb)).firstResult { amount(at: $0) }
        return whole.map { ($0, base..<pointer) }
    }

    private static let longestPurpose = 5
    private static let longestVerb = 3

    /// The balance of the account that the words name, if it was mentioned before.
    private func balance(of words: Range<Int>) -> (Decimal, currency: String?)? {
        let said = Set(words.map { utterance.word($0) })
        var told = Array(context.parameters.values)
        switch context.question?.kind {
        case .confirmValue(let value)?: told.append(value)
        case .choice(let values)?: told += values
        default: break
        }
        told += context.recent.flatMap { $0.fields.values }.flatMap(\.elements)
        for case .record(let account) in told where account.type == "INPaymentAccount" {
            guard let name = account["nickname"]?.record?["spokenPhrase"]?.string, let balance = account["balance"]?.record,
                !said.isDisjoint(with: grammar.words.tokens.words(name)), let amount = balance["amount"]?.decimal
            else { continue }
            return (amount, balance["currencyCode"]?.string)
        }
        return nil
    }

    /// The open request's only amount.
    private var amountBefore: (Decimal, currency: String?)? {
        amount(of: Record("", context.parameters))
    }

    /// The record's only amount.
    private func amount(of record: Record) -> (Decimal, currency: String?)? {
        let amounts = record.fields.values.compactMap { value -> (Decimal, currency: String?)? in
            let record = value.record.flatMap { $0.type == "INPaymentAmount" ? $0["amount"]?.record : $0 }
            guard let record, record.type == "INCurrencyAmount", let amount = record["amount"]?.decimal else { return nil }
            return (amount, record["currencyCode"]?.string)
        }
        return amounts.count == 1 ? amounts[0] : nil
    }
}

// Shares of what an app knows the amount of: "half of the water bill".
extension SlotScanner {
    /// A thing that a share is taken of, such as a kind of bill.
    struct SharedThing {
        /// The share, and the words for it and for the thing.
        var share: Decimal
        var range: Range<Int>
        /// The parameter that says which thing is meant, and its value.
        var parameter: String
        var value: Int
    }

    /// The thing of which a share is named at the token: "half of the water bill"; `nil` if there is none.
    func sharedThing(at start: Int) -> SharedThing? {
        guard let share = quantities.share(at: start), share.value > 0, share.value < 1,
            case let first = grammar.words.counting.of.longest(in: utterance, at: share.end)?.end ?? share.end,
            small.definite.contains(utterance.word(first)) || small.own.contains(utterance.word(first))
        else { return nil }
        for intent in grammar.intents {
            guard let (name, definition) = intent.definitions.first(where: { $0.value.isThing == true }),
                let slot = intent.slotIndices[name],
                let match = matches(grammar.slots[slot].recogniser, at: first + 1).last, case .value(let kind) = match.reading,
                let value = grammar.enumerations[definition.cases ?? name]?.first(where: { $0.key == kind })?.value,
                match.end < utterance.count, intent.vocabulary.contains(utterance.word(match.end))
            else { continue }
            return SharedThing(share: share.value, range: start..<match.end + 1, parameter: name, value: value)
        }
        return nil
    }

    /// The share of such a thing as an amount; exact, if the thing was shown last.
    func shareOfThing(at start: Int) -> ComposedAmount? {
        guard let thing = sharedThing(at: start) else { return nil }
        guard let told = recordTold, told[thing.parameter]?.integer == thing.value, let (amount, currency) = amountTold else {
            return ComposedAmount(range: thing.range, value: .share(thing.share, of: thing.range))
        }
        return ComposedAmount(range: thing.range, value: .exact(part(thing.share, of: amount)), currency: currency)
    }

    /// The only result that was shown last; `nil` if there were several, or none.
    var recordTold: Record? {
        guard context.recent.count > 1 else { return nil }
        let lists = context.recent[1].fields.values.compactMap(\.list).filter { $0.first?.record != nil }
        return lists.count == 1 && lists[0].count == 1 ? lists[0][0].record : nil
    }

    /// The only amount of the last request, or what is due of the only thing that was shown.
    var amountTold: (Decimal, currency: String?)? {
        guard let last = context.recent.first else { return nil }
        if let amount = amount(of: last) { return amount }
        guard let due = recordTold?[Self.due]?.record, let amount = due["amount"]?.decimal else { return nil }
        return (amount, due["currencyCode"]?.string)
    }

    /// The field of what is to be paid of a thing.
    private static let due = "amountDue"
}

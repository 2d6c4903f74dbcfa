import Foundation
import IntentSchema

// Changes of a number by a difference: "one of the kids is not coming", "two more people".
extension TurnReader {
    private static let mostDifference = 20

    /// The count of the open request with the difference that the words name; `nil` where they name none.
    func difference(_ intent: Int) -> DialogueAct? {
        if let changed = amountDifference(intent) { return changed }
        guard let (name, known) = openCount(intent) else { return nil }
        if let count = attendance(known) { return count > 0 ? .correction([name: .integer(count)]) : nil }
        for place in 0..<utterance.count {
            guard let number = scanner.quantities.integer(at: place, limit: Self.mostDifference), number.value > 0 else {
                continue
            }
            let rest = number.end..<utterance.count
            let isFewer = rest.contains { end(of: .fewer, at: $0) != nil }
            let isMore = !isFewer && rest.contains { end(of: .further, at: $0) != nil }
            guard isFewer || isMore else { continue }
            let count = known + (isMore ? number.value : -number.value)
            return count > 0 ? .correction([name: .integer(count)]) : nil
        }
        return nil
    }

    /// The amount of the open request with the difference that the words name: "10 more", "double it".
    private func amountDifference(_ intent: Int) -> DialogueAct? {
        guard let (name, value) = openAmount(intent), let known = value.amount else { return nil }
        let start = openerEnd
        for (move, factor) in [(Move.double, 2), (.triple, 3)] where end(of: move, at: start) == utterance.count {
            return value.with(amount: known * Decimal(factor)).map { .correction([name: $0]) }
        }
        let added = end(of: .add, at: start)
        let first = added ?? end(of: .exchange, at: start).map { end(of: .pronoun, at: $0) ?? $0 } ?? start
        guard let found = scanner.quantities.longest(.money, at: first), let amount = found.entity.amount else { return nil }
        let more = end(of: .more, at: found.end) ?? (added == nil ? nil : end(of: .too, at: found.end) ?? found.end)
        let isMore = more.map(saysWhatFor) ?? false
        guard isMore || end(of: .less, at: found.end).map(saysWhatFor) ?? false else { return nil }
        let changed = isMore ? known + amount : known - amount
        return changed > 0 ? value.with(amount: changed).map { .correction([name: $0]) } : nil
    }

    /// Whether nothing follows, or only what the difference is for: "for the fees", but not "for Mary".
    private func saysWhatFor(from place: Int) -> Bool {
        if place == utterance.count { return true }
        guard let purpose = end(of: .purpose, at: place), purpose < utterance.count else { return false }
        return !(purpose..<utterance.count).contains { index in
            scanner.people(at: index, isList: false).contains { $0.reading.isKnown }
                || scanner.quantities.number(at: index) != nil
        }
    }

    /// The count with those who come along, or stay away, by their names: "Priya comes too", "Luca can't come, so five".
    private func attendance(_ known: Int) -> Int? {
        let start = openerEnd
        return scanner.people(at: start, isList: true).filter(\.reading.isKnown).firstResult { match in
            guard case .people(let people) = match.reading else { return nil }
            let further = end(of: .further, at: match.end)
            guard let end = further ?? end(of: .fewer, at: match.end) else { return nil }
            let count = known + (further == nil ? -people.count : people.count)
            guard end < utterance.count else { return count }
            // The number that is said besides is how many are left.
            let rest = part((self.end(of: .therefore, at: end) ?? end)..<utterance.count)
            let first = rest.openerEnd
            guard let number = rest.scanner.quantities.integer(at: first, limit: Self.mostCount) else { return nil }
            let last = grammar.words.counting.ofUs.longest(in: rest.utterance, at: number.end)?.end ?? number.end
            return last == rest.utterance.count ? number.value : nil
        }
    }

    private static let mostCount = 100

    /// The one amount of money of the open request.
    private func openAmount(_ intent: Int) -> (name: String, value: ParameterValue)? {
        let amounts = context.parameters.filter { $0.value.amount != nil }
        guard amounts.count == 1, let first = amounts.first, grammar.intents[intent].definitions[first.key] != nil else {
            return nil
        }
        return (first.key, first.value)
    }

    /// The one parameter of the open request that counts something and has a value.
    private func openCount(_ intent: Int) -> (name: String, value: Int)? {
        let counts = grammar.intents[intent].definitions.filter { $0.value.kind == .count }.keys.compactMap { name in
            context.parameters[name]?.integer.map { (name: name, value: $0) }
        }
        return counts.count == 1 ? counts[0] : nil
    }
}

extension ParameterValue {
    /// The sum of an amount of money or of a payment; `nil` for other values.
    var amount: Decimal? {
        switch record?.type {
        case "INCurrencyAmount"?: record?["amount"]?.decimal
        case "INPaymentAmount"?: record?["amount"]?.amount
        default: nil
        }
    }

    /// The currency of an amount of money or of a payment; `nil` for other values.
    var currency: String? {
        switch record?.type {
        case "INCurrencyAmount"?: record?["currencyCode"]?.string
        case "INPaymentAmount"?: record?["amount"]?.currency
        default: nil
        }
    }

    /// The same currency with another sum.
    fileprivate func with(amount: Decimal) -> ParameterValue? {
        guard let record else { return nil }
        if record.type == "INCurrencyAmount" {
            return .record(.currencyAmount(amount, record["currencyCode"]?.string ?? ""))
        }
        return record["amount"]?.with(amount: amount).map { .record(Record(record.type, ["amount": $0])) }
    }
}

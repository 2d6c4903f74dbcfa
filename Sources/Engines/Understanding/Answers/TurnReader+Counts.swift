import Foundation
import IntentSchema

// Relative changes of a number: "one of the kids is not coming", "two more people".
extension TurnReader {
    private static let mostDifference = 20

    /// The open request's count after applying the difference; `nil` if the words name none.
    func difference(_ intent: Int) -> DialogueAct? {
        if let changed = amountDifference(intent) { return changed }
        guard let (name, known) = openCount(intent) else { return nil }
        let said = keptCount(name, known) ?? attendance(known) ?? countWithReason
        if let count = said { return count > 0 ? .correction([name: .integer(count)]) : nil }
        for place in 0..<utterance.count {
            guard let number = scanner.quantities.integer(at: place, limit: Self.mostDifference), number.value > 0 else {
                continue
            }
            let rest = number.end..<clauseEnd(from: number.end)
            let isFewer = rest.contains { end(of: .fewer, at: $0) != nil }
            let isMore =
                !isFewer
                && (rest.contains { end(of: .further, at: $0) != nil } || end(of: .more, at: number.end) == rest.upperBound)
            guard isFewer || isMore else { continue }
            // "Two more, and at 7" says more than a difference.
            guard !(rest.upperBound..<utterance.count).contains(where: { scanner.quantities.number(at: $0) != nil }) else {
                return nil
            }
            let count = known + (isMore ? number.value : -number.value)
            return count > 0 ? .correction([name: .integer(count)]) : nil
        }
        return nil
    }

    /// The end of the clause containing the token; "3, the kid stays home" has two clauses.
    private func clauseEnd(from place: Int) -> Int {
        (place..<utterance.count).first { utterance.tokens[$0].followsPunctuation } ?? utterance.count
    }

    /// The open request's amount after applying the difference: "10 more", "double it".
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

    /// Whether nothing follows, or only the purpose of the difference: "for the fees", but not "for Mary".
    private func saysWhatFor(from place: Int) -> Bool {
        if place == utterance.count { return true }
        guard let purpose = end(of: .purpose, at: place), purpose < utterance.count else { return false }
        return !(purpose..<utterance.count).contains { index in
            scanner.people(at: index, isList: false).contains { $0.reading.isKnown }
                || scanner.quantities.number(at: index) != nil
        }
    }

    /// The count after people join or drop out: "Priya comes too", "Luca can't come, so five", "my colleague joins us".
    private func attendance(_ known: Int) -> Int? {
        if let joining { return known + joining }
        let start = openerEnd
        return companions(at: start).firstResult { companions -> Int? in
            if companions.end == utterance.count { return isAdded(before: start) ? known + companions.count : nil }
            let further = furtherEnd(behind: companions.end)
            guard let end = further ?? end(of: .fewer, at: companions.end) else { return nil }
            let count = known + (further == nil ? -companions.count : companions.count)
            guard end < closerStart(after: end - 1) else { return count }
            // A number in the rest is the new total.
            let rest = part((self.end(of: .therefore, at: end) ?? end)..<utterance.count)
            let first = rest.openerEnd
            guard let number = rest.scanner.quantities.integer(at: first, limit: Self.mostCount) else { return nil }
            let last = grammar.words.counting.ofUs.longest(in: rest.utterance, at: number.end)?.end ?? number.end
            return last == rest.utterance.count ? number.value : nil
        }
    }

    /// Whether the words say that somebody comes along: "my sister is coming, too".
    var tellsWhoComes: Bool { companions(at: openerEnd).contains { furtherEnd(behind: $0.end) != nil } }

    /// The end of what says that those named before it come along, of whose names the "is" may be a part: "Nora's coming".
    private func furtherEnd(behind companions: Int) -> Int? {
        end(of: .further, at: companions) ?? (companions > 1 ? end(of: .further, at: companions - 1) : nil)
    }

    /// The number of people who join, if nothing else is said: "and Luca", "plus Nora and Wei".
    private var joining: Int? {
        guard context.question?.kind != .value, let start = end(of: .add, at: 0) ?? end(of: .and, at: 0), start < utterance.count
        else { return nil }
        let end =
            (start + 1..<utterance.count).first { self.end(of: .too, at: $0) == utterance.count } ?? closerStart(after: start)
        return scanner.people(at: start, isList: true).firstResult { match in
            guard match.end == end, match.reading.isKnown, case .people(let people) = match.reading else { return nil }
            return people.count
        }
    }

    /// The current or former count that the user wants to keep: "leave it at four" for four people.
    private func keptCount(_ name: String, _ known: Int) -> Int? {
        guard let start = end(of: .keep, at: openerEnd),
            let number = scanner.quantities.integer(at: start, limit: Self.mostCount), number.end == utterance.count,
            number.value == known || context.former[name]?.contains(where: { $0.integer == number.value }) ?? false
        else { return nil }
        return number.value
    }

    /// A count with the reason for it: "3 in case John comes", "3, the kid stays home".
    private var countWithReason: Int? {
        guard let number = scanner.quantities.integer(at: openerEnd, limit: Self.mostCount), number.value > 0,
            number.end < utterance.count
        else { return nil }
        let start = end(of: .remark, at: number.end)
        guard start != nil || utterance.tokens[number.end].followsPunctuation else { return nil }
        let isReason = companions(at: start ?? number.end).contains { companions in
            end(of: .further, at: companions.end) != nil || end(of: .fewer, at: companions.end) != nil
        }
        return isReason ? number.value : nil
    }

    /// People who may join, by name or by description, with the token after each.
    private func companions(at start: Int) -> [(count: Int, end: Int)] {
        let named = scanner.people(at: start, isList: true).filter(\.reading.isKnown).compactMap { match -> (Int, Int)? in
            guard case .people(let people) = match.reading else { return nil }
            return (people.count, match.end)
        }
        return named + [scanner.companion(at: start)].compactMap(\.self)
    }

    /// Whether the words before the token make it an addition: "and Luca". An answer to a value question adds nothing.
    private func isAdded(before start: Int) -> Bool {
        context.question?.kind != .value
            && (0..<start).contains { end(of: .and, at: $0) == start || end(of: .add, at: $0) == start }
    }

    private static let mostCount = 100

    /// The open request's only amount of money.
    private func openAmount(_ intent: Int) -> (name: String, value: ParameterValue)? {
        let amounts = context.parameters.filter { $0.value.amount != nil }
        guard amounts.count == 1, let first = amounts.first, grammar.intents[intent].definitions[first.key] != nil else {
            return nil
        }
        return (first.key, first.value)
    }

    /// The open request's only count parameter that has a value.
    private func openCount(_ intent: Int) -> (name: String, value: Int)? {
        let counts = grammar.intents[intent].definitions.filter { $0.value.kind == .count }.keys.compactMap { name in
            context.parameters[name]?.integer.map { (name: name, value: $0) }
        }
        return counts.count == 1 ? counts[0] : nil
    }
}

extension ParameterValue {
    /// The sum of a currency or payment amount; `nil` for other values.
    var amount: Decimal? {
        switch record?.type {
        case "INCurrencyAmount"?: record?["amount"]?.decimal
        case "INPaymentAmount"?: record?["amount"]?.amount
        default: nil
        }
    }

    /// The currency of a currency or payment amount; `nil` for other values.
    var currency: String? {
        switch record?.type {
        case "INCurrencyAmount"?: record?["currencyCode"]?.string
        case "INPaymentAmount"?: record?["amount"]?.currency
        default: nil
        }
    }

    /// The same value with another sum.
    fileprivate func with(amount: Decimal) -> ParameterValue? {
        guard let record else { return nil }
        if record.type == "INCurrencyAmount" {
            return .record(.currencyAmount(amount, record["currencyCode"]?.string ?? ""))
        }
        return record["amount"]?.with(amount: amount).map { .record(Record(record.type, ["amount": $0])) }
    }
}

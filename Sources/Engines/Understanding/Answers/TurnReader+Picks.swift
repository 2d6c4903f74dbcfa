import Foundation
import IntentSchema

extension TurnReader {
    /// A way to pick an option without its name.
    enum Pick {
        /// 1-based as spoken, -1 is the last, 0 the middle.
        case position(Int)
        case compared(wantsGreatest: Bool)
        /// The offset from the best in a comparison: "the second cheapest".
        case ranked(Int, wantsGreatest: Bool)
        case any
        case all
    }

    /// The pick that the words express: "the second one", "the cheapest", "either"; `nil` if they express none.
    func pick() -> Pick? {
        guard utterance.count <= 12 else { return nil }
        var matcher = matcher(skipsUnknown: false)
        guard
            let match = matcher.run(from: grammar.answerLeadIn, continuing: [(grammar.answerLeadIn, grammar.choiceStart)]).first,
            match.score > 0.85
        else { return nil }
        var position: Int?
        for item in matcher.path(match) {
            guard case .slot(_, let found) = item else { continue }
            switch found.reading {
            case .position(let place): position = place
            case .compared(let wantsGreatest):
                return position.map { .ranked($0, wantsGreatest: wantsGreatest) } ?? .compared(wantsGreatest: wantsGreatest)
            case .all: return .all
            default: continue
            }
        }
        return position.map { .position($0) } ?? .any
    }

    /// What to say about words that point at one of several when a value is asked for: the result that was looked up for the request,
    /// else that nothing of the kind was shown. `nil` if they do not point, or are a value by themselves, such as a date.
    func pointedAtNothing(_ question: Question) -> DialogueAct? {
        guard case .value = question.kind, let kind = definition(question)?.kind ?? wholeKind(question), !kind.isOrdered,
            let pick = (openerEnd == 0 ? self : part(openerEnd..<utterance.count)).pick()
        else { return nil }
        switch pick {
        case .any, .all: return nil
        case .position where !hasOrdinal: return nil
        case .position, .compared, .ranked: break
        }
        if let shown, shown.intent == question.intent, let changed = pickedValues(of: shown, question) { return changed }
        if case .compared = pick { return nil }
        return .notUnderstood(.unknownValue(words: utterance.text(openerEnd..<utterance.count)))
    }

    /// The kind of a record that is asked for as a whole.
    private func wholeKind(_ question: Question) -> SlotDefinition.Kind? {
        guard let intent = grammar.intentIndices[question.intent], let asked = question.parameter else { return nil }
        let parts = grammar.intents[intent].definitions.filter { $0.value.target?.parameter == asked }
        return parts.sorted { $0.key < $1.key }.first?.value.kind
    }

    /// Whether the words have an ordinal, or say which is the last: the "one" of "one" is a number.
    private var hasOrdinal: Bool {
        (0..<utterance.count).contains {
            scanner.quantities.ordinal(at: $0) != nil || scanner.small.lastWords.contains(utterance.word($0))
        }
    }

    /// The option picked; `nil` if that is ambiguous.
    func picked(_ pick: Pick, among count: Int, _ question: Question) -> Ranked? {
        switch pick {
        case .position(let position):
            guard let place = place(position, among: count, from: question.offset) else {
                // "Make it four" may change something else; "the fourth" cannot.
                let isOrdinal = (0..<utterance.count).contains { scanner.quantities.ordinal(at: $0) != nil }
                let words = utterance.text(0..<utterance.count)
                return Ranked(act: .notUnderstood(.unknownValue(words: words)), score: isOrdinal ? 1.05 : 0.8)
            }
            return Ranked(act: .choice(place), score: 1.05)
        case .any: return (0..<count).contains(question.offset) ? Ranked(act: .choice(question.offset), score: 1.05) : nil
        case .compared(let wantsGreatest): return compared(1, wantsGreatest, question)
        case .ranked(let place, let wantsGreatest): return compared(place, wantsGreatest, question)
        case .all: return all(question)
        }
    }

    /// - Parameter offset: The index of the first option now shown; "the first" refers to it.
    private func place(_ position: Int, among count: Int, from offset: Int) -> Int? {
        let place: Int
        switch position {
        case 0:
            let told = count - offset
            guard told >= 3, told % 2 == 1 else { return nil }
            place = offset + told / 2
        case ..<0: place = count + position
        default: place = position + offset - 1
        }
        return (0..<count).contains(place) ? place : nil
    }

    /// The option with the least or greatest number of its kind, or the given offset from it. If the options lack that number,
    /// this is an inquiry, not a pick.
    private func compared(_ place: Int, _ wantsGreatest: Bool, _ question: Question) -> Ranked? {
        guard case .choice(let offered) = question.kind else { return nil }
        let values = offered.map { shownResult(of: $0, question) ?? $0 }
        let aspect = inquiry.aspect
        let isTime = [.soonest, .date, .duration].contains(aspect)
        let isSize = utterance.tokens.contains { grammar.words.sizes.contains($0.text) }
        let known = values.compactMap { value in
            isTime
                ? value.comparableTime ?? value.comparable : isSize ? value.comparableSize ?? value.comparable : value.comparable
        }
        let numbers = Set(known).sorted(by: wantsGreatest ? { $0 > $1 } : { $0 < $1 })
        guard known.count < values.count || numbers.indices.contains(place - 1) else {
            return Ranked(act: .notUnderstood(.unknownValue(words: utterance.text(0..<utterance.count))), score: 1.05)
        }
        guard known.count == values.count else {
            return Ranked(act: .inquire(Inquiry(wantsGreatest ? .details : aspect)), score: 0.8)
        }
        let places = known.indices.filter { known[$0] == numbers[place - 1] }
        return places.count == 1 ? Ranked(act: .choice(places[0]), score: 1.03) : nil
    }

    /// The name of the option that a look-up before has told to be the cheapest, or the soonest; `nil` if it has not.
    func bestShown(_ aspect: Inquiry.Aspect, _ question: Question) -> String? {
        guard [.cheapest, .soonest, .largest].contains(aspect), case .choice(let values) = question.kind, let shown,
            case .choice(let place)? = compared(1, aspect == .largest, question)?.act
        else { return nil }
        return shown.results.indices.first { index in
            question.parameter.flatMap { shown.picked(index)[$0] }?.isSame(as: values[place]) ?? false
        }.flatMap { shown.name(of: $0) }
    }

    /// What a look-up before has told of an option: the price of a kind of ride.
    private func shownResult(of value: ParameterValue, _ question: Question) -> ParameterValue? {
        guard let shown, shown.intent == question.intent, let name = question.parameter else { return nil }
        let index = shown.results.indices.first { shown.picked($0)[name]?.isSame(as: value) ?? false }
        return index.map { shown.results[$0] }
    }

    /// All options if the parameter takes several values; otherwise `nil`, since only one can be meant.
    private func all(_ question: Question) -> Ranked? {
        guard case .choice(let values) = question.kind else { return nil }
        switch definition(question)?.kind {
        case .people?, .phrases?: return Ranked(act: .value(.list(values)), score: 1.05)
        default:
            let words = utterance.text(0..<utterance.count)
            return Ranked(act: .notUnderstood(.ambiguous(words: words, candidates: values)), score: 1.05)
        }
    }
}

extension SlotDefinition.Kind {
    /// Whether an ordinal may be a value: "the second" is a day.
    fileprivate var isOrdered: Bool {
        switch self {
        case .time, .past, .years, .position, .count, .number, .duration, .text, .texts: true
        default: false
        }
    }
}

extension ParameterValue {
    /// The number used for comparison: the value itself, or the first it contains, amounts of money first.
    fileprivate var comparable: Double? {
        if let number = double { return number }
        if let time = dateComponents { return time.comparable }
        guard let record else { return nil }
        let names = ["amount", "priceRange", "minimumPrice", "price"] + record.fields.keys.sorted()
        for name in names where !Self.incomparable.contains(name) {
            if let number = record[name]?.comparable { return number }
        }
        return nil
    }

    /// The party size.
    fileprivate var comparableSize: Double? { record?["partySizeRange"]?.comparable ?? record?["partySize"]?.comparable }

    /// The time it contains, in minutes.
    fileprivate var comparableTime: Double? {
        if let time = dateComponents { return time.comparable }
        if case .date(let date) = self { return date.timeIntervalSinceReferenceDate / 60 }
        guard let record else { return nil }
        for name in record.fields.keys.sorted() where !Self.incomparable.contains(name) {
            if let number = record[name]?.comparableTime { return number }
        }
        return nil
    }

    private static let incomparable: Set<String> = ["latitude", "longitude", "location", "type", "siriMatches"]
}

extension DateComponents {
    /// Minutes in a calendar with 31-day months, which is enough for ordering.
    fileprivate var comparable: Double? {
        guard hour != nil || day != nil else { return nil }
        let days = ((year ?? 0) * 12 + (month ?? 0)) * 31 + (day ?? 0)
        return Double(days * 1_440 + (hour ?? 0) * 60 + (minute ?? 0))
    }
}

import Foundation
import IntentSchema

// Answers that name what is to be confirmed: "Luna Piccola it is", "checking is fine", "yes, pay the water bill".
extension TurnReader {
    /// The most words of a value that is named again.
    private static let longestNamed = 5
    /// The most words of a kind of thing: "the water bill".
    private static let longestKind = 3

    /// The words with a pronoun for what they name of the open request, its values and the app's response to it: "checking is fine" becomes
    /// "that is fine". `nil` if they name nothing of it.
    ///
    /// A value behind a preposition is left out, unless nothing stands before it: "book it for six" is "book it".
    func withPronouns(for question: Question) -> TurnReader? {
        if let known = scanner.known.restated { return known }
        let found = findPronouns(for: question)
        scanner.known.restated = .some(found)
        return found
    }

    private func findPronouns(for question: Question) -> TurnReader? {
        guard let intent = grammar.intentIndices[question.intent], let pronoun = scanner.small.restated.first,
            !mayMeanElse(intent)
        else { return nil }
        let names = openNames(intent)
        var (text, place, isChanged, isPronoun): (String, Int, Bool, Bool) = ("", 0, false, false)
        while place < utterance.count {
            let gap =
                place == 0 ? "" : String(utterance.characters[utterance.tokens[place - 1].end..<utterance.tokens[place].start])
            let relation = place > openerEnd ? end(of: .relation, at: place).flatMap { $0 < utterance.count ? $0 : nil } : nil
            if let start = relation,
                let end = namedEnd(at: place, names, intent) ?? namedEnd(at: start, behind: place, names, intent)
            {
                // "To work" of a ride from work names another destination.
                guard !hasOther(place..<end, intent) else { return nil }
                (place, isChanged) = (end, true)
            } else if let end = namedEnd(at: place, names, intent) {
                if !isPronoun { text += gap + pronoun }
                (place, isChanged, isPronoun) = (end, true, true)
            } else {
                text += gap + utterance.text(place..<place + 1)
                (place, isPronoun) = (place + 1, false)
            }
        }
        guard isChanged else { return nil }
        return interpreter.reader(of: interpreter.tokens(of: text, in: context), in: context)
    }

    /// Whether a yes names values of what is to be confirmed, and no others.
    ///
    /// An order that is only given once more is none: it may have arrived twice.
    func agreesByNaming(_ question: Question) -> Bool {
        guard question.kind == .confirmRequest, utterance.count <= Self.longestAgreement,
            let named = withPronouns(for: question)
        else { return false }
        return (named.answer() == .yes || named.answerAmongRemarks(question) == .yes) && !isOrderAlone(question)
    }

    private static let longestAgreement = 20

    /// Whether the words order what is open without a yes before it and without pointing at it.
    private func isOrderAlone(_ question: Question) -> Bool {
        let start = openerEnd
        guard start == 0 || part(0..<start).answer() != .yes,
            !utterance.tokens.indices.contains(where: { end(of: .pronoun, at: $0) != nil }),
            !pointsAtMatter(question)
        else { return false }
        return grammar.words.taskVerbs.contains(utterance.tokens[start]) || end(of: .actVerb, at: start) != nil
            || requests().accepted.contains { built in
                built.hypothesis.intent == question.intent && built.hypothesis.template != "model"
                    && interpreter.isSettled(built.hypothesis)
            }
    }

    /// Whether the words end with an article and a noun for what is open: "send the text".
    private func pointsAtMatter(_ question: Question) -> Bool {
        let last = closerStart(after: openerEnd)
        return last > 1 && scanner.small.definite.contains(utterance.word(last - 2))
            && grammar.words.matters[question.intent]?.contains(utterance.word(last - 1)) ?? false
    }

    /// Whether the words order something else than the open request, or refuse anything.
    private func mayMeanElse(_ intent: Int) -> Bool {
        let start = openerEnd
        let isOther = opensRequest(at: start) && !grammar.intents[intent].vocabulary.contains(utterance.word(start))
        return isOther || doesSomethingElse || utterance.tokens.contains { grammar.words.negations.contains($0.text) }
            || utterance.tokens.indices.contains { place in
                [Move.replaced, .insteadOf].contains { end(of: $0, at: place) != nil }
            }
    }

    /// Whether the words approve of something that the open request does not have and nobody knows: "Casa Tordo is fine".
    func approvesOther(_ question: Question) -> Bool {
        guard let pronoun = scanner.small.restated.first, withPronouns(for: question) == nil else { return false }
        return (1..<max(1, min(utterance.count, Self.longestNamed))).contains { border in
            guard
                (0..<border).contains(where: { place in
                    let word = utterance.word(place)
                    return utterance.tokens[place].kind == .word && !scanner.names.isCommon(word)
                        && !grammar.words.stopWords.contains(word)
                })
            else { return false }
            let text = pronoun + " " + utterance.freeText(border..<utterance.count)
            return interpreter.reader(of: interpreter.tokens(of: text, in: context), in: context).answer() == .yes
        }
    }

    /// The end of what is named of the open request from the token on, with its article and its kind: "the Mission one", "the water bill".
    ///
    /// - Parameter behind: Where the preposition before it begins.
    private func namedEnd(at place: Int, behind: Int? = nil, _ names: [[String]], _ intent: Int) -> Int? {
        let word = utterance.word(place)
        let small = scanner.small
        let isDefinite = small.definite.contains(word) || small.own.contains(word) || small.pointers.contains(word)
        let start = isDefinite || small.indefinite.contains(word) ? place + 1 : place
        guard start < utterance.count else { return nil }
        let kinds = grammar.words.matters[grammar.intents[intent].name] ?? []
        let isKind = { (index: Int) in
            kinds.contains(utterance.word(index)) || small.accountNouns.contains(utterance.word(index))
                || small.ones.contains(utterance.word(index))
        }
        var end = valueEnd(at: start, names) ?? entityEnd(at: start, behind: behind ?? start, intent) ?? start
        // "The water bill".
        if end == start, isDefinite {
            let limit = min(utterance.count, start + Self.longestKind)
            end = (start + 1..<max(start + 1, limit)).last { isOpen(start..<$0, intent) } ?? start
        }
        let isNamed = end > start
        while end < utterance.count, isKind(end), isNamed || isDefinite { end += 1 }
        return end > start ? end : nil
    }

    /// The end of words of a name that begin at the token.
    private func valueEnd(at start: Int, _ names: [[String]]) -> Int? {
        let places = start..<min(utterance.count, start + Self.longestNamed)
        let said = places.map(utterance.word)
        // The 9 of "Floor 9" is no name.
        let isContent = places.map { place in
            utterance.tokens[place].kind == .word && !grammar.words.stopWords.contains(utterance.word(place))
                && scanner.quantities.number(at: place) == nil
        }
        let lengths = names.lazy.flatMap { name in
            name.indices.lazy.map { first in zip(name[first...], said).prefix { $0 == $1 }.count }
        }
        let length = lengths.filter { isContent.prefix($0).contains(true) }.max()
        return length.map { start + $0 }
    }

    /// The end of an amount, a count or a time that begins at the token, by itself or with the preposition before it.
    private func entityEnd(at start: Int, behind: Int, _ intent: Int) -> Int? {
        guard let entity = scanner.entities.first(where: { $0.range.lowerBound == start })?.range,
            isOpen(entity, intent) || isProposed(entity) || behind < start && isOpen(behind..<entity.upperBound, intent)
        else { return nil }
        return entity.upperBound
    }

    /// Whether the words are a time of day that the app's response to the open request has.
    private func isProposed(_ words: Range<Int>) -> Bool {
        guard let said = part(words).hourSaid, said.words.count == words.count else { return false }
        return context.proposal?.response?.dates(in: context.calendar).contains { $0.isAt(said) } ?? false
    }

    /// Whether the words are a value that the open request does not have.
    private func hasOther(_ words: Range<Int>, _ intent: Int) -> Bool {
        let values = part(words).correction(of: intent, isAnnounced: true)?.parameters ?? [:]
        return values.contains { name, value in !(context.parameters[name]?.isSame(as: value) ?? false) }
    }

    /// Whether the words are values that the open request has.
    private func isOpen(_ words: Range<Int>, _ intent: Int) -> Bool {
        guard let read = part(words).correction(of: intent, isAnnounced: true), !read.parameters.isEmpty else { return false }
        return read.parameters.allSatisfy { name, value in context.parameters[name]?.isSame(as: value) ?? false }
    }

    /// The words of the names in the open request and in the app's response to it; texts are none.
    private func openNames(_ intent: Int) -> [[String]] {
        let definitions = grammar.intents[intent].definitions
        var names: [String] = []
        let values = context.parameters.merging(context.proposal?.intent.fields ?? [:]) { $1 }
        for (parameter, value) in values where definitions[parameter]?.kind != .text && definitions[parameter]?.kind != .texts {
            value.collectNames(&names)
        }
        for value in (context.proposal?.response?.fields ?? [:]).values { value.collectNames(&names) }
        return Set(names).sorted().map { name in interpreter.tokens(of: name, in: context).tokens.map(\.text) }
            .filter { !$0.isEmpty && $0.count <= Self.longestName }
    }

    private static let longestName = 8
}

extension Record {
    /// The points in time in it, and in the records in it.
    fileprivate func dates(in calendar: Calendar) -> [ParameterValue] {
        fields.values.flatMap { value -> [ParameterValue] in
            if let date = value.date {
                return [.dateComponents(calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date))]
            }
            if let record = value.record { return record.dates(in: calendar) }
            return value.beginning == nil ? [] : [value]
        }
    }
}

extension ParameterValue {
    private static let people: Set<String> = ["INPerson", "INRideDriver", "INRestaurantGuest"]

    /// Adds the strings in it, and in the records and lists that it holds. People's names are left out: "Nora is nice" agrees to nothing.
    fileprivate func collectNames(_ names: inout [String]) {
        if let string { names.append(string) }
        if let type = record?.type, Self.people.contains(type) { return }
        for value in record?.fields.values ?? [:].values { value.collectNames(&names) }
        for value in list ?? [] { value.collectNames(&names) }
    }
}

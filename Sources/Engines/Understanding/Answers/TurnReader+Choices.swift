import Foundation
import IntentSchema

extension TurnReader {
    /// Candidates for the option picked, by position, name or description.
    func choices(_ question: Question) -> [Ranked] {
        let options: [Set<String>]
        switch question.kind {
        case .choice(let values): options = values.map { words(of: $0).union(kindWords(of: $0, question)) }
        case .chooseApp(let identifiers): options = identifiers.map { words(ofApp: $0) }
        case .chooseReading(let intents): options = intents.map { words(ofIntent: $0) }
        case .value, .confirmValue, .confirmRequest, .confirmReading, .unlock, .permit: return []
        }
        if let later = behindRepair?.choices(question).first, case .choice = later.act { return [later] }
        if let index = offeredHour(question) ?? offeredTime(question) { return [Ranked(act: .choice(index), score: 1.04)] }
        guard let pick = pick() else { return excluded(options, question) ?? named(options, question) }
        let picked = picked(pick, among: options.count, question)
        if let picked, case .choice = picked.act { return [picked] }
        // "Option 7" may be a name if there are only three options.
        let named = named(options, question)
        return named.isEmpty ? [picked].compactMap { $0 } : named
    }

    /// The only one of the times offered whose hour is all that is said, perhaps with an opinion of it: "six", "six is fine"; `nil` if the
    /// number may be a position.
    func offeredHour(_ question: Question) -> Int? {
        guard case .choice(let values) = question.kind, definition(question)?.kind == .time, let said = hourSaid,
            said.words.lowerBound == openerEnd, said.minute > 0 || said.hour > values.count,
            case let rest = said.words.upperBound..<utterance.count,
            rest.isEmpty || part(rest).isOpinion,
            !rest.contains(where: { end(of: .complaint, at: $0) != nil || end(of: .negation, at: $0) != nil })
        else { return nil }
        let fitting = values.indices.filter { values[$0].isAt(said) }
        return fitting.count == 1 ? fitting[0] : nil
    }

    /// The only choice that is due when the words say: "today at 4", "the 4 pm one".
    private func offeredTime(_ question: Question) -> Int? {
        guard case .choice(let values) = question.kind, case let start = openerEnd,
            case let words = start..<max(start, closerStart(after: start)), !words.isEmpty,
            let time = dueTime(words) ?? timeAlone(words)
        else { return nil }
        let places = ParameterValue.list(values).places(due: time)
        return places.count == 1 ? places[0] : nil
    }

    /// The words after a self-repair: "oakland" of "san mateo I guess. no wait, oakland".
    private var behindRepair: TurnReader? {
        let place = utterance.tokens.indices.last { index in
            index > 0 && utterance.tokens[index].followsPunctuation
                && grammar.words.repairs.longest(in: utterance, at: index).map { $0.end < utterance.count } ?? false
        }
        return place.flatMap { grammar.words.repairs.longest(in: utterance, at: $0)?.end }.map { part($0..<utterance.count) }
    }

    /// The choice that the user last asked about, if the utterance refers to it, or the other of two.
    func focused(_ question: Question) -> DialogueAct? {
        guard case .choice(let values) = question.kind, let focus = question.focus, values.indices.contains(focus) else {
            return nil
        }
        if pointsOnly { return .choice(focus) }
        let words = content
        guard values.count == 2, !words.isEmpty, end(of: .otherOne, at: words.lowerBound) == words.upperBound else { return nil }
        return .choice(1 - focus)
    }

    /// Whether the words only refer back: "that one then", "take it".
    private var pointsOnly: Bool {
        let words = content
        return words.contains { end(of: .pronoun, at: $0) != nil }
            && words.allSatisfy {
                isPolite($0) || grammar.words.references.contains(utterance.word($0)) || end(of: .pick, at: $0) != nil
            }
    }

    /// The trigger words of all the intent's templates.
    private func words(ofIntent name: String) -> Set<String> {
        guard let index = grammar.intentIndices[name] else { return [] }
        return Set(utterance.tokens.filter { grammar.intents[index].keywords.contains($0.word) }.map(\.text))
    }

    /// "Not John Bird", "anyone but the first one": the remaining options.
    private func excluded(_ options: [Set<String>], _ question: Question) -> [Ranked]? {
        let words = utterance.tokens.map(\.text)
        guard let negation = words.firstIndex(where: { grammar.words.negations.contains($0) }), negation <= 3,
            negation + 1 < utterance.count
        else { return nil }
        let rest = part(negation + 1..<utterance.count)
        let refused: Set<Int>
        if let pick = rest.pick() {
            guard case .choice(let index)? = rest.picked(pick, among: options.count, question)?.act else { return nil }
            refused = [index]
        } else {
            refused = Set(rest.best(options))
        }
        guard !refused.isEmpty, refused.count < options.count else { return nil }
        let left = options.indices.filter { !refused.contains($0) }
        return [narrowed(to: left, question, score: 1.04)].compactMap { $0 }
    }

    /// The options as an act: a pick if only one is left, else a question among them.
    private func narrowed(to indices: [Int], _ question: Question, score: Double) -> Ranked? {
        if indices.count == 1 { return Ranked(act: .choice(indices[0]), score: score) }
        guard case .choice(let values) = question.kind else { return nil }
        let words = utterance.text(0..<utterance.count)
        return Ranked(
            act: .notUnderstood(.ambiguous(words: words, candidates: indices.map { values[$0] })), score: score - 0.05)
    }

    /// The option that matches most of the words; a tie is ambiguous.
    private func named(_ options: [Set<String>], _ question: Question) -> [Ranked] {
        let (best, most) = withoutVerb(question).ranking(options)
        guard !best.isEmpty else { return [] }
        if best.count == 1 { return [Ranked(act: .choice(best[0]), score: 0.5 + most / 2)] }
        guard best.count < options.count || most == 1, case .choice(let values) = question.kind else { return [] }
        let words = utterance.text(0..<utterance.count)
        return [
            Ranked(act: .notUnderstood(.ambiguous(words: words, candidates: best.map { values[$0] })), score: 0.45 + most / 2)
        ]
    }

    /// The words after a repeated request verb: "the album" of "play the album".
    private func withoutVerb(_ question: Question) -> TurnReader {
        guard let intent = grammar.intentIndices[question.intent] else { return self }
        var start = openerEnd
        while start < utterance.count, grammar.intents[intent].keywords.contains(utterance.tokens[start].word) { start += 1 }
        return start > openerEnd && start < utterance.count ? part(start..<utterance.count) : self
    }

    private func best(_ options: [Set<String>]) -> [Int] { ranking(options).best }

    /// The options that match the largest fraction of the words, with that fraction; none below a half.
    private func ranking(_ options: [Set<String>]) -> (best: [Int], most: Double) {
        let said = utterance.tokens.indices.filter { index in
            let token = utterance.tokens[index]
            return token.expansion == nil && end(of: .standIn, at: index) == nil && end(of: .indifferent, at: index) == nil
                && !scanner.small.kindNouns.contains(token.text) && !grammar.words.fillers.contains(token.text)
                && !grammar.words.stopWords.contains(token.text)
        }.map { index in (word: spelt(utterance.tokens[index], options), place: place(around: index)) }
        guard !said.isEmpty else { return ([], 0) }
        // An option in San Mateo is none in San Francisco.
        let shares = options.map { option in
            Double(said.count { option.contains($0.word) && option.isSuperset(of: $0.place) }) / Double(said.count)
        }
        guard let most = shares.max(), most >= 0.5 else { return ([], 0) }
        return (shares.indices.filter { shares[$0] == most }, most)
    }

    /// The words of the known place of several that the token belongs to; empty if it belongs to none.
    private func place(around index: Int) -> Set<String> {
        let found = (max(0, index - 1)...index).firstResult { start in
            scanner.placeMatches(at: start).first { $0.reading.isKnown && $0.end > index && $0.end > start + 1 }.map {
                start..<$0.end
            }
        }
        // The "one" of "the Oakland one" is no part of a place.
        return Set(
            (found ?? index..<index).filter {
                end(of: .standIn, at: $0) == nil && !grammar.words.stopWords.contains(utterance.word($0))
            }
            .map { utterance.word($0) })
    }

    /// The word as spelled in the options: itself, or the only option word within one typo.
    private func spelt(_ token: Token, _ options: [Set<String>]) -> String {
        guard token.word < 0, token.text.count >= Spelling.shortestWord - 1, !options.contains(where: { $0.contains(token.text) })
        else { return token.text }
        let near = Set(
            options.joined().filter { $0.count >= Spelling.shortestWord && Spelling.isOneSlip(token.text, $0) })
        return near.count == 1 ? near.first ?? token.text : token.text
    }

    private func words(ofApp identifier: String) -> Set<String> {
        guard let app = context.apps.first(where: { $0.id == identifier }) else { return [] }
        return Set(([app.name] + app.synonyms).flatMap { grammar.words.tokens.words($0) })
    }

    private static let hiddenFields: Set<String> = [
        "contactIdentifier", "customIdentifier", "vocabularyIdentifier", "isoCountryCode", "image", "siriMatches", "spokenPhrase",
    ]

    /// All words that describe an option: names, places, organisation, labels and numbers.
    func words(of value: ParameterValue) -> Set<String> {
        var result: Set<String> = []
        gather(value, hidesSpoken: value.record?.type == "INPerson", into: &result)
        if let id = value.record?["contactIdentifier"]?.string, let contact = context.contacts.contact(id: id) {
            gather(contact, into: &result)
        }
        return result
    }

    /// The words for an option's type: "the song", when a song and an album share a name.
    private func kindWords(of value: ParameterValue, _ question: Question) -> Set<String> {
        guard let kind = value.record?["type"]?.integer, let intent = grammar.intentIndices[question.intent] else { return [] }
        var words: Set<String> = []
        for (name, definition) in grammar.intents[intent].definitions
        where definition.kind == .enumeration && name.hasSuffix(Self.kindSuffix) {
            guard let cases = grammar.enumerations[definition.cases ?? name],
                let own = cases.first(where: { $0.value == kind })?.key
            else { continue }
            for phrase in definition.words?[own] ?? [] { words.formUnion(grammar.words.tokens.words(phrase)) }
        }
        return words
    }

    /// The suffix of parameters that hold a type, such as `mediaType`.
    private static let kindSuffix = "Type"

    private func gather(_ value: ParameterValue, hidesSpoken: Bool, into words: inout Set<String>) {
        switch value {
        case .string(let text): words.formUnion(grammar.words.tokens.words(text))
        case .integer(let number): words.insert(String(number))
        case .decimal(let number): words.insert("\(number)")
        case .double(let number): words.insert("\(number)")
        case .list(let values): for value in values { gather(value, hidesSpoken: hidesSpoken, into: &words) }
        case .record(let record):
            for (field, value) in record.fields
            where !Self.hiddenFields.contains(field) || (field == "spokenPhrase" && !hidesSpoken) {
                if field == "type" || field == "location" { continue }
                gather(value, hidesSpoken: hidesSpoken, into: &words)
            }
        case .bool, .data, .date, .dateComponents: break
        }
    }

    private func gather(_ contact: Contact, into words: inout Set<String>) {
        let texts =
            [contact.fullName, contact.organization, contact.jobTitle, contact.relationship ?? ""] + contact.nicknames
            + contact.addresses.flatMap { [$0.city, $0.state, $0.street] } + contact.handles.compactMap(\.label)
        for text in texts { words.formUnion(grammar.words.tokens.words(text)) }
        guard let relationship = contact.relationship else { return }
        for (word, relations) in grammar.words.relationships where relations.contains(relationship) { words.insert(word) }
    }
}

import Foundation
import IntentSchema

/// Turns a path through the automaton into a hypothesis with its explanation.
struct HypothesisBuilder {
    /// Holds the utterance and the context.
    let scanner: SlotScanner

    private var grammar: Grammar { scanner.grammar }
    private var context: InterpretationContext { scanner.context }
    private var utterance: Utterance { scanner.utterance }

    /// The result for one path.
    struct Built {
        var hypothesis: Hypothesis
        /// The words that can only name an app that is not installed; `nil` if there are none.
        var unknownApp: String?
        /// The tokens matched by literal words of the template.
        var literals: Set<Int> = []
        /// Whether the words introduce a text and everything outside the text is explained.
        var announcesText = false
        /// Whether a name is only like the one of the person who is meant.
        var namesNearly = false
        /// The tokens of template words that have no effect.
        var unheeded: Set<Int> = []
    }

    var values: ValueBuilder { ValueBuilder(scanner: scanner) }

    func build(_ match: Matcher.Match, _ path: [Matcher.Via], intent: Int) -> Built {
        let entry = grammar.entries[Int(match.template)]
        var built = Built(
            hypothesis: Hypothesis(intent: grammar.intents[intent].name, score: Double(match.score), template: entry.name))
        var values = values
        values.app = nameApp(path, in: &built)
        var (position, begun) = (0, 0)
        var told: [String: Constant] = [:]
        var others: [(slot: Grammar.Slot, people: [PersonReading])] = []
        for item in path {
            switch item {
            case .start: break
            case .word:
                built.literals.insert(position)
                position += 1
            case .skip:
                if !grammar.words.fillers.contains(utterance.word(position)) {
                    built.hypothesis.reasons.append("passed over '\(utterance.text(position..<position + 1))'")
                }
                position += 1
            case .slot(let index, let found):
                let slot = grammar.slots[Int(index)]
                if let people = severalPeople(found, slot) {
                    add(Self.match(people[0], found), slot: slot, at: position, values, to: &built)
                    // Who is named twice is meant once.
                    let rest = people.dropFirst().reduce(into: [people[0]]) { kept, person in
                        let isNew = kept.allSatisfy { $0.contacts != person.contacts || person.contacts.isEmpty }
                        if isNew { kept.append(person) }
                    }
                    others.append((slot, Array(rest.dropFirst())))
                } else {
                    add(found, slot: slot, at: position, values, to: &built)
                }
                position = found.end
            case .finish(let template):
                let finished = grammar.entries[Int(template)]
                set(finished, intent, values, in: &told, &built.hypothesis, from: nouns(of: begun..<position, built.literals))
                if finished.leavesOut { built.unheeded.formUnion(begun..<position) }
                begun = position
            }
        }
        built.announcesText = entry.weight >= Self.leastWeight && announcesText(path)
        if built.announcesText {
            // The words of a text need no explanation, as it is taken verbatim. A reading that explains more words around it
            // ranks higher.
            let known = min(Self.mostKnown, utterance.count - textLength(path))
            let sure = Self.announced + Self.perWord * Double(known)
            built.hypothesis.score = max(built.hypothesis.score, sure * Double(entry.weight))
        }
        if entry.weight >= Self.leastWeight, isKnown(path) {
            // A name matched by its sound counts as much as an exact one.
            built.hypothesis.score = max(built.hypothesis.score, Self.known * Double(entry.weight))
        }
        explain(&built.hypothesis)
        for (slot, people) in others { repeatRequest(in: &built, for: people, slot, values) }
        return built
    }

    /// Several people in a slot for one; `nil` if there are not.
    private func severalPeople(_ match: SlotMatch, _ slot: Grammar.Slot) -> [PersonReading]? {
        guard case .people(let people) = match.reading, people.count > 1, slot.intent >= 0,
            grammar.intents[slot.intent].definitions[slot.name]?.kind == .person
        else { return nil }
        return people
    }

    /// The match of one of several people.
    private static func match(_ person: PersonReading, _ match: SlotMatch) -> SlotMatch {
        SlotMatch(
            end: person.words.upperBound, quality: match.quality, reading: .people([person]), hearings: match.hearings)
    }

    /// Makes the request for each of the people, too: "send Luca and Grace 10".
    private func repeatRequest(
        in built: inout Built, for people: [PersonReading], _ slot: Grammar.Slot, _ values: ValueBuilder
    ) {
        let parameter = values.parameter(of: slot)
        let first = built.hypothesis
        let others = people.map { person -> Hypothesis in
            var other = Built(hypothesis: first)
            other.hypothesis.followers = nil
            other.hypothesis.spans.removeAll { $0.role == slot.name }
            (other.hypothesis.parameters[parameter], other.hypothesis.ambiguities[parameter]) = (nil, nil)
            let match = SlotMatch(end: person.words.upperBound, quality: 1, reading: .people([person]))
            add(match, slot: slot, at: person.words.lowerBound, values, to: &other)
            return other.hypothesis
        }
        built.hypothesis.followers = (first.followers ?? []) + others
    }

    /// The score of a request whose every word is a literal of the template or part of a known value.
    private static let known = 0.96

    private func isKnown(_ path: [Matcher.Via]) -> Bool {
        path.allSatisfy { item in
            switch item {
            case .start, .finish, .word: return true
            case .skip: return false
            case .slot(_, let match):
                switch match.reading {
                // An excluded value may be anything.
                case .text, .ignored: return false
                default: break
                }
                // A first name among people who are known: "Priya, Grace and Daniel".
                return match.reading.isKnown || match.reading.isSeveral && match.quality >= Self.named
            }
        }
    }

    /// The least quality of several people each of whom is known or has a first name.
    private static let named: Float = 0.8

    /// Templates of lower weight accept any words as a text: "send {content} to {recipients}".
    private static let leastWeight: Float = 0.95
    /// The score of a request that introduces a text and explains all other words.
    private static let announced = 0.96
    private static let perWord = 0.002
    private static let mostKnown = 10

    private func textLength(_ path: [Matcher.Via]) -> Int {
        path.reduce(0) { sum, item in
            guard case .slot(_, let match) = item, case .text(let words) = match.reading else { return sum }
            return sum + words.count
        }
    }

    /// Whether the path has a text after introducing words and explains everything else.
    private func announcesText(_ path: [Matcher.Via]) -> Bool {
        var position = 0
        var (hasVerb, hasText) = (false, false)
        for item in path {
            switch item {
            case .start, .finish: break
            case .word:
                hasVerb =
                    hasVerb || !grammar.words.stopWords.contains(utterance.word(position)) || hasText
                    || grammar.words.textVerbs.contains(utterance.word(position))
                position += 1
            case .skip:
                guard grammar.words.fillers.contains(utterance.word(position)) else { return false }
                position += 1
            case .slot(let slot, let match):
                position = match.end
                guard case .text = match.reading else {
                    guard match.reading.isKnown else { return false }
                    continue
                }
                let grammarSlot = grammar.slots[Int(slot)]
                let definition =
                    grammarSlot.intent >= 0 ? grammar.intents[grammarSlot.intent].definitions[grammarSlot.name] : nil
                // The name of a list or a note beside the text counts as known.
                if definition?.kind == .title { continue }
                // "And 2 lemons" needs no verb to be something for a list.
                guard definition?.kind == .text, hasVerb || definition?.shape == .items && isCounted(match.reading) else {
                    return false
                }
                hasText = true
            }
        }
        return hasText
    }

    /// Whether the text begins with how many of something there are, and is no time.
    private func isCounted(_ reading: Reading) -> Bool {
        guard case .text(let words) = reading, let number = scanner.quantities.number(at: words.lowerBound),
            number.end < words.upperBound
        else { return false }
        return scanner.futureTimeEnd(at: words.lowerBound) == nil
    }

    /// The app named on the path, preferably one that supports the intent; lowers the score if none does.
    private func nameApp(_ path: [Matcher.Via], in built: inout Built) -> Int? {
        for item in path {
            guard case .slot(_, let match) = item, case .app(let apps) = match.reading else { continue }
            let able = apps.first { context.apps[$0].intents.contains(built.hypothesis.intent) }
            guard let chosen = able ?? apps.first else { continue }
            built.hypothesis.app = context.apps[chosen].id
            if able == nil {
                built.hypothesis.score *= 0.6
                built.hypothesis.reasons.append("\(context.apps[chosen].name) cannot do this")
            }
            return chosen
        }
        return nil
    }

    func add(_ match: SlotMatch, slot: Grammar.Slot, at start: Int, _ values: ValueBuilder, to built: inout Built) {
        let words = utterance.text(start..<match.end)
        var span = Hypothesis.Span(
            start: utterance.tokens[start].start, end: utterance.tokens[match.end - 1].end, text: words, role: slot.name,
            source: match.reading.source, candidates: [])
        defer { built.hypothesis.spans.append(span) }
        built.namesNearly = built.namesNearly || scanner.isOnlyLike(match, at: start)
        built.hypothesis.reasons += match.hearings.map { $0.text(in: utterance, context, scanner.places) }
        switch match.reading {
        case .app, .ignored: return
        default: break
        }
        if slot.name == "unknownApp" {
            built.unknownApp = words
            return
        }
        switch values.build(match.reading, slot: slot) {
        case .value(let value):
            span.candidates = value.record?["siriMatches"]?.list ?? [value]
            values.store(value, slot.name, intent: slot.intent, in: &built.hypothesis.parameters)
        case .ambiguous(let candidates):
            span.candidates = candidates
            let parameter = values.parameter(of: slot)
            built.hypothesis.ambiguities[parameter] = candidates.map { candidate in
                // People are told apart one by one, also where the parameter takes several.
                guard candidate.record?.type != "INPerson" else { return candidate }
                var stored: [String: ParameterValue] = [:]
                values.store(candidate, slot.name, intent: slot.intent, in: &stored)
                return stored[parameter] ?? candidate
            }
            built.hypothesis.reasons.append("'\(words)' may be any of \(candidates.count) places or people")
        case .unknown(let text):
            built.hypothesis.unknownValues[values.parameter(of: slot)] = text
            built.hypothesis.reasons.append("'\(text)' names nothing known for \(slot.name)")
        case .several(let parameters):
            span.candidates = parameters.sorted { $0.key < $1.key }.map(\.value)
            built.hypothesis.parameters.merge(parameters) { _, new in new }
        }
    }

    /// Sets the values a template's words imply. The template's own slots take precedence as more specific; a conflict with
    /// another template's value counts as a contradiction.
    ///
    /// - Parameter words: The template's words that may name what is meant.
    private func set(
        _ template: Grammar.Entry, _ intent: Int, _ values: ValueBuilder, in told: inout [String: Constant],
        _ hypothesis: inout Hypothesis, from words: String
    ) {
        for (parameter, constant) in template.sets.sorted(by: { $0.key < $1.key }) {
            let isContradicted = told[parameter].map { $0 != constant && $0.isState && constant.isState } ?? false
            guard isContradicted || !values.holds(parameter, intent: intent, in: hypothesis.parameters) else { continue }
            let definition = grammar.intents[intent].definitions[parameter]
            if definition?.kind == .messages {
                if let shown = values.messages(meantBy: constant) {
                    hypothesis.parameters[parameter] = shown
                } else if case .integer = constant {
                    // Without any the app would take all of them, where so many are meant.
                    hypothesis.unknownValues[parameter] = words
                }
                continue
            }
            let value = value(constant, parameter, definition, values)
            var collected = CollectedValues()
            collected.begin(values.path(of: parameter, intent: intent), hypothesis)
            values.store(value, parameter, intent: intent, in: &hypothesis.parameters)
            collected.end(&hypothesis)
            told[parameter] = constant
        }
    }

    /// The template's noun phrase behind its verb, without the article: "last message".
    private func nouns(of range: Range<Int>, _ literals: Set<Int>) -> String {
        let small = grammar.words.small
        let words = range.filter(literals.contains).dropFirst().drop {
            (small.definite + small.own).contains(utterance.word($0))
        }
        guard let first = words.first else { return "" }
        let last = words.last { grammar.words.textVerbs.contains(utterance.word($0)) } ?? words.last ?? first
        return utterance.text(first..<last + 1)
    }

    func value(_ constant: Constant, _ parameter: String, _ definition: SlotDefinition?, _ values: ValueBuilder)
        -> ParameterValue
    {
        switch constant {
        case .bool(let value): .bool(value)
        case .integer(let value): .integer(value)
        case .text(let text):
            if grammar.enumerations[definition?.cases ?? parameter]?[text] != nil {
                .integer(values.raw(text, of: definition?.cases ?? parameter))
            } else if definition?.kind == .phrase {
                .record(.speakableString(text))
            } else if definition?.kind == .time || definition?.kind == .past {
                values.range(named: text)
            } else {
                .string(text)
            }
        }
    }

    private func explain(_ hypothesis: inout Hypothesis) {
        for (parameter, value) in hypothesis.parameters.sorted(by: { $0.key < $1.key }) {
            for person in value.list ?? [value] {
                guard let count = person.record?["siriMatches"]?.list?.count else { continue }
                hypothesis.reasons.append("\(count) contacts are called so (\(parameter))")
            }
        }
        hypothesis.score = min(1, max(0, hypothesis.score))
        let percent = Int((hypothesis.score * 100).rounded())
        hypothesis.reasons.insert("template \(hypothesis.template) explains \(percent) % of the words", at: 0)
    }
}

extension Constant {
    /// Whether it is a state, so that two of them conflict, rather than a number.
    fileprivate var isState: Bool { if case .integer = self { false } else { true } }
}

extension Reading {
    /// The recogniser's name, for diagnostics.
    var source: String {
        switch self {
        case .people: "contact"
        case .place: "place"
        case .money, .uncertain: "money"
        case .number, .position, .compared, .all: "number"
        case .time: "time"
        case .text: "text"
        case .phrase(_, let items): items.isEmpty ? "words" : "vocabulary"
        case .value: "words"
        case .goal: "goal"
        case .temperature: "temperature"
        case .duration: "duration"
        case .measure: "measure"
        case .link: "link"
        case .account: "account"
        case .biller: "biller"
        case .app: "app"
        case .unknown, .ignored: "unknown"
        }
    }
}

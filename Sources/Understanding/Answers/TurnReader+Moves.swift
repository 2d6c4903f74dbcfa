import Foundation
import IntentSchema

// Moves that change the open request: values taken out, exchanged and added.
extension TurnReader {
    private static let longestMove = 14

    /// The change that the words make to the open request; `nil` where they make none that is sure.
    func move(_ question: Question) -> DialogueAct? {
        guard let intent = grammar.intentIndices[question.intent], utterance.count <= Self.longestMove,
            !context.parameters.isEmpty
        else { return nil }
        switch question.kind {
        case .confirmReading, .chooseReading, .chooseApp, .unlock: return nil
        case .value, .choice, .confirmValue, .confirmRequest: break
        }
        return cores.firstResult { core in
            core.alternative(question) ?? core.difference(intent) ?? core.exchange(intent, question)
                ?? core.removal(intent, question)
                ?? core.addition(intent, question) ?? core.bareValue(intent, question)
        }
    }

    /// The words as they are, without what people put behind an answer, and without a remark behind it.
    private var cores: [TurnReader] {
        let start = openerEnd
        var ends = [utterance.count, closerStart(after: start)]
        if let remark = (start + 1..<max(start + 1, utterance.count)).first(where: { end(of: .remark, at: $0) != nil }) {
            ends.append(remark)
        }
        var seen: Set<Int> = []
        return ends.filter { $0 > start && seen.insert($0).inserted }.map { $0 == utterance.count ? self : part(0..<$0) }
    }

    /// Where the first phrase of that move that stands at the token ends; `nil` where none does.
    func end(of move: Move, at start: Int) -> Int? {
        var end: Int?
        grammar.words.moves[move.rawValue]?.matches(in: utterance, at: start) { found, _ in end = found }
        return end
    }

    /// Where what the words are about begins: behind "no", "ok", "actually".
    var openerEnd: Int {
        var start = 0
        while start < utterance.count - 1, let next = end(of: .opener, at: start), next < utterance.count { start = next }
        return start
    }

    /// "The other one", "something earlier", where no choices are told.
    private func alternative(_ question: Question) -> DialogueAct? {
        switch question.kind {
        case .confirmRequest, .confirmValue: break
        default: return nil
        }
        let kind = Alternative.allCases.first { kind in
            guard let phrases = grammar.words.moves[kind.rawValue] else { return false }
            let starts = [openerEnd] + [end(of: .asks, at: openerEnd), refusedEnd].compactMap(\.self)
            return starts.contains { start in
                var end: Int?
                phrases.matches(in: utterance, at: start) { found, _ in end = found }
                return end == utterance.count
            }
        }
        guard let kind else { return nil }
        // An app may list words such as "bigger car" for what it has.
        if let intent = grammar.intentIndices[question.intent], correction(of: intent) != nil { return nil }
        return looksUp(kind, question) ? lookUpOptions(question) ?? .instead(kind) : .instead(kind)
    }

    /// Behind "not him": what is refused is what there is.
    private var refusedEnd: Int? {
        guard let refused = end(of: .takeOut, at: openerEnd), let end = end(of: .pronoun, at: refused), end < utterance.count
        else { return nil }
        return end
    }

    // MARK: - Taking out

    /// "Not him", "without the tip", "remove Dad".
    private func removal(_ intent: Int, _ question: Question) -> DialogueAct? {
        let starts = openerEnd > 0 ? [openerEnd, 0] : [0]
        for start in starts {
            if let end = end(of: .without, at: start), end < utterance.count,
                part(end..<utterance.count).correction(of: intent, isAnnounced: true) == nil,
                let name = part(end..<utterance.count).namedParameter(intent)
            {
                return .takeOut([Removal(name)])
            }
            guard let words = takenOut(from: start) else { continue }
            let removals = part(words).removals(intent).filter { removal in
                // Among choices, who is refused need not have been taken.
                removal.parameter != question.parameter || question.kind.isWhole
            }
            if !removals.isEmpty { return .takeOut(removals) }
        }
        return nil
    }

    /// The words for what is to be taken out: behind "remove", between "take" and "out".
    private func takenOut(from start: Int) -> Range<Int>? {
        if let end = end(of: .takeOut, at: start), end < utterance.count { return end..<utterance.count }
        guard let verb = end(of: .take, at: start) else { return nil }
        let particle = (verb + 1..<max(verb + 1, utterance.count)).first { end(of: .out, at: $0) == utterance.count }
        return particle.map { verb..<$0 }
    }

    /// What the words name of the open request.
    private func removals(_ intent: Int) -> [Removal] {
        if let named = namedParameter(intent) { return [Removal(named)] }
        if end(of: .pronoun, at: 0) == utterance.count, let person = openPerson(intent) { return [person] }
        guard let reading = correction(of: intent, isAnnounced: true) else { return [] }
        let values = reading.parameters.map { ($0.key, $0.value.elements) } + reading.ambiguities.map { ($0.key, $0.value) }
        return values.sorted { $0.0 < $1.0 }.flatMap { name, elements in
            (context.parameters[name]?.elements ?? []).filter { old in elements.contains { old.matches($0) } }
                .map { Removal(name, element: $0) }
        }
    }

    /// The parameter with a value that the words are the name of.
    private func namedParameter(_ intent: Int) -> String? {
        let words = utterance.tokens.map(\.text).filter { !grammar.words.stopWords.contains($0) }
        guard !words.isEmpty else { return nil }
        let definitions = grammar.intents[intent].definitions
        return definitions.keys.sorted().first { name in
            guard let definition = definitions[name], definition.target?.field == nil,
                context.parameters[definition.target?.parameter ?? name] != nil
            else { return false }
            return ((definition.called ?? []) + [name.separatedWords]).contains { Tokeniser.words($0) == words }
        }.map { definitions[$0]?.target?.parameter ?? $0 }
    }

    /// The person that a pronoun means: the last of the request.
    private func openPerson(_ intent: Int) -> Removal? {
        let people = grammar.intents[intent].definitions.filter { $0.value.kind == .people || $0.value.kind == .person }
        for name in people.keys.sorted() {
            if let last = context.parameters[name]?.elements.last { return Removal(name, element: last) }
        }
        return nil
    }

    // MARK: - Exchanging

    /// "Mary instead of John", "change 8 to 9".
    private func exchange(_ intent: Int, _ question: Question) -> DialogueAct? {
        for place in 1..<max(1, utterance.count - 1) {
            guard let end = end(of: .insteadOf, at: place), end < utterance.count else { continue }
            return exchanged(part(end..<utterance.count), by: part(openerEnd..<max(place, openerEnd + 1)), intent)
        }
        guard let verb = end(of: .exchange, at: openerEnd) else { return nil }
        for place in verb + 1..<max(verb + 1, utterance.count - 1) {
            guard let end = end(of: .exchangeTo, at: place), end < utterance.count else { continue }
            return exchanged(part(verb..<place), by: part(end..<utterance.count), intent)
        }
        return nil
    }

    /// The new values in place of the old ones; `nil` where the old ones are none of the request's.
    private func exchanged(_ old: TurnReader, by new: TurnReader, _ intent: Int) -> DialogueAct? {
        var changes: [String: ParameterValue] = [:]
        for (name, known) in context.parameters.sorted(by: { $0.key < $1.key }) {
            guard let said = old.value(of: name, intent), known.elements.contains(where: { $0.matches(said) }),
                let value = new.value(of: name, intent)
            else { continue }
            let elements = known.elements.flatMap { $0.matches(said) ? value.elements : [$0] }
            changes[name] = known.list == nil ? value : .list(elements)
        }
        // Where a word fits several parameters, nothing tells which is meant.
        return changes.count == 1 ? .correction(changes) : nil
    }

    /// The words as a value of the parameter, however bare; `nil` where they are none for sure.
    private func value(of parameter: String, _ intent: Int) -> ParameterValue? {
        if let reading = correction(of: intent, isAnnounced: true), let value = reading.parameters[parameter] { return value }
        let name = grammar.intents[intent].name
        let question = Question(kind: .value, intent: name, parameter: parameter)
        guard let kind = definition(question)?.kind, kind != .text, kind != .texts, kind != .title,
            let best = values(question, isText: false).first, best.score > 0.75, case .value(let value) = best.act
        else { return nil }
        return value
    }

    // MARK: - Adding

    /// "Also Mary", "and 10 to Mary too".
    private func addition(_ intent: Int, _ question: Question) -> DialogueAct? {
        guard let values = addedValues(intent), !values.isEmpty else { return nil }
        // What has no value yet is given, not added.
        guard values.keys.allSatisfy({ context.parameters[$0] != nil }) else { return nil }
        return .add(values)
    }

    /// The values that words of addition announce; `nil` where there are none.
    func addedValues(_ intent: Int) -> [String: ParameterValue]? {
        var (start, end) = (0, utterance.count)
        var isStrong = false
        while start < end - 1, let next = self.end(of: .add, at: start) ?? self.end(of: .and, at: start), next < end {
            isStrong = isStrong || self.end(of: .add, at: start) != nil
            start = next
        }
        for place in stride(from: end - 1, to: start, by: -1) where self.end(of: .too, at: place) == end {
            end = place
            isStrong = true
            break
        }
        guard start > 0 || end < utterance.count else { return nil }
        let rest = part(start..<end)
        let values = rest.correction(of: intent, isAnnounced: true).flatMap { reading in
            reading.ambiguities.isEmpty && reading.unknownValues.isEmpty ? reading.parameters : nil
        }
        guard let values, !values.isEmpty else { return nil }
        // A plain "and" adds to lists alone.
        return isStrong || values.keys.allSatisfy { context.parameters[$0]?.list != nil } ? values : nil
    }

    // MARK: - A value alone

    /// "25" where 20 dollars are to be confirmed: the one value of the request that the words can stand for.
    private func bareValue(_ intent: Int, _ question: Question) -> DialogueAct? {
        guard case .confirmRequest = question.kind else { return nil }
        let rest = openerEnd == 0 ? self : part(openerEnd..<utterance.count)
        return rest.bareChange(intent).map { .correction($0) }
    }

    /// The one value of the request that a bare number can stand for; `nil` where there is none, or several.
    func bareChange(_ intent: Int) -> [String: ParameterValue]? {
        guard utterance.count <= 4, isBare else { return nil }
        let values = context.parameters.keys.sorted().compactMap { name in value(of: name, intent).map { (name, $0) } }
        // A number is an amount before it is the number of an account.
        let amounts = values.filter { $0.1.amount != nil }
        let chosen = amounts.count == 1 ? amounts : values
        return chosen.count == 1 ? Dictionary(uniqueKeysWithValues: chosen) : nil
    }

    /// Whether the words begin with a number.
    private var isBare: Bool {
        let isWritten = utterance.tokens.first.map { [.number, .clock, .symbol].contains($0.kind) } ?? false
        return isWritten || scanner.quantities.number(at: 0) != nil
    }
}

/// Words of a move, by their key under `moves` in the templates.
enum Move: String, CaseIterable {
    /// What people begin with before they come to the point.
    case opener
    case takeOut
    /// Take out what stands between the two: "take Mary out".
    case take, out
    /// Takes out only what it names.
    case without
    case pronoun, insteadOf, exchange, exchangeTo, add, and, too
    /// What breaks off an answer that would be a text.
    case interruption
    /// What makes a number before it a difference: so many less, or more, of what is counted.
    case fewer, further
    /// The person who speaks, in a question about what they have done.
    case oneself
    /// The one of two that was not taken.
    case otherOne
    /// Verbs by which one of several is chosen.
    case pick
    /// What was done last, behind which other values stand.
    case same
    /// What begins a remark behind an answer: "because", "she".
    case remark
    /// What announces another text.
    case rewording
    /// What says, before or behind values, that they replace those of the last request.
    case replacing, replaced
    /// What makes an amount before it a difference, and what makes it a multiple of the one there is.
    case less, more, double, triple
    /// What says what an amount is for.
    case purpose
    /// What people put behind an answer.
    case closer
    /// What begins a question that is an answer: "how about".
    case suggestion
    /// Minutes without their hour: "quarter past".
    case bareMinutes
    /// What begins a question or a wish for another value: "is there".
    case asks
    /// What stands before a wish about what is booked, and what begins it.
    case wishWords, wishes
    /// Between a reason and what follows from it.
    case therefore
    /// What stands for something of the kind talked about: "one" of "the one in New York".
    case standIn
    /// What points at a place talked about before: "there".
    case placePointer
    /// What something is called whose time has passed.
    case overdue
    /// What joins two clauses of an answer: "but".
    case clauseJoint
    /// How somebody finds what is to be confirmed, and what of it speaks against it: "good price", "too expensive".
    case comment, complaint
    /// What makes a clause more than a remark: a negation, a condition, a wish.
    case proviso
    /// What takes back what it stands before: "not".
    case negation
    /// What makes the words before and behind it a statement: "is", "says".
    case verb
    /// Verbs that say what is to be done.
    case actVerb
    /// Whom something is done to.
    case recipient
    /// Who speaks.
    case speaker
    /// What begins a part of a request rather than a remark: "to", "with".
    case relation
}

extension Question.Kind {
    /// Whether it is about the whole request.
    fileprivate var isWhole: Bool {
        if case .confirmRequest = self { true } else { false }
    }
}

extension ParameterValue {
    /// The elements of a list, the value itself where it is none.
    var elements: [ParameterValue] { list ?? [self] }

    /// Whether the words for the other may mean this: the same thing, number or time of day.
    fileprivate func matches(_ said: ParameterValue) -> Bool {
        if isSame(as: said) { return true }
        if let mine = double, let theirs = said.double { return mine == theirs }
        if let mine = time, let theirs = said.time {
            guard let hour = mine.hour, let other = theirs.hour else { return false }
            return hour % 12 == other % 12 && (mine.minute ?? 0) == (theirs.minute ?? 0)
        }
        guard let mine = record?["amount"], let theirs = said.record?["amount"] else { return false }
        return mine.double == theirs.double
    }

    private var time: DateComponents? { dateComponents ?? record?["startDateComponents"]?.dateComponents }
}

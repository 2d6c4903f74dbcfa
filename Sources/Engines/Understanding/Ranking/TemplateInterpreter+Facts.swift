import IntentSchema

// What is told beside an order for those who come: "I'm at the office, get me a ride to the airport", "it's our anniversary, book a table".
extension TemplateInterpreter {
    /// The request with what is told besides, read as if it were said behind the order: where those who come are, what they bring, need or
    /// celebrate. It is left out where the request takes nothing of it.
    func withFacts(_ utterance: Utterance, _ read: Interpretation, in context: InterpretationContext) -> Interpretation {
        if let question = context.question { return withFacts(utterance, read, beside: question, in: context) }
        guard read.acts.count == 1, case .request(var request)? = read.acts.first,
            request.followers?.isEmpty ?? true, takes(.count, request), case let reader = reader(of: utterance, in: context),
            !reader.takesAnyText
        else { return read }
        let clauses = reader.clausesOfFacts
        let facts = clauses.filter { clause in
            let (start, end) = (utterance.tokens[clause.lowerBound].start, utterance.tokens[clause.upperBound - 1].end)
            let told = utterance.freeText(clause)
            return reader.tellsFact(clause, ofPlace: takes(.place, request))
                && (!request.spans.contains { $0.start < end && start < $0.end }
                    || request.leftOut?.contains { told.contains($0.text) } ?? false)
        }
        guard !facts.isEmpty, facts.count < clauses.count, read.rest == nil else { return read }
        let order = clauses.filter { !facts.contains($0) }.map { utterance.freeText($0).withoutEndMark }.joined(separator: ", ")
        for words in facts { request = withFact(words, utterance, order, request, in: context) }
        return Interpretation(acts: [.request(request)], rejected: read.rejected)
    }

    /// The wish that is told with the yes to a request, which is then asked about with it; what is told is left out where the request takes
    /// no wishes.
    private func withFacts(
        _ utterance: Utterance, _ read: Interpretation, beside question: Question, in context: InterpretationContext
    ) -> Interpretation {
        guard question.kind == .confirmRequest, read.acts.count == 1, read.rest == nil, let act = read.acts.first,
            let intent = grammar.intentIndices[question.intent],
            let count = grammar.intents[intent].definitions.first(where: { $0.value.kind == .count })?.key,
            case let reader = reader(of: utterance, in: context), !reader.takesAnyText
        else { return read }
        let clauses = reader.clausesOfFacts
        let facts = clauses.filter { reader.tellsFact($0, ofPlace: false) }
        let agrees = clauses.contains { !facts.contains($0) && reader.part($0).answer() == .yes }
        guard !facts.isEmpty, facts.count < clauses.count, agrees else { return read }
        switch act {
        case .yes: break
        case .correction(let values) where values.count == 1 && values.keys.first == reader.wishParameter(of: question.intent):
            break
        case .correction(let values)
        where values.count == 1 && values[count] != nil && facts.contains(where: reader.countsThings):
            break
        case .takeOut(let removals)
        where removals.allSatisfy({ $0.parameter == count }) && facts.contains(where: reader.countsThings):
            break
        default: return read
        }
        let told = facts.map { utterance.freeText($0).withoutEndMark }.joined(separator: ", ")
        guard let name = reader.wishParameter(of: question.intent) else {
            return Interpretation(acts: [.followed(.yes, by: .notUnderstood(.unused(words: told)))], rejected: read.rejected)
        }
        let known = context.parameters[name]?.string.map { $0 + ", " } ?? ""
        return Interpretation(acts: [.correction([name: .string(known + told)])], rejected: read.rejected)
    }

    private func withFact(
        _ words: Range<Int>, _ utterance: Utterance, _ order: String, _ request: Hypothesis, in context: InterpretationContext
    ) -> Hypothesis {
        let told = utterance.freeText(words)
        var result = request
        if case .request(let more)? = readByRules("\(order), \(told)", in: context).acts.first, more.intent == request.intent,
            more.template != "model", isSettled(more), more.ambiguities.isEmpty, more.followers?.isEmpty ?? true
        {
            result.parameters.merge(more.parameters) { known, _ in known }
        }
        let reader = reader(of: utterance, in: context)
        let need = told.withoutEndMark
        if result.parameters.count == request.parameters.count, reader.tellsNeed(words),
            let name = reader.wishParameter(of: request.intent), case let wish = request.parameters[name]?.string,
            wish.map({ !$0.contains(need) && !need.contains($0) }) ?? true
        {
            result.parameters[name] = .string(wish.map { "\($0), \(need)" } ?? need)
            if wish != nil {
                result.leftOut?.removeAll { need.contains($0.text) }
                result.reasons.append("'\(told)' is told beside the order")
                return result
            }
        }
        let isNamed = { (part: LeftOut) in told.contains(part.text) || part.text.contains(told) }
        guard result.parameters.count == request.parameters.count else {
            result.leftOut?.removeAll(where: isNamed)
            result.reasons.append("'\(told)' is told beside the order")
            return result
        }
        let isKnown = request.parameters.values.contains { value in
            value.words.map { words in told.contains(words) || words.contains(told) } ?? false
        }
        let isRead =
            if case .request(let plain)? = readByRules(order, in: context).acts.first {
                plain.intent == request.intent && plain.parameters.count < request.parameters.count
            } else { false }
        if !isKnown, !isRead, !(request.leftOut ?? []).contains(where: isNamed) {
            result.leftOut = (request.leftOut ?? []) + [LeftOut(text: told, kind: .words)]
        }
        return result
    }

    /// Whether the request has a parameter of the kind; one that takes a number is for those who come.
    func takes(_ kind: SlotDefinition.Kind, _ request: Hypothesis) -> Bool {
        grammar.intentIndices[request.intent].map { intent in
            grammar.intents[intent].definitions.values.contains { $0.kind == kind }
        } ?? false
    }
}

extension TurnReader {
    /// The clauses, parted also before a reason and a consequence.
    fileprivate var clausesOfFacts: [Range<Int>] {
        let joints = utterance.tokens.indices.dropFirst().filter { place in
            end(of: .consequence, at: place) != nil || end(of: .because, at: place) != nil || beginsOther(at: place)
        }
        let borders = Set(interpreter.clauseBorders(in: utterance, context) + joints).sorted()
        return zip([0] + borders, borders + [utterance.count]).map { first, last in
            let start = [Move.consequence, .because, .and, .limiting].compactMap { end(of: $0, at: first) }.max() ?? first
            return min(start, last)..<last
        }.filter { !$0.isEmpty }
    }

    /// Whether a joint and a clause of the speaker begin at the token: "and we're vegetarian".
    private func beginsOther(at place: Int) -> Bool {
        [Move.and, .limiting].contains { joint in
            end(of: joint, at: place).map { start in
                start < utterance.count
                    && (end(of: .speaker, at: start) != nil || end(of: .someone, at: start) != nil
                        || scanner.small.own.contains(utterance.word(start)))
            } ?? false
        }
    }

    /// Whether the number in the words counts what is brought: "two big suitcases".
    fileprivate func countsThings(_ words: Range<Int>) -> Bool {
        words.contains { place in
            guard let number = scanner.quantities.integer(at: place, limit: 1_000) else { return false }
            return (number.end..<max(number.end, min(words.upperBound, number.end + Self.farthestThing))).contains {
                end(of: .needs, at: $0) != nil
            }
        }
    }

    private static let farthestThing = 3

    /// Whether the clause tells what may matter to those who carry out an order, and orders and asks for nothing itself.
    func tellsFact(_ words: Range<Int>, ofPlace takesPlace: Bool) -> Bool {
        guard tellsNeed(words) || takesPlace && tellsPlace(words), !utterance.isQuestion(words) else { return false }
        let clause = part(words)
        return clause.says(atLeast: 2)
            // "My wife is vegan" may be what she says.
            && SentenceFilter(clause).markers.allSatisfy { [.statement, .negated, .reported].contains($0.sentence) }
            && !clause.utterance.tokens.indices.contains(where: clause.opensOrder)
    }

    /// Whether the words tell what somebody brings, needs or celebrates, or who comes along.
    func tellsNeed(_ words: Range<Int>) -> Bool {
        words.contains { end(of: .needs, at: $0) != nil }
    }

    /// Whether the words tell where the speaker is: "I'm outside the theatre", "we're in Oakland", but not "I'm in a hurry".
    func tellsPlace(_ words: Range<Int>) -> Bool {
        let start = openedEnd(of: words)
        if let place = end(of: .whereabouts, at: start) { return place < words.upperBound }
        guard let subject = end(of: .someone, at: start), end(of: .speaker, at: start) != nil else { return false }
        return (subject..<max(subject, words.upperBound - 1)).contains { index in
            end(of: .relation, at: index) != nil
                && scanner.placeMatches(at: index + 1).contains { $0.reading.isKnown && $0.end <= words.upperBound }
        }
    }
}

extension String {
    var withoutEndMark: String { String(reversed().drop { "?!.,;".contains($0) }.reversed()) }
}

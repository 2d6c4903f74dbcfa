import IntentSchema

extension TemplateInterpreter {
    /// Requests with at least this score are not reinterpreted.
    private static let sure = 0.9
    private static let leastRepaired = 0.75

    /// The interpretation after resolving a self-repair; `nil` if there is none, or the utterance is understood as it is.
    func repaired(
        _ utterance: Utterance, _ read: Interpretation, in context: InterpretationContext
    ) -> Interpretation? {
        let replaces = context.question == nil && replacesValue(read, utterance, context)
        guard replaces || needsRepair(read, utterance, context) else { return nil }
        var context = context
        // "Call Mom, no wait, text her": who was named stays known.
        if context.question == nil, utterance.tokens.contains(where: { grammar.words.small.pronouns.contains($0.text) }) {
            context.heard.insert(utterance.written, at: 0)
        }
        let readers = Repairs.variants(of: utterance, grammar).map { variant in
            var tokens = variant
            grammar.number(&tokens)
            return reader(of: tokens, in: context)
        }
        if let question = context.question {
            if let text = textBrokenOff(by: read, utterance) {
                return withValueTakenBack(besides: text, utterance, question, in: context)
            }
            return readers.lazy.map { $0.readAnswer(to: question) }.first {
                if case .notUnderstood? = $0.acts.first { false } else { true }
            }
        }
        let least = replaces ? Self.leastRepaired : score(of: read)
        var best: (read: Interpretation, score: Double, place: Int)?
        for place in replaces ? Array(readers.indices) : byReach(readers) {
            // Of equally good ones, the first is taken. One that cannot beat the best known score is not read in full.
            let isEarlier = best.map { place < $0.place } ?? true
            let known = best?.score ?? least
            guard readers[place].mayReach(isEarlier ? known : known.nextUp) else { continue }
            let again = readers[place].readRequest()
            guard case .request(let hypothesis)? = again.acts.first,
                isPlausible(hypothesis, readers[place].utterance, of: utterance, read, in: context),
                // "Hang up, no answer" answers no call.
                isServed(hypothesis, in: context) || !isServed(read, in: context)
            else { continue }
            let isTie = isEarlier && hypothesis.score == known && (best != nil || replaces || breaksOff(read, utterance))
            if hypothesis.score > known || isTie { best = (again, hypothesis.score, place) }
            // The nearest value is the one that is replaced, however well the rest reads without more words.
            if replaces, best != nil { break }
        }
        return best.flatMap { $0.score >= Self.leastRepaired ? $0.read : nil }
    }

    /// The places of those that may score highest first: the more of the others cannot beat them.
    private func byReach(_ readers: [TurnReader]) -> [Int] {
        let reaches = readers.map { $0.reach() }
        return readers.indices.sorted { (reaches[$1], $0) < (reaches[$0], $1) }
    }

    private func isServed(_ request: Hypothesis, in context: InterpretationContext) -> Bool {
        context.apps.contains { $0.intents.contains(request.intent) }
    }

    private func isServed(_ read: Interpretation, in context: InterpretationContext) -> Bool {
        if case .request(let request)? = read.acts.first { isServed(request, in: context) } else { false }
    }

    private func score(of read: Interpretation) -> Double {
        if case .request(let hypothesis)? = read.acts.first { hypothesis.score } else { 0 }
    }

    private func needsRepair(_ read: Interpretation, _ utterance: Utterance, _ context: InterpretationContext) -> Bool {
        switch read.acts.first {
        case .notUnderstood(.noMatch), .notUnderstood(.unknownValue): return true
        case .request(let hypothesis):
            return context.question == nil && (hypothesis.score < Self.sure || breaksOff(read, utterance))
        default: return textBrokenOff(by: read, utterance) != nil
        }
    }

    /// The name of the text that an answer gives beside another value, where an editing phrase is in it: "25 for the cab, no wait 30".
    private func textBrokenOff(by read: Interpretation, _ utterance: Utterance) -> String? {
        guard case .correction(let values)? = read.acts.first, values.count > 1, utterance.quotes.isEmpty else { return nil }
        return values.first { _, value in
            guard let text = value.string.map({ grammar.words.tokens.utterance($0) }) else { return false }
            return text.tokens.indices.contains { index in
                grammar.words.repairs.longest(in: text, at: index).map { $0.end > index + 1 && $0.end < text.count } ?? false
                    && !Repairs.isVerb(at: index, in: text, grammar)
            }
        }?.key
    }

    /// Whether a text contains an editing phrase: "text Mary, I mean Priya, that I'm late".
    private func breaksOff(_ read: Interpretation, _ utterance: Utterance) -> Bool {
        guard case .request(let hypothesis)? = read.acts.first, utterance.quotes.isEmpty else { return false }
        return utterance.tokens.indices.contains { index in
            let token = utterance.tokens[index]
            guard hypothesis.spans.contains(where: { $0.source == "text" && $0.start <= token.start && token.end <= $0.end }),
                let end = grammar.words.repairs.longest(in: utterance, at: index)?.end
            else { return false }
            // A single word such as "sorry" or "wait" is a normal word of a text, as is the verb of "can't make it".
            return end > index + 1 && !Repairs.isVerb(at: index, in: utterance, grammar)
        }
    }

    /// Whether a text begins or ends with a single editing word between two times or two numbers, set off by commas: "remind me on Tuesday,
    /// no, Wednesday to ring the school".
    private func replacesValue(_ read: Interpretation, _ utterance: Utterance, _ context: InterpretationContext) -> Bool {
        guard case .request(let hypothesis)? = read.acts.first, utterance.quotes.isEmpty else { return false }
        let texts = hypothesis.spans.filter { $0.source == "text" }
        let places = utterance.tokens.indices.filter { index in
            let token = utterance.tokens[index]
            return index > 0 && index + 1 < utterance.count && token.followsPunctuation
                && utterance.tokens[index + 1].followsPunctuation
                && texts.contains { $0.start == token.start || $0.end == token.end }
                && grammar.words.repairs.longest(in: utterance, at: index)?.end == index + 1
        }
        guard !places.isEmpty else { return false }
        let scanner = reader(of: utterance, in: context).scanner
        return places.contains { index in
            let next = index + 1
            if scanner.quantities.number(at: index - 1) != nil, scanner.quantities.number(at: next) != nil { return true }
            return scanner.futureTimeEnd(at: next) != nil
                && (max(0, index - Self.longestTime)..<index).contains { scanner.futureTimeEnd(at: $0) == index }
        }
    }

    private static let longestTime = 6

    /// The answer with the value that is said behind an editing phrase, which leaves the text before it as it is; `nil` if there is no such
    /// value.
    private func withValueTakenBack(
        besides text: String, _ utterance: Utterance, _ question: Question, in context: InterpretationContext
    ) -> Interpretation? {
        guard let (start, end) = Repairs.interruptions(in: utterance, grammar).last(where: { $0.end > $0.start + 1 }),
            case let said = reader(of: utterance, in: context), start > 0, end < utterance.count,
            case .correction(var values)? = said.part(0..<start).readAnswer(to: question).acts.first, values[text] != nil
        else { return nil }
        switch said.part(end..<utterance.count).readAnswer(to: question).acts.first {
        case .value(let value)?: values[question.parameter ?? text] = value
        case .correction(let others)?: values.merge(others) { $1 }
        default: return nil
        }
        return Interpretation(acts: [.correction(values)])
    }

    /// In a message that is understood as it is, "no wait" is part of the message.
    private func isPlausible(
        _ hypothesis: Hypothesis, _ repaired: Utterance, of utterance: Utterance, _ read: Interpretation,
        in context: InterpretationContext
    ) -> Bool {
        // "Start a walk, no music" says what is not wanted.
        if let wanted = repaired.tokens.first(where: \.followsRepair),
            let place = utterance.tokens.firstIndex(where: { $0.start == wanted.start }), place > 0,
            reader(of: utterance, in: context).refusesMatter(at: place - 1)
        {
            return false
        }
        guard case .request? = read.acts.first else { return true }
        let texts = hypothesis.spans.filter { $0.source == "text" }
        return !repaired.tokens.contains { token in
            token.followsGap && texts.contains { $0.start <= token.start && token.start < $0.end }
        }
    }

    /// The request with what takes a part of it back, in front of a clause that says why: "start a run, actually cycling, my knee hurts". `nil` if
    /// that clause may say more, or nothing is taken back.
    func withRepairBeforeReason(_ utterance: Utterance, in context: InterpretationContext) -> Interpretation? {
        guard context.question == nil, utterance.count > 4, utterance.quotes.isEmpty else { return nil }
        let reader = reader(of: utterance, in: context)
        return Repairs.interruptions(in: utterance, grammar).firstResult { start, end -> Interpretation? in
            guard utterance.tokens[start].followsPunctuation,
                let border = (end + 1..<max(end + 1, utterance.count)).first(where: { utterance.tokens[$0].followsPunctuation }),
                reader.tellsOfSpeaker(border..<utterance.count),
                case .request(let taken)? = readByRules(utterance.text(0..<start), in: context).acts.first,
                case .request(let request)? = readByRules(utterance.text(0..<border), in: context).acts.first,
                request.intent == taken.intent, request.parameters != taken.parameters, request.score >= Self.leastRepaired,
                request.leftOut?.isEmpty ?? true, request.unknownValues.isEmpty, request.followers?.isEmpty ?? true
            else { return nil }
            return Interpretation(acts: [.request(request)])
        }
    }

    /// The request with an amount or a count in place of the only one before it, which it takes back from behind other words: "send Nora 20 for
    /// lunch, actually 25". `nil` if the numbers may be something else, or words of a text.
    func withOnlyNumberTakenBack(_ utterance: Utterance, in context: InterpretationContext) -> Interpretation? {
        guard context.question == nil, utterance.quotes.isEmpty, let new = utterance.tokens.indices.last,
            utterance.tokens[new].kind == .number, utterance.tokens.count(where: { $0.kind == .number }) == 2,
            let old = utterance.tokens.firstIndex(where: { $0.kind == .number }),
            let (start, end) = Repairs.interruptions(in: utterance, grammar).last, end == new, start > old + 1,
            // "Table no 5".
            utterance.tokens[start].followsPunctuation
                || reader(of: utterance, in: context).part(start..<end).answer() != .no,
            case .request(let taken)? = readByRules(utterance.text(0..<start), in: context).acts.first,
            let intent = grammar.intentIndices[taken.intent],
            let span = taken.spans.first(where: { span in
                span.start <= utterance.tokens[old].start && utterance.tokens[old].end <= span.end
                    && [.money, .paymentAmount, .count].contains(grammar.intents[intent].definitions[span.role]?.kind)
            }),
            case let words = utterance.slice(0, utterance.tokens[old].start) + utterance.text(new..<new + 1) + " "
                + utterance.freeText(old + 1..<start),
            case .request(let request)? = readByRules(words, in: context).acts.first, request.intent == taken.intent,
            request.parameters.keys == taken.parameters.keys, request.parameters[span.role] != taken.parameters[span.role]
        else { return nil }
        return Interpretation(acts: [.request(request)])
    }

    /// The words with a number in place of the one that it takes back, which keeps its unit: "in 15 min" for "in 20 min, no wait 15". `nil` if no
    /// number by itself takes another back.
    func withNumberTakenBack(_ utterance: Utterance, in context: InterpretationContext) -> String? {
        guard utterance.tokens.count(where: { $0.kind == .number }) > 1 else { return nil }
        return Repairs.interruptions(in: utterance, grammar).firstResult { start, end -> String? in
            guard start > 1, end < utterance.count, utterance.tokens[end].kind == .number,
                utterance.tokens[start - 2].kind == .number,
                utterance.tokens[start - 1].kind == .word, utterance.tokens[start].followsPunctuation,
                !utterance.quotes.contains(where: { $0.contains(start) })
            else { return nil }
            let entities = reader(of: utterance, in: context).scanner.entities
            guard
                entities.contains(where: {
                    $0.range.upperBound == start && $0.range.lowerBound <= start - 2 && $0.kind != .people
                }),
                end + 1 == utterance.count
                    || !entities.contains(where: { $0.range.lowerBound == end && $0.range.upperBound > end + 1 })
            else { return nil }
            let rest = end + 1 < utterance.count ? " " + utterance.freeText(end + 1..<utterance.count) : ""
            let first = utterance.slice(0, utterance.tokens[start - 2].start)
            return first + utterance.text(end..<end + 1) + " " + utterance.text(start - 1..<start) + rest
        }
    }
}

extension TurnReader {
    /// Whether the clause tells something of the speaker, or of something of theirs, and holds no value and no order.
    fileprivate func tellsOfSpeaker(_ clause: Range<Int>) -> Bool {
        let first = utterance.word(clause.lowerBound)
        let small = scanner.small
        return (small.speakers.contains(first) || small.own.contains(first) || small.subjectDeterminers.contains(first))
            && !clause.contains { index in
                utterance.beginsSentence(at: index) && index > clause.lowerBound
                    || grammar.words.conditionWords.contains(utterance.word(index))
                    || scanner.quantities.number(at: index) != nil || end(of: .wishWords, at: index) != nil
                    || index > clause.lowerBound && isOrder(at: index)
            }
            && !scanner.entities.contains { $0.kind != .people && clause.contains($0.range.lowerBound) }
    }
}

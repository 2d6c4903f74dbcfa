import IntentSchema

// A time inside a title: "remind me to call mum on Friday about the party", "remind me to water the plants every day but Sunday".
extension TemplateInterpreter {
    /// The request with the time that its title has taken in, because more follows. The title keeps what stands around the time. `nil` if
    /// there is none, or the request has a time already.
    func timedInside(_ utterance: Utterance, _ whole: Interpretation, in context: InterpretationContext) -> Interpretation? {
        guard context.question == nil, utterance.quotes.isEmpty, case .request(let read)? = whole.acts.first,
            read.followers?.isEmpty ?? true, let (titles, due) = timedTitle(of: read),
            read.unknownValues[due] == nil, read.ambiguities[due] == nil,
            let span = read.spans.last(where: { $0.source == "text" })
        else { return nil }
        let reader = reader(of: utterance, in: context)
        // What is told behind the time has one of its own: "text Nora tomorrow that the plumber comes at ten".
        let isTold = read.parameters[due] != nil
        guard !isTold || read.spans.contains(where: { $0.start >= span.end }) else { return nil }
        let inside = utterance.tokens.indices.dropFirst().filter {
            span.start < utterance.tokens[$0].start && (isTold || utterance.tokens[$0].end <= span.end)
        }
        return inside.reversed().firstResult { end -> Interpretation? in
            guard isTold ? reader.pointers.contains(end) : reader.leadsOn(at: end), reader.endsTime(at: end),
                // Another time, and no more of the title: "tomorrow and on Friday".
                !(end + 1..<min(end + 3, utterance.count)).contains(where: { reader.scanner.futureTimeEnd(at: $0) != nil }),
                let border = inside.last.map({ $0 + 1 }),
                case .request(var head)? = readByRules(
                    [utterance.text(0..<end), utterance.freeText(border..<utterance.count)].filter { !$0.isEmpty }
                        .joined(separator: " "), in: context
                ).acts.first,
                head.intent == read.intent, head.leftOut?.isEmpty ?? true, head.followers?.isEmpty ?? true,
                head.parameters[due] != nil, let title = head.parameters[titles]?.list?.first?.record?["spokenPhrase"]?.string
            else { return nil }
            // A sentence of its own is no part of the title.
            let joint = utterance.beginsSentence(at: end) ? ". " : utterance.tokens[end].followsPunctuation ? ", " : " "
            let rest = utterance.freeText(end..<border)
            head.parameters[titles] = .list([.record(.speakableString(title + joint + rest))])
            var more = Self.span(of: end..<border, in: utterance, role: span.role)
            more.candidates = [.string(rest)]
            head.spans.append(more)
            head.reasons.append("the title says when it is due, before '\(rest)'")
            return Interpretation(acts: [.request(head)], rejected: whole.rejected)
        }
    }

    /// The request with the number in front of its title as the hour of the day that is said before it: "remind me Monday 9 to call". `nil` if
    /// none stands there.
    func hourBeforeTitle(
        _ utterance: Utterance, _ whole: Interpretation, in context: InterpretationContext
    ) -> Interpretation? {
        guard context.question == nil, case .request(let read)? = whole.acts.first, let (titles, due) = timedTitle(of: read),
            read.parameters[due] != nil, let title = read.parameters[titles]?.taskTitles.first,
            let span = read.spans.first(where: { $0.source == "text" && $0.text.hasPrefix(title.prefix(1)) }),
            let start = utterance.tokens.firstIndex(where: { $0.start >= span.start }), start > 0, start + 2 < utterance.count,
            utterance.tokens[start].kind == .number, grammar.words.small.to.contains(utterance.word(start + 1)),
            let preposition = grammar.words.small.timePrepositions.first,
            case let words = [utterance.text(0..<start), preposition, utterance.freeText(start..<utterance.count)],
            case .request(let timed)? = readByRules(words.joined(separator: " "), in: context).acts.first,
            timed.intent == read.intent, timed.leftOut?.isEmpty ?? true, timed.parameters[due]?.beginning?.hour != nil
        else { return nil }
        return Interpretation(acts: [.request(timed)], rejected: whole.rejected)
    }

    /// The request before words that except a time, which are left out: no parameter says when not. `nil` if there are none, or the reading of
    /// all words takes them for the time that another replaces: "at 6, not 7".
    func besideExceptedTime(
        _ utterance: Utterance, _ whole: Interpretation, in context: InterpretationContext
    ) -> Interpretation? {
        guard context.question == nil, utterance.quotes.isEmpty, case .request(let read)? = whole.acts.first else { return nil }
        let reader = reader(of: utterance, in: context)
        guard
            let (start, end) = utterance.tokens.indices.dropFirst(2).firstResult({ start -> (Int, Int)? in
                reader.exceptedTimeEnd(at: start).map { (start, $0) }
            }), case let first = utterance.tokens[start],
            read.leftOut?.isEmpty == false
                || read.spans.contains(where: { $0.source == "text" && $0.start <= first.start && first.start < $0.end }),
            case .request(var head)? = readByRules(
                [utterance.freeText(0..<start), utterance.freeText(end..<utterance.count)].filter { !$0.isEmpty }
                    .joined(separator: " "), in: context
            ).acts.first,
            head.intent == read.intent, head.leftOut?.isEmpty ?? true, let (_, due) = timedTitle(of: head),
            head.parameters[due] != nil
        else { return nil }
        let words = utterance.freeText(start..<end)
        head.score = min(head.score, TurnReader.unsure)
        head.leftOut = [LeftOut(text: words, kind: .words)]
        head.reasons.append("nothing is done with '\(words)'")
        return Interpretation(acts: [.request(head)], rejected: whole.rejected)
    }

    /// The message without the time that stands between its recipient and what is said, which is when to send it: no message waits. `nil` if
    /// there is none: "tell Nora tomorrow at 9 that the plumber comes".
    func besideSendingTime(
        _ utterance: Utterance, _ whole: Interpretation, in context: InterpretationContext
    ) -> Interpretation? {
        guard context.question == nil, utterance.quotes.isEmpty, utterance.count > 4, case .request(let read)? = whole.acts.first,
            let intent = grammar.intentIndices[read.intent], case let reader = reader(of: utterance, in: context),
            let text = reader.textParameter(of: intent), grammar.intents[intent].definitions[text]?.isMain == true,
            !grammar.intents[intent].definitions.contains(where: { $0.value.kind == .time }),
            let border = utterance.tokens.indices.dropFirst(3).first(where: {
                grammar.words.small.restated.contains(utterance.word($0))
            }), border + 1 < utterance.count,
            let start = (2..<border).first(where: { reader.isTime($0..<border) }),
            read.parameters[text]?.string.map({ $0.contains(utterance.text(start..<border)) }) ?? true
                || !read.unknownValues.isEmpty || read.leftOut?.isEmpty == false,
            case .request(var head)? = readByRules(
                utterance.text(0..<start) + " " + utterance.freeText(border..<utterance.count), in: context
            ).acts.first,
            head.intent == read.intent, head.leftOut?.isEmpty ?? true, head.parameters[text] != nil,
            head.spans.contains(where: { $0.source == "contact" })
        else { return nil }
        let words = utterance.text(start..<border)
        if !reader.isNow(start..<border) {
            head.leftOut = [LeftOut(text: words, kind: .time)]
            head.reasons.append("no message waits until '\(words)'")
        }
        return Interpretation(acts: [.request(head)], rejected: whole.rejected)
    }

    /// The message in which a number or an address that is told behind a comma is no recipient: "send Grace my new number, it's 650 555 0199".
    func besideToldHandle(
        _ utterance: Utterance, _ whole: Interpretation, in context: InterpretationContext
    ) -> Interpretation? {
        guard context.question == nil, utterance.quotes.isEmpty, case .request(let read)? = whole.acts.first,
            let intent = grammar.intentIndices[read.intent], case let reader = reader(of: utterance, in: context),
            let text = reader.textParameter(of: intent), grammar.intents[intent].definitions[text]?.isMain == true,
            read.parameters[text] == nil,
            let told = utterance.tokens.indices.dropFirst(3).first(where: { place in
                utterance.mayBeginClause(at: place)
                    && (place + 1..<min(place + 4, utterance.count)).contains { reader.scanner.handle(at: $0) != nil }
            }),
            let person = read.spans.first(where: { $0.source == "contact" && $0.end < utterance.tokens[told].start }),
            let start = utterance.tokens.firstIndex(where: { $0.start > person.end }), start < told,
            case .request(var head)? = readByRules(utterance.text(0..<start), in: context).acts.first,
            head.intent == read.intent, head.unknownValues.isEmpty, head.parameters[text] == nil
        else { return nil }
        head.parameters[text] = .string(utterance.freeText(start..<utterance.count))
        head.spans.append(Self.span(of: start..<utterance.count, in: utterance, role: text))
        return Interpretation(acts: [.request(head)], rejected: whole.rejected)
    }

    /// The parameter of the titles of what can be due, and of when it is; `nil` if the request has none.
    func titles(of request: Hypothesis) -> (titles: String, due: String)? {
        grammar.intentIndices[request.intent].flatMap { grammar.intents[$0].timedTitles }
    }

    /// The parameters of the only title of what can be due, and of when it is; `nil` if there are none, or several titles.
    func timedTitle(of request: Hypothesis) -> (titles: String, due: String)? {
        titles(of: request).flatMap { request.parameters[$0.titles]?.list?.count == 1 ? $0 : nil }
    }
}

extension TurnReader {
    /// Whether the word leads on behind a value, so that it is no part of a name with what stands before it: the "about" of "on Friday about
    /// it", not the "train" of "the 5 pm train".
    fileprivate func leadsOn(at index: Int) -> Bool {
        let word = utterance.word(index)
        return utterance.tokens[index].followsPunctuation || end(of: .relation, at: index) != nil
            || grammar.words.negations.contains(word) || end(of: .clauseJoint, at: index) != nil
            || end(of: .reason, at: index) != nil || grammar.words.conditionWords.contains(word)
            || grammar.words.stopWords.contains(word)
    }

    /// The tokens that point, as the "that" does which leads on to what is told.
    fileprivate var pointers: [Int] {
        utterance.tokens.indices.filter { scanner.small.pointers.contains(utterance.word($0)) }
    }

    /// Whether a time to come ends before the token: a day, or an hour behind its preposition.
    fileprivate func endsTime(at end: Int) -> Bool {
        (max(0, end - Self.longestTime)..<end).contains { start in
            if scanner.futureTimeEnd(at: start) == end { return true }
            return start > 0 && scanner.small.timePrepositions.contains(utterance.word(start - 1))
                && scanner.quantities.integer(at: start, limit: 24)?.end == end
        }
    }

    private static let longestTime = 6

    /// Whether the words say that it is to be done at once: "now".
    func isNow(_ words: Range<Int>) -> Bool {
        guard let time = scanner.time(at: words.lowerBound, TimeSlots.Wish()), time.end == words.upperBound,
            let reading = time.reading, let start = context.calendar.date(from: reading.start)
        else { return false }
        return reading.start.hour != nil && start <= context.now
    }

    /// Whether the words are a time to come, or an hour behind its preposition.
    fileprivate func isTime(_ words: Range<Int>) -> Bool {
        let isLed = scanner.small.timePrepositions.contains(utterance.word(words.lowerBound))
        let first = isLed ? words.lowerBound + 1 : words.lowerBound
        guard first < words.upperBound else { return false }
        return scanner.futureTimeEnd(at: first) == words.upperBound
            || isLed && scanner.quantities.integer(at: first, limit: 24)?.end == words.upperBound
    }

    /// The end of the time that the words at the token except: "but not on Sunday", "except weekends"; `nil` if they except none.
    fileprivate func exceptedTimeEnd(at start: Int) -> Int? {
        let isJoined = end(of: .clauseJoint, at: start) == start + 1
        let begins = [start] + (isJoined ? [start + 1] : [])
        let ends = begins.flatMap { place in [Move.exclude, .insteadOf].compactMap { end(of: $0, at: place) } }
        return ends.firstResult { end -> Int? in
            guard end < utterance.count else { return nil }
            let first = scanner.small.timePrepositions.contains(utterance.word(end)) ? end + 1 : end
            return first < utterance.count
                ? scanner.time(at: first, TimeSlots.Wish())?.end ?? scanner.futureTimeEnd(at: first) : nil
        }
    }
}

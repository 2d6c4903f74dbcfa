import IntentSchema

// What is said beside a task's title, which is no part of it: "remind me, if it's no trouble, to send flowers", "… to water the tomatoes while
// I'm at it", "don't forget to remind me about the meter".
extension TurnReader {
    /// The act, the titles of whose tasks hold nothing that is only said beside them. What is neither a courtesy nor an order is named.
    func withoutAsidesInTitles(_ act: DialogueAct) -> DialogueAct {
        switch act {
        case .request(var request):
            request.followers = request.followers?.map(withoutAsides)
            return .request(titledBeforeColon(withoutAsides(request)))
        case .followed(let first, let next): return .followed(first, by: withoutAsidesInTitles(next))
        default: return act
        }
    }

    /// The note whose title ends at the colon behind which its text stands: "a note titled gifts: dad - book, mom - scarf".
    private func titledBeforeColon(_ request: Hypothesis) -> Hypothesis {
        if let named = titleInText(of: request) { return named }
        guard request.intent == "INCreateNoteIntent",
            let title = request.parameters["title"]?.record?["spokenPhrase"]?.string ?? request.parameters["title"]?.string,
            let place = utterance.written.range(of: title), let colon = title.firstIndex(of: ":"), colon > title.startIndex,
            title.index(after: colon) < title.endIndex, title[title.index(after: colon)].isWhitespace,
            let start = utterance.written[place].firstIndex(of: ":")
        else { return request }
        let text = utterance.written[utterance.written.index(after: start)...].trimmingCharacters(in: .whitespaces)
        var result = request
        result.parameters["title"] = .record(.speakableString(String(title[..<colon])))
        var content = request.parameters["content"]?.record ?? Record("INTextNoteContent", [:])
        content["text"] = .string(text)
        result.parameters["content"] = .record(content)
        result.reasons.append("the title ends at the colon")
        return result
    }

    /// The note whose title its text has taken in: "titled gifts: one, two".
    private func titleInText(of request: Hypothesis) -> Hypothesis? {
        guard request.intent == "INCreateNoteIntent", request.parameters["title"] == nil,
            var content = request.parameters["content"]?.record, let text = content["text"]?.string,
            let colon = text.firstIndex(of: ":"),
            case let head = TurnReader(
                interpreter: interpreter, context: context, utterance: interpreter.tokens(of: String(text[..<colon]))),
            head.utterance.count > 1, let start = head.end(of: .naming, at: 0), start < head.utterance.count
        else { return nil }
        var result = request
        content["text"] = .string(text[text.index(after: colon)...].trimmingCharacters(in: .whitespaces))
        result.parameters["content"] = .record(content)
        result.parameters["title"] = .record(.speakableString(head.utterance.freeText(start..<head.utterance.count)))
        result.reasons.append("the title ends at the colon")
        return result
    }

    private func withoutAsides(_ request: Hypothesis) -> Hypothesis {
        guard let name = interpreter.titles(of: request)?.titles, let known = request.parameters[name]?.taskTitles else {
            return request
        }
        var result = request
        var lost: [String] = []
        let kept = known.map { title in
            let (task, aside) = withoutAside(title)
            if let aside { lost.append(aside) }
            return task
        }
        guard kept != known else { return request }
        result.parameters[name] = titles(kept)
        if !lost.isEmpty { result.leftOut = (result.leftOut ?? []) + lost.map { LeftOut(text: $0, kind: .words) } }
        return result
    }

    /// The title without what is said beside it, and that unless it is a courtesy.
    private func withoutAside(_ title: String) -> (task: String, aside: String?) {
        let words = interpreter.tokens(of: title)
        let reader = TurnReader(interpreter: interpreter, context: context, utterance: words)
        if let ordered = reader.orderedAgain { return (ordered, nil) }
        if let meant = reader.titleMeant { return (meant, nil) }
        if let end = reader.utterance.tokens.indices.dropFirst().first(where: { reader.courtesyEnd(at: $0) == words.count }) {
            return (words.freeText(0..<end), nil)
        }
        // "Remind me, since I always forget, to call Nora".
        guard let place = utterance.written.range(of: title),
            utterance.written[..<place.lowerBound].last(where: { !$0.isWhitespace }) == ",",
            let start = words.tokens.indices.dropFirst().first(where: { index in
                scanner.small.to.contains(words.word(index)) && words.mayBeginClause(at: index)
            }), start + 1 < words.count
        else { return (title, nil) }
        let isCourtesy = reader.courtesyEnd(at: 0) == start
        return (words.freeText(start + 1..<words.count), isCourtesy ? nil : words.freeText(0..<start))
    }

    /// What the words mean that take something back, where what is behind that takes the place of the words from the same one on, or of all of
    /// them: "call the electrician" of "call the plumber no wait the electrician". `nil` if they take nothing back.
    private var titleMeant: String? {
        guard let (border, start) = Repairs.interruptions(in: utterance, grammar).last, border > 0, start < utterance.count else {
            return nil
        }
        if isOrder(at: start) { return utterance.freeText(start..<utterance.count) }
        guard let same = (0..<border).last(where: { utterance.word($0) == utterance.word(start) }), same > 0 else { return nil }
        return utterance.freeText(0..<same) + " " + utterance.freeText(start..<utterance.count)
    }

    /// What the words say is to be done behind the order that makes tasks: "the meter" of "remind me about the meter".
    private var orderedAgain: String? {
        guard let pattern = grammar.words.anew["INAddTasksIntent"],
            case let verb = interpreter.tokens(of: pattern.replacing("{rest}", with: "")), verb.count + 1 < utterance.count,
            verb.tokens.indices.allSatisfy({ utterance.word($0) == verb.word($0) })
        else { return nil }
        var alone = context
        alone.question = nil
        guard
            case .request(let request)? = interpreter.readByRules(utterance.freeText(0..<utterance.count), in: alone).acts.first,
            request.intent == "INAddTasksIntent", request.parameters.count == 1
        else { return nil }
        return interpreter.timedTitle(of: request).flatMap { request.parameters[$0.titles]?.taskTitles.first }
    }

    /// The end of the words that only ask kindly, or say when it suits: "while you're at it".
    private func courtesyEnd(at index: Int) -> Int? { grammar.words.politeConditions.longest(in: utterance, at: index)?.end }
}

import IntentSchema

// A title, or the note of a payment, is a few words and holds no other sentence: "for the trip. How much is left?", "remind me to buy milk,
// will you?". What is sent, and what a note says, holds anything.
extension TemplateInterpreter {
    /// The act, whose titles and short notes end where the next order, question or condition begins. That is done next, or named.
    ///
    /// - Parameter said: The utterance.
    func withoutOrdersInLabels(_ act: DialogueAct, _ said: String, in context: InterpretationContext) -> DialogueAct {
        let intent = context.question?.intent
        switch act {
        case .request(let request): return .request(withoutOrdersInLabels(request, said, in: context))
        case .correction(let values):
            return joined(intent.map { cut(values, of: $0, in: context) }, act, in: context) { .correction($0) }
        case .again(let values):
            let last = context.recent.first?.type
            return joined(last.map { cut(values, of: $0, in: context) }, act, in: context) { .again($0) }
        case .value(let value):
            guard let intent, let name = context.question?.parameter else { return act }
            return joined(cut([name: value], of: intent, in: context), act, in: context) { .value($0[name] ?? value) }
        case .followed(let first, let next):
            return .followed(
                withoutOrdersInLabels(first, said, in: context), by: withoutOrdersInLabels(next, said, in: context))
        default: return act
        }
    }

    private func withoutOrdersInLabels(
        _ request: Hypothesis, _ said: String, in context: InterpretationContext
    ) -> Hypothesis {
        if let told = withoutTold(in: request, said, in: context) { return told }
        var result = request
        result.followers = request.followers?.map { withoutOrdersInLabels($0, said, in: context) }
        let (values, rest) = cut(request.parameters, of: request.intent, in: context)
        result.parameters = values
        if values != request.parameters, let head = head(of: said, values, besides: request.parameters),
            // What stands at the end of a shorter sentence may be more than words: "call mom at 5. And how much is left?".
            case .request(let anew)? = interpretWhole(head, in: context).acts.first, anew.intent == request.intent
        {
            result.parameters = cut(anew.parameters, of: anew.intent, in: context).values
            (result.spans, result.unknownValues, result.ambiguities) = (anew.spans, anew.unknownValues, anew.ambiguities)
        }
        for words in rest {
            if let next = order(words, in: context.afresh.following(Record(request.intent, result.parameters))) {
                result.followers = (result.followers ?? []) + [next]
            } else {
                let said = tokens(of: words, in: context)
                let kind = leftOutKind(said, said.tokens.indices, in: context) ?? .words
                result.leftOut = (result.leftOut ?? []) + [LeftOut(text: words, kind: kind)]
            }
        }
        return result
    }

    /// The request in front of what is only said of the assistant, which was taken for more titles: "add tea, oh and you forgot the coffee".
    /// `nil` if no title is such, or none is another.
    private func withoutTold(in request: Hypothesis, _ said: String, in context: InterpretationContext) -> Hypothesis? {
        guard request.intent == "INAddTasksIntent", let titles = request.parameters["taskTitles"]?.taskTitles, titles.count > 1,
            case let readers = titles.map({ reader(of: tokens(of: $0, in: context), in: context) }),
            let told = readers.firstIndex(where: \.isAboutAssistant), told > 0,
            case let first = (0..<told).reversed().prefix(while: { readers[$0].isOpener }).last ?? told,
            let place = said.range(of: titles[first]),
            case let head = String(said[..<place.lowerBound]).trimmingSuffix({ !$0.isLetter && !$0.isNumber }),
            case .request(var anew)? = interpretWhole(head, in: context).acts.first, anew.intent == request.intent
        else { return nil }
        anew.leftOut = (anew.leftOut ?? []) + [LeftOut(text: titles[told], kind: .words)]
        return anew
    }

    /// The utterance up to the label that was cut at its end; `nil` if that is elsewhere.
    private func head(
        of said: String, _ values: [String: ParameterValue], besides known: [String: ParameterValue]
    ) -> String? {
        let shorter = values.filter { known[$0.key] != $0.value }.values.flatMap(\.labels)
        let longer = known.filter { values[$0.key] != $0.value }.values.flatMap(\.labels)
        guard let new = shorter.first(where: { !longer.contains($0) }), let old = longer.first(where: { !shorter.contains($0) }),
            let place = said.range(of: old, options: [.caseInsensitive, .backwards]),
            said[place.upperBound...].allSatisfy({ !$0.isLetter && !$0.isNumber })
        else { return nil }
        return String(said[..<place.lowerBound]) + new
    }

    /// The act with the cut values, followed by what stood behind them.
    private func joined(
        _ found: (values: [String: ParameterValue], rest: [String])?, _ act: DialogueAct, in context: InterpretationContext,
        _ make: ([String: ParameterValue]) -> DialogueAct
    ) -> DialogueAct {
        guard let found, found.values.contains(where: { $1.hasOther(than: act, $0) }) || !found.rest.isEmpty else { return act }
        guard !found.rest.isEmpty else { return make(found.values) }
        let words = found.rest.joined(separator: ", ")
        if context.question != nil, case .correction = act {
            switch readClause(words, in: context) {
            case .correction(let more)?: return make(found.values.merging(more) { known, _ in known })
            case .notUnderstood(.unused(let words))?:
                return .followed(make(found.values), by: .notUnderstood(.unused(words: words)))
            default: break
            }
        }
        let next = order(words, in: context.afresh).map { DialogueAct.request($0) } ?? .notUnderstood(.unused(words: words))
        return .followed(make(found.values), by: next)
    }

    /// The request that the words are by themselves, if it can be done.
    private func order(_ words: String, in context: InterpretationContext) -> Hypothesis? {
        var alone = context
        alone.question = nil
        guard case .request(let request)? = readByRules(words, in: alone).acts.first, isSettled(request),
            context.apps.contains(where: { $0.intents.contains(request.intent) })
        else { return nil }
        return request
    }

    /// The values with shorter labels, and what stood behind them.
    private func cut(
        _ values: [String: ParameterValue], of intent: String, in context: InterpretationContext
    ) -> (values: [String: ParameterValue], rest: [String]) {
        var (result, rest) = (values, [String]())
        for (name, value) in values.sorted(by: { $0.key < $1.key }) where isTitle(name, of: intent) {
            let isNote = value.string != nil
            result[name] = value.mapWords { words in
                guard let (label, more) = cut(words, isNote: isNote, in: context) else { return nil }
                if let more { rest.append(more) }
                return label
            }
        }
        return (result, rest)
    }

    /// The label before an order, a question or a condition, or before what only ends the sentence; `nil` if the words have nothing behind
    /// them.
    private func cut(_ words: String, isNote: Bool, in context: InterpretationContext) -> (label: String, rest: String?)? {
        guard words.contains(where: { ".,;!? ".contains($0) }),
            !context.appIndex.items.contains(where: { $0.phrase == words })
        else { return nil }
        let said = tokens(of: words, in: context)
        guard said.quotes.isEmpty, said.count > 1 else { return nil }
        let reader = reader(of: said, in: context)
        for border in said.tokens.indices.dropFirst() where said.mayBeginClause(at: border) {
            let rest = reader.part(border..<said.count)
            // What the assistant has done is nothing to be done, wherever it stands.
            let isSentence = said.beginsSentence(at: border) || isNote
            guard
                isSentence && rest.isOrderOrQuestion || rest.isAboutAssistant
                    || said.beginsSentence(at: border) && rest.isStatement
            else { continue }
            let isEnd = rest.closerStart(after: -1) == 0 || rest.isFiller
            return (said.freeText(0..<border), isEnd ? nil : said.freeText(border + rest.joinerEnd..<said.count))
        }
        let last = reader.closerStart(after: 0)
        guard last < said.count, said.mayBeginClause(at: last) || isNote && (last..<said.count).allSatisfy(reader.isPolite) else {
            return nil
        }
        return (said.freeText(0..<last), nil)
    }
}

extension String {
    fileprivate func trimmingSuffix(_ isLast: (Character) -> Bool) -> String {
        var rest = self[...]
        while let last = rest.last, isLast(last) { rest.removeLast() }
        return String(rest)
    }
}

extension TurnReader {
    /// Whether the words only lead on to others: "oh".
    fileprivate var isOpener: Bool {
        end(of: .opener, at: 0) == utterance.count || end(of: .interjection, at: 0) == utterance.count
    }

    /// Whether the words say something of somebody or something: "you misspelt it before".
    fileprivate var isStatement: Bool {
        let start = joinerEnd
        guard start + 1 < utterance.count else { return false }
        let rest = part(start..<utterance.count)
        return SentenceFilter.sentences(of: rest).hasSubject
            || [Move.someone, .pronoun, .remark, .addressee].contains { (rest.end(of: $0, at: 0) ?? .max) < rest.utterance.count }
    }

    /// Whether the words say something of the assistant: "and you didn't add the coffee".
    fileprivate var isAboutAssistant: Bool {
        let start = joinerEnd
        return start + 1 < utterance.count && end(of: .addressee, at: start) != nil
    }

    /// Whether the words ask for something to be done, or for an answer, or say on what something depends.
    fileprivate var isOrderOrQuestion: Bool {
        let start = joinerEnd
        guard start < utterance.count else { return false }
        let verb = (start..<utterance.count).first { !isPolite($0) } ?? start
        return isOrder(at: verb) || interpreter.asks(utterance, at: start) || isAsked(utterance.tokens.indices)
            || SentenceFilter(self).markers.contains {
                [.condition, .negated].contains($0.sentence) && $0.words.lowerBound <= start + 1
            }
    }
}

extension ParameterValue {
    /// The value with other words, of a text, of a speakable string or of a list of them; the same where there are none.
    fileprivate func mapWords(_ change: (String) -> String?) -> ParameterValue {
        if let list { return .list(list.map { $0.mapWords(change) }) }
        guard let words, let other = change(words) else { return self }
        if string != nil { return .string(other) }
        guard var record else { return self }
        record["spokenPhrase"] = .string(other)
        return .record(record)
    }

    /// The words of a text, of a speakable string or of a list of them.
    fileprivate var labels: [String] { list?.flatMap(\.labels) ?? words.map { [$0] } ?? [] }

    /// Whether the act gives the parameter another value than this one.
    fileprivate func hasOther(than act: DialogueAct, _ name: String) -> Bool {
        switch act {
        case .correction(let values), .again(let values): values[name] != self
        case .value(let value): value != self
        default: false
        }
    }
}

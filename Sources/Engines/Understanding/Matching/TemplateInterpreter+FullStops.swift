import IntentSchema

// "Remind me to buy a cake.": the full stop ends the sentence and is no part of the title.
extension TemplateInterpreter {
    /// The act, whose titles and short notes are without the full stop that ends the sentence. What is sent, and what a note says, keeps it.
    func withoutFullStops(_ act: DialogueAct, in context: InterpretationContext) -> DialogueAct {
        let intent = context.question?.intent
        switch act {
        case .request(let request): return .request(withoutFullStops(request, in: context))
        case .value(let value):
            guard let intent, let parameter = context.question?.parameter, isTitle(parameter, of: intent) else { return act }
            return .value(value.withoutFullStop(besides: context))
        case .correction(let values): return .correction(withoutFullStops(values, of: intent, in: context))
        case .add(let values): return .add(withoutFullStops(values, of: intent, in: context))
        case .again(let values): return .again(withoutFullStops(values, of: context.recent.first?.type, in: context))
        case .followed(let first, let next):
            return .followed(withoutFullStops(first, in: context), by: withoutFullStops(next, in: context))
        default: return act
        }
    }

    private func withoutFullStops(_ request: Hypothesis, in context: InterpretationContext) -> Hypothesis {
        var result = request
        result.parameters = withoutFullStops(request.parameters, of: request.intent, in: context)
        if grammar.looksUp(request.intent) {
            result.parameters = result.parameters.mapValues { $0.withoutQuestionMark(besides: context) }
        }
        if let (titles, _) = titles(of: request), let last = result.parameters[titles]?.list?.last,
            let words = last.words.flatMap({ withoutThanks($0, in: context) })
        {
            let others = result.parameters[titles]?.list?.dropLast() ?? []
            result.parameters[titles] = .list(others + [.record(.speakableString(words))])
        }
        result.followers = request.followers?.map { withoutFullStops($0, in: context) }
        return result
    }

    /// What is to be done without the "please" or "thanks" with which the order ends; `nil` if it ends with none, or that may be what is to be
    /// said: "tell Nora thanks", "write a thank you".
    private func withoutThanks(_ title: String, in context: InterpretationContext) -> String? {
        let reader = reader(of: tokens(of: title, in: context), in: context.afresh)
        let words = reader.utterance
        guard words.count > 2, words.quotes.isEmpty, !grammar.words.textVerbs.contains(words.word(0)) else { return nil }
        let start = (2..<words.count).first { place in
            reader.end(of: .closer, at: place) == words.count
                && (grammar.words.fillers.contains(words.word(place)) || reader.part(place..<words.count).answer() == .thanks)
        }
        guard let start, !reader.isArticle(start - 1) else { return nil }
        return words.text(0..<start)
    }

    private func withoutFullStops(
        _ values: [String: ParameterValue], of intent: String?, in context: InterpretationContext
    ) -> [String: ParameterValue] {
        guard let intent else { return values }
        var result = values
        for (name, value) in values where value.endsInFullStop && isTitle(name, of: intent) {
            result[name] = value.withoutFullStop(besides: context)
        }
        return result
    }

    /// The request whose text ends without the question mark of the order, which is put as a question: "could you let Priya know that I'm
    /// late?". A text that asks something keeps it.
    func withoutMarkOfOrder(_ act: DialogueAct, _ said: String, in context: InterpretationContext) -> DialogueAct {
        switch act {
        case .followed(let first, let next): return .followed(first, by: withoutMarkOfOrder(next, said, in: context))
        case .request(var request):
            let utterance = tokens(of: said, in: context)
            guard let mark = said.last(where: { !$0.isWhitespace }), String.questionMarks.contains(mark), utterance.count > 0
            else {
                return act
            }
            func plain(_ request: Hypothesis) -> Hypothesis {
                var result = request
                for (name, value) in request.parameters
                where !grammar.looksUp(request.intent) && isTitle(name, of: request.intent) {
                    result.parameters[name] = value.withoutMark(mark) { !isAsked(tokens(of: $0, in: context)) }
                }
                guard let intent = grammar.intentIndices[request.intent],
                    let name = reader(of: utterance, in: context).textParameter(of: intent),
                    grammar.intents[intent].definitions[name]?.isMain == true, let text = request.parameters[name]?.string,
                    text.last == mark, let start = utterance.start(ofLast: text), asksPolitely(utterance, before: start),
                    !isAsked(tokens(of: text, in: context))
                else { return result }
                result.parameters[name] = .string(String(text.dropLast()))
                return result
            }
            let followers = request.followers
            request = plain(request)
            request.followers = followers?.map(plain)
            return .request(request)
        case .correction(var values):
            let utterance = tokens(of: said, in: context)
            let reader = reader(of: utterance, in: context)
            guard let intent = context.question.flatMap({ grammar.intentIndices[$0.intent] }), asksForSomething(utterance),
                utterance.quotes.isEmpty, reader.colon == nil, let name = reader.textParameter(of: intent),
                let text = values[name]?.string, let mark = text.last, String.questionMarks.contains(mark),
                said.last == mark, let start = utterance.start(ofLast: text), asksPolitely(utterance, before: start),
                !isAsked(tokens(of: text, in: context))
            else { return act }
            values[name] = .string(String(text.dropLast()))
            return .correction(values)
        default: return act
        }
    }

    /// Whether the words begin as a wish that is put as a question: "would you", but not "please".
    func asksForSomething(_ words: Utterance) -> Bool {
        grammar.words.politeOpeners.longest(in: words, at: 0).map { $0.end > 1 } ?? false
    }

    /// Whether the words begin as a question.
    private func isAsked(_ words: Utterance) -> Bool {
        words.tokens.first.map { grammar.words.questions.contains($0) || grammar.words.openQuestions.contains($0) } ?? false
    }

    /// Whether the sentence that holds the token begins as an order that is put as a question.
    private func asksPolitely(_ utterance: Utterance, before place: Int) -> Bool {
        let start = (0..<max(1, place)).last { $0 == 0 || utterance.beginsSentence(at: $0) } ?? 0
        return (start..<max(start + 1, place)).contains { grammar.words.politeOpeners.longest(in: utterance, at: $0) != nil }
    }

    /// Whether the parameter holds words that are no text of sentences.
    func isTitle(_ parameter: String, of intent: String) -> Bool {
        guard let index = grammar.intentIndices[intent] else { return false }
        return grammar.intents[index].definitions.contains { name, definition in
            guard definition.kind == .text || definition.kind == .title, definition.isMain != true else { return false }
            return definition.target.map { $0.parameter == parameter && $0.field == nil } ?? (name == parameter)
        }
    }
}

extension Utterance {
    /// The token at which the text begins with which the utterance ends; `nil` if it ends otherwise.
    fileprivate func start(ofLast text: String) -> Int? {
        let end = characters.count
        guard String(characters).hasSuffix(text) else { return nil }
        return tokens.firstIndex { $0.start >= end - text.count }
    }
}

extension ParameterValue {
    /// The words of a plain text, or of a speakable string.
    var words: String? {
        string ?? record.flatMap { $0.type == "INSpeakableString" ? $0["spokenPhrase"]?.string : nil }
    }

    fileprivate var endsInFullStop: Bool {
        if let list { return list.contains(where: \.endsInFullStop) }
        return words.map { $0 != $0.withoutFullStop } ?? false
    }

    /// The words to look for without the mark of the question: "what did Maria say about the hike?"
    fileprivate func withoutQuestionMark(besides context: InterpretationContext) -> ParameterValue {
        if let list { return .list(list.map { $0.withoutQuestionMark(besides: context) }) }
        guard let string, let mark = string.last, String.questionMarks.contains(mark), string.count > 1,
            !context.appIndex.items.contains(where: { $0.phrase == string })
        else { return self }
        return .string(String(string.dropLast()))
    }

    /// The titles without the mark at their ends, where they may go without it.
    fileprivate func withoutMark(_ mark: Character, where mayGo: (String) -> Bool) -> ParameterValue {
        if let list { return .list(list.map { $0.withoutMark(mark, where: mayGo) }) }
        guard let words, words.last == mark, words.count > 1, mayGo(words) else { return self }
        let plain = String(words.dropLast())
        if string != nil { return .string(plain) }
        guard var record else { return self }
        record["spokenPhrase"] = .string(plain)
        return .record(record)
    }

    /// The same without a full stop at its end, unless an app's own name has it.
    fileprivate func withoutFullStop(besides context: InterpretationContext) -> ParameterValue {
        if let list { return .list(list.map { $0.withoutFullStop(besides: context) }) }
        guard endsInFullStop, let words, !context.appIndex.items.contains(where: { $0.phrase == words }) else { return self }
        if string != nil { return .string(words.withoutFullStop) }
        guard var record else { return self }
        record["spokenPhrase"] = .string(words.withoutFullStop)
        return .record(record)
    }
}

extension String {
    /// The words of one sentence without its full stop. Several sentences keep theirs, and so does an abbreviation: "at 9 a.m.".
    var withoutFullStop: String {
        guard let last, Self.fullStops.contains(last), case let rest = dropLast(), let before = rest.last, !before.isWhitespace,
            case let words = rest.split(whereSeparator: \.isWhitespace), let word = words.last, !Self.isAbbreviated(word),
            !words.dropLast().contains(where: Self.endsSentence)
        else { return self }
        return String(rest)
    }

    /// Whether there are stops inside the word, or before the last one: "a.m.", "wait...".
    private static func isAbbreviated(_ word: Substring) -> Bool {
        word.contains(where: fullStops.contains) && !word.contains(where: \.isNumber)
    }

    /// Whether the word ends a sentence, as "Dr." does not.
    private static func endsSentence(_ word: Substring) -> Bool {
        word.last.map(ends.contains) ?? false && word.count > longestAbbreviation
    }

    private static let longestAbbreviation = 4
    fileprivate static let questionMarks: Set<Character> = ["?", "？"]
    private static let fullStops: Set<Character> = [".", "。"]
    private static let ends: Set<Character> = [".", "!", "?", "…", "。", "！", "？"]
}

import IntentSchema

// Wording of readings, before the request starts.
extension Renderer {
    /// The request as an infinitive without "to": "send “hi” to Nora".
    ///
    /// Derived from the question that confirms the request, which every pack words as an imperative, without its capital and
    /// its question mark.
    func doing(_ intent: Record, in scope: Scope) -> String {
        let question = pack.intents[intent.type]?.confirm.flatMap { say([$0], in: scope) }
        let command = question?.prefix { $0 != "?" }
        guard let command, let first = command.first else { return scope.texts["request"] ?? Names.intent(intent.type) }
        return first.lowercased() + command.dropFirst()
    }

    /// The same for an intent without known values.
    func doing(_ intent: String) -> String {
        let context = WordingContext(style: .shown, moment: .epoch)
        return doing(Record(intent), in: scope(Record(intent), response: nil, appName: nil, context))
    }

    func confirmReading(_ prompt: Prompt, in scope: Scope) -> String {
        var scope = scope
        if let phrase = prompt.shortcut {
            scope.texts["phrase"] = PlainText.line(phrase, limit: 100)
            return say(.confirmShortcut, attempt: prompt.wordingAttempt, in: scope)
        }
        scope.texts["doing"] = doing(prompt.intent, in: scope)
        return say(.confirmReading, attempt: prompt.wordingAttempt, in: scope)
    }

    func chooseReading(_ prompt: Prompt, _ page: ChoicePage, in scope: Scope) -> String {
        var scope = scope
        scope.texts["options"] = page.sentence
        return say(.chooseReading, attempt: prompt.wordingAttempt, in: scope)
    }

    /// The text about a request in the queue, or about one that has been dropped from it.
    func waiting(_ phrase: Phrase, _ intent: Record, at moment: TimeWords.Moment) -> RenderedMessage {
        let (spoken, shown) = both(at: moment) { context in
            var scope = scope(intent, response: nil, appName: nil, context)
            scope.texts["doing"] = doing(intent, in: scope)
            return say(phrase, in: scope)
        }
        return RenderedMessage(spoken: spoken, shown: shown)
    }

    /// Why a new value was rejected, and the value that is kept.
    func kept(_ prompt: Prompt, at moment: TimeWords.Moment) -> RenderedMessage {
        let (spoken, shown) = both(at: moment) { context in
            let prompt = context.style == .spoken ? discretion.spoken(prompt) : prompt
            var scope = scope(prompt.intent, response: nil, appName: prompt.appName, context)
            var refused = prompt
            refused.question.kind = .value
            let names = namesakes(prompt, context)
            var refusedScope = scope
            refusedScope.texts["value"] = names?.refused
            let refusal = rejection(of: refused, in: refusedScope)
            scope.texts["parameter"] = prompt.question.parameter.map { parameterLabel($0, of: prompt.question.intent) } ?? ""
            if case .confirmValue(let value) = prompt.question.kind {
                scope.values["value"] = TypedValue(value, elementType(of: prompt.question))
            }
            scope.texts["value"] = names?.kept
            return [refusal, say(.kept, in: scope)].compactMap { $0 }.joined(separator: " ")
        }
        return RenderedMessage(spoken: spoken, shown: shown)
    }

    /// What distinguishes the rejected value from the kept one if both have the same name; otherwise `nil`.
    private func namesakes(_ prompt: Prompt, _ context: WordingContext) -> (refused: String, kept: String)? {
        guard case .confirmValue(let kept) = prompt.question.kind, let refused = prompt.rejection?.value else { return nil }
        let type = elementType(of: prompt.question)
        let labels = ChoiceLabels(words: words, context: context).labels(for: [TypedValue(refused, type), TypedValue(kept, type)])
        guard labels[0].name == labels[1].name, !labels[0].detail.isEmpty || !labels[1].detail.isEmpty else { return nil }
        return (labels[0].text, labels[1].text)
    }

    /// The phrase for a sentence that is not a request.
    static func phrase(for sentence: NotUnderstood.Sentence) -> Phrase {
        switch sentence {
        case .negated: .negated
        case .advice: .advice
        case .past: .past
        case .reported: .reported
        case .condition: .condition
        case .question: .factQuestion
        case .statement: .statement
        case .howTo: .help
        }
    }

    /// One sentence per kind of unused part.
    func leftOut(_ parts: [LeftOut], _ intent: String, at moment: TimeWords.Moment) -> RenderedMessage {
        let (spoken, shown) = both(at: moment) { context in
            let kinds = LeftOut.Kind.allCases.filter { kind in parts.contains { $0.kind == kind } }
            return kinds.map { kind in
                var scope = scope(Record(intent), response: nil, appName: nil, context)
                let texts = parts.filter { $0.kind == kind }.compactMap { PlainText.line($0.text, limit: 100) }
                scope.values["words"] = TypedValue(.list(texts.map { .string("“\($0)”") }))
                return say(Self.phrase(for: kind), in: scope)
            }.joined(separator: " ")
        }
        return RenderedMessage(spoken: spoken, shown: shown)
    }

    private static func phrase(for kind: LeftOut.Kind) -> Phrase {
        switch kind {
        case .words: .leftOut
        case .time: .leftOutTime
        case .amount: .leftOutAmount
        case .number: .leftOutNumber
        case .person: .leftOutPerson
        case .place: .leftOutPlace
        case .action: .leftOutAction
        case .question: .leftOutQuestion
        }
    }
}

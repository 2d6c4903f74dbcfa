import IntentSchema

extension Renderer {
    func remark(_ reason: NotUnderstood, at moment: TimeWords.Moment) -> RenderedMessage {
        var choices: [String] = []
        let (spoken, shown) = both(at: moment) { context in
            var scope = Scope(words: words, context: context, sources: [])
            return remark(reason, in: &scope, choices: &choices)
        }
        return RenderedMessage(spoken: spoken, shown: shown, choices: choices)
    }

    /// A phrase without a request as context.
    func plain(_ phrase: Phrase, count: Int? = nil, at moment: TimeWords.Moment) -> RenderedMessage {
        let (spoken, shown) = both(at: moment) { context in
            var scope = Scope(words: words, context: context, sources: [])
            scope.values["count"] = count.map { TypedValue(.integer($0)) }
            return say(phrase, in: scope)
        }
        return RenderedMessage(spoken: spoken, shown: shown)
    }

    private func remark(_ reason: NotUnderstood, in scope: inout Scope, choices: inout [String]) -> String {
        switch reason {
        case .emptyInput: return say(.emptyInput, in: scope)
        case .busy: return say(.busy, in: scope)
        case .nothingOpen: return say(.nothingOpen, in: scope)
        case .nothingBefore: return say(.nothingBefore, in: scope)
        case .nothingMore: return say(.nothingMore, in: scope)
        case .nothingToChange: return say(.nothingToChange, in: scope)
        case .cannotTakeBack(let intent):
            scope.texts["noun"] = pack.intents[intent]?.noun
            return say(.cannotTakeBack, in: scope)
        case .cannotChange(let intent):
            scope.texts["noun"] = pack.intents[intent]?.noun
            return say(.cannotChange, in: scope)
        case .cannotAmend(let amendment):
            scope.texts["noun"] = pack.intents[amendment.intent]?.noun
            scope.texts["appName"] = amendment.app
            if let kept = amendment.kept {
                scope.texts["clause"] = PlainText.line(kept, limit: 100)
                return say(.cannotRename, in: scope)
            }
            if amendment.isRepeated { return say(.cannotAmendButRepeat, in: scope) }
            let phrase: Phrase = amendment.isEnding ? .cannotEnd : amendment.isCancellable ? .cannotAmendButCancel : .cannotAmend
            return say(phrase, in: scope)
        case .notARequest(let sentence, let intent, let clause):
            scope.texts["doing"] = intent.map { doing($0) }
            scope.texts["clause"] = clause.flatMap { PlainText.line($0, limit: 100) }
            if sentence == .howTo { scope.texts["options"] = options(intent.map(suggestions(about:)) ?? []) }
            return say(Self.phrase(for: sentence), in: scope)
        case .withheld(let app):
            scope.texts["appName"] = app
            return say(.withheld, in: scope)
        case .mayNotConfirm: return say(.mayNotConfirm, in: scope)
        case .notText: return say(.notText, in: scope)
        case .tooLong(let characters, let limit):
            scope.values = ["characters": TypedValue(.integer(characters)), "limit": TypedValue(.integer(limit))]
            return say(.tooLong, in: scope)
        case .noMatch(let nearest):
            scope.values["nearest"] = nearest.map { TypedValue(.string($0)) }
            return say(nearest == nil ? .noMatch : .noMatchNearest, in: scope)
        case .unknownApp(let name, let known):
            scope.values["name"] = TypedValue(.string(name))
            scope.values["known"] = TypedValue(.list(known.map { .string($0) }))
            return say(known.isEmpty ? .unknownAppAlone : .unknownApp, in: scope)
        case .ambiguous(let phrase, let candidates):
            let naming = ChoiceLabels(words: words, context: scope.context)
            let told = candidates.prefix(ChoicePage.size)
            let values = scope.context.style == .spoken ? told.map { discretion.spoken($0) } : Array(told)
            let labels = naming.labels(for: values.map { TypedValue($0) })
            choices = labels.map(\.text)
            scope.values["words"] = TypedValue(.string(phrase))
            scope.texts["options"] = naming.sentence(labels)
            return say(.ambiguous, in: scope)
        case .unknownValue(let phrase):
            scope.values["words"] = TypedValue(.string(phrase))
            return say(.unknownValue, in: scope)
        case .unknownRelative(let phrase):
            scope.values["words"] = TypedValue(.string(phrase))
            return say(.unknownRelative, in: scope)
        case .unused(let phrase):
            scope.values["words"] = TypedValue(.list([.string("“\(PlainText.line(phrase, limit: 100) ?? "")”")]))
            return say(.leftOut, in: scope)
        case .cannotDo(let phrase):
            scope.values["words"] = TypedValue(.list([.string("“\(PlainText.line(phrase, limit: 100) ?? "")”")]))
            return say(.cannotDo, in: scope)
        }
    }

    func help(_ question: Question?, at moment: TimeWords.Moment) -> RenderedMessage {
        guard let question else { return help(at: moment) }
        let (spoken, shown) = both(at: moment) { context in
            var scope = Scope(words: words, context: context, sources: [])
            scope.texts["parameter"] = question.parameter.map { parameterLabel($0, of: question.intent) } ?? "answer"
            scope.texts["request"] = Names.intent(question.intent)
            // A parameter's own help explains how to give a value.
            let own = question.kind == .value ? say(dialogs(question).map(\.help), in: scope) : nil
            return own ?? say(helpPhrase(question.kind), in: scope)
        }
        return RenderedMessage(spoken: spoken, shown: shown)
    }

    /// One sentence per app, and a card with more of them.
    private func help(at moment: TimeWords.Moment) -> RenderedMessage {
        let suggestions = suggestions
        let (spoken, shown) = both(at: moment) { context in
            var scope = Scope(words: words, context: context, sources: [])
            scope.texts["options"] = options(suggestions.first(Self.spokenSuggestions))
            return say(.help, in: scope)
        }
        let rows = suggestions.apps.map { app in
            Card.Row(label: app.name, value: app.sentences.prefix(Self.cardSuggestions).map(Self.quoted).joined(separator: ", "))
        }
        let card = rows.isEmpty ? nil : Card(title: pack.labels["help"] ?? "", rows: rows)
        return RenderedMessage(spoken: spoken, shown: shown, card: card)
    }

    private static let spokenSuggestions = 3
    private static let cardSuggestions = 4

    private func options(_ sentences: [String]) -> String { words.joined(sentences.map(Self.quoted), with: "or") }

    /// Sentences for what an app that supports the intent does, that of the intent itself first.
    private func suggestions(about intent: String) -> [String] {
        guard let app = suggested.apps.first(where: { $0.intents.contains(intent) }) else { return [] }
        var alone = app
        alone.intents = [intent] + app.intents.filter { $0 != intent }
        return suggestions(for: [alone], person: suggested.person).apps.flatMap { $0.sentences.prefix(Self.spokenSuggestions) }
    }

    private static func quoted(_ sentence: String) -> String { "\"\(sentence)\"" }

    private func helpPhrase(_ kind: Question.Kind) -> Phrase {
        switch kind {
        case .value: .helpQuestion
        case .choice, .chooseApp, .chooseReading: .helpChoice
        case .confirmValue, .confirmRequest, .confirmReading, .permit: .helpYesNo
        case .unlock: .helpUnlock
        }
    }
}

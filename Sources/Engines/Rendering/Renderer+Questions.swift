import IntentSchema

extension Renderer {
    func question(_ prompt: Prompt, _ supplied: SuppliedCard? = nil, at moment: TimeWords.Moment) -> RenderedMessage {
        var choices: [String] = []
        let (spoken, shown) = both(at: moment) { context in
            let prompt = context.style == .spoken ? discretion.spoken(prompt) : prompt
            var scope = scope(prompt.intent, response: prompt.response, appName: prompt.appName, context)
            scope.texts["parameter"] = prompt.question.parameter.map { parameterLabel($0, of: prompt.question.intent) } ?? ""
            let page = page(of: prompt, context)
            choices = page.texts
            let text = text(of: prompt, page: page, in: scope)
            let parts =
                [lead(of: prompt, in: scope)] + taken(of: prompt, besides: text, in: scope)
                + [rejection(of: prompt, in: scope), text]
            return parts.compactMap { $0 }.joined(separator: " ")
        }
        let isWhole = prompt.question.kind == .confirmRequest
        let card =
            isWhole
            ? card(prompt.intent, response: prompt.response, appName: prompt.appName, below: supplied, at: moment) : nil
        return RenderedMessage(spoken: spoken, shown: shown, choices: choices, card: card)
    }

    /// Why the question is asked now; `nil` if that needs no words.
    private func lead(of prompt: Prompt, in scope: Scope) -> String? {
        switch prompt.occasion {
        case .asked, .repeated: nil
        case .reminded: say(.reminded, in: scope)
        case .resumed: say(.resumed, in: scope)
        }
    }

    /// The values that the person has just given beside an answer, one sentence each, but for names that the question itself tells.
    private func taken(of prompt: Prompt, besides question: String, in scope: Scope) -> [String] {
        guard !prompt.taken.isEmpty else { return [] }
        return CardBuilder(words: words, appName: prompt.appName)
            .entries(intent: prompt.intent, response: nil, context: scope.context)
            .filter { entry in entry.path.first.map(prompt.taken.contains) ?? false && !isRejected(entry, prompt, scope) }
            .filter { entry in entry.value.contains(where: \.isNumber) || !question.contains(entry.value) }
            .map { told($0, in: scope) }.filter { !$0.isEmpty }
    }

    /// Whether the row has the value that the question says was rejected.
    private func isRejected(_ entry: CardEntry, _ prompt: Prompt, _ scope: Scope) -> Bool {
        guard let value = prompt.rejection?.value else { return false }
        let words = words.words(TypedValue(value, elementType(of: prompt.question)), scope.context)
        return words.map { entry.value.lowercased().contains($0.lowercased()) } ?? false
    }

    private func text(of prompt: Prompt, page: ChoicePage, in scope: Scope) -> String {
        switch prompt.question.kind {
        case .value: value(prompt, in: scope)
        case .choice: choice(prompt, page, in: scope)
        case .confirmValue(let value): confirmValue(prompt, value, in: scope)
        case .confirmRequest: confirmRequest(prompt, in: scope)
        case .chooseApp: chooseApp(prompt, page, in: scope)
        case .confirmReading: confirmReading(prompt, in: scope)
        case .chooseReading: chooseReading(prompt, page, in: scope)
        case .unlock: say(.unlock, in: scope)
        case .permit(let request): permission(request, prompt, in: scope)
        }
    }

    private func permission(_ request: PermissionRequest, _ prompt: Prompt, in scope: Scope) -> String {
        var scope = scope
        var reason = request.reason.flatMap { PlainText.line($0, limit: Self.longestReason) }
        while reason?.last == "." { reason?.removeLast() }
        scope.texts["reason"] = reason
        let phrase: Phrase =
            switch request.permission {
            case .assistant: .permitAssistant
            case .contacts: .permitContacts
            case .focus: .permitFocus
            case .location: .permitLocation
            }
        return say(phrase, attempt: prompt.wordingAttempt, in: scope)
    }

    /// How much an app may say about what it wants to use, in characters.
    private static let longestReason = 200

    private func value(_ prompt: Prompt, in scope: Scope) -> String {
        let dialogs = dialogs(prompt.question)
        if let own = say(dialogs.map(\.needsValue), attempt: prompt.wordingAttempt, in: scope) { return own }
        return say(prompt.question.parameter == nil ? .needsSomething : .needsValue, attempt: prompt.wordingAttempt, in: scope)
    }

    private func choice(_ prompt: Prompt, _ page: ChoicePage, in scope: Scope) -> String {
        if let further = further(prompt, page, in: scope) { return further }
        var scope = scope
        scope.texts["options"] = page.sentence
        scope.texts["value"] = page.commonName ?? ""
        scope.values["count"] = TypedValue(.integer(page.count))
        let own = say(dialogs(prompt.question).map(\.disambiguate), attempt: prompt.wordingAttempt, in: scope)
        let question = own ?? say(.disambiguate, attempt: prompt.wordingAttempt, in: scope)
        return question + more(page, in: scope)
    }

    private func confirmValue(_ prompt: Prompt, _ value: ParameterValue, in scope: Scope) -> String {
        var scope = scope
        scope.values["value"] = TypedValue(value, elementType(of: prompt.question))
        scope.texts["goal"] = goal(prompt, value)
        let dialogs = dialogs(prompt.question)
        let forReason = prompt.rejection?.reason.map { reason in dialogs.map { $0.confirmFor[reason] } } ?? []
        return sayYesOrNo(
            forReason + dialogs.map(\.confirm) + [pack.phrases[Phrase.confirmValue.rawValue]], prompt, in: scope)
    }

    /// The goal including the value asked about, for questions that name it; `nil` for other parameters.
    private func goal(_ prompt: Prompt, _ value: ParameterValue) -> String? {
        guard let parameter = prompt.question.parameter, ["goalValue", "workoutGoalUnitType"].contains(parameter) else {
            return nil
        }
        var intent = prompt.intent
        intent[parameter] = value
        return words.goal(intent)
    }

    private func confirmRequest(_ prompt: Prompt, in scope: Scope) -> String {
        let dialog = pack.intents[prompt.question.intent]
        var scope = scope
        let isTold = dialog?.confirm != nil || namesAll(of: prompt.intent, in: scope)
        scope.texts["summary"] = isTold ? "" : summary(prompt.intent, response: prompt.response, scope.context)
        let question = sayYesOrNo(
            [dialog?.confirm, phrase("confirm", of: prompt.question.intent), pack.phrases[Phrase.confirmRequest.rawValue]],
            prompt, in: scope)
        guard prompt.response != nil, let ready = say([dialog?.responses["ready"]], in: scope) else { return question }
        return "\(ready) \(question)"
    }

    /// The pack's phrase for the category of an app's own intent, such as `confirmOrder`; `nil` if there is none.
    func phrase(_ occasion: String, of intent: String) -> Variants? {
        guard let category = catalogue.intents[intent]?.custom?.category.rawValue else { return nil }
        return pack.phrases[occasion + category.prefix(1).uppercased() + category.dropFirst()]
    }

    /// A yes/no question. If there is only one wording, every second attempt wraps it in the phrase `yesOrNo`.
    private func sayYesOrNo(_ variants: [Variants?], _ prompt: Prompt, in scope: Scope) -> String {
        guard let text = say(variants, attempt: prompt.wordingAttempt, in: scope) else { return say(.confirmValue, in: scope) }
        guard prompt.wordingAttempt.isMultiple(of: 2), say(variants, in: scope) == text else { return text }
        var scope = scope
        scope.texts["value"] = text.prefix(1).lowercased() + text.dropFirst()
        return say(.yesOrNo, in: scope)
    }

    private func chooseApp(_ prompt: Prompt, _ page: ChoicePage, in scope: Scope) -> String {
        if let further = further(prompt, page, in: scope) { return further }
        var scope = scope
        scope.texts["options"] = page.sentence
        return say(.chooseApp, attempt: prompt.wordingAttempt, in: scope) + more(page, in: scope)
    }

    /// The next page of choices, when the person asked for more; `nil` for the first page.
    private func further(_ prompt: Prompt, _ page: ChoicePage, in scope: Scope) -> String? {
        guard prompt.question.offset > 0, prompt.occasion == .repeated else { return nil }
        var scope = scope
        scope.texts["options"] = page.sentence
        let end = page.rest > 0 ? more(page, in: scope) : " " + say(.lastChoices, in: scope)
        return say(.furtherChoices, in: scope) + end
    }

    private func more(_ page: ChoicePage, in scope: Scope) -> String {
        guard page.rest > 0 else { return "" }
        var scope = scope
        scope.values["count"] = TypedValue(.integer(page.rest))
        return " " + say(.moreChoices, in: scope)
    }

    /// Why the previous value was rejected, in words; `nil` if none was.
    func rejection(of prompt: Prompt, in scope: Scope) -> String? {
        guard let rejection = prompt.rejection else { return nil }
        var scope = scope
        let dialogs = dialogs(prompt.question)
        var offered: ParameterValue?
        if case .confirmValue(let value) = prompt.question.kind { offered = value }
        let isConfirmation = offered != nil
        if let value = rejection.value ?? (rejection.reason == nil ? nil : offered) {
            scope.values["value"] = TypedValue(value, elementType(of: prompt.question))
        }
        if let reason = rejection.reason {
            scope.texts["reason"] = Names.words(reason)
            let own = say(dialogs.map { $0.reasons[reason] } + [pack.phrases[reason]], in: scope)
            // A value to be confirmed was not rejected, so that only the app's own reason is given, or the value it is offered for.
            if let own { return own }
            if !isConfirmation { return say(.reason, in: scope) }
        }
        if isConfirmation, rejection.value == nil { return nil }
        let general = [Phrase.unsupportedValue, .unsupported].map { pack.phrases[$0.rawValue] }
        return say(dialogs.map(\.unsupported) + general, in: scope)
    }

    /// The pack's dialogs for the parameter asked about: of this intent first, then of any intent.
    func dialogs(_ question: Question) -> [ParameterDialog] {
        guard let parameter = question.parameter else { return [] }
        return [pack.intents[question.intent]?.parameters[parameter], pack.parameters[parameter]].compactMap { $0 }
    }

    func parameterLabel(_ name: String, of intent: String) -> String {
        let label = pack.intents[intent]?.parameters[name]?.label ?? pack.parameters[name]?.label
        return label ?? pack.labels["\(intent).\(name)"] ?? pack.labels[name] ?? Names.words(name)
    }

    func elementType(of question: Question) -> ValueType? {
        guard let parameter = question.parameter else { return nil }
        let type = words.fieldTypes[question.intent]?[parameter]
        if case .list(let element) = type { return element }
        return type
    }
}

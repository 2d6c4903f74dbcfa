import IntentSchema

extension Renderer {
    /// Choices offered at a time.
    static let pageSize = 10

    func question(_ prompt: Prompt, at moment: TimeWords.Moment) -> RenderedMessage {
        var choices: [String] = []
        let (spoken, shown) = both(at: moment) { context in
            var scope = scope(prompt.intent, response: prompt.response, appName: prompt.appName, context)
            scope.texts["parameter"] = prompt.question.parameter.map { parameterLabel($0, of: prompt.question.intent) } ?? ""
            let naming = labels(of: prompt, context)
            let values = self.choices(of: prompt)
            choices = naming.detailed(for: values)
            let text = text(of: prompt, choices: naming.labels(for: values), in: scope)
            return [lead(of: prompt, in: scope), rejection(of: prompt, in: scope), text].compactMap { $0 }.joined(separator: " ")
        }
        let isWhole = prompt.question.kind == .confirmRequest
        let card = isWhole ? card(prompt.intent, response: prompt.response, appName: prompt.appName, at: moment) : nil
        return RenderedMessage(spoken: spoken, shown: shown, choices: choices, card: card)
    }

    /// Why the question is put now; `nil` when that needs no words.
    private func lead(of prompt: Prompt, in scope: Scope) -> String? {
        switch prompt.occasion {
        case .asked, .repeated: nil
        case .reminded: say(.reminded, in: scope)
        case .resumed: say(.resumed, in: scope)
        }
    }

    private func text(of prompt: Prompt, choices: [String], in scope: Scope) -> String {
        switch prompt.question.kind {
        case .value: value(prompt, in: scope)
        case .choice(let values): choice(prompt, values, labels: choices, in: scope)
        case .confirmValue(let value): confirmValue(prompt, value, in: scope)
        case .confirmRequest: confirmRequest(prompt, in: scope)
        case .chooseApp: chooseApp(prompt, labels: choices, in: scope)
        case .unlock: say(.unlock, in: scope)
        }
    }

    private func value(_ prompt: Prompt, in scope: Scope) -> String {
        let dialogs = dialogs(prompt.question)
        if let own = say(dialogs.map(\.needsValue), attempt: prompt.attempt, in: scope) { return own }
        return say(prompt.question.parameter == nil ? .needsSomething : .needsValue, attempt: prompt.attempt, in: scope)
    }

    private func choice(_ prompt: Prompt, _ values: [ParameterValue], labels: [String], in scope: Scope) -> String {
        var scope = scope
        scope.texts["options"] = ChoiceLabels(words: words, context: scope.context).sentence(labels)
        scope.texts["value"] = ChoiceLabels.commonWords(of: labels) ?? ""
        scope.values["count"] = TypedValue(.integer(values.count))
        let own = say(dialogs(prompt.question).map(\.disambiguate), attempt: prompt.attempt, in: scope)
        let question = own ?? say(.disambiguate, attempt: prompt.attempt, in: scope)
        return question + more(values.count - prompt.question.offset, in: scope)
    }

    private func confirmValue(_ prompt: Prompt, _ value: ParameterValue, in scope: Scope) -> String {
        var scope = scope
        scope.values["value"] = TypedValue(value, elementType(of: prompt.question))
        scope.texts["goal"] = goal(prompt, value)
        let own = say(dialogs(prompt.question).map(\.confirm), attempt: prompt.attempt, in: scope)
        return own ?? say(.confirmValue, attempt: prompt.attempt, in: scope)
    }

    /// The goal as it would be with the value asked about, for questions that name it; `nil` for other parameters.
    private func goal(_ prompt: Prompt, _ value: ParameterValue) -> String? {
        guard let parameter = prompt.question.parameter, ["goalValue", "workoutGoalUnitType"].contains(parameter) else {
            return nil
        }
        var intent = prompt.intent
        intent[parameter] = value
        return words.goal(intent)
    }

    private func confirmRequest(_ prompt: Prompt, in scope: Scope) -> String {
        let own = pack.intents[prompt.question.intent]?.confirm
        if let text = say([own], attempt: prompt.attempt, in: scope) { return text }
        var scope = scope
        scope.texts["summary"] = summary(prompt.intent, response: prompt.response, scope.context)
        return say(.confirmRequest, attempt: prompt.attempt, in: scope)
    }

    private func chooseApp(_ prompt: Prompt, labels: [String], in scope: Scope) -> String {
        var scope = scope
        scope.texts["options"] = words.joined(labels, with: "or")
        guard case .chooseApp(let apps) = prompt.question.kind else { return "" }
        return say(.chooseApp, attempt: prompt.attempt, in: scope) + more(apps.count - prompt.question.offset, in: scope)
    }

    private func more(_ count: Int, in scope: Scope) -> String {
        guard count > Self.pageSize else { return "" }
        var scope = scope
        scope.values["count"] = TypedValue(.integer(count - Self.pageSize))
        return " " + say(.moreChoices, in: scope)
    }

    private func choices(of prompt: Prompt) -> [TypedValue] {
        switch prompt.question.kind {
        case .choice(let values):
            let type = elementType(of: prompt.question)
            return values.dropFirst(prompt.question.offset).prefix(Self.pageSize).map { TypedValue($0, type) }
        case .chooseApp(let apps):
            let names = prompt.appChoices.count == apps.count ? prompt.appChoices : apps
            return names.dropFirst(prompt.question.offset).prefix(Self.pageSize).map { TypedValue(.string($0)) }
        case .value, .confirmValue, .confirmRequest, .unlock: return []
        }
    }

    private func labels(of prompt: Prompt, _ context: WordingContext) -> ChoiceLabels {
        let value = prompt.question.parameter.flatMap { prompt.intent[$0] }
        return ChoiceLabels(words: words, context: context, people: ChoiceLabels.people(in: value))
    }

    /// Why the value before was not taken, in words; `nil` when none was refused.
    private func rejection(of prompt: Prompt, in scope: Scope) -> String? {
        guard let rejection = prompt.rejection else { return nil }
        var scope = scope
        if let value = rejection.value { scope.values["value"] = TypedValue(value, elementType(of: prompt.question)) }
        let dialogs = dialogs(prompt.question)
        var isConfirmation = false
        if case .confirmValue = prompt.question.kind { isConfirmation = true }
        if let reason = rejection.reason {
            scope.texts["reason"] = Names.words(reason)
            let own = say(dialogs.map { $0.reasons[reason] } + [pack.phrases[reason]], in: scope)
            // A value to be confirmed has not been refused, so that only the app's own reason is told.
            return own ?? (isConfirmation ? nil : say(.reason, in: scope))
        }
        if isConfirmation { return nil }
        let general = [Phrase.unsupportedValue, .unsupported].map { pack.phrases[$0.rawValue] }
        return say(dialogs.map(\.unsupported) + general, in: scope)
    }

    /// What the pack says of the parameter asked about: of this intent's first, then of any intent's.
    func dialogs(_ question: Question) -> [ParameterDialog] {
        guard let parameter = question.parameter else { return [] }
        return [pack.intents[question.intent]?.parameters[parameter], pack.parameters[parameter]].compactMap { $0 }
    }

    func parameterLabel(_ name: String, of intent: String) -> String {
        let label = pack.intents[intent]?.parameters[name]?.label ?? pack.parameters[name]?.label
        return label ?? pack.labels["\(intent).\(name)"] ?? pack.labels[name] ?? Names.words(name)
    }

    private func elementType(of question: Question) -> ValueType? {
        guard let parameter = question.parameter else { return nil }
        let type = words.fieldTypes[question.intent]?[parameter]
        if case .list(let element) = type { return element }
        return type
    }
}

import IntentSchema

// Answers to questions about the open request, from its values and the app's response.
extension Renderer {
    /// The most details in one answer.
    private static let mostDetails = 3

    func answer(_ inquiry: Inquiry, about prompt: Prompt, at moment: TimeWords.Moment) -> RenderedMessage {
        let (spoken, shown) = both(at: moment) { context in
            answer(inquiry, context.style == .spoken ? discretion.spoken(prompt) : prompt, context)
        }
        return RenderedMessage(spoken: spoken, shown: shown)
    }

    private func answer(_ inquiry: Inquiry, _ prompt: Prompt, _ context: WordingContext) -> String {
        let scope = scope(prompt.intent, response: prompt.response, appName: prompt.appName, context)
        if let words = answerAboutChoices(inquiry, prompt, scope) { return words }
        if inquiry.aspect == .done { return whetherDone(inquiry, prompt, context) }
        if inquiry.aspect == .reason { return reason(prompt, scope) }
        if inquiry.aspect == .app, prompt.appName != nil { return say(.answerApp, in: scope) }
        if inquiry.aspect == .options, case .value = prompt.question.kind, prompt.appName != nil {
            return say(dialogs(prompt.question).map(\.help), in: scope) ?? say(.answerNoOptions, in: scope)
        }
        let entries = CardBuilder(words: words, appName: prompt.appName)
            .entries(intent: prompt.intent, response: prompt.response, context: context)
            .filter { !isOpen($0, prompt) }
        let told = details(inquiry, entries, prompt).prefix(Self.mostDetails).map { self.told($0, in: scope) }.filter {
            !$0.isEmpty
        }
        return told.isEmpty ? say(.answerUnknown, in: scope) : told.joined(separator: " ")
    }

    /// Whether it has been done, with what was said when it was.
    private func whetherDone(_ inquiry: Inquiry, _ prompt: Prompt, _ context: WordingContext) -> String {
        var scope = scope(prompt.intent, response: prompt.response, appName: prompt.appName, context)
        guard inquiry.done != nil else { return say(.answerNotDone, in: scope) }
        let outcome = Outcome(kind: .succeeded, intent: prompt.intent, response: prompt.response, appName: prompt.appName)
        scope.texts["value"] = text(of: outcome, in: &scope)
        return say(.answerDone, in: scope)
    }

    /// Whether the row has the value in whose place others are offered.
    private func isOpen(_ entry: CardEntry, _ prompt: Prompt) -> Bool {
        offersValues(prompt) && prompt.rejection?.value != nil && entry.path.first == prompt.question.parameter
    }

    private func offersValues(_ prompt: Prompt) -> Bool {
        switch prompt.question.kind {
        case .choice, .confirmValue: true
        default: false
        }
    }

    /// Why the app refused what was said last, as far as it has told.
    private func reason(_ prompt: Prompt, _ scope: Scope) -> String {
        guard let rejection = prompt.rejection else { return say(.answerUnknown, in: scope) }
        // What is offered for a value that cannot be had is explained by that; where only that is said, it tells no more.
        let told = rejection.reason == nil && !offersValues(prompt) ? nil : self.rejection(of: prompt, in: scope)
        return told ?? say(prompt.appName == nil ? .answerUnknown : .answerNoReason, in: scope)
    }

    /// The sentence that tells the value of a row; empty for values that are never told.
    func told(_ entry: CardEntry, in scope: Scope) -> String {
        var scope = scope
        scope.texts["parameter"] = entry.label.lowercased()
        scope.texts["value"] = entry.value
        let field = entry.path.last ?? ""
        guard let own = pack.told["\(entry.owner).\(field)"] ?? pack.told[field] else { return say(.answerValue, in: scope) }
        return say([own], in: scope) ?? ""
    }

    /// The rows that the inquiry names, or else those with values of the requested kind. None if it asks for something that the
    /// request does not have.
    private func details(_ inquiry: Inquiry, _ entries: [CardEntry], _ prompt: Prompt) -> [CardEntry] {
        if inquiry.aspect == .details, inquiry.topic == nil { return entries }
        let topic = Self.words(inquiry.topic ?? "").filter { $0.count > 2 }
        let named = Self.mostly(entries) { entry in
            let path = entry.path.map { Names.words($0) }.joined(separator: " ")
            return topic.intersection(Self.words("\(entry.label) \(path)")).count
        }
        let fitting = { (entries: [CardEntry]) in
            entries.filter { entry in
                let value = [prompt.response, prompt.intent].firstResult { $0?.value(at: entry.path[...]) }
                return value.map { inquiry.aspect.fits($0, path: entry.path) } ?? false
            }
        }
        if !named.isEmpty {
            let both = fitting(named)
            return both.isEmpty ? named : both
        }
        let inside = entries.filter { !topic.isDisjoint(with: Self.words($0.value)) }
        let told = inside.reduce(into: Set<String>()) { $0.formUnion(Self.words($1.value)) }
        let strange = Self.words(inquiry.strange ?? "").subtracting(told)
        guard strange.isEmpty else { return [] }
        if inquiry.aspect == .details { return inside.isEmpty ? entries : inside }
        let fits = fitting(inside)
        return fits.isEmpty ? fitting(entries) : fits
    }

    /// The elements with the most matches; none if nothing matches.
    private static func mostly(_ entries: [CardEntry], matches: (CardEntry) -> Int) -> [CardEntry] {
        let counts = entries.map(matches)
        guard let most = counts.max(), most > 0 else { return [] }
        return entries.indices.filter { counts[$0] == most }.map { entries[$0] }
    }

    /// The words, those of more than three letters without a final "s".
    private static func words(_ text: String) -> Set<String> {
        Set(
            text.lowercased().split { !$0.isLetter }.map { word in
                word.count > 3 && word.last == "s" ? String(word.dropLast()) : String(word)
            })
    }

    /// The difference between the choices in this aspect; `nil` if there are no choices or no difference.
    private func answerAboutChoices(_ inquiry: Inquiry, _ prompt: Prompt, _ scope: Scope) -> String? {
        guard case .choice(let values) = prompt.question.kind else { return nil }
        let type = elementType(of: prompt.question)
        let naming = ChoiceLabels(words: words, context: scope.context)
        let labels = naming.labels(for: values.map { TypedValue($0, type) }).map(\.text)
        let told = naming.detailed(
            naming.labels(for: values.map { TypedValue($0, type) }), for: values.map { TypedValue($0, type) })
        if let place = only(told, about: inquiry.topic) { return saying(.answerBest, value: told[place], in: scope) }
        switch inquiry.aspect {
        case .cheapest, .soonest, .closest, .largest:
            guard let best = inquiry.aspect.best(of: values) else {
                return say(inquiry.aspect.tells(values) ? .answerTie : .answerUnknown, in: scope)
            }
            return saying(.answerBest, value: labels[best], in: scope)
        case .price, .date, .place, .person, .count, .duration, .distance:
            let told = zip(labels, values).compactMap { label, value -> String? in
                guard let record = value.record,
                    let (name, part) = record.firstPart(fitting: inquiry.aspect),
                    let text = words.words(
                        TypedValue(part, words.fieldTypes[record.type]?[name]), scope.context)
                else { return nil }
                return saying(.answerChoice, parameter: label, value: text, in: scope)
            }
            return told.isEmpty ? nil : told.prefix(ChoicePage.size).joined(separator: " ")
        case .details, .text, .app, .options, .name, .reason, .state, .description, .done: return nil
        }
    }

    /// The only label with a word of the topic; `nil` if there is none or several.
    private func only(_ labels: [String], about topic: String?) -> Int? {
        let words = Set((topic ?? "").lowercased().split { !$0.isLetter })
        let parts = labels.map { Set($0.lowercased().split { !$0.isLetter }) }
        let telling = parts.indices.filter { place in
            let others = parts.indices.filter { $0 != place }.reduce(into: Set<Substring>()) { $0.formUnion(parts[$1]) }
            return !parts[place].subtracting(others).isDisjoint(with: words)
        }
        return telling.count == 1 ? telling[0] : nil
    }

    private func saying(_ phrase: Phrase, parameter: String? = nil, value: String, in scope: Scope) -> String {
        var scope = scope
        scope.texts["parameter"] = parameter
        scope.texts["value"] = value
        return say(phrase, in: scope)
    }
}

import IntentSchema

/// The choices told at a time, ready to be put into a sentence.
struct ChoicePage {
    /// Choices told at a time.
    static let size = 10
    /// Up to this many choices are told apart from all others, more only from those told with them: that takes time.
    static let labelLimit = 100

    /// As they are listed.
    var texts: [String] = []
    /// As they stand in a question.
    var sentence = ""
    /// What all are called; `nil` when that is nothing to speak of.
    var commonName: String?
    /// How many there are in all.
    var count = 0
    /// How many come after these.
    var rest = 0
}

extension Renderer {
    /// The choices of the question that are told now; none for other questions.
    func page(of prompt: Prompt, _ context: WordingContext) -> ChoicePage {
        let values = choices(of: prompt)
        guard !values.isEmpty else { return ChoicePage() }
        let start = min(max(prompt.question.offset, 0), values.count)
        let range = start..<min(start + ChoicePage.size, values.count)
        let isFew = values.count <= ChoicePage.labelLimit
        let known = prompt.question.parameter.flatMap { prompt.intent[$0] }
        let naming = ChoiceLabels(words: words, context: context, people: ChoiceLabels.people(in: known))
        let told = Array(values[range])
        let labels = isFew ? Array(naming.labels(for: values)[range]) : naming.labels(for: told)
        return ChoicePage(
            texts: naming.detailed(labels, for: told), sentence: naming.sentence(labels),
            commonName: naming.commonName(of: labels, for: told), count: values.count, rest: values.count - range.upperBound)
    }

    private func choices(of prompt: Prompt) -> [TypedValue] {
        switch prompt.question.kind {
        case .choice(let values):
            let type = elementType(of: prompt.question)
            return values.map { TypedValue($0, type) }
        case .chooseApp(let apps):
            let names = prompt.appChoices.count == apps.count ? prompt.appChoices : apps
            return names.map { TypedValue(.string($0)) }
        case .chooseReading(let intents): return intents.map { TypedValue(.string(doing($0))) }
        case .value, .confirmValue, .confirmRequest, .confirmReading, .unlock: return []
        }
    }
}

extension Prompt {
    /// Which variant to take: that of the attempt, and of the one before where the question comes back by itself, so that
    /// neither the question before nor the next one is put in the same words.
    var wordingAttempt: Int {
        switch occasion {
        case .asked, .repeated: attempt
        case .reminded, .resumed: attempt.subtractingReportingOverflow(1).partialValue
        }
    }
}

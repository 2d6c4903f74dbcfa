import IntentSchema

/// One page of choices, ready to be put into a sentence.
struct ChoicePage {
    /// The number of choices per page.
    static let size = 10
    /// Up to this many choices get labels that are unique among all choices; beyond, only among those of the page, since
    /// labelling takes time.
    static let labelLimit = 100

    /// The texts as listed; empty for spoken words.
    var texts: [String] = []
    /// The choices as phrased in a question.
    var sentence = ""
    /// The common name of all choices; `nil` if there is no meaningful one.
    var commonName: String?
    /// The total number of choices.
    var count = 0
    /// The number of choices after this page.
    var rest = 0
}

extension Renderer {
    /// The current page of the prompt's choices; empty for other questions.
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
            // Choices are listed on the screen only.
            texts: context.style == .spoken ? [] : naming.detailed(labels, for: told), sentence: naming.sentence(labels),
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
        case .value, .confirmValue, .confirmRequest, .confirmReading, .unlock, .permit: return []
        }
    }
}

extension Prompt {
    /// Selects the wording variant: the attempt's, or the previous one if the question returns by itself, so that consecutive
    /// questions differ in wording.
    var wordingAttempt: Int {
        switch occasion {
        case .asked, .repeated: attempt
        case .reminded, .resumed: attempt.subtractingReportingOverflow(1).partialValue
        }
    }
}

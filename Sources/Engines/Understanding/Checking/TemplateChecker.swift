import IntentSchema

/// Finds templates that are invalid, too large, ambiguous or unreachable.
///
/// What cannot be computed is found by sampling: every template is sampled, and the sentences are read back.
public struct TemplateChecker: Sendable {
    /// Enough to find an overlap that affects one in five paths in all but one of thirty cases.
    public static let usualSamples = 16
    /// Scores closer than this are a tie.
    static let tie = 0.001

    let files: [TemplateFile]
    let values: SampleValues
    let places: PlaceIndex
    let language: Language
    let samples: Int

    /// - Parameters:
    ///   - language: The word lists used to read sentences, besides the templates.
    ///   - samples: The number of sentences to draw per template.
    public init(
        templates: [TemplateFile], values: SampleValues, places: PlaceIndex, language: Language, samples: Int = Self.usualSamples
    ) {
        files = templates
        self.samples = samples
        self.values = values
        self.places = places
        self.language = language
    }

    /// The problems, in order of file and template.
    ///
    /// - Parameter names: The files to check; the others are only loaded alongside. `nil` checks all.
    public func problems(in names: Set<String>? = nil) -> [TemplateProblem] {
        let checked = names ?? Set(files.map(\.name))
        // Invalid templates prevent all further checks.
        let invalid = unreadable(in: checked)
        guard invalid.isEmpty else { return invalid }
        do {
            let interpreter = try TemplateInterpreter(templates: files, places: places, language: language)
            let sampler = try TemplateSampler(templates: files, values: values)
            let check = SampleCheck(
                interpreter: interpreter, sampler: sampler, context: values.context(intents: sampler.intents),
                samples: samples)
            return sampler.templates.filter { checked.contains($0.file) }.flatMap { check.problems(of: $0) }
        } catch {
            return [TemplateProblem(kind: .invalid, file: "", message: error.message)]
        }
    }

    /// The templates that are invalid or too large.
    private func unreadable(in checked: Set<String>) -> [TemplateProblem] {
        var compiler = GrammarCompiler(files)
        do {
            try compiler.gatherShared()
        } catch {
            return [problem(error.kind, file: error.file ?? "", template: error.template, error.detail)]
        }
        let reader = compiler
        return files.filter { checked.contains($0.name) }.flatMap { file -> [TemplateProblem] in
            shared(of: file).compactMap { problem(in: file, Template(say: $0), slots: nil, reader) }
                + (file.intents ?? [:]).sorted { $0.key < $1.key }.flatMap { _, intent in
                    intent.all.compactMap { problem(in: file, $0, slots: intent.slots ?? [:], reader) }
                }
        }
    }

    private func shared(of file: TemplateFile) -> [String] {
        [
            file.leadIns, file.everywhere, file.courtesies, file.courtesyLeadIns, file.answerLeadIns, file.correctionLeadIns,
            file.choices,
        ]
        .flatMap { $0 ?? [] } + (file.answers ?? [:]).sorted { $0.key < $1.key }.flatMap(\.value)
    }

    private func problem(
        in file: TemplateFile, _ template: Template, slots: [String: SlotDefinition]?, _ compiler: GrammarCompiler
    ) -> TemplateProblem? {
        do {
            let pattern = try compiler.parse(template.say, file: file.name)
            if let slots { try known(pattern, slots) }
            return nil
        } catch {
            return problem(error.kind, file: file.name, template: template.say, error.detail)
        }
    }

    private func known(_ pattern: Pattern, _ slots: [String: SlotDefinition]) throws(TemplateError) {
        let own = pattern.slots.map(SampledTemplate.plain)
        guard let unknown = own.sorted().first(where: { slots[$0] == nil && !GrammarCompiler.sharedSlots.contains($0) }) else {
            return
        }
        let names = slots.keys.sorted().joined(separator: ", ")
        throw TemplateError(
            "'{\(unknown)}' is not among the intent's slots (\(names)); define it under 'slots' or correct its name")
    }

    private func problem(
        _ kind: TemplateProblem.Kind, file: String, template: String?, _ message: String
    ) -> TemplateProblem {
        TemplateProblem(kind: kind, file: file, template: template, message: message)
    }
}

extension IntentTemplates {
    /// The file's templates of all kinds, in file order.
    fileprivate var all: [Template] {
        templates + (followUps?.templates ?? []) + (trailing ?? []) + (answers ?? [:]).sorted { $0.key < $1.key }.flatMap(\.value)
    }
}

/// Loads all templates of a set of files for sampling.
struct SampledTemplates {
    private var compiler: GrammarCompiler
    private let files: [TemplateFile]
    private let mostPaths: Double
    private(set) var templates: [SampledTemplate] = []
    private(set) var slots: [String: [String: SlotDefinition]] = [:]

    init(_ files: [TemplateFile], mostPaths: Double) {
        self.files = files
        self.mostPaths = mostPaths
        compiler = GrammarCompiler(files)
    }

    mutating func run() throws(TemplateError) {
        try compiler.gatherShared()
        for file in files { try addShared(file) }
        for file in files {
            for (intent, templates) in (file.intents ?? [:]).sorted(by: { $0.key < $1.key }) {
                try add(templates, intent, file.name)
            }
        }
    }

    private mutating func addShared(_ file: TemplateFile) throws(TemplateError) {
        for (number, text) in (file.leadIns ?? []).enumerated() {
            try add(Template(say: text), .leadIn, "\(file.name)/leadIn#\(number + 1)", file.name)
        }
        for (answer, texts) in (file.answers ?? [:]).sorted(by: { $0.key < $1.key }) {
            for (number, text) in texts.enumerated() {
                try add(Template(say: text), .act, "\(file.name)/\(answer)#\(number + 1)", file.name, subject: answer)
            }
        }
        for (number, text) in (file.choices ?? []).enumerated() {
            try add(Template(say: text), .choice, "\(file.name)/choice#\(number + 1)", file.name)
        }
    }

    private mutating func add(_ intent: IntentTemplates, _ name: String, _ file: String) throws(TemplateError) {
        slots[name] = intent.slots ?? [:]
        for (number, template) in intent.templates.enumerated() {
            try add(template, .request, "\(file)/\(name)#\(number + 1)", file, intent: name)
        }
        let trailing = (intent.trailing ?? []).map { (file, $0) }
        for (number, (source, template)) in (trailing + compiler.everywhere).enumerated() {
            try add(template, .phrase, "\(source)/\(name)+\(number + 1)", source, intent: name)
        }
        for (parameter, templates) in (intent.answers ?? [:]).sorted(by: { $0.key < $1.key }) {
            for (number, template) in templates.enumerated() {
                let own = "\(file)/\(name) answer \(parameter)#\(number + 1)"
                try add(template, .answer, own, file, intent: name, subject: parameter)
            }
        }
    }

    private mutating func add(
        _ template: Template, _ role: SampledTemplate.Role, _ name: String, _ file: String, intent: String = "",
        subject: String = ""
    ) throws(TemplateError) {
        let pattern = try compiler.parse(template.say, file: file)
        let paths = pattern.paths
        guard paths <= mostPaths else { throw Self.exploding(paths, mostPaths).located(in: file, template.say) }
        var sampled = SampledTemplate(
            role: role, name: name, file: file, say: template.say, intent: intent, subject: subject, paths: paths,
            alternatives: template.alternatives ?? [], pattern: WeightedPattern(pattern),
            slots: Set(pattern.slots.map(SampledTemplate.plain)), sets: template.sets ?? [:])
        sampled.leads = template.leads ?? false
        sampled.endsInText = pattern.endsInText(slots[intent] ?? [:])
        templates.append(sampled)
    }

    static func exploding(_ paths: Double, _ limit: Double) -> TemplateError {
        TemplateError(
            "\(written(paths)) ways lead through it, and \(written(limit)) are the most that samples can cover; write it as several "
                + "templates with fewer parts each that may be left out", kind: .exploding)
    }

    private static func written(_ count: Double) -> String {
        count < 1e15 ? String(Int(count)) : "more than \(Int(1e15))"
    }
}

extension SampledTemplate {
    /// A slot's name without the suffix that restricts or extends its values.
    static func plain(_ name: String) -> String {
        name.hasSuffix("!") || name.hasSuffix("?") ? String(name.dropLast()) : name
    }
}

public import IntentSchema

extension TemplateFile {
    /// The most intents, and the most templates of an intent; definitions with more are mistakes.
    private static let mostIntents = 300
    private static let mostTemplates = 300

    /// Templates for apps' own intents, from their definitions: titles of combinations, titles of intents, and example sentences.
    ///
    /// - Parameters:
    ///   - names: the intents of the catalogue to make templates for.
    ///   - examples: the apps' example sentences, by intent.
    ///   - language: the language of the texts, such as `en`.
    ///   - readsVerbs: whether that is the language of the definitions' verbs, which is English.
    ///   - shared: the language's other files, for the words that may surround a value.
    public init(
        custom names: [String], of catalogue: Catalogue, examples: [String: [String]] = [:], language: String,
        readsVerbs: Bool, beside shared: [TemplateFile]
    ) {
        self.init(name: "custom")
        func small(_ classes: String...) -> [String] {
            Array(Set(classes.flatMap { name in shared.flatMap { $0.words?[name] ?? [] } })).sorted()
        }
        let articles = small("definite", "indefinite", "valueArticles")
        let ones = small("ones")
        var result: [String: IntentTemplates] = [:]
        var cases: [String: [String: Int]] = [:]
        for name in names.sorted().prefix(Self.mostIntents) {
            guard let intent = catalogue.intents[name] else { continue }
            var slots = SpokenSlots(of: intent)
            for parameter in intent.spokenParameters(atMost: GrammarCompiler.mostSlots) {
                let key = "\(name).\(parameter.name)"
                guard let slot = SlotDefinition(parameter, key: key, in: catalogue, language: language) else { continue }
                slots.add(slot, for: parameter.name)
                guard case .enumeration(let type) = parameter.elementType else { continue }
                let values = (catalogue.enumerations[type]?.cases ?? []).map { ($0.name, $0.raw) }
                cases[key] = Dictionary(values) { first, _ in first }
            }
            var titles = CustomTitles(
                slots: slots.names, texts: slots.texts, articles: articles, language: language,
                readsVerbs: readsVerbs)
            titles.add(intent)
            titles.add(examples: examples[name] ?? [])
            let templates = Array(titles.templates.prefix(Self.mostTemplates))
            var own = IntentTemplates(slots: slots.definitions, templates: templates)
            own.answers = slots.answers(articles: articles, ones: ones)
            result[name] = own
        }
        intents = result
        enumerations = cases
    }
}

/// The slots of an intent, whose names differ from those that every template has.
private struct SpokenSlots {
    private(set) var definitions: [String: SlotDefinition] = [:]
    /// The slots' names, by parameter.
    private(set) var names: [String: String] = [:]
    private let parameters: Set<String>

    init(of intent: IntentDefinition) { parameters = Set(intent.parameters.map(\.name)) }

    mutating func add(_ slot: SlotDefinition, for parameter: String) {
        var (slot, name) = (slot, parameter)
        while GrammarCompiler.sharedSlots.contains(name) || name != parameter && parameters.contains(name) { name += "Value" }
        if name != parameter { slot.fills = parameter }
        definitions[name] = slot
        names[parameter] = name
    }

    /// The names of those whose values are text.
    var texts: Set<String> { Set(definitions.filter { $0.value.kind == .text || $0.value.kind == .texts }.keys) }

    /// Answers besides bare values: "a large one".
    func answers(articles: [String], ones: [String]) -> [String: [Template]] {
        guard !articles.isEmpty, !ones.isEmpty else { return [:] }
        let adjectives = definitions.filter { $0.value.kind == .enumeration || $0.value.kind == .phrase }.keys
        return Dictionary(
            uniqueKeysWithValues: adjectives.map { name in
                (name, [Template(say: "[\(articles.joined(separator: "|"))] {\(name)} [\(ones.joined(separator: "|"))]")])
            })
    }
}

extension IntentDefinition {
    /// The parameters that sentences can name: those of combinations first, then in declared order.
    fileprivate func spokenParameters(atMost limit: Int) -> [ParameterDefinition] {
        guard parameters.count > limit else { return parameters }
        let named = Set((custom?.combinations ?? []).flatMap(\.parameters))
        let ordered = parameters.filter { named.contains($0.name) } + parameters.filter { !named.contains($0.name) }
        return Array(ordered.prefix(limit))
    }
}

extension ParameterDefinition {
    /// The type of its value, or of its elements.
    fileprivate var elementType: ValueType { if case .list(let element) = type { element } else { type } }
}

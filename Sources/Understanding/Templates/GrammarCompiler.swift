import IntentSchema

/// Turns template files into a grammar, once, when the assistant starts.
struct GrammarCompiler {
    private var grammar = Grammar()
    private var builder = AutomatonBuilder()
    private var phrases: [String: String] = [:]
    private var recogniserIndices: [String: Int] = [:]
    /// What may follow any request.
    private var everywhere: [(file: String, template: Template)] = []
    private var answerLeadIns: [Pattern] = []
    private var correctionLeadIns: [Pattern] = []
    private let files: [TemplateFile]

    private static let appSlot: Int32 = 0
    private static let unknownAppSlot: Int32 = 1
    private static let positionSlot: Int32 = 2
    private static let lastSlot: Int32 = 3

    private init(_ files: [TemplateFile]) {
        self.files = files
    }

    /// - Throws: `TemplateError` naming the file, the template and what is wrong with it.
    static func compile(_ files: [TemplateFile]) throws(TemplateError) -> Grammar {
        var compiler = GrammarCompiler(files)
        return try compiler.run()
    }

    private mutating func run() throws(TemplateError) -> Grammar {
        addSharedSlots()
        gatherShared()
        grammar.words = WordLists(files)
        answerLeadIns = try patterns(\.answerLeadIns)
        correctionLeadIns = try patterns(\.correctionLeadIns)
        let requests = builder.node()
        grammar.requestStart = try leadInLoop(to: requests)
        for file in files {
            for name in (file.intents ?? [:]).keys.sorted() {
                guard let templates = file.intents?[name] else { continue }
                try addIntent(name, templates, file: file.name, start: requests)
            }
        }
        try addActs()
        try addChoices()
        grammar.automaton = builder.build()
        return grammar
    }

    private mutating func addSharedSlots() {
        grammar.recognisers = [
            SlotReader(kind: .app), SlotReader(kind: .unknownApp), SlotReader(kind: .defined(.position)), SlotReader(kind: .last),
        ]
        grammar.slots = [
            .init(name: "app", intent: -1, bit: 1, recogniser: 0), .init(name: "unknownApp", intent: -1, bit: 1, recogniser: 1),
            .init(name: "position", intent: -1, bit: 0, recogniser: 2), .init(name: "last", intent: -1, bit: 0, recogniser: 3),
        ]
    }

    private mutating func gatherShared() {
        for file in files {
            phrases.merge(file.phrases ?? [:]) { first, _ in first }
            grammar.enumerations.merge(file.enumerations ?? [:]) { first, second in first.merging(second) { first, _ in first } }
            everywhere += (file.everywhere ?? []).map { (file.name, Template(say: $0)) }
        }
    }

    private func patterns(_ list: KeyPath<TemplateFile, [String]?>) throws(TemplateError) -> [Pattern] {
        var result: [Pattern] = []
        for file in files {
            for text in file[keyPath: list] ?? [] { result.append(try parse(text, file: file.name)) }
        }
        return result
    }

    private func parse(_ text: String, file: String) throws(TemplateError) -> Pattern {
        do throws(TemplateError) {
            let pattern = try PatternParser.parse(text, phrases: phrases)
            guard !pattern.mayBeEmpty else { throw TemplateError("it matches no words at all; require at least one") }
            return pattern
        } catch {
            throw error.located(in: file, text)
        }
    }

    /// Adds a pattern whose slots are those of an intent (or the shared ones, for -1).
    private mutating func add(_ pattern: Pattern, after start: Int32, intent: Int) throws(TemplateError) -> Int32 {
        // The builder and the grammar are taken apart, as both change while a pattern is added.
        var lexicon = grammar.lexicon
        grammar.lexicon = [:]
        let indices = intent >= 0 ? grammar.intents[intent].slotIndices : [:]
        defer { grammar.lexicon = lexicon }
        return try builder.add(pattern, after: start) { text in
            if let known = lexicon[text] { return known }
            let number = Int32(lexicon.count)
            lexicon[text] = number
            return number
        } slot: { name throws(TemplateError) in
            switch name {
            case "app": return Self.appSlot
            case "unknownApp": return Self.unknownAppSlot
            case "position": return Self.positionSlot
            case "last": return Self.lastSlot
            default:
                guard let index = indices[name] else { throw TemplateError("'{\(name)}' is not among the intent's slots") }
                return Int32(index)
            }
        }
    }

    /// A start from which any number of lead-ins may be passed before the target.
    private mutating func leadInLoop(to target: Int32) throws(TemplateError) -> Int32 {
        let start = builder.node(skipsUnknown: true)
        for pattern in try patterns(\.leadIns) {
            builder.step(from: try add(pattern, after: start, intent: -1), to: start)
        }
        builder.step(from: start, to: target)
        return start
    }

    private mutating func entry(
        _ role: Grammar.Entry.Role, name: String, intent: Int = -1, sets: [String: Constant] = [:], weight: Double = 1
    ) -> Int32 {
        grammar.entries.append(.init(role: role, name: name, intent: intent, sets: sets, weight: Float(weight)))
        return Int32(grammar.entries.count - 1)
    }
}

// MARK: Intents

extension GrammarCompiler {
    private mutating func addIntent(
        _ name: String, _ templates: IntentTemplates, file: String, start: Int32
    ) throws(TemplateError) {
        guard grammar.intentIndices[name] == nil else {
            throw TemplateError("templates/\(file).yaml: '\(name)' has templates in another file already; put them together")
        }
        let index = grammar.intents.count
        let definitions = templates.slots ?? [:]
        grammar.intentIndices[name] = index
        grammar.intents.append(
            .init(
                name: name, definitions: definitions, slotIndices: [:], correctionStart: 0, answerStarts: [:], examples: [],
                keywords: []))
        addSlots(definitions, intent: index)
        let body = builder.node()
        builder.step(from: start, to: body)
        let hub = builder.node(accepts: true, skipsUnknown: true)
        for (number, template) in templates.templates.enumerated() {
            try addBody(template, number: number, intent: index, file: file, start: body, hub: hub)
        }
        let trailing = (templates.trailing ?? []).map { (file, $0) }
        for (number, (source, template)) in (trailing + everywhere).enumerated() {
            try addPhrase(template, number: number, intent: index, file: source, hub: hub, body: body)
        }
        try addCorrections(intent: index, file: file, hub: hub)
        try addAnswers(intent: index, file: file, hub: hub)
    }

    private mutating func addSlots(_ definitions: [String: SlotDefinition], intent: Int) {
        // Bit 0 belongs to the app.
        var bit: UInt32 = 2
        for name in definitions.keys.sorted() {
            guard let definition = definitions[name] else { continue }
            let key = "\(grammar.intents[intent].name).\(name)"
            grammar.intents[intent].slotIndices[name] = grammar.slots.count
            grammar.slots.append(.init(name: name, intent: intent, bit: bit, recogniser: recogniser(definition, key: key)))
            bit <<= 1
        }
    }

    /// Slots that read the same share a recogniser, and so what it found.
    private mutating func recogniser(_ definition: SlotDefinition, key: String) -> Int {
        let isOwn =
            definition.words != nil || definition.types != nil || definition.kind == .phrase || definition.kind == .phrases
        let name = isOwn ? key : "\(definition.kind.rawValue) \(definition.open ?? 0)"
        if let known = recogniserIndices[name] { return known }
        grammar.recognisers.append(SlotReader(definition, vocabulary: key))
        recogniserIndices[name] = grammar.recognisers.count - 1
        return grammar.recognisers.count - 1
    }

    private mutating func addBody(
        _ template: Template, number: Int, intent: Int, file: String, start: Int32, hub: Int32
    ) throws(TemplateError) {
        let pattern = try parse(template.say, file: file)
        let name = "\(file)/\(grammar.intents[intent].name)#\(number + 1)"
        try check(template.sets, intent: intent, file: file, template: template.say)
        let entry = entry(.request, name: name, intent: intent, sets: template.sets ?? [:], weight: template.weight ?? 1)
        do throws(TemplateError) {
            let end = try add(pattern, after: start, intent: intent)
            builder.finish(entry, at: end, target: hub)
        } catch {
            throw error.located(in: file, template.say)
        }
        if let example = template.example { grammar.intents[intent].examples.append(example) }
        grammar.intents[intent].keywords.formUnion(keywords(pattern))
    }

    private func keywords(_ pattern: Pattern) -> Set<Int32> {
        switch pattern {
        case .slot: []
        case .word(let text): grammar.words.stopWords.contains(text) ? [] : Set([grammar.lexicon[text]].compactMap { $0 })
        case .optional(let part): keywords(part)
        case .sequence(let parts), .choice(let parts): parts.reduce(into: []) { $0.formUnion(keywords($1)) }
        }
    }

    private func check(_ sets: [String: Constant]?, intent: Int, file: String, template: String) throws(TemplateError) {
        for (parameter, constant) in sets ?? [:] {
            guard case .text(let name) = constant, let cases = grammar.enumerations[parameter] else { continue }
            guard cases[name] == nil else { continue }
            throw TemplateError("'\(parameter)' has no case '\(name)'; it has \(cases.keys.sorted().joined(separator: ", "))")
                .located(in: file, template)
        }
    }

    private mutating func addPhrase(
        _ template: Template, number: Int, intent: Int, file: String, hub: Int32, body: Int32
    ) throws(TemplateError) {
        let pattern = try parse(template.say, file: file)
        try check(template.sets, intent: intent, file: file, template: template.say)
        let name = "\(file)/\(grammar.intents[intent].name)+\(number + 1)"
        let entry = entry(.phrase, name: name, intent: intent, sets: template.sets ?? [:], weight: template.weight ?? 1)
        do throws(TemplateError) {
            builder.finish(entry, at: try add(pattern, after: hub, intent: intent), target: hub)
            guard template.leads == true else { return }
            builder.finish(entry, at: try add(pattern, after: body, intent: intent), target: body)
        } catch {
            throw error.located(in: file, template.say)
        }
    }

    /// A change: words that announce it, then values alone or with what usually stands around them.
    private mutating func addCorrections(intent: Int, file: String, hub: Int32) throws(TemplateError) {
        let name = "\(file)/\(grammar.intents[intent].name) change"
        let entry = entry(.correction, name: name, intent: intent)
        let start = builder.node()
        let announced = builder.node()
        for pattern in correctionLeadIns {
            let end = try add(pattern, after: start, intent: intent)
            builder.step(from: end, to: announced)
            let again = try add(pattern, after: announced, intent: intent)
            builder.step(from: again, to: announced)
        }
        let values = builder.node()
        for (parameter, definition) in grammar.intents[intent].definitions where definition.kind.standsAlone {
            builder.step(from: try add(.slot(parameter), after: announced, intent: intent), to: values)
        }
        builder.finish(entry, at: values, target: hub)
        builder.finish(entry, at: announced, target: hub)
        builder.finish(entry, at: start, target: hub)
        grammar.intents[intent].correctionStart = start
    }

    /// An answer to a question about one parameter.
    private mutating func addAnswers(intent: Int, file: String, hub: Int32) throws(TemplateError) {
        for parameter in grammar.intents[intent].definitions.keys.sorted() {
            let entry = entry(.answer, name: "\(file)/\(grammar.intents[intent].name) answer \(parameter)", intent: intent)
            let start = builder.node()
            for pattern in answerLeadIns {
                builder.step(from: try add(pattern, after: start, intent: intent), to: start)
            }
            builder.finish(entry, at: try add(.slot(parameter), after: start, intent: intent), target: hub)
            // "To the airport": what a value usually follows may come with it.
            builder.finish(entry, at: start, target: hub)
            grammar.intents[intent].answerStarts[parameter] = start
        }
    }
}

extension SlotDefinition.Kind {
    /// Whether a value can be told by itself from other words.
    var standsAlone: Bool {
        switch self {
        case .person, .people, .place, .money, .paymentAmount, .count, .time, .past, .phrase, .enumeration, .goal, .account,
            .number:
            true
        case .text, .texts, .phrases, .biller, .position: false
        }
    }
}

// MARK: Answers without values

extension GrammarCompiler {
    private mutating func addActs() throws(TemplateError) {
        let start = builder.node()
        let end = builder.node(accepts: true)
        for file in files {
            for (name, texts) in (file.answers ?? [:]).sorted(by: { $0.key < $1.key }) {
                guard let answer = AnswerWord(rawValue: name) else {
                    throw TemplateError("templates/\(file.name).yaml: '\(name)' is no kind of answer")
                }
                for (number, text) in texts.enumerated() {
                    let entry = entry(.act(answer), name: "\(file.name)/\(name)#\(number + 1)")
                    let pattern = try parse(text, file: file.name)
                    builder.finish(entry, at: try add(pattern, after: start, intent: -1), target: end)
                    // "No, cancel that" and "yes, go ahead" say the same twice.
                    builder.finish(entry, at: try add(pattern, after: end, intent: -1), target: end)
                }
            }
        }
        grammar.actStart = start
    }

    private mutating func addChoices() throws(TemplateError) {
        let start = builder.node()
        let end = builder.node(accepts: true)
        for pattern in answerLeadIns { builder.step(from: try add(pattern, after: start, intent: -1), to: start) }
        let entry = entry(.choice, name: "choice")
        for file in files {
            for text in file.choices ?? [] {
                let pattern = try parse(text, file: file.name)
                builder.finish(entry, at: try add(pattern, after: start, intent: -1), target: end)
            }
        }
        grammar.choiceStart = start
    }
}

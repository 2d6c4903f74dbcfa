import IntentSchema

/// Compiles template files to a grammar.
struct GrammarCompiler {
    var grammar = GrammarDraft()
    var builder = AutomatonBuilder()
    /// Phrases shared by all files.
    var sharedPhrases: [String: Pattern] = [:]
    /// By file, its own phrases and the shared ones.
    var phrases: [String: [String: Pattern]] = [:]
    var recogniserIndices: [String: Int] = [:]
    /// Phrases that may follow any request.
    var everywhere: [(file: String, template: Template)] = []
    /// Changes that name the parameter, with the slots `called` and `value` unresolved.
    var namedCorrections: [Pattern] = []
    /// Changes of a time, with the slot `value` unresolved.
    var timeCorrections: [Pattern] = []
    let files: [TemplateFile]
    /// The rules for tokenising the files' texts.
    let rules: TokenRules
    /// Slots for intents and parameters that the files do not mention.
    var catalogue: TemplateFile?
    /// A cache of parsed patterns: every intent needs the phrases that may follow any request.
    private let parsed = ParsedPatterns()

    /// Ten times the size of the pack's grammar.
    static let mostNodes = 1_000_000
    static let appSlot: Int32 = 0
    static let unknownAppSlot: Int32 = 1
    static let positionSlot: Int32 = 2
    static let lastSlot: Int32 = 3
    static let otherSlot: Int32 = 4
    /// Slots available in every template.
    static let sharedSlots: Set<String> = ["app", "unknownApp", "position", "last", "other", "compared", "all"]
    static let comparedSlot: Int32 = 5
    static let allSlot: Int32 = 6

    init(_ files: [TemplateFile]) {
        self.files = files
        rules = files.firstResult(\.tokens) ?? .none
    }

    /// - Throws: `TemplateError` naming the file, the template and what is wrong with it.
    ///
    /// - Parameter catalogue: Intents and parameters beyond those of the files.
    static func compile(_ files: [TemplateFile], completedBy catalogue: Catalogue? = nil) throws(TemplateError) -> Grammar {
        var compiler = GrammarCompiler(files)
        compiler.catalogue = catalogue.map { TemplateFile(of: $0) }
        return try compiler.run()
    }

    mutating func run() throws(TemplateError) -> Grammar {
        addSharedSlots()
        try gatherShared()
        grammar.words = WordLists(files, rules)
        try addSentences()
        namedCorrections = try patterns(\.namedCorrections)
        timeCorrections = try patterns(\.timeCorrections)
        try addAnswerLeadIns()
        let requests = builder.node()
        grammar.requestStart = try leadInLoop(to: requests)
        for file in files {
            for name in (file.intents ?? [:]).keys.sorted() {
                guard let templates = file.intents?[name] else { continue }
                try addIntent(name, templates, file: file.name, start: requests)
            }
        }
        try complete(start: requests)
        try addActs()
        try addChoices()
        grammar.automaton = builder.build()
        return Grammar(grammar)
    }

    private mutating func complete(start: Int32) throws(TemplateError) {
        for (name, templates) in (catalogue?.intents ?? [:]).sorted(by: { $0.key < $1.key }) {
            guard let known = grammar.intentIndices[name] else {
                try addIntent(name, templates, file: "catalogue", start: start)
                continue
            }
            complete(known, with: templates.slots ?? [:])
        }
        for (parameter, cases) in catalogue?.enumerations ?? [:] where grammar.enumerations[parameter] == nil {
            grammar.enumerations[parameter] = cases
        }
    }

    mutating func addSharedSlots() {
        grammar.recognisers = [
            SlotReader(kind: .app), SlotReader(kind: .unknownApp), SlotReader(kind: .defined(.position)), SlotReader(kind: .last),
            SlotReader(kind: .other), SlotReader(kind: .compared), SlotReader(kind: .all),
        ]
        grammar.slots = [
            .init(name: "app", intent: -1, bit: 1, recogniser: 0), .init(name: "unknownApp", intent: -1, bit: 1, recogniser: 1),
            .init(name: "position", intent: -1, bit: 0, recogniser: 2), .init(name: "last", intent: -1, bit: 0, recogniser: 3),
            .init(name: "other", intent: -1, bit: 0, recogniser: 4), .init(name: "compared", intent: -1, bit: 0, recogniser: 5),
            .init(name: "all", intent: -1, bit: 0, recogniser: 6),
        ]
    }

    mutating func gatherShared() throws(TemplateError) {
        // Phrases of a file with intents are private to it; those of the other files are shared.
        for file in files where file.intents == nil {
            try sharedPhrases.merge(parsedPhrases(of: file)) { first, _ in first }
        }
        for file in files {
            phrases[file.name] = try sharedPhrases.merging(parsedPhrases(of: file)) { _, own in own }
            grammar.enumerations.merge(file.enumerations ?? [:]) { first, second in first.merging(second) { first, _ in first } }
            everywhere += (file.everywhere ?? []).map { (file.name, Template(say: $0)) }
        }
    }

    func patterns(_ list: KeyPath<TemplateFile, [String]?>) throws(TemplateError) -> [Pattern] {
        var result: [Pattern] = []
        for file in files {
            for text in file[keyPath: list] ?? [] { result.append(try parse(text, file: file.name)) }
        }
        return result
    }

    func parse(_ text: String, file: String) throws(TemplateError) -> Pattern {
        let place = ParsedPatterns.Key(file: file, text: text)
        if let known = parsed.patterns[place] { return known }
        do throws(TemplateError) {
            let pattern = try PatternParser.parse(text, phrases: phrases[file] ?? sharedPhrases, rules)
            guard !pattern.mayBeEmpty else { throw TemplateError("it matches no words at all; require at least one") }
            let paths = pattern.paths
            guard paths <= TemplateSampler.mostPaths else { throw SampledTemplates.exploding(paths, TemplateSampler.mostPaths) }
            parsed.patterns[place] = pattern
            return pattern
        } catch {
            throw error.located(in: file, text)
        }
    }

    /// A template's words, cached because phrases that may follow any request are used by every intent.
    func words(of pattern: Pattern, text: String, file: String) -> (texts: Set<String>, hashes: WordSet) {
        let place = ParsedPatterns.Key(file: file, text: text)
        if let known = parsed.words[place] { return known }
        let texts = pattern.words
        var hashes = WordSet()
        for word in texts { hashes.insert(word) }
        parsed.words[place] = (texts, hashes)
        return (texts, hashes)
    }

    /// Adds a pattern with an intent's slots (or the shared ones, for -1).
    mutating func add(_ pattern: Pattern, after start: Int32, intent: Int) throws(TemplateError) -> Int32 {
        guard builder.count <= Self.mostNodes else {
            throw TemplateError(
                "all templates together have more than \(Self.mostNodes) words and slots; use fewer or smaller ones")
        }
        // Taken out of the grammar, as the builder and the lexicon are both mutated.
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
            case "other": return Self.otherSlot
            case "compared": return Self.comparedSlot
            case "all": return Self.allSlot
            default:
                guard let index = indices[name] else { throw TemplateError("'{\(name)}' is not among the intent's slots") }
                return Int32(index)
            }
        }
    }

    /// A start state from which any number of lead-ins may precede the target.
    mutating func leadInLoop(to target: Int32) throws(TemplateError) -> Int32 {
        let start = builder.node(skipsUnknown: true)
        for pattern in try patterns(\.leadIns) {
            builder.step(from: try add(pattern, after: start, intent: -1), to: start)
        }
        builder.step(from: start, to: target)
        return start
    }

    /// Adds loops over the words before answers and changes; their continuations are set at run time.
    mutating func addAnswerLeadIns() throws(TemplateError) {
        grammar.answerLeadIn = builder.node()
        for pattern in try patterns(\.answerLeadIns) {
            builder.finish(-1, at: try add(pattern, after: grammar.answerLeadIn, intent: -1), target: grammar.answerLeadIn)
        }
        grammar.correctionLeadIn = builder.node()
        grammar.announcedLeadIn = builder.node()
        for pattern in try patterns(\.correctionLeadIns) {
            for start in [grammar.correctionLeadIn, grammar.announcedLeadIn] {
                builder.finish(-1, at: try add(pattern, after: start, intent: -1), target: grammar.announcedLeadIn)
            }
        }
    }

    mutating func entry(
        _ role: Grammar.Entry.Role, name: String, intent: Int = -1, sets: [String: Constant] = [:], weight: Double = 1
    ) -> Int32 {
        var filled: UInt32 = 0
        for parameter in sets.keys where intent >= 0 {
            if let slot = grammar.intents[intent].slotIndices[parameter] { filled |= grammar.slots[slot].bit }
        }
        grammar.entries.append(.init(role: role, name: name, intent: intent, sets: sets, filled: filled, weight: Float(weight)))
        return Int32(grammar.entries.count - 1)
    }
}

/// Parsed patterns, by file and text.
private final class ParsedPatterns {
    struct Key: Hashable {
        var file: String
        var text: String
    }

    var patterns: [Key: Pattern] = [:]
    var words: [Key: (texts: Set<String>, hashes: WordSet)] = [:]
}

import CompactCoding

extension Grammar {
    /// The bytes that `init(stored:)` reads.
    func stored() throws -> [UInt8] { try Archive.bytes(of: StoredGrammar(grammar: GrammarDraft(self))) }

    /// Reads the output of `stored()`.
    ///
    /// - Parameter owner: Keeps the bytes alive, if set.
    /// - Throws: `ArchiveError` if the bytes are damaged.
    static func read(stored bytes: UnsafeRawBufferPointer, owner: AnyObject? = nil) throws -> Grammar {
        Grammar(try Archive.value(StoredGrammar.self, from: bytes, owner: owner).grammar)
    }
}

extension GrammarDraft {
    fileprivate init(_ grammar: Grammar) {
        self.init(
            lexicon: grammar.lexicon, automaton: grammar.automaton, entries: grammar.entries, slots: grammar.slots,
            intents: grammar.intents, intentIndices: grammar.intentIndices, recognisers: grammar.recognisers.map(\.source),
            requestStart: grammar.requestStart, answerLeadIn: grammar.answerLeadIn, correctionLeadIn: grammar.correctionLeadIn,
            announcedLeadIn: grammar.announcedLeadIn, actStart: grammar.actStart, choiceStart: grammar.choiceStart,
            words: grammar.words, enumerations: grammar.enumerations)
    }

    /// Whether all indices are valid.
    fileprivate var isWhole: Bool {
        let states = 0..<Int32(automaton.states.count)
        let starts = [requestStart, answerLeadIn, correctionLeadIn, announcedLeadIn, actStart, choiceStart]
        let own = intents.flatMap { [$0.plainCorrection, $0.announcedCorrection] + $0.answerStarts.values }
        return (starts + own).allSatisfy { states.contains($0) }
            && automaton.slots.allSatisfy { slots.indices.contains(Int($0.slot)) }
            && automaton.finishes.allSatisfy { Int($0.template) < entries.count }
            && entries.allSatisfy { (-1..<intents.count).contains($0.intent) }
            && slots.allSatisfy { (-1..<intents.count).contains($0.intent) && recognisers.indices.contains($0.recogniser) }
            && intents.allSatisfy { $0.slotIndices.values.allSatisfy { slots.indices.contains($0) } }
            && recognisers.allSatisfy { $0.knownOf.map { recognisers.indices.contains($0) } ?? true }
    }
}

/// The stored form of a grammar. Derivable properties are omitted; a test compares all the others.
private struct StoredGrammar: Archivable {
    var grammar: GrammarDraft

    static var blank: StoredGrammar { StoredGrammar(grammar: GrammarDraft()) }

    mutating func archive(_ archive: inout Archive) throws {
        var texts = [String](repeating: "", count: grammar.lexicon.count)
        for (text, number) in grammar.lexicon { texts[Int(number)] = text }
        try archive.part(&texts)
        try archive.part(&grammar.automaton)
        try archive.part(&grammar.entries)
        try archive.part(&grammar.slots)
        try archive.part(&grammar.intents)
        try archive.part(&grammar.recognisers)
        try archive.part(&grammar.requestStart)
        try archive.part(&grammar.answerLeadIn)
        try archive.part(&grammar.correctionLeadIn)
        try archive.part(&grammar.announcedLeadIn)
        try archive.part(&grammar.actStart)
        try archive.part(&grammar.choiceStart)
        try archive.part(&grammar.words)
        try archive.part(&grammar.enumerations)
        guard archive.isReading else { return }
        grammar.lexicon.reserveCapacity(texts.count)
        for (number, text) in texts.enumerated() { grammar.lexicon[text] = Int32(number) }
        for (index, intent) in grammar.intents.enumerated() { grammar.intentIndices[intent.name] = index }
        guard grammar.isWhole else { throw ArchiveError("the parts of the grammar do not fit together") }
    }
}

extension Grammar.Entry: Archivable {
    static var blank: Self { Self(role: .request, name: "", intent: -1, sets: [:], filled: 0, weight: 0) }

    mutating func archive(_ archive: inout Archive) throws {
        try archive.part(&role)
        try archive.part(&name)
        try archive.part(&intent)
        try archive.part(&sets)
        try archive.part(&takesText)
        try archive.part(&isFollowUp)
        try archive.part(&leavesOut)
        try archive.plain(&filled)
        try archive.plain(&weight)
    }
}

extension Grammar.Entry.Role: Archivable {
    static var blank: Self { .request }

    mutating func archive(_ archive: inout Archive) throws {
        var code = code
        try archive.plain(&code)
        guard let read = Self(code: code) else { throw ArchiveError.damaged }
        self = read
    }

    private static let firstAct: UInt8 = 16

    private var code: UInt8 {
        switch self {
        case .request: 0
        case .phrase: 1
        case .answer: 2
        case .correction: 3
        case .choice: 4
        // Safe: `allCases` contains every case and has few enough for a byte.
        case .act(let word): Self.firstAct + UInt8(AnswerWord.allCases.firstIndex(of: word) ?? 0)
        }
    }

    private init?(code: UInt8) {
        switch code {
        case 0: self = .request
        case 1: self = .phrase
        case 2: self = .answer
        case 3: self = .correction
        case 4: self = .choice
        default:
            let index = Int(code) - Int(Self.firstAct)
            guard AnswerWord.allCases.indices.contains(index) else { return nil }
            self = .act(AnswerWord.allCases[index])
        }
    }
}

extension Grammar.Slot: Archivable {
    static var blank: Self { Self(name: "", intent: -1, bit: 0, recogniser: 0) }

    mutating func archive(_ archive: inout Archive) throws {
        try archive.part(&name)
        try archive.part(&intent)
        try archive.plain(&bit)
        try archive.part(&recogniser)
    }
}

extension Grammar.Intent: Archivable {
    static var blank: Self {
        Self(
            name: "", definitions: [:], slotIndices: [:], plainCorrection: 0, announcedCorrection: 0, answerStarts: [:],
            examples: [],
            keywords: [])
    }

    mutating func archive(_ archive: inout Archive) throws {
        try archive.part(&name)
        try archive.part(&definitions)
        try archive.part(&records)
        try archive.part(&slotIndices)
        try archive.part(&plainCorrection)
        try archive.part(&announcedCorrection)
        try archive.part(&answerStarts)
        try archive.part(&examples)
        try archive.part(&tellingWords)
        try archive.part(&vocabulary)
        try archive.part(&follows)
        try archive.part(&keywords)
    }
}

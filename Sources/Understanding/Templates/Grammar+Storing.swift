import CompactCoding

/// A grammar as it is stored. What can be made again from the rest is left out.
///
/// Every stored property of `Grammar` that `finish()` does not make stands here too; a test compares them.
private struct StoredGrammar: Codable {
    /// In the order of their numbers.
    var lexicon: [String]
    var automaton: Automaton
    var entries: StoredEntries
    var slots: [Grammar.Slot]
    var intents: [Grammar.Intent]
    var recognisers: [SlotReader]
    /// Where requests, answers' and changes' lead-ins, announced ones, acts and choices start.
    var starts: [Int32]
    var words: WordLists
    var enumerations: [String: [String: Int]]
}

/// The templates' facts, each kind side by side.
private struct StoredEntries: Codable {
    var roles: PlainArray<UInt8>
    var intents: PlainArray<Int32>
    var filled: PlainArray<UInt32>
    var weights: PlainArray<Float>
    var names: [String]
    /// By number, those that set anything.
    var sets: [Int: [String: Constant]]
    /// The numbers of those that take a text, of those that are follow-ups, and of those whose words are left out.
    var texts: [Int]
    var followUps: [Int]
    var leavingOut: [Int]

    init(_ entries: [Grammar.Entry]) {
        roles = PlainArray(entries.map(\.role.code))
        intents = PlainArray(entries.map { Int32($0.intent) })
        filled = PlainArray(entries.map(\.filled))
        weights = PlainArray(entries.map(\.weight))
        names = entries.map(\.name)
        texts = entries.indices.filter { entries[$0].takesText }
        followUps = entries.indices.filter { entries[$0].isFollowUp }
        leavingOut = entries.indices.filter { entries[$0].leavesOut }
        sets = [:]
        for (number, entry) in entries.enumerated() where !entry.sets.isEmpty { sets[number] = entry.sets }
    }

    /// `nil` where the parts do not fit together.
    func entries(intentCount: Int) -> [Grammar.Entry]? {
        let counts = [roles.elements.count, intents.elements.count, filled.elements.count, weights.elements.count]
        guard counts.allSatisfy({ $0 == names.count }) else { return nil }
        var entries: [Grammar.Entry] = []
        entries.reserveCapacity(names.count)
        for (number, name) in names.enumerated() {
            let intent = Int(intents.elements[number])
            guard let role = Grammar.Entry.Role(code: roles.elements[number]), (-1..<intentCount).contains(intent) else {
                return nil
            }
            entries.append(
                .init(
                    role: role, name: name, intent: intent, sets: sets[number] ?? [:], filled: filled.elements[number],
                    weight: weights.elements[number]))
        }
        guard (texts + followUps + leavingOut).allSatisfy(entries.indices.contains) else { return nil }
        for number in texts { entries[number].takesText = true }
        for number in followUps { entries[number].isFollowUp = true }
        for number in leavingOut { entries[number].leavesOut = true }
        return entries
    }
}

extension Grammar.Entry.Role {
    private static let firstAct: UInt8 = 16

    fileprivate var code: UInt8 {
        switch self {
        case .request: 0
        case .phrase: 1
        case .answer: 2
        case .correction: 3
        case .choice: 4
        // All cases are few, and every one is among them.
        case .act(let word): Self.firstAct + UInt8(AnswerWord.allCases.firstIndex(of: word) ?? 0)
        }
    }

    fileprivate init?(code: UInt8) {
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

extension Grammar {
    /// The bytes that `init(stored:)` reads.
    func stored() throws -> [UInt8] {
        var texts = [String](repeating: "", count: lexicon.count)
        for (text, number) in lexicon { texts[Int(number)] = text }
        return try CompactEncoder().encode(
            StoredGrammar(
                lexicon: texts, automaton: automaton, entries: StoredEntries(entries), slots: slots, intents: intents,
                recognisers: recognisers,
                starts: [
                    requestStart, answerLeadIn, correctionLeadIn, announcedLeadIn, actStart, choiceStart,
                ], words: words, enumerations: enumerations))
    }

    /// Reads what `stored()` gave.
    ///
    /// - Throws: `DecodingError` when the bytes are damaged.
    convenience init(stored bytes: UnsafeRawBufferPointer) throws {
        self.init()
        let stored = try CompactDecoder().decode(StoredGrammar.self, from: bytes)
        lexicon.reserveCapacity(stored.lexicon.count)
        for (number, text) in stored.lexicon.enumerated() { lexicon[text] = Int32(number) }
        automaton = stored.automaton
        slots = stored.slots
        intents = stored.intents
        recognisers = stored.recognisers
        words = stored.words
        enumerations = stored.enumerations
        for (index, intent) in intents.enumerated() { intentIndices[intent.name] = index }
        guard let entries = stored.entries.entries(intentCount: intents.count), stored.starts.count == 6,
            isWhole(stored.starts, entryCount: entries.count)
        else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: [], debugDescription: "the parts of the grammar do not fit together"))
        }
        self.entries = entries
        (requestStart, answerLeadIn, correctionLeadIn) = (stored.starts[0], stored.starts[1], stored.starts[2])
        (announcedLeadIn, actStart, choiceStart) = (stored.starts[3], stored.starts[4], stored.starts[5])
        finish()
    }

    /// Whether what is numbered exists.
    private func isWhole(_ starts: [Int32], entryCount: Int) -> Bool {
        let states = 0..<Int32(automaton.states.count)
        let own = intents.flatMap { [$0.plainCorrection, $0.announcedCorrection] + $0.answerStarts.values }
        return (starts + own).allSatisfy { states.contains($0) }
            && automaton.slots.allSatisfy { slots.indices.contains(Int($0.slot)) }
            && automaton.finishes.allSatisfy { Int($0.template) < entryCount }
            && slots.allSatisfy { (-1..<intents.count).contains($0.intent) && recognisers.indices.contains($0.recogniser) }
            && intents.allSatisfy { $0.slotIndices.values.allSatisfy { slots.indices.contains($0) } }
            && recognisers.allSatisfy { $0.knownOf.map { recognisers.indices.contains($0) } ?? true }
    }
}

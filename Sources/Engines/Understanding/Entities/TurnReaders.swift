/// The readers of one turn: the whole utterance and its parts are read by dozens of rules, and each reader remembers what it has found.
///
/// A reader holds its context, which holds these, so that they are forgotten at the end of the turn.
// Safe: one turn is read by one thread, and no other sees its context.
final class TurnReaders: @unchecked Sendable {
    /// Words in one of the turn's contexts.
    private struct Place: Hashable {
        /// The readers keep the facts alive, so that no others have their identity.
        let facts: ObjectIdentifier
        let part: TurnFacts.Part
    }

    private struct Words: Hashable {
        let text: String
        let tokens: Int?
    }

    @exclusivity(unchecked) private var findings: [Words: WordFindings] = [:]
    @exclusivity(unchecked) private var known: [Place: TurnReader] = [:]
    @exclusivity(unchecked) private var tokens: [String: Utterance] = [:]
    /// The tokens with hesitations and what only stresses an order.
    @exclusivity(unchecked) private var plainTokens: [String: Utterance] = [:]
    /// The readers asked for last, in no order: most rules ask for the one of the words that the last rule has read.
    @exclusivity(unchecked) private var latest: [TurnReader] = []
    /// Where the next one goes.
    @exclusivity(unchecked) private var next = 0

    private static let mostLatest = 4

    /// The bytes of all parts that have been read.
    private var bytesRead = 0

    /// Whether the words may be read besides those before. Many corrections and requests in one breath could be taken apart in more ways than
    /// there is time for: each joint doubles them. Of 4,000 sentences that people say, the most intricate needs a sixth of this.
    func mayRead(_ words: String) -> Bool {
        defer { bytesRead += words.utf8.count }
        return bytesRead < Self.mostBytes
    }

    private static let mostBytes = 16_000

    /// The tokens of the words.
    func tokens(of words: String, _ make: () -> Utterance) -> Utterance {
        if let tokens = tokens[words] { return tokens }
        let made = make()
        tokens[words] = made
        return made
    }

    /// The tokens of the words with hesitations and what only stresses an order.
    func plainTokens(of words: String, _ make: () -> Utterance) -> Utterance {
        if let tokens = plainTokens[words] { return tokens }
        let made = make()
        plainTokens[words] = made
        return made
    }

    /// The reader of the part in a context with those facts.
    ///
    /// - Parameter make: makes one that shares the findings of the words with others, if there are any.
    func reader(of part: TurnFacts.Part, _ facts: TurnFacts, _ make: (WordFindings?) -> TurnReader) -> TurnReader {
        let place = Place(facts: ObjectIdentifier(facts), part: part)
        if let reader = known[place] {
            keep(reader)
            return reader
        }
        let words = Words(text: part.words, tokens: part.tokens)
        let reader = make(findings[words])
        findings[words] = reader.scanner.findings
        known[place] = reader
        keep(reader)
        return reader
    }

    /// The reader of the words in the context, if it is one of those asked for last: looking it up among all takes longer.
    func latest(of utterance: Utterance, in context: borrowing InterpretationContext) -> TurnReader? {
        for index in latest.indices where latest[index].scanner.reads(utterance, in: context) { return latest[index] }
        return nil
    }

    private func keep(_ reader: TurnReader) {
        if latest.count < Self.mostLatest {
            latest.append(reader)
        } else {
            latest[next] = reader
            next = (next + 1) % Self.mostLatest
        }
    }

    func forget() {
        known = [:]
        findings = [:]
        latest = []
    }
}

extension SlotScanner {
    /// Whether these are the words, as written, and the context that a copy of the turn's context is, as far as those differ (`TurnFacts.Part`).
    fileprivate func reads(_ words: borrowing Utterance, in other: borrowing InterpretationContext) -> Bool {
        utterance.tokens.count == words.tokens.count && context.facts === other.facts && utterance.written == words.written
            && context.question == other.question && context.parameters == other.parameters && context.heard == other.heard
    }
}

extension TemplateInterpreter {
    /// The reader of numbered tokens; the same for the same words in the same context within a turn.
    func reader(of utterance: Utterance, in context: InterpretationContext) -> TurnReader {
        // Tokens that are as written follow from the text and their number.
        guard let readers = context.facts.readers, utterance.isAsWritten else {
            return TurnReader(interpreter: self, context: context, utterance: utterance)
        }
        if let reader = readers.latest(of: utterance, in: context) { return reader }
        let part = TurnFacts.Part(utterance.written, tokens: utterance.count, in: context)
        return readers.reader(of: part, context.facts) {
            TurnReader(interpreter: self, context: context, utterance: utterance, findings: $0)
        }
    }
}

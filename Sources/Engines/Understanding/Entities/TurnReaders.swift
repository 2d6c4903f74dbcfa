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

    /// The reader of the part in a context with those facts.
    ///
    /// - Parameter make: makes one that shares the findings of the words with others, if there are any.
    func reader(of part: TurnFacts.Part, _ facts: TurnFacts, _ make: (WordFindings?) -> TurnReader) -> TurnReader {
        let place = Place(facts: ObjectIdentifier(facts), part: part)
        if let reader = known[place] { return reader }
        let words = Words(text: part.words, tokens: part.tokens)
        let reader = make(findings[words])
        findings[words] = reader.scanner.findings
        known[place] = reader
        return reader
    }

    func forget() {
        known = [:]
        findings = [:]
    }
}

extension TemplateInterpreter {
    /// The reader of numbered tokens; the same for the same words in the same context within a turn.
    func reader(of utterance: Utterance, in context: InterpretationContext) -> TurnReader {
        // Tokens that are as written follow from the text and their number.
        guard let readers = context.facts.readers, utterance.isAsWritten else {
            return TurnReader(interpreter: self, context: context, utterance: utterance)
        }
        let part = TurnFacts.Part(utterance.written, tokens: utterance.count, in: context)
        return readers.reader(of: part, context.facts) {
            TurnReader(interpreter: self, context: context, utterance: utterance, findings: $0)
        }
    }
}

import IntentSchema
import Learning
public import Understanding

/// The assistant's whole interpreter, evaluated on sentences while no question is open.
public struct InterpreterReader: SentenceReader {
    private let interpreter: any Interpreter
    private let context: InterpretationContext
    private let naming: SlotNaming

    /// Creates a reader that uses an interpreter in a fixed context.
    public init(_ interpreter: any Interpreter, context: InterpretationContext, naming: SlotNaming) {
        self.interpreter = interpreter
        self.context = context
        self.naming = naming
    }

    public func read(_ text: String) -> SentenceReading {
        let interpretation = interpreter.interpret(text, in: context)
        guard case .request(let hypothesis)? = interpretation.acts.first else {
            // The best rejected reading determines the confidence of the refusal.
            let nearest = interpretation.rejected.first?.score ?? 0
            return SentenceReading(intent: nil, confidence: 1 - min(max(nearest, 0), 1))
        }
        let offsets = CharacterOffsets(text)
        let slots = hypothesis.spans.map { span in
            SlotSpan(
                name: naming.name(of: span.role, intent: hypothesis.intent), start: offsets.bytes(span.start),
                end: offsets.bytes(span.end))
        }
        return SentenceReading(intent: hypothesis.intent, confidence: hypothesis.score, slots: slots)
    }
}

/// Converts offsets in characters to offsets in bytes.
private struct CharacterOffsets {
    /// The start of each character, and the end; `nil` if every character is one byte.
    private let starts: [Int]?
    private let count: Int

    init(_ text: String) {
        count = text.utf8.count
        // A carriage return and line feed are one character of two bytes.
        starts = text.utf8.allSatisfy { $0 < 0x80 && $0 != 0x0D } ? nil : Self.starts(text)
    }

    private static func starts(_ text: String) -> [Int] {
        var (starts, position) = ([0], 0)
        for character in text {
            position += character.utf8.count
            starts.append(position)
        }
        return starts
    }

    func bytes(_ characters: Int) -> Int {
        guard let starts else { return min(max(characters, 0), count) }
        return starts[min(max(characters, 0), starts.count - 1)]
    }
}

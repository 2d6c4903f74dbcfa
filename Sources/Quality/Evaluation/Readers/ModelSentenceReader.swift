public import Learning
import TextTokens

/// Interprets sentences with a learned model alone.
public struct ModelSentenceReader: SentenceReader {
    private let model: LearnedModel

    /// Creates a reader that uses a model alone.
    public init(_ model: LearnedModel) {
        self.model = model
    }

    public func read(_ text: String) -> SentenceReading {
        let tokens = TokenisedText(text)
        let reading = model.read(tokens, limit: 0)
        let slots = reading.slots.compactMap { slot -> SlotSpan? in
            guard !slot.range.isEmpty, slot.range.lowerBound >= 0, slot.range.upperBound <= tokens.count else { return nil }
            let (first, last) = (tokens.tokens[slot.range.lowerBound], tokens.tokens[slot.range.upperBound - 1])
            return SlotSpan(name: slot.name, start: first.start, end: last.end)
        }
        return SentenceReading(intent: reading.intent, confidence: reading.probability, slots: reading.intent == nil ? [] : slots)
    }
}

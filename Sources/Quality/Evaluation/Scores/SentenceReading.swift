public import Learning

/// A system's reading of one sentence.
public struct SentenceReading: Hashable, Sendable {
    /// The intent; `nil` if the sentence was refused because it matches no known intent.
    public var intent: String?
    /// The system's confidence in this, from 0 to 1.
    public var confidence: Double
    /// In order of appearance.
    public var slots: [SlotSpan]

    public init(intent: String?, confidence: Double, slots: [SlotSpan] = []) {
        self.intent = intent
        self.confidence = confidence
        self.slots = slots.sorted()
    }
}

/// A system to evaluate: a model, or the assistant's whole interpreter.
public protocol SentenceReader: Sendable {
    /// Reads a sentence.
    func read(_ text: String) -> SentenceReading
}

/// A sentence and its reading by a system.
public struct SentenceOutcome: Sendable {
    /// The annotated sentence.
    public var sentence: AnnotatedSentence
    /// Its reading.
    public var reading: SentenceReading
    /// The processor time of the reading; 0 if it was not measured.
    public var nanoseconds: Int

    public init(sentence: AnnotatedSentence, reading: SentenceReading, nanoseconds: Int = 0) {
        self.sentence = sentence
        self.reading = reading
        self.nanoseconds = nanoseconds
    }

    /// Whether the intent is right.
    public var hasRightIntent: Bool { sentence.intent == reading.intent }
    /// Whether every span has the right name and bounds, and there are no others. White space at a span's ends is ignored.
    public var hasRightSlots: Bool { expectedSpans == foundSpans }
    /// Whether intent and slots are right.
    public var isExact: Bool { hasRightIntent && hasRightSlots }

    var expectedSpans: Set<SlotSpan> { SpanTrimming.trimmed(sentence.slots, in: sentence.text) }
    var foundSpans: Set<SlotSpan> { SpanTrimming.trimmed(reading.slots, in: sentence.text) }
}

/// Spans without the white space at their ends.
enum SpanTrimming {
    static func trimmed(_ spans: [SlotSpan], in text: String) -> Set<SlotSpan> {
        guard !spans.isEmpty else { return [] }
        let bytes = Array(text.utf8)
        let isSpace: (UInt8) -> Bool = { $0 == 0x20 || (0x09...0x0D).contains($0) }
        return Set(
            spans.map { span in
                var span = span
                while span.start < span.end, span.end <= bytes.count, isSpace(bytes[span.end - 1]) { span.end -= 1 }
                while span.start < span.end, span.start >= 0, span.start < bytes.count, isSpace(bytes[span.start]) {
                    span.start += 1
                }
                return span
            })
    }
}

/// A sentence with its expected interpretation.
public struct AnnotatedSentence: Hashable, Sendable {
    /// The sentence.
    public var text: String
    /// The expected intent; `nil` if it means none of the known ones.
    public var intent: String?
    /// In order of appearance.
    public var slots: [SlotSpan]
    /// The file of the sentence; empty if there is none.
    public var file: String
    /// The line, from 1; 0 if there is no file.
    public var line: Int
    /// The data set that a collection took it from (`source`); `nil` if the row does not say.
    public var source: String?
    /// The weight in training; 1 for a handwritten sentence.
    public var weight: Float

    public init(
        text: String, intent: String?, slots: [SlotSpan] = [], file: String = "", line: Int = 0, source: String? = nil,
        weight: Float = 1
    ) {
        self.text = text
        self.intent = intent
        self.slots = slots.sorted()
        self.file = file
        self.line = line
        self.source = source
        self.weight = weight
    }

    /// The training sample for the sentence.
    public var sample: Sample {
        Sample(
            text: text, intent: intent, slots: slots.map { Sample.Slot(name: $0.name, start: $0.start, end: $0.end) },
            weight: weight)
    }

    /// The words of a span; empty if it is not within the text.
    public func words(of span: SlotSpan) -> String {
        guard span.start >= 0, span.start <= span.end, span.end <= text.utf8.count else { return "" }
        return String(decoding: Array(text.utf8)[span.start..<span.end], as: UTF8.self)
    }

    /// The sentence in the notation of sentence files, `to the [airport](dropOffLocation)`, with these slots instead of its
    /// own.
    public func marked(with slots: [SlotSpan]? = nil) -> String {
        let bytes = Array(text.utf8)
        var (result, position) = ("", 0)
        for span in (slots ?? self.slots).sorted()
        where span.start >= position && span.end <= bytes.count && span.start < span.end {
            result += Self.escaped(bytes[position..<span.start])
            result += "[\(Self.escaped(bytes[span.start..<span.end]))](\(span.name))"
            position = span.end
        }
        return result + Self.escaped(bytes[position...])
    }

    private static func escaped(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes, as: UTF8.self).replacing("\\", with: "\\\\").replacing("[", with: "\\[")
            .replacing("]", with: "\\]").replacing("\n", with: " ")
    }
}

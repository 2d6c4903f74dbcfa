/// A sentence drawn from a template, with its meaning.
public struct TemplateSample: Hashable, Sendable, Codable {
    /// A span of the sentence that fills a slot.
    public struct Slot: Hashable, Sendable, Codable {
        /// The slot's name in the template file, such as `dropOffLocation`, or `app`.
        public var name: String
        /// The span's text, as in the sentence.
        public var text: String
        /// Offsets in characters (`Character`), half open.
        public var characters: Range<Int>
        /// Offsets in bytes of the sentence as UTF-8, half open.
        public var bytes: Range<Int>
    }

    /// The whole sentence.
    public var text: String
    /// The requested intent; empty for an answer that belongs to none, such as "yes".
    public var intent: String
    /// In order of appearance.
    public var slots: [Slot]
    /// The diagnostic name of the request's own template: `rides/INRequestRideIntent#1`.
    public var template: String
    /// The values the templates set besides the slots, by parameter.
    public var sets: [String: Constant]
}

/// A sample's text under construction.
struct SampleText {
    private(set) var text = ""
    private(set) var slots: [TemplateSample.Slot] = []
    private var characterCount = 0

    /// The last word added; empty after a value.
    private(set) var lastWord = ""
    private(set) var endsInSlot = false

    mutating func add(word: String) {
        append(text.isEmpty ? word : " " + word)
        lastWord = word
        endsInSlot = false
    }

    /// Appends an ending to the last word, such as `'s`.
    mutating func attach(_ ending: String) {
        append(ending)
        lastWord = ending
        endsInSlot = false
    }

    mutating func add(_ value: String, slot: String) {
        if !text.isEmpty { append(" ") }
        let (start, startByte) = (characterCount, text.utf8.count)
        append(value)
        slots.append(
            .init(name: slot, text: value, characters: start..<characterCount, bytes: startByte..<text.utf8.count))
        lastWord = ""
        endsInSlot = true
    }

    private mutating func append(_ piece: String) {
        text += piece
        characterCount += piece.count
    }
}

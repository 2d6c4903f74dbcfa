/// A sentence that a template describes, with what it means.
public struct TemplateSample: Hashable, Sendable, Codable {
    /// A stretch of the sentence that fills a slot.
    public struct Slot: Hashable, Sendable, Codable {
        /// The slot's name in the template file, such as `dropOffLocation`, or `app`.
        public var name: String
        /// The text of the stretch, as in the sentence.
        public var text: String
        /// Offsets in characters (`Character`), half open.
        public var characters: Range<Int>
        /// Offsets in bytes of the sentence as UTF-8, half open.
        public var bytes: Range<Int>
    }

    /// The whole sentence.
    public var text: String
    /// The intent asked for; empty for an answer that belongs to none, such as "yes".
    public var intent: String
    /// In order of appearance.
    public var slots: [Slot]
    /// The template of the request itself, as explanations name it: `rides/INRequestRideIntent#1`.
    public var template: String
    /// What the sentence means besides its slots, by parameter, as the templates say.
    public var sets: [String: Constant]
}

/// The text of a sample while it is put together.
struct SampleText {
    private(set) var text = ""
    private(set) var slots: [TemplateSample.Slot] = []
    private var characterCount = 0

    /// The last word added, or empty behind a value.
    private(set) var lastWord = ""
    private(set) var endsInSlot = false

    mutating func add(word: String) {
        append(text.isEmpty ? word : " " + word)
        lastWord = word
        endsInSlot = false
    }

    /// Adds an ending to the word before, such as `'s`.
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

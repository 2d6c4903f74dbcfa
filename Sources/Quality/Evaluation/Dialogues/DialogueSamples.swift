import Learning
import TextTokens

/// A value that a turn implies without its words: a fixed one ("any will do"), or one known from elsewhere ("take me there").
enum DialogueEffect: Hashable, Comparable {
    case fixed(slot: String, value: String)
    case known(slot: String, from: String)

    var slot: String {
        switch self {
        case .fixed(let slot, _), .known(let slot, _): slot
        }
    }

    /// `nil` if it comes from a slot whose value is unknown.
    func value(in context: DialogueContext) -> String? {
        switch self {
        case .fixed(_, let value): value
        case .known(_, let source): context.known[source]
        }
    }

    fileprivate var label: String {
        switch self {
        case .fixed(let slot, let value): "\(slot)=\(value)"
        case .known(let slot, let source): "\(slot)=@\(source)"
        }
    }
}

extension [DialogueEffect] {
    var label: String { sorted().map(\.label).joined(separator: "&") }
}

/// Training samples from a step of a dialogue.
struct DialogueSamples {
    /// The intent that the turn starts, or none.
    let beginning: Sample
    /// The turn as a sentence of the current intent; `nil` if there is none.
    let filling: Sample?
    /// What the turn implies.
    let meaning: Sample
    let effects: [DialogueEffect]
    /// Whether it accepts or rejects.
    let agreement: Sample

    init(_ step: DialogueStep) {
        let context = step.context
        beginning = Sample(text: context.cue(.beginning) + step.text, intent: step.isNew ? step.intent : nil)
        agreement = Sample(text: context.cue(.agreement) + step.text, intent: step.answer?.rawValue)
        var spans = step.slots
        var effects: [DialogueEffect] = []
        let words = TokenisedText(step.text)
        for (slot, ways) in step.changes.sorted(by: { $0.key < $1.key }) where !spans.contains(where: { $0.name == slot }) {
            if let offer = step.offers[slot], ways.contains(where: { ValueText.same($0, offer.value) }), step.answer == .yes {
                continue
            }
            if let place = Self.place(of: ways, in: words) {
                let span = SlotSpan(name: slot, start: place.lowerBound, end: place.upperBound)
                if !spans.contains(where: { $0.start < span.end && span.start < $0.end }) { spans.append(span) }
            } else if let source = Self.source(of: ways, for: slot, in: context) {
                effects.append(.known(slot: slot, from: source))
            } else if let value = ways.first {
                effects.append(.fixed(slot: slot, value: value))
            }
        }
        self.effects = effects
        meaning = Sample(text: context.cue(.meaning) + step.text, intent: effects.isEmpty ? nil : effects.label)
        filling = step.intent.map { intent in
            Sample(
                text: step.text, intent: intent,
                slots: spans.sorted().map { Sample.Slot(name: $0.name, start: $0.start, end: $0.end) },
                askedSlot: context.askedSlot)
        }
    }

    /// The range of one of a value's spellings in the text, in bytes; `nil` if none occurs.
    private static func place(of ways: [String], in text: TokenisedText) -> Range<Int>? {
        let tokens = text.tokens.indices.map { ValueText.plain(text.written($0..<$0 + 1)) }
        for way in ways {
            let wanted = ValueText.plain(way).split(separator: " ").map(String.init)
            guard !wanted.isEmpty, wanted.count <= tokens.count else { continue }
            for start in 0...tokens.count - wanted.count where Array(tokens[start..<start + wanted.count]) == wanted {
                return text.tokens[start].start..<text.tokens[start + wanted.count - 1].end
            }
        }
        return nil
    }

    /// The slot of another service that has the value, preferably one of the same name.
    private static func source(of ways: [String], for slot: String, in context: DialogueContext) -> String? {
        let sources = context.known.filter { known in ways.contains { ValueText.same($0, known.value) } }.keys
        return sources.contains(slot) ? slot : sources.min()
    }
}

extension DialogueContext {
    enum Subject {
        case beginning, meaning, agreement
    }

    /// The kind of service: its name without the number.
    var kind: Substring { service.prefix { $0 != "_" } }

    /// Words prepended to the text that give models the preceding context.
    func cue(_ subject: Subject) -> String {
        var words: [String] = []
        switch subject {
        case .beginning: words = [intent.map { "during \($0)" } ?? "fresh", Self.word("kind", String(kind))]
        case .meaning: words = [askedSlot.map { Self.word("asked", $0) } ?? "unasked", Self.word("in", intent ?? "none")]
        case .agreement:
            words = Set(offered.values.map(\.act)).sorted() + (offeredIntent == nil ? [] : ["offerintent"])
            if words.isEmpty { words = [askedSlot == nil ? "unasked" : "asked"] }
        }
        return words.map { $0.lowercased() }.joined(separator: " ") + " | "
    }

    private static func word(_ prefix: String, _ name: String) -> String { prefix + name.filter(\.isLetter) }
}

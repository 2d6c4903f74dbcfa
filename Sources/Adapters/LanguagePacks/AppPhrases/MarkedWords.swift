import IntentSchema
import Learning
import TextTokens

/// An app's vocabulary with the slots it fills in one intent, used to annotate its examples.
struct MarkedWords {
    /// By the text of the first token; the longest first.
    private var phrases: [String: [(tokens: [String], slot: String)]] = [:]

    init(_ app: AppDescription, intent: String) {
        for item in app.vocabulary {
            for parameter in item.parameters {
                let parts = parameter.split(separator: ".", maxSplits: 1)
                guard parts.count == 2, parts[0] == intent else { continue }
                for phrase in item.phrases { add(phrase, String(parts[1])) }
            }
        }
        for name in [app.name] + app.synonyms { add(name, "app") }
        for key in phrases.keys { phrases[key]?.sort { $0.tokens.count > $1.tokens.count } }
    }

    private mutating func add(_ phrase: String, _ slot: String) {
        let tokens = TokenisedText(phrase).tokens.map(\.text)
        if let first = tokens.first { phrases[first, default: []].append((tokens, slot)) }
    }

    /// The spans of vocabulary words, from left to right without overlaps.
    func spans(in text: String) -> [SlotSpan] {
        let tokens = TokenisedText(text).tokens
        var (spans, position) = ([SlotSpan](), 0)
        while position < tokens.count {
            let rest = tokens[position...]
            guard let match = phrases[tokens[position].text]?.first(where: { rest.map(\.text).starts(with: $0.tokens) }) else {
                position += 1
                continue
            }
            let end = position + match.tokens.count
            spans.append(SlotSpan(name: match.slot, start: tokens[position].start, end: tokens[end - 1].end))
            position = end
        }
        return spans
    }
}

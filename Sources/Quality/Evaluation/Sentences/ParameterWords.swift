import AppBundles
import Learning
import Randomness

/// Words to use as values of an app's own parameters, by the type in the definition file.
public struct ParameterWords: Sendable {
    /// Keyed by type, such as `Integer`; a type without a list uses that of `String`.
    public var words: [String: [String]]

    public init(words: [String: [String]] = Self.common) {
        self.words = words
    }

    /// The words for a parameter: its own values if it is an enumeration.
    func candidates(_ parameter: IntentDefinitionFile.Parameter) -> [String] {
        if !parameter.values.isEmpty { return parameter.values }
        return words[parameter.type] ?? words["String"] ?? []
    }

    /// Common values in words, by type name.
    public static let common: [String: [String]] = [
        "Boolean": ["on", "off", "yes", "no"],
        "Integer": ["1", "two", "5", "ten", "25", "forty", "80", "100", "300"],
        "Decimal": ["0.5", "1.5", "two and a half", "20.5", "75"],
        "String": [
            "kitchen", "living room", "garage door", "hallway", "office", "monday", "groceries", "green", "main entrance",
            "bedroom two",
            "summer house", "the printer", "backup", "weekly report", "north gate", "studio", "blue lamp", "guest room",
        ],
        "SpeakableString": ["the climbing club", "family", "book circle", "team north", "neighbours", "running group"],
        "Person": ["anna", "john", "my sister", "priya shah", "omar", "dr lee", "mum", "carlos"],
        "Placemark": ["home", "the airport", "12 oak street", "central station", "the library", "work"],
        "Location": ["home", "the airport", "12 oak street", "central station", "the library", "work"],
        "URL": ["example.com", "news.example.org/feed", "www.example.net"],
        "Currency": ["20 dollars", "five euros", "$12.50", "30 pounds"],
        "Date": ["tomorrow", "on friday", "the 5th of may", "next week"],
        "DateComponents": ["tomorrow at 9", "friday evening", "in two hours", "at noon"],
        "Time": ["at 7", "half past six", "noon", "9:30 pm"],
        "TimeInterval": ["ten minutes", "2 hours", "half an hour", "45 seconds"],
        "Temperature": ["20 degrees", "68 fahrenheit", "minus 5", "21.5 celsius"],
        "Distance": ["5 miles", "two kilometres", "800 metres"],
        "Mass": ["2 kilos", "five pounds", "300 grams"],
        "Energy": ["300 calories", "2 kilowatt hours"],
        "Speed": ["60 miles an hour", "30 kilometres per hour"],
        "Volume": ["two litres", "a pint", "3 cups"],
        "PaymentMethod": ["my visa card", "cash", "paypal"],
    ]
}

/// A phrase with `${parameter}` placeholders, split into parts.
struct PhrasePieces {
    private enum Piece {
        case text(String)
        case parameter(String)
    }

    private var pieces: [Piece] = []

    init(_ phrase: String) {
        var rest = phrase[...]
        while let open = rest.firstRange(of: "${"), let close = rest[open.upperBound...].firstIndex(of: "}") {
            pieces.append(.text(String(rest[..<open.lowerBound])))
            pieces.append(.parameter(String(rest[open.upperBound..<close])))
            rest = rest[rest.index(after: close)...]
        }
        pieces.append(.text(String(rest)))
    }

    var parameters: [String] {
        pieces.compactMap { if case .parameter(let name) = $0 { name } else { nil } }
    }

    /// The phrase with values filled in; `nil` if a parameter has no words, or the phrase consists of values only.
    func filled(
        _ intent: IntentDefinitionFile.Intent, _ values: ParameterWords, _ random: inout SeededRandom
    ) -> AnnotatedSentence? {
        var (text, slots, hasWords) = ("", [SlotSpan](), false)
        for piece in pieces {
            switch piece {
            case .text(let words):
                text += words
                hasWords = hasWords || words.contains(where: \.isLetter)
            case .parameter(let name):
                guard let parameter = intent.parameters.first(where: { $0.name == name }),
                    let value = values.candidates(parameter).randomElement(using: &random)
                else { return nil }
                slots.append(SlotSpan(name: name, start: text.utf8.count, end: text.utf8.count + value.utf8.count))
                text += value
            }
        }
        return hasWords ? AnnotatedSentence(text: text, intent: intent.name, slots: slots) : nil
    }
}

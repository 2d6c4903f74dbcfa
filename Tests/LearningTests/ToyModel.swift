import Learning

/// A handful of sentences of two intents and some of none.
enum ToyModel {
    static let lights = [
        "turn on the [kitchen](room) light", "light up the [hall](room)", "switch the [cellar](room) lamp on",
        "turn off the [attic](room) light", "lights on in the [garage](room)", "make the [office](room) light brighter",
    ]
    static let music = [
        "play [jazz](genre)", "put on some [rock](genre) music", "i want to hear [folk](genre) songs", "play some [pop](genre)",
        "play [techno](genre) music", "listen to [country](genre)",
    ]
    static let none = [
        "how old are you", "what is the tallest mountain", "tell me a joke", "who was the first king", "how tall is the tower",
        "where is mount fuji",
    ]

    static var samples: [Sample] {
        lights.map { sample($0, intent: "Lights") } + music.map { sample($0, intent: "Music") }
            + none.map { sample($0, intent: nil) }
    }

    private static let shared = Result { try ModelTrainer().train(samples) }

    /// The same model for all tests that only read it.
    static func trained() throws -> LearnedModel { try shared.get() }

    /// A sample from a text with slots written as `[value](name)`.
    static func sample(_ marked: String, intent: String?) -> Sample {
        var text = ""
        var slots: [Sample.Slot] = []
        for (index, piece) in marked.split(separator: "[", omittingEmptySubsequences: false).enumerated() {
            guard index > 0, let close = piece.firstIndex(of: "]"), let end = piece.firstIndex(of: ")") else {
                text += piece
                continue
            }
            let start = text.utf8.count
            text += piece[..<close]
            let name = piece[piece.index(close, offsetBy: 2)..<end]
            slots.append(Sample.Slot(name: String(name), start: start, end: text.utf8.count))
            text += piece[piece.index(after: end)...]
        }
        return Sample(text: text, intent: intent, slots: slots)
    }
}

import Foundation
import Learning
import Testing
import TextTokens

@Suite("Models learned from samples")
struct LearnedModelTests {
    static let lights = ["turn on the [kitchen](room) light", "light up the [hall](room)", "switch the [cellar](room) lamp on"]
    static let music = ["play [jazz](genre)", "put on some [rock](genre) music", "i want to hear [folk](genre) songs"]

    static var samples: [Sample] {
        lights.map { sample($0, intent: "Lights") } + music.map { sample($0, intent: "Music") }
    }

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

    @Test("a model reads what it has not seen, by what it has")
    func reading() throws {
        let model = try ModelTrainer().train(Self.samples)
        let text = TokenisedText("turn on the bedroom light")
        let reading = model.read(text)
        #expect(reading.intent == "Lights")
        #expect(reading.slots.map { "\($0.name): \(text.written($0.range))" } == ["room: bedroom"])
        #expect(model.intentNames == ["Lights", "Music"])
        #expect(model.slotNames(of: "Music") == ["genre"])
    }
}

import Foundation
import Learning
import Testing
import TextTokens

@Suite("Models learned from samples")
struct LearnedModelTests {
    struct Row: Sendable {
        var text: String
        var intent: String?
        var slots: [String]
    }

    static let rows: [Row] = [
        Row(text: "turn on the bedroom light", intent: "Lights", slots: ["room: bedroom"]),
        Row(text: "play blues", intent: "Music", slots: ["genre: blues"]),
        Row(text: "Put on some soul music", intent: "Music", slots: ["genre: soul"]),
        Row(text: "how tall is mount everest", intent: nil, slots: []),
    ]

    @Test("a model reads what it has not seen, by what it has", arguments: rows)
    func reading(row: Row) throws {
        let text = TokenisedText(row.text)
        let reading = try ToyModel.trained().read(text)
        #expect(reading.intent == row.intent)
        #expect(reading.slots.map { "\($0.name): \(text.written($0.range))" } == row.slots)
    }

    @Test("probabilities of all intents and of none add up to 1")
    func probabilities() throws {
        let scores = try ToyModel.trained().intents(of: TokenisedText("play something"))
        #expect(scores.count == 3)
        #expect(abs(scores.map(\.probability).reduce(0, +) - 1) < 1e-4)
        #expect(scores.map(\.probability) == scores.map(\.probability).sorted(by: >))
    }

    @Test("a model says what it knows")
    func names() throws {
        let model = try ToyModel.trained()
        #expect(model.intentNames == ["Lights", "Music"])
        #expect(model.slotNames(of: "Music") == ["genre"])
        #expect(model.slotNames(of: "Weather").isEmpty)
    }

    @Test("the same samples and seed give the same bytes, with one thread and with two")
    func determinism() throws {
        var options = TrainingOptions()
        let two = try ModelTrainer(options).train(ToyModel.samples).data
        options.threads = 1
        #expect(try ModelTrainer(options).train(ToyModel.samples).data == two)
    }

    @Test("samples that cannot be learned from are told apart")
    func errors() {
        #expect(throws: TrainingError.self) { try ModelTrainer().train([]) }
        let outside = Sample(text: "hé", intent: "A", slots: [.init(name: "x", start: 0, end: 4)])
        let error = #expect(throws: TrainingError.self) { try ModelTrainer().train([outside]) }
        #expect(error?.code == .slotOutside)
        #expect(error?.sample == 0)
    }

    @Test(
        "odd input is read without a trap",
        arguments: [
            "", " ", "\u{0}", "👍🏽", "\u{202E}abc", String(repeating: "9", count: 400),
            String(repeating: "play jazz ", count: 2_000),
            "\"\"\"", "مرحبا play 日本",
        ])
    func oddInput(text: String) throws {
        let reading = try ToyModel.trained().read(TokenisedText(text))
        #expect(reading.probability.isFinite)
    }

    @Test("what an open question asked for decides what an answer means")
    func askedSlot() throws {
        var samples = ToyModel.samples
        for word in ["noon", "five", "soon", "friday", "today"] {
            for slot in ["start", "end"] {
                samples.append(
                    Sample(
                        text: word, intent: "Book", slots: [.init(name: slot, start: 0, end: word.utf8.count)], askedSlot: slot))
            }
        }
        let model = try ModelTrainer().train(samples)
        for slot in ["start", "end"] {
            #expect(model.slots(of: TokenisedText("tomorrow"), intent: "Book", askedSlot: slot).map(\.name) == [slot])
        }
    }

    @Test("hits from outside are features")
    func hits() throws {
        let towns = ["paris", "new york", "rome", "oslo", "bonn", "cork", "lima"]
        let lists = PhraseLists(["town": towns])
        let others = ["general", "short", "fact", "detail", "brief", "total"]
        let texts = towns.dropLast().map { "weather in [\($0)](city)" } + others.dropLast().map { "weather in \($0)" }
        let model = try ModelTrainer(annotator: lists.hits).train(
            texts.map { ToyModel.sample($0, intent: "Weather") })
        #expect(model.read(TokenisedText("weather in lima")).slots.map(\.name) == ["city"])
        #expect(model.read(TokenisedText("weather in total")).slots.isEmpty)
    }

    @Test("an explanation names the n-grams and the features that decided")
    func explanation() throws {
        let explanation = try ToyModel.trained().explanation(of: TokenisedText("play blues"), limit: 40)
        #expect(explanation.intent == "Music")
        #expect(explanation.against == "Lights")
        #expect(explanation.features.contains { $0.name == "“play”" && $0.weight > 0 })
        #expect(explanation.tokens.map(\.label) == ["outside", "begins genre"])
        #expect(explanation.tokens[1].features.contains { $0.name == "1 before “play”" && $0.weight > 0 })
    }
}

import Foundation
import Learning
import Testing

@testable import Evaluation

struct TrainingTests {
    static let sentences: [AnnotatedSentence] = {
        let places = ["airport", "station", "harbour", "museum", "town hall", "beach", "office", "castle", "market", "library"]
        let people = ["anna", "ben", "carla", "dev", "emil", "fatima", "george", "hana", "ivan", "june"]
        var sentences: [AnnotatedSentence] = []
        for (place, person) in zip(places, people) {
            for (line, intent) in [
                ("take me to the [\(place)](place)", "Ride"), ("book a ride to the [\(place)](place) please", "Ride"),
                ("i need a cab to [\(place)](place)", "Ride"), ("call [\(person)](who)", "Call"),
                ("ring [\(person)](who) now", "Call"),
                ("please phone [\(person)](who)", "Call"), ("what does \(place) mean", nil), ("who is \(person)", nil),
            ] as [(String, String?)] {
                // Written here, so they can be read.
                guard var sentence = try? SentenceFileReader.sentence(line) else { continue }
                sentence.intent = intent
                sentences.append(sentence)
            }
        }
        return sentences
    }()

    @Test("a model trained on sentences reads others like them, and the same training gives the same bytes")
    func training() throws {
        let (model, seconds) = try ModelTraining(seed: 3).train(Self.sentences)
        #expect(seconds > 0)
        let reading = ModelSentenceReader(model).read("book a cab to the museum")
        #expect(reading.intent == "Ride")
        #expect(reading.slots == [SlotSpan(name: "place", start: 18, end: 24)])
        #expect(try ModelTraining(seed: 3).train(Self.sentences).model.data == model.data)
    }

    @Test("cross-validation reads every sentence once with a model that does not know it")
    func crossValidation() throws {
        let evaluation = SentenceEvaluation(title: "t", data: ["d"], date: "")
        let report = try evaluation.crossValidate(Self.sentences, folds: 3, seed: 2)
        #expect(report.scores.sentences == Self.sentences.count)
        #expect(report.folds == 3)
        #expect(report.scores.intentAccuracy > 0.8, "\(report.lines().joined(separator: "\n"))")
    }

    @Test("a sheet tells sources, scores and intents")
    func sheet() throws {
        let report = try SentenceEvaluation(title: "Held out", data: [], date: "")
            .trainAndScore(on: Self.sentences, training: Self.sentences)
        let sheet = ModelCard(
            title: "A model", sources: [.init(name: "own | words", sentences: Self.sentences, licence: "Apache-2.0")],
            sentences: Self.sentences, seed: 1, annotator: "", modelBytes: 12_345, about: "About.", reports: [report])
        let text = sheet.markdown
        for part in [
            "# A model", "About.", "12.3 kB", "own \\| words | 80 | 60 | 3 | Apache-2.0", "## Held out", "| Call | 30 | who |",
        ] {
            #expect(text.contains(part), "\(part) in \(text)")
        }
        #expect(!text.contains("time, median"))
    }

    @Test("a sentence with a slot outside its text is told with its place")
    func badSlot() {
        var sentence = Self.sentences[0]
        (sentence.file, sentence.line) = ("a.txt", 7)
        sentence.slots = [SlotSpan(name: "x", start: 90, end: 95)]
        let error = #expect(throws: (any Error).self) { try ModelTraining().train([sentence]) }
        #expect(error.map { "\($0)".contains("a.txt:7") } == true)
    }
}

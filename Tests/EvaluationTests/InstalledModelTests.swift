import Foundation
import IntentSchema
import LanguagePacks
import Learning
import Testing

@testable import Evaluation

struct InstalledModelTests {
    @Test("apps' phrases are learned once and kept, and learned anew when they change or the file is damaged")
    func kept() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "errand-models-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let base = try ModelTraining().train(TrainingTests.sentences).model
        let installed = InstalledModel(folder: folder)
        let models = { try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".errandmodel") } }
        let none: Annotator = { _ in [] }
        #expect(try installed.model(for: [], base: base, annotator: none).data == base.data)
        #expect(!FileManager.default.fileExists(atPath: folder.path))

        var app = AppDescription(id: "a", name: "Soups", intents: ["SoupIntent"])
        let soups = ["tomato", "onion", "leek", "pumpkin", "bean", "fish", "pea"]
        app.examples = ["SoupIntent": soups.flatMap { ["order a bowl of \($0) soup", "i would like \($0) soup"] }]
        let model = try installed.model(for: [app], base: base, annotator: none)
        #expect(ModelSentenceReader(model).read("order a bowl of carrot soup").intent == "SoupIntent")
        #expect(ModelSentenceReader(model).read("call anna").intent == "Call")
        #expect(try models().count == 1)
        #expect(try installed.model(for: [app], base: base, annotator: none).data == model.data)
        // The model lies in the file, which is about to be overwritten.
        let bytes = Data(Array(model.data))
        let file = folder.appending(path: try models()[0])
        try Data("damaged".utf8).write(to: file, options: .atomic)
        #expect(try installed.model(for: [app], base: base, annotator: none).data == bytes)
        #expect(try models().count == 1)
        app.examples["SoupIntent"]?.append("soup of the day please")
        _ = try installed.model(for: [app], base: base, annotator: none)
        #expect(try models().count == 2)
    }

    @Test("phrases that the language's model reads right already teach nothing, which is remembered, too")
    func nothingNew() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "errand-models-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let base = try ModelTraining().train(TrainingTests.sentences).model
        var app = AppDescription(id: "a", name: "Calls", intents: ["Call"])
        app.examples = ["Call": ["call anna"]]
        for _ in 0..<2 {
            let model = try InstalledModel(folder: folder).model(for: [app], base: base) { _ in [] }
            #expect(model.data == base.data)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 1)
        }
    }
}

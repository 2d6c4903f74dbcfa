import Foundation
import Randomness
import Testing
import TextTokens

@testable import Learning

@Suite("Model files")
struct ModelFileTests {
    @Test("a model that was written reads as before")
    func roundTrip() throws {
        let model = try ToyModel.trained()
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("toy.errandmodel")
        try model.write(to: file)
        let text = TokenisedText("switch the bathroom lamp on")
        #expect(try LearnedModel(contentsOf: file).read(text) == model.read(text))
        let missing = #expect(throws: ModelError.self) {
            try LearnedModel(contentsOf: folder.appendingPathComponent("none.errandmodel"))
        }
        #expect(missing?.code == .unreadable)
    }

    @Test("files that are no model, of another version, or cut off are refused")
    func refusals() throws {
        let data = try ToyModel.trained().data
        var other = data
        other[8] = 99
        let rows: [(Data, ModelError.Code)] = [
            (Data(), .foreign), (Data("%PDF-1.7 and so on, for quite a while".utf8), .foreign), (other, .version),
            (data.prefix(20), .damaged), (data.prefix(data.count - 1), .damaged), (data + Data([0]), .damaged),
        ]
        for (bytes, code) in rows {
            let error = #expect(throws: ModelError.self) { try LearnedModel(Data(bytes)) }
            #expect(error?.code == code)
        }
    }

    @Test("a changed bit anywhere is found")
    func flippedBits() throws {
        let data = try ToyModel.trained().data
        var random = SeededRandom(seed: 3)
        for _ in 0..<100 {
            var broken = data
            let place = Int(random.next() % UInt64(data.count))
            broken[place] ^= 1 << UInt8(random.next() % 8)
            #expect(throws: ModelError.self, "byte \(place)") { try LearnedModel(broken) }
        }
    }

    @Test("forged files, whose checksum is right, are refused or read without a trap")
    func forgedFiles() throws {
        let data = try ToyModel.trained().data
        var random = SeededRandom(seed: 4)
        for round in 0..<100 {
            var forged = data
            for _ in 0..<(1 + round % 8) {
                // Mostly where lengths and offsets stand.
                let limit = round % 3 == 0 ? data.count : min(2_000, data.count)
                forged[32 + Int(random.next() % UInt64(limit - 32))] = UInt8(truncatingIfNeeded: random.next())
            }
            guard let model = try? LearnedModel(ModelFile.sealed(forged)) else { continue }
            _ = model.read(TokenisedText("turn on the kitchen light and play jazz"))
            _ = try? model.adding([ToyModel.sample("hum [jazz](genre)", intent: "Hum")])
        }
    }
}

import Randomness
import Testing
import TextTokens

@testable import Learning

@Suite("Whether any intent is meant")
struct GateTests {
    @Test("a gate finds which evidence tells, and trusts none that does not")
    func fitting() {
        var random = SeededRandom(seed: 4)
        var evidence: [[Float]] = []
        var isMeant: [Bool] = []
        for number in 0..<400 {
            let isRequest = number % 4 != 0
            // Of five pieces of evidence the second and the fourth tell, the one for and the other against.
            let signs: [Float] = [0, 1, 0, -1, 0]
            evidence.append(signs.map { (isRequest ? $0 : -$0) + random.unit() * 3 - 1.5 })
            isMeant.append(isRequest)
        }
        let gate = GateFitter(evidence, isMeant: isMeant, requests: 3).fit(rarest: 5)
        let right = zip(evidence, isMeant).count { (gate.probability($0) > 0.5) == $1 }
        #expect(right > 370)
        #expect(gate.weights[1] > 1 && gate.weights[3] < -1)
        for place in [0, 2, 4] { #expect(abs(gate.weights[place]) < 0.5) }
    }

    @Test("evidence that is the same everywhere breaks nothing", arguments: [1, 2, 40])
    func nothingToTell(count: Int) {
        let evidence = [[Float]](repeating: [1, 0, -1, 0.5, 0.5], count: count)
        let gate = GateFitter(evidence, isMeant: (0..<count).map { $0 % 2 == 0 }, requests: 3).fit(rarest: 1)
        for weight in gate.weights { #expect(weight.isFinite) }
    }

    @Test("words never seen make a sentence less familiar")
    func familiarity() {
        let features = IntentFeatures(TokenisedText("play some jazz"), hits: [])
        let all = Familiarity(features, rarest: 2) { $0.map { _ in 1 } }
        let half = Familiarity(features, rarest: 2) { $0.enumerated().map { $0.offset % 2 == 0 ? 1 : nil } }
        let nothing = Familiarity(features, rarest: 2) { $0.map { _ in nil } }
        #expect(all.words == 1 && all.letters == 1 && nothing.words == 0 && nothing.letters == 0)
        #expect(half.words > 0 && half.words < 1 && half.letters < 1)
    }

    @Test("a model whose gate is cut short is refused")
    func forged() throws {
        var file: [(ModelFile.Section, [UInt8])] = []
        let model = try ToyModel.trained()
        for section: ModelFile.Section in [
            .description, .intents, .states, .transitions, .phrases, .words, .reservoir, .gate,
        ] {
            var bytes = Array(model.data[try model.file.range(of: section)])
            if section == .gate { bytes = [0, 0, 0, 0, 0, 0, 0, 0] }
            file.append((section, bytes))
        }
        let forged = try ModelFile(sections: file).data
        #expect(throws: ModelError.self) { try LearnedModel(forged) }
    }
}

import IntentSchema
import Randomness
import TestSupport
import Testing

@testable import Understanding

/// Many requests in one breath, in any order.
struct ManyRequestsTests {
    private static let requests = [
        "call mary", "text my sister hi", "pay the water bill", "get me a cab to pier 39", "play jazz", "start a run",
        "lock the car",
        "remind me to buy milk", "show photos of mary", "book a table at zuni",
    ]

    @Test("they are not all texts of one request, or that is asked about", arguments: 0..<(LongTests.areRun ? 24 : 4))
    func texts(seed: Int) throws {
        var random = SeededRandom(seed: UInt64(seed))
        let said = Self.requests.shuffled(using: &random).prefix(Int.random(in: 5...10, using: &random))
        let sentence = said.dropLast().joined(separator: ", ") + ", and " + (said.last ?? "")
        let act = try Fixtures.learned.get().interpret(sentence, in: Fixtures.context).acts.first
        // What is left out is asked about before anything happens.
        #expect(act?.areTextsAlone(said.count) != true, "\(sentence): \(act?.summary ?? "")")
    }
}

extension DialogueAct {
    /// Whether it is a request with so many texts, with nothing else, and with nothing left out.
    fileprivate func areTextsAlone(_ count: Int) -> Bool {
        guard case .request(let reading) = self, reading.leftOut?.isEmpty ?? true else { return false }
        return reading.spans.count == count && reading.spans.allSatisfy { $0.source == "text" }
    }
}

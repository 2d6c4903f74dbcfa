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

    @Test(
        "what is corrected and joined again and again is read in a time that does not double with each",
        .enabled(if: LongTests.areRun, "run by Scripts/long-tests"),
        arguments: ["no wait, i mean call mary ", "text mary hi and then call mary, no wait ", "and pay my sister 20 or no, 30 "])
    func again(clause: String) throws {
        for count in [8, 16, 60] {
            let said = String(String(repeating: clause, count: count).prefix(TemplateInterpreter.longestUtterance))
            // With each clause read in every context that those before make, this would not end.
            let read = try Fixtures.learned.get().interpret(said, in: Fixtures.context)
            #expect(!read.acts.isEmpty)
        }
    }
}

extension DialogueAct {
    /// Whether it is a request with so many texts, with nothing else, and with nothing left out.
    fileprivate func areTextsAlone(_ count: Int) -> Bool {
        guard case .request(let reading) = self, reading.leftOut?.isEmpty ?? true else { return false }
        return reading.spans.count == count && reading.spans.allSatisfy { $0.source == "text" }
    }
}

import IntentSchema
import Randomness
import Testing

@testable import Understanding

/// Many requests in one breath, in any order.
struct ManyRequestsTests {
    private static let requests = [
        "call mary", "text my sister hi", "pay the water bill", "get me a cab to pier 39", "play jazz", "start a run",
        "lock the car",
        "remind me to buy milk", "show photos of mary", "book a table at zuni",
    ]
    @Test("they are not all texts of one request, or that is asked about", arguments: 0..<24)
    func texts(seed: Int) throws {
        var random = SeededRandom(seed: UInt64(seed))
        let said = Self.requests.shuffled(using: &random).prefix(Int.random(in: 5...10, using: &random))
        let sentence = said.dropLast().joined(separator: ", ") + ", and " + (said.last ?? "")
        guard case .request(let reading)? = try Fixtures.learned.get().interpret(sentence, in: Fixtures.context).acts.first else {
            return
        }
        let texts = reading.spans.filter { $0.source == "text" }
        guard texts.count == said.count, reading.spans.count == said.count else { return }
        // It is asked about before anything happens.
        #expect(reading.leftOut?.isEmpty == false, "\(sentence): \(reading.intent)")
    }
}

import Foundation
import Recognisers
import Testing

@testable import Understanding

struct QuantitySlotsTests {
    private let english = (try? Fixtures.pack?.recognisers()) ?? .none

    /// What is read at the token, and the words behind it.
    private func read(_ kind: QuantityEntity.Kind, _ text: String, at start: Int) -> String? {
        let utterance = Tokeniser.utterance(text, .none)
        guard let found = QuantitySlots(utterance, language: english, currency: "CAD").longest(kind, at: start),
            let amount = found.entity.amount
        else {
            return nil
        }
        let rest = utterance.folded(found.end..<utterance.count)
        return ["\(amount)", found.entity.unit, rest.isEmpty ? nil : "| " + rest].compactMap(\.self).joined(separator: " ")
    }

    @Test(
        "amounts cover whole tokens of the utterance",
        arguments: [
            (QuantityEntity.Kind.money, "send $20.50 to ann", 1, "20.5 CAD | to ann"),
            (.money, "send twenty dollars and fifty cents to ann", 1, "20.5 CAD | to ann"),
            (.money, "zoë owes 1,200 € now", 2, "1200 EUR | now"), (.money, "pay five fifty", 1, "5.5"),
            (.number, "a table for two and a half people", 3, "2.5 | people"), (.ordinal, "the 3rd one", 1, "3 | one"),
            (.temperature, "make it 21.5°C", 2, "21.5 celsius"), (.temperature, "make it 21", 2, "21"),
        ])
    func reads(_ kind: QuantityEntity.Kind, _ text: String, _ start: Int, _ expected: String) {
        #expect(read(kind, text, at: start) == expected)
    }

    @Test("what begins or ends inside a token is refused", arguments: [("at 7:30", 1), ("send it", 0), ("send it", 5), ("", 0)])
    func refuses(_ text: String, _ start: Int) {
        #expect(read(.number, text, at: start) == nil)
    }

    @Test("words that were taken out are passed over")
    func passesOver() {
        let utterance = Tokeniser.utterance("send twenty uh five dollars", .none).dropping { $0 == 2 }
        let found = QuantitySlots(utterance, language: english, currency: "USD").longest(.money, at: 1)
        #expect(found?.entity.amount == 25)
        #expect(found?.end == 4)
    }

    @Test("positions from the end are negative", arguments: [("the second to last", -2), ("penultimate", -2), ("third", 3)])
    func positions(_ text: String, _ value: Int) {
        #expect(
            QuantitySlots(Tokeniser.utterance(text, .none), language: english, currency: "USD").position(at: 0)?.value == value)
    }
}

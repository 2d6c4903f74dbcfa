import Foundation
import IntentSchema
import TestSupport
import Testing

@testable import Understanding

/// What was refused or put off is wanted after all.
@Suite struct LapsedRequestTests {
    private static let text = Record(
        "INSendMessageIntent",
        ["recipients": .list([.record(Fixtures.contacts[0].person())]), "content": .string("I'm late")])
    private static let ride = Record("INRequestRideIntent", ["partySize": .integer(2)])
    private static let openings = ["", "ok ", "ok now ", "hmm ok ", "actually "]
    private static let endings = ["", " now", " please", " after all"]

    private static func acts(_ said: String, lapsed: Record?) throws -> [DialogueAct] {
        var context = Fixtures.context
        context.lapsed = lapsed
        return try #require(Fixtures.interpreter).interpret(said, in: context).acts
    }

    @Test("an order that points at it asks for it once more", arguments: [("send it", text), ("book it", ride), ("do it", ride)])
    func orders(order: String, lapsed: Record) throws {
        for opening in Self.openings {
            for ending in Self.endings {
                let said = opening + order + ending
                #expect(try Self.acts(said, lapsed: lapsed) == [.again(lapsed.fields)], "\(said)")
                #expect(try !Self.acts(said, lapsed: nil).contains(.again(lapsed.fields)), "\(said)")
            }
        }
    }

    @Test(
        "a bare yes, an order of something else and one about somebody begin nothing of it",
        arguments: ["yes", "ok", "go ahead", "send her", "call her", "book it", "pay it", "don't send it", "did you send it?"])
    func others(said: String) throws {
        #expect(try !Self.acts(said, lapsed: Self.text).contains(.again(Self.text.fields)))
    }
}

import Dialogue
import Foundation
import IntentSchema
import Testing

struct RevokedAccessTests {
    private static let john = Record("INPerson", ["spokenPhrase": .string("John"), "contactIdentifier": .string("c1")])

    /// The requests that the app gets after the event.
    private func calls(_ script: inout Script, _ kind: Event.Kind) -> [Record] {
        script.fold(kind)
        return script.lastEffects.compactMap { if case .call(let call) = $0 { call.request.intent } else { nil } }
    }

    @Test("PEO-02 what was said while an app saw contacts does not reach it once it no longer does, whatever it waited for")
    func revoked() throws {
        var locked = Script()
        locked.dialogue = Dialogue(
            catalogue: Script.catalogue, policy: Policy(unlockedIntents: ["INTripIntent"]), apps: locked.dialogue.apps,
            person: "owner")
        locked.fold(.lock(true))
        #expect(locked.hear(Script.asks(with: ["note": .record(Self.john)])) == ["ask request unlock"])
        locked.fold(.access(app: "one", seesContacts: false))
        let afterUnlocking = try #require(calls(&locked, .lock(false)).first)
        #expect(afterUnlocking["note"]?.record?["contactIdentifier"] == nil)
        #expect(afterUnlocking["note"]?.record?["spokenPhrase"] == .string("John"))

        var unclear = Script()
        _ = unclear.hear(Script.asks(with: ["note": .record(Self.john)], unknown: ["goal": "Xanadu"]))
        unclear.fold(.access(app: "one", seesContacts: false))
        let afterAnswer = try #require(calls(&unclear, .said("…", acts: [.value(.string("Rome"))])).first)
        #expect(afterAnswer["goal"] == .string("Rome"))
        #expect(afterAnswer["note"]?.record?["contactIdentifier"] == nil)
    }
}

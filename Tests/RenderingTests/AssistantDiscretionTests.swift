import Assistant
import Dialogue
import IntentSchema
import LanguagePacks
import Rendering
import Store
import Testing
import Understanding

/// The assistant sees to it that its renderer keeps the policy's silence, whichever of the two is set last.
struct AssistantDiscretionTests {
    private struct Deaf: Interpreter {
        func interpret(_ utterance: String, in context: InterpretationContext) -> Interpretation {
            Interpretation(acts: [.notUnderstood(.noMatch(nearest: nil))])
        }
    }

    @Test("what the policy keeps silent is never spoken")
    func policy() throws {
        var assistant = Assistant(
            apps: [], catalogue: .system, interpreter: Deaf(), renderer: try TellingApartTests.renderer(), journal: MemoryStore())
        let message = Samples.ask(.confirmRequest, DiscretionTests.bill)
        #expect(assistant.renderer.render(message, now: SmallWorld.now).spoken == "Pay the bill of Power Co?")
        assistant.renderer = try TellingApartTests.renderer()
        #expect(assistant.renderer.render(message, now: SmallWorld.now).spoken == "Pay the bill of Power Co?")
        assistant.policy.unspokenFields = []
        #expect(assistant.renderer.render(message, now: SmallWorld.now).spoken == "Pay the bill of Power Co (4417)?")
        assistant.policy = Policy(unspokenFields: ["INPayBillIntent.billPayee"])
        #expect(assistant.renderer.render(message, now: SmallWorld.now).spoken == "Pay the bill?")
    }
}

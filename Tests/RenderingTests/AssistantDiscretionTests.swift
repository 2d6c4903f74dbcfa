import Assistant
import Dialogue
import Foundation
import IntentSchema
import LanguagePacks
import Rendering
import Store
import Testing
import Understanding

/// The assistant sees to it that everybody's renderer keeps the policy's silence.
struct AssistantDiscretionTests {
    private struct Deaf: Interpreter {
        func interpret(_ utterance: String, in context: InterpretationContext) -> Interpretation {
            Interpretation(acts: [.notUnderstood(.noMatch(nearest: nil))])
        }
    }

    @Test("what the policy keeps silent is never spoken")
    func policy() throws {
        let person = Person("owner", locale: Locale(identifier: "en_US"), calendar: SmallWorld.calendar())
        let dialogs = try LanguagePack(for: person.locale).dialogs()
        var assistant = Assistant(
            apps: [], catalogue: .system,
            languages: Languages([
                SpokenLanguage("en", interpreter: Deaf(), renderers: Renderers(dialogs: dialogs, catalogue: .system))
            ]), journal: MemoryStore())
        let message = Samples.ask(.confirmRequest, DiscretionTests.bill)
        #expect(try assistant.renderer(for: person).render(message, now: SmallWorld.now).spoken == "Pay the bill of Power Co?")
        assistant.policy.unspokenFields = []
        #expect(
            try assistant.renderer(for: person).render(message, now: SmallWorld.now).spoken == "Pay the bill of Power Co (4417)?")
        assistant.policy = Policy(unspokenFields: ["INPayBillIntent.billPayee"])
        #expect(try assistant.renderer(for: person).render(message, now: SmallWorld.now).spoken == "Pay the bill?")
    }
}

import IntentSchema
import TestSupport
import Testing

@testable import Understanding

/// Questions how something is asked for are answered with what can be said about it.
struct HowToTests {
    private static let deeds = [
        ("pay someone", "INSendPaymentIntent"), ("send money", "INSendPaymentIntent"), ("book a ride", "INRequestRideIntent"),
        ("call somebody", "INStartCallIntent"), ("send a message", "INSendMessageIntent"),
        ("start a workout", "INStartWorkoutIntent"),
    ]
    private static let questions = [
        "how do i", "hey how can i", "how would i", "please tell me how to", "what do i say to", "how to",
    ]

    private static func act(_ said: String, _ question: Question? = nil) throws -> DialogueAct? {
        var context = Fixtures.context
        context.question = question
        return try Fixtures.learned.get().interpret(said, in: context).acts.first
    }

    @Test("about the intent, or another of the same app", arguments: deeds)
    func asked(deed: String, intent: String) throws {
        for opening in Self.questions {
            guard case .notUnderstood(.notARequest(.howTo, let topic?, _))? = try Self.act("\(opening) \(deed)") else {
                Issue.record("'\(opening) \(deed)' does not ask how")
                continue
            }
            let apps = Fixtures.context.apps.filter { $0.intents.contains(topic) }
            #expect(apps.contains { $0.intents.contains(intent) }, "'\(opening) \(deed)': \(topic)")
        }
    }

    @Test("beside a question, how to get out of it is asked of that")
    func open() throws {
        let question = Question(kind: .confirmRequest, intent: "INSendPaymentIntent")
        #expect(try Self.act("how do i cancel?", question) == .help)
        guard case .notUnderstood(.notARequest(.howTo, intent: _, clause: _))? = try Self.act("how do i book a ride?", question)
        else {
            Issue.record("what else can be done is not told")
            return
        }
    }

    @Test(
        "what is a text, can be looked up, or is about nothing that an app does asks for no help",
        arguments: ["text Bill how do i pay someone", "how do i know it worked", "how do you do", "send Bill 20 dollars"])
    func others(said: String) throws {
        if case .notUnderstood(.notARequest(.howTo, _, _))? = try Self.act(said) { Issue.record("'\(said)' asks how") }
    }
}

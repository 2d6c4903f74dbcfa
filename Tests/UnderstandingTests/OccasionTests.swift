import IntentSchema
import Testing
import Understanding

/// Commands for which somebody's deed gives the occasion, and sentences like them that command nothing.
struct OccasionTests {
    private static let deeds = [
        "%@ paid for our tickets", "%@ bought the tickets", "%@ just paid for lunch", "hey, %@ paid for lunch",
        "%@ got the pizza",
        "%@ has paid for the cab",
    ]
    private static let commands: [(said: String, intent: String)] = [
        ("send %@ 65 bucks", "INSendPaymentIntent"), ("pay %@ 30 dollars", "INSendPaymentIntent"),
        ("text %@ 'thanks'", "INSendMessageIntent"),
    ]
    private static let people = [("mary", "her", "c3"), ("priya", "her", "c6"), ("my brother", "him", "c1")]

    private static func act(_ said: String) throws -> DialogueAct? {
        try Fixtures.learned.get().interpret(said, in: Fixtures.context).acts.first
    }

    @Test("a deed and a command is the command", arguments: deeds)
    func commanded(deed: String) throws {
        for (name, pronoun, id) in Self.people {
            for command in Self.commands {
                let said = deed.replacing("%@", with: name) + ", " + command.said.replacing("%@", with: pronoun)
                guard case .request(let reading)? = try Self.act(said) else {
                    Issue.record("'\(said)': \(try Self.act(said)?.summary ?? "nothing")")
                    continue
                }
                #expect(reading.intent == command.intent, "'\(said)': \(reading.summary)")
                let person = reading.parameters["payee"] ?? reading.parameters["recipients"]
                #expect(person?.summary == id, "'\(said)': \(reading.summary)")
                if command.intent == "INSendMessageIntent" { #expect(reading.parameters["content"] == .string("thanks")) }
            }
        }
    }

    private static let reports = [
        "%@ said", "%@ told me", "%@ asked", "%@ says", "my mom said", "she said", "%@ would have paid",
        "if %@ paid", "when %@ has paid for it", "unless %@ paid for lunch",
    ]

    @Test("what others say, and a condition, command nothing", arguments: reports)
    func reported(report: String) throws {
        for (name, pronoun, _) in Self.people {
            for command in Self.commands {
                let said = report.replacing("%@", with: name) + ", " + command.said.replacing("%@", with: pronoun)
                if case .request(let reading)? = try Self.act(said) {
                    Issue.record("'\(said)' was read as \(reading.summary)")
                }
            }
        }
    }

    @Test(
        "a refusal and a statement command nothing",
        arguments: [
            "no taxi, i walk", "no cab, we walk", "no taxi, i run home", "no ride, i drive", "no call, i text",
            "mary paid, i paid too",
            "mary paid for lunch, should i send her 20?",
            "mary paid for lunch, don't send her 20",
        ])
    func refused(said: String) throws {
        if case .request(let reading)? = try Self.act(said) { Issue.record("'\(said)' was read as \(reading.summary)") }
    }
}

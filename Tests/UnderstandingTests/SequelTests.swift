import IntentSchema
import Testing

struct SequelTests {
    @Test(
        "what is said in one breath is read as one request after the other",
        arguments: [
            ("call mom and then order me a ride home", "INStartCallIntent, INRequestRideIntent"),
            ("text mary I'm late and play some jazz", "INSendMessageIntent"),
            ("pause my workout then play some music", "INPauseWorkoutIntent, INPlayMediaIntent"),
            (
                "send mary 20 dollars and after that text mom hello and then hang up",
                "INSendPaymentIntent, INSendMessageIntent"
            ),
            ("remind me to buy milk and call mom", "INAddTasksIntent"),
            ("remind me to water the ferns, pay the gardener and empty the mailbox", "INAddTasksIntent"),
            ("remind me to pay the rent, text mary and book a table", "INAddTasksIntent"),
            ("tell mary to leave and call mom", "INSendMessageIntent"),
            ("send mom and mary a message", "INSendMessageIntent"),
            ("take 20 dollars out of savings and put it into checking", "INTransferMoneyIntent"),
            ("book me a ride to the airport and pick me up at six", "INRequestRideIntent"),
            ("call mom. text mary I'm leaving", "INStartCallIntent, INSendMessageIntent"),
            ("text mary I'm late. call me when you can", "INSendMessageIntent"),
            ("what a day! play some jazz", "INPlayMediaIntent"),
            ("Don't call dad. Call mom.", "INStartCallIntent"),
            // One request in two clauses.
            ("going for a run, start a 5k", "INStartWorkoutIntent"),
            ("going for a walk, start a 30 minute walk and play some jazz", "INStartWorkoutIntent, INPlayMediaIntent"),
        ])
    func sequels(said: String, intents: String) {
        guard case .request(let first)? = Fixtures.read(said).acts.first else {
            Issue.record("'\(said)' is no request")
            return
        }
        #expect(([first] + (first.followers ?? [])).map(\.intent).joined(separator: ", ") == intents)
    }

    private static let texts = ["happy birthday", "i love you", "the show was great", "thanks for everything"]
    private static let orders = [
        ("call her", "INStartCallIntent"), ("pay her 20 dollars", "INSendPaymentIntent"), ("call her after", "INStartCallIntent"),
        ("call mom after that", "INStartCallIntent"), ("pay mom 20 dollars afterwards", "INSendPaymentIntent"),
    ]

    @Test("an order about who gets a message, or that comes after it, is no part of the message", arguments: orders)
    func behindText(order: String, intent: String) {
        for text in Self.texts {
            let said = "text mary \(text) and \(order)"
            guard case .request(let first)? = Fixtures.read(said).acts.first else {
                Issue.record("'\(said)' is no request")
                continue
            }
            #expect(first.parameters["content"] == .string(text), "'\(said)'")
            #expect(first.followers?.map(\.intent) == [intent], "'\(said)'")
        }
    }

    @Test(
        "what may be said to who gets the message stays in it",
        arguments: [
            "mom is here and call her", "happy birthday and call me after", "to rest and call her mother",
            "i saw bill and told him hi", "buy milk and call bill",
        ])
    func insideText(text: String) {
        guard case .request(let first)? = Fixtures.read("tell mary \(text)").acts.first else {
            Issue.record("'\(text)' is no text")
            return
        }
        #expect(
            first.parameters["content"]?.string?.hasSuffix(text.split(separator: " ").suffix(4).joined(separator: " ")) == true)
        #expect(first.followers == nil)
    }

    @Test(
        "a pronoun means who was named in the same breath",
        arguments: [
            "it's mary's birthday! call her", "call mary and then text her I'm leaving", "Call Mary. Text her I'm leaving.",
        ])
    func mentioned(said: String) {
        guard case .request(let first)? = Fixtures.read(said).acts.first else {
            Issue.record("'\(said)' is no request")
            return
        }
        let last = (first.followers ?? []).last ?? first
        let people = last.parameters["contacts"]?.list ?? last.parameters["recipients"]?.list
        #expect(people?.first?.record?["displayName"]?.string?.hasPrefix("Mary") == true)
    }

    @Test(
        "a pronoun means who was named in passing since somebody was dealt with",
        arguments: [
            ("text her I'm leaving", ["a table for me and mary at seven"], ["Mary"]),
            ("text her I'm leaving", ["yes", "mary comes too", "a table for two"], ["Mary"]),
            ("tell both of them I'm leaving", ["mary comes too", "my brother comes, too"], ["Mary", "John"]),
        ])
    func heard(said: String, heard: [String], names: [String]) {
        guard case .request(let reading)? = Fixtures.read(said, heard: heard).acts.first else {
            Issue.record("'\(said)' is no request")
            return
        }
        #expect(reading.parameters["recipients"]?.list?.count == names.count, "\(reading.parameters)")
        #expect(reading.parameters["recipients"]?.list?.first?.record?["displayName"]?.string?.hasPrefix(names[0]) == true)
    }

    @Test(
        "an answer and a request behind it are both taken",
        arguments: [
            ("yes send it and then call mom", "yes, then INStartCallIntent"),
            ("ok, and then order me a ride home", "yes, then INRequestRideIntent"),
            ("yes and text mom I'm leaving", "yes, then INSendMessageIntent"),
            ("no, and then call mom", "no, then INStartCallIntent"),
            ("yes, send it", "yes"), ("book it, she is waiting", "yes"), ("never mind, she knows", "cancel"),
            ("she knows already, leave it", "cancel"),
        ])
    func answers(said: String, expected: String) {
        let question = Question(kind: .confirmRequest, intent: "INSendPaymentIntent", app: "pay")
        #expect(Fixtures.read(said, question: question).acts.first?.summary == expected, "'\(said)'")
    }

    @Test("two sentences about one request are one")
    func merged() {
        guard case .request(let reading)? = Fixtures.read("I want a ride at six. Get me a cab to the zoo.").acts.first else {
            Issue.record("no request")
            return
        }
        #expect(reading.followers == nil)
        #expect(Set(reading.parameters.keys) == ["scheduledPickupTime", "dropOffLocation"])
    }

    @Test("what stands under a condition is not done, whatever sentence it is in")
    func condition() {
        guard case .request? = Fixtures.read("if it rains. call mom").acts.first else { return }
        Issue.record("it is read as a request")
    }

    @Test("words of what follows lie where they were said")
    func spans() {
        let said = "pause my workout and then send mary 20 dollars"
        guard case .request(let first)? = Fixtures.read(said).acts.first, let second = first.followers?.first else {
            Issue.record("nothing follows")
            return
        }
        let characters = Array(said)
        for span in second.spans { #expect(String(characters[span.start..<span.end]) == span.text) }
        #expect(second.spans.map(\.text) == ["mary", "20 dollars"])
    }
}

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
            ("tell mary to leave and call mom", "INSendMessageIntent"),
            ("send mom and mary a message", "INSendMessageIntent"),
            ("take 20 dollars out of savings and put it into checking", "INTransferMoneyIntent"),
            ("book me a ride to the airport and pick me up at six", "INRequestRideIntent"),
            ("call mom. text mary I'm leaving", "INStartCallIntent, INSendMessageIntent"),
            ("text mary I'm late. call me when you can", "INSendMessageIntent"),
            ("what a day! play some jazz", "INPlayMediaIntent"),
            ("Don't call dad. Call mom.", "INStartCallIntent"),
        ])
    func sequels(said: String, intents: String) {
        guard case .request(let first)? = Fixtures.read(said).acts.first else {
            Issue.record("'\(said)' is no request")
            return
        }
        #expect(([first] + (first.followers ?? [])).map(\.intent).joined(separator: ", ") == intents)
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

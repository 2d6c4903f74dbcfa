import IntentSchema
import Randomness
import Testing

@testable import Understanding

/// Orders that are given again in their own words, over generated texts, people and joiners.
struct RestartTests {
    /// How an order goes for a person and a text, and the parameter that the text fills.
    private static let forms: [(intent: String, text: String, order: String)] = [
        ("INAddTasksIntent", "taskTitles", "remind me to %t"), ("INSendMessageIntent", "content", "text %n %t"),
        ("INSendMessageIntent", "content", "send %n a message saying %t"),
        ("INCreateNoteIntent", "content", "make a note saying %t"),
        ("INSendPaymentIntent", "note", "send %n 20 dollars for %t"),
    ]
    private static let texts = ["the old lamp", "pizza and beer", "concert tickets", "the red folder", "bread from the corner"]
    private static let people = ["mary", "john smith", "my sister", "anna-lena"]

    @Test("each of them is a request with its own text", arguments: 0..<30)
    func apart(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed))
        let form = Self.forms[seed % Self.forms.count]
        let count = Int.random(in: 2...3, using: &random)
        let texts = Self.texts.shuffled(using: &random).prefix(count)
        let people = Self.people.shuffled(using: &random)
        let orders = zip(texts, people).map { form.order.replacing("%t", with: $0).replacing("%n", with: $1) }
        let joiner = [" and ", ", and ", ", ", " and then ", " and please "].randomElement(using: &random) ?? ""
        let said = orders.joined(separator: joiner)
        guard case .request(let first)? = Fixtures.read(said).acts.first else {
            Issue.record("no request: '\(said)'")
            return
        }
        let requests = [first] + (first.followers ?? [])
        #expect(requests.map(\.intent) == Array(repeating: form.intent, count: count), "'\(said)'")
        let heard = requests.map { $0.parameters[form.text]?.list?.first?.summary ?? $0.parameters[form.text]?.summary ?? "" }
        #expect(zip(heard, texts).allSatisfy { $0.contains($1) } && heard.count == texts.count, "'\(said)': \(heard)")
    }

    @Test(
        "what somebody is told to do, what is quoted and what names nobody stays in the text",
        arguments: [
            "tell john smith to wait and tell mary to come", "text mary \"call me and text mary hi\"",
            "text mary call me and text me later",
        ])
    func inside(said: String) {
        guard case .request(let first)? = Fixtures.read(said).acts.first else {
            Issue.record("no request: '\(said)'")
            return
        }
        #expect(first.intent == "INSendMessageIntent" && first.followers == nil)
    }
}

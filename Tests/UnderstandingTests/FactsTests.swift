import IntentSchema
import TestSupport
import Testing

@testable import Understanding

@Suite("what is told beside an order")
struct FactsTests {
    /// An order, marked with a percent sign, and something told.
    private static let frames = ["#, %", "#. Please %", "% because #", "#, so could you %", "hi, #. %"]

    private static func request(_ order: String, _ told: String, _ frame: String) throws -> Hypothesis {
        let said = frame.replacing("%", with: order).replacing("#", with: told)
        let act = try Fixtures.learned.get().interpret(said, in: Fixtures.context).acts.first
        guard case .request(let request)? = act else { throw NoRequest(said: said, act: "\(String(describing: act))") }
        return request
    }

    private struct NoRequest: Error {
        var said: String
        var act: String
    }

    @Test(
        "what guests need or celebrate is a wish of the booking",
        arguments: [
            "I'm allergic to nuts", "we are vegetarian", "my wife uses a wheelchair", "it's our anniversary",
            "my husband can't eat gluten", "I have a nut allergy", "my kids need a high chair",
        ], frames)
    func wishes(told: String, frame: String) throws {
        let order = "book a table for two at Nopa tomorrow at 7 pm"
        let plain = try Self.request(order, "", "%")
        let request = try Self.request(order, told, frame)
        #expect(request.intent == plain.intent && request.leftOut ?? [] == [])
        var parameters = request.parameters
        let wish = parameters.removeValue(forKey: "guestProvidedSpecialRequestText")?.string
        #expect(wish.map { told.contains($0) } ?? false, "\(request)")
        #expect(parameters == plain.parameters)
    }

    @Test("several needs are one wish", arguments: ["% and #", "%, and #", "%, #"], ["#, @", "@, #", "#. Please @"])
    func severalWishes(joint: String, frame: String) throws {
        let needs = [
            ("I'm allergic to nuts", "nuts"), ("my wife is vegan", "vegan"), ("my dad uses a wheelchair", "wheelchair"),
            ("it's our anniversary", "anniversary"),
        ]
        for (one, two) in zip(needs, needs.dropFirst()) {
            let told = joint.replacing("%", with: one.0).replacing("#", with: two.0)
            let request = try Self.request("book a table for two at Nopa tomorrow at 7 pm", told, frame.replacing("@", with: "%"))
            let wish = request.parameters["guestProvidedSpecialRequestText"]?.string ?? ""
            #expect(wish.contains(one.1) && wish.contains(two.1), "'\(wish)'")
            #expect(request.leftOut ?? [] == [])
        }
    }

    @Test(
        "where the speaker is, is where a ride begins",
        arguments: ["I'm at the Ferry Building", "we're at the Ferry Building", "I'm standing outside the Ferry Building"], frames
    )
    func places(told: String, frame: String) throws {
        let request = try Self.request("get me a ride to the airport", told, frame)
        let expected = try Self.request("get me a ride to the airport from the Ferry Building", "", "%")
        #expect(request.parameters == expected.parameters && request.leftOut ?? [] == [], "\(request)")
    }

    @Test(
        "what a request has no parameter for is named",
        arguments: [
            "I'm bringing my bike", "my kids are with me", "we've got two big suitcases", "my mum walks with crutches",
        ], frames)
    func needs(told: String, frame: String) throws {
        let request = try Self.request("get me a ride to the airport", told, frame)
        let plain = try Self.request("get me a ride to the airport", "", "%")
        #expect(request.parameters == plain.parameters)
        #expect(request.leftOut?.contains { told.contains($0.text) } ?? false, "\(request)")
    }

    @Test(
        "a request that is for nobody takes nothing of it, and names nothing",
        arguments: ["I'm at the office", "I'm walking my dog", "it's our anniversary"],
        ["call Mary", "play some jazz", "start a run of 5 km"])
    func others(told: String, order: String) throws {
        let (request, plain) = (try Self.request(order, told, "#, %"), try Self.request(order, "", "%"))
        #expect(request.intent == plain.intent && request.parameters == plain.parameters, "\(request)")
        #expect(request.leftOut ?? [] == [])
    }

    @Test(
        "what says how somebody is tells no place",
        arguments: ["I'm in a hurry", "I'm in no rush", "I'm on my break", "I'm in a bit of a state"])
    func states(told: String) throws {
        let request = try Self.request("get me a ride to the airport", told, "#, %")
        #expect(request.parameters == (try Self.request("get me a ride to the airport", "", "%")).parameters, "\(request)")
    }

    private static func answer(_ text: String, to intent: String) throws -> DialogueAct? {
        var context = Fixtures.context
        context.question = Question(kind: .confirmRequest, intent: intent, app: "any")
        context.parameters = ["partySize": .integer(2)]
        return try Fixtures.learned.get().interpret(text, in: context).acts.first
    }

    @Test(
        "what is told with a yes is a wish, with which the question is put again, or is named",
        arguments: ["we're vegetarian", "we're bringing a dog", "it's our anniversary", "we've got two suitcases"],
        ["yes, %", "yes please. %", "perfect, %", "yes and %", "yes but %"])
    func yes(told: String, form: String) throws {
        let text = form.replacing("%", with: told)
        #expect(
            try Self.answer(text, to: "INBookRestaurantReservationIntent")
                == .correction(["guestProvidedSpecialRequestText": .string(told)]))
        #expect(
            try Self.answer(text, to: "INRequestRideIntent") == .followed(.yes, by: .notUnderstood(.unused(words: told))))
    }
}

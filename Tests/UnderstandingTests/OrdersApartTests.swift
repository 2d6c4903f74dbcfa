import IntentSchema
import TestSupport
import Testing

@testable import Understanding

@Suite("orders of which one is lost beside the other")
struct OrdersApartTests {
    @Test(
        "of two orders both are heard, though one can be done by nobody",
        arguments: [
            ("call Mary", "stop the music"), ("start a run", "turn off the music"),
            ("get me a ride to the airport", "stop the music"),
        ], [". ", " and ", ", then ", ". Oh, and "])
    func bothHeard(orders: (String, String), joint: String) throws {
        let (first, second) = orders
        let context = Fixtures.context
        let alone = try Fixtures.learned.get().interpret(first, in: context)
        let both = try Fixtures.learned.get().interpret(first + joint + second, in: context)
        guard case .request(let plain)? = alone.acts.first, case .request(let read)? = both.acts.first else {
            Issue.record("\(both.acts)")
            return
        }
        #expect(read.intent == plain.intent && read.parameters == plain.parameters)
        let isNamed = read.leftOut?.contains { $0.text.lowercased().contains("music") } ?? false
        #expect(isNamed || both.rest?.contains("music") ?? false, "\(both)")
    }

    @Test(
        "an order or a question said besides is no part of the text before it",
        arguments: [("text Mary I'm outside", "I'm outside"), ("tell Mary the car is ready", "the car is ready")],
        [
            (", oh and start a run", "INStartWorkoutIntent"), (". Also start a run", "INStartWorkoutIntent"),
            (". oh and what bills do I have?", "INSearchForBillsIntent"), (", and also play some jazz", "INPlayMediaIntent"),
        ])
    func besideText(said: (order: String, text: String), other: (words: String, intent: String)) throws {
        let both = try Fixtures.learned.get().interpret(said.order + other.words, in: Fixtures.context)
        guard case .request(let message)? = both.acts.first else {
            Issue.record("\(both.acts)")
            return
        }
        #expect(message.parameters["content"] == .string(said.text))
        let isHeard = both.rest.map { other.words.lowercased().hasSuffix($0.lowercased()) } ?? false
        #expect(isHeard || message.followers?.contains { $0.intent == other.intent } ?? false, "\(both)")
    }

    @Test(
        "what is asked first is answered, and the order behind it is heard",
        arguments: ["what bills do I have", "do I have new messages"],
        [", then start a run", ". oh and start a run", " and also start a run"])
    func askedFirst(question: String, order: String) throws {
        let both = try Fixtures.learned.get().interpret(question + order, in: Fixtures.context)
        let first = both.acts.first?.requests.first
        #expect(first?.intent.hasPrefix("INSearchFor") ?? false, "\(both.acts)")
        #expect(
            both.rest == "start a run" || first?.followers?.contains { $0.intent == "INStartWorkoutIntent" } ?? false, "\(both)")
    }

    @Test(
        "what the speaker will do themselves if something happens is no condition of what is ordered",
        arguments: ["call Mary", "play some jazz"],
        [
            ", if she doesn't answer I'll text her",
            ". If that does not work, I will simply write.",
            " n if she's busy leave it", ", and if it's no good never mind",
        ])
    func ownPlans(order: String, plan: String) throws {
        let interpreter = try Fixtures.learned.get()
        let (plain, planned) = (
            interpreter.interpret(order, in: Fixtures.context), interpreter.interpret(order + plan, in: Fixtures.context)
        )
        let (first, second) = (plain.acts.first?.requests.first, planned.acts.first?.requests.first)
        #expect(first?.intent == second?.intent && first?.parameters == second?.parameters, "\(planned)")
        #expect(second?.leftOut ?? [] == [] && second?.followers ?? [] == [])
    }

    @Test(
        "an order under a condition waits for it",
        arguments: ["call Mary, if she doesn't answer text Dad", "call Mary if I'm late", "tell Mary if she's late I'll wait"])
    func conditions(said: String) throws {
        let act = try Fixtures.learned.get().interpret(said, in: Fixtures.context).acts.first
        guard case .request(let request)? = act else { return }
        #expect(request.parameters["content"] != nil || request.leftOut?.isEmpty == false, "\(request)")
    }

    @Test(
        "a pronoun in a list of which nothing is made is named",
        arguments: [
            ("text her and Mary that I'm late", "her"), ("call Mary and him", "him"),
        ])
    func pronouns(said: String, pronoun: String) throws {
        guard case .request(let request)? = try Fixtures.learned.get().interpret(said, in: Fixtures.context).acts.first else {
            Issue.record("no request: \(said)")
            return
        }
        #expect(request.leftOut?.contains { $0.text == pronoun } ?? false, "\(request)")
    }

    @Test("a bill that a pronoun means beside another is paid or named", arguments: ["that", "it", "that one"])
    func billTold(pronoun: String) throws {
        for said in ["the water bill is late, oops. pay \(pronoun) and the electric", "pay the water bill and \(pronoun)"] {
            guard case .request(let request)? = try Fixtures.learned.get().interpret(said, in: Fixtures.context).acts.first else {
                Issue.record("no request")
                continue
            }
            let isNamed = request.leftOut?.contains { $0.text.contains(pronoun) } ?? false
            #expect(isNamed || ([request] + (request.followers ?? [])).count == 2, "\(said): \(request)")
        }
    }
}

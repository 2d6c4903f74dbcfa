import IntentSchema
import TestSupport
import Testing

@testable import Understanding

@Suite("what stands around an order")
struct FramingTests {
    private static let orders = [
        "get me a ride to the airport", "remind me to water the plants at 5", "play some jazz", "call Mary",
        "send Mary 20 dollars for lunch", "start a run of 5 km",
    ]

    private static func request(_ said: String) throws -> Hypothesis? {
        guard case .request(let request)? = try Fixtures.learned.get().interpret(said, in: Fixtures.context).acts.first else {
            return nil
        }
        return request
    }

    private static func expectLikeOrder(_ frame: String) throws {
        for order in orders {
            let (plain, framed) = (try request(order), try request(frame.replacing("%", with: order)))
            #expect(
                framed?.intent == plain?.intent && framed?.parameters == plain?.parameters,
                "\(order): \(String(describing: framed))")
            #expect(framed?.leftOut ?? [] == [], "\(order)")
        }
    }

    @Test(
        "what only leads up to an order, says why or asks kindly is no part of it",
        arguments: [
            "My doctor tells me I must rest more, bless her, so please %.", "Let me put it more simply: %.",
            "I am so forgetful these days; could you %?", "My hands are full and I can't see a thing, so %", "k quick thing %",
            "ugh ive got a soaking wet toddler under my arm pls just %", "You are very patient with me. Now %.",
            "Forgive me, I know it is early, but would you %?", "bruh my thumbs are literally frozen can u %",
            "The baby's finally gone down so I'm whispering, hope you can hear me... %",
            "I'd be very grateful if you could %.", "could I trouble you to %",
            "Oh, I could cry, my feet are killing me, would you %",
        ])
    func leadsUp(frame: String) throws {
        try Self.expectLikeOrder(frame)
    }

    @Test(
        "what asks kindly behind an order is no part of it",
        arguments: [
            "%, if you would", "% would you, there's a love", "%, ta muchly", "%, my feet hurt so much",
            "% pretty pls im begging u",
            "% cos my hands are caked in mud", "%. I'd be much obliged.",
        ])
    func trailsOff(frame: String) throws {
        try Self.expectLikeOrder(frame)
    }

    @Test(
        "a favour that may be the text of a message is its text",
        arguments: ["will you", "can you", "would you", "thank you ever so much"])
    func texts(text: String) throws {
        #expect(try Self.request("text Mary \(text)")?.parameters["content"]?.string == text)
        #expect(
            try Self.request("text Mary that dinner is ready, if you would")?.parameters["content"]?.string == "dinner is ready")
    }

    @Test(
        "what somebody else says, sets a condition, or asks is no frame of an order",
        arguments: [
            "my doctor says play some jazz", "mom said, call Mary", "mom says so call Mary",
            "if I'm late, call Mary", "she asked me to call Mary, so I did", "she said could you call Mary",
        ])
    func orderOfOthers(said: String) throws {
        #expect(try Self.request(said) == nil)
    }

    @Test(
        "what is told with a value, wished for or ordered besides is not passed over",
        arguments: [
            ("I'm leaving at 6, get me a ride to the airport", "6"), ("water the cactus, play some jazz", "water the cactus"),
            ("long day. Play some jazz", "long day"), ("play some jazz, not too loud", "loud"),
        ])
    func valuesAround(said: String, told: String) throws {
        let request = try Self.request(said)
        let isTold = request?.leftOut?.contains { $0.text.lowercased().contains(told) } ?? false
        let isUsed = request?.parameters.values.contains { $0.beginning != nil } ?? false
        #expect(request == nil || isTold || isUsed, "\(String(describing: request))")
    }
}

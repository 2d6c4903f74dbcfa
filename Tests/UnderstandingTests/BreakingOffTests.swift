import IntentSchema
import Testing

@testable import Understanding

/// Orders that are broken off without a mark, and texts that are corrected, or limited, in the breath that dictates them.
struct BreakingOffTests {
    private static func request(_ said: String) -> Hypothesis? {
        guard case .request(let request)? = try? Fixtures.learned.get().interpret(said, in: Fixtures.context).acts.first else {
            return nil
        }
        return request
    }

    private static func amount(_ said: String) -> Double? {
        request(said)?.parameters["currencyAmount"]?.record?["amount"]?.double
    }

    private static func text(_ said: String) -> String? { request(said)?.parameters["content"]?.string }

    private static let breaks = ["no wait", "wait no", "no wait make it", "no make that", "wait make it", "scratch that make it"]

    @Test("another amount takes the place of the one before it, with marks or without", arguments: breaks)
    func amounts(phrase: String) {
        for order in ["ask Mary for %@ for lunch", "send Priya %@ for the tickets", "pay Mary %@ for two pizzas"] {
            for mark in [" ", ", "] {
                let said = order.replacing("%@", with: "180") + mark + phrase + " 200"
                #expect(Self.amount(said) == 200, "'\(said)' was read as \(Self.request(said)?.summary ?? "nothing")")
                #expect(Self.request(said)?.parameters["note"]?.string?.contains("200") != true, "'\(said)'")
            }
        }
    }

    @Test("a number that is part of a note stays", arguments: ["send Mary 20 for table no 5", "send Mary 20 for room no 12"])
    func notes(said: String) {
        #expect(Self.amount(said) == 20, "'\(said)' was read as \(Self.request(said)?.summary ?? "nothing")")
    }

    @Test("another order takes the place of the one before it", arguments: ["no wait", "wait no", "no"])
    func orders(phrase: String) {
        for (first, second) in [("call Mary", "text her im on my way"), ("ring Priya", "message her im on my way")] {
            let said = "\(first) \(phrase) \(second)"
            #expect(Self.text(said) == "im on my way", "'\(said)' was read as \(Self.request(said)?.summary ?? "nothing")")
        }
    }

    @Test(
        "a text is changed as it would be once it has been read out",
        arguments: ["no wait make it", "no wait say", "sorry, make it"])
    func texts(phrase: String) {
        for (order, old, new) in [("text Mary", "see you at %@", ("6", "7")), ("tell Priya", "I need %@ eggs", ("6", "12"))] {
            for mark in [" ", ", "] where mark == ", " || !phrase.contains(",") {
                let said = order + " " + old.replacing("%@", with: new.0) + mark + phrase + " " + new.1
                #expect(Self.text(said) == old.replacing("%@", with: new.1), "'\(said)'")
            }
        }
    }

    @Test(
        "what only looks like it stays in the text",
        arguments: [
            "text Mary no wait for me at the station", "tell Mary I can't make it 7 is too early",
        ])
    func dictated(said: String) {
        let text = Self.text(said)
        #expect(text.map { said.hasSuffix($0) } ?? false, "'\(said)' has the text '\(text ?? "")'")
    }

    @Test(
        "what a text is not to say is none of it",
        arguments: [
            " but don't say why", ", but dont mention the dog", ", don't tell her where", " but without saying why",
            ", no need to say why",
        ])
    func unsaid(end: String) {
        #expect(Self.text("text Mary I'm running late" + end) == "I'm running late", "'\(end)'")
        #expect(Self.text("tell Priya the door is open but don't ring") == "the door is open but don't ring")
    }

    @Test(
        "what somebody is to be asked needs not be known here",
        arguments: [
            "what time she lands tomorrow", "when she lands", "where she parked the car", "which hotel she booked",
            "why she left",
            "how the interview went",
        ])
    func asked(question: String) {
        for order in ["ask Mary", "please ask Priya", "could you ask Mary"] {
            #expect(Self.text("\(order) \(question)") == question, "'\(order) \(question)'")
        }
    }

    @Test(
        "the word that introduces a later clause of what is reported is none of the text",
        arguments: [
            ("tell Mary that I shall be late, and that she should not wait", "I shall be late, and she should not wait"),
            ("let Priya know dinner is at 8 and that I'm cooking", "dinner is at 8 and I'm cooking"),
            ("tell Mary to call me and that it's urgent", "call me and it's urgent"),
            ("tell Priya that the cake is done and that my brother brings it", "the cake is done and my brother brings it"),
        ])
    func reported(said: String, text: String) { #expect(Self.text(said) == text, "'\(said)'") }

    @Test("an order to ask something is none of the text that asks it")
    func asking() {
        for said in [
            "text Mary first ask if she is free", "send Mary a message ask if she is free", "text Mary ask her if she is free",
        ] {
            #expect(Self.text(said) == "if she is free", "'\(said)'")
        }
        #expect(Self.text("tell Mary to ask if she can go") == "ask if she can go")
    }

    @Test("what leads on to a text is none of it", arguments: ["then. ", "too: ", "instead: ", "then, "])
    func leads(lead: String) {
        #expect(Self.text("text Mary \(lead)I'm outside") == "I'm outside", "'\(lead)'")
        #expect(Self.text("text Mary instead") == nil)
    }
}

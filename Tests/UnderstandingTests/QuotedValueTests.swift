import Foundation
import IntentSchema
import Testing
import Understanding

/// What is quoted is a value, whole and alone; what stands outside is no part of it, and is named where it is more than a remark.
struct QuotedValueTests {
    private static let texts = ["see you at the theatre", "half of the firewood", "For the raffle, and the cake", "pizza night!"]

    private static func request(_ said: String) throws -> Hypothesis? {
        var context = Fixtures.context
        context.apps.append(
            AppDescription(id: "tasks", name: "Tasks", intents: ["INAddTasksIntent", "INCreateTaskListIntent"]))
        guard case .request(let request)? = try Fixtures.learned.get().interpret(said, in: context).acts.first else { return nil }
        return request
    }

    private static func titles(_ value: ParameterValue?) -> [String] {
        (value?.list ?? []).compactMap { $0.record?["spokenPhrase"]?.string }
    }

    @Test(
        "words that only announce a note are none of it",
        arguments: [
            "Send Priya $30 with a note that says \"%\".",
            "Please send $25 to Mary with a note that says \"%\", if you would be so good.",
            "Request $80 from Priya, the note should read \"%\"",
            "Ask Mary for 35 dollars, and the request should say \"%\", nothing else.",
            "Pay Priya 18 dollars with the message \"%\", as she paid the last one", "send mary 20 and say \"%\"",
            "Could you ask Priya for $12.50 saying \"%\"?",
        ])
    func notes(form: String) throws {
        for text in Self.texts {
            let said = form.replacing("%", with: text)
            let request = try Self.request(said)
            #expect(request?.parameters["note"] == .string(text), "'\(said)'")
            #expect(request?.parameters["currencyAmount"] != nil && request?.leftOut == nil, "'\(said)'")
        }
    }

    @Test("another purpose beside a quoted note is named")
    func twoNotes() throws {
        let request = try Self.request("Send Priya $30 for the ticket, with a note that says \"see you there\"")
        #expect(request?.parameters["note"] == .string("see you there"))
        #expect(request?.leftOut?.map(\.text) == ["the ticket"])
    }

    @Test(
        "what stands behind a quoted message and says why, or is polite, is none of it",
        arguments: [
            "Send Mary a message saying \"%\", as my neighbour has a baby and I'm cooking anyway.", "text mary \"%\", thanks",
            "Text Mary: \"%\", I need to know.", "text mary \"%\", she's waiting", "Tell Mary \"%\", if you would be so kind",
        ])
    func asides(form: String) throws {
        for text in Self.texts {
            let said = form.replacing("%", with: text)
            let request = try Self.request(said)
            #expect(request?.parameters["content"] == .string(text) && request?.leftOut == nil, "'\(said)'")
        }
    }

    @Test(
        "what stands behind it and may be more is named",
        arguments: [
            ("Text Mary \"%\", before I begin my rounds.", "before I begin my rounds"),
            ("Send a message to Mary that says \"%\", please, without the rest", "without the rest"),
        ])
    func named(form: String, words: String) throws {
        for text in Self.texts {
            let said = form.replacing("%", with: text)
            let request = try Self.request(said)
            #expect(request?.parameters["content"] == .string(text), "'\(said)'")
            #expect(request?.leftOut?.map(\.text) == [words], "'\(said)'")
        }
    }

    @Test(
        "each of several quotations is one thing, whatever stands in it",
        arguments: [
            "add \"%\", \"oat flakes\" and \"tea and biscuits\" to my shopping list",
            "add \"%\" and \"oat flakes\" to my shopping list",
            "Make a list called \"Packing for Rome\" and put \"%\", \"oat flakes\" and \"the blue passport\" on it, please.",
            "start a list called \"Market\", and put \"%\" and \"oat flakes\" on it",
        ])
    func things(form: String) throws {
        for thing in ["milk", "sun hat", "salt and pepper", "bread, sliced"] {
            let said = form.replacing("%", with: thing)
            let found = Self.titles(try Self.request(said)?.parameters["taskTitles"])
            #expect(found.prefix(2) == [thing, "oat flakes"], "'\(said)' was read as \(found)")
            #expect(found.count == said.split(separator: "\"").count / 2 - (said.contains("called") ? 1 : 0), "'\(said)'")
        }
    }

    @Test(
        "another order behind the first has the quotation",
        arguments: [
            "Send Mary 12 dollars for the bus, and put \"%\" on my reminders.", "pay Mary 12 and add \"%\" to my shopping list",
        ])
    func sequels(form: String) throws {
        for thing in ["call the school", "rye bread"] {
            let said = form.replacing("%", with: thing)
            let request = try Self.request(said)
            #expect(request?.intent == "INSendPaymentIntent", "'\(said)'")
            let next = request?.followers?.first
            #expect(next?.intent == "INAddTasksIntent" && Self.titles(next?.parameters["taskTitles"]) == [thing], "'\(said)'")
        }
    }
}

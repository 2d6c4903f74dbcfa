import Foundation
import IntentSchema
import Testing
import Understanding

/// What follows a request in the same breath: the same with something else, an order behind a quotation or behind what is looked up.
struct BehindRequestTests {
    private static func requests(_ said: String) throws -> [Hypothesis] {
        guard case .request(let request)? = try Fixtures.learned.get().interpret(said, in: Fixtures.context).acts.first else {
            return []
        }
        return [request] + (request.followers ?? [])
    }

    @Test(
        "the verb goes for what is named behind 'then'",
        arguments: [" and then ", ", then ", " then ", ", and after that ", " and afterwards "])
    func then(joint: String) throws {
        for (first, second) in [("jazz", "rock"), ("some rock", "some pop"), ("country", "jazz")] {
            let found = try Self.requests("play \(first)\(joint)\(second)")
            let genres = found.map { $0.parameters["mediaSearch"]?.record?["genreNames"]?.list?.compactMap(\.string) ?? [] }
            let said = [first, second].map { [$0.replacing("some ", with: "")] }
            #expect(genres == said, "'\(first)\(joint)\(second)': \(genres)")
        }
        let calls = try Self.requests("call Mary\(joint)Priya")
        #expect(
            calls.map(\.intent) == ["INStartCallIntent", "INStartCallIntent"], "call Mary\(joint)Priya: \(calls.map(\.summary))")
    }

    @Test("a text keeps its 'then'", arguments: ["text Mary hi and then bye", "remind me to call Mary and then Priya"])
    func text(said: String) throws {
        #expect(try Self.requests(said).count == 1, "'\(said)'")
    }

    @Test("a quoted text ends with its quotation", arguments: ["\"%@\"", "“%@”", "'%@'"])
    func quoted(form: String) throws {
        for joint in [" and ", ", and ", ", then ", " and then "] {
            for (order, intent) in [("call Priya", "INStartCallIntent"), ("pay Priya 20 dollars", "INSendPaymentIntent")] {
                let said = "text Mary " + form.replacing("%@", with: "see you at 8") + joint + order
                let found = try Self.requests(said)
                #expect(found.map(\.intent) == ["INSendMessageIntent", intent], "'\(said)': \(found.map(\.summary))")
                #expect(found.first?.parameters["content"] == .string("see you at 8"), "'\(said)'")
            }
        }
    }

    @Test(
        "an order behind what is looked up is not lost",
        arguments: ["reply to her that I'm in", "text her that I'm in", "call her"])
    func behindLookUp(order: String) throws {
        for lookUp in ["read me Mary's last message", "read Mary's messages"] {
            let found = try Self.requests("\(lookUp) and \(order)")
            #expect(found.first?.intent == "INSearchForMessagesIntent", "'\(lookUp) and \(order)'")
            #expect(found.count == 2, "'\(lookUp) and \(order)': \(found.map(\.summary))")
        }
    }

    @Test(
        "what is yet to be said is no text",
        arguments: [
            "text Mary something", "I need to tell Mary something", "tell Mary something important",
            "send Mary a message about something",
        ])
    func unsaid(said: String) throws {
        let found = try Self.requests(said)
        #expect(found.first?.intent == "INSendMessageIntent", "'\(said)'")
        #expect(found.first?.parameters["content"] == nil, "'\(said)': \(found.map(\.summary))")
        #expect(try Self.requests("text Mary something came up").first?.parameters["content"] == .string("something came up"))
    }
}

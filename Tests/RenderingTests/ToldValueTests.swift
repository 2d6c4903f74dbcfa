import Foundation
import IntentSchema
import Rendering
import Testing

/// Answers to questions about what is open.
struct ToldValueTests {
    private static let message = Record(
        "INSendMessageIntent", ["recipients": .list([Samples.person("Nora Bird")]), "content": .string("hello")])
    private static let table = Record("INBookRestaurantReservationIntent", ["partySize": .integer(4)])

    private static func answer(_ inquiry: Inquiry, _ intent: Record, _ rejection: Prompt.Rejection? = nil) throws -> String {
        let question = Question(kind: .confirmRequest, intent: intent.type)
        let prompt = Prompt(question: question, intent: intent, attempt: 1, rejection: rejection, appName: "Pigeon")
        return try say(inquiry, prompt)
    }

    private static func say(_ inquiry: Inquiry, _ prompt: Prompt) throws -> String {
        let renderer = Renderer(
            dialogs: try SmallWorld.pack(), catalogue: .system, locale: Locale(identifier: "en_US"),
            calendar: SmallWorld.calendar())
        return renderer.render(.answer(inquiry, prompt), now: SmallWorld.now).shown
    }

    @Test("values are told in the words of people")
    func told() throws {
        #expect(try Self.answer(Inquiry(.person), Self.message) == "It goes to Nora Bird.")
        #expect(try Self.answer(Inquiry(.text), Self.message) == "It says “hello”.")
        #expect(try Self.answer(Inquiry(.count), Self.table) == "It is for 4.")
    }

    @Test("what was not asked for is not told instead", arguments: Inquiry.Aspect.allCases)
    func unknown(aspect: Inquiry.Aspect) throws {
        guard ![.app, .reason, .done].contains(aspect) else { return }
        for intent in [Self.message, Self.table, Samples.payment, Samples.ride()] {
            let said = try Self.answer(Inquiry(aspect, topic: "opera", strange: "opera"), intent)
            #expect(said == "I don't know that.", "\(intent.type)")
        }
    }

    @Test("the row whose label has most of the words asked about answers")
    func mostWords() throws {
        let bill = Record(
            "INPayBillIntent",
            ["transactionAmount": .record(.currencyAmount(40, "USD"))])
        let response = Record(
            "INPayBillIntentResponse",
            [
                "billDetails": .record(
                    Record(
                        "INBillDetails",
                        ["lateFee": .record(.currencyAmount(2, "USD")), "amountDue": .record(.currencyAmount(38, "USD"))]))
            ])
        let prompt = Prompt(
            question: Question(kind: .confirmRequest, intent: bill.type), intent: bill, response: response, attempt: 1,
            appName: "Bank")
        let told = try Self.say(Inquiry(.price, topic: "late fee"), prompt)
        #expect(told == "The late fee is $2.00.")
    }

    @Test("the reason for a refusal is the app's, or said to be unknown")
    func reason() throws {
        let value = Samples.person("Frank")
        let plain = Prompt.Rejection(value: value, reason: nil)
        #expect(try Self.answer(Inquiry(.reason), Self.message, plain) == "Pigeon doesn't say why.")
        #expect(try Self.answer(Inquiry(.reason), Self.message) == "I don't know that.")
        let question = Question(kind: .value, intent: Self.message.type, parameter: "recipients")
        let prompt = Prompt(
            question: question, intent: Self.message, attempt: 1, rejection: .init(value: value, reason: "noAccount"),
            appName: "Pigeon")
        let told = try Self.say(Inquiry(.reason), prompt)
        #expect(told == "Frank has no account with Pigeon.")
    }
}

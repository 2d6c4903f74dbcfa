import Foundation
import IntentSchema
import Testing
import Understanding

/// "Not … but …": the first value is not meant, and the second takes its place.
struct ContrastTests {
    private static func read(_ said: String) throws -> Hypothesis? {
        guard case .request(let reading)? = try Fixtures.learned.get().interpret(said, in: Fixtures.context).acts.first else {
            return nil
        }
        return reading
    }

    @Test(
        "an amount is the one behind \"but\"", arguments: [(20, 30), (15, 40), (100, 10)],
        ["send Mary not % but # dollars", "request not % but # dollars from Mary"])
    func amounts(values: (not: Int, but: Int), form: String) throws {
        let said = form.replacing("%", with: "\(values.not)").replacing("#", with: "\(values.but)")
        let reading = try #require(try Self.read(said), "\(said)")
        #expect(reading.parameters["currencyAmount"]?.record?["amount"]?.double == Double(values.but), "\(said)")
        #expect(reading.leftOut?.isEmpty ?? true, "\(said)")
    }

    @Test(
        "a time is the one behind \"but\"", arguments: [(7, 8), (6, 9)],
        ["book a table at Luna Piccola for two tomorrow, not at % but at #", "book a table for two not at % but at # tomorrow"])
    func hours(values: (not: Int, but: Int), form: String) throws {
        let said = form.replacing("%", with: "\(values.not)").replacing("#", with: "\(values.but)")
        let reading = try #require(try Self.read(said), "\(said)")
        #expect(reading.parameters["bookingDateComponents"]?.dateComponents?.hour == values.but + 12, "\(said)")
        #expect(reading.ambiguities.isEmpty, "\(said)")
    }

    @Test(
        "an account is the one behind \"but\"", arguments: [("checking", "savings"), ("savings", "checking")],
        ["pay the water bill not from % but from #", "pay my water bill, not from % but from #"])
    func accounts(values: (not: String, but: String), form: String) throws {
        let said = form.replacing("%", with: values.not).replacing("#", with: values.but)
        let reading = try #require(try Self.read(said), "\(said)")
        let account = reading.parameters["fromAccount"]?.record?["nickname"]?.record?["spokenPhrase"]?.string
        #expect(account == values.but && reading.leftOut?.isEmpty ?? true, "\(said): \(reading.parameters)")
    }

    @Test(
        "a message says what it says", arguments: ["not 20 but 30 dollars", "not at 7 but at 8", "it's not Anna but Priya"],
        ["text Mary %", "text Mary: %", "tell Mary that it's %"])
    func messages(text: String, form: String) throws {
        let said = form.replacing("%", with: text)
        let reading = try #require(try Self.read(said), "\(said)")
        #expect(reading.intent == "INSendMessageIntent", "\(said)")
        #expect(reading.parameters["content"]?.string?.hasSuffix(text) ?? false, "\(said): \(reading.parameters)")
    }

    @Test(
        "an account that is not wanted for money to somebody is named, and pays no bill",
        arguments: ["checking", "my checking"],
        ["send Mary 20 dollars but not from %", "send 20 dollars to Mary, but not from %", "send money to Mary but not from %"])
    func unwanted(account: String, form: String) throws {
        let said = form.replacing("%", with: account)
        let reading = try #require(try Self.read(said), "\(said)")
        #expect(reading.intent == "INSendPaymentIntent", "\(said)")
        #expect(reading.parameters["payee"]?.record?["displayName"]?.string?.hasPrefix("Mary") ?? false, "\(said)")
        #expect(reading.leftOut?.contains { account.hasSuffix($0.text) || $0.text.hasSuffix(account) } ?? false, "\(said)")
    }
}

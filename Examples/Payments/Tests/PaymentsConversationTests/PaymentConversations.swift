import Foundation
import IntentSchema
import IntentsTesting
import PaymentsApp
import PaymentsCore
import PaymentsExtension
import Testing

@Suite("Talking to Pocket Bank")
struct PaymentConversations {
    private let surroundings = TestSurroundings(contacts: [
        Contact(
            id: "1", givenName: "John", familyName: "Ashby", fullName: "John Ashby",
            handles: [Contact.Handle(kind: .phoneNumber, value: "+1 415 555 0121")]),
        Contact(
            id: "2", givenName: "John", familyName: "Birch", fullName: "John Birch",
            handles: [Contact.Handle(kind: .emailAddress, value: "birch@example.com")]),
        Contact(id: "3", givenName: "Olga", familyName: "Crane", fullName: "Olga Crane"),
    ])

    private func talk() throws -> TestConversation {
        try TestConversation(
            with: TestApp(IntentHandler.self, bundle: PaymentsBundle.url, delegate: PaymentsApplication.self), surroundings)
    }

    @Test("RES-05 of two Johns one is picked, and the payment is confirmed before it is made")
    func twoJohns() async throws {
        let talk = try talk()
        try await talk.say("send John 20 dollars for lunch")
        try await talk.expectPrompt(for: "payee", choices: ["John Ashby", "John Birch"])
        try await talk.answer("the second one")
        try await talk.expectConfirmation(showing: "$20.00", "John Birch", "lunch")
        try await talk.answer("yes")
        try await talk.expectResponse("success", showing: "$20.00", "John Birch")
        try await talk.say("how much is in my checking account")
        try await talk.expectResponse("success", showing: "$1,230.00")
    }

    @Test("RES-08 a currency that the bank does not keep, and someone nobody can reach, are refused with the reason")
    func refusals() async throws {
        let talk = try talk()
        try await talk.say("send John Ashby 20 francs")
        try await talk.expectPrompt(for: "currencyAmount", saying: "CHF")
        try await talk.answer("15 euros")
        try await talk.expectConfirmation(showing: "€15.00")
        try await talk.answer("no")
        try await talk.expectOutcome(.cancelled)
        try await talk.say("send Olga 20 dollars")
        try await talk.expectPrompt(for: "payee")
    }

    @Test("CON-07 what the account does not hold ends the request before anything is booked")
    func insufficientFunds() async throws {
        let talk = try talk()
        try await talk.say("send John Ashby 2000 dollars")
        try await talk.expectResponse("failureInsufficientFunds")
        try await talk.say("how much is in my checking account")
        try await talk.expectResponse("success", showing: "$1,250.00")
    }

    @Test("Money is moved between own accounts, and a bill is paid")
    func transferAndBill() async throws {
        let talk = try talk()
        try await talk.say("transfer 100 dollars from savings to checking")
        try await talk.expectConfirmation(showing: "$100.00", "Savings", "Checking")
        try await talk.answer("yes")
        try await talk.expectResponse("success")
        try await talk.say("pay my electricity bill")
        try await talk.expectConfirmation(showing: "$84.12", "Bay Power and Light")
        try await talk.answer("yes")
        try await talk.expectResponse("success")
        try await talk.say("how much is in my checking account")
        try await talk.expectResponse("success", showing: "$1,265.88")
    }

    @Test(
        "bills are told by whether they are overdue, unpaid or paid",
        arguments: [
            ("which bills are overdue", ["$39.50"]), ("show my overdue bills", ["$39.50"]),
            ("do I have any overdue bills", ["$39.50"]), ("show my unpaid bills", ["$39.50", "$84.12", "$1,823.40", "$59.99"]),
            ("show my paid bills", ["$59.99"]),
        ])
    func bills(said: String, told: [String]) async throws {
        let talk = try talk()
        try await talk.say(said)
        let words = await talk.lastTurn?.messages.map(\.rendered.shown).joined(separator: " ") ?? ""
        #expect(["$39.50", "$84.12", "$1,823.40", "$59.99"].filter(words.contains) == told, "\(words)")
    }
}

import IntentSchema
import Intents
import IntentsTesting
import Rendering
import Testing

@testable import Assistant

/// Cards that apps supply, from their view's description to what the person sees and says.
struct InterfaceTests {
    private func talk(_ surroundings: TestSurroundings = .withTwoJohns, withInterface: Bool = true) throws -> TestConversation {
        var app = TestApp(PurseExtension.self, name: "Purse", intents: [INSendPaymentIntent.self])
        if withInterface { app.interface = { PurseViewController() } }
        return try TestConversation(with: app, surroundings)
    }

    private func card(_ talk: TestConversation) async throws -> Card {
        try #require(await talk.lastTurn?.messages.last?.rendered.card)
    }

    @Test("SYS-14 what the app's card shows is not repeated, all else is, and the question names everything")
    func covers() async throws {
        let talk = try talk()
        try await talk.say("send Mary 20 dollars for soup")
        try await talk.expectConfirmation(showing: "Mary", "$20.00")
        let asked = try await card(talk)
        #expect(asked.title == "Purse card")
        #expect(asked.supplied.first == .row(label: "To", value: "Mary Hill"), "\(asked.supplied)")
        #expect(asked.supplied.contains(.row(label: "Stage", value: "1")))
        #expect(!asked.rows.contains { $0.value.contains("Mary") }, "\(asked.rows)")
        #expect(asked.rows.contains { $0.value.contains("$20.00") })
        #expect(await talk.lastTurn?.messages.last?.rendered.shown.contains("Mary") == true)
        try await talk.answer("yes")
        try await talk.expectResponse("success")
        #expect(try await card(talk).supplied.contains(.row(label: "Stage", value: "3")))
        let bare = try self.talk(withInterface: false)
        try await bare.say("send Mary 20 dollars for soup")
        let own = try await card(bare)
        #expect(own.supplied.isEmpty && own.rows.contains { $0.value.contains("Mary") })
    }

    @Test("SYS-14 a button begins a request like any other: resolved, confirmed, by the same app")
    func button() async throws {
        let talk = try talk()
        try await talk.say("send Mary 20 dollars for soup")
        try await talk.answer("yes")
        try await talk.expectResponse("success")
        try await talk.say("Seven more!")
        try await talk.expectConfirmation(showing: "Mary", "$7.00")
        let explanations = await talk.lastTurn?.explanations ?? []
        #expect(explanations.contains("the words are the title of a button on the app's card, “Seven more”"), "\(explanations)")
        try await talk.answer("yes")
        try await talk.expectResponse("success")
        #expect(await talk.lastTurn?.calls.last?.call.request.intent["currencyAmount"]?.record?["amount"] == .decimal(7))
    }

    @Test("SYS-14 an app's buttons answer no question, and begin nothing that the app does not declare")
    func foreignButtons() async throws {
        let talk = try talk()
        try await talk.say("send Mary 20 dollars for buttons")
        try await talk.expectConfirmation(showing: "$20.00")
        #expect(try await card(talk).supplied.count == 2)
        let remarks = await talk.lastTurn?.explanations ?? []
        #expect(remarks.contains { $0.contains("Call them") && $0.contains("INStartAudioCallIntent") }, "\(remarks)")
        try await talk.answer("yes")
        try await talk.expectResponse("success")
        #expect(await talk.lastTurn?.calls.last?.call.request.intent["currencyAmount"]?.record?["amount"] == .decimal(20))
    }

    @Test("SYS-14 a request goes on with the assistant's card if the app's is late or missing", arguments: ["silent", "bare"])
    func withoutCard(note: String) async throws {
        let talk = try talk()
        try await talk.say("send Mary 20 dollars for \(note)")
        try await talk.expectConfirmation(showing: "Mary", "$20.00")
        let asked = try await card(talk)
        #expect(asked.supplied.isEmpty && asked.rows.contains { $0.value.contains("Mary") })
        try await talk.answer("yes")
        try await talk.expectResponse("success")
    }

    @Test("SYS-14 what an app writes on its card cannot steer a terminal")
    func hostile() async throws {
        let talk = try talk()
        try await talk.say("send Mary 20 dollars for escape")
        let asked = try await card(talk)
        #expect(asked.title == "[2JGone")
        #expect(asked.supplied == [.row(label: "[31mRed", value: "a b")], "\(asked.supplied)")
    }
}

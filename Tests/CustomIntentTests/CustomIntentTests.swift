import Foundation
import Intents
import IntentsTesting
import Testing
import Understanding

/// An app's own intent, in a module that sees of this package what any package sees.
struct CustomIntentTests {
    private static let app = TestApp(
        SoupExtension.self, name: "Soup Chef", intents: [OrderSoupIntent.self], delegate: SoupApplication.self,
        customIntents: [.customIntentTests])

    /// Orders a soup up to the confirmation.
    private static func order(_ soup: String) async throws -> TestConversation {
        let talk = try TestConversation(with: app)
        try await talk.say("order soup")
        try await talk.expectPrompt(for: "soup", choices: ["Minestrone", "Gazpacho", "Borscht"])
        try await talk.answer(soup)
        try await talk.expectPrompt(for: "size")
        try await talk.answer("large")
        try await talk.expectPrompt(for: "quantity")
        try await talk.answer("12")
        try await talk.expectPrompt(for: "quantity")
        try await talk.answer("two")
        try await talk.expectConfirmation(showing: soup, "large")
        return talk
    }

    @Test("SYS-09 a custom intent is resolved, confirmed and handled like the system's")
    func orders() async throws {
        let talk = try await Self.order("Minestrone")
        try await talk.answer("yes")
        try await talk.expectResponse("success")
        let intent = try #require(await talk.lastTurn?.outcome?.intent)
        let order = OrderSoupIntent(_record: intent)
        #expect(order.soup?.displayString == "Minestrone" && order.size == .large && order.quantity == 2)
        #expect(order.soup?.price?.amount == 4.5)
        #expect("\(order)".contains("size: large"))
    }

    @Test("a sentence of the definition file names the values, which the app is not asked for again")
    func inOneSentence() async throws {
        let talk = try TestConversation(with: Self.app)
        try await talk.say("order two large minestrone with soup chef")
        try await talk.expectConfirmation(showing: "Minestrone", "large")
        try await talk.answer("yes")
        try await talk.expectResponse("success")
    }

    @Test("a custom intent fails with a code of its own")
    func soldOut() async throws {
        let talk = try await Self.order("Gazpacho")
        try await talk.answer("yes")
        try await talk.expectResponse("failureSoldOut")
    }

    @Test("an app that is opened to continue an activity finds in it an instance of its own intent class")
    func goesOnInTheApp() async throws {
        let talk = try await Self.order("Borscht")
        try await talk.answer("yes")
        #expect(await talk.lastTurn?.outcome?.kind == .continuedInApp)
    }

    @Test("an intent without its definitions and its dispatch reaches no handler")
    func needsItsTypes() async throws {
        var app = Self.app
        app.customIntents = []
        var surroundings = TestSurroundings()
        surroundings.reading = { _ in SoupPhrase() }
        let talk = try TestConversation(with: app, surroundings)
        try await talk.say("order soup")
        #expect(await talk.lastTurn?.outcome?.kind == .noApp)
    }
}

/// Reads everything as an order.
private struct SoupPhrase: Interpreter {
    func interpret(_ utterance: String, in context: InterpretationContext) -> Interpretation {
        Interpretation(acts: [.request(Hypothesis(intent: "OrderSoupIntent", score: 1, template: "order soup"))])
    }
}

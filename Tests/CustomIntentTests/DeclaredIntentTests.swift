import IntentDeclarations
import Intents
import IntentsTesting
import Testing

/// Intents that are declared in Swift, in a module that sees of this package what any package sees.
struct DeclaredIntentTests {
    private static let app = TestApp(
        TeaExtension.self, name: "Tea House", intents: [BrewTeaIntent.self, FindTeaIntent.self],
        customIntents: [.customIntentTests])

    @Test("SYS-09 the text of a declaration is read as the compiler reads it")
    func readAsCompiled() throws {
        let file = try #require(CustomIntents.customIntentTests.files.first { $0.name == "Teas.intents.swift" })
        #expect(file.intents == [brewTea.definition, findTea.definition])
        #expect(file.enumerations == [teaSize.definition] && file.objectTypes == [tea.definition])
    }

    @Test("SYS-09 an intent that is declared in Swift is understood, resolved, confirmed and handled")
    func orders() async throws {
        let talk = try TestConversation(with: Self.app)
        try await talk.say("brew a pot of earl grey")
        try await talk.expectConfirmation(showing: "Earl Grey")
        try await talk.answer("yes")
        try await talk.expectResponse("success", showing: "Your Earl Grey is ready in 4 minutes.")
        let intent = BrewTeaIntent(_record: try #require(await talk.lastTurn?.outcome?.intent))
        #expect(intent.size == .pot && intent.minutes == 4 && intent.hasMilk == false && intent.milk == nil)
    }

    @Test("SYS-09 a declared intent asks with the words of its declaration and has codes of its own")
    func asks() async throws {
        let talk = try TestConversation(with: Self.app)
        try await talk.say("brew darjeeling")
        try await talk.expectPrompt(for: "size", saying: "A cup or a pot?")
        try await talk.answer("a cup")
        try await talk.expectConfirmation(showing: "Darjeeling")
        try await talk.answer("yes")
        try await talk.expectResponse("failureSoldOut")
    }

    @Test("SYS-09 what was said is searched for by the app, which may find what bears another name")
    func searches() async throws {
        let talk = try TestConversation(with: Self.app)
        try await talk.say("brew a cup of russian")
        try await talk.expectConfirmation(showing: "Caravan")
        let several = try TestConversation(with: Self.app)
        try await several.say("brew a cup of grey")
        try await several.expectPrompt(for: "tea", choices: ["Earl Grey", "Lady Grey"])
        try await several.answer("the second one")
        try await several.expectConfirmation(showing: "Lady Grey")
    }

    @Test("SYS-09 the app's default is taken before anything is asked, and a list offered where there is none")
    func defaults() async throws {
        let talk = try TestConversation(with: Self.app)
        try await talk.say("brew tea")
        try await talk.expectPrompt(for: "size")
        try await talk.answer("a cup")
        try await talk.expectConfirmation(showing: "Lady Grey")
    }
}

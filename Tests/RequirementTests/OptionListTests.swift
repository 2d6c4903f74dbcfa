import Assistant
import ExtensionProtocol
import Foundation
import IntentSchema
import LanguagePacks
import Rendering
import Store
import Testing
import Understanding

/// An intent of an app's own whose handler lists values, which no intent of the system does.
struct OptionListTests {
    @Test(
        "RES-17 the values that an extension lists are offered, and the pick is resolved",
        arguments: [("the second one", "Flat White"), ("ristretto", "Ristretto"), ("not the flat white", "Ristretto")])
    func options(answer: String, picked: String) async throws {
        let conversation = try Self.conversation()
        let question = try await conversation.say("order a coffee")
        #expect(question.calls.map(\.call.request.method) == [.resolve(parameter: "drink"), .options(parameter: "drink")])
        #expect(question.messages.last?.rendered.choices == ["Ristretto", "Flat White"])
        let end = try await conversation.say(answer)
        #expect(end.outcome?.kind == .succeeded)
        #expect(end.outcome?.intent["drink"]?.record?["spokenPhrase"] == .string(picked))
    }

    private static let order = IntentDefinition(
        name: "OrderCoffeeIntent", domain: "Coffee", handlingProtocol: "OrderCoffeeIntentHandling",
        parameters: [
            ParameterDefinition(name: "drink", type: .record("INSpeakableString"), isResolvable: true, listsOptions: true)
        ],
        response: "OrderCoffeeIntentResponse", responseCodes: [NamedRawValue(name: "success", raw: 4)], responseFields: [],
        alwaysConfirms: false)

    private static let catalogue = Result { try Catalogue.system.adding(CatalogueAddition(source: "a test", intents: [order])) }
    private static let templates = Result {
        try TemplateInterpreter(pack: LanguagePack(for: Locale(identifier: "en_US")), catalogue: catalogue.get())
    }

    private static func conversation() throws -> Conversation {
        let catalogue = try catalogue.get()
        let locale = Locale(identifier: "en_US")
        let pack = try LanguagePack(for: locale)
        let app = AppDescription(id: "coffee", name: "Bar", intents: [order.name])
        let assistant = Assistant(
            apps: [InstalledApp(description: app, connection: CoffeeConnection())], catalogue: catalogue,
            languages: Languages([
                SpokenLanguage(
                    pack.language,
                    interpreter: CoffeeInterpreter(others: try templates.get()),
                    renderers: Renderers(dialogs: try pack.dialogs(), catalogue: catalogue))
            ]),
            journal: MemoryStore())
        return try assistant.startConversation(
            for: Person("owner", locale: locale, calendar: Calendar(identifier: .gregorian)))
    }
}

/// Knows how coffee is ordered, and leaves all else to the templates.
private struct CoffeeInterpreter: Interpreter {
    let others: TemplateInterpreter

    func interpret(_ utterance: String, in context: InterpretationContext) -> Interpretation {
        guard utterance == "order a coffee" else { return others.interpret(utterance, in: context) }
        return Interpretation(acts: [.request(Hypothesis(intent: "OrderCoffeeIntent", score: 1, template: "test"))])
    }
}

/// A handler as the host sees it: it lists two drinks.
private struct CoffeeConnection: ExtensionConnection {
    let events = ExtensionEvents()

    func continueActivity(_ activity: Record, for person: String) async -> Bool { true }

    func send(_ request: ExtensionRequest, deadline: Duration) async -> ExtensionAnswer {
        switch request.method {
        case .resolve:
            ExtensionAnswer(.resolved([request.intent["drink"].map { .success($0) } ?? .needsValue], isList: false))
        case .options:
            ExtensionAnswer(.options(["Ristretto", "Flat White"].map { .record(.speakableString($0)) }))
        case .confirm: ExtensionAnswer(.notImplemented)
        case .handle: ExtensionAnswer(.responded(Record("OrderCoffeeIntentResponse", ["code": .integer(4)])))
        }
    }
}

import Assistant
import Dialogue
import ExtensionProtocol
import Foundation
import IntentSchema
import Rendering
import Testing

/// Intents that an installed app defines in a file of its bundle.
struct DefinedIntentTests {
    private static func conversation(isLocked: Bool = false) async throws -> Conversation {
        try await SoupKitchen.usual.get().conversation(isLocked: isLocked)
    }

    private static func words(_ turn: Turn) -> String { turn.messages.map(\.rendered.shown).joined(separator: " ") }

    private static func explains(_ turn: Turn, _ code: Explanation.Code, _ values: String...) -> Bool {
        turn.explanations.contains(Explanation(code, values).description)
    }

    @Test("SYS-09 an app's own intent is understood, asked about in the words of its file, confirmed and handled")
    func orders() async throws {
        let talk = try await Self.conversation()
        var turn = try await talk.say("order soup")
        #expect(Self.words(turn).hasPrefix("There are 4 soups. Which one shall it be? Minestrone, Gazpacho"))
        #expect(turn.messages.last?.rendered.choices == SoupChef.soups)
        turn = try await talk.say("minestrone")
        #expect(Self.words(turn) == "How big?")
        turn = try await talk.say("a little one")
        #expect(Self.words(turn) == "Shall we deliver it?")
        turn = try await talk.say("no")
        #expect(Self.words(turn).hasPrefix("Ready to order 1 small Minestrone"), "\(Self.words(turn))")
        turn = try await talk.say("yes")
        #expect(turn.outcome?.kind == .succeeded)
        #expect(Self.words(turn) == "OK. Ordered. Your Minestrone will be ready in 7 minutes 30 seconds.")
        #expect(turn.messages.last?.rendered.spoken == "OK. Ordered. Ready in 7 minutes 30 seconds.")
        let intent = try #require(turn.outcome?.intent)
        #expect(intent["size"] == .integer(1) && intent["quantity"] == .integer(1) && intent["isDelivered"] == .bool(false))
        #expect(intent["address"] == nil)
    }

    @Test(
        "SYS-09 sentences of combinations name values: numbers, synonyms, and objects that the app lists",
        arguments: [
            ("order two big minestrone", "Minestrone", 2, 2), ("please order a large gazpacho", "Gazpacho", 2, 1),
            ("order 3 small gazpacho with soup chef", "Gazpacho", 1, 3), ("Order the little minestrone", "Minestrone", 1, 1),
        ] as [(String, String, Int, Int)])
    func combinations(said: String, soup: String, size: Int, quantity: Int) async throws {
        let talk = try await Self.conversation()
        let turn = try await talk.say(said)
        #expect(Self.words(turn) == "Shall we deliver it?")
        let parameters = turn.prompt?.intent.fields ?? [:]
        #expect(parameters["soup"] == SoupChef.soup(soup))
        #expect(parameters["size"] == .integer(size) && parameters["quantity"] == .integer(quantity))
        #expect(Self.explains(turn, .optionFound, "soup"))
    }

    @Test("SYS-09 an installed app's intents are understood and asked about from a declaration in Swift as from a file")
    func declared() async throws {
        var bundle = try SoupBundle()
        bundle.intents = ["OrderSoupIntent"]
        bundle.files = ["Soups.intents.swift": Data(SoupBundle.declaration.utf8)]
        let kitchen = try SoupKitchen([bundle])
        #expect(kitchen.defined.problems == [])
        let talk = try await kitchen.conversation()
        var turn = try await talk.say("order two big minestrone")
        #expect(Self.words(turn) == "Shall we deliver it?")
        #expect(turn.prompt?.intent["size"] == .integer(2) && turn.prompt?.intent["quantity"] == .integer(2))
        #expect(turn.prompt?.intent["soup"] == SoupChef.soup("Minestrone"))
        turn = try await talk.say("no")
        #expect(Self.words(turn).hasPrefix("Ready to order"), "\(Self.words(turn))")
        turn = try await talk.say("yes")
        #expect(turn.outcome?.kind == .succeeded)
    }

    @Test("SYS-09 a declaration that cannot be read costs its intents, and says in which line")
    func misdeclared() throws {
        var bundle = try SoupBundle()
        bundle.intents = ["OrderSoupIntent"]
        bundle.files = ["Soups.intents.swift": Data("import IntentDeclarations\nfunc soup() {}\n".utf8)]
        let kitchen = try SoupKitchen([bundle])
        #expect(kitchen.defined.catalogue.intents["OrderSoupIntent"] == nil)
        #expect(kitchen.defined.problems.contains { $0.contains("Soups.intents.swift, line 2: a file of declarations") })
    }

    @Test("SYS-09 a name that fits several of the app's values leads to a choice; one that fits none goes to the app")
    func lookedUp() async throws {
        var talk = try await Self.conversation()
        var turn = try await talk.say("order green")
        #expect(turn.prompt?.intent["soup"] == SoupChef.soup("Green Borscht"))
        talk = try await Self.conversation()
        turn = try await talk.say("order a large borscht")
        // Its name exactly, although another has the same word.
        #expect(turn.prompt?.intent["soup"] == SoupChef.soup("Borscht"))
        talk = try await Self.conversation()
        turn = try await talk.say("order goulash")
        #expect(Self.explains(turn, .optionNotFound, "soup"))
        #expect(turn.calls.contains { $0.call.request.method == .resolve(parameter: "soup") })
        #expect(turn.messages.last?.rendered.choices == SoupChef.soups)
    }

    @Test("SYS-09 a parameter is asked about only while the one it depends on matches")
    func relationships() async throws {
        let talk = try await Self.conversation()
        _ = try await talk.say("order a large minestrone")
        var turn = try await talk.say("yes")
        #expect(Self.words(turn) == "Where do you live?")
        turn = try await talk.say("Oakland")
        #expect(turn.prompt?.question.kind == .confirmRequest)
        #expect(turn.prompt?.intent["address"] != nil)
    }

    @Test("SYS-09 a number outside its range is refused in the file's words before the app is called")
    func ranges() async throws {
        let talk = try await Self.conversation()
        let turn = try await talk.say("order 12 large minestrone")
        #expect(Self.words(turn).hasPrefix("We make 10 at most."), "\(Self.words(turn))")
        #expect(!turn.calls.contains { $0.call.request.method == .resolve(parameter: "quantity") })
        #expect(Self.explains(turn, .valueNotAllowed, "quantity", "greaterThanMaximumValue"))
        let answer = try await talk.say("four")
        #expect(Self.words(answer) == "Shall we deliver it?")
        #expect(answer.prompt?.intent["quantity"] == .integer(4))
    }

    @Test(
        "SYS-09 codes of the app's own end the request in the file's words",
        arguments: [
            ("gazpacho", Outcome.Kind.refused, "Gazpacho is sold out."),
            ("green borscht", .succeeded, "OK. Ordered. We start at noon."),
        ])
    func codes(soup: String, kind: Outcome.Kind, words: String) async throws {
        let talk = try await Self.conversation()
        _ = try await talk.say("order a large \(soup)")
        _ = try await talk.say("no")
        let turn = try await talk.say("yes")
        #expect(turn.outcome?.kind == kind)
        #expect(Self.words(turn) == words)
    }

    @Test("SYS-09 the category decides about confirmation and words, the definition about the lock")
    func categories() async throws {
        let talk = try await Self.conversation()
        var turn = try await talk.say("share the recipe for borscht")
        #expect(turn.outcome?.intent["recipe"] == .string("borscht"))
        #expect(Self.words(turn) == "OK. Shared.")
        turn = try await talk.say("soup of the day")
        #expect(Self.words(turn) == "Minestrone.")
        let locked = try await Self.conversation(isLocked: true)
        turn = try await locked.say("view soup of the day")
        #expect(turn.prompt?.question.kind == .unlock)
    }

    @Test("SYS-09 a combination that needs the app opens it with the request")
    func opensApp() async throws {
        let talk = try await Self.conversation()
        let turn = try await talk.say("open the kitchen display")
        #expect(turn.outcome?.kind == .continuedInApp)
        #expect(!turn.calls.contains { if case .handle = $0.call.request.method { true } else { false } })
        #expect(Self.explains(turn, .combinationNeedsApp, "Soup Chef", "OpenKitchenIntent"))
    }

    @Test("SYS-09 what decided is explained: defaults, what was not asked about, why it is confirmed")
    func explained() async throws {
        let talk = try await Self.conversation()
        let first = try await talk.say("order a large minestrone")
        #expect(Self.explains(first, .defaultsUsed, "quantity"))
        let second = try await talk.say("no")
        #expect(Self.explains(second, .parametersInapplicable, "address"))
        #expect(Self.explains(second, .confirmationByDefinition, "OrderSoupIntent"))
    }

    @Test("SYS-09 an example sentence of the app's vocabulary requests the intent; a system's sentence stays the system's")
    func sentences() async throws {
        let kitchen = try SoupKitchen.usual.get()
        let talk = try await kitchen.conversation()
        let turn = try await talk.say("my usual lunch please")
        #expect(turn.prompt?.question.intent == "OrderSoupIntent")
        let other = try await kitchen.conversation()
        let ride = try await other.say("order a ride to the airport")
        #expect(ride.outcome?.intent.type == "INRequestRideIntent" || ride.prompt?.question.intent == "INRequestRideIntent")
    }

    @Test("SYS-09 while an app's question is open, another request is understood, too")
    func interrupted() async throws {
        let talk = try await Self.conversation()
        _ = try await talk.say("order soup")
        let turn = try await talk.say("call Nora")
        #expect(turn.acts.contains { if case .request(let other) = $0 { other.intent == "INStartCallIntent" } else { false } })
    }

    @Test("SYS-09 texts are said in the person's language")
    func german() throws {
        let catalogue = try SoupKitchen.usual.get().defined.catalogue
        let title = try #require(catalogue.intents["OrderSoupIntent"]?.custom?.title)
        #expect(title.text(in: "de") == "Suppe bestellen" && title.text(in: "en") == "Order Soup")
        let prompt = catalogue.intents["OrderSoupIntent"]?.parameter("soup")?.custom?.prompts.value
        #expect(prompt?.text(in: "de") == "Welche Suppe?" && prompt?.text(in: "fr") == "Which soup would you like?")
    }

    @Test(
        "SYS-09 two apps that define one name differently: the first keeps it, the other's other intents work, and it is reported"
    )
    func conflict() throws {
        var other = try SoupBundle()
        other.name = "Soup Club"
        let size = DefinitionPlist.parameter("colour", "String")
        other.files = [
            "Club.intentdefinition": try DefinitionPlist.data(intents: [
                DefinitionPlist.intent(
                    "OrderSoup", category: "order", verb: "Order", title: "Order", parameters: [size], combinations: [:]),
                DefinitionPlist.intent(
                    "JoinClub", category: "generic", verb: "Do", title: "Join the Club", parameters: [], combinations: [:]),
            ])
        ]
        other.intents = ["OrderSoupIntent", "JoinClubIntent"]
        let kitchen = try SoupKitchen([SoupBundle(), other])
        #expect(kitchen.descriptions[1].intents == ["JoinClubIntent"])
        #expect(kitchen.defined.catalogue.intents["OrderSoupIntent"]?.parameter("soup") != nil)
        #expect(kitchen.defined.catalogue.intents["JoinClubIntent"] != nil)
        #expect(kitchen.defined.problems.contains { $0.hasPrefix("SoupClub: Club.intentdefinition: OrderSoupIntent") })
    }

    @Test("SYS-09 a broken file costs its app no other intent")
    func broken() throws {
        var bundle = try SoupBundle()
        bundle.files["Broken.intentdefinition"] = Data("<plist><dict><key>INIntents".utf8)
        let kitchen = try SoupKitchen([bundle])
        #expect(kitchen.defined.catalogue.intents["OrderSoupIntent"] != nil)
        #expect(kitchen.defined.problems.contains { $0.contains("Broken.intentdefinition") })
    }
}

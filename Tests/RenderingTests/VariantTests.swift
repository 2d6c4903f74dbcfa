import Foundation
import IntentSchema
import Rendering
import Testing

/// The same thing is not said twice in the same words while there are others.
struct VariantTests {
    static let ride = Record("INRequestRideIntent")

    static func words(
        _ kind: Question.Kind, _ intent: Record, _ parameter: String?, attempt: Int, _ occasion: Prompt.Occasion = .asked,
        offset: Int = 0
    ) throws -> String {
        var prompt = Prompt(
            question: Question(kind: kind, intent: intent.type, parameter: parameter, offset: offset), intent: intent,
            attempt: attempt, appName: "Swift Cabs", occasion: occasion)
        if case .chooseApp(let apps) = kind { prompt.appChoices = apps }
        return try TellingApartTests.renderer().render(.question(prompt), now: SmallWorld.now).spoken
    }

    @Test("a question asked again is put in other words, and in the first ones when all have been used")
    func attempts() throws {
        let texts = try (1...6).map { try Self.words(.value, Self.ride, "dropOffLocation", attempt: $0) }
        #expect(Set(texts).count == 3)
        #expect(Array(texts.prefix(3)) == Array(texts.suffix(3)))
    }

    @Test("where there is one wording, the second asking says how to answer")
    func yesOrNo() throws {
        var pack = try SmallWorld.pack()
        pack.intents["INCancelRideIntent"]?.confirm = Variants([try Template("Cancel your ride?")])
        let renderer = Renderer(
            dialogs: pack, catalogue: .system, locale: Locale(identifier: "en_US"), calendar: SmallWorld.calendar())
        let texts = (1...3).map { attempt in
            renderer.render(
                Samples.ask(.confirmRequest, Record("INCancelRideIntent"), attempt: attempt), now: SmallWorld.now
            ).spoken
        }
        #expect(texts == ["Cancel your ride?", "Please say yes or no: cancel your ride?", "Cancel your ride?"])
    }

    @Test("a variant whose values are missing is passed over, not said twice")
    func missing() throws {
        var pack = try SmallWorld.pack()
        let texts = ["To {dropOffLocation} when?", "When?", "At what time to {dropOffLocation}?", "Please tell me when."]
        pack.intents["INRequestRideIntent"]?.parameters["scheduledPickupTime"]?.needsValue = Variants(
            try texts.map { try Template($0) })
        let renderer = Renderer(
            dialogs: pack, catalogue: .system, locale: Locale(identifier: "en_US"), calendar: SmallWorld.calendar())
        let said = (1...3).map { attempt in
            renderer.render(Samples.ask(.value, Self.ride, "scheduledPickupTime", attempt: attempt), now: SmallWorld.now).spoken
        }
        #expect(said == ["When?", "Please tell me when.", "When?"])
    }

    @Test("odd attempts are as good as any", arguments: [Int.min, -1, 0, .max])
    func odd(attempt: Int) throws {
        #expect(try !Self.words(.value, Self.ride, "dropOffLocation", attempt: attempt).isEmpty)
        #expect(try !Self.words(.value, Self.ride, "dropOffLocation", attempt: attempt, .reminded).isEmpty)
    }

    @Test("a reminder uses neither the words before it nor those after it; a repetition repeats")
    func occasions() throws {
        let asked = try (1...2).map { try Self.words(.value, Self.ride, "dropOffLocation", attempt: $0) }
        let reminded = try Self.words(.value, Self.ride, "dropOffLocation", attempt: 1, .reminded)
        #expect(reminded.hasPrefix("Are you still there? "))
        #expect(asked.allSatisfy { !reminded.hasSuffix($0) })
        #expect(try Self.words(.value, Self.ride, "dropOffLocation", attempt: 1, .repeated) == asked[0])
        let resumed = try Self.words(.value, Self.ride, "dropOffLocation", attempt: 1, .resumed)
        #expect(resumed.hasPrefix("Back to what you asked for before. ") && !resumed.hasSuffix(asked[0]))
    }

    // MARK: - Pages

    static let people = (1...23).map { Samples.person("Person \($0)") }

    /// Offset, occasion, how the words begin and end.
    static let pages: [(Int, Prompt.Occasion, String, String)] = [
        (
            0, .asked, "Which Person should get the money: Person 1, ",
            " or Person 10? There are 13 more: say \"more\" to hear them."
        ),
        (10, .repeated, "Also: Person 11, ", " or Person 20. There are 3 more: say \"more\" to hear them."),
        (20, .repeated, "Also: Person 21, Person 22", " or Person 23. Those are all."),
        (20, .asked, "Which Person should get the money: Person 21, ", " or Person 23?"),
        (0, .repeated, "Which Person should get the money: Person 1, ", "say \"more\" to hear them."),
    ]

    @Test("a long list is told in pages that read on", arguments: pages.indices)
    func page(index: Int) throws {
        let (offset, occasion, start, end) = Self.pages[index]
        let text = try Self.words(.choice(Self.people), Samples.payment, "payee", attempt: 1, occasion, offset: offset)
        #expect(text.hasPrefix(start) && text.hasSuffix(end), "\(text)")
    }

    @Test("apps are told in pages, too, and one left over is one")
    func apps() throws {
        let apps = (1...11).map { "App \($0)" }
        let first = try Self.words(.chooseApp(apps), Self.ride, nil, attempt: 1)
        #expect(first.hasSuffix("There is 1 more: say \"more\" to hear it."))
        #expect(
            try Self.words(.chooseApp(apps), Self.ride, nil, attempt: 1, .repeated, offset: 10) == "Also: App 11. Those are all.")
    }
}

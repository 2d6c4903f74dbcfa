import Foundation
import IntentSchema
import Rendering
import Testing

struct OutcomeTests {
    static let run = Record(
        "INStartWorkoutIntent",
        ["goalValue": .double(5000), "workoutGoalUnitType": .integer(2), "workoutName": .record(.speakableString("Run"))])
    static let water = Record("WaterPlantsIntent", ["gardenBed": .string("roses")])

    static func response(_ intent: Record, code: Int) -> Record { Record(intent.type + "Response", ["code": .integer(code)]) }

    static let rows: [(Message, String)] = [
        (
            Samples.end(.refused, Samples.ride(), response(Samples.ride(), code: 7), opensApp: true),
            "Swift Cabs doesn't serve that area. I've opened Swift Cabs."
        ),
        (Samples.end(.refused, water, response(water, code: 5)), "Swift Cabs couldn't do that: tank empty."),
        (Samples.end(.refused, water, response(water, code: 4)), "Swift Cabs couldn't do that."),
        (Samples.end(.refused, water, response(water, code: 99)), "Swift Cabs couldn't do that."),
        (Samples.end(.refused, water), "Swift Cabs couldn't do that."),
        (
            Samples.end(.continuedInApp, run, response(run, code: 2), opensApp: true),
            "Starting your run of 5 kilometers in Swift Cabs."
        ),
        (Samples.end(.inProgress, water), "Swift Cabs is working on it. I'll tell you when it is done."),
        (Samples.end(.succeeded, water), "Done: garden bed roses."),
        (Samples.end(.cancelled, Samples.payment), "OK, no money has been sent."),
        (Samples.end(.cancelled, water), "OK, cancelled. Nothing has been done."),
        (
            Samples.end(.gaveUp(parameter: "dropOffLocation", attempts: 3), Samples.ride()),
            "I couldn't settle the drop-off location after 3 tries, so I stopped. Nothing has been done."
        ),
        (Samples.end(.noApp, Samples.ride(), app: nil), "No installed app can book a ride."),
        (Samples.end(.noApp, water, app: nil), "No installed app can water plants."),
        (Samples.end(.timedOut, water), "Swift Cabs did not answer in time. Please look in the app whether it was done."),
        (Samples.end(.broken, water, app: nil), "The app has a problem and could not finish."),
        (.remark(.emptyInput), "I didn't hear anything."),
        (
            .remark(.tooLong(characters: 100_000, limit: 2000)),
            "That was 100,000 characters, and I can read 2,000 at most. Please make it shorter."
        ),
        (.remark(.notText), "I can't read that as text."),
        (
            .remark(.cannotAmend(Amendment("INCreateNoteIntent", isEnding: false, app: "Notes", kept: "gate code"))),
            "Notes can't give a note another title. It is still called \"gate code\"."
        ),
        (
            .remark(.cannotAmend(Amendment("INSendPaymentIntent", isEnding: false, app: "Piggy", isRepeated: true))),
            "The one before stays as it is. This would be another one."
        ),
        (.remark(.noMatch(nearest: nil)), "I didn't understand that. You can say \"help\"."),
        (.remark(.noMatch(nearest: "book a ride")), "I didn't understand that. You could say \"book a ride\"."),
        (.remark(.unknownApp(name: "Foo", known: ["A", "B"])), "Foo isn't installed. You could use A or B."),
        (.remark(.unknownApp(name: "Foo", known: [])), "Foo isn't installed, and no other app can do that."),
        (.remark(.unknownValue(words: "blorb")), "I don't know \"blorb\"."),
        (.remark(.unknownRelative(words: "daughter")), "I don't know who your daughter is."),
        (
            .remark(.ambiguous(words: "John", candidates: [Samples.person("John A"), Samples.person("John B")])),
            "\"John\" could be John A or John B. Please say which."
        ),
        (
            .help(Question(kind: .confirmRequest, intent: "INRequestRideIntent")),
            "Say \"yes\" or \"no\". You can also say \"repeat\" or \"cancel\"."
        ),
        (
            .help(Question(kind: .value, intent: "WaterPlantsIntent", parameter: "gardenBed")),
            "Please tell me the garden bed. You can also say \"repeat\" or \"cancel\"."
        ),
    ]

    @Test("an ending or remark is told as a person would tell it", arguments: rows.indices)
    func wording(index: Int) throws {
        let (message, expected) = Self.rows[index]
        #expect(try SmallWorld.renderer().render(message, now: SmallWorld.now).spoken == expected)
    }

    @Test("how something is asked for is told with sentences of its app, that of the intent itself first")
    func asked() throws {
        let apps = [
            AppDescription(
                id: "pay", name: "Piggy",
                intents: ["INSendPaymentIntent", "INRequestPaymentIntent"]),
            AppDescription(id: "cabs", name: "Cabs", intents: ["INRequestRideIntent", "INCancelRideIntent"]),
        ]
        let renderer = try SmallWorld.renderer().suggesting(apps, person: "Grace")
        for app in apps {
            for (place, intent) in app.intents.enumerated() {
                let told = renderer.render(.remark(.notARequest(.howTo, intent: intent)), now: SmallWorld.now).shown
                let sentences = renderer.suggestions(for: [app], person: "Grace").apps.flatMap(\.sentences)
                let (first, second) = (sentences[place], sentences[1 - place])
                #expect(told == "You can say, for example, \"\(first)\" or \"\(second)\".")
            }
        }
    }

    @Test("HAN-02 every detail of a response is on the card and the important ones are spoken")
    func details() throws {
        let message = Samples.end(.succeeded, Samples.payment, Samples.paymentResponse(code: 3), app: "Piggy")
        let rendered = try SmallWorld.renderer().render(message, now: SmallWorld.now)
        #expect(rendered.spoken == "John Bird gets 20 dollars from you for lunch. The fee is 50 cents. The payment is completed.")
        let rows = try #require(rendered.card).rows.map { "\($0.label): \($0.value)" }
        #expect(rows == ["Payee: John Bird", "Amount: $20.00", "Fee: $0.50", "Note: lunch", "Status: Completed"])
    }

    @Test("HAN-02 a response of an intent without texts is told field by field")
    func generic() throws {
        let response = Record(
            "WaterPlantsIntentResponse", ["code": .integer(3), "litresUsed": .double(2.5), "extra": .bool(true)])
        let rendered = try SmallWorld.renderer().render(Samples.end(.succeeded, Self.water, response), now: SmallWorld.now)
        #expect(rendered.spoken == "Done: litres used 2.5, extra yes, garden bed roses.")
        #expect(rendered.card?.rows.map(\.label) == ["Litres used", "Extra", "Garden bed"])
    }

    @Test("a workout's goal is one row with its unit")
    func goal() throws {
        let rendered = try SmallWorld.renderer("en_GB").render(Samples.end(.succeeded, Self.run), now: SmallWorld.now)
        #expect(rendered.spoken == "Your run of 5 kilometres has started.")
        #expect(rendered.card?.rows.map(\.value) == ["Run", "5 kilometres"])
    }

    @Test("HAN-02 a card holds a long message and all its recipients")
    func long() throws {
        let text = String(repeating: "word ", count: 600) + "end"
        let people = (1...40).map { Samples.person("Person \($0)") }
        let intent = Record("INSendMessageIntent", ["recipients": .list(people), "content": .string(text)])
        let rows = try #require(SmallWorld.renderer().render(Samples.end(.succeeded, intent), now: SmallWorld.now).card).rows
        #expect(rows.map(\.label) == ["To", "Text"])
        #expect(rows.first?.value.hasSuffix("Person 39 and Person 40") == true)
        #expect(rows.last?.value == text)
    }

    @Test("a single value is put into words for those who show it elsewhere")
    func single() throws {
        let renderer = try SmallWorld.renderer()
        #expect(renderer.words(for: .record(.currencyAmount(20, "USD")), now: SmallWorld.now) == "$20.00")
        #expect(renderer.words(for: .integer(1), type: .enumeration("INWorkoutLocationType"), now: SmallWorld.now) == "outdoors")
        #expect(renderer.words(for: .record(Record("INImage")), now: SmallWorld.now) == nil)
    }
}

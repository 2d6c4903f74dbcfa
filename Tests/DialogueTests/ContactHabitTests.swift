import Dialogue
import ExtensionProtocol
import Foundation
import IntentSchema
import Testing

/// The choice of a person by the person's habit, and what media apps say, in the fold.
struct ContactHabitTests {
    private static func person(_ id: String) -> ParameterValue {
        .record(Record("INPerson", ["contactIdentifier": .string(id), "displayName": .string(id.capitalized)]))
    }

    private static let people = ["ann", "ben", "cat"].map(person)

    private static func asked(_ weights: [String: Double]) -> (effects: [String], Script) {
        var script = Script()
        _ = script.hear(Script.asks(), people: weights)
        return (script.resolve(.disambiguation(people)), script)
    }

    @Test(
        "SYS-13 people are offered in the order in which the person deals with them",
        arguments: [
            ([:], [0, 1, 2]), (["cat": 2], [2, 0, 1]), (["ben": 3, "cat": 4], [2, 1, 0]), (["zoe": 90], [0, 1, 2]),
        ] as [([String: Double], [Int])])
    func order(weights: [String: Double], order: [Int]) {
        let (_, script) = Self.asked(weights)
        #expect(script.lastPrompt?.question.kind == .choice(order.map { Self.people[$0] }))
        #expect(script.explanations.contains { $0.code == .peopleRanked } == (order != [0, 1, 2]))
    }

    @Test("SYS-13 a clear habit decides once; an app that asks again is answered by the person")
    func clear() {
        var (effects, script) = Self.asked(["ben": 9])
        #expect(effects == ["note usualPerson(\"Ben\")", "call resolve goal=\(Self.people[1])"])
        effects = script.resolve(.disambiguation(Self.people))
        #expect(effects.count == 1 && effects[0].hasPrefix("ask goal choice"), "\(effects)")
        _ = script.hear(.cancel)
        // What has been said before does not count for other people.
        _ = script.hear(Script.asks(), people: ["dan": 9])
        effects = script.resolve(.disambiguation(Self.people))
        #expect(effects.count == 1 && effects[0].hasPrefix("ask goal choice"), "\(effects)")
    }

    @Test("SYS-13 choices that are not all people, or twice the same, are asked about", arguments: [0, 1])
    func others(number: Int) {
        var script = Script()
        _ = script.hear(Script.asks(), people: ["ben": 9])
        let values = number == 0 ? [Self.people[1], .string("Ben")] : [Self.people[1], Self.people[1]]
        #expect(script.resolve(.disambiguation(values)).first?.hasPrefix("ask goal choice") == true)
    }

    // MARK: - Media

    private static func tie(_ isSubscriber: Bool?) -> MediaTie { MediaTie(isSubscriber: isSubscriber) }

    @Test("SYS-12 the only app to which the person subscribes is chosen, if each other one says that they do not")
    func subscribed() {
        func app(_ ties: [String: Bool?], _ weights: [String: Double] = [:]) -> String? {
            AppHabit(weights: weights, media: ties.mapValues(Self.tie)).subscribed(among: ["a", "b"])
        }
        #expect(app([:]) == nil && app(["a": true]) == nil && app(["a": true, "b": nil]) == nil)
        #expect(app(["a": true, "b": false]) == "a" && app(["a": false, "b": true]) == "b")
        #expect(app(["a": true, "b": true]) == nil && app(["a": false, "b": false]) == nil)
        #expect(app(["a": true, "b": false, "gone": true]) == "a")
        #expect(app(["a": true, "b": false], ["b": 1]) == nil && app(["a": true, "b": false], ["a": 1, "b": 1]) == "a")
    }

    @Test("SYS-12 the app that expects something to be played is offered first, and what it expects is not what was said")
    func upcoming() {
        let play = IntentDefinition(
            name: "INPlayMediaIntent", domain: "Media", handlingProtocol: "INPlayMediaIntentHandling",
            parameters: [ParameterDefinition(name: "mediaItems", type: .list(.record("INMediaItem")), isResolvable: true)],
            response: "INTripIntentResponse", responseCodes: Script.trip.responseCodes, responseFields: [], alwaysConfirms: false)
        let apps = ["one", "two"].map { Script.app($0, intents: ["INPlayMediaIntent"]) }
        var script = Script(apps: apps)
        script.dialogue = Dialogue(
            catalogue: Catalogue(intents: [play], records: [], enumerations: []), policy: Policy(), apps: apps, person: "owner")
        let items = ParameterValue.list([.record(Record("INMediaItem", ["identifier": .string("next")]))])
        let tie = MediaTie(upcoming: Record("INPlayMediaIntent", ["mediaItems": items]))
        let habits = ["INPlayMediaIntent": AppHabit(media: ["two": tie])]
        _ = script.hear(Script.asks("INPlayMediaIntent"), habits: habits)
        #expect(script.lastPrompt?.question.kind == .chooseApp(["two", "one"]))
        _ = script.hear(.choice(0))
        #expect(script.state.phase.request?.app == "two")
        #expect(script.state.parameters["mediaItems"] == items)
        #expect(script.state.said["mediaItems"] == nil)
    }

    @Test("SYS-12 a context is read as far as it makes sense")
    func context() {
        func tie(_ type: String, _ fields: [String: ParameterValue]) -> MediaTie {
            MediaTie(context: Record(type, fields), upcoming: nil)
        }
        let all: [String: ParameterValue] = ["subscriptionStatus": .integer(2), "numberOfLibraryItems": .integer(7)]
        #expect(tie("INMediaUserContext", all) == MediaTie(isSubscriber: true, libraryItems: 7))
        #expect(tie("INUserContext", all) == MediaTie() && MediaTie(context: nil, upcoming: nil) == MediaTie())
        let odd: [String: ParameterValue] = ["subscriptionStatus": .integer(99), "numberOfLibraryItems": .integer(-7)]
        #expect(tie("INMediaUserContext", odd) == MediaTie())
        let wrong: [String: ParameterValue] = ["subscriptionStatus": .string("2"), "numberOfLibraryItems": .list([])]
        #expect(tie("INMediaUserContext", wrong) == MediaTie())
    }
}

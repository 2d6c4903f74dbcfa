import Assistant
import Dialogue
import ExtensionProtocol
import Foundation
import IntentSchema
import Judge
import Randomness
import Testing

/// Codes of explanations, their values and their wording.
struct ExplanationTests {
    private static let seed: UInt64 = 20_261_121

    /// Codes that the assistant gives.
    private static let givenElsewhere: Set<Explanation.Code> = [
        .callInterrupted, .callReported, .callNotHandled, .messageSentLast, .remark, .restNotHeard,
    ]

    @Test("every code is given with the values that its wording shows")
    func values() {
        var given = Set(Self.rare.flatMap(Self.explanations))
        var random = SeededRandom(seed: Self.seed)
        for round in 0..<1_000 where round < 100 || !Self.missing(in: given).isEmpty {
            given.formUnion(Self.simulated(seed: Self.seed + UInt64(round)))
            given.formUnion(Self.random(&random))
        }
        for explanation in given {
            let placeholders = explanation.code?.wording.placeholders
            #expect(placeholders == Set(explanation.values.indices.map { $0 + 1 }), "\(explanation.storedCode)")
        }
        #expect(Self.missing(in: given).isEmpty, "seed \(Self.seed)")
        for code in Self.givenElsewhere where code != .restNotHeard { #expect(code.wording.placeholders == [1]) }
    }

    private static func missing(in given: Set<Explanation>) -> Set<Explanation.Code> {
        Set(Explanation.Code.allCases).subtracting(given.compactMap(\.code)).subtracting(givenElsewhere)
    }

    @Test("no two codes have the same wording, and none has a brace left over")
    func wordings() {
        let texts = Explanation.Code.allCases.map { Explanation($0, ["a", "b", "c", "d"]).description }
        #expect(Set(texts).count == texts.count)
        #expect(!texts.contains { $0.isEmpty || $0.contains { "{|}".contains($0) } })
    }

    @Test("what is no placeholder stays as it is", arguments: ["12", "app", "} and }", ""])
    func literal(text: String) {
        #expect(ExplanationWording(stringLiteral: text).text(with: ["x"]) == text)
        #expect(ExplanationWording(stringLiteral: "{1}\(text)").text(with: ["x"]) == "x\(text)")
    }

    static let words: [(json: String, text: String)] = [
        (
            #"{"code":"app.only-one","values":["Taxi","INRequestRideIntent"]}"#,
            "Taxi is the only app that declares INRequestRideIntent"
        ),
        (#"{"code":"question.limit","values":["1"]}"#, "the request has asked 1 question, the policy's limit"),
        (#"{"code":"question.limit","values":["2"]}"#, "the request has asked 2 questions, the policy's limit"),
        (#"{"code":"remark","values":["{2} of {1}"]}"#, "{2} of {1}"),
        // Too few values, and too many.
        (#"{"code":"app.only-one","values":["Taxi"]}"#, "Taxi is the only app that declares ?"),
        (#"{"code":"app.named","values":["Taxi","x"]}"#, "the person named Taxi"),
        // Codes of a newer build.
        (#"{"code":"app.of-a-newer-build","values":["Taxi","2"]}"#, "app.of-a-newer-build: Taxi, 2"),
        (#"{"code":"newer","values":[]}"#, "newer"),
    ]

    @Test("a stored explanation is worded when it is shown, and kept as it is when its code is not known", arguments: words)
    func stored(json: String, text: String) throws {
        let explanation = try Explanation(json: JSONValue(text: Data(json.utf8)))
        #expect(explanation.description == text)
        #expect(String(decoding: explanation.json.text, as: UTF8.self) == json)
    }

    @Test("JSON that is no explanation is refused")
    func refuses() {
        for json in ["1", "[]", "{}", #"{"code":"remark"}"#, #"{"code":1,"values":[]}"#, #"{"code":"remark","values":"x"}"#] {
            #expect(throws: JSONError.self) { try Explanation(json: JSONValue(text: Data(json.utf8))) }
        }
    }

    /// Released codes with the number of their values, which journals hold. Lines are only ever added.
    static let released = """
        app.chosen 1
        app.does-not-declare 2
        app.group 2
        app.messages 1
        app.named 1
        app.needed 2
        app.none 1
        app.only-one 2
        app.preferred 2
        app.several 3
        app.subscribed 2
        app.usual 4
        button.said 1
        call.failed 2
        call.interrupted 1
        call.not-handled 1
        call.reported 1
        choices.cut 3
        choices.none 1
        confirmation.always 1
        confirmation.app 1
        confirmation.definition 1
        confirmation.not-needed 1
        confirmation.policy 1
        contacts.granted 1
        contacts.omitted 2
        contacts.removed 2
        contacts.revoked 1
        contacts.told 1
        contacts.withheld 1
        lock.always 1
        lock.app 1
        lock.policy 1
        lock.unlocked 1
        messages.announced 2
        messages.sent-last 1
        messages.silent 1
        notices.silent 1
        notices.told 2
        operation.in-progress 1
        operation.limit 2
        options.failed 3
        options.found 1
        options.listed 2
        options.not-a-list 1
        options.not-found 1
        options.several-found 2
        outcome.failed 3
        outcome.meaningless 1
        outcome.not-a-response 1
        people.ranked 2
        people.usual 3
        permission.denied 2
        permission.granted 2
        permission.undecided 2
        question.answered-meanwhile 1
        question.attempt-limit 2
        question.back 1
        question.dropped 0
        question.ignored-again 0
        question.limit 1
        question.misunderstanding-limit 1
        question.reminder-limit 1
        question.suspended 0
        question.suspension-limit 1
        reading.ambiguous-words 2
        reading.confirmed 1
        reading.equally-likely 1
        reading.low-score 4
        reading.unsupported 2
        reading.words-left-out 1
        remark 1
        reply.dropped 1
        reply.no-code 2
        reply.no-handle-method 0
        reply.not-a-resolution 1
        reply.not-a-response 1
        reply.other-code 3
        reply.result-count 2
        reply.unknown-code 3
        request.all-dropped 4
        request.lapsed-again 0
        request.last-again 0
        request.last-reversed 2
        request.more-values 0
        request.other-values 0
        request.queue-limit 1
        request.queued 1
        request.queued-replaced 1
        request.replaced 0
        request.reversed 1
        reservations.found 2
        reservations.left-to-app 1
        reservations.unknown 0
        rest.not-heard 0
        shortcut.due 1
        shortcut.missed 1
        shortcut.near 1
        shortcut.said 1
        speaker.may-not-confirm 1
        timer.dropped 1
        updates.complete 1
        updates.dropped 1
        updates.ended-by-app 1
        updates.ended-by-person 1
        updates.ended-with-conversation 1
        updates.limit 2
        updates.meaningless 0
        updates.nothing-new 0
        updates.replaced 2
        updates.subscribed 1
        updates.subscription-limit 2
        updates.time-limit 1
        values.added 1
        values.conversation 2
        values.corrected 1
        values.default 1
        values.given 1
        values.inapplicable 1
        values.indispensable 1
        values.kept 1
        values.not-allowed 2
        values.not-replaced 0
        values.other-choice 2
        values.other-times 1
        values.removed 1
        values.swapped 2
        values.upcoming 1
        """

    @Test("no released code has changed")
    func unchanged() {
        let codes = Explanation.Code.allCases.map { "\($0.rawValue) \($0.wording.placeholders.count)" }.sorted()
        #expect(codes == Self.released.components(separatedBy: "\n"))
    }

    // MARK: - Where explanations come from

    private static func simulated(seed: UInt64) -> [Explanation] {
        var simulation = Simulation(seed: seed, dialogue: Simulation.randomDialogue(seed: seed, catalogue: .system))
        simulation.run(events: 80)
        return simulation.journal.compactMap { if case .explained(let explanation) = $0 { explanation } else { nil } }
    }

    private static func random(_ random: inout SeededRandom) -> [Explanation] {
        var conversation = RandomConversation(&random)
        for _ in 0..<60 { conversation.goOn(&random) }
        return conversation.script.explanations
    }

    private static func explanations(of conversation: (inout Script) -> Void) -> [Explanation] {
        let apps = ["one", "two", "three", "four", "five"].map { name in
            var app = Script.app(name)
            app.intents.append("BrewIntent")
            app.seesContacts = false
            return app
        }
        var script = Script(apps: apps, policy: Policy(updates: .init(intents: ["INLookIntent"])))
        conversation(&script)
        return script.explanations
    }

    private static func look(_ script: inout Script, _ code: String, app: String = "one") {
        _ = script.hear(Script.asks("INLookIntent", app: app))
        _ = script.respond("ready")
        _ = script.respond(code)
    }

    private static func trip(_ script: inout Script, goal: ParameterValue) {
        _ = script.hear(Script.asks(app: "one", with: ["goal": goal]))
        _ = script.resolve(.success(nil))
        _ = script.reply(.notImplemented)
        _ = script.respond("ready")
    }

    private static let home = ParameterValue.record(
        Record("CLPlacemark", ["name": .string("home"), "fromContacts": .bool(true)]))

    private static let rome = ParameterValue.record(Record("CLPlacemark", ["name": .string("Rome")]))

    /// Conversations that random ones rarely contain.
    private static let rare: [@Sendable (inout Script) -> Void] = [
        { script in
            script.speaker = Speaker(channel: "http", principal: "token 1", mayConfirm: false)
            trip(&script, goal: rome)
            _ = script.hear(.yes)
        },
        { script in
            let found = FoundReservation(app: "globe", appName: "Globe", reservation: Record("INFlightReservation"))
            for (intent, reservations) in [("INLookIntent", []), ("INElsewhereIntent", []), ("INElsewhereIntent", [found])] {
                var question = Hypothesis(intent: intent, score: 1, template: "reservations")
                question.reservations = ReservationInquiry(fact: .start)
                question.reservations?.found = reservations
                _ = script.hear(.request(question))
                _ = script.hear(.cancel)
            }
        },
        { script in
            let uses = [
                ShortcutUse("my usual", isOwn: true), ShortcutUse("my usual", isNear: true, isOwn: true),
                ShortcutUse("Again", isOwn: true, isButton: true),
            ]
            for use in uses {
                var shortcut = Hypothesis(intent: "INWalkIntent", app: "one", score: 1, template: "shortcut")
                shortcut.shortcut = use
                _ = script.hear(.request(shortcut))
                _ = script.hear(.cancel)
            }
        },
        { script in
            _ = script.hear(Script.asks(app: "one", with: ["goal": rome, "note": rome]))
            _ = script.resolve(.confirmationRequired(nil, reason: nil))
            _ = script.hear(.swap)
        },
        { script in
            trip(&script, goal: .dateComponents(DateComponents(year: 2026, month: 1, day: 5, hour: 18)))
            _ = script.hear(.instead(.later))
        },
        { script in
            trip(&script, goal: .string("Rome"))
            _ = script.hear(.correction(["goal": .string("Oslo")]))
            _ = script.resolve(.unsupported(reason: 1))
        },
        { script in SettingAsideTests.chooseMeanwhile(&script) },
        { script in _ = script.hear(.setting(.contacts(ContactInquiry(found: [FoundContact(name: "Ann")], count: 1)))) },
        { script in
            func payment(_ person: String, _ amount: Int) -> Hypothesis {
                let parameters: [String: ParameterValue] = [
                    "goal": .record(.person(spoken: person)), "note": .record(.currencyAmount(Decimal(amount), "USD")),
                ]
                return Hypothesis(intent: "INTripIntent", parameters: parameters, score: 1, template: "test")
            }
            var first = payment("Ann", 45)
            first.followers = [payment("Ben", 45)]
            _ = script.hear(.request(first))
            _ = script.hear(.request(payment("Ben", 20)))
        },
        { script in
            _ = script.hear(Script.asks(app: "one"))
            _ = script.resolve(.disambiguation((0...200).map { .integer($0) }))
        },
        { script in
            _ = script.hear(Script.asks(app: "one", then: Array(repeating: "INLookIntent", count: 22)))
        },
        { script in
            _ = script.hear(Script.asks(app: "one", ambiguities: ["goal": [home, home]]))
        },
        { script in
            _ = script.hear(Script.asks(app: "one"))
            _ = script.reply(.resolved([.needsValue, .needsValue], isList: false))
        },
        { script in
            _ = script.hear(Script.asks(app: "one"))
            _ = script.respond("ready")
        },
        { script in
            _ = script.hear(Script.asks("INLookIntent", app: "one"))
            _ = script.reply(.responded(Record("INLookIntentResponse")))
        },
        { script in
            _ = script.hear(Script.asks("INPaintIntent", app: "one"))
            _ = script.resolve(.needsValue)
            _ = script.reply(.failed(ExtensionFailure(.unavailable, "gone")))
        },
        { script in
            _ = script.hear(Script.asks(app: "one"))
            _ = script.resolve(.disambiguation([rome, home]))
            _ = script.hear(.choice(0))
            for _ in 0..<2 { script.settle() }
            _ = script.respond("ready")
            _ = script.hear(.instead(.other))
        },
        { script in
            look(&script, "inProgress")
            _ = script.reply(.failed(ExtensionFailure(.unavailable, "gone")))
            for _ in 0..<2 { look(&script, "success") }
        },
        { script in
            _ = script.hear(Script.asks("BrewIntent", app: "one", with: ["brew": .string("tea")]))
            _ = script.resolve(.success(nil))
        },
        // What apps have donated, shown and said.
        { script in
            let people = ["ann", "ben"].map { name in
                ParameterValue.record(
                    Record("INPerson", ["contactIdentifier": .string(name), "displayName": .string(name)]))
            }
            for weight in [1.0, 9] {
                _ = script.hear(Script.asks(app: "one"), people: ["ben": weight])
                _ = script.resolve(.disambiguation(people))
                _ = script.hear(.cancel)
            }
        },
        { script in
            var named = Hypothesis(
                intent: "INWalkIntent", parameters: ["speakableGroupName": .record(.speakableString("Hikers"))], score: 1,
                template: "test")
            named.conversations = ["two": "trail"]
            _ = script.hear(.request(named))
        },
        { script in
            _ = script.hear(Script.asks("INLookIntent", app: "two"))
            _ = script.respond("ready")
            let message = ParameterValue.record(Record("INMessage", ["identifier": .string("m1")]))
            let response = Record("INTripIntentResponse", ["code": .integer(4), "messages": .list([message])])
            _ = script.take(.answered(call: script.state.calls, .responded(response)))
            _ = script.hear(Script.asks("INLookIntent", with: ["identifiers": .list([.string("m1")])]))
        },
        { script in
            let ties = Dictionary(
                uniqueKeysWithValues: script.dialogue.apps.map { ($0.id, MediaTie(isSubscriber: $0.id == "two")) })
            _ = script.hear(Script.asks("INWalkIntent"), habits: ["INWalkIntent": AppHabit(media: ties)])
        },
        { script in
            script.dialogue = Dialogue(
                catalogue: .system, policy: Policy(), apps: [Script.app("one", intents: ["INPlayMediaIntent"])], person: "owner")
            let item = ParameterValue.record(Record("INMediaItem", ["title": .string("Rain")]))
            let tie = MediaTie(upcoming: Record("INPlayMediaIntent", ["mediaItems": .list([item])]))
            _ = script.hear(
                Script.asks("INPlayMediaIntent"), habits: ["INPlayMediaIntent": AppHabit(media: ["one": tie])])
        },
        // An app's own intent.
        { script in
            for name in ["milk", "tea", "green tea", "soup"] {
                _ = script.hear(
                    Script.asks(
                        "BrewIntent", app: "one", with: ["brew": .string(name), "count": .integer(9), "sweet": .bool(false)]))
                _ = script.reply(.options([.string("milk"), .string("green tea"), .string("black tea")]))
                for _ in 0..<2 where script.state.phase.kind == .resolving { script.settle() }
                _ = script.hear(.cancel)
            }
        },
        { script in
            for isSweet in [false, true] {
                _ = script.hear(
                    Script.asks("BrewIntent", app: "one", with: ["sweet": .bool(isSweet), "topping": .string("foam")]))
                for _ in 0..<4 { script.settle() }
                _ = script.respond("userConfirmationRequired")
                _ = script.hear(.giveUpAll)
            }
        },
        { script in
            var brew = Script.brew
            brew.alwaysConfirms = true
            script.dialogue = Dialogue(
                catalogue: Catalogue(intents: [brew], records: [], enumerations: []), policy: Policy(),
                apps: script.dialogue.apps,
                person: "owner")
            _ = script.hear(
                Script.asks(
                    "BrewIntent", app: "one", with: ["brew": .string("tea"), "topping": .string("foam"), "sweet": .bool(true)]))
            _ = script.reply(.options([]))
            for _ in 0..<4 { script.settle() }
            _ = script.hear(.yes)
        },
        { script in
            for _ in 0...16 { look(&script, "inProgress") }
            _ = script.respond("inProgress")
        },
        { script in
            for app in ["one", "two", "three", "four", "five"] { look(&script, "success", app: app) }
            if let followed = script.state.followed.last {
                _ = script.take(.updated(request: followed.request.identifier, followed.latest))
            }
        },
    ]
}

import Foundation
import IntentSchema
import Testing

@testable import Understanding

/// What was just said is corrected by a value alone: it replaces what it would have replaced in the same breath.
struct CorrectedLastTests {
    private static let leads = [
        "no, %n", "actually %n", "make it %n", "change it to %n", "let's say %n", "%n instead", "not %o, %n", "%n, not %o",
        "change %o to %n",
        "make it %n and not %o", "no sorry, %n", "hm, I think %n would be better", "it should be %n",
    ]

    private static func read(_ said: String, in context: InterpretationContext) -> DialogueAct? {
        (try? Fixtures.learned.get().interpret(said, in: context))?.acts.first
    }

    private static func request(_ said: String, in context: InterpretationContext) -> Hypothesis? {
        if case .request(let request)? = read(said, in: context) { request } else { nil }
    }

    private static func said(_ lead: String, _ old: String, _ new: String) -> String {
        lead.replacing("%n", with: new).replacing("%o", with: old)
    }

    private static let open: [(form: String, old: String, new: String)] = [
        ("get me a ride to %@", "Oakland", "Berkeley"), ("send Mary 20 dollars for %@", "lunch", "the tickets"),
        ("send %@ 20 dollars for lunch", "Mary", "Priya"), ("send Mary %@ dollars for lunch", "20", "35"),
        ("ask %@ for 40 dollars for the tickets", "Mary", "Priya"), ("text %@ that I'm running late", "Mary", "Priya"),
    ]

    @Test("a value alone changes what it can stand for in the open request", arguments: leads)
    func openRequest(lead: String) {
        for (form, old, new) in Self.open {
            var context = Fixtures.context
            let words = form.replacing("%@", with: old)
            guard let first = Self.request(words, in: context),
                let wanted = Self.request(form.replacing("%@", with: new), in: context)
            else {
                Issue.record("'\(words)' is no request")
                continue
            }
            context.heard = [words]
            context.question = Question(kind: .confirmRequest, intent: first.intent, app: "pay")
            context.parameters = first.parameters
            let said = Self.said(lead, old, new)
            let act = Self.read(said, in: context)
            guard case .correction(let values)? = act else {
                Issue.record("'\(words)' – '\(said)' was read as \(act?.summary ?? "nothing")")
                continue
            }
            #expect(first.parameters.merging(values) { $1 } == wanted.parameters, "'\(words)' – '\(said)'")
        }
    }

    @Test(
        "what the speaker says of themselves, or refuses, is no other note of a payment",
        arguments: [
            "I have a cold", "I have thought better of it, thank you", "mm yes I should think that will be fine",
            "Please don't, I have not decided yet", "no, that's not what I wanted at all",
        ])
    func statements(said: String) {
        var context = Fixtures.context
        let words = "send Mary 20 dollars for lunch"
        guard let first = Self.request(words, in: context) else {
            Issue.record("'\(words)' is no request")
            return
        }
        context.heard = [words]
        context.question = Question(kind: .confirmRequest, intent: first.intent, app: "pay")
        context.parameters = first.parameters
        if case .correction(let values)? = Self.read(said, in: context) { Issue.record("'\(said)' changes \(values)") }
    }

    @Test("another restaurant's name changes the restaurant, whatever else its words could mean")
    func names() {
        var context = Fixtures.context
        let words = "book a table at nopa for four tomorrow at 7 pm"
        guard let first = Self.request(words, in: context) else {
            Issue.record("'\(words)' is no request")
            return
        }
        context.heard = [words]
        context.question = Question(kind: .confirmRequest, intent: first.intent, app: first.app)
        context.parameters = first.parameters
        for said in ["change nopa to Four Kings", "not nopa, Four Kings"] {
            guard case .correction(let values)? = Self.read(said, in: context) else {
                Issue.record("'\(said)' was read as \(Self.read(said, in: context)?.summary ?? "nothing")")
                continue
            }
            #expect(Array(values.keys) == ["restaurant"], "'\(said)'")
        }
    }

    private static func afterTask(_ words: String) -> InterpretationContext? {
        var context = Fixtures.context
        context.apps += [
            AppDescription(
                id: "notes", name: "Notes", intents: ["INAddTasksIntent", "INSetTaskAttributeIntent", "INCreateNoteIntent"])
        ]
        guard let first = request(words, in: context) else { return nil }
        context.heard = [words]
        context.recent = [Record(first.intent, first.parameters)]
        return context
    }

    @Test("a deed alone renames the reminder that was just made", arguments: leads)
    func renamed(lead: String) throws {
        let rows = [
            ("water the plants", "feed the cat"), ("call Mary", "email the plumber"), ("buy stamps", "pick up the parcel"),
        ]
        for (old, new) in rows {
            let context = try #require(Self.afterTask("remind me to \(old) at 5 pm"))
            let said = Self.said(lead, old, new)
            let change = Self.request(said, in: context)
            #expect(
                change?.intent == "INSetTaskAttributeIntent", "'\(said)': \(Self.read(said, in: context)?.summary ?? "nothing")")
            #expect(change?.parameters["taskTitle"]?.words == new, "'\(said)': \(change?.summary ?? "nothing")")
        }
    }

    @Test(
        "what only tells or asks something behind a reminder renames nothing",
        arguments: [
            "actually my sister is coming", "no, that's fine", "no, nothing else", "thanks", "no, she lives in Oakland",
            "actually, is it raining?", "sorry, I was distracted", "no, it's Tuesday tomorrow", "actually I already watered them",
        ])
    func remarks(said: String) throws {
        let context = try #require(Self.afterTask("remind me to water the plants at 5 pm"))
        #expect(Self.request(said, in: context)?.parameters["taskTitle"] == nil, "'\(said)'")
    }

    @Test(
        "another order in place of a title is asked about",
        arguments: ["pay Mary 20 dollars", "text Priya that I'm late", "get me a ride to Oakland"])
    func orders(order: String) throws {
        for lead in ["no, I meant %n", "no i meant %n", "I meant %n, sorry"] {
            let context = try #require(Self.afterTask("remind me to buy stamps at 5 pm"))
            let said = lead.replacing("%n", with: order)
            let request = Self.request(said, in: context)
            #expect(
                request?.parameters["taskTitle"] == nil || (request?.score ?? 1) <= 0.6,
                "'\(said)': \(request?.summary ?? "nothing")")
        }
    }

    @Test("words that only lead on change no time of what was just made", arguments: ["Now", "Ok now", "Right, now"])
    func leading(opener: String) throws {
        let context = try #require(Self.afterTask("remind me on Monday at nine to buy stamps"))
        for rest in [
            "please remind me of the same thing on Sunday at 7 pm as well", "text Mary that I'm late",
            "remind me to call Priya at 6",
        ] {
            let said = "\(opener), \(rest)"
            #expect(Self.request(said, in: context)?.intent != "INSetTaskAttributeIntent", "'\(said)'")
        }
    }

    @Test("a note keeps its title, and the person hears it", arguments: leads)
    func notes(lead: String) throws {
        let context = try #require(Self.afterTask("make a note called Garden"))
        let said = Self.said(lead, "Garden", "Roof")
        guard case .notUnderstood(.cannotAmend(let amendment))? = Self.read(said, in: context) else {
            Issue.record("'\(said)' was read as \(Self.read(said, in: context)?.summary ?? "nothing")")
            return
        }
        #expect(amendment.kept == "Garden", "'\(said)'")
    }
}

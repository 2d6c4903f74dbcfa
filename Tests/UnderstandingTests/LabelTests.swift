import Foundation
import IntentSchema
import Testing

@testable import Understanding

/// Titles and short notes hold no other sentence, times that are told by another are read, and what an answer passes over is named.
struct LabelTests {
    private static let context: InterpretationContext = {
        var context = Fixtures.context
        let notes = AppDescription(
            id: "notes", name: "Notes",
            intents: ["INAddTasksIntent", "INSearchForNotebookItemsIntent", "INSetTaskAttributeIntent", "INDeleteTasksIntent"])
        context.appIndex = AppIndex(Fixtures.apps + [notes])
        return context
    }()

    private static func acts(_ said: String, _ context: InterpretationContext = context) throws -> [DialogueAct] {
        try Fixtures.learned.get().interpret(said, in: context).acts
    }

    private static func request(_ said: String) throws -> Hypothesis? {
        guard case .request(let read)? = try acts(said).first else { return nil }
        return read
    }

    private static func titles(_ read: Hypothesis?) -> [String] {
        read?.parameters["taskTitles"]?.list?.compactMap { $0.record?["spokenPhrase"]?.string } ?? []
    }

    private static func due(_ read: Hypothesis?) -> DateComponents? { read?.parameters["temporalEventTrigger"]?.beginning }

    private static let things = ["buy milk", "call mary", "pay the rent"]
    private static let ends = [", will you?", ", please", ", don't forget", ". don't forget"]
    private static let others = [". what's the weather?", ". and what's on my list?", ". then call mary", ". how much do I owe?"]

    @Test("a title ends before what only ends the sentence, and a time before that is the reminder's", arguments: ends)
    func endings(ending: String) throws {
        for thing in Self.things {
            let plain = try Self.request("remind me to \(thing) at 5")
            let read = try Self.request("remind me to \(thing) at 5\(ending)")
            #expect(Self.titles(read) == Self.titles(plain), "\(thing)\(ending): \(Self.titles(read))")
            #expect(Self.due(read)?.hour == Self.due(plain)?.hour && Self.due(read)?.hour != nil, "\(thing)\(ending)")
        }
    }

    @Test("an order or a question in a sentence behind a title is none of it, and is not lost", arguments: others)
    func orders(order: String) throws {
        for thing in Self.things {
            let said = "remind me to \(thing) at 5\(order)"
            let whole = try Fixtures.learned.get().interpret(said, in: Self.context)
            let read = whole.acts.first?.requests.first
            #expect(Self.titles(read).allSatisfy { !$0.contains(".") && !$0.contains("?") }, "\(said): \(Self.titles(read))")
            #expect(Self.due(read)?.hour == 17, "\(said)")
            let isKept =
                read?.followers?.isEmpty == false || read?.leftOut?.isEmpty == false || Self.titles(read).count > 1
                || whole.rest != nil
            #expect(isKept, "'\(said)' loses its end")
        }
    }

    @Test(
        "the note of a payment ends before an order, a question or a condition",
        arguments: [
            ". how much is left?", ", but only if there's enough", ". then call mary", ", please", ". what else do I owe?",
        ])
    func notes(ending: String) throws {
        for note in ["lunch", "the school trip", "pizza and drinks"] {
            let read = try Self.request("send mary 20 for \(note)\(ending)")
            let all = [read].compactMap(\.self).flatMap { [$0] + ($0.followers ?? []) }
            let notes = all.compactMap { $0.parameters["note"]?.string }
            #expect(notes.allSatisfy { $0 == note }, "\(note)\(ending): \(notes)")
        }
    }

    @Test(
        "a message keeps all its sentences", arguments: [". what's up?", ", please", ". call me then", ", but only if you can"])
    func messages(ending: String) throws {
        let read = try Self.request("text mary I'm on my way\(ending)")
        #expect(read?.parameters["content"]?.string == "I'm on my way\(ending)" || read?.followers?.isEmpty == false)
    }

    private static let leads: [(words: String, minutes: Int)] = [
        ("an hour", 60), ("half an hour", 30), ("30 minutes", 30), ("two hours", 120), ("10 min", 10), ("2 hours", 120),
    ]
    private static let occasions = ["the game at 7pm", "my 7pm call", "the 7 pm show", "7", "my call with mary at 7 pm", "seven"]

    @Test("a time that is told as some while ahead of another is that much earlier", arguments: leads.indices)
    func ahead(index: Int) throws {
        let (words, minutes) = Self.leads[index]
        for occasion in Self.occasions {
            for form in ["remind me %@ to pack", "remind me to pack %@"] {
                let said = form.replacing("%@", with: "\(words) before \(occasion)")
                let read = try Self.request(said)
                #expect(Self.titles(read).map { $0.lowercased() } == ["pack"], "\(said): \(Self.titles(read))")
                let due = Self.due(read)
                #expect((due?.hour ?? 0) * 60 + (due?.minute ?? 0) == 19 * 60 - minutes, "\(said): \(String(describing: due))")
            }
        }
    }

    @Test("where nobody said when the occasion is, the time is not known and the title is without it")
    func unknownOccasion() throws {
        for occasion in ["the game", "my flight", "the party"] {
            let read = try Self.request("remind me an hour before \(occasion) to pack")
            #expect(Self.titles(read) == ["pack"])
            #expect(read?.unknownValues.values.contains("an hour before \(occasion)") ?? false)
        }
    }

    @Test("what is repeated begins on the day that is told", arguments: ["starting", "from", "beginning"])
    func beginnings(joint: String) throws {
        let plain = try Self.request("remind me to run every day at 7 am")
        for end in ["", " on"] where joint == "from" || end.isEmpty {
            let read = try Self.request("remind me to run every day at 7 am \(joint) friday\(end)")
            #expect(Self.titles(read) == Self.titles(plain))
            #expect(Self.due(read)?.hour == 7)
            let rule = read?.parameters["temporalEventTrigger"]?.record?["dateComponentsRange"]?.record?["recurrenceRule"]
            #expect(rule != nil, "\(joint) friday\(end)")
        }
    }

    @Test("the time of a reason is no reminder's", arguments: [" because ", ", ", " since "])
    func reasons(joint: String) throws {
        for reason in ["the bus leaves at 9", "the shop closes at 8", "the show starts at 11"] {
            let said = "remind me to pack at 6\(joint)\(reason)"
            let read = try Self.request(said)
            #expect(Self.due(read)?.hour == 18 && read?.followers?.isEmpty ?? true, "\(said): \(Self.titles(read))")
        }
    }

    @Test(
        "what an answer passes over is named",
        arguments: ["can you unask luca?", "could you paint the fence?", "turn the lights off"])
    func passedOver(order: String) throws {
        var context = Self.context
        context.question = Question(kind: .confirmRequest, intent: "INRequestRideIntent", app: "app")
        for said in ["yeah do it, and \(order)", "yes. \(order)", "yes please, and \(order)"] {
            let act = try Self.acts(said, context).first
            // What might be a wish for what is open is named alone, and asked about again.
            switch act {
            case .followed(.yes, .notUnderstood)?, .notUnderstood(.unused)?: break
            default: Issue.record("'\(said)' was read as \(act?.summary ?? "nothing")")
            }
        }
    }

    @Test("a day behind a first name is no family name", arguments: ["Monday", "Thursday", "Sunday"])
    func days(day: String) throws {
        let read = try Self.request("text mary \(day) works for me")
        #expect(read?.parameters["content"]?.string == "\(day) works for me")
        #expect(read?.unknownValues.isEmpty ?? false)
    }
}

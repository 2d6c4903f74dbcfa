import Foundation
import IntentSchema
import Testing
import Understanding

/// What does not look like something that people write down is not written down without a question.
struct DoubtfulContentTests {
    private static let titles = [
        "cream", "pick up the parcel", "chicken stock", "red pens", "call the plumber", "batteries for the torch",
        "turn the heating off",
        "write to Helen", "pay the gas bill", "check the tyres before the trip",
    ]
    private static let forms = [
        "remind me to %", "remind me to % tomorrow at 5", "add % to my shopping list", "make a task called %",
    ]

    private static var context: InterpretationContext {
        var context = Fixtures.context
        context.apps.append(
            AppDescription(
                id: "tasks", name: "Tasks",
                intents: ["INAddTasksIntent", "INCreateTaskListIntent", "INCreateNoteIntent", "INAppendToNoteIntent"]))
        return context
    }

    /// The requests that write something down, with what they write.
    private static func written(_ said: String) throws -> [(request: Hypothesis, contents: String)] {
        let requests = try Fixtures.learned.get().interpret(said, in: context).acts.first?.requests ?? []
        return requests.flatMap { [$0] + ($0.followers ?? []) }.compactMap { request in
            guard request.intent.contains("Task") || request.intent.contains("Note") else { return nil }
            let values = ["taskTitles", "title", "content"].compactMap { request.parameters[$0].map(String.init(describing:)) }
            return (request, values.joined(separator: " "))
        }
    }

    /// Whether the request scores less than the policy asks of what can be undone.
    private static func isAsked(_ request: Hypothesis) -> Bool { request.score < 0.7 }

    @Test("titles that people write down are written down", arguments: titles)
    func plain(title: String) throws {
        for form in Self.forms.prefix(3) {
            let said = form.replacing("%", with: title)
            for (request, contents) in try Self.written(said) where contents.contains(title) {
                #expect(!Self.isAsked(request), "'\(said)': \(request.reasons)")
            }
        }
    }

    @Test(
        "words cut at the wrong place, and such as are said to the assistant, are asked about",
        arguments: [
            "% and", "and %", "if %", "before to %", "% instead", "instead %", "%?", "should be %",
            "% and on Sunday the other one",
            "% on my other list", "%. That is not right", "make me a list of %", "%, remind me", "the second one must say %",
            "I would like %", "%, no wait make it something else", "%, and again the evening before",
        ])
    func doubtful(corruption: String) throws {
        for title in Self.titles {
            let content = corruption.replacing("%", with: title)
            for form in Self.forms {
                let said = form.replacing("%", with: content)
                for (request, contents) in try Self.written(said) where contents.lowercased().contains(content.lowercased()) {
                    #expect(Self.isAsked(request), "'\(said)': \(contents), \(request.score)")
                }
            }
        }
    }

    @Test(
        "what only points at something is asked about",
        arguments: ["the brass ones", "the things", "the other one", "entries", "the reminder", "the"])
    func pointing(words: String) throws {
        for form in Self.forms {
            for (request, contents) in try Self.written(form.replacing("%", with: words)) where contents.contains(words) {
                #expect(Self.isAsked(request), "'\(form)': \(contents)")
            }
        }
    }

    @Test("the shortest titles are read", arguments: ["I", "a must", "a", "not", "no", "I would"])
    func short(words: String) throws {
        for form in Self.forms {
            #expect(try !Fixtures.learned.get().interpret(form.replacing("%", with: words), in: Self.context).acts.isEmpty)
        }
    }

    @Test("what is quoted is written down as it is", arguments: ["\"cream and\"", "\"should be blue?\"", "\"the brass ones\""])
    func quoted(words: String) throws {
        for (request, contents) in try Self.written("add \(words) to my shopping list") {
            #expect(!Self.isAsked(request), "\(contents): \(request.reasons)")
        }
    }

    @Test(
        "orders in the text of a note are asked about",
        arguments: ["call Nora", "oh and call Nora", "text Wei that I am late", "book me a ride to the airport"])
    func orders(order: String) throws {
        for text in ["weight is 84 kilos", "the key is under the mat"] {
            for (request, contents) in try Self.written("make a note: \(text). \(order)") where contents.contains(order) {
                #expect(Self.isAsked(request), "\(contents)")
            }
            for (request, contents) in try Self.written("make a note: \(text). It was Nora who said so") {
                #expect(!Self.isAsked(request), "\(contents): \(request.reasons)")
            }
        }
    }

    @Test(
        "the first of two prepositions before a time goes with the task",
        arguments: [
            ("turn the oven on", "at 5"), ("log in", "on Friday"), ("put the radio on", "on Sunday"), ("check in", "at 7"),
        ])
    func particles(deed: String, time: String) throws {
        let (request, contents) = try #require(try Self.written("remind me to \(deed) \(time)").first)
        #expect(contents.contains(deed), "\(contents)")
        #expect(request.parameters["temporalEventTrigger"] != nil && !Self.isAsked(request))
    }

    @Test(
        "things that nothing divides are asked about",
        arguments: [
            ("white roses eucalyptus 20 peonies and ribbon", true), ("bread cheese grapes 12 eggs and napkins", true),
            ("peas carrots onions celery and salt", true), ("white roses and ribbon", false),
            ("eggs milk and bread", true), ("bread, apples cheese and salt", true), ("apple juice and oat milk", false),
            ("2 cakes for 8 guests and salt", false),
            ("olive oil, sea salt and bread", false),
        ])
    func undivided(things: String, isAsked: Bool) throws {
        for form in ["add % to my shopping list", "make a list called party with %"] {
            let said = form.replacing("%", with: things)
            let request = try #require(try Self.written(said).first?.request)
            #expect(Self.isAsked(request) == isAsked, "'\(said)': \(request.reasons)")
        }
    }
}

import Foundation
import IntentSchema
import Testing
import Understanding

/// One of several requests that were said in one breath is given up, or another takes the place of one whose text is asked for.
struct OneOfSeveralTests {
    private static let table = "INBookRestaurantReservationIntent"
    private static let ride = "INRequestRideIntent"
    private static let message = "INSendMessageIntent"

    private static func act(_ said: String, _ question: Question, queued: [String] = []) -> DialogueAct? {
        var context = Fixtures.context
        context.question = question
        context.queued = queued
        return Fixtures.interpreter?.interpret(said, in: context).acts.first
    }

    private static let questions = [
        Question(kind: .confirmRequest, intent: table), Question(kind: .value, intent: table, parameter: "restaurant"),
        Question(kind: .value, intent: table, parameter: "partySize"),
    ]

    @Test(
        "the open request alone is given up for the one that waits",
        arguments: [
            "just the ride", "no table, just the ride", "no new table! just the ride, yes", "only the ride please",
            "no, just the ride",
        ])
    func next(said: String) {
        for question in Self.questions {
            #expect(Self.act(said, question, queued: [Self.ride]) == .drop(intent: Self.table), "'\(said)', \(question)")
        }
    }

    @Test(
        "the one that waits is given up alone",
        arguments: ["just the table", "no ride, just the table", "forget the ride", "only the table please", "skip the ride"])
    func waiting(said: String) {
        for question in Self.questions {
            #expect(Self.act(said, question, queued: [Self.ride]) == .drop(intent: Self.ride), "'\(said)', \(question)")
        }
    }

    @Test(
        "what is named while a value is asked for is given up without what waits",
        arguments: ["no table", "skip the table", "forget the table"])
    func named(said: String) {
        let question = Self.questions[1]
        #expect(Self.act(said, question, queued: [Self.ride]) == .drop(intent: Self.table), "'\(said)'")
        #expect(Self.act(said, question) == .cancel, "'\(said)'")
    }

    @Test("nothing is ended by words that name no end", arguments: ["no, just the ride", "no, the ride", "just the ride"])
    func nothingEnded(said: String) throws {
        var context = Fixtures.context
        context.question = Question(kind: .confirmRequest, intent: Self.message)
        context.parameters = ["recipients": .list([.record(Fixtures.contacts[3].person())]), "content": .string("hi")]
        for act in try Fixtures.learned.get().interpret(said, in: context).acts {
            #expect(!"\(act)".contains("INCancelRideIntent"), "'\(said)'")
        }
    }

    @Test("another request takes the place of one whose text is asked for", arguments: ["", " please"])
    func instead(closing: String) {
        let rows: [(asked: Question, said: String, wanted: String)] = [
            (Question(kind: .value, intent: Self.message, parameter: "content"), "no, call Mary instead", "INStartCallIntent"),
            (
                Question(kind: .value, intent: "INAddTasksIntent", parameter: "taskTitles"), "no, make a note instead",
                "INCreateNoteIntent"
            ),
            (Question(kind: .value, intent: "INAddTasksIntent", parameter: "taskTitles"), "no, call Mary", "INStartCallIntent"),
            (
                Question(kind: .value, intent: "INCreateNoteIntent", parameter: "content"), "no, make a list called trips",
                "INCreateTaskListIntent"
            ),
        ]
        for row in rows {
            guard case .followed(.cancel, by: .request(let request))? = Self.act(row.said + closing, row.asked) else {
                Issue.record("'\(row.said)' takes no place")
                continue
            }
            #expect(request.intent == row.wanted, "'\(row.said)'")
        }
    }

    @Test(
        "a text may begin with a no",
        arguments: ["no sugar in the coffee", "no, I can't come", "no, call Mary", "nobody is home"])
    func text(said: String) {
        let act = Self.act(said, Question(kind: .value, intent: Self.message, parameter: "content"))
        #expect(act == .value(.string(said)), "'\(said)': \(act.map { "\($0)" } ?? "nothing")")
    }
}

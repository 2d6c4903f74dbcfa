import Foundation
import IntentSchema
import Randomness
import Testing

@testable import Understanding

/// Readings of the model that comes with the language.
struct LearnedReadingTests {
    private static func request(_ text: String) throws -> Hypothesis {
        let read = try Fixtures.learned.get().interpret(text, in: Fixtures.context)
        guard case .request(let hypothesis) = try #require(read.acts.first) else {
            throw Unexpected(description: "'\(text)' is read as \(read.acts)")
        }
        return hypothesis
    }

    private struct Unexpected: Error, CustomStringConvertible {
        var description: String
    }

    @Test(
        "times and amounts that cannot be are told back, not left out",
        arguments: [
            ("get me a ride to the airport tomorrow at 25:99", "scheduledPickupTime"),
            ("book me a taxi to union square for the 31st of june", "scheduledPickupTime"),
            ("order a car to oakland on february 30th at noon", "scheduledPickupTime"),
        ])
    func unreadable(text: String, parameter: String) throws {
        let hypothesis = try Self.request(text)
        #expect(hypothesis.parameters[parameter] == nil, "\(hypothesis)")
        #expect(hypothesis.unknownValues[parameter] != nil, "\(hypothesis)")
    }

    @Test(
        "wishes that nothing else is done with are part of the booking",
        arguments: [
            ("table for two outside at Nopa tomorrow at 1pm", "outside"),
            ("book a table at Nopa on thursday at 7pm for 2, we have a stroller", "we have a stroller"),
        ])
    func wishes(text: String, wish: String) throws {
        let hypothesis = try Self.request(text)
        #expect(hypothesis.parameters["guestProvidedSpecialRequestText"] == .string(wish), "\(hypothesis)")
        #expect(hypothesis.leftOut ?? [] == [], "\(hypothesis)")
    }

    @Test(
        "phrases that nothing is done with are left out, though templates have them",
        arguments: [
            ("play some jazz on the kitchen speaker", "kitchen speaker"), ("start a 5k run with mary", "mary"),
            ("a table for two in oakland tomorrow at 7", "oakland"),
        ])
    func unheeded(text: String, part: String) throws {
        #expect(try Self.request(text).leftOut?.map { $0.text.lowercased() } == [part])
    }

    @Test(
        "several tasks are told apart where each begins with what is to be done",
        arguments: [
            ("remind me to water the ferns, pay the gardener and empty the mailbox", 3), ("remind me to buy milk and eggs", 1),
            ("remind me to buy milk and call mom", 2), ("remind me to buy milk, and also call Tova", 2),
            ("remind me to pay the rent and also to text Ida", 2), ("remind me to buy bread and butter and call mom", 2),
            ("remind me to wash the car, then return the key, and bring the papers", 3), ("remind me to call Ida and Tova", 1),
            ("remind me to clean up and also", 1), ("remind me to water the ferns and the roses", 1),
            ("remind me about milk and call Tova", 1), ("remind me to tidy the shed plus sell the bike", 2),
        ])
    func tasks(text: String, count: Int) throws {
        #expect(try Self.request(text).parameters["taskTitles"]?.list?.count == count)
    }

    @Test("of several tasks, no word is lost", arguments: 0..<60)
    func keptTasks(seed: Int) throws {
        var random = SeededRandom(seed: UInt64(seed))
        let verbs = ["buy", "call", "wash", "return", "pay", "bring", "check"]
        let things = ["the milk", "Tova", "two rugs", "the key and the lock", "Ida's bike", "salt, pepper"]
        let joints = [
            " and ", ", ", ", and ", " and also ", ", and also ", ", then ", " and then ", " and to ", ", and also to ", " plus ",
        ]
        let tasks = (0...1 + random.below(3)).map { _ in
            "\(verbs[random.below(verbs.count)]) \(things[random.below(things.count)])"
        }
        let text = tasks.dropFirst().reduce(tasks[0]) { $0 + joints[random.below(joints.count)] + $1 }
        let request = try Self.request("remind me to \(text)")
        let titles = request.parameters["taskTitles"]?.list?.compactMap { $0.record?["spokenPhrase"]?.string }
        #expect(titles == tasks, "\(text), seed \(seed)")
    }

    @Test(
        "what follows a heading with a colon is added to it",
        arguments: [
            ("shopping list: milk", "INAddTasksIntent", 1), ("my shopping list: milk, eggs and bread", "INAddTasksIntent", 3),
            ("groceries: milk and eggs", "INAddTasksIntent", 2), ("packing list: tent, stove", "INAddTasksIntent", 2),
            ("house note: call the plumber", "INAppendToNoteIntent", nil), ("note: buy milk", "INCreateNoteIntent", nil),
        ])
    func headings(text: String, intent: String, count: Int?) throws {
        let request = try Self.request(text)
        #expect(request.intent == intent && request.parameters["taskTitles"]?.list?.count == count, "\(request)")
        #expect(intent != "INAddTasksIntent" || request.parameters["targetTaskList"] != nil)
    }

    @Test(
        "an amount is read together with its unit, whoever reads it",
        arguments: ["start a 12 kilometre run", "let's go, a 12 km run i think", "i'd like to run like 12 kilometers"])
    func goals(text: String) throws {
        let hypothesis = try Self.request(text)
        #expect(hypothesis.intent == "INStartWorkoutIntent")
        #expect(hypothesis.parameters["goalValue"] == .double(12_000), "\(hypothesis)")
    }

    @Test(
        "two values of what takes one are a question",
        arguments: [
            ("start an indoor run outside", "workoutLocationType"), ("start a run and a swim", "workoutName"),
            ("set the car to 68 or 70 degrees", "temperature"), ("is the tesla or the truck locked", "carName"),
        ])
    func contradictions(text: String, parameter: String) throws {
        let hypothesis = try Self.request(text)
        #expect(hypothesis.ambiguities[parameter]?.count == 2, "\(hypothesis)")
        #expect(hypothesis.followers == nil)
    }

    @Test(
        "an amount that is shared out is the right share for each",
        arguments: [
            ("split 40 dollars with mom", [20]),
            ("request 90 dollars from mom and dad, half each", [45, 45]), ("send mom and dad 25 dollars each", [25, 25]),
        ] as [(String, [Int])])
    func shares(text: String, shares: [Int]) throws {
        let hypothesis = try Self.request(text)
        let amounts = ([hypothesis] + (hypothesis.followers ?? [])).map { request in
            request.parameters["currencyAmount"]?.record?["amount"]?.decimal
        }
        #expect(amounts == shares.map { Decimal($0) }, "\(hypothesis)")
    }

    @Test(
        "a condition is told back in its own words",
        arguments: [
            ("when my paycheck comes in, move 300 to savings", "when my paycheck comes in"),
            ("pay the water bill unless it is too high", "unless it is too high"),
            ("if it rains, get me a cab home", "if it rains"),
        ])
    func conditions(text: String, clause: String) throws {
        let read = try Fixtures.learned.get().interpret(text, in: Fixtures.context)
        guard case .notUnderstood(.notARequest(.condition, _, let told))? = read.acts.first else {
            throw Unexpected(description: "'\(text)' is read as \(read.acts)")
        }
        #expect(told == clause)
    }

    @Test(
        "what is told before a request, and what is asked whether, does not keep it from being one",
        arguments: [
            ("don't send the cab, cancel it", "INCancelRideIntent"), ("i'm done talking hang up", "INHangUpCallIntent"),
            ("uh where did we park, can you flash the lights", "INActivateCarSignalIntent"),
            ("check if my corolla is locked", "INGetCarLockStatusIntent"),
            ("the back window needs defrosting", "INSetDefrosterSettingsInCarIntent"),
            ("i don't like this track, never play it again", "INUpdateMediaAffinityIntent"),
            ("is there a reminder to call the vet", "INSearchForNotebookItemsIntent"),
        ])
    func clauses(text: String, intent: String) throws {
        #expect(try Self.request(text).intent == intent)
    }

    @Test(
        "what is negated, told or reported is not asked for by words that would ask for it elsewhere",
        arguments: [
            "don't cancel my ride", "i saw dad call mom", "my sister would like me to call her", "dad said to cancel the cab",
            "don't bother to pay the water bill", "we forgot to pay the water bill", "don't just call mom",
            "you weren't supposed to text mary", "mary has sent me 15 euros", "do not text nora about the party",
            "i'd hate to cancel my ride", "can the cab wait", "you don't have to add \"clair de lune\" to my study playlist",
            "he wants me to mark \"finish slides\" as done", "i'd rather not mark “finish slides” as done",
        ])
    func noRequests(text: String) throws {
        let read = try Fixtures.learned.get().interpret(text, in: Fixtures.context)
        guard case .notUnderstood(.notARequest)? = read.acts.first else {
            throw Unexpected(description: "'\(text)' is read as \(read.acts)")
        }
    }
}

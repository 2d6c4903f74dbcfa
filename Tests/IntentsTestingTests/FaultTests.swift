import Foundation
import Intents
import IntentsTesting
import Testing

@Suite("Faults")
struct FaultTests {
    /// What a ride booked with one confirmation ends as, and how often the app did it.
    @Test(
        "each fault ends as it should, and nothing is done twice",
        arguments: [
            (Fault(.slow(seconds: 3), of: "handle"), Scenario.Expectation.response("success"), 1),
            (Fault(.slow(seconds: 12), of: "handle"), .outcome(.timedOut), 1),
            (Fault(.silent, of: "handle"), .outcome(.timedOut), 1),
            (Fault(.crashBefore, of: "handle"), .outcome(.broken), 0),
            (Fault(.crashAfter, of: "handle"), .outcome(.broken), 1),
            (Fault(.lie(.anotherKind), of: "handle"), .outcome(.broken), 0),
            (Fault(.lie(.unknownCode), of: "handle"), .outcome(.broken), 0),
            (Fault(.lie(.anotherType), of: "handle"), .outcome(.broken), 0),
            (Fault(.answersTwice, of: "handle"), .response("success"), 1),
            (Fault(.deliveredTwice, of: "handle"), .response("success"), 1),
            (Fault(.deliveredTwice, of: "any"), .response("success"), 1),
            (Fault(.answersTwice, of: "resolve"), .response("success"), 1),
            (Fault(.slow(seconds: 12), of: "resolve partySize"), .outcome(.timedOut), 0),
            (Fault(.crashBefore, of: "confirm"), .outcome(.broken), 0),
            (Fault(.lie(.anotherKind), of: "confirm"), .outcome(.broken), 0),
            (Fault(.lie(.unknownCode), of: "confirm"), .outcome(.broken), 0),
            (Fault(.lie(.anotherType), of: "confirm"), .outcome(.broken), 0),
            (Fault(.lie(.anotherKind), of: "resolve dropOffLocation"), .outcome(.broken), 0),
            (Fault(.lie(.anotherType), of: "resolve dropOffLocation"), .outcome(.broken), 0),
            (Fault(.lie(.unknownCode), of: "resolve dropOffLocation", occurrence: 1), .prompt(for: "dropOffLocation"), 0),
        ])
    func faults(_ fault: Fault, _ expectation: Scenario.Expectation, _ rides: Int) async throws {
        let talk = try TestConversation(with: .rickshaw, TestSurroundings(faults: [fault]))
        try await talk.say("book me a ride to Alcatraz Landing")
        if await talk.state == .awaitingConfirmation { try await talk.answer("yes") }
        try await talk.expect(expectation)
        let file = talk.groupContainers.appending(path: "group.rickshaw/rides.txt")
        let done = (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n").count ?? 0
        #expect(done == rides)
        #expect(talk.unusedFaults.isEmpty)
    }

    @Test("an answer that comes after its deadline is told when it comes")
    func late() async throws {
        let surroundings = TestSurroundings(faults: [Fault(.slow(seconds: 25), of: "handle")])
        try await Scenario("late", surroundings) {
            Say("book me a ride to Alcatraz Landing")
            Answer("yes")
            Expect(.outcome(.timedOut))
            Wait(seconds: 14)
            Expect(.nothing)
            Wait(seconds: 1)
            Expect(.response("success"))
        }.run(with: .rickshaw)
    }

    @Test("a fault that never happens fails the scenario, so that no test passes for nothing")
    func unused() async {
        let surroundings = TestSurroundings(faults: [Fault(.silent, of: "handle"), Fault(.silent, of: "confirm", occurrence: 2)])
        let result = await Scenario("unused", surroundings) { Say("book me a ride to Alcatraz Landing") }.result(with: [.rickshaw]
        )
        #expect(result.unusedFaults == surroundings.faults)
        #expect(result.failures.count == 2)
    }
}

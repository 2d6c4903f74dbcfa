import Assistant
import Dialogue
import ExtensionProtocol
import ExtensionRuntime
import Foundation
import Intents
import IntentsTesting
import Testing

/// When answers come, how often they count, and where they lead.
struct DeliveryTests {
    private static func talk(_ surroundings: TestSurroundings = TestSurroundings()) async throws -> TestConversation {
        let app = TestApp(
            StubbornExtension.self, intents: [INRequestRideIntent.self], delegate: StubbornApplication.self)
        let talk = try TestConversation(with: app, surroundings)
        try await talk.say("book me a ride to Chinatown for two people")
        return talk
    }

    /// Says yes and has that much time pass before the handler answers; `nil` for a handler that does not.
    private static func say(
        yesTo talk: TestConversation, _ clock: ManualClock, _ counter: Counter, after seconds: Double,
        answering code: INRequestRideIntentResponseCode?
    ) async throws {
        async let turn = talk.answer("yes")
        await clock.waitForSleeper()
        await counter.waitForHandle()
        clock.advance(by: .seconds(seconds))
        if let code { counter.answer(code) }
        _ = try await turn
    }

    @Test("CON-06 handle gets the very values that confirm got and that were read out")
    func confirmedValues() async throws {
        try await Counter.open { counter in
            let surroundings = TestSurroundings()
            let talk = try await Self.talk(surroundings)
            let readOut = try #require(await talk.lastTurn?.prompt?.intent)
            try await Self.say(yesTo: talk, surroundings.clock, counter, after: 0, answering: .success)
            try await talk.expectResponse("success")
            let intents = Notebook.current.intents.map { intent in
                var intent = intent
                intent["identifier"] = nil
                return intent
            }
            #expect(intents == [readOut, readOut])
            let call = try #require(await talk.lastTurn?.calls.last?.call)
            #expect(call.confirmedDigest == readOut.digest)
            #expect(counter.handled.count == 1)
        }
    }

    @Test("CON-07 a service that is unavailable in confirm ends the request before any side effect")
    func unavailable() async throws {
        try await Counter.open { counter in
            counter.isClosed = true
            let talk = try await Self.talk()
            try await talk.expectResponse("failureRequiringAppLaunchServiceTemporarilyUnavailable", showing: "not available")
            try await talk.say("yes")
            #expect(counter.handled.isEmpty)
        }
    }

    @Test(
        "HAN-08 an answer is due within ten seconds, or what the policy says for the intent",
        arguments: [(nil, 9.9, true), (nil, 10, false), (3, 2.9, true), (3, 3, false), (60, 59, true)]
            as [(Double?, Double, Bool)])
    func deadline(limit: Double?, seconds: Double, isInTime: Bool) async throws {
        try await Counter.open { counter in
            var policy = Policy()
            if let limit { policy.deadlinesByIntent["INRequestRideIntent"] = Policy.Deadlines(handle: limit) }
            let surroundings = TestSurroundings(policy: policy)
            let talk = try await Self.talk(surroundings)
            try await Self.say(
                yesTo: talk, surroundings.clock, counter, after: seconds, answering: isInTime ? .success : nil)
            if isInTime { try await talk.expectResponse("success") } else { try await talk.expectOutcome(.timedOut) }
        }
    }

    @Test(
        "HAN-08 work in progress is told as such, and its outcome when it comes",
        arguments: [(INRequestRideIntentResponseCode.success, "success"), (.failure, "failure")])
    func inProgress(code: INRequestRideIntentResponseCode, name: String) async throws {
        try await Counter.open { counter in
            let surroundings = TestSurroundings()
            let talk = try await Self.talk(surroundings)
            try await Self.say(yesTo: talk, surroundings.clock, counter, after: 1, answering: .inProgress)
            try await talk.expectOutcome(.inProgress)
            #expect(try await talk.processPendingEvents().isEmpty)
            counter.answer(code)
            #expect(try await talk.processPendingEvents().count == 1)
            try await talk.expectResponse(name)
            #expect(counter.handled.count == 1)
        }
    }

    @Test("HAN-07 a crash of the conversation's app at the deadline is told, and its late answer, too")
    func lateAnswer() async throws {
        try await Counter.open { counter in
            let surroundings = TestSurroundings()
            let talk = try await Self.talk(surroundings)
            try await Self.say(yesTo: talk, surroundings.clock, counter, after: 10, answering: nil)
            try await talk.expectOutcome(.timedOut, showing: "did not answer in time")
            try await talk.expectLaunch(activityType: "INRequestRideIntent")
            counter.answer(.success)
            try await talk.processPendingEvents()
            try await talk.expectResponse("success")
        }
    }

    @Test("HAN-10 the app gets every activity at one entry point and can tell which interaction it belongs to")
    func entryPoint() async throws {
        try await Counter.open { counter in
            let surroundings = TestSurroundings()
            let talk = try await Self.talk(surroundings)
            var requests: [String] = []
            for (people, code) in [
                (2, INRequestRideIntentResponseCode.failureRequiringAppLaunch), (3, .failureRequiringAppLaunch),
            ] {
                if people == 3 { try await talk.say("book me a ride to Chinatown for three people") }
                try await Self.say(yesTo: talk, surroundings.clock, counter, after: 0, answering: code)
                let call = try #require(await talk.lastTurn?.calls.last?.call)
                requests.append("INRequestRideIntent \(call.request.identifier) \(people) \(code.rawValue)")
            }
            #expect(Notebook.current.lines == requests)
            #expect(Set(requests).count == 2)
            // The handler knew the request by the same name.
            let names = Notebook.current.intents.compactMap { $0["identifier"]?.string }
            #expect(names.allSatisfy { name in requests.contains { $0.contains(" \(name) ") } })
        }
    }

    @Test("HAN-11 the same operation delivered again runs handle once, and the stored response is given")
    func delivery() async throws {
        try await Counter.open { counter in
            let transport = InProcessConnection(
                StubbornExtension.self, declaring: ["INRequestRideIntent"], clock: ManualClock())
            let intent = INRequestRideIntent(partySize: 2)
            let request = ExtensionRequest(
                method: .handle(operation: "order-7"), intent: intent._record, identifier: "r", person: "owner")
            async let first = transport.send(request, deadline: .seconds(10))
            async let second = transport.send(request, deadline: .seconds(10))
            await counter.waitForHandle()
            counter.answer(.success)
            let answers = await [first, second, transport.send(request, deadline: .seconds(10))]
            #expect(Set(answers.map(\.reply)).count == 1)
            guard case .responded(let response) = answers[0].reply else { throw NoResponse() }
            #expect(response["code"]?.integer == INRequestRideIntentResponseCode.success.rawValue)
            #expect(counter.handled == ["order-7"])
        }
    }

    @Test("HAN-11 the conversation's operation is the same in call and handler, and another for another request")
    func operations() async throws {
        try await Counter.open { counter in
            let surroundings = TestSurroundings()
            let talk = try await Self.talk(surroundings)
            var operations: [String] = []
            for round in 0..<2 {
                if round > 0 { try await talk.say("book me a ride to Chinatown for three people") }
                try await Self.say(yesTo: talk, surroundings.clock, counter, after: 0, answering: .success)
                if case .handle(let operation)? = await talk.lastTurn?.calls.last?.call.request.method {
                    operations.append(operation)
                }
            }
            #expect(counter.handled == operations)
            #expect(Set(operations).count == 2)
        }
    }
}

private struct NoResponse: Error {}

import Foundation
import Intents
import IntentsTesting
import Testing

struct HandlingTests {
    private static func faulty(people: Int) async throws -> TestConversation {
        let talk = try TestConversation(with: TestApp(FaultyExtension.self, intents: [INRequestRideIntent.self]))
        try await talk.say("book me a ride to Chinatown for \(people) people")
        return talk
    }

    private static func stroll() throws -> TestConversation {
        try TestConversation(with: TestApp(StrollExtension.self, intents: [INStartWorkoutIntent.self]))
    }

    @Test("HAN-01 handle is all that a handler must have")
    func onlyHandle() async throws {
        let talk = try TestConversation(with: TestApp(BareExtension.self, intents: [INRequestRideIntent.self]))
        try await talk.say("book me a ride to Chinatown")
        try await talk.answer("yes")
        try await talk.expectCalls("handle")
        try await talk.expectResponse("success")
    }

    @Test("HAN-02 the response's details are all conveyed")
    func details() async throws {
        let talk = try TestConversation(with: TestApp(TripExtension.self, intents: [INRequestRideIntent.self]))
        try await talk.say("book me a ride to Chinatown")
        try await talk.answer("yes")
        try await talk.expectResponse("success", showing: "Dana", "4.9", "Comet", "$11.25", "Dragon Gate", "trip-1", "555-0100")
    }

    @Test("HAN-03 continueInApp launches the parent app with the response's activity")
    func continueInApp() async throws {
        let talk = try Self.stroll()
        try await talk.say("start a 12 kilometre run")
        try await talk.expectOutcome(.continuedInApp)
        try await talk.expectLaunch(activityType: "org.example.stroll.long", userInfo: ["goal": "12000"])
    }

    @Test("HAN-04 a response without an activity gets one that carries the interaction")
    func defaultActivity() async throws {
        let talk = try Self.stroll()
        try await talk.say("start a 5 kilometre run")
        let activity = try await talk.expectLaunch(activityType: "INStartWorkoutIntent")
        let interaction = try #require(activity.interaction)
        #expect((interaction.intent as? INStartWorkoutIntent)?.goalValue == 5000)
        #expect((interaction.intentResponse as? INStartWorkoutIntentResponse)?.code == .continueInApp)
    }

    @Test("HAN-05 a custom activity keeps its userInfo and gets the interaction")
    func customActivity() async throws {
        let talk = try Self.stroll()
        try await talk.say("start a 12 kilometre run")
        let activity = try await talk.expectLaunch(userInfo: ["goal": "12000"])
        #expect((activity.interaction?.intent as? INStartWorkoutIntent)?.goalValue == 12_000)
    }

    @Test(
        "HAN-06 plain success and plain failure open no app; failures that need the app do",
        arguments: [(2, false), (9, false), (8, true)])
    func launches(people: Int, opens: Bool) async throws {
        let talk = try await Self.faulty(people: people)
        try await talk.answer("yes")
        #expect(await talk.lastTurn?.openedApps.isEmpty == !opens)
    }

    @Test(
        "HAN-07 a nil handler, a wrong one and a bad reply open the app and are explained",
        arguments: [(5, "nil"), (6, "StrollHandler"), (4, "unspecified")])
    func broken(people: Int, explanation: String) async throws {
        let talk = try await Self.faulty(people: people)
        if people == 4 { try await talk.answer("yes") }
        try await talk.expectOutcome(.broken)
        let activity = try await talk.expectLaunch(activityType: "INRequestRideIntent")
        #expect((activity.interaction?.intent as? INRequestRideIntent)?.partySize == people)
        let explanations = await talk.lastTurn?.explanations.joined(separator: "\n") ?? ""
        #expect(explanations.contains(explanation))
    }

    @Test("HAN-07 a handler that never answers ends at the deadline and opens the app")
    func never() async throws {
        let surroundings = TestSurroundings()
        let talk = try TestConversation(
            with: TestApp(FaultyExtension.self, intents: [INRequestRideIntent.self]), surroundings)
        try await talk.say("book me a ride to Chinatown for one person")
        async let turn = talk.answer("yes")
        await surroundings.clock.waitForSleeper()
        surroundings.clock.advance(by: .seconds(10))
        _ = try await turn
        try await talk.expectOutcome(.timedOut)
        try await talk.expectLaunch(activityType: "INRequestRideIntent")
    }

    @Test("HAN-07 of two answers the first counts and the second is explained")
    func twice() async throws {
        let talk = try await Self.faulty(people: 2)
        try await talk.answer("yes")
        try await talk.expectResponse("success")
        #expect(await talk.lastTurn?.explanations.contains { $0.contains("more than once") } == true)
    }

    @Test("an answer from another thread is as good as any")
    func otherThread() async throws {
        let talk = try await Self.faulty(people: 3)
        try await talk.answer("yes")
        try await talk.expectResponse("success")
    }

    @Test("work that goes on is told as such")
    func inProgress() async throws {
        let talk = try await Self.faulty(people: 7)
        try await talk.answer("yes")
        try await talk.expectOutcome(.inProgress)
    }
}

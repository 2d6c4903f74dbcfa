import Foundation
import IntentsTesting
import Testing
import WorkoutsApp
import WorkoutsCore
import WorkoutsExtension

@Suite("Talking to Stride")
struct WorkoutConversations {
    private let surroundings = TestSurroundings()

    private func talk() throws -> TestConversation {
        try TestConversation(
            with: TestApp(IntentHandler.self, bundle: WorkoutsBundle.url, delegate: WorkoutsApplication.self), surroundings)
    }

    @Test("HAN-03 a run is handed over to the app, which starts it")
    func run() async throws {
        let talk = try talk()
        try await talk.say("start a 5 kilometre run")
        try await talk.expectResponse("continueInApp")
        let activity = try await talk.expectLaunch(activityType: StartActivity.activityType, userInfo: ["kind": "run"])
        let plan = StartActivity(userInfo: activity.userInfo)?.plan
        #expect(plan?.goal == Goal(value: 5000, unit: .metre))
        try await talk.say("start a walk")
        try await talk.expectResponse("failureOngoingWorkout")
        for (words, code) in [
            ("pause my run", "success"), ("resume my workout", "success"), ("pause my swim", "failureNoMatchingWorkout"),
        ] {
            try await talk.say(words)
            try await talk.expectResponse(code)
        }
        try await talk.say("end my workout")
        if await talk.lastTurn?.prompt != nil { try await talk.answer("yes") }
        try await talk.expectResponse("success")
        try await talk.say("pause my run")
        try await talk.expectResponse("failureNoMatchingWorkout")
    }

    @Test("A workout that nobody knows leads to a choice of those that are known")
    func unknown() async throws {
        let talk = try talk()
        try await talk.say("start a chess workout")
        try await talk.expectPrompt(for: "workoutName", choices: ["Run", "Walk", "Cycle", "Swim", "Yoga"])
        try await talk.answer("yoga")
        try await talk.expectResponse("continueInApp")
        try await talk.expectLaunch(userInfo: ["kind": "yoga"])
    }
}

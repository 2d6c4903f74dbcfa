import ExtensionRuntime
import Foundation
import Intents
import IntentsTesting
import Synchronization
import Testing

/// An extension that leaves handling to its app, by answering `.handleInApp`.
struct LeftToAppTests {
    private func talk(_ delegate: any ApplicationDelegate.Type, _ surroundings: TestSurroundings = TestSurroundings()) throws
        -> TestConversation
    {
        let app = TestApp(
            TrailExtension.self, intents: [INStartWorkoutIntent.self, INEndWorkoutIntent.self, INPlayMediaIntent.self],
            delegate: delegate)
        return try TestConversation(with: app, surroundings)
    }

    @Test("DIS-10 an app handles what its extension leaves to it, once, and its response is the answer")
    func handled() async throws {
        try await Notebook.open { notebook in
            let talk = try talk(TrailApplication.self)
            try await talk.say("start a 5 kilometre run")
            try await talk.expectResponse("success")
            try await talk.expectNoLaunch()
            #expect(notebook.lines.filter { $0.hasPrefix("app") } == ["app launched", "app begins 5000.0"])
            // The person's side of the app has its state: the same delegate handles the next request.
            try await talk.say("end my workout")
            try await talk.expectResponse("success")
            #expect(notebook.lines.last == "app ends after 5000.0")
        }
    }

    @Test("DIS-10 a handler that the app provides is preferred to the app's own method")
    func handler() async throws {
        try await Notebook.open { notebook in
            let talk = try talk(TrackApplication.self)
            try await talk.say("start a 5 kilometre run")
            try await talk.expectResponse("success")
            #expect(notebook.lines.last == "handler begins")
        }
    }

    @Test("HAN-03 an app that handles nothing is opened instead, and the developer learns why")
    func opened() async throws {
        let talk = try talk(PlainApplication.self)
        try await talk.say("start a 5 kilometre run")
        try await talk.expectOutcome(.continuedInApp)
        let activity = try await talk.expectLaunch(activityType: "org.example.trail")
        #expect((activity.interaction?.intentResponse as? INStartWorkoutIntentResponse)?.code == .handleInApp)
        let remarks = await talk.lastTurn?.calls.last?.remarks.joined(separator: "\n") ?? ""
        #expect(remarks.contains("application(_:handle:completionHandler:)"))
        #expect(remarks.contains("INStartWorkoutIntentHandling"))
    }

    @Test("HAN-07 an app that never answers ends at the deadline, and its late answer is reported")
    func never() async throws {
        let answers = SlowTrailApplication.Answers()
        try await SlowTrailApplication.Answers.$current.withValue(answers) {
            let surroundings = TestSurroundings()
            let talk = try talk(SlowTrailApplication.self, surroundings)
            try await withThrowingTaskGroup { group in
                group.addTask {
                    try await talk.say("start a 5 kilometre run")
                    answers.isOver.store(true, ordering: .sequentiallyConsistent)
                }
                while !answers.areHeld { await Task.yield() }
                // The alarm may be set a moment after the app has begun.
                while !answers.isOver.load(ordering: .sequentiallyConsistent) {
                    surroundings.clock.advance(by: .seconds(10))
                    await Task.yield()
                }
                try await group.waitForAll()
            }
            try await talk.expectOutcome(.timedOut)
            answers.give()
            #expect(try await talk.processPendingEvents().map { $0.outcome?.kind } == [.succeeded])
        }
    }

    @Test("HAN-07 of two answers of the app the first counts, and a response of another type is no answer")
    func badAnswers() async throws {
        let talk = try talk(ClumsyApplication.self)
        try await talk.say("start a 5 kilometre run")
        try await talk.expectResponse("success")
        #expect(await talk.lastTurn?.explanations.contains { $0.contains("more than once") } == true)
        try await talk.say("end my workout")
        try await talk.expectOutcome(.broken)
        let explanations = await talk.lastTurn?.explanations.joined(separator: "\n") ?? ""
        #expect(explanations.contains("INStartWorkoutIntentResponse where an INEndWorkoutIntentResponse is expected"))
    }

    @Test("HAN-08 an app that goes on working says so, and its outcome follows")
    func inProgress() async throws {
        let answers = SlowTrailApplication.Answers()
        try await SlowTrailApplication.Answers.$current.withValue(answers) {
            let talk = try talk(SlowTrailApplication.self)
            try await talk.say("play some jazz")
            try await talk.expectOutcome(.inProgress)
            answers.give()
            #expect(try await talk.processPendingEvents().map { $0.outcome?.kind } == [.succeeded])
        }
    }
}

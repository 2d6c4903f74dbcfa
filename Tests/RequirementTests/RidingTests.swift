import Foundation
import Intents
import IntentsTesting
import Testing

struct RidingTests {
    private func talk(_ surroundings: TestSurroundings = TestSurroundings()) throws -> TestConversation {
        let intents: [INIntent.Type] = [
            INListRideOptionsIntent.self, INRequestRideIntent.self, INGetRideStatusIntent.self, INCancelRideIntent.self,
        ]
        let options = ["Compact", "SUV", "Limousine"].map {
            AppDescription.VocabularyItem(
                parameters: ["INRequestRideIntent.rideOptionName"], identifier: "option.\($0)", phrases: [$0])
        }
        return try TestConversation(with: TestApp(CabExtension.self, intents: intents, vocabulary: options), surroundings)
    }

    @Test("RID-01 ride options are shown with price, pickup time and expiry before any ride is requested")
    func options() async throws {
        try await CabStand.open { stand, notebook in
            let talk = try talk()
            try await talk.say("what rides are there to San Francisco International Airport")
            try await talk.expectResponse(
                "success", showing: "Compact", "$12.50", "SUV", "$30.00", "9:04", "9:10", "San Francisco International Airport")
            #expect(notebook.lines == ["list"])
            #expect(stand.status() == nil)
        }
    }

    @Test(
        "RID-02 a ride is booked by its spoken option name; an unknown name falls back as the handler decides",
        arguments: [("an SUV", "SUV", "$30.00"), ("a compact", "Compact", "$12.50"), ("a limousine", "Sedan", "$20.00")])
    func optionName(spoken: String, booked: String, price: String) async throws {
        try await CabStand.open { stand, _ in
            let talk = try talk()
            try await talk.say("book me \(spoken) to Chinatown")
            try await talk.expectConfirmation(showing: booked, price)
            try await talk.answer("yes")
            try await talk.expectResponse("success", showing: booked, price)
            #expect(stand.status()?.rideOption?.name == booked)
        }
    }

    @Test("RID-03 the status is conveyed and kept, and asked for later through INGetRideStatusIntent")
    func status() async throws {
        try await CabStand.open { _, notebook in
            let talk = try talk()
            try await talk.say("book me an SUV to Chinatown")
            try await talk.answer("yes")
            let details = ["Confirmed", "Dana", "Volt", "9:05", "cab-1", "$30.00"]
            for detail in details { try await talk.expectResponse("success", showing: detail) }
            try await talk.say("where is my ride?")
            for detail in details { try await talk.expectResponse("success", showing: detail) }
            #expect(notebook.lines.contains("status"))
        }
    }

    @Test("RID-04 status updates are told from startSendingUpdates on until the ride ends")
    func updates() async throws {
        try await CabStand.open { stand, notebook in
            let talk = try await followed()
            let request = try #require(await talk.lastTurn?.calls.last?.call.request.identifier)
            #expect(notebook.lines.last == "start \(request)")
            stand.move(to: .approachingPickup, pickupIn: 120)
            #expect(try await talk.processPendingEvents().count == 1)
            try await talk.expectResponse("success", showing: "Almost at the pickup place", "9:02")
            // The same once more is no news.
            stand.move(to: .approachingPickup, pickupIn: 120)
            #expect(try await talk.processPendingEvents().flatMap(\.messages).isEmpty)
            stand.move(to: .ongoing)
            stand.move(to: .completed)
            #expect(try await talk.processPendingEvents().count == 2)
            try await talk.expectResponse("success", showing: "completed")
            #expect(notebook.lines.last == "stop \(request)")
            #expect(await talk.awaitsUpdates == false)
            stand.move(to: .confirmed)
            #expect(try await talk.processPendingEvents().isEmpty)
        }
    }

    @Test("RID-04 an update in the middle of something else is told, and the open question put again")
    func updateInBetween() async throws {
        try await CabStand.open { stand, _ in
            let talk = try await followed()
            try await talk.say("book me a ride")
            try await talk.expectPrompt(for: "dropOffLocation")
            stand.move(to: .pickup)
            try await talk.processPendingEvents()
            try await talk.expectPrompt(for: "dropOffLocation")
            try await talk.expectResponse("success", showing: "Dana")
            try await talk.answer("Chinatown")
            try await talk.expectConfirmation()
        }
    }

    @Test(
        "RID-04 updates stop when the person says so, cancels the ride or leaves",
        arguments: ["stop", "stop telling me", "stop the updates", "cancel my ride", "leave"])
    func stopping(words: String) async throws {
        try await CabStand.open { stand, notebook in
            let talk = try await followed()
            if words == "leave" { try await talk.end() } else { try await talk.say(words) }
            if words == "cancel my ride" { try await talk.answer("yes") }
            #expect(notebook.lines.last?.hasPrefix("stop ") == true)
            #expect(await talk.awaitsUpdates == false)
            stand.move(to: .ongoing)
            #expect(try await talk.processPendingEvents().isEmpty)
            #expect(stand.status()?.completionStatus?.isCanceled ?? false == (words == "cancel my ride"))
        }
    }

    @Test("RID-04 a ride that is over is not followed, and asking again follows it once")
    func once() async throws {
        try await CabStand.open { stand, notebook in
            let talk = try await followed()
            try await talk.say("where is my ride?")
            #expect(notebook.lines.filter { $0.hasPrefix("start") }.count == 2)
            #expect(notebook.lines.filter { $0.hasPrefix("stop") }.count == 1)
            stand.state.withLock { $0.phase = .completed }
            try await talk.say("where is my ride?")
            #expect(notebook.lines.filter { $0.hasPrefix("start") }.count == 2)
            #expect(await talk.awaitsUpdates == false)
        }
    }

    @Test("RID-05 the same handler serves maps (list, request, status) and speech (resolve, confirm, handle)")
    func bothFlows() async throws {
        try await CabStand.open { _, notebook in
            let talk = try talk()
            try await talk.say("what rides are there to Chinatown")
            try await talk.expectCalls("resolve pickupLocation", "resolve dropOffLocation", "confirm", "handle")
            try await talk.say("book me an SUV to Chinatown")
            try await talk.answer("yes")
            try await talk.say("where is my ride?")
            try await talk.expectResponse("success", showing: "SUV")
            #expect(Array(notebook.lines.prefix(4)) == ["list", "confirm SUV", "request SUV", "status"])
        }
        try await CabStand.open { _, notebook in
            let talk = try talk()
            try await talk.say("book me a ride")
            try await talk.expectCalls("resolve pickupLocation", "resolve dropOffLocation")
            try await talk.answer("Chinatown")
            try await talk.answer("yes")
            try await talk.expectCalls("handle")
            #expect(notebook.lines == ["confirm any", "request any"])
        }
    }

    /// A conversation in which a ride was booked and asked after.
    private func followed() async throws -> TestConversation {
        let talk = try talk()
        try await talk.say("book me an SUV to Chinatown")
        try await talk.answer("yes")
        try await talk.say("where is my ride?")
        try await talk.expectResponse("success", showing: "Dana")
        #expect(await talk.awaitsUpdates)
        return talk
    }
}

import Foundation
import IntentsTesting
import RidesApp
import RidesCore
import RidesExtension
import Testing

@Suite("Talking to Swift Cabs")
struct RideConversations {
    private let surroundings = TestSurroundings()

    private func talk() throws -> TestConversation {
        try TestConversation(
            with: TestApp(
                IntentHandler.self, bundle: RidesBundle.url, delegate: RidesApplication.self, interface: { RideViewController() }),
            surroundings)
    }

    @Test("A ride is booked after its drop-off was asked for, found again and cancelled")
    func bookFindCancel() async throws {
        let talk = try talk()
        try await talk.say("book me a ride")
        try await talk.expectPrompt(for: "dropOffLocation")
        try await talk.answer("San Francisco International Airport")
        try await talk.expectConfirmation(showing: "$42.93", "Ferry Building", "Compact")
        try await talk.answer("yes")
        try await talk.expectCalls("handle")
        try await talk.expectResponse("success", showing: "$42.93", "SC-1")
        try await talk.expectNoLaunch()
        try await talk.say("where is my ride?")
        try await talk.expectResponse("success", showing: "San Francisco International Airport")
        try await talk.say("book me a ride to Oakland International Airport")
        try await talk.expectResponse("failureRequiringAppLaunchPreviousRideNeedsCompletion")
        try await talk.expectLaunch()
        try await talk.say("cancel my ride")
        try await talk.answer("yes")
        try await talk.expectResponse("success")
        try await talk.say("where is my ride?")
        try await talk.expectResponse("success", showing: "no ride")
    }

    @Test("Without a word on it, a ride begins where the person is")
    func currentLocation() async throws {
        var surroundings = surroundings
        surroundings.location = .init(latitude: 37.7749, longitude: -122.43)
        let talk = try TestConversation(
            with: TestApp(
                IntentHandler.self, bundle: RidesBundle.url, delegate: RidesApplication.self, interface: { RideViewController() }),
            surroundings)
        try await talk.say("book me a ride to San Francisco International Airport")
        try await talk.expectConfirmation(showing: "from your location", "Compact")
        try await talk.say("no, from the Ferry Building")
        try await talk.expectConfirmation(showing: "from Ferry Building")
    }

    @Test("CON-05 a no ends the request, and nothing is booked")
    func no() async throws {
        let talk = try talk()
        try await talk.say("get me a ride to San Francisco International Airport with Swift Cabs")
        try await talk.expectConfirmation(showing: "$42.93")
        try await talk.answer("no")
        try await talk.expectOutcome(.cancelled)
        try await talk.say("where is my ride?")
        try await talk.expectResponse("success", showing: "no ride")
    }

    @Test("A car that is too small is exchanged for the one that takes the party")
    func tooSmall() async throws {
        let talk = try talk()
        try await talk.say("book me a compact to San Francisco International Airport for six people")
        try await talk.expectValueConfirmation(of: "rideOptionName", saying: "SUV")
        try await talk.answer("yes")
        try await talk.expectConfirmation(showing: "SUV", "$74.00")
        try await talk.answer("yes")
        try await talk.expectResponse("success", showing: "SUV")
    }

    @Test("Options are told with their prices")
    func options() async throws {
        let talk = try talk()
        try await talk.say("how much is a cab to San Francisco International Airport")
        try await talk.expectResponse("success", showing: "$42.93", "$51.33", "$74.00")
    }

    @Test("Nobody is driven by the forty", arguments: ["for 40 people", "for zero people"])
    func parties(words: String) async throws {
        let talk = try talk()
        try await talk.say("book me a ride to San Francisco International Airport \(words)")
        try await talk.expectPrompt(for: "partySize")
        try await talk.answer("cancel")
        try await talk.expectOutcome(.cancelled)
    }
}

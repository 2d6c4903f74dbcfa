import Foundation
import Intents
import IntentsTesting
import Testing

struct ConfirmingTests {
    private func ride() throws -> TestConversation {
        try TestConversation(with: TestApp(TripExtension.self, intents: [INRequestRideIntent.self]))
    }

    private func purse() throws -> TestConversation {
        try TestConversation(with: TestApp(PurseExtension.self, intents: [INSendPaymentIntent.self]), .withTwoJohns)
    }

    @Test("CON-01 confirm is called once every parameter is settled, and is optional")
    func afterResolving() async throws {
        let talk = try ride()
        try await talk.say("book me a ride")
        #expect(await talk.lastTurn?.calls.contains { $0.call.request.method == .confirm } == false)
        try await talk.answer("Chinatown")
        #expect(await talk.lastTurn?.calls.last?.call.request.method == .confirm)
        let bare = try TestConversation(with: TestApp(BareExtension.self, intents: [INRequestRideIntent.self]))
        try await bare.say("book me a ride to Chinatown")
        try await bare.expectConfirmation()
    }

    @Test("CON-02 a failure code ends the request with the reason, and handle is not called")
    func failureCode() async throws {
        let talk = try ride()
        try await talk.say("book me a ride to Pier 39")
        try await talk.expectResponse("failureRequiringAppLaunchNoServiceInArea", showing: "area")
        #expect(await talk.lastTurn?.calls.last?.call.request.method == .confirm)
    }

    @Test("CON-02 insufficient funds end a payment before handle")
    func insufficientFunds() async throws {
        let talk = try purse()
        try await talk.say("send Mary 499 dollars")
        try await talk.expectResponse("failureInsufficientFunds")
        try await talk.expectNoLaunch()
    }

    @Test("CON-03 the question shows the details of the confirm response")
    func details() async throws {
        let talk = try ride()
        try await talk.say("book me a ride to Chinatown for three people")
        try await talk.expectConfirmation(showing: "$13.25", "Comet", "Dana", "Dragon Gate")
    }

    @Test("CON-04 money is always put to the person; a workout is not")
    func important() async throws {
        let talk = try purse()
        try await talk.say("send Mary 20 dollars")
        try await talk.expectConfirmation(showing: "Mary", "$20")
        let stride = try TestConversation(with: TestApp(StrollExtension.self, intents: [INStartWorkoutIntent.self]))
        try await stride.say("start a 5 kilometre run")
        try await stride.expectOutcome(.continuedInApp)
    }

    @Test("CON-05 no ends the request and handle is never called", arguments: ["no", "nope", "cancel", "never mind"])
    func refusal(answer: String) async throws {
        let talk = try ride()
        try await talk.say("book me a ride to Chinatown")
        try await talk.answer(answer)
        try await talk.expectOutcome(.cancelled)
        try await talk.expectCalls()
    }

    @Test("CON-05 a changed value goes back to resolving and is confirmed anew")
    func change() async throws {
        let talk = try ride()
        try await talk.say("book me a ride to Chinatown")
        try await talk.expectConfirmation(showing: "$11.25")
        try await talk.answer("make it four people")
        try await talk.expectConfirmation(showing: "$14.25")
        try await talk.answer("yes")
        try await talk.expectResponse("success", showing: "$14.25")
    }
}

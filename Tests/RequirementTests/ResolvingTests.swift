import Foundation
import Intents
import IntentsTesting
import Testing

struct ResolvingTests {
    private func ride() throws -> TestConversation {
        try TestConversation(with: TestApp(TripExtension.self, intents: [INRequestRideIntent.self]))
    }

    @Test("RES-01 parameters are resolved one at a time in declared order")
    func order() async throws {
        let talk = try ride()
        try await talk.say("book me a ride to Chinatown")
        try await talk.expectCalls(
            "resolve pickupLocation", "resolve dropOffLocation", "resolve rideOptionName", "resolve partySize",
            "resolve scheduledPickupTime", "confirm")
    }

    @Test("RES-02 a resolve method that is missing asks nothing and leaves the value as it came")
    func missingMethod() async throws {
        let talk = try TestConversation(with: TestApp(BareExtension.self, intents: [INRequestRideIntent.self]))
        try await talk.say("book me a ride to Golden Gate Park")
        try await talk.expectConfirmation(showing: "Golden Gate Park")
        try await talk.answer("yes")
        try await talk.expectResponse("success", showing: "Golden Gate Park")
    }

    @Test("RES-03 success replaces the value and asks nothing")
    func success() async throws {
        let talk = try ride()
        try await talk.say("book me a ride to Chinatown")
        try await talk.expectConfirmation(showing: "Dragon Gate")
    }

    @Test("RES-04 what is not required is never asked about")
    func notRequired() async throws {
        let talk = try ride()
        try await talk.say("book me a ride to Chinatown")
        try await talk.expectConfirmation()
        try await talk.answer("make it three people")
        try await talk.expectCalls(
            "resolve dropOffLocation", "resolve rideOptionName", "resolve partySize", "resolve scheduledPickupTime", "confirm")
    }

    @Test(
        "RES-05 disambiguation offers exactly the given values and resolves the pick",
        arguments: ["2", "the second one", "South Gate", "south"])
    func disambiguation(answer: String) async throws {
        let talk = try ride()
        try await talk.say("book me a ride to Coit Tower")
        try await talk.expectPrompt(for: "dropOffLocation", choices: ["North Gate", "South Gate"])
        try await talk.answer(answer)
        try await talk.expectConfirmation(showing: "South Gate")
        #expect(
            await talk.lastTurn?.calls.first?.call.request.intent["dropOffLocation"]?.record?["name"] == .string("South Gate"))
    }

    @Test("RES-06 a value to confirm goes in on yes")
    func confirmationYes() async throws {
        let talk = try ride()
        try await talk.say("book me a ride to the Ferry Building")
        try await talk.expectValueConfirmation(of: "dropOffLocation", saying: "Pier 1")
        try await talk.answer("yes")
        try await talk.expectConfirmation(showing: "Pier 1")
    }

    @Test("RES-06 a value to confirm is dropped and asked for on no")
    func confirmationNo() async throws {
        let talk = try ride()
        try await talk.say("book me a ride to the Ferry Building")
        try await talk.answer("no")
        try await talk.expectPrompt(for: "dropOffLocation")
        try await talk.answer("Chinatown")
        try await talk.expectConfirmation(showing: "Dragon Gate")
    }

    @Test(
        "RES-07 a missing value is asked for, read as the parameter's type and resolved again",
        arguments: ["Chinatown", "to Chinatown please", "I want to go to chinatown"])
    func needsValue(answer: String) async throws {
        let talk = try ride()
        try await talk.say("I need a ride")
        try await talk.expectPrompt(for: "dropOffLocation")
        try await talk.answer(answer)
        try await talk.expectConfirmation(showing: "Dragon Gate")
    }

    @Test("RES-08 unsupported tells why and asks again")
    func unsupported() async throws {
        let talk = try ride()
        try await talk.say("book me a ride to Golden Gate Park")
        try await talk.expectPrompt(for: "dropOffLocation", saying: "Golden Gate Park")
        try await talk.answer("Chinatown")
        try await talk.expectConfirmation(showing: "Dragon Gate")
    }

    @Test("RES-08 the app's reason is told")
    func reason() async throws {
        let talk = try TestConversation(with: TestApp(PurseExtension.self, intents: [INSendPaymentIntent.self]), .withTwoJohns)
        try await talk.say("send Mary 900 dollars")
        try await talk.expectPrompt(for: "currencyAmount", saying: "900")
        let reason = await talk.lastTurn?.prompt?.rejection?.reason
        #expect(reason == "paymentsAmountAboveMaximum")
    }

    @Test("RES-09 the method is called again until it answers success or notRequired")
    func again() async throws {
        let talk = try ride()
        try await talk.say("book me a ride")
        for place in ["Golden Gate Park", "Coit Tower"] {
            try await talk.answer(place)
            try await talk.expectPrompt(for: "dropOffLocation")
            try await talk.expectCalls("resolve dropOffLocation")
        }
        try await talk.answer("1")
        try await talk.expectConfirmation(showing: "North Gate")
    }

    @Test("RES-10 the intent carries what the result contained on the next call")
    func carried() async throws {
        let talk = try TestConversation(with: TestApp(PurseExtension.self, intents: [INSendPaymentIntent.self]), .withTwoJohns)
        try await talk.say("send John 20 dollars for lunch")
        try await talk.expectPrompt(for: "payee", choices: ["Appleseed", "Bird"])
        try await talk.answer("Bird")
        try await talk.expectConfirmation(showing: "John Bird", "20")
        let payee = await talk.lastTurn?.calls.first?.call.request.intent["payee"]?.record
        #expect(payee?["customIdentifier"] == .string("account-John Bird"))
    }

    @Test("RES-11 base-class results are accepted from every result type")
    func baseResults() async throws {
        let talk = try TestConversation(with: TestApp(BaseResultsExtension.self, intents: [INRequestRideIntent.self]))
        try await talk.say("book me a ride")
        try await talk.expectPrompt(for: "rideOptionName")
        try await talk.answer("Comet")
        try await talk.expectPrompt(for: "partySize")
        try await talk.answer("two")
        try await talk.expectConfirmation()
    }

    @Test("RES-13 the same parameter is not asked about for ever")
    func bounded() async throws {
        let talk = try TestConversation(
            with: TestApp(TripExtension.self, intents: [INRequestRideIntent.self]), TestSurroundings(policy: .init(attempts: 3)))
        try await talk.say("book me a ride to Golden Gate Park")
        try await talk.answer("Golden Gate Park")
        try await talk.answer("Golden Gate Park")
        try await talk.expectPrompt(for: "dropOffLocation")
        try await talk.answer("Golden Gate Park")
        try await talk.expectOutcome(.gaveUp(parameter: "dropOffLocation", attempts: 3))
        try await talk.expectCalls("resolve dropOffLocation")
        try await talk.say("yes")
        try await talk.expectCalls()
    }
}

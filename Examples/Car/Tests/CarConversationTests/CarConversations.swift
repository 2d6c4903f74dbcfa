import CarExtension
import Foundation
import IntentsTesting
import Testing

@Suite("Talking to Glovebox")
struct CarConversations {
    private func talk() throws -> TestConversation {
        try TestConversation(
            with: TestApp(IntentHandler.self, bundle: CarBundle.url, delegate: CarApplication.self), TestSurroundings())
    }

    @Test("Of two cars the person chooses, and goes on to speak of it")
    func choosing() async throws {
        let talk = try talk()
        try await talk.say("is my car locked")
        try await talk.expectPrompt(for: "carName", choices: ["Juniper", "Bramble"])
        try await talk.answer("Juniper")
        try await talk.expectResponse("success", showing: "Juniper is locked")
        try await talk.say("unlock it")
        try await talk.expectResponse("success", showing: "Juniper")
        try await talk.say("is it locked")
        try await talk.expectResponse("success", showing: "not locked")
        try await talk.say("lock the tractor")
        try await talk.expectPrompt(for: "carName", saying: "tractor")
        try await talk.answer("Bramble")
        try await talk.expectResponse("success", showing: "Bramble")
    }

    @Test("The car named is the one that does it", arguments: ["lock up Bramble", "lock Bramble", "warm up Bramble"])
    func naming(said: String) async throws {
        let talk = try talk()
        try await talk.say("unlock Juniper")
        try await talk.say(said)
        try await talk.expectResponse("success", showing: "Bramble")
    }

    @Test("An electric car tells its charge, one that is not its fuel")
    func energy() async throws {
        let talk = try talk()
        try await talk.say("how much charge does Juniper have")
        try await talk.expectResponse("success", showing: "62%", "charging")
        try await talk.say("how much gas is left in the wagon")
        try await talk.expectResponse("success", showing: "Bramble", "45%", "fuel")
    }

    @Test("The climate takes temperatures that people stand, and a car does only what it can")
    func comfort() async throws {
        let talk = try talk()
        try await talk.say("warm up Juniper")
        try await talk.expectResponse("success", showing: "Juniper")
        try await talk.say("set the temperature in the car to 95 degrees")
        try await talk.expectPrompt(for: "temperature", saying: "95")
        try await talk.answer("72 degrees")
        try await talk.expectResponse("success", showing: "72")
        try await talk.say("heat the passenger's seat")
        try await talk.expectResponse("success", showing: "passenger")
        try await talk.say("turn on the rear defroster")
        try await talk.expectResponse("success", showing: "rear")
        try await talk.say("turn on the seat massage")
        try await talk.expectPrompt(for: "enableMassage")
    }
}

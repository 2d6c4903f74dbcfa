import Foundation
import IntentSchema
import IntentsTesting
import ListsApp
import ListsCore
import ListsExtension
import Testing

// One at a time: what the app has asked to be told belongs to its process, and all of these apps are this one.
@Suite("Talking to Inkwell", .serialized)
struct ListConversations {
    private let surroundings = TestSurroundings(contacts: [
        Contact(
            id: "me", givenName: "Robin", familyName: "Vale", fullName: "Robin Vale",
            addresses: [
                Contact.Address(
                    label: "home", street: "1 Fulton Street", city: "San Francisco",
                    coordinate: Coordinate(latitude: 37.7793, longitude: -122.4193))
            ], isMe: true)
    ])

    private func talk() throws -> TestConversation {
        try TestConversation(
            with: TestApp(IntentHandler.self, bundle: ListsBundle.url, delegate: ListsApplication.self), surroundings)
    }

    @Test("A list is made when its first things are put on it, and things are checked off and taken off")
    func shopping() async throws {
        let talk = try talk()
        try await talk.say("add milk, eggs and bread to my shopping list")
        try await talk.expectValueConfirmation(of: "targetTaskList")
        try await talk.answer("yes")
        try await talk.expectResponse("success", showing: "milk", "eggs", "bread")
        try await talk.say("I bought the eggs, cross them off my list")
        try await talk.expectResponse("success", showing: "eggs", "done")
        try await talk.say("what's left on my shopping list")
        try await talk.expectResponse("success", showing: "milk", "bread")
        try await talk.expect(.noWords(["eggs"]))
        try await talk.say("take milk off the shopping list")
        try await talk.expectConfirmation(showing: "milk", "shopping")
        try await talk.answer("yes")
        try await talk.expectResponse("success", showing: "milk")
        try await talk.say("is milk on my shopping list")
        try await talk.expect(.noWords(["I found"]))
    }

    @Test("A list is corrected in the person's words, and an order about things named first puts them on it")
    func correcting() async throws {
        let talk = try talk()
        try await talk.say("make a packing list: passport, um charger and swim stuff")
        try await talk.expectResponse("success", showing: "passport", "charger", "swim stuff")
        try await talk.expect(.noWords(["um"]))
        try await talk.say("no, all four: passport, charger, swim stuff and sunscreen")
        try await talk.expectResponse("success", showing: "sunscreen")
        try await talk.say("rename swim stuff to towel")
        try await talk.expectResponse("success", showing: "towel")
        try await talk.say("without the charger")
        try await talk.expectConfirmation(showing: "charger")
        try await talk.answer("yes")
        try await talk.say("also pick up the parcel and buy stamps, put those on my list for tomorrow")
        try await talk.expectResponse("success", showing: "pick up the parcel", "buy stamps", "tomorrow")
        try await talk.expect(.noWords(["put those"]))
        try await talk.say("what do i have for tomorrow")
        try await talk.expectResponse("success", showing: "pick up the parcel", "buy stamps")
        try await talk.expect(.noWords(["towel"]))
    }

    @Test("Of two tasks that are called alike the person chooses")
    func choosing() async throws {
        let talk = try talk()
        for task in ["call Mary about the garden", "call Mary about the car"] { try await talk.say("remind me to \(task)") }
        try await talk.say("mark call Mary as done")
        try await talk.expectPrompt(for: "targetTask", choices: ["call Mary about the garden", "call Mary about the car"])
        try await talk.answer("the second one")
        try await talk.expectResponse("success", showing: "car")
        try await talk.say("show my tasks")
        try await talk.expectResponse("success", showing: "garden")
        try await talk.expect(.noWords(["the car"]))
    }

    @Test("A reminder comes at its time, is put off, moved, and comes again where it repeats")
    func reminders() async throws {
        let talk = try talk()
        try await talk.say("remind me to call the dentist tomorrow at 5 PM")
        try await talk.expectResponse("success", showing: "tomorrow at 5 PM")
        try await talk.say("move the dentist reminder to tomorrow at 3 PM")
        try await talk.expectResponse("success", showing: "tomorrow at 3 PM")
        try await talk.say("snooze the reminder to call the dentist until tomorrow at 6 PM")
        try await talk.expectResponse("success", showing: "6 PM")
        try await talk.say("remind me to take out the bins every Tuesday at 7 AM")
        try await talk.expectResponse("success", showing: "every Tuesday")
        try await talk.say("mark take out the bins as done")
        try await talk.expectResponse("success", showing: "January 13 at 7 AM")
        try await talk.say("remind me yesterday at 5 PM to eat")
        try await talk.expectPrompt(for: "temporalEventTrigger", saying: "in the past")
        try await talk.answer("tomorrow at noon")
        try await talk.expectResponse("success", showing: "tomorrow at noon")
    }

    @Test("A reminder rings, again where it was put off, and not once it is done or deleted")
    func ringing() async throws {
        let talk = try talk()
        func heard(_ seconds: Double) async throws -> [String] {
            try await talk.wait(.seconds(seconds)).flatMap(\.messages).map(\.rendered.shown)
        }
        try await talk.say("remind me to call Tova in 20 minutes")
        #expect(try await heard(1_199) == [])
        #expect(try await heard(1) == ["Inkwell: “call Tova”"])
        try await talk.say("snooze that")
        #expect(try await heard(600) == ["Inkwell: “call Tova”"])
        try await talk.say("remind me to take out the bins in an hour")
        try await talk.say("remind me to water the plants in an hour")
        try await talk.say("mark take out the bins as done")
        try await talk.say("delete water the plants")
        try await talk.answer("yes")
        let later = try await heard(86_400)
        #expect(later == [])
    }

    @Test("A reminder for a place whose position is known is written down, and does not pretend to ring")
    func places() async throws {
        let talk = try talk()
        try await talk.say("remind me to water the plants when I get home")
        try await talk.expectResponse("success", showing: "when you arrive at home")
        try await talk.say("show my reminders")
        try await talk.expectResponse("success", showing: "water the plants", "when you arrive at home")
    }

    @Test("Notes are made, written on and found by what is in them")
    func notes() async throws {
        let talk = try talk()
        try await talk.say("note that the boiler code is 4471")
        try await talk.expectResponse("success", showing: "4471")
        try await talk.say("create a note called garden")
        try await talk.say("add plant the tulips to my garden note")
        try await talk.expectResponse("success", showing: "plant the tulips", "garden")
        try await talk.say("find my notes about tulips")
        try await talk.expectResponse("success", showing: "garden")
        try await talk.expect(.noWords(["4471"]))
        try await talk.say("add a shed to my cellar note")
        try await talk.expectPrompt(for: "targetNote", saying: "cellar")
        try await talk.answer("garden")
        try await talk.expectResponse("success", showing: "a shed")
    }
}

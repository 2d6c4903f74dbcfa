import Foundation
import Intents
import IntentsTesting
import Testing

/// Parameters that hold several values, parameters that depend on each other, and people of one name.
struct ListTests {
    private static func letters(_ surroundings: TestSurroundings = .withTwoJohns) throws -> TestConversation {
        try TestConversation(with: TestApp(LetterExtension.self, intents: [INSendMessageIntent.self]), surroundings)
    }

    @Test(
        "RES-12 only the element in doubt is asked about, and the others are kept", arguments: ["John and Mary", "Mary and John"])
    func elements(recipients: String) async throws {
        try await Notebook.open { notebook in
            let talk = try Self.letters()
            try await talk.say("send a message to \(recipients) saying see you at eight")
            try await talk.expectPrompt(for: "recipients", choices: ["Appleseed", "Bird"])
            try await talk.answer("Bird")
            try await talk.expectConfirmation(showing: "John Bird", "Mary Hill", "see you at eight")
            #expect(notebook.lines.filter { $0.hasPrefix("resolve") }.count == 2)
            #expect(notebook.lines.contains { $0.contains("Mary Hill:address-13") && $0.contains("John Bird") })
        }
    }

    @Test("RES-12 several elements in doubt are asked about one after the other")
    func severalDoubts() async throws {
        try await Notebook.open { _ in
            var surroundings = TestSurroundings.withTwoJohns
            surroundings.contacts += ["Oak", "Pine"].map { family in
                Contact(
                    id: family, givenName: "Ann", familyName: family, fullName: "Ann \(family)",
                    handles: [Contact.Handle(kind: .phoneNumber, value: "555-0121")])
            }
            let talk = try Self.letters(surroundings)
            try await talk.say("send a message to John, Mary and Ann saying hello")
            try await talk.expectPrompt(for: "recipients", choices: ["Appleseed", "Bird"])
            try await talk.answer("Appleseed")
            try await talk.expectPrompt(for: "recipients", choices: ["Oak", "Pine"])
            try await talk.answer("the second one")
            try await talk.expectConfirmation(showing: "John Appleseed", "Mary Hill", "Ann Pine")
        }
    }

    @Test("RES-14 a corrected value has the others, which it may conflict with, resolved anew")
    func conflict() async throws {
        let talk = try TestConversation(with: TestApp(FleetExtension.self, intents: [INRequestRideIntent.self]))
        try await talk.say("book me a ride to Chinatown for two people")
        try await talk.expectPrompt(for: "rideOptionName")
        try await talk.answer("Comet")
        try await talk.expectConfirmation(showing: "Comet")
        try await talk.answer("actually make it six people")
        try await talk.expectCalls("resolve pickupLocation", "resolve dropOffLocation", "resolve rideOptionName")
        try await talk.expectValueConfirmation(of: "rideOptionName", saying: "Van")
        try await talk.answer("yes")
        try await talk.expectConfirmation(showing: "Van")
        try await talk.answer("make it two people")
        try await talk.answer("yes")
        try await talk.expectResponse("success")
    }

    @Test(
        "RES-15 a person may cancel, hear the question again, correct an earlier value and give several values at once",
        arguments: [
            (["cancel"], "cancelled"), (["say that again", "never mind"], "cancelled"), (["repeat", "what?"], "rideOptionName"),
            (["no, to Coit Tower", "Comet"], "Coit Tower"), (["make it three people", "Comet"], "3"),
            (["a Comet for three people"], "3"),
        ])
    func freedom(answers: [String], ending: String) async throws {
        let talk = try TestConversation(
            with: TestApp(FleetExtension.self, intents: [INRequestRideIntent.self], vocabulary: FleetExtension.vocabulary))
        try await talk.say("book me a ride to Chinatown")
        try await talk.expectPrompt(for: "rideOptionName")
        for answer in answers { try await talk.answer(answer) }
        switch ending {
        case "cancelled": try await talk.expectOutcome(.cancelled)
        case "rideOptionName": try await talk.expectPrompt(for: "rideOptionName")
        default: try await talk.expectConfirmation(showing: ending, "Comet")
        }
    }

    @Test("RES-16 one John is taken without a question")
    func oneJohn() async throws {
        var surroundings = TestSurroundings.withTwoJohns
        surroundings.contacts.removeAll { $0.familyName == "Appleseed" }
        let talk = try TestConversation(with: TestApp(PurseExtension.self, intents: [INSendPaymentIntent.self]), surroundings)
        try await talk.say("send John 20 dollars")
        try await talk.expectConfirmation(showing: "John Bird")
    }

    @Test(
        "RES-16 two Johns are told apart by what tells them apart",
        arguments: [
            (("Appleseed", "", "", "11"), ("Bird", "", "", "12"), ["Appleseed", "Bird"]),
            (("Smith", "Acme", "", "11"), ("Smith", "", "brother", "12"), ["Acme", "brother"]),
            (("Smith", "Acme", "", "11"), ("Smith", "Initech", "", "12"), ["Acme", "Initech"]),
            (("Smith", "", "", "11"), ("Smith", "", "", "12"), ["555-0111", "555-0112"]),
        ])
    func twoJohns(
        first: (family: String, organization: String, relation: String, number: String),
        second: (family: String, organization: String, relation: String, number: String), labels: [String]
    ) async throws {
        let contacts = [first, second].map { john in
            Contact(
                id: john.number, givenName: "John", familyName: john.family, fullName: "John \(john.family)",
                organization: john.organization, relationship: john.relation.isEmpty ? nil : john.relation,
                handles: [Contact.Handle(kind: .phoneNumber, value: "555-01\(john.number)", label: "mobile")])
        }
        let talk = try TestConversation(
            with: TestApp(PurseExtension.self, intents: [INSendPaymentIntent.self]), TestSurroundings(contacts: contacts))
        try await talk.say("send John 20 dollars")
        try await talk.expectPrompt(for: "payee", choices: labels)
        try await talk.answer(labels[1])
        try await talk.expectConfirmation(showing: "20")
        let payee = await talk.lastTurn?.calls.first?.call.request.intent["payee"]?.record
        #expect(payee?["contactIdentifier"] == .string("12"))
    }

    @Test("RES-17 no intent of the system lists values: those of apps' own do, as the dialogue's tests show")
    func optionLists() {
        #expect(Catalogue.system.intents.values.allSatisfy { $0.parameters.allSatisfy { !$0.listsOptions } })
    }
}

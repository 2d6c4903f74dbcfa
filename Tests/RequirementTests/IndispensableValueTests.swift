import Dialogue
import Foundation
import IntentSchema
import Intents
import IntentsTesting
import Testing

/// Values that an intent says nothing without, for handlers that do not resolve them.
struct IndispensableValueTests {
    struct Row: Sendable {
        var intent: INIntent.Type
        var request: String
        /// The parameters that are asked about, with the person's answers.
        var answers: [(parameter: String, words: String)]
    }

    private func talk(
        _ intents: [INIntent.Type], with intentsExtension: INExtension.Type = TerseExtension.self, policy: Policy = Policy()
    ) throws -> TestConversation {
        let grace = Contact(
            id: "grace", givenName: "Grace", familyName: "Hopper", fullName: "Grace Hopper",
            handles: [.init(kind: .phoneNumber, value: "+1 415 555 0100")])
        return try TestConversation(
            with: TestApp(intentsExtension, intents: intents), TestSurroundings(contacts: [grace], policy: policy))
    }

    private static let rows = [
        Row(intent: INStartCallIntent.self, request: "make a call", answers: [("contacts", "Grace")]),
        Row(intent: INStartAudioCallIntent.self, request: "make an audio call", answers: [("contacts", "Grace")]),
        Row(intent: INStartVideoCallIntent.self, request: "make a video call", answers: [("contacts", "Grace Hopper")]),
        Row(
            intent: INSendMessageIntent.self, request: "send a message",
            answers: [("recipients", "Grace"), ("content", "the train is late")]),
        Row(intent: INSendMessageIntent.self, request: "text Grace", answers: [("content", "the train is late")]),
        Row(
            intent: INSendPaymentIntent.self, request: "send some money",
            answers: [("payee", "Grace"), ("currencyAmount", "20 dollars")]),
        Row(intent: INRequestPaymentIntent.self, request: "request 30 dollars", answers: [("payer", "Grace")]),
        Row(intent: INCreateTaskListIntent.self, request: "create a new list", answers: [("title", "Groceries")]),
        Row(intent: INCreateNoteIntent.self, request: "take a note", answers: [("content", "the roof leaks")]),
    ]

    @Test("RES-02 what an intent says nothing without is asked for, although no method resolves it", arguments: rows)
    func asked(row: Row) async throws {
        try await Notebook.open { notebook in
            let talk = try talk([row.intent])
            try await talk.say(row.request)
            for answer in row.answers {
                try await talk.expectPrompt(for: answer.parameter)
                try await talk.answer(answer.words)
            }
            if await talk.lastTurn?.outcome == nil { try await talk.answer("yes") }
            let handled = try #require(notebook.intents.first)
            #expect(notebook.intents.count == 1)
            for answer in row.answers { #expect(handled[answer.parameter] != nil, "\(answer.parameter)") }
        }
    }

    @Test(
        "RES-02 nothing is asked where another value makes up for it",
        arguments: ["redial", "call my voicemail", "call back", "call Grace"])
    func substitutes(request: String) async throws {
        try await Notebook.open { notebook in
            let talk = try talk([INStartCallIntent.self])
            try await talk.say(request)
            try await talk.expectOutcome(.continuedInApp)
            #expect(notebook.intents.count == 1)
        }
    }

    @Test("RES-04 a handler that resolves it decides whether it is asked for")
    func resolved() async throws {
        let talk = try talk([INStartCallIntent.self], with: HelplineExtension.self)
        try await talk.say("make a call")
        try await talk.expectOutcome(.continuedInApp)
    }

    @Test("RES-13 an indispensable value is not asked for for ever")
    func limit() async throws {
        let talk = try talk([INSendPaymentIntent.self], policy: Policy(attempts: 2))
        try await talk.say("send Grace some money")
        try await talk.expectPrompt(for: "currencyAmount")
        try await talk.answer("purple")
        try await talk.answer("purple")
        try await talk.expectOutcome(.gaveUp(parameter: "currencyAmount", attempts: 2))
    }

    @Test("every substitute is another parameter of the intent, and what has substitutes has a resolve method")
    func table() {
        for intent in Catalogue.system.intents.values {
            for parameter in intent.parameters where parameter.substitutes != nil {
                #expect(parameter.isResolvable, "\(intent.name).\(parameter.name)")
                for substitute in parameter.substitutes ?? [] {
                    #expect(substitute.parameter != parameter.name && intent.parameter(substitute.parameter) != nil)
                }
            }
        }
    }
}

/// An app of one file without resolve methods, as many small apps have.
final class TerseExtension: INExtension, INStartCallIntentHandling, INStartAudioCallIntentHandling,
    INStartVideoCallIntentHandling,
    INSendMessageIntentHandling, INSendPaymentIntentHandling, INRequestPaymentIntentHandling, INCreateTaskListIntentHandling,
    INCreateNoteIntentHandling
{
    func handle(intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void) {
        Notebook.note(intent)
        completion(INStartCallIntentResponse(code: .continueInApp, userActivity: NSUserActivity(activityType: "call")))
    }

    func handle(startAudioCall intent: INStartAudioCallIntent, completion: @escaping (INStartAudioCallIntentResponse) -> Void) {
        Notebook.note(intent)
        completion(INStartAudioCallIntentResponse(code: .continueInApp, userActivity: nil))
    }

    func handle(intent: INStartVideoCallIntent, completion: @escaping (INStartVideoCallIntentResponse) -> Void) {
        Notebook.note(intent)
        completion(INStartVideoCallIntentResponse(code: .continueInApp, userActivity: nil))
    }

    func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
        Notebook.note(intent)
        return INSendMessageIntentResponse(code: .success, userActivity: nil)
    }

    func handle(intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void) {
        Notebook.note(intent)
        completion(INSendPaymentIntentResponse(code: .success, userActivity: nil))
    }

    func handle(intent: INRequestPaymentIntent, completion: @escaping (INRequestPaymentIntentResponse) -> Void) {
        Notebook.note(intent)
        completion(INRequestPaymentIntentResponse(code: .success, userActivity: nil))
    }

    func handle(intent: INCreateTaskListIntent, completion: @escaping (INCreateTaskListIntentResponse) -> Void) {
        Notebook.note(intent)
        completion(INCreateTaskListIntentResponse(code: .success, userActivity: nil))
    }

    func handle(intent: INCreateNoteIntent, completion: @escaping (INCreateNoteIntentResponse) -> Void) {
        Notebook.note(intent)
        completion(INCreateNoteIntentResponse(code: .success, userActivity: nil))
    }
}

/// Calls one number only, whoever is named.
final class HelplineExtension: INExtension, INStartCallIntentHandling {
    func resolveContacts(
        for intent: INStartCallIntent, with completion: @escaping ([INStartCallContactResolutionResult]) -> Void
    ) {
        completion([.notRequired()])
    }

    func handle(intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void) {
        completion(INStartCallIntentResponse(code: .continueInApp, userActivity: nil))
    }
}

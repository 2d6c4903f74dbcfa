import Foundation
import Intents
import IntentsTesting
import Testing

/// Every code that confirm and handle may answer.
struct CodeTests {
    private static let codes = Catalogue.system.intents["INRequestRideIntent"]?.responseCodes.filter { $0.raw > 0 } ?? []
    private static let failures = codes.filter { $0.name.hasPrefix("failure") }

    private static func talk(_ raw: Int) async throws -> TestConversation {
        let talk = try TestConversation(with: TestApp(CodeExtension.self, intents: [INRequestRideIntent.self]))
        try await talk.say("book me a ride to Chinatown for \(raw) people")
        return talk
    }

    @Test("CON-02 ready and success let handling go on")
    func ready() async throws {
        for code in Self.codes where ["ready", "success"].contains(code.name) {
            try await Notebook.open { notebook in
                let talk = try await Self.talk(code.raw)
                try await talk.expectConfirmation()
                try await talk.answer("yes")
                try await talk.expectResponse("success")
                #expect(notebook.lines == ["handle"])
            }
        }
    }

    @Test("CON-02 every failure code of confirm ends the request with its own reason, and handle is not called")
    func refusals() async throws {
        #expect(Self.failures.count >= 6)
        var reasons: Set<String> = []
        for code in Self.failures {
            try await Notebook.open { notebook in
                let talk = try await Self.talk(code.raw)
                try await talk.expectResponse(code.name)
                try await talk.say("yes")
                #expect(notebook.lines.isEmpty)
            }
            reasons.insert(try await Self.talk(code.raw).lastTurn?.messages.last?.rendered.spoken ?? "")
        }
        #expect(reasons.count == Self.failures.count, "\(reasons)")
    }

    @Test("HAN-06 failures that require the app open it with an activity, other failures and success do not")
    func launches() async throws {
        for code in Self.codes where code.name == "success" || code.name.hasPrefix("failure") {
            try await CodeExtension.$isForHandle.withValue(true) {
                let talk = try await Self.talk(code.raw)
                try await talk.answer("yes")
                try await talk.expectResponse(code.name)
                guard code.name.hasPrefix("failureRequiring") else { return try await talk.expectNoLaunch() }
                let activity = try await talk.expectLaunch(activityType: "INRequestRideIntent")
                let response = activity.interaction?.intentResponse as? INRequestRideIntentResponse
                #expect(response?.code.rawValue == code.raw)
            }
        }
    }

    @Test(
        "CON-04 requests that move money or cannot be undone are put to the person",
        arguments: [
            "INSendPaymentIntent", "INPayBillIntent", "INTransferMoneyIntent", "INRequestRideIntent", "INCancelRideIntent",
            "INSendMessageIntent", "INEditMessageIntent", "INDeleteTasksIntent", "INBookRestaurantReservationIntent",
        ])
    func important(intent: String) {
        let policy = TestSurroundings().policy
        #expect(policy.confirmationReason(for: intent, in: .system, appAsks: false) != nil)
        #expect(policy.confirmationReason(for: "INStartWorkoutIntent", in: .system, appAsks: false) == nil)
        #expect(policy.confirmationReason(for: "INStartWorkoutIntent", in: .system, appAsks: true) != nil)
    }
}

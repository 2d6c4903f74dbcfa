import Foundation
import Intents
import IntentsTesting
import LocalAuthentication
import NeighbourFiles
import Testing

/// LocalAuthentication, on a machine that cannot recognise its owner.
struct AuthenticationTests {
    @Test(
        "no policy can be evaluated, and the error says what is missing",
        arguments: [
            (LAPolicy.deviceOwnerAuthenticationWithBiometrics, LAError.Code.biometryNotAvailable),
            (.deviceOwnerAuthentication, .passcodeNotSet), (.deviceOwnerAuthenticationWithWatch, .watchNotAvailable),
            (.deviceOwnerAuthenticationWithBiometricsOrWatch, .biometryNotAvailable),
        ])
    func policies(policy: LAPolicy, code: LAError.Code) async throws {
        let context = LAContext()
        var error: NSError?
        #expect(!context.canEvaluatePolicy(policy, error: &error))
        #expect(!context.canEvaluatePolicy(policy, error: nil))
        let found = try #require(error)
        #expect(found.domain == "com.apple.LocalAuthentication" && LAError(_nsError: found).code == code)
        #expect(!found.localizedDescription.isEmpty && context.biometryType == .none)
        await #expect(throws: LAError(code)) { try await context.evaluatePolicy(policy, localizedReason: "to pay") }
        context.invalidate()
        context.evaluatePolicy(policy, localizedReason: "to pay") { success, error in
            #expect(!success && (error as? LAError)?.code == .invalidContext)
        }
    }

    @Test("a banking app that asks for the owner opens its app instead")
    func conversation() async throws {
        let talk = try TestConversation(with: TestApp(VaultHandler.self, intents: [INSendPaymentIntent.self]))
        try await talk.say("send Ann 20 dollars")
        try await talk.expectConfirmation(showing: "$20.00")
        try await talk.answer("yes")
        try await talk.expectResponse("failureRequiringAppLaunch")
        try await talk.expectLaunch(activityType: "com.example.vault.enter-pin")
    }
}

import Intents
import LocalAuthentication

/// Pays after the owner has been recognised, or sends the person to the app, like banking apps of 2018.
public class VaultHandler: INExtension, INSendPaymentIntentHandling {
    public func confirm(intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void) {
        let context = LAContext()
        context.localizedFallbackTitle = ""
        var error: NSError?
        if context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error) {
            return completion(INSendPaymentIntentResponse(code: .ready, userActivity: nil))
        }
        switch error?.code {
        case LAError.biometryNotAvailable.rawValue, LAError.biometryNotEnrolled.rawValue:
            completion(INSendPaymentIntentResponse(code: .ready, userActivity: nil))
        default: completion(INSendPaymentIntentResponse(code: .failureCredentialsUnverified, userActivity: nil))
        }
    }

    public func handle(intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void) {
        LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Pay from your vault") { success, error in
            if success { return completion(INSendPaymentIntentResponse(code: .success, userActivity: nil)) }
            switch error {
            case LAError.passcodeNotSet?:
                let activity = NSUserActivity(activityType: "com.example.vault.enter-pin")
                completion(INSendPaymentIntentResponse(code: .failureRequiringAppLaunch, userActivity: activity))
            default: completion(INSendPaymentIntentResponse(code: .failure, userActivity: nil))
            }
        }
    }
}

import Intents

// Completion handlers

public class CompletionCodeExtension: INExtension, INGetVisualCodeIntentHandling {
    public func resolveVisualCodeType(
        for intent: INGetVisualCodeIntent, with completion: @escaping (INVisualCodeTypeResolutionResult) -> Void
    ) {
        switch intent.visualCodeType {
        case .requestPayment, .sendPayment: completion(.success(with: intent.visualCodeType))
        case .unknown: completion(.needsValue())
        default: completion(.unsupported())
        }
    }

    public func handle(intent: INGetVisualCodeIntent, completion: @escaping (INGetVisualCodeIntentResponse) -> Void) {
        let response = INGetVisualCodeIntentResponse(code: .success, userActivity: nil)
        response.visualCodeImage = INImage(imageData: Data([0x89, 0x50]))
        completion(response)
    }
}

// Functions that return

public final class AsyncCodeExtension: INExtension, INGetVisualCodeIntentHandling {
    public func resolveVisualCodeType(for intent: INGetVisualCodeIntent) async -> INVisualCodeTypeResolutionResult {
        guard intent.visualCodeType != .unknown else { return .needsValue() }
        let known: Set<INVisualCodeType> = [.requestPayment, .sendPayment]
        return known.contains(intent.visualCodeType) ? .success(with: intent.visualCodeType) : .unsupported()
    }

    public func handle(intent: INGetVisualCodeIntent) async -> INGetVisualCodeIntentResponse {
        let response = INGetVisualCodeIntentResponse(code: .success, userActivity: nil)
        response.visualCodeImage = INImage(imageData: Data([0x89, 0x50]))
        return response
    }
}

// The first spelling

public class FirstGenerationCodeExtension: INExtension, INGetVisualCodeIntentHandling {
    public func resolveVisualCodeType(
        forGetVisualCode intent: INGetVisualCodeIntent, with completion: @escaping (INVisualCodeTypeResolutionResult) -> Void
    ) {
        if intent.visualCodeType == .unknown {
            completion(INVisualCodeTypeResolutionResult.needsValue())
        } else if intent.visualCodeType == .requestPayment || intent.visualCodeType == .sendPayment {
            completion(INVisualCodeTypeResolutionResult.success(with: intent.visualCodeType))
        } else {
            completion(INVisualCodeTypeResolutionResult.unsupported())
        }
    }

    public func handle(
        getVisualCode intent: INGetVisualCodeIntent, completion: @escaping (INGetVisualCodeIntentResponse) -> Void
    ) {
        let response = INGetVisualCodeIntentResponse(code: .success, userActivity: nil)
        response.visualCodeImage = INImage(imageData: Data([0x89, 0x50]))
        completion(response)
    }
}

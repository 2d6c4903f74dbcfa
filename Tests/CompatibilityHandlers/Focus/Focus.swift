#if canImport(Intents)
    import Foundation
    @preconcurrency import Intents

    // Completion handlers

    public final class CompletionFocusExtension: INExtension {
        public override func handler(for intent: INIntent) -> Any {
            guard intent is INShareFocusStatusIntent else { return self }
            return FocusHandler()
        }
    }

    @available(iOS 15.0, *)
    class FocusHandler: NSObject, INShareFocusStatusIntentHandling {
        static let suite = "group.org.example.focus"

        func handle(intent: INShareFocusStatusIntent, completion: @escaping (INShareFocusStatusIntentResponse) -> Void) {
            let currentState = intent.focusStatus
            NSLog("status from intent is %@", String(describing: currentState))
            guard let isFocused = currentState?.isFocused else {
                completion(.init(code: .failure, userActivity: nil))
                return
            }
            if #available(iOS 15.4, *) {
                UserDefaults(suiteName: Self.suite)?.setValue(isFocused, forKey: "isFocused")
            }
            let isKept = UserDefaults(suiteName: Self.suite)?.value(forKey: "isFocused") as? Bool == isFocused
            completion(.init(code: isKept ? .success : .failureRequiringAppLaunch, userActivity: nil))
        }
    }

    // Functions that return

    public final class AsyncFocusExtension: INExtension, INShareFocusStatusIntentHandling {
        public func handle(intent: INShareFocusStatusIntent) async -> INShareFocusStatusIntentResponse {
            let isFocused = intent.focusStatus?.isFocused
            return await MainActor.run { .init(code: isFocused == nil ? .failure : .success, userActivity: nil) }
        }
    }
#endif

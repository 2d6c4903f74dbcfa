import Foundation
import Intents

/// An extension whose handler does nothing but answer, or misbehaves as the message says.
public final class BenchmarkExtension: INExtension {
    public override func handler(for intent: INIntent) -> Any { MessageHandler() }
}

private final class MessageHandler: NSObject, INSendMessageIntentHandling {
    func resolveContent(for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void) {
        switch intent.content {
        case "hang": return
        case "spin": while true { continue }
        case "balloon":
            var memory: [[UInt8]] = []
            while true { memory.append([UInt8](repeating: 1, count: 1 << 20)) }
        default: completion(.success(with: intent.content ?? ""))
        }
    }

    func confirm(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        completion(INSendMessageIntentResponse(code: .ready, userActivity: nil))
    }

    func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        completion(INSendMessageIntentResponse(code: .success, userActivity: nil))
    }
}

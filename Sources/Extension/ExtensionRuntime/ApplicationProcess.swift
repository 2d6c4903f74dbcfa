import Foundation
import Intents
import UIKit

/// An app in this process: its delegate, created on first use. Activities and handlers come from the same delegate, whose methods
/// are called one at a time.
final class ApplicationProcess: @unchecked Sendable {
    // Safe: the delegate is accessed under the lock only.
    private let lock = NSRecursiveLock()
    private let type: any ApplicationDelegate.Type
    private var delegate: (any ApplicationDelegate)?

    init(_ type: any ApplicationDelegate.Type) {
        self.type = type
    }

    func use<Result>(_ body: (any ApplicationDelegate) -> Result) -> Result {
        lock.withLock {
            let current = delegate ?? type.init()
            delegate = current
            return body(current)
        }
    }
}

/// Maps intents to the handlers that an app provides itself, or to the app.
final class InAppHandlers: NSObject, INIntentHandlerProviding {
    private let process: ApplicationProcess

    init(_ process: ApplicationProcess) {
        self.process = process
    }

    func handler(for intent: INIntent) -> Any? {
        process.use { $0.application(.shared, handlerFor: intent) }
    }

    /// Has the app itself handle an intent for which it has no handler; without a method for that, the response is a ``NoResponse``.
    func handle(_ intent: INIntent, _ completion: @escaping @Sendable (INIntentResponse) -> Void) {
        process.use { $0.application(.shared, handle: intent, completionHandler: completion) }
    }
}

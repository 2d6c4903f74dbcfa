import Foundation
import Intents

/// Handlers that are passed around: as existentials, through generics, by the name of their intent.
public final class PassingExtension: INExtension {
    private let router = Router(handlers: [PauseHandler(), ResumeHandler()])

    public override func handler(for intent: INIntent) -> Any? {
        return router.handler(for: intent)
    }
}

final class PauseHandler: NSObject, INPauseWorkoutIntentHandling {
    func handle(intent: INPauseWorkoutIntent, completion: @escaping (INPauseWorkoutIntentResponse) -> Void) {
        let described = "\(intent)"
        completion(INPauseWorkoutIntentResponse(code: described.isEmpty ? .failure : .success, userActivity: nil))
    }
}

final class ResumeHandler: Handler<INResumeWorkoutIntent>, INResumeWorkoutIntentHandling {
    var completion: ((INResumeWorkoutIntentResponse) -> Void)?

    func handle(intent: INResumeWorkoutIntent, completion: @escaping (INResumeWorkoutIntentResponse) -> Void) {
        self.completion = completion
        keep(intent)
        finish(with: .success)
    }

    private func finish(with code: INResumeWorkoutIntentResponseCode) {
        completion?(INResumeWorkoutIntentResponse(code: last == nil ? .failure : code, userActivity: nil))
        completion = nil
    }
}

class Handler<Intent: INIntent>: NSObject {
    private(set) var last: Intent?

    func keep(_ intent: Intent) { last = intent.copy() as? Intent }
}

struct Router {
    let handlers: [any NSObjectProtocol]

    func handler(for intent: INIntent) -> Any? {
        let name = NSStringFromClass(type(of: intent)).components(separatedBy: ".").last
        switch name {
        case "INPauseWorkoutIntent": return handlers.first { $0 is any INPauseWorkoutIntentHandling }
        case "INResumeWorkoutIntent": return handlers.compactMap { $0 as? any INResumeWorkoutIntentHandling }.first
        default: return nil
        }
    }

    /// Runs the handler as a test of an app's own would.
    public func pause(_ intent: INPauseWorkoutIntent, then finish: @escaping @Sendable (Int) -> Void) {
        guard let handler = handler(for: intent) as? any INPauseWorkoutIntentHandling else { return finish(-1) }
        handler.handle(intent: intent) { response in
            finish(response.code.rawValue)
        }
    }

    func run<H: INPauseWorkoutIntentHandling>(_ handler: H, _ finish: @escaping @Sendable (INPauseWorkoutIntentResponse) -> Void)
    {
        handler.handle(intent: INPauseWorkoutIntent(workoutName: nil), completion: finish)
    }
}

/// Asks a handler of every kind the same, for the tests of this package.
public func pauseCode(then finish: @escaping @Sendable (Int) -> Void) {
    let router = Router(handlers: [PauseHandler()])
    router.pause(INPauseWorkoutIntent(workoutName: nil)) { first in
        Router(handlers: []).run(PauseHandler()) { response in finish(response.code.rawValue == first ? first : -2) }
    }
}

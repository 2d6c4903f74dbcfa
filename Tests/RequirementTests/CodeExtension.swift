import Foundation
import Intents

/// Answers confirm or handle with the code whose raw value is the number of people, and the other with what lets things go on.
final class CodeExtension: INExtension, INRequestRideIntentHandling {
    /// Whether the code is for handle; else it is for confirm.
    @TaskLocal static var isForHandle = false

    func confirm(intent: INRequestRideIntent) async -> INRequestRideIntentResponse {
        Self.isForHandle ? response(.ready) : response(to: intent)
    }

    func handle(intent: INRequestRideIntent) async -> INRequestRideIntentResponse {
        Notebook.note("handle")
        return Self.isForHandle ? response(to: intent) : response(.success)
    }

    private func response(to intent: INRequestRideIntent) -> INRequestRideIntentResponse {
        response(intent.partySize.flatMap(INRequestRideIntentResponseCode.init) ?? .unspecified)
    }

    private func response(_ code: INRequestRideIntentResponseCode) -> INRequestRideIntentResponse {
        INRequestRideIntentResponse(code: code, userActivity: nil)
    }
}

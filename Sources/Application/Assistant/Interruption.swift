import Dialogue
import ExtensionProtocol
import IntentSchema

/// What an interrupted assistant reports and asks about the interrupted operation.
enum Interruption {
    /// The reply that replaces the lost answer to handle, if there was one, to a process that no longer exists.
    ///
    /// - Parameter reason: why the app's end cannot say what became of it.
    static func reply(because reason: String) -> ExtensionReply { .failed(failure(because: reason)) }

    /// The failure for an operation whose outcome cannot be found out.
    static func failure(because reason: String) -> ExtensionFailure {
        ExtensionFailure(
            .outcomeUnknown,
            "the assistant was interrupted before handle was answered, and the app cannot say what became of it (\(reason)); "
                + "it is not delivered again, since it may have been carried out")
    }

    /// The intents that query the status of other intents.
    private static let statusIntents = ["INRequestRideIntent": "INGetRideStatusIntent"]

    /// The question to the app about the status that the last turn left unknown; `nil` if there is nothing to ask or no app that
    /// supports it.
    static func question(
        after turns: [Turn], _ state: DialogueState, apps: [AppDescription]
    ) -> Event.Kind? {
        guard let outcome = turns.last?.outcome, outcome.kind == .unknown, state.phase == .idle,
            let status = statusIntents[outcome.intent.type],
            let app = apps.first(where: { $0.name == outcome.appName && $0.intents.contains(status) })
        else { return nil }
        let hypothesis = Hypothesis(intent: status, app: app.id, score: 1, template: "interruption")
        return .said("", acts: [.request(hypothesis)])
    }
}

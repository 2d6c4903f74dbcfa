import Dialogue
import ExtensionProtocol
import IntentSchema

/// What an assistant that was interrupted says and asks about what it was at.
enum Interruption {
    /// What takes the place of the answer that handle gave, if it did, to a process that is gone.
    static let reply = ExtensionReply.failed(
        ExtensionFailure(
            .outcomeUnknown,
            "the assistant was interrupted before handle was answered, and the app's end does not remember operations; "
                + "it is not delivered again, since it may have been carried out"))

    /// The intent that asks how things stand with what another does.
    private static let statusIntents = ["INRequestRideIntent": "INGetRideStatusIntent"]

    /// Asks the app how things stand when the last turn left that unknown; `nil` where there is nothing to ask or nobody who knows.
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

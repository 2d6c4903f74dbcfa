import Assistant
import Foundation
import Hosting

/// A turn as clients get it.
struct TurnEvent: Sendable {
    /// Counted from 1 within the conversation; the identifier of its server-sent event.
    var number: Int
    /// What was said; empty if the turn did not start with an utterance.
    var utterance: String
    /// The turn as a ``TurnDocument``, in JSON without line breaks.
    var document: Data

    init(_ turn: Turn, in conversation: String, of host: AssistantHost) throws {
        number = turn.number
        utterance = turn.utterance
        document = try JSONAnswer.data(TurnDocument(turn, conversation: conversation, catalogue: host.catalogue))
    }
}

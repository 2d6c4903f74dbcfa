public import Dialogue
import ExtensionProtocol
import Foundation
public import IntentSchema
public import Rendering
import Store

/// What a conversation records, in the order in which it happened.
public enum JournalItem: Hashable, Sendable {
    /// The person said something, or the rest of what they said is heard; `rejected` contains the readings that ranked lower.
    case heard(Event, rejected: [Hypothesis])
    /// Something happened without an utterance: time passed, the outcome of an operation arrived, the device was locked or
    /// unlocked.
    case happened(Event)
    /// A call is about to be made.
    case calling(Call)
    /// A call was answered after that many seconds, with the extension's remarks; `handler` identifies the object that served it.
    case answered(Event, seconds: Double, remarks: [String], handler: Int?)
    /// Why a decision was made.
    case explained(Explanation)
    /// A message to the person: a report or a question.
    case conveyed(Message, RenderedMessage)
    /// The parent app was opened with an activity; `accepted` is whether the app accepted it.
    case openedApp(app: String, activity: Record, accepted: Bool)

    var beginsTurn: Bool {
        switch self {
        case .heard(let event, _): !event.isRest
        case .happened: true
        case .calling, .answered, .explained, .conveyed, .openedApp: false
        }
    }

    /// The event that the item records; `nil` if it records something else.
    var event: Event? {
        switch self {
        case .heard(let event, _), .happened(let event), .answered(let event, _, _, _): event
        case .calling, .explained, .conveyed, .openedApp: nil
        }
    }

    var kind: String {
        switch self {
        case .heard: "heard"
        case .happened: "happened"
        case .calling: "calling"
        case .answered: "answered"
        case .explained: "explained"
        case .conveyed: "conveyed"
        case .openedApp: "openedApp"
        }
    }
}

extension JournalEntry {
    init(_ item: JournalItem, conversation: String, sequence: Int, time: Date) {
        self.init(
            conversation: conversation, sequence: sequence, time: time, kind: item.kind, payload: JournalPayload(item))
    }
}

public import Dialogue
import ExtensionProtocol
import Foundation
public import IntentSchema
public import Rendering
import Store

/// What a conversation writes down, in the order in which it happened.
public enum JournalItem: Hashable, Sendable {
    /// The person said something; `rejected` are readings that lost.
    case heard(Event, rejected: [Hypothesis])
    /// Something happened that nobody said: time passed, the outcome of an operation came, the device was locked or unlocked.
    case happened(Event)
    /// A call is about to be made.
    case calling(Call)
    /// A call was answered after that many seconds, with the extension's remarks; `handler` names the object that served it.
    case answered(Event, seconds: Double, remarks: [String], handler: Int?)
    /// Why something went as it went.
    case explained(Explanation)
    /// The person was told or asked something.
    case conveyed(Message, RenderedMessage)
    /// The parent app was opened with an activity; `accepted` tells whether it took it.
    case openedApp(app: String, activity: Record, accepted: Bool)

    var beginsTurn: Bool {
        switch self {
        case .heard, .happened: true
        case .calling, .answered, .explained, .conveyed, .openedApp: false
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

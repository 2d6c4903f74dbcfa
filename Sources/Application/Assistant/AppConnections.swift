import Dialogue
import ExtensionProtocol
import Foundation
import IntentSchema

/// The connections to the installed apps, used on behalf of one person; their events arrive in an inbox.
struct AppConnections {
    let inbox: ExtensionInbox
    private let setting: ConversationSetting

    /// - Parameter arrived: called when an app's event has arrived, on the thread that delivered it.
    init(_ setting: ConversationSetting, arrived: @escaping @Sendable () -> Void) {
        self.setting = setting
        inbox = ExtensionInbox(of: setting.apps.events, person: setting.person.id, arrived: arrived)
    }

    private var connections: [String: any ExtensionConnection] { setting.apps.connections }
    private var person: String { setting.person.id }

    func remembersOperations(_ app: String) -> Bool { connections[app]?.remembersOperations == true }

    /// Makes a call. If the app's end is cut off while it handles, it is asked what became of the operation; what has had no effect is
    /// delivered again, once.
    ///
    /// - Parameter time: when the call was made, or earlier.
    func send(_ call: Call, at time: Date) async -> ExtensionAnswer {
        let answer = await deliver(call)
        guard answer.isUnknown else { return answer }
        switch await report(on: call, since: time) {
        case .answered(let reply):
            return ExtensionAnswer(reply, remarks: answer.remarks + ["the app reported this after it was cut off"])
        case .unknown: return answer
        case .notHandled:
            let second = await deliver(call)
            guard second.isUnknown else { return second }
            switch await report(on: call, since: time) {
            case .answered(let reply): return ExtensionAnswer(reply)
            case .unknown: return second
            case .notHandled:
                let message = "the app was cut off twice before it had begun: \(second.failureMessage)"
                return ExtensionAnswer(.failed(ExtensionFailure(.unavailable, message)))
            }
        }
    }

    private func deliver(_ call: Call) async -> ExtensionAnswer {
        guard let connection = connections[call.app] else {
            return ExtensionAnswer(.failed(ExtensionFailure(.unavailable, "no app '\(call.app)' is installed; install it again")))
        }
        inbox.claim(call.request.identifier, of: call.app)
        return await connection.send(call.request, deadline: .seconds(call.deadlineSeconds))
    }

    /// What became of an operation that a call was to handle.
    ///
    /// - Parameter time: when the call was made, or earlier.
    func report(on call: Call, since time: Date) async -> OperationReport {
        guard let operation = call.request.operation else { return .unknown("call \(call.number) handles nothing") }
        let request = call.request
        return await report(
            on: OperationQuery(
                operation: operation, time: time, intent: request.intent, identifier: request.identifier,
                person: request.person),
            by: call.app)
    }

    /// What became of an operation of an app.
    func report(on query: OperationQuery, by app: String) async -> OperationReport {
        guard let connection = connections[app] else { return .unknown("no app '\(app)' is installed; install it again") }
        return await connection.report(on: query, deadline: deadline(of: query.intent))
    }

    /// How long a message waits for the app's card. It is shown without one after that.
    private static let cardDeadline = Duration.seconds(2)

    /// - Returns: `nil` if the app supplies no card.
    func card(for request: CardRequest, of app: String) async throws(ExtensionFailure) -> SuppliedCard? {
        guard let connection = connections[app] else { return nil }
        return try await connection.card(for: request, deadline: Self.cardDeadline)
    }

    /// What speaks against a request that a button of the app's card would begin; `nil` if nothing does.
    func objection(to intent: Record, of app: String) -> String? {
        guard setting.descriptions.contains(where: { $0.id == app && $0.intents.contains(intent.type) }) else {
            return "the app does not declare \(intent.type)"
        }
        return setting.assistant.catalogue.mismatch(in: intent)?.message
    }

    /// - Returns: whether the app has accepted the activity.
    func open(_ app: String, _ activity: Record) async -> Bool {
        await connections[app]?.continueActivity(activity, for: person) ?? false
    }

    func startUpdates(of intent: Record, _ identifier: String, by app: String) async {
        guard let connection = connections[app] else { return }
        inbox.claim(identifier, of: app)
        let request = UpdatesRequest(intent: intent, identifier: identifier, person: person)
        guard let failure = await connection.startUpdates(of: request, deadline: deadline(of: intent)) else { return }
        inbox.add(remark: "no updates of \(intent.type), \(failure.code.rawValue): \(failure.message)")
        inbox.add(endOfUpdates: identifier)
    }

    func stopUpdates(of intent: Record, _ identifier: String, by app: String) async {
        let request = UpdatesRequest(intent: intent, identifier: identifier, person: person)
        await connections[app]?.stopUpdates(of: request, deadline: deadline(of: intent))
    }

    private func deadline(of intent: Record) -> Duration {
        let policy = setting.assistant.policy
        return .seconds((policy.deadlinesByIntent[intent.type] ?? policy.deadlines).handle)
    }
}

extension ExtensionAnswer {
    /// Whether it says that the outcome is unknown.
    fileprivate var isUnknown: Bool { if case .failed(let failure) = reply { failure.code == .outcomeUnknown } else { false } }

    fileprivate var failureMessage: String { if case .failed(let failure) = reply { failure.message } else { "" } }
}

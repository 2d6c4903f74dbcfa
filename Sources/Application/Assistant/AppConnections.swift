import Dialogue
import ExtensionProtocol
import IntentSchema

/// The connections to the installed apps, used on behalf of one person; their events arrive in an inbox.
struct AppConnections {
    let inbox: ExtensionInbox
    private let connections: [String: any ExtensionConnection]
    private let person: String
    private let policy: Policy
    private let descriptions: [AppDescription]
    private let catalogue: Catalogue

    /// - Parameter arrived: called when an app's event has arrived, on the thread that delivered it.
    init(_ setting: ConversationSetting, arrived: @escaping @Sendable () -> Void) {
        let apps = setting.apps.map { (id: $0.description.id, connection: $0.connection) }
        connections = Dictionary(apps.map { ($0.id, $0.connection) }) { first, _ in first }
        inbox = ExtensionInbox(of: apps.map { ($0.id, $0.connection.events) }, person: setting.person.id, arrived: arrived)
        person = setting.person.id
        policy = setting.assistant.policy
        descriptions = setting.descriptions
        catalogue = setting.assistant.catalogue
    }

    func remembersOperations(_ app: String) -> Bool { connections[app]?.remembersOperations == true }

    func send(_ call: Call) async -> ExtensionAnswer {
        guard let connection = connections[call.app] else {
            return ExtensionAnswer(.failed(ExtensionFailure(.unavailable, "no app '\(call.app)' is installed; install it again")))
        }
        inbox.claim(call.request.identifier, of: call.app)
        return await connection.send(call.request, deadline: .seconds(call.deadlineSeconds))
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
        guard descriptions.contains(where: { $0.id == app && $0.intents.contains(intent.type) }) else {
            return "the app does not declare \(intent.type)"
        }
        return catalogue.mismatch(in: intent)?.message
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
        .seconds((policy.deadlinesByIntent[intent.type] ?? policy.deadlines).handle)
    }
}

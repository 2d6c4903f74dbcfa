import ExtensionProtocol
import IntentSchema

/// The connections to the extensions of an app that has several: each request goes to the one that declares its intent.
struct ExtensionsConnection: ExtensionConnection {
    private let first: any ExtensionConnection
    private let others: [String: any ExtensionConnection]

    /// - Parameters:
    ///   - first: gets what no other one declares. All share its `events`.
    ///   - others: the intents of the others.
    init(_ first: any ExtensionConnection, others: [(intents: [String], connection: any ExtensionConnection)]) {
        self.first = first
        self.others = Dictionary(
            others.flatMap { one in one.intents.map { ($0, one.connection) } }, uniquingKeysWith: { earlier, _ in earlier })
    }

    var events: ExtensionEvents { first.events }
    var remembersOperations: Bool { first.remembersOperations && others.values.allSatisfy(\.remembersOperations) }

    private func connection(for intent: String) -> any ExtensionConnection { others[intent] ?? first }

    func condition(for person: String) -> ProgramCondition? {
        .joining(([first] + others.values).compactMap { $0.condition(for: person) })
    }

    /// Extensions are not launched before they are needed.
    func launch(for person: String) async {}

    func send(_ request: ExtensionRequest, deadline: Duration) async -> ExtensionAnswer {
        await connection(for: request.intent.type).send(request, deadline: deadline)
    }

    func report(on query: OperationQuery, deadline: Duration) async -> OperationReport {
        await connection(for: query.intent.type).report(on: query, deadline: deadline)
    }

    func startUpdates(of request: UpdatesRequest, deadline: Duration) async -> ExtensionFailure? {
        await connection(for: request.intent.type).startUpdates(of: request, deadline: deadline)
    }

    func stopUpdates(of request: UpdatesRequest, deadline: Duration) async {
        await connection(for: request.intent.type).stopUpdates(of: request, deadline: deadline)
    }

    func card(for request: CardRequest, deadline: Duration) async throws(ExtensionFailure) -> SuppliedCard? {
        try await connection(for: request.intent.type).card(for: request, deadline: deadline)
    }

    /// Without an app, an activity is shown by whoever hands it over.
    func continueActivity(_ activity: Record, for person: String) async -> Bool {
        await first.continueActivity(activity, for: person)
    }
}

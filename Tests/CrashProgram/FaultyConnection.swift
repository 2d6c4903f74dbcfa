import ExtensionProtocol
import IntentSchema

/// A connection to an app that reaches a point before and after each call and each question.
struct FaultyConnection: ExtensionConnection {
    let inner: any ExtensionConnection
    let faults: Faults

    var events: ExtensionEvents { inner.events }
    var remembersOperations: Bool { inner.remembersOperations }

    func launch(for person: String) async { await inner.launch(for: person) }

    func send(_ request: ExtensionRequest, deadline: Duration) async -> ExtensionAnswer {
        let name = request.method.name
        faults.reach("before \(name)")
        let answer: ExtensionAnswer
        if case .handle = request.method {
            answer = await faults.handling { await inner.send(request, deadline: deadline) }
        } else {
            answer = await inner.send(request, deadline: deadline)
        }
        faults.reach("after \(name)")
        return answer
    }

    func report(on query: OperationQuery, deadline: Duration) async -> OperationReport {
        faults.reach("before asking what became of it")
        let report = await inner.report(on: query, deadline: deadline)
        faults.reach("after asking what became of it")
        return report
    }

    func startUpdates(of request: UpdatesRequest, deadline: Duration) async -> ExtensionFailure? {
        await inner.startUpdates(of: request, deadline: deadline)
    }

    func stopUpdates(of request: UpdatesRequest, deadline: Duration) async {
        await inner.stopUpdates(of: request, deadline: deadline)
    }

    func card(for request: CardRequest, deadline: Duration) async throws(ExtensionFailure) -> SuppliedCard? {
        try await inner.card(for: request, deadline: deadline)
    }

    func continueActivity(_ activity: Record, for person: String) async -> Bool {
        await inner.continueActivity(activity, for: person)
    }
}

extension ExtensionRequest.Method {
    fileprivate var name: String {
        switch self {
        case .resolve(let parameter): "resolve \(parameter)"
        case .options(let parameter, _, _): "options of \(parameter)"
        case .confirm: "confirm"
        case .handle: "handle"
        }
    }
}

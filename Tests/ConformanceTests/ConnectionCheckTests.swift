import ConnectionTesting
import ExtensionProtocol
import Foundation
import IntentSchema
import Testing

/// The checks of connections find what they are for.
struct ConnectionCheckTests {
    /// Faults with a word of the check that is to find each.
    private static let faults: [(fault: FaultyConnection.Fault, check: String)] = [
        (.forgetsOperations, "delivered again"), (.cutsTexts, "arrive whole"), (.swallowsFailures, "cannot be called"),
        (.ignoresDeadlines, "at its deadline"), (.acceptsEverything, "an activity reaches"),
        (.mixesAnswers, "every way to resolve"),
        (.reportsNoUpdates, "updates of what cannot report"),
    ]

    @Test("a faulty connection fails the check that is about its fault", arguments: faults.indices)
    func found(index: Int) async throws {
        let (fault, words) = Self.faults[index]
        let check = try #require(ConnectionCheck.all.first { $0.description.contains(words) }, "no check says '\(words)'")
        let problems = await check.problems { FaultyConnection(inner: ConnectionConformance.inProcess(), fault: fault) }
        #expect(!problems.isEmpty, "'\(check)' did not find a connection that \(fault)")
    }
}

/// A connection to the probe with a fault.
private struct FaultyConnection: ExtensionConnection {
    enum Fault {
        case forgetsOperations, cutsTexts, swallowsFailures, ignoresDeadlines, acceptsEverything, mixesAnswers, reportsNoUpdates
    }

    let inner: any ExtensionConnection
    let fault: Fault

    var events: ExtensionEvents { inner.events }

    func launch(for person: String) async { await inner.launch(for: person) }

    func send(_ request: ExtensionRequest, deadline: Duration) async -> ExtensionAnswer {
        var request = request
        if fault == .forgetsOperations, case .handle = request.method { request.method = .handle(operation: UUID().uuidString) }
        if fault == .cutsTexts, let text = request.intent["content"]?.string, text.utf8.count > 1 << 20 {
            request.intent["content"] = .string(String(text.prefix(1 << 20)))
        }
        if fault == .ignoresDeadlines, request.intent["content"]?.string == "never" {
            return ExtensionAnswer(.notImplemented)
        }
        var answer = await inner.send(request, deadline: deadline)
        if fault == .swallowsFailures, case .failed = answer.reply { answer.reply = .notImplemented }
        if fault == .mixesAnswers, answer.reply == .resolved([.needsValue], isList: false) {
            answer.reply = .resolved([.notRequired], isList: false)
        }
        return answer
    }

    func startUpdates(of request: UpdatesRequest, deadline: Duration) async -> ExtensionFailure? {
        fault == .reportsNoUpdates ? nil : await inner.startUpdates(of: request, deadline: deadline)
    }

    func stopUpdates(of request: UpdatesRequest, deadline: Duration) async {
        await inner.stopUpdates(of: request, deadline: deadline)
    }

    func continueActivity(_ activity: Record, for person: String) async -> Bool {
        fault == .acceptsEverything ? true : await inner.continueActivity(activity, for: person)
    }
}

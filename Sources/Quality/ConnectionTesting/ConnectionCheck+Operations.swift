import ExtensionProtocol
import Foundation
import IntentSchema

extension ConnectionCheck {
    /// What a connection to an app that keeps what became of operations has to keep besides.
    public static let operations = [
        ConnectionCheck("an operation that was handled is reported with its answer, and is not handled for that") { probe in
            let request = probe.freshIdentifier()
            let reply = await probe.handle("send", request, operation: request)
            for _ in 0..<2 {
                let report = await probe.report("send", request)
                probe.expect(report == .answered(reply), "what was answered with \(reply) is reported as \(report)")
            }
            let count = await probe.handled(request)
            probe.expect(count == 1, "it was handled \(count ?? -1) times")
        },
        ConnectionCheck("an operation that was never delivered is reported as not handled, and is handled when it is delivered") {
            probe in
            // A person's app was called before anything of theirs was confirmed.
            _ = await probe.resolve("success")
            let request = probe.freshIdentifier()
            let report = await probe.report("send", request)
            probe.expect(report == .notHandled, "it is reported as \(report)")
            let count = await probe.handled(request)
            probe.expect(count == 0, "the question handled it")
            let reply = await probe.handle("send", request, operation: request)
            probe.expect(reply.code() == "success", "delivered afterwards, it gave \(reply)")
        },
        ConnectionCheck("an operation that has not ended is reported as unknown, and ends all the same") { probe in
            for text in ["hold", "in progress"] {
                let request = probe.freshIdentifier()
                probe.inbox.claim(request, of: ConnectionProbe.app)
                async let reply = probe.handle(text, request, operation: request)
                while await probe.handled(request) != 1 { await Task.yield() }
                let report = await probe.report(text, request)
                let isUnknown = if case .unknown = report { true } else { false }
                probe.expect(isUnknown, "'\(text)' is reported as \(report)")
                _ = await probe.resolve("release \(request)")
                _ = await reply
            }
        },
    ]
}

extension ConnectionProbe {
    /// Asks what became of an operation that has the request's identifier.
    func report(_ text: String, _ request: String) async -> OperationReport {
        let query = OperationQuery(
            operation: request, time: Date(), intent: message(text), identifier: request, person: Self.person)
        return await connection.report(on: query, deadline: Self.patience)
    }
}

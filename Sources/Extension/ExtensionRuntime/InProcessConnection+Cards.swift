public import ExtensionProtocol
import HostEnvironment
public import IntentSchema
import IntentsUI

extension InProcessConnection {
    /// Has the extension's views describe the request, on the main actor.
    public func card(for request: CardRequest, deadline: Duration) async throws(ExtensionFailure) -> SuppliedCard? {
        guard let interface else { return nil }
        guard let host = host(of: request.person) else { throw stranger(request.person) }
        guard let definition = definition(of: request.intent.type) else {
            throw ExtensionFailure(.undeclaredIntent, "\(name) does not declare \(request.intent.type), whose card was asked for")
        }
        for record in [request.intent, request.response].compactMap({ $0 }) {
            if let mismatch = catalogue.mismatch(in: record) { throw ExtensionFailure(.badRequest, mismatch.message) }
        }
        let gate = ReplyGate<Result<SuppliedCard?, ExtensionFailure>>()
        let interaction = CardInteraction(request, definition)
        let scope = AppEnvironment.Scope(host.environment, isCall: true)
        // Unstructured: views that never answer must not hold up their host.
        let work = AppEnvironment.$scope.withValue(scope) {
            Task { @MainActor [events, name] in
                var assembly = CardAssembly(interaction, interface)
                let card = await assembly.card().map { SuppliedCard.read($0.record) }
                events.post(remarks: assembly.remarks + (card?.omissions ?? []), of: name, about: request)
                gate.settle(.success(card?.card))
            }
        }
        let alarm = alarms.setAlarm(after: deadline) { [name] in
            let late = "\(name): the card of \(request.intent.type) was not ready within \(deadline); it was left out"
            if gate.settle(.failure(ExtensionFailure(.deadlineExceeded, late))) { work.cancel() }
        }
        defer { alarms.cancelAlarm(alarm) }
        return try await withTaskCancellationHandler {
            await gate.wait()
        } onCancel: {
            work.cancel()
            gate.settle(.failure(ExtensionFailure(.unavailable, "\(name): the card was cancelled by the host")))
        }.get()
    }
}

import Dialogue
import ExtensionProtocol
import Foundation
import IntentSchema
import Store

/// What goes into the person's audit trail: each operation that is about to be handled, and each answer to it.
extension EffectPerformer {
    /// The changes of the trail that go with an item.
    func auditChanges(by item: JournalItem, at time: Date) -> [PendingWork.Change] {
        switch item {
        case .calling(let call):
            guard case .handling(let request, call.number) = state.phase, keptReceipt == nil else { return [] }
            return audited(request, AuditedEvent.begun, at: time)
        case .answered(let event, _, _, _), .happened(let event):
            guard case .answered(let call, let reply) = event.kind, let request = requestHandled(by: call) else { return [] }
            return audited(request, outcome(reply, of: request.intent.type), at: time)
        case .heard, .conveyed, .openedApp, .explained: return []
        }
    }

    /// The request whose handling this call began; `nil` if it is another call.
    private func requestHandled(by call: Int) -> Request? {
        if case .handling(let request, call) = state.phase { return request }
        return state.pending.first { $0.call == call }?.request
    }

    private func audited(_ request: Request, _ outcome: String, at time: Date) -> [PendingWork.Change] {
        guard let operation = request.operation else { return [] }
        let isConfirmed = request.confirmedDigest == request.intent.digest
        return [
            .audit(
                AuditedEvent(
                    time: time, conversation: id, operation: operation, app: request.app, values: request.intent,
                    consent: isConfirmed ? .confirmed : .notNeeded, outcome: outcome))
        ]
    }

    private func outcome(_ reply: ExtensionReply, of intent: String) -> String {
        switch reply {
        case .responded(let response):
            guard let raw = response["code"]?.integer else { return "answered without a code" }
            return "answered \(assistant.catalogue.intents[intent]?.responseCode(raw)?.name ?? "code \(raw)")"
        case .failed(let failure): return "failed \(failure.code.rawValue)"
        case .notImplemented: return "failed notImplemented"
        case .resolved, .options: return "failed badReply"
        }
    }
}

import Dialogue
import ExtensionProtocol
import Foundation
import IntentSchema
import Store

/// The receipts of operations: an operation that was answered is not handled again, and what an app reports of one that was cut off counts.
extension EffectPerformer {
    /// The changes of receipts that go with an item.
    func receiptChanges(by item: JournalItem, at time: Date) -> [PendingWork.Change] {
        switch item {
        case .calling(let call):
            // One that is there already stays: with the same values, its answer is replayed; with others, nothing is handled.
            guard let receipt = receipt(of: call, at: time), keptReceipt == nil else { return [] }
            let oldest = time - assistant.policy.receipts.seconds
            return [.expireReceipts(before: oldest, conversation: id), .begin(receipt)]
        case .answered(let event, _, _, _):
            guard case .answered(_, let reply) = event.kind, let operation = progress.interrupted?.request.operation else {
                return []
            }
            return settling(operation, reply)
        case .happened(let event):
            guard case .answered(let call, let reply) = event.kind,
                let pending = state.pending.first(where: { $0.call == call }), let operation = pending.request.operation
            else { return [] }
            return settling(operation, reply)
        case .heard, .conveyed, .openedApp, .explained: return []
        }
    }

    /// Keeps a reply that says what became of the operation.
    private func settling(_ operation: String, _ reply: ExtensionReply) -> [PendingWork.Change] {
        if case .failed(let failure) = reply, [.outcomeUnknown, .deadlineExceeded].contains(failure.code) { return [] }
        return [.settle(operation: operation, answer: JournalPayload(reply), conversation: id)]
    }

    private func receipt(of call: Call, at time: Date) -> Receipt? {
        call.request.operation.map { operation in
            Receipt(
                person: person, conversation: id, operation: operation, app: call.app, intent: call.request.intent.type,
                digest: call.request.intent.digest, time: time, node: lease?.node)
        }
    }

    /// Reads what is known of the operation that a call is to handle, if it is one.
    func readReceipt(isolation: isolated (any Actor)? = #isolation, of call: Call) async throws {
        keptReceipt = nil
        guard let operation = call.request.operation else { return }
        keptReceipt = try await assistant.journal.receipt(of: operation, in: id, for: person)
    }

    /// What replaces the answer to a call, because the operation has one, or belongs to other values; `nil` if the app is to be called.
    func replayed(_ call: Call) -> ExtensionAnswer? {
        guard let kept = keptReceipt, let own = receipt(of: call, at: kept.time) else { return nil }
        guard own.hasSameValues(as: kept) else {
            let message = "\(StoreError.otherValues(of: kept.operation).message); it was not handled"
            return ExtensionAnswer(.failed(ExtensionFailure(.badRequest, message)))
        }
        guard let answer = kept.answer else { return nil }
        do {
            return ExtensionAnswer(
                try answer.value(as: ExtensionReply.self),
                remarks: ["operation \(kept.operation) was handled before; its answer is repeated"])
        } catch {
            let message = "the answer to operation \(kept.operation) is kept, but cannot be read: \(error)"
            return ExtensionAnswer(.failed(ExtensionFailure(.outcomeUnknown, message)))
        }
    }

    /// Finds out what became of a call to handle that was cut off, and folds it. If it has had no effect, the call remains to be made.
    func recover(isolation: isolated (any Actor)? = #isolation, _ call: Call) async throws {
        guard call.request.operation != nil, !apps.remembersOperations(call.app) else { return }
        try await readReceipt(of: call)
        if replayed(call) != nil { return }
        switch await apps.report(on: call, since: keptReceipt?.time ?? progress.time) {
        case .answered(let reply):
            write(.explained(Explanation(.callReported, ["\(call.number)"])))
            fold(ExtensionAnswer(reply), to: call, seconds: 0)
        case .notHandled: write(.explained(Explanation(.callNotHandled, ["\(call.number)"])))
        case .unknown(let reason): fold(ExtensionAnswer(Interruption.reply(because: reason)), to: call, seconds: 0)
        }
    }

    /// The event with what an app reports in place of an outcome that is unknown.
    func clarified(isolation: isolated (any Actor)? = #isolation, _ kind: Event.Kind) async -> Event.Kind {
        guard case .answered(let call, .failed(let failure)) = kind, failure.code == .outcomeUnknown,
            let pending = state.pending.first(where: { $0.call == call })
        else { return kind }
        return .answered(call: call, await outcome(of: pending.request, unless: failure))
    }

    /// What became of an operation that was in progress, as the app reports it.
    ///
    /// - Parameter failure: why it is not known otherwise.
    func outcome(
        isolation: isolated (any Actor)? = #isolation, of request: Request, unless failure: ExtensionFailure
    ) async -> ExtensionReply {
        guard let operation = request.operation else { return .failed(failure) }
        // A receipt that has expired says nothing about when; then only what the app itself knows counts.
        let receipt = try? await assistant.journal.receipt(of: operation, in: id, for: person)
        let query = OperationQuery(
            operation: operation, time: receipt?.time ?? .distantPast, intent: request.intent, identifier: request.identifier,
            person: person)
        switch await apps.report(on: query, by: request.app) {
        case .answered(let reply): return reply
        // It was accepted before, so it is over.
        case .notHandled:
            return .failed(ExtensionFailure(.unavailable, "operation \(operation) was in progress, and has come to nothing"))
        case .unknown(let reason): return .failed(ExtensionFailure(failure.code, "\(failure.message); \(reason)"))
        }
    }
}

extension ExtensionRequest {
    /// The operation to handle; `nil` for other calls.
    var operation: String? { if case .handle(let operation) = method { operation } else { nil } }
}

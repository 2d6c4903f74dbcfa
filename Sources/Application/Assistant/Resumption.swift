import Dialogue
import ExtensionProtocol
import Foundation
import IntentSchema
import Store

/// Completes what was interrupted when a journal stopped.
struct Resumption {
    let performer: EffectPerformer
    /// What was pending.
    let rows: [PendingWork]
    let apps: [AppDescription]

    /// - Parameter hear: what the rest of an utterance says; `nil` if it is not to be heard.
    /// - Returns: the turns whose messages may not have reached the person, the interrupted turn among them, from its beginning, and
    ///   those that the interruption led to.
    func turns(
        isolation: isolated (any Actor)? = #isolation, hearing hear: (String) async throws -> EffectPerformer.Heard?
    ) async throws -> [Turn] {
        try await performer.adopt(rows)
        for operation in performer.state.pending {
            performer.apps.inbox.claim(operation.request.identifier, of: operation.request.app)
        }
        for followed in performer.state.followed {
            await performer.apps.startUpdates(
                of: followed.request.intent, followed.request.identifier, by: followed.request.app)
        }
        var turns = try await undelivered()
        if isInterrupted { turns.append(try await finish(hearing: hear)) }
        for operation in performer.state.pending where !performer.apps.remembersOperations(operation.request.app) {
            guard try await performer.isLost(operation.request) else { continue }
            turns.append(try await performer.turn(performer.lostOutcome(of: operation)))
        }
        if let question = Interruption.question(after: turns, performer.state, apps: apps) {
            turns.append(try await performer.turn(question))
        }
        return turns
    }

    /// Whether the last turn may not have ended.
    private var isInterrupted: Bool { !performer.progress.isSettled || performer.progress.rest != nil }

    /// The earlier turns that were completed, but whose messages may not have reached the person.
    private func undelivered(isolation: isolated (any Actor)? = #isolation) async throws -> [Turn] {
        var numbers = Set(rows.filter { $0.kind == .delivery }.compactMap { Int($0.key) })
        if isInterrupted { numbers.remove(performer.progress.turns) }
        guard !numbers.isEmpty else { return [] }
        let entries = try await performer.assistant.journal.entries(of: performer.id, for: performer.person)
        return try Turn.turns(in: entries).filter { numbers.contains($0.number) }
    }

    private func finish(
        isolation: isolated (any Actor)? = #isolation, hearing hear: (String) async throws -> EffectPerformer.Heard?
    ) async throws -> Turn {
        if let call = performer.progress.interrupted {
            performer.write(.explained(Explanation(.callInterrupted, ["\(call.number)"])))
            try await performer.recover(call)
        }
        return try await performer.finishTurn(hearing: hear)
    }
}

import Dialogue
import ExtensionProtocol
import Foundation
import IntentSchema

/// Completes what was interrupted when a journal stopped.
struct Resumption {
    let replay: Replay
    let performer: EffectPerformer
    let apps: [AppDescription]

    /// - Returns: the interrupted turn, from its beginning, and those that the interruption led to.
    func turns(isolation: isolated (any Actor)? = #isolation) async throws -> [Turn] {
        for operation in performer.state.pending {
            performer.apps.inbox.claim(operation.request.identifier, of: operation.request.app)
        }
        for followed in performer.state.followed {
            await performer.apps.startUpdates(
                of: followed.request.intent, followed.request.identifier, by: followed.request.app)
        }
        var turns: [Turn] = []
        if replay.interrupted != nil || !replay.remaining.isEmpty { turns.append(try await finish()) }
        for operation in performer.state.pending where !performer.apps.remembersOperations(operation.request.app) {
            turns.append(try await performer.turn(.answered(call: operation.call, Interruption.reply)))
        }
        if let question = Interruption.question(after: turns, performer.state, apps: apps) {
            turns.append(try await performer.turn(question))
        }
        return turns
    }

    private func finish(isolation: isolated (any Actor)? = #isolation) async throws -> Turn {
        performer.takeUp(replay.current)
        var effects = replay.remaining
        if let call = replay.interrupted {
            try await performer.write(.explained(Explanation(.callInterrupted, ["\(call.number)"])))
            effects +=
                try await mayRepeat(call)
                ? performer.complete(call) : performer.fold(ExtensionAnswer(Interruption.reply), to: call, seconds: 0)
        }
        return try await performer.finish(effects, since: replay.time)
    }

    /// Whether repeating the call cannot repeat its effect.
    private func mayRepeat(_ call: Call) -> Bool {
        guard case .handle = call.request.method else { return true }
        return performer.apps.remembersOperations(call.app)
    }
}

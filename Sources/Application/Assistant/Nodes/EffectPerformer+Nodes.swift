import Dialogue
import ExtensionProtocol
import Store

// Other nodes, which may take the conversation or have had it.
extension EffectPerformer {
    /// How often to look whether this node counts as running, and for how long.
    private static var assuranceInterval: Duration { .milliseconds(50) }
    private static var mostAssuranceLooks: Int { 200 }

    /// Checks before an operation is handed to an app that this node still has the conversation, if another one may have counted it as gone since it last
    /// wrote. Waits until no other one does.
    ///
    /// - Throws: `StoreError` with `leaseLost`, or with `unavailable` if the others do not get to know that it runs.
    func checkIsAssured(isolation: isolated (any Actor)? = #isolation) async throws {
        guard let membership = assistant.nodes?.membership else { return }
        var looks = 0
        while !membership.isAssured || membership.lapses != provenLapses {
            // Until the others know that it runs, they may take the conversation at any moment, also after it was found to be held.
            guard membership.isAssured else {
                looks += 1
                guard looks < Self.mostAssuranceLooks else { throw StoreError.notAssured }
                try await assistant.clock.sleep(for: Self.assuranceInterval)
                continue
            }
            let lapses = membership.lapses
            try await checkIsHeld()
            provenLapses = lapses
        }
    }

    /// Checks that no other node has taken the conversation.
    ///
    /// - Throws: `StoreError` with `leaseLost`.
    func checkIsHeld(isolation: isolated (any Actor)? = #isolation) async throws {
        guard let nodes = assistant.nodes, let lease else { return }
        // One that is not there has not begun, or is found to be gone by what is written next.
        guard let holding = try await nodes.leases.holding(of: id, for: person) else { return }
        guard (holding.node, holding.fence) == (lease.node, lease.fence) else { throw StoreError.leaseLost(id) }
    }

    /// Finds out whether what could not be appended has been appended after all, and has it refused if it still arrives: the conversation is taken
    /// anew, so that its fence is higher.
    ///
    /// - Throws: `StoreError` with `leaseLost` if it has been appended, or another node has the conversation.
    func becomeCertain(isolation: isolated (any Actor)? = #isolation) async throws {
        guard let nodes = assistant.nodes, lease != nil else {
            try await checkIsThere()
            isUncertain = false
            return
        }
        try await checkIsHeld()
        do {
            lease = try await nodes.leases.take(
                id, for: person, by: nodes.membership.node, at: written, isBetweenTurns: false)
        } catch let error as StoreError where [.sequenceConflict, .held].contains(error.code) {
            throw StoreError.leaseLost(id)
        } catch let error as StoreError where error.code == .conversationGone && written == 0 {
            // It has not begun.
        }
        isUncertain = false
        isCurrent = true
        provenLapses = nil
    }

    /// Takes what other nodes have reported since the conversation was restored.
    ///
    /// - Throws: `StoreError`, or `ResumptionError` if a report cannot be read.
    func takeReports(isolation: isolated (any Actor)? = #isolation) async throws {
        try takeReports(in: try await assistant.journal.pendingWork(of: id, for: person))
    }

    /// Whether nobody will tell the outcome of an operation in progress. One that was begun by a node that runs is awaited from there.
    func isLost(isolation: isolated (any Actor)? = #isolation, _ request: Request) async throws -> Bool {
        guard !outcomes.contains(where: { $0.operation == request.operation }) else { return false }
        guard let nodes = assistant.nodes, let operation = request.operation,
            let node = try await assistant.journal.receipt(of: operation, in: id, for: person)?.node,
            try await nodes.leases.isLive(node)
        else { return true }
        // What this process has begun is reported to it, and has to be passed on if the conversation is lost again.
        if node != nodes.membership.node { awaited.insert(operation) }
        return false
    }

    /// The outcome of an operation that the node which had begun it will not tell any more; `nil` if there is none.
    func nextLostOutcome(isolation: isolated (any Actor)? = #isolation) async throws -> Event.Kind? {
        guard !awaited.isEmpty else { return nil }
        let pending = state.pending.filter { $0.request.operation.map(awaited.contains) ?? false }
        awaited = Set(pending.compactMap(\.request.operation))
        for operation in pending {
            guard try await isLost(operation.request) else { continue }
            // It may have told before it ended.
            try await takeReports()
            if let kind = nextPendingEvent() { return kind }
            if let name = operation.request.operation { awaited.remove(name) }
            return await lostOutcome(of: operation)
        }
        return nil
    }

    /// What is known of an operation whose outcome nobody will tell.
    func lostOutcome(isolation: isolated (any Actor)? = #isolation, of operation: PendingOperation) async -> Event.Kind {
        let lost = Interruption.failure(because: "it was in progress, and nobody will report its outcome")
        return .answered(call: operation.call, await outcome(of: operation.request, unless: lost))
    }

    /// Reports the outcomes of operations to the node that continues the conversation, as the apps of this process tell them, and ends their updates.
    ///
    /// - Parameter wait: returns when something may have arrived, or when what could not be stored is to be tried again.
    func passOn(isolation: isolated (any Actor)? = #isolation, _ wait: (_ isToTryAgain: Bool) async -> Void) async {
        for followed in state.followed {
            await apps.stopUpdates(of: followed.request.intent, followed.request.identifier, by: followed.request.app)
        }
        // What has been folded here, but not written, has not happened.
        outcomes += foldedOutcomes
        foldedOutcomes = []
        let unstored = outcomes.filter { !$0.isStored }.map(\.operation)
        var left = Set(state.pending.compactMap(\.request.operation)).subtracting(awaited).union(unstored)
        while !left.isEmpty {
            await storeOutcomes()
            for outcome in outcomes where outcome.isStored { left.remove(outcome.operation) }
            if left.isEmpty || Task.isCancelled { return }
            await wait(outcomes.contains { !$0.isStored })
        }
    }
}

extension StoreError {
    /// The error for a process that cannot have others know that it runs.
    fileprivate static var notAssured: StoreError {
        StoreError(
            .unavailable,
            "the store does not know any more that this process runs, so that another one may continue the conversation; try again when the store works"
        )
    }
}

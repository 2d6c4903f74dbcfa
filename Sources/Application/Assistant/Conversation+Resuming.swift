/// What makes a conversation survive its process.
extension Conversation {
    /// Completes what was interrupted when the journal stopped. Calls to resolve and confirm whose answers are missing are made
    /// again. Of a call to handle, the app is asked what became of the operation: its answer counts, and what has had no effect is
    /// delivered again. If it cannot say, the person is informed that the outcome is unknown, and the app is asked for the status if it
    /// supports that. Where the app's end remembers operations, the same operation is delivered again without asking.
    ///
    /// - Returns: the turns whose delivery was not confirmed, the interrupted one among them, from its beginning, and those that the
    ///   interruption led to; empty if there are none.
    /// - Throws: `StoreError` if the journal cannot be written, `ResumptionError` if a stored outcome cannot be read.
    public func resume() async throws -> [Turn] {
        try await run { takeBelated() }
    }

    /// Completes what was interrupted, without taking the turns that this leads to: they come with ``happenings``.
    ///
    /// - Throws: as ``resume()``.
    public func completeInterruptedTurns() async throws { try await run {} }

    /// Records that the person has received the messages of a turn. Until then, a resumed conversation reports the turn again.
    ///
    /// - Throws: `StoreError` if that cannot be stored.
    public func confirmDelivery(of turn: Turn) async throws {
        guard !turn.messages.isEmpty else { return }
        try await performer.confirmDelivery(of: turn.number)
    }

    /// Completes what was interrupted, by the end of the process or by a store that failed, before anything else happens.
    func completeEarlierTurns() async throws {
        if let rows = restored {
            belated += try await Resumption(performer: performer, rows: rows, apps: setting.descriptions).turns {
                try await hearRest($0)
            }
            restored = nil
        } else if !performer.isIdle {
            belated.append(try await performer.finishTurn { try await hearRest($0) })
        }
        if !belated.isEmpty { pendingEvents.give() }
    }

    /// Removes and returns the turns that were completed later than they began.
    func takeBelated() -> [Turn] {
        defer { belated = [] }
        return belated
    }
}

/// The turns that occur in a conversation without an utterance, as they happen: outcomes of operations that were in progress,
/// updates, messages that apps have reported, notifications and shortcuts that are due, and timers.
///
///     for try await turn in conversation.happenings { show(turn) }
///
/// The sequence ends when the conversation ends or the task that reads it is cancelled. Several readers share the turns: each turn
/// reaches one of them.
public struct Happenings: AsyncSequence, Sendable {
    /// A turn, with everything that it led to.
    public typealias Element = Turn

    let conversation: Conversation

    /// Starts waiting for turns.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(conversation: conversation) }

    /// Waits for turns and returns them one by one.
    public struct AsyncIterator: AsyncIteratorProtocol {
        let conversation: Conversation
        private var turns: ArraySlice<Turn> = []

        init(conversation: Conversation) {
            self.conversation = conversation
        }

        /// The next turn; `nil` once the conversation has ended or the task has been cancelled.
        ///
        /// - Throws: `StoreError` if the journal cannot be written.
        public mutating func next() async throws -> Turn? {
            while turns.isEmpty {
                guard !Task.isCancelled, await !conversation.isEnded else { return nil }
                turns = try await conversation.processPendingEventsInOwnTask()[...]
                if turns.isEmpty { await conversation.waitForPendingEvents() }
            }
            return turns.removeFirst()
        }
    }
}

extension Conversation {
    /// Processes what is pending in another task. A task keeps the memory that its deepest call needed until it ends, and one that reads what
    /// happens waits for as long as the conversation lasts.
    fileprivate nonisolated func processPendingEventsInOwnTask() async throws -> [Turn] {
        async let turns = processPendingEvents()
        return try await turns
    }
}

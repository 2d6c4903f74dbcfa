/// The turns that happen in a conversation without anybody saying anything, as they happen: outcomes of operations that were in
/// progress, updates, and timers.
///
///     for try await turn in conversation.happenings { show(turn) }
///
/// It ends when the conversation is ended, or the task that reads it is cancelled. Several readers share the turns: each turn reaches
/// one of them.
public struct Happenings: AsyncSequence, Sendable {
    /// What happened, with all that came of it.
    public typealias Element = Turn

    let conversation: Conversation

    /// Starts to wait for turns.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(conversation: conversation) }

    /// Waits for turns and takes them one by one.
    public struct AsyncIterator: AsyncIteratorProtocol {
        let conversation: Conversation
        private var turns: ArraySlice<Turn> = []

        init(conversation: Conversation) {
            self.conversation = conversation
        }

        /// The next turn; `nil` when the conversation has been ended, or the task has been cancelled.
        ///
        /// - Throws: `StoreError` when the journal cannot be written.
        public mutating func next() async throws -> Turn? {
            while turns.isEmpty {
                guard !Task.isCancelled, await !conversation.isEnded else { return nil }
                turns = try await conversation.processPendingEvents()[...]
                if turns.isEmpty { await conversation.waitForPendingEvents() }
            }
            return turns.removeFirst()
        }
    }
}

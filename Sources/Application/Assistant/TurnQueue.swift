/// Runs one turn at a time, in the order in which they were started. Belongs to one conversation, whose actor isolates every call.
final class TurnQueue {
    /// Whether a turn is running.
    private(set) var isBusy = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Performs a turn once the earlier ones have ended.
    func run<Result>(
        isolation: isolated (any Actor)? = #isolation, _ turn: () async throws -> Result
    ) async rethrows -> Result {
        await begin()
        defer { end() }
        return try await turn()
    }

    private func begin(isolation: isolated (any Actor)? = #isolation) async {
        guard isBusy else {
            isBusy = true
            return
        }
        await withCheckedContinuation { waiting.append($0) }
    }

    private func end() {
        guard !waiting.isEmpty else {
            isBusy = false
            return
        }
        waiting.removeFirst().resume()
    }
}

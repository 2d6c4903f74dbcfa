/// Runs one turn at a time, in the order in which they were started. Belongs to one conversation, whose actor isolates every call.
final class TurnQueue {
    private var isTaken = false
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
        guard isTaken else {
            isTaken = true
            return
        }
        await withCheckedContinuation { waiting.append($0) }
    }

    private func end() {
        guard !waiting.isEmpty else {
            isTaken = false
            return
        }
        waiting.removeFirst().resume()
    }
}

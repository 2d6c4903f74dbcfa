import Dispatch
import Measuring

/// What measurements of turns are divided by: the time in which a thread of a queue is woken and answers, which moves with the machine
/// and whatever else runs on it.
enum Wakes {
    static func measured() async -> Distribution {
        let queue = DispatchQueue(label: "comparison")
        return await measure(runs: 5_000) {
            await withCheckedContinuation { continuation in queue.async { continuation.resume() } }
        }
    }

    /// Turns and the five-turn conversation in wakes of a thread, which is measured before and after them.
    static func lines(_ world: World) async throws -> [String] {
        let before = await measured().median
        let turns = try await Benchmarks.wholeTurns(world).rows
        let conversation = try await Benchmarks.rideConversation()
        let wake = (before + (await measured()).median) / 2
        return turns.map { line($0, wake, wanted: 45) } + [line(conversation, wake, wanted: 130)]
            + ["| a wake of a thread | \((wake * 100).rounded() / 100) µs | | |"]
    }

    private static func line(_ row: Row, _ wake: Double, wanted: Double) -> String {
        let ratio = row.distribution.median / wake
        return "| \(row.name) | \(Int(ratio.rounded())) | \(Int(wanted)) | \(ratio <= wanted ? "met" : "not met") |"
    }
}

import Foundation
import Randomness

/// Virtual time, chance, and the tasks of a simulation.
// @unchecked Sendable: everything in it is used on the thread of its executor, which checks that.
final class World: @unchecked Sendable {
    let executor = VirtualExecutor()
    /// Seconds since the simulation began.
    private(set) var now = 0.0
    /// What has happened: a step of a task, the end of a fault, a message.
    private(set) var events = 0
    /// How often something went wrong, by what.
    private(set) var faults: [String: Int] = [:]
    /// Changes with everything that happens: two runs with the same one took the same course.
    private(set) var fingerprint: UInt64 = 0xCBF2_9CE4_8422_2325
    private var random: SeededRandom
    private var agenda = Agenda()
    /// Whether nothing goes wrong any more.
    var isCalm = false
    /// Called with everything that happens.
    var log: ((String) -> Void)?

    init(seed: UInt64) { random = SeededRandom(seed: seed) }

    // MARK: - Chance

    func below(_ bound: Int) -> Int { random.below(bound) }

    /// A number of seconds between two, evenly.
    func seconds(_ range: ClosedRange<Double>) -> Double {
        range.lowerBound + (range.upperBound - range.lowerBound) * Double(random.below(1 << 20)) / Double(1 << 20)
    }

    /// Whether something goes wrong that does so once in so many times.
    func strikes(_ fault: String, oncein often: Int) -> Bool {
        guard !isCalm, random.below(often) == 0 else { return false }
        faults[fault, default: 0] += 1
        note("fault: \(fault)")
        return true
    }

    // MARK: - Time

    /// Has something happen later.
    func after(_ seconds: Double, _ action: @escaping () -> Void) { agenda.add(at: now + seconds, action) }

    /// Suspends the task for a while.
    func pause(_ seconds: Double) async {
        await withCheckedContinuation { continuation in after(seconds) { continuation.resume() } }
    }

    /// Starts a task, which runs when what happens now has happened.
    @discardableResult
    func start(_ body: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
        Task(executorPreference: executor) { await body() }
    }

    /// Has virtual time pass until the condition holds.
    ///
    /// - Returns: `false` if it does not hold after so many events, or nothing is left that could happen.
    func run(until isDone: () -> Bool, most: Int) -> Bool {
        executor.drain()
        let last = events + most
        while !isDone() {
            guard events < last, let next = agenda.removeFirst() else { return false }
            now = max(now, next.time)
            next.action()
            executor.drain()
        }
        return true
    }

    /// Notes that something happens.
    func note(_ what: @autoclosure () -> String) {
        events += 1
        let text = what()
        for byte in text.utf8 { fingerprint = (fingerprint ^ UInt64(byte)) &* 0x100_0000_01B3 }
        guard let log else { return }
        log("\(String(format: "%10.4f", now)) \(text)")
    }
}

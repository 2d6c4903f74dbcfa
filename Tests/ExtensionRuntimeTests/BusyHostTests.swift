import Dispatch
import ExtensionProtocol
import ExtensionRuntime
import Intents
import Synchronization
import Testing

struct BusyHostTests {
    @Test("an answer that came in time keeps its extension, even where the host could not take it before the deadline")
    func takenLate() async {
        let (host, clock, diary) = (PausableHost(), HeldClock(), Diary())
        await PausableHost.$current.withValue(host) {
            await Diary.$current.withValue(diary) {
                let transport = InProcessConnection(AnswersToAPausedHost.self, declaring: ["INHangUpCallIntent"], clock: clock)
                let call = { @Sendable (operation: String) in
                    await transport.send(
                        request(.handle(operation: operation), INHangUpCallIntent(callIdentifier: "1")), deadline: .seconds(9_000)
                    )
                }
                let first = Task(executorPreference: host) { await call("a") }
                while !diary.entries.contains("answered") { await Task.yield() }
                clock.release()
                while !clock.isOver { await Task.yield() }
                // The alarm's action follows the end of the wait.
                try? await Task.sleep(for: .milliseconds(50))
                host.resume()
                #expect(await first.value.response != nil)
                let second = Task(executorPreference: host) { await call("b") }
                while diary.entries.filter({ $0 == "answered" }).count < 2 { await Task.yield() }
                host.resume()
                #expect(await second.value.response != nil)
                #expect(diary.entries.filter { $0 == "extension" }.count == 1)
            }
        }
    }
}

/// Runs tasks on a queue that can be made to wait.
private final class PausableHost: TaskExecutor {
    @TaskLocal static var current: PausableHost?
    private let queue = DispatchQueue(label: "host")

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }

    func pause() { queue.suspend() }
    func resume() { queue.resume() }
}

/// A clock whose first wait lasts until the test ends it; all others take for ever.
private final class HeldClock: Clock, Sendable {
    typealias Instant = ContinuousClock.Instant
    private let waits = Mutex(0)
    private let released = Atomic<Bool>(false)
    private let over = Atomic<Bool>(false)
    var now: Instant { ContinuousClock.now }
    var minimumResolution: Duration { .zero }
    var isOver: Bool { over.load(ordering: .acquiring) }

    func release() { released.store(true, ordering: .releasing) }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let number = waits.withLock { count in
            count += 1
            return count
        }
        while number > 1 || !released.load(ordering: .acquiring) { try await Task.sleep(for: .milliseconds(1)) }
        over.store(true, ordering: .releasing)
    }
}

private final class AnswersToAPausedHost: INExtension {
    override init() {
        super.init()
        Diary.note("extension")
    }

    override func handler(for intent: INIntent) -> Any { Handler() }

    final class Handler: NSObject, INHangUpCallIntentHandling {
        func handle(intent: INHangUpCallIntent, completion: @escaping (INHangUpCallIntentResponse) -> Void) {
            PausableHost.current?.pause()
            let diary = Diary.current
            nonisolated(unsafe) let answer = completion
            DispatchQueue.global().asyncAfter(deadline: .now() + 0.02) {
                answer(INHangUpCallIntentResponse(code: .success, userActivity: nil))
                Diary.$current.withValue(diary) { Diary.note("answered") }
            }
        }
    }
}

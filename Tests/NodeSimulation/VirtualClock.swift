/// The world's time, for what waits in code that is tested.
struct VirtualClock: Clock {
    struct Instant: InstantProtocol {
        var offset: Duration

        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
    }

    let world: World

    var now: Instant { Instant(offset: .seconds(world.now)) }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let waiting = Waiting()
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                waiting.begin(continuation)
                world.after((deadline.offset - now.offset) / .seconds(1)) { waiting.end() }
            }
        } onCancel: {
            waiting.cancel()
        }
    }
}

/// A task that waits for a time, or until it is cancelled.
// @unchecked Sendable: used on the thread of the simulation alone.
private final class Waiting: @unchecked Sendable {
    private var continuation: CheckedContinuation<Void, any Error>?
    private var isCancelled = false

    func begin(_ continuation: CheckedContinuation<Void, any Error>) {
        if isCancelled { return continuation.resume(throwing: CancellationError()) }
        self.continuation = continuation
    }

    func end() {
        continuation?.resume()
        continuation = nil
    }

    func cancel() {
        isCancelled = true
        continuation?.resume(throwing: CancellationError())
        continuation = nil
    }
}

import Synchronization

/// Lets tasks wait until there may be something to do. A signal given while no task is waiting is kept for the next one that waits.
final class Signal: Sendable {
    private struct State {
        var isGiven = false
        var number = 0
        var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
        /// The waits that were ended before they started.
        var ended: Set<Int> = []
        var observer: (@Sendable () -> Void)?
    }

    private let state = Mutex(State())

    func give() {
        let (waiting, observer) = state.withLock { state in
            defer { state.waiting = [:] }
            state.isGiven = state.waiting.isEmpty
            return (state.waiting.values, state.waiting.isEmpty ? state.observer : nil)
        }
        for continuation in waiting { continuation.resume() }
        observer?()
    }

    /// Has a function called when the signal is given while no task is waiting. It takes the place of one that was observing before.
    func observe(_ observer: @escaping @Sendable () -> Void) { state.withLock { $0.observer = observer } }

    /// Returns when the signal is given, or the task is cancelled.
    func wait() async { await wait(begin()) }

    private func begin() -> Int {
        state.withLock { state in
            state.number += 1
            return state.number
        }
    }

    private func wait(_ number: Int) async {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isOver = state.withLock { state in
                    if state.ended.remove(number) != nil { return true }
                    if state.isGiven {
                        state.isGiven = false
                        return true
                    }
                    state.waiting[number] = continuation
                    return false
                }
                if isOver { continuation.resume() }
            }
        } onCancel: {
            end(number)
        }
        state.withLock { _ = $0.ended.remove(number) }
    }

    /// Ends a wait, or has it end as soon as it starts.
    private func end(_ number: Int) {
        let continuation = state.withLock { state in
            let continuation = state.waiting.removeValue(forKey: number)
            if continuation == nil { state.ended.insert(number) }
            return continuation
        }
        continuation?.resume()
    }

    /// Returns when the signal is given, the time has passed, or the task is cancelled.
    func wait(atMost time: Duration, on clock: any Clock<Duration>) async {
        let number = begin()
        await withTaskGroup(of: Void.self) { group in
            group.addTask {
                // Cancelled if the signal came first.
                try? await clock.sleep(for: time)
                self.end(number)
            }
            await self.wait(number)
            group.cancelAll()
        }
        state.withLock { _ = $0.ended.remove(number) }
    }
}

import Dispatch
import ExtensionWire
import Foundation
import Synchronization

/// Receives messages on a thread that then serves them itself: to wake another thread takes longer than most calls. A thread that is
/// still busy after a moment, or is about to wait for the host, is relieved: a new one receives messages in its place.
final class MessageReceiver: Sendable {
    /// How long a thread may serve while nobody receives.
    private static let patience = Duration.milliseconds(1)
    /// For how many moments without a message it is watched whether the thread is busy.
    private static let attention = 20

    private struct State {
        var thread = ServingThread()
        /// Since when the thread has served; `nil` while it receives.
        var busySince: ContinuousClock.Instant?
        /// How often the thread has served.
        var count = 0
        var isWatched = false
        /// Set once the connection has ended.
        var result: Result<Void, WireError>?
    }

    private let channel: WireChannel
    private let take: @Sendable ([UInt8], ServingThread) throws(WireError) -> Void
    private let state = Mutex(State())
    private let activity = DispatchSemaphore(value: 0)

    /// - Parameter take: takes a message while no other is received; what it has to do for it should run on the thread.
    init(_ channel: WireChannel, take: @escaping @Sendable ([UInt8], ServingThread) throws(WireError) -> Void) {
        self.channel = channel
        self.take = take
    }

    /// Receives until the connection ends. Blocks the calling thread, which serves nothing.
    ///
    /// - Throws: `WireError` if the host breaks the protocol.
    func run() throws(WireError) {
        start(state.withLock(\.thread))
        while true {
            activity.wait()
            if let result = watch() { return try result.get() }
        }
    }

    /// Has another thread receive messages if this is the one that would: it is going to wait for one.
    func relieveCurrentThread() {
        let next: ServingThread? = state.withLock { state in
            guard state.busySince != nil, state.thread.isCurrent else { return nil }
            return relieve(&state)
        }
        if let next { start(next) }
    }

    /// Watches whether the thread stays busy, until there has been nothing to do for a while.
    ///
    /// - Returns: how the connection has ended; `nil` if it has not.
    private func watch() -> Result<Void, WireError>? {
        var quiet = 0
        var count = 0
        while true {
            let (result, next, isOver): (Result<Void, WireError>?, ServingThread?, Bool) = state.withLock { state in
                if let result = state.result { return (result, nil, true) }
                if let since = state.busySince, .now - since >= Self.patience { return (nil, relieve(&state), false) }
                quiet = state.busySince == nil && state.count == count ? quiet + 1 : 0
                count = state.count
                guard quiet > Self.attention else { return (nil, nil, false) }
                state.isWatched = false
                return (nil, nil, true)
            }
            if let next { start(next) }
            if isOver { return result }
            usleep(UInt32(Self.patience / .microseconds(1)))
        }
    }

    private func relieve(_ state: inout State) -> ServingThread {
        state.thread.relieve()
        state.thread = ServingThread()
        state.busySince = nil
        return state.thread
    }

    private func start(_ thread: ServingThread) {
        Thread.detachNewThread { [self] in
            thread.attach()
            receive(on: thread)
        }
    }

    private func receive(on thread: ServingThread) {
        do throws(WireError) {
            while true {
                let stop = try channel.receive { bytes throws(WireError) in
                    try take(bytes, thread)
                    return true
                }
                guard case .done = stop else { return end(.success(())) }
                if begin() { activity.signal() }
                thread.drain()
                guard finish(thread) else { return }
            }
        } catch {
            end(.failure(error))
        }
    }

    /// - Returns: whether the thread has to be watched from now on.
    private func begin() -> Bool {
        state.withLock { state in
            state.busySince = .now
            state.count += 1
            defer { state.isWatched = true }
            return !state.isWatched
        }
    }

    /// - Returns: whether the thread may go on; not if it was relieved.
    private func finish(_ thread: ServingThread) -> Bool {
        state.withLock { state in
            guard state.thread === thread else { return false }
            state.busySince = nil
            return true
        }
    }

    private func end(_ result: Result<Void, WireError>) {
        state.withLock { $0.result = result }
        activity.signal()
    }
}

import Intents
import Synchronization

/// Sends updates to whoever asked for them. It outlives the handlers, of which every call gets a new one.
final class RideUpdates: Sendable {
    static let shared = RideUpdates()

    private let running = Mutex<[String: Task<Void, Never>]>([:])

    /// Sends a response at once and then whenever it differs from the last, until it is stopped or the ride is over or cancelled.
    func start(
        for request: String, to observer: any INGetRideStatusIntentResponseObserver, every interval: Duration,
        response: @escaping @Sendable () -> INGetRideStatusIntentResponse
    ) {
        let recipient = Recipient(observer: observer)
        let task = Task {
            var last: INGetRideStatusIntentResponse?
            while !Task.isCancelled {
                let current = response()
                if current != last { recipient.observer.didUpdate(getRideStatus: current) }
                last = current
                if current.code != .success || current.rideStatus == nil || current.rideStatus?.completionStatus != nil { break }
                // Being cancelled while asleep ends the loop just as well.
                try? await Task.sleep(for: interval)
            }
        }
        running.withLock { $0.updateValue(task, forKey: request) }?.cancel()
    }

    func stop(for request: String) {
        running.withLock { $0.removeValue(forKey: request) }?.cancel()
    }

    /// Sendable by hand: only the one task calls the observer, and that one after the other.
    private struct Recipient: @unchecked Sendable {
        let observer: any INGetRideStatusIntentResponseObserver
    }
}

import ExtensionProtocol
import ExtensionRuntime
import IntentSchema
import Intents
import Synchronization

/// What happened inside an extension, in order. Each test has its own, found through a task-local value.
final class Diary: Sendable {
    @TaskLocal static var current: Diary?

    private let lines = Mutex<[String]>([])

    var entries: [String] { lines.withLock { $0 } }

    static func note(_ line: String) {
        current?.lines.withLock { $0.append(line) }
    }
}

/// A clock on which any time has passed as soon as it is waited for.
struct HastyClock: Clock {
    typealias Instant = ContinuousClock.Instant
    var now: Instant { ContinuousClock.now }
    var minimumResolution: Duration { .zero }
    func sleep(until deadline: Instant, tolerance: Duration?) async throws {}
}

/// A clock on which the first wait is over as soon as the handler has begun, and all others take their time.
final class HastyOnceClock: Clock, Sendable {
    typealias Instant = ContinuousClock.Instant
    private let waits = Mutex(0)
    var now: Instant { ContinuousClock.now }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let isFirst = waits.withLock { count in
            count += 1
            return count == 1
        }
        guard isFirst else { return try await ContinuousClock().sleep(until: deadline, tolerance: tolerance) }
        while Diary.current?.entries.isEmpty == true { await Task.yield() }
    }
}

func request(
    _ method: ExtensionRequest.Method, _ intent: INIntent, identifier: String = "request-1"
) -> ExtensionRequest {
    ExtensionRequest(method: method, intent: intent._record, identifier: identifier, person: "owner")
}

extension ExtensionAnswer {
    /// The code of the failure; `nil` for other replies.
    var failure: ExtensionFailure? { if case .failed(let failure) = reply { failure } else { nil } }
    /// The response; `nil` for other replies.
    var response: Record? { if case .responded(let response) = reply { response } else { nil } }
}

let airport = CLPlacemark(location: CLLocation(latitude: 52.36, longitude: 13.51), name: "airport", postalAddress: nil)

import ExtensionRuntime
import Foundation
import Intents
import Synchronization

/// Answers that a test gives in a handler's place, whenever it wants to.
final class Counter: Sendable {
    @TaskLocal static var current = Counter()

    typealias Completion = @Sendable (INRequestRideIntentResponse) -> Void

    private struct State {
        var completions: [Completion] = []
        var waiting: [CheckedContinuation<Void, Never>] = []
        var handled: [String] = []
        var isClosed = false
        /// Whether handle has been called since somebody waited for that.
        var isCalled = false
    }

    private let state = Mutex(State())

    /// The operations handled, as the handler saw them.
    var handled: [String] { state.withLock { $0.handled } }

    /// Whether the service has no cabs to offer.
    var isClosed: Bool {
        get { state.withLock { $0.isClosed } }
        set { state.withLock { $0.isClosed = newValue } }
    }

    static func open(_ test: (Counter) async throws -> Void) async throws {
        let counter = Counter()
        try await $current.withValue(counter) { try await Notebook.open { _ in try await test(counter) } }
    }

    func take(_ operation: String?, _ completion: @escaping Completion) {
        let waiting = state.withLock { state in
            state.handled.append(operation ?? "none")
            state.completions.append(completion)
            state.isCalled = state.waiting.isEmpty
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in waiting { continuation.resume() }
    }

    /// Returns once handle has been called again.
    func waitForHandle() async {
        await withCheckedContinuation { continuation in
            let isThere = state.withLock { state in
                if !state.isCalled { state.waiting.append(continuation) }
                defer { state.isCalled = false }
                return state.isCalled
            }
            if isThere { continuation.resume() }
        }
    }

    /// Answers the latest call to handle.
    func answer(_ code: INRequestRideIntentResponseCode) {
        let completion = state.withLock { $0.completions.last }
        completion?(INRequestRideIntentResponse(code: code, userActivity: nil))
    }
}

/// A ride app that leaves its answers to the test.
final class StubbornExtension: INExtension, INRequestRideIntentHandling {
    func confirm(intent: INRequestRideIntent) async -> INRequestRideIntentResponse {
        Notebook.note(intent)
        let code: INRequestRideIntentResponseCode =
            Counter.current.isClosed ? .failureRequiringAppLaunchServiceTemporarilyUnavailable : .ready
        return INRequestRideIntentResponse(code: code, userActivity: nil)
    }

    func handle(intent: INRequestRideIntent, completion: @escaping @Sendable (INRequestRideIntentResponse) -> Void) {
        Notebook.note(intent)
        Counter.current.take(HandlingContext.current?.operation, completion)
    }
}

/// The app of the stubborn extension; it notes what it is opened with.
final class StubbornApplication: ApplicationDelegate {
    func application(continue userActivity: NSUserActivity) -> Bool {
        let interaction = userActivity.interaction
        let people = (interaction?.intent as? INRequestRideIntent)?.partySize.map { "\($0)" } ?? "-"
        let code = (interaction?.intentResponse as? INRequestRideIntentResponse)?.code.rawValue
        Notebook.note(
            "\(userActivity.activityType) \(interaction?.identifier ?? "-") \(people) \(code.map { "\($0)" } ?? "-")")
        return true
    }
}

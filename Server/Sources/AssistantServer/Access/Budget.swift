import Foundation
import Synchronization

/// Limits what each person begins and holds: turns by a token bucket and by their number in a day, streams by their number. A restart of
/// the server forgets what has been.
final class Budget: Sendable {
    private struct Account {
        var tokens: Double
        var refilled: ContinuousClock.Instant
        var streams = 0
        /// The turns of the day that began with the first of them.
        var turns = 0
        var day: ContinuousClock.Instant

        init(tokens: Double, at now: ContinuousClock.Instant) {
            self.tokens = tokens
            refilled = now
            day = now
        }

        /// Whether it is as if nobody had been heard of.
        func isFull(at now: ContinuousClock.Instant) -> Bool { streams == 0 && (turns == 0 || now - day >= Budget.day) }
    }

    private struct State {
        var accounts: [String: Account] = [:]
        var turns = 0

        /// Brings a person's account up to date.
        mutating func refill(_ person: String, _ settings: ServerSettings) {
            let (now, most) = (ContinuousClock.now, Double(settings.mostTurnsAtOnce))
            var account = accounts[person] ?? Account(tokens: most, at: now)
            account.tokens = min(most, account.tokens + (now - account.refilled) / .seconds(1) * settings.turnsPerSecond)
            account.refilled = now
            if now - account.day >= Budget.day { (account.turns, account.day) = (0, now) }
            accounts[person] = account
        }
    }

    private let settings: ServerSettings
    private let state = Mutex(State())
    /// Accounts of people who have not been heard of for long are full, and are forgotten at this number.
    private static let mostAccounts = 100_000
    private static let day = Duration.seconds(86_400)

    init(_ settings: ServerSettings) {
        self.settings = settings
    }

    /// The turns in progress.
    var turns: Int { state.withLock { $0.turns } }
    /// The streams that are open.
    var streams: Int { state.withLock { $0.accounts.values.reduce(0) { $0 + $1.streams } } }

    /// Performs a turn of a person.
    ///
    /// - Throws: `Problem` (429 or 503) if that would be too much.
    func turn<Result>(of person: String, _ body: () async throws -> Result) async throws -> Result {
        try begin(person)
        defer { state.withLock { $0.turns -= 1 } }
        return try await body()
    }

    private func begin(_ person: String) throws {
        try state.withLock { state in
            guard state.turns < settings.mostTurnsInProgress else {
                throw Problem.busy(
                    .serviceUnavailable, "\(state.turns) turns are in progress. Send this one again in a moment.", retryAfter: 1)
            }
            state.refill(person, settings)
            let left = state.accounts[person]?.tokens ?? 0
            guard left >= 1 else {
                let seconds = Int(((1 - left) / settings.turnsPerSecond).rounded(.up))
                throw Problem.busy(
                    .tooManyRequests, "This person has begun \(settings.mostTurnsAtOnce) turns in a short time.",
                    retryAfter: seconds)
            }
            try checkDay(state.accounts[person])
            state.accounts[person]?.tokens = left - 1
            state.accounts[person]?.turns += 1
            state.turns += 1
            if state.accounts.count > Self.mostAccounts {
                state.accounts = state.accounts.filter { !$0.value.isFull(at: .now) }
            }
        }
    }

    private func checkDay(_ account: Account?) throws {
        guard let account, let most = settings.mostTurnsPerDay, account.turns >= most else { return }
        let seconds = Int(((account.day + Self.day - .now) / .seconds(1)).rounded(.up))
        throw Problem.busy(.tooManyRequests, "This person has begun \(most) turns in 24 hours.", retryAfter: seconds)
    }

    /// Opens a stream of a person.
    ///
    /// - Throws: `Problem` (429) if there are too many.
    func openStream(of person: String) throws {
        try state.withLock { state in
            guard state.accounts[person]?.streams ?? 0 < settings.mostStreams else {
                throw Problem.busy(
                    .tooManyRequests, "This person has \(settings.mostStreams) streams of events. Close one first.",
                    retryAfter: 30)
            }
            state.refill(person, settings)
            state.accounts[person]?.streams += 1
        }
    }

    func closeStream(of person: String) {
        state.withLock { $0.accounts[person]?.streams -= 1 }
    }
}

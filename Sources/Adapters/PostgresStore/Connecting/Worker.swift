import Foundation
import Store

/// The connection of one thread, made when it is needed, and made anew when it is lost.
final class Worker {
    private let url: PostgresURL
    private let options: PostgresStore.Options
    private var connection: ServerConnection?

    init(_ url: PostgresURL, _ options: PostgresStore.Options) {
        self.url = url
        self.options = options
    }

    /// How statements belong together.
    enum Scope {
        /// Each by itself.
        case single
        /// All read the same state.
        case reading
        /// All or none. Rows are locked by what reads them to change them.
        case writing
        /// All or none, changing tables; some databases do that in this isolation alone.
        case migrating
    }

    private func isolation(of scope: Scope) -> String {
        switch scope {
        case .reading, .single: "REPEATABLE READ READ ONLY"
        case .writing: options.writingIsolation
        case .migrating: "SERIALIZABLE"
        }
    }

    /// Runs statements, again where others or a lost connection have undone them, for a few seconds.
    ///
    /// - Parameters:
    ///   - outcome: finds out what has become of a transaction whose commit was not answered.
    ///   - isOpening: whether a server that cannot be reached is an error at once.
    /// - Throws: `StoreError`, or what the body throws.
    func perform<Value>(
        _ scope: Scope, onUnknown outcome: UnknownOutcome<Value> = .repeats, isOpening: Bool = false,
        _ body: (ServerConnection) throws -> Value
    ) throws -> Value {
        let clock = ContinuousClock()
        let deadline = clock.now + options.patience
        var (failures, isUnknown) = (0, false)
        while true {
            do {
                return try attempt(scope, isUnknown ? outcome : .repeats, body)
            } catch var fault as ServerFault {
                isUnknown = isUnknown || fault.isWhileCommitting
                fault.isWhileCommitting = isUnknown
                let isPatient = clock.now < deadline || failures == 0
                guard isPatient, mayRepeat(after: fault, outcome, isOpening) else { throw fault.storeError(url.place) }
                if fault.remedy != .again { connection = nil }
                if failures > 0 || fault.remedy == .wait { Self.pause(after: failures) }
                failures += 1
            }
        }
    }

    /// - Parameter outcome: finds the result of an earlier attempt.
    private func attempt<Value>(
        _ scope: Scope, _ outcome: UnknownOutcome<Value>, _ body: (ServerConnection) throws -> Value
    ) throws -> Value {
        if let value = try found(outcome) { return value }
        do {
            return try run(scope, body)
        } catch let error where !(error is ServerFault) {
            // The server may have made the earlier attempt only now, before it let this one see the rows.
            guard let value = try found(outcome) else { throw error }
            return value
        }
    }

    private func mayRepeat<Value>(after fault: ServerFault, _ outcome: UnknownOutcome<Value>, _ isOpening: Bool) -> Bool {
        if case .fails = outcome, fault.isWhileCommitting { return false }
        return switch fault.remedy {
        case .again, .wait: true
        case .reconnect: !isOpening
        case .none: false
        }
    }

    /// The result of a transaction whose commit was not answered; `nil` if it was not made, or that cannot be known.
    private func found<Value>(_ outcome: UnknownOutcome<Value>) throws -> Value? {
        guard case .found(let find) = outcome else { return nil }
        return try run(.single, find)
    }

    /// Waits longer after each failure, and not as long as others that failed at the same time.
    private static func pause(after failures: Int) {
        let most = min(250_000, 2_000 << min(failures, 10))
        usleep(UInt32.random(in: UInt32(most / 2)...UInt32(most)))
    }

    private func run<Value>(_ scope: Scope, _ body: (ServerConnection) throws -> Value) throws -> Value {
        let connection = try connection ?? ServerConnection(url, options)
        self.connection = connection
        do {
            guard scope != .single else { return try body(connection) }
            try connection.execute("BEGIN ISOLATION LEVEL \(isolation(of: scope))")
            let value = try body(connection)
            try commit(connection)
            return value
        } catch let fault as ServerFault where fault.isLost || fault.remedy == .reconnect {
            self.connection = nil
            throw fault
        } catch {
            undo(scope, connection)
            throw error
        }
    }

    private func commit(_ connection: ServerConnection) throws {
        do {
            let command = try connection.execute("COMMIT").command
            // What failed in the transaction has been thrown before.
            guard command == "COMMIT" else { throw ServerFault(state: "40000") }
            if options.losesCommit() { throw ServerFault.lost }
        } catch var fault as ServerFault where fault.isLost || fault.remedy == .reconnect {
            fault.isWhileCommitting = true
            throw fault
        }
    }

    private func undo(_ scope: Scope, _ connection: ServerConnection) {
        guard scope != .single else { return }
        // A connection that cannot even undo is of no use.
        if (try? connection.execute("ROLLBACK")) == nil { self.connection = nil }
    }
}

/// What to do where the connection was lost while a transaction was being committed.
enum UnknownOutcome<Value> {
    /// Makes the same changes again, which changes nothing if they were made.
    case repeats
    /// Finds the result of the transaction if it was made; it is repeated if there is none.
    case found((ServerConnection) throws -> Value?)
    /// Says that the outcome is unknown.
    case fails
}

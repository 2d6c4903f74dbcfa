import Foundation
import Store
import Synchronization

/// The stores under test, with the means to record problems.
final class StoreProbe: Sendable {
    /// Ends a check that cannot go on; the reason is among the problems.
    struct Ended: Error {}

    private let supply: StoreRequirement.Supply
    private let found = Mutex<[String]>([])

    init(_ supply: @escaping StoreRequirement.Supply) { self.supply = supply }

    var problems: [String] { found.withLock { $0 } }

    func add(_ problem: String) { found.withLock { $0.append(problem) } }

    // MARK: - Stores

    /// Runs the body on a fresh, empty store.
    func withStore(_ body: (any AssistantStore & AccessBook) async throws -> Void) async throws {
        try await supply { try await body($0.store) }
    }

    /// Runs the body on an empty store, with a function that reads what is in each of its tables, past the store.
    func withTables(
        _ body: (any AssistantStore & AccessBook, _ tables: () async throws -> [StoreTable]) async throws -> Void
    ) async throws {
        try await supply { checked in
            guard let tables = checked.tables else { return add("it needs a way to read the tables: CheckedStore.tables") }
            try await body(checked.store, tables)
        }
    }

    /// Runs the body on an empty store, with a function that writes the records of its only audit trail anew, past the store.
    func withAudit(
        _ body: (any AssistantStore, _ write: ([AuditRecord]) async throws -> Void) async throws -> Void
    ) async throws {
        try await supply { checked in
            guard let write = checked.replaceAudit else {
                return add("it needs a way to write audit records: CheckedStore.replaceAudit")
            }
            try await body(checked.store, write)
        }
    }

    // MARK: - Expectations

    func expect(
        _ condition: @autoclosure () async throws -> Bool, _ comment: @autoclosure () -> String = "", file: String = #fileID,
        line: Int = #line
    ) async {
        do {
            if try await !condition() { add("what has to be is not", comment(), file, line) }
        } catch {
            add("\(error)", comment(), file, line)
        }
    }

    func expect<Value: Equatable>(
        _ value: @autoclosure () async throws -> Value, equals expected: @autoclosure () async throws -> Value,
        _ comment: @autoclosure () -> String = "", file: String = #fileID, line: Int = #line
    ) async {
        do {
            let (value, expected) = (try await value(), try await expected())
            if value != expected { add("\(Self.text(of: value)) instead of \(Self.text(of: expected))", comment(), file, line) }
        } catch {
            add("\(error)", comment(), file, line)
        }
    }

    /// The error with which the store refuses what the body does; `nil`, and a problem, if it does not.
    @discardableResult
    func failure<Result>(
        file: String = #fileID, line: Int = #line, _ body: () async throws -> Result
    ) async -> StoreError? {
        do {
            _ = try await body()
            add("what has to be refused was not", "", file, line)
        } catch let error as StoreError {
            return error
        } catch {
            add("\(error), which is no StoreError", "", file, line)
        }
        return nil
    }

    func require<Value>(
        _ value: @autoclosure () async throws -> Value?, file: String = #fileID, line: Int = #line
    ) async throws -> Value {
        if let value = try await value() { return value }
        add("what has to be there is not", "", file, line)
        throw Ended()
    }

    private func add(_ problem: String, _ comment: String, _ file: String, _ line: Int) {
        let place = "\(file.split(separator: "/").last ?? ""):\(line)"
        add("\(place): \(problem)\(comment.isEmpty ? "" : " (\(comment))")")
    }

    /// The value, as text. Times that are none, such as checks ask stores to refuse, cannot be written by `Date`, which traps.
    static func text(of value: Any) -> String {
        hasSenselessTime(value) ? "a \(type(of: value)) with a time that is none" : "\(value)"
    }

    private static func hasSenselessTime(_ value: Any) -> Bool {
        if let time = value as? Date { return !(abs(time.timeIntervalSinceReferenceDate) < 1e11) }
        return Mirror(reflecting: value).children.contains { hasSenselessTime($0.value) }
    }
}

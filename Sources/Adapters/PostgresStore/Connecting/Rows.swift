import Foundation
import LazyPostgres
import Store

/// The rows that a statement resulted in. Used by the connection's thread alone.
final class Rows: RandomAccessCollection {
    private let result: OpaquePointer

    /// - Parameter result: freed together with this object.
    init(_ result: OpaquePointer) { self.result = result }

    deinit { lazy_pq_clear(result) }

    var startIndex: Int { 0 }
    var endIndex: Int { Int(lazy_pq_rows(result)) }

    subscript(index: Int) -> Row { Row(rows: self, index: Int32(index)) }

    /// How many rows the statement added, changed or removed.
    var changed: Int { Int(String(cString: lazy_pq_command_rows(result))) ?? 0 }

    /// What the server did, such as `COMMIT`.
    var command: String { String(cString: lazy_pq_command_status(result)) }

    /// One row.
    struct Row {
        fileprivate let rows: Rows
        fileprivate let index: Int32

        /// The value of a column, counted from 0.
        func checked<Value: ColumnValue>(_ column: Int, as type: Value.Type = Value.self) throws -> Value {
            guard let value: Value = try optional(column) else { throw rows.unreadable(column) }
            return value
        }

        /// The value of a nullable column.
        func optional<Value: ColumnValue>(_ column: Int, as type: Value.Type = Value.self) throws -> Value? {
            let (result, column32) = (rows.result, Int32(column))
            guard column < Int(lazy_pq_columns(result)) else { throw rows.unreadable(column) }
            guard !lazy_pq_is_null(result, index, column32) else { return nil }
            let bytes = UnsafeRawBufferPointer(
                start: lazy_pq_value(result, index, column32), count: Int(lazy_pq_length(result, index, column32)))
            guard let type = ColumnType(rawValue: lazy_pq_column_type(result, column32)),
                let value = Value.decoded(bytes, type: type)
            else { throw rows.unreadable(column) }
            return value
        }

        /// The time in a column, which is in seconds since 2001.
        func time(_ column: Int) throws -> Date { Date(timeIntervalSinceReferenceDate: try checked(column)) }
    }

    private func unreadable(_ column: Int) -> StoreError {
        let name = lazy_pq_column_name(result, Int32(column)).map { String(cString: $0) } ?? "\(column)"
        return .unreadable("value in a column '\(name)'")
    }
}

extension StoreError {
    /// The error for contents that no version of the program writes.
    static func unreadable(_ what: String, cause: (any Error)? = nil) -> StoreError {
        StoreError(.damaged, "the database contains an unreadable \(what); restore a backup of it", cause: cause)
    }
}

extension Date {
    var parameter: Parameter { timeIntervalSinceReferenceDate.parameter }
}

import GRDB
import Store

extension Row {
    /// The value of a column, counted from 0. GRDB's own subscript traps where a damaged or hand-edited file holds something
    /// else than the column is for.
    func checked<Value: DatabaseValueConvertible>(_ column: Int) throws -> Value {
        guard let value = Value.fromDatabaseValue(self[column]) else { throw unreadable(column) }
        return value
    }

    /// The value of a column that may be empty.
    func optional<Value: DatabaseValueConvertible>(_ column: Int) throws -> Value? {
        let stored: DatabaseValue = self[column]
        guard !stored.isNull else { return nil }
        guard let value = Value.fromDatabaseValue(stored) else { throw unreadable(column) }
        return value
    }

    private func unreadable(_ column: Int) -> StoreError {
        let name = Array(columnNames)[column]
        return StoreError(
            .damaged,
            "the database contains an unreadable value in a column '\(name)'; restore a backup, or move it away to start over")
    }
}

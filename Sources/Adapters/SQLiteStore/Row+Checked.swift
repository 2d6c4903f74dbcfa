import GRDB
import Store

extension Row {
    /// The value of a column, counted from 0. Unlike GRDB's subscript, it does not trap if a damaged or edited file contains a
    /// value of another type.
    func checked<Value: DatabaseValueConvertible>(_ column: Int) throws -> Value {
        guard let value = Value.fromDatabaseValue(self[column]) else { throw unreadable(column) }
        return value
    }

    /// The value of a nullable column.
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

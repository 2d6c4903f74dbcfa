import Foundation
import IntentSchema
import Store

extension Rows.Row {
    /// The value whose JSON is in a column.
    ///
    /// - Parameter what: what it is, for the error.
    func decoded<Value: JSONRepresentable>(_ column: Int, _ what: String, as type: Value.Type = Value.self) throws -> Value {
        let text: Data = try checked(column)
        do { return try Value(json: JSONValue(text: text)) } catch { throw StoreError.unreadable(what, cause: error) }
    }
}

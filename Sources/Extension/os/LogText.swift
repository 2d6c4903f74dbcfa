import Foundation

/// Formats values as `%@` does.
enum LogText {
    /// The value's description; `(null)` for `nil`, however deeply it is wrapped.
    static func describe(_ value: Any) -> String {
        switch value {
        case let optional as any OptionalLogValue: optional.content.map(describe) ?? "(null)"
        case let error as NSError: "\(error)"
        default: "\(value)"
        }
    }
}

private protocol OptionalLogValue {
    var content: Any? { get }
}

extension Optional: OptionalLogValue {
    fileprivate var content: Any? { self }
}

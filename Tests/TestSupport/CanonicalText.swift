import Foundation

/// A text that is the same for equal values, whatever order their sets and dictionaries have.
package func canonicalText(of value: Any) -> String {
    if let text = value as? String { return text }
    // Its parts are storage that differs between equal numbers.
    if let number = value as? Decimal { return number.description }
    let mirror = Mirror(reflecting: value)
    var children = mirror.children.map { "\($0.label ?? ""):\(canonicalText(of: $0.value))" }
    if mirror.displayStyle == .set || mirror.displayStyle == .dictionary { children.sort() }
    return children.isEmpty ? "\(value)" : "\(mirror.subjectType)(\(children.joined(separator: ",")))"
}

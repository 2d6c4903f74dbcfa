import IntentSchema

extension Dialogue {
    /// A digest of the person, the policy and the apps, the same in every process: two dialogues with the same one decide alike, as long
    /// as the program is the same.
    public var digest: String {
        let text = [stableText(policy), stableText(apps), person].joined(separator: "\n")
        return Record("Dialogue", ["text": .string(text)]).digest
    }
}

/// A value's fields in words, with unordered collections in order.
private func stableText(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    // Plain values, and cases and collections that hold nothing.
    guard !mirror.children.isEmpty else { return "\(value)" }
    let parts = mirror.children.map { child in "\(child.label ?? ""):\(stableText(child.value))" }
    return switch mirror.displayStyle {
    case .set, .dictionary: "[\(parts.sorted().joined(separator: ","))]"
    default: "(\(parts.joined(separator: ",")))"
    }
}

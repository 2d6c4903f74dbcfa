/// Whether a part of a message is public.
public struct OSLogPrivacy: Sendable {
    /// How to write a redacted part.
    public enum Mask: Sendable {
        /// As a hash, so that equal values can be recognized.
        case hash
        case none
    }

    enum Kind { case automatic, open, closed }

    let kind: Kind
    var isMasked = false

    /// Public for numbers and Booleans, private for everything else.
    public static var auto: OSLogPrivacy { OSLogPrivacy(kind: .automatic) }
    public static var `public`: OSLogPrivacy { OSLogPrivacy(kind: .open) }
    public static var `private`: OSLogPrivacy { OSLogPrivacy(kind: .closed) }
    public static var sensitive: OSLogPrivacy { OSLogPrivacy(kind: .closed) }

    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .automatic, isMasked: mask == .hash) }
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .closed, isMasked: mask == .hash) }
    public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .closed, isMasked: mask == .hash) }
}

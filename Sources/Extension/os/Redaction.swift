import Foundation

/// Whether private parts of messages are shown.
enum Redaction {
    case hidden
    case shown

    /// Hidden, unless the environment has `ERRAND_LOG_PRIVATE_DATA=1`, for developers at work.
    static let current: Redaction = ProcessInfo.processInfo.environment["ERRAND_LOG_PRIVATE_DATA"] == "1" ? .shown : .hidden

    /// The text as it may be written.
    func apply(_ privacy: OSLogPrivacy, to text: String, isPublicByNature: Bool) -> String {
        if self == .shown { return text }
        switch privacy.kind {
        case .open: return text
        case .automatic where isPublicByNature: return text
        case .automatic, .closed: break
        }
        return privacy.isMasked ? "<mask.hash: '\(Self.hash(text))'>" : "<private>"
    }

    /// The same for equal texts of one process, and of no use for guessing the text in another.
    private static func hash(_ text: String) -> String {
        withUnsafeBytes(of: text.hashValue) { Data($0).base64EncodedString() }
    }
}

import Foundation

/// Whether to show private parts of messages.
enum Redaction {
    case hidden
    case shown

    /// Hidden, unless the environment contains `ERRAND_LOG_PRIVATE_DATA=1`, for debugging.
    static let current: Redaction = ProcessInfo.processInfo.environment["ERRAND_LOG_PRIVATE_DATA"] == "1" ? .shown : .hidden

    /// The text as it may be logged.
    func apply(_ privacy: OSLogPrivacy, to text: String, isPublicByNature: Bool) -> String {
        if self == .shown { return text }
        switch privacy.kind {
        case .open: return text
        case .automatic where isPublicByNature: return text
        case .automatic, .closed: break
        }
        return privacy.isMasked ? "<mask.hash: '\(Self.hash(text))'>" : "<private>"
    }

    /// The same for equal texts within a process, and useless for guessing the text in another.
    private static func hash(_ text: String) -> String {
        withUnsafeBytes(of: text.hashValue) { Data($0).base64EncodedString() }
    }
}

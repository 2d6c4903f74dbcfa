import IntentSchema

/// The meaning of a response code for the request.
enum Verdict: Hashable {
    case ready
    /// Ready, and the app requires confirmation by the person.
    case readyOnceConfirmed
    case success
    case inProgress
    case continueInApp
    case refused(opensApp: Bool)
    /// No code, an unspecified one, or one that the schema does not define.
    case meaningless

    /// The codes whose meaning the definition of an app's own intent cannot change.
    private static let standard: Set = ["unspecified", "ready", "continueInApp", "inProgress", "success", "failure"]

    /// Response codes have the same names in all intents, so the name determines the meaning; the definition of an app's own intent
    /// decides about its own codes.
    init(_ response: Record, of definition: IntentDefinition?) {
        guard let raw = response["code"]?.integer, let name = definition?.responseCode(raw)?.name else {
            self = .meaningless
            return
        }
        if let custom = definition?.custom, custom.responses[name] != nil, !Self.standard.contains(name) {
            self =
                custom.successCodes.contains(name)
                ? .success : .refused(opensApp: name.hasPrefix("failureRequiring"))
            return
        }
        switch name {
        case "ready": self = .ready
        case "userConfirmationRequired": self = .readyOnceConfirmed
        case "success": self = .success
        case "inProgress": self = .inProgress
        case "continueInApp", "handleInApp": self = .continueInApp
        case let name where name.hasPrefix("failureRequiring"): self = .refused(opensApp: true)
        case "denied": self = .refused(opensApp: false)
        case let name where name.hasPrefix("failure"): self = .refused(opensApp: false)
        default: self = .meaningless
        }
    }
}

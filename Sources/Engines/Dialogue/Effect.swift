public import ExtensionProtocol
public import IntentSchema

/// Something that the shell is to do.
public enum Effect: Hashable, Sendable, Codable {
    /// Call the app's extension; its answer comes back as an event.
    case call(Call)
    case say(Message)
    /// Open the parent app with an `NSUserActivity` record.
    case openApp(app: String, activity: Record)
    /// Send the event `elapsed` after that many seconds.
    case startTimer(Int, seconds: Double)
    /// Forget the timer; its event would change nothing.
    case stopTimer(Int)
    /// Have the app report what becomes of a request; what it says comes back as events `updated`.
    case startUpdates(app: String, intent: Record, identifier: String)
    /// Have the app report no more of the request.
    case stopUpdates(app: String, intent: Record, identifier: String)
    /// Tell the developer why something went as it went.
    case explain(String)
}

/// One call to an extension.
public struct Call: Hashable, Sendable, Codable {
    /// Counted from 1 within the conversation.
    public var number: Int
    /// The app's identifier.
    public var app: String
    public var request: ExtensionRequest
    /// How long to wait for the answer, in seconds.
    public var deadlineSeconds: Double
    /// The digest of the intent that the person has confirmed; `nil` when nobody was asked.
    public var confirmedDigest: String?

    public init(
        number: Int, app: String, request: ExtensionRequest, deadlineSeconds: Double, confirmedDigest: String? = nil
    ) {
        self.number = number
        self.app = app
        self.request = request
        self.deadlineSeconds = deadlineSeconds
        self.confirmedDigest = confirmedDigest
    }
}

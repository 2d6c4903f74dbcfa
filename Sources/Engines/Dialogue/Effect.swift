public import ExtensionProtocol
public import IntentSchema

/// A side effect for the shell to perform.
public enum Effect: Hashable, Sendable {
    /// Call the app's extension. The reply arrives as an event.
    case call(Call)
    /// Render and convey a message.
    case say(Message)
    /// Open the parent app with an `NSUserActivity` record.
    case openApp(app: String, activity: Record)
    /// Start a timer, which sends the event `elapsed` after that many seconds.
    case startTimer(Int, seconds: Double)
    /// Cancel the timer.
    case stopTimer(Int)
    /// Subscribe to updates of a request. They arrive as events `updated`.
    case startUpdates(app: String, intent: Record, identifier: String)
    /// Unsubscribe from updates of the request.
    case stopUpdates(app: String, intent: Record, identifier: String)
    /// Keep the person's answer whether the app may use something, so that they are not asked again.
    case keepAnswer(app: String, Permission, isGranted: Bool)
    /// Keep that the app has carried out a request, which tells what the person uses it for.
    case donate(app: String, intent: Record, request: String)
    /// Keep that the person always wants the app for these intents; or forget that they do, the app being `nil` for every app.
    case prefer(app: String?, isWithdrawn: Bool, intents: [String])
    /// Keep a request that the app has carried out as a shortcut.
    case keepShortcut(phrase: String, app: String, intent: Record)
    /// Keep when a shortcut runs by itself; at no time for never.
    case keepSchedule(phrase: String, time: Record?)
    /// Record why a decision was made, for developers.
    case explain(Explanation)
}

/// One call to an extension.
public struct Call: Hashable, Sendable {
    /// The number of the call within the conversation, from 1.
    public var number: Int
    /// The app's identifier.
    public var app: String
    /// The request to send.
    public var request: ExtensionRequest
    /// The deadline for the reply, in seconds.
    public var deadlineSeconds: Double
    /// The digest of the intent that the person confirmed; `nil` if the person was not asked.
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

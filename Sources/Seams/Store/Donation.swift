import ExtensionProtocol
public import Foundation
public import IntentSchema

/// Something that a person did with an app, as the app donated it or as the assistant did it for them.
public struct Donation: Hashable, Sendable {
    /// Who says so.
    public enum Origin: String, Hashable, Sendable, CaseIterable {
        /// The app has donated it.
        case app
        /// The assistant has carried it out.
        case assistant
    }

    /// The most donations kept per person and app; the latest are kept. ``AppHabit`` looks at 64 uses of an intent, so that an app can
    /// support a dozen intents and more without one pushing out another.
    public static let mostPerApp = 1_024
    /// How long donations are kept, in seconds: half a year. A use that old weighs one hundredth of a new one in ``AppHabit``, and what an
    /// app knows about a person should not stay for ever.
    public static let longestAge: TimeInterval = 182 * 86_400

    /// The identifier of the app.
    public var app: String
    /// Unique among the donations of the person, the app and the type.
    public var identifier: String
    /// Donations of one group are deleted together; `nil` for none.
    public var group: String?
    /// When it happened; never later than it became known.
    public var time: Date
    /// Who says so.
    public var origin: Origin
    /// A record of the type `INInteraction` or `NSUserActivity`.
    public var content: Record

    /// - Parameter now: when it became known. What is said to have happened later, or at no known time, happened now.
    public init(_ content: Record, of app: String, origin: Origin = .app, at now: Date) {
        self.app = app
        self.content = content
        self.origin = origin
        time = Self.claimedTime(of: content).map { min($0, now) } ?? now
        group = content["groupIdentifier"]?.string.map(Self.storable)
        // Equal donations without an identifier are one.
        identifier = content.donationIdentifier.map(Self.storable)?.nonEmpty ?? content.digest
    }

    /// When it happened, as the app says; `nil` if it does not.
    public static func claimedTime(of content: Record) -> Date? {
        let interval = content["dateInterval"]?.record
        let claimed = (interval?["end"] ?? interval?["start"])?.date
        return claimed.flatMap { $0.timeIntervalSinceReferenceDate.isFinite ? $0 : nil }
    }

    /// The name of the intent of which it is a use by the person; `nil` for activities, and for what others did or what failed.
    public var use: String? {
        guard !content.isActivity, !isIncoming, !hasFailed else { return nil }
        return content["intent"]?.record?.type
    }

    /// Whether another has done it, such as sent the person a message.
    public var isIncoming: Bool { content["direction"]?.integer == Self.incoming }

    /// Whether the app could not do it.
    public var hasFailed: Bool { content["intentHandlingStatus"]?.integer == Self.failure }

    /// Raw values of `INInteractionDirection` and `INIntentHandlingStatus`.
    private static let (incoming, failure) = (2, 4)

    /// Databases end texts at a NUL character.
    private static func storable(_ text: String) -> String { text.replacing("\0", with: "\u{FFFD}") }
}

extension String {
    fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}

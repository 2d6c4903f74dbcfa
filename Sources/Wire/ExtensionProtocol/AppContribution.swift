public import IntentSchema

/// Something that an app contributes to its host about the person's use of it, for suggestions and for interpreting requests.
public enum AppContribution: Hashable, Sendable {
    /// Selects donations.
    public enum Donations: Hashable, Sendable {
        /// All interactions.
        case all
        /// The interactions with these identifiers.
        case identifiers([String])
        /// The interactions with this group identifier.
        case group(String)
        /// All activities.
        case allActivities
        /// The activities with these persistent identifiers.
        case activities([String])
    }

    /// An interaction or an activity, a record of the type `INInteraction` or `NSUserActivity`; it replaces one of the same type with the
    /// same identifier.
    case donation(Record)
    /// Deletes donations.
    case deletion(Donations)
    /// The shortcuts that the app suggests, records of the type `INShortcutReference`; they replace the previous ones.
    case suggestedShortcuts([Record])
    /// The shortcuts that are relevant at certain times and places, records of the type `INRelevantShortcut`; they replace the
    /// previous ones.
    case relevantShortcuts([Record])
    /// What the person is likely to play next, records of the type `INPlayMediaIntent`, the likeliest first; they replace the
    /// previous ones.
    case upcomingMedia([Record])
    /// Whether to expect media other than those suggested, as raw values of `INUpcomingMediaPredictionMode` and `INMediaItemType`.
    case predictionMode(Int, mediaType: Int)
    /// What the app knows about the person, a record of a subtype of `INUserContext`; it replaces the previous one.
    case userContext(Record)
    /// A notification to show the person, a record of the type `UNNotificationRequest`; it replaces the pending one with the same identifier.
    case notification(Record)
    /// Removes pending notifications: those with these identifiers, `nil` for all.
    case notificationsRemoved([String]?)

    /// Whether it is about notifications.
    public var isNotification: Bool {
        switch self {
        case .notification, .notificationsRemoved: true
        default: false
        }
    }
}

/// The current state of everything that an app has contributed for one person.
public struct AppContributions: Hashable, Sendable {
    /// The most donations kept; beyond that, the oldest are dropped and counted.
    public static let mostDonations = 1_024

    /// The donated interactions and activities, the oldest first.
    public private(set) var donations: [Record] = []
    /// How many donations were dropped to stay within the limit.
    public private(set) var droppedDonations = 0
    /// Records of the type `INShortcutReference`, in the app's order.
    public private(set) var suggestedShortcuts: [Record] = []
    /// Records of the type `INRelevantShortcut`, in the app's order.
    public private(set) var relevantShortcuts: [Record] = []
    /// Records of the type `INPlayMediaIntent`, the likeliest first.
    public private(set) var upcomingMedia: [Record] = []
    /// Keyed by raw values of `INMediaItemType`.
    public private(set) var predictionModes: [Int: Int] = [:]
    /// `nil` until the app has provided one.
    public private(set) var userContext: Record?
    /// The notifications that were asked for, the oldest first.
    public private(set) var notifications: [Record] = []

    public init() {}

    /// Applies a contribution.
    public mutating func apply(_ contribution: AppContribution) {
        switch contribution {
        case .donation(let interaction): add(interaction)
        case .deletion(let deleted): donations.removeAll(where: deleted.selector)
        case .suggestedShortcuts(let shortcuts): suggestedShortcuts = shortcuts
        case .relevantShortcuts(let shortcuts): relevantShortcuts = shortcuts
        case .upcomingMedia(let intents): upcomingMedia = intents
        case .predictionMode(let mode, let type): predictionModes[type] = mode
        case .userContext(let context): userContext = context
        case .notification(let request):
            notifications.removeAll { $0.notificationIdentifier == request.notificationIdentifier }
            notifications = (notifications + [request]).suffix(Self.mostNotifications)
        case .notificationsRemoved(nil): notifications = []
        case .notificationsRemoved(let identifiers?):
            notifications.removeAll { $0.notificationIdentifier.map(identifiers.contains) ?? false }
        }
    }

    /// The most notifications kept; of more, the latest are.
    private static let mostNotifications = 64

    /// Contributions that come to this state.
    package var all: [AppContribution] {
        var all = donations.map { AppContribution.donation($0) }
        if !suggestedShortcuts.isEmpty { all.append(.suggestedShortcuts(suggestedShortcuts)) }
        if !relevantShortcuts.isEmpty { all.append(.relevantShortcuts(relevantShortcuts)) }
        if !upcomingMedia.isEmpty { all.append(.upcomingMedia(upcomingMedia)) }
        all += predictionModes.sorted { $0.key < $1.key }.map { .predictionMode($0.value, mediaType: $0.key) }
        all += notifications.map { .notification($0) }
        return all + (userContext.map { [.userContext($0)] } ?? [])
    }

    private mutating func add(_ interaction: Record) {
        if let identifier = interaction.donationIdentifier {
            donations.removeAll { $0.type == interaction.type && $0.donationIdentifier == identifier }
        }
        donations.append(interaction)
        if donations.count > Self.mostDonations {
            donations.removeFirst()
            droppedDonations += 1
        }
    }
}

extension AppContribution.Donations {
    /// Whether a donated record is selected.
    public var selector: (Record) -> Bool {
        switch self {
        case .all: return { !$0.isActivity }
        case .identifiers(let names):
            let names = Set(names)
            return { !$0.isActivity && $0.donationIdentifier.map(names.contains) ?? false }
        case .group(let group): return { !$0.isActivity && $0["groupIdentifier"]?.string == group }
        case .allActivities: return { $0.isActivity }
        case .activities(let names):
            let names = Set(names)
            return { $0.isActivity && $0.donationIdentifier.map(names.contains) ?? false }
        }
    }
}

extension Record {
    /// Whether it is an activity, a record of the type `NSUserActivity`.
    public var isActivity: Bool { type == "NSUserActivity" }

    /// The identifier that the app has given what it donates; `nil` if it has given none.
    public var donationIdentifier: String? { self[isActivity ? "persistentIdentifier" : "identifier"]?.string }

    /// The identifier of a notification, a record of the type `UNNotificationRequest`; `nil` if it has none.
    public var notificationIdentifier: String? { self["identifier"]?.string.flatMap { $0.isEmpty ? nil : $0 } }
}

extension AppContribution {
    /// What the app has done, for the developer, as the predicate of a sentence whose subject is the app.
    var summary: String {
        switch self {
        case .donation(let activity) where activity.isActivity: "donated an activity, which is kept"
        case .donation(let interaction):
            "donated an interaction of \(interaction["intent"]?.record?.type ?? "no intent"), which is kept"
        case .deletion(.all): "deleted all of its donations"
        case .deletion(.identifiers(let identifiers)): "deleted its donations of \(identifiers.count) identifiers"
        case .deletion(.group): "deleted its donations of a group"
        case .deletion(.allActivities): "deleted all of the activities that it donated"
        case .deletion(.activities(let identifiers)): "deleted activities of \(identifiers.count) identifiers"
        case .suggestedShortcuts(let shortcuts): "suggested \(shortcuts.count) shortcuts, which are kept"
        case .relevantShortcuts(let shortcuts): "named \(shortcuts.count) relevant shortcuts, which are kept"
        case .upcomingMedia(let intents): "named \(intents.count) media that may be played next, which are kept"
        case .predictionMode: "set what media to expect, which is kept"
        case .userContext(let context): "provided an \(context.type), which is kept"
        case .notification: "asked for a notification, which is kept until it is due"
        case .notificationsRemoved(nil): "removed its pending notifications"
        case .notificationsRemoved(let identifiers?): "removed pending notifications of \(identifiers.count) identifiers"
        }
    }
}

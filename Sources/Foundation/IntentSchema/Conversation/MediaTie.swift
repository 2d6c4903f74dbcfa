/// What an app says about a person's media: their context (`INMediaUserContext`) and what they are likely to play next
/// (`INUpcomingMediaManager`).
public struct MediaTie: Hashable, Sendable {
    /// Whether the person subscribes to the app's service; `nil` when the app does not say.
    public var isSubscriber: Bool?
    /// How many items the person has in the app's library; 0 when the app does not say.
    public var libraryItems: Int
    /// What the app suggests playing, an intent that fits the request; `nil` if it suggests nothing of the kind.
    public var upcoming: Record?

    public init(isSubscriber: Bool? = nil, libraryItems: Int = 0, upcoming: Record? = nil) {
        self.isSubscriber = isSubscriber
        self.libraryItems = libraryItems
        self.upcoming = upcoming
    }

    /// - Parameters:
    ///   - context: the app's record of a subtype of `INUserContext`; contexts of other types say nothing about media.
    ///   - upcoming: what the app suggests playing.
    public init(context: Record?, upcoming: Record?) {
        let context = context?.type == "INMediaUserContext" ? context : nil
        let isSubscriber: Bool? =
            switch context?["subscriptionStatus"]?.integer {
            case Self.notSubscribed: false
            case Self.subscribed: true
            default: nil
            }
        self.init(
            isSubscriber: isSubscriber, libraryItems: max(0, context?["numberOfLibraryItems"]?.integer ?? 0),
            upcoming: upcoming)
    }

    /// Raw values of `INMediaUserContext.SubscriptionStatus`.
    private static let (notSubscribed, subscribed) = (1, 2)
}

extension MediaTie: JSONRepresentable {
    public var json: JSONValue {
        [
            "isSubscriber": isSubscriber.map { .bool($0) }, "libraryItems": libraryItems == 0 ? nil : .integer(libraryItems),
            "upcoming": upcoming?.json,
        ]
    }

    public init(json: JSONValue) throws(JSONError) {
        self.init(
            isSubscriber: try json.optional("isSubscriber"), libraryItems: try json.optional("libraryItems") ?? 0,
            upcoming: try json.optional("upcoming"))
    }
}

extension Hypothesis {
    /// Whether this asks to play something without naming it, and the suggestion of an app is something of the kind.
    ///
    /// - Parameter suggestion: a record of the type `INPlayMediaIntent`.
    public func leavesOpen(_ suggestion: Record) -> Bool {
        guard let wanted = openMedia, suggestion.type == intent else { return false }
        let items = (suggestion["mediaItems"]?.list ?? []) + [suggestion["mediaContainer"]].compactMap(\.self)
        guard !items.isEmpty else { return false }
        guard wanted != .any else { return true }
        return items.contains { MediaKind(type: $0.record?["type"]?.integer ?? 0) == wanted }
    }

    /// Whether this asks to play something without naming it.
    public var leavesMediaOpen: Bool { openMedia != nil }

    /// The kind of media to play, if nothing more is said of it.
    private var openMedia: MediaKind? {
        guard intent == "INPlayMediaIntent", shortcut == nil, ambiguities.isEmpty, unknownValues.isEmpty, leftOut == nil,
            parameters["mediaItems"] == nil, parameters["mediaContainer"] == nil, parameters["resumePlayback"] == nil
        else { return nil }
        guard let search = parameters["mediaSearch"]?.record else { return .any }
        guard search.fields.keys.allSatisfy({ $0 == "mediaType" }) else { return nil }
        return search["mediaType"]?.integer.map { MediaKind(type: $0) } ?? .any
    }
}

/// Types of media that one word such as "podcast" may stand for.
private enum MediaKind: Hashable {
    /// Not said.
    case any
    case music
    case podcast
    case television
    /// Only the same type.
    case type(Int)

    /// - Parameter type: a raw value of `INMediaItemType`; where an app does not say it, it is taken for music.
    init(type: Int) {
        self =
            switch type {
            case 0...5, 9, 18, 19: .music
            case 6, 7, 8, 15: .podcast
            case 12, 13: .television
            default: .type(type)
            }
    }
}

public import Foundation

/// Which apps a person uses for an intent: what they have decided, and what they have done of late.
public struct AppHabit: Hashable, Sendable {
    /// The latest uses of each app that count. More would not change which app is usual.
    public static let mostUses = 64
    /// After this time, in seconds, a use weighs half: four weeks, so that a habit that has ended yields within a month or two.
    public static let halfLife: TimeInterval = 28 * 86_400
    /// An app is usual if the next use is likelier than this to be of it.
    public static let share = 0.75

    /// The identifier of the app that the person has chosen for good; `nil` for none.
    public var preferred: String?
    /// The uses by app identifier, each between 0 and 1 by its age; apps without uses are left out.
    public var weights: [String: Double]
    /// What the apps say about the person's media, by app identifier; empty for intents that play no media.
    public var media: [String: MediaTie]

    public init(preferred: String? = nil, weights: [String: Double] = [:], media: [String: MediaTie] = [:]) {
        self.preferred = preferred
        self.weights = weights
        self.media = media
    }

    /// - Parameter uses: when the apps were used, by identifier.
    public init(preferred: String?, uses: [String: [Date]], at now: Date) {
        self.init(preferred: preferred, weights: uses.mapValues { Self.weight(of: $0, at: now) })
    }

    /// The weight of uses at these times, the latest first.
    public static func weight(of uses: [Date], at now: Date) -> Double {
        uses.prefix(mostUses).reduce(0) { sum, time in sum + exp2(min(0, time.timeIntervalSince(now)) / halfLife) }
    }

    /// The usual one of these apps; `nil` if there is none.
    ///
    /// With `w` the weight of an app's uses, `W` that of all and `n` apps, Laplace's rule of succession expects the next use to be of
    /// the app with probability (w + 1) / (W + n). So one of two apps becomes usual at the third use within a few weeks, one of three at
    /// the sixth, and an app that is used a third as often as another keeps that from being usual.
    public func usual(among apps: [String]) -> String? {
        weights.usual(among: apps)
    }

    /// The only one of these apps to which the person subscribes; `nil` if they subscribe to several or none, an app does not say whether
    /// they do, or they use another one more.
    public func subscribed(among apps: [String]) -> String? {
        guard let app = apps.first(where: { media[$0]?.isSubscriber == true }) else { return nil }
        let others = apps.filter { $0 != app }
        let isClear = others.allSatisfy { media[$0]?.isSubscriber == false && weights[$0] ?? 0 <= weights[app] ?? 0 }
        return isClear ? app : nil
    }
}

extension [String: Double] {
    /// The usual one of these apps or people, whose uses have these weights; see ``AppHabit/usual(among:)``.
    package func usual(among names: [String]) -> String? {
        let total = names.reduce(0) { $0 + (self[$1] ?? 0) } + Double(names.count)
        return names.first { ((self[$0] ?? 0) + 1) / total > AppHabit.share }
    }
}

extension AppHabit: JSONRepresentable {
    public var json: JSONValue {
        ["preferred": preferred?.json, "weights": weights.jsonUnlessEmpty, "media": media.jsonUnlessEmpty]
    }

    public init(json: JSONValue) throws(JSONError) {
        self.init(
            preferred: try json.optional("preferred"), weights: try json.optional("weights") ?? [:],
            media: try json.optional("media") ?? [:])
    }
}

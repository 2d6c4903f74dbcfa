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

    public init(preferred: String? = nil, weights: [String: Double] = [:]) {
        self.preferred = preferred
        self.weights = weights
    }

    /// - Parameter uses: when the apps were used, by identifier.
    public init(preferred: String?, uses: [String: [Date]], at now: Date) {
        self.init(
            preferred: preferred,
            weights: uses.mapValues { times in
                times.prefix(Self.mostUses).reduce(0) { sum, time in
                    sum + exp2(min(0, time.timeIntervalSince(now)) / Self.halfLife)
                }
            })
    }

    /// The usual one of these apps; `nil` if there is none.
    ///
    /// With `w` the weight of an app's uses, `W` that of all and `n` apps, Laplace's rule of succession expects the next use to be of
    /// the app with probability (w + 1) / (W + n). So one of two apps becomes usual at the third use within a few weeks, one of three at
    /// the sixth, and an app that is used a third as often as another keeps that from being usual.
    public func usual(among apps: [String]) -> String? {
        let total = apps.reduce(0) { $0 + (weights[$1] ?? 0) } + Double(apps.count)
        return apps.first { ((weights[$0] ?? 0) + 1) / total > Self.share }
    }
}

extension AppHabit: JSONRepresentable {
    public var json: JSONValue { ["preferred": preferred?.json, "weights": weights.jsonUnlessEmpty] }

    public init(json: JSONValue) throws(JSONError) {
        self.init(preferred: try json.optional("preferred"), weights: try json.optional("weights") ?? [:])
    }
}

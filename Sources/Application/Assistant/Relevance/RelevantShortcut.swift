public import Foundation
public import IntentSchema

/// Something to do that an app considers relevant now (`INRelevantShortcut`).
public struct RelevantShortcut: Hashable, Sendable {
    /// Why it is relevant.
    public enum Reason: Hashable, Sendable {
        /// The app names the place where the person is, by the region's identifier; empty if it has none.
        case place(String)
        /// The app names this time.
        case time(DateInterval)
        /// The app names a part of the person's day.
        case routine(Routine)
        /// The app names neither a time nor a place.
        case always
        /// The app expects it to be played next.
        case upcoming
    }

    /// A part of the day, by the raw value of `INDailyRoutineRelevanceProvider.Situation`.
    public enum Routine: Int, Hashable, Sendable, CaseIterable {
        /// From 5 to 11 o'clock.
        case morning = 0
        /// From 17 to 22 o'clock.
        case evening = 1
        /// At the address of the person's own card with the label "home".
        case home = 2
        /// At the one with the label "work".
        case work = 3
        /// At the one with the label "school".
        case school = 4
        /// At the one with the label "gym".
        case gym = 5
        /// From 7 to 9 and from 16 to 19 o'clock on days that are no weekend, unless the person is at home or at work.
        case commute = 6
    }

    /// The app's identifier.
    public var app: String
    /// The intent with its values, or a record of the type `NSUserActivity`.
    public var content: Record
    /// The title of the app's card (`INDefaultCardTemplate`), or of the activity; `nil` if there is neither.
    public var title: String?
    /// The second line of the app's card.
    public var subtitle: String?
    /// Whether it tells the person something, rather than does something.
    public var isInformation: Bool
    /// The strongest reason first; never empty.
    public var reasons: [Reason]

    public init(
        app: String, content: Record, title: String?, subtitle: String? = nil, isInformation: Bool = false, reasons: [Reason]
    ) {
        self.app = app
        self.content = content
        self.title = title
        self.subtitle = subtitle
        self.isInformation = isInformation
        self.reasons = reasons
    }
}

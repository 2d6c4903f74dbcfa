public import Foundation
public import IntentSchema

/// A rendered message.
public struct RenderedMessage: Hashable, Sendable, Encodable {
    /// The text to speak.
    public var spoken: String
    /// The text to show; usually the same.
    public var shown: String
    /// The labels of the choices, in order; empty if there are none.
    public var choices: [String]
    /// Details to draw; `nil` if there are none.
    public var card: Card?

    public init(spoken: String, shown: String? = nil, choices: [String] = [], card: Card? = nil) {
        self.spoken = spoken
        self.shown = shown ?? spoken
        self.choices = choices
        self.card = card
    }
}

/// A card of details, for a terminal, page or screen.
public struct Card: Hashable, Sendable, Encodable {
    /// One detail.
    public struct Row: Hashable, Sendable, Encodable {
        /// The name of the detail.
        public var label: String
        /// The value in words.
        public var value: String

        public init(label: String, value: String) {
            self.label = label
            self.value = value
        }
    }

    /// The heading.
    public var title: String
    /// The display name of the app; `nil` if there is none.
    public var appName: String?
    /// The rows in order of importance.
    public var rows: [Row]
    /// A picture, such as a code to be scanned, as the app gave it, usually as PNG; `nil` if there is none.
    public var image: Data?
    /// What the app itself shows, from the top; the rows are what it does not show. Empty if it supplies no card.
    public var supplied: [SuppliedCard.Element]

    /// Larger pictures are left out, in bytes.
    public static let largestImage = 1 << 20

    public init(
        title: String, appName: String? = nil, rows: [Row], image: Data? = nil, supplied: [SuppliedCard.Element] = []
    ) {
        self.title = title
        self.appName = appName
        self.rows = rows
        self.image = image
        self.supplied = supplied
    }
}

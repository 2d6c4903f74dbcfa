/// A message in words, ready to be spoken and shown.
public struct RenderedMessage: Hashable, Sendable, Codable {
    /// To be spoken.
    public var spoken: String
    /// To be shown; usually the same words.
    public var shown: String
    /// What the person may choose from, in order; empty when there is nothing to choose.
    public var choices: [String]
    /// Details to be drawn; `nil` when words are enough.
    public var card: Card?

    public init(spoken: String, shown: String? = nil, choices: [String] = [], card: Card? = nil) {
        self.spoken = spoken
        self.shown = shown ?? spoken
        self.choices = choices
        self.card = card
    }
}

/// Details in order, for a terminal, a page or a screen to draw.
public struct Card: Hashable, Sendable, Codable {
    public struct Row: Hashable, Sendable, Codable {
        public var label: String
        public var value: String

        public init(label: String, value: String) {
            self.label = label
            self.value = value
        }
    }

    public var title: String
    /// The app that made it; `nil` when none did.
    public var appName: String?
    /// In the order of importance.
    public var rows: [Row]

    public init(title: String, appName: String? = nil, rows: [Row]) {
        self.title = title
        self.appName = appName
        self.rows = rows
    }
}

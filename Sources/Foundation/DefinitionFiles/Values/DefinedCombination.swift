/// A set of parameters that go together, with the sentence for it.
public struct DefinedCombination: Hashable, Sendable, Codable {
    /// The names of the parameters that have values.
    public var parameters: [String]
    /// The sentence, such as `Order ${quantity} ${soup}`.
    public var title: DefinedText
    /// A second line.
    public var subtitle: DefinedText
    /// Whether the intent can be handled without opening the app.
    public var runsInBackground: Bool
    /// Whether it is the one to offer where nothing is known.
    public var isPrimary: Bool

    public init(
        parameters: [String], title: DefinedText = .none, subtitle: DefinedText = .none, runsInBackground: Bool = true,
        isPrimary: Bool = false
    ) {
        self.parameters = parameters
        self.title = title
        self.subtitle = subtitle
        self.runsInBackground = runsInBackground
        self.isPrimary = isPrimary
    }
}

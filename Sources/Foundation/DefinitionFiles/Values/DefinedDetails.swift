/// What values a parameter or property may have, and how they are shown. Only what suits the type is set.
public struct DefinedDetails: Hashable, Sendable, Codable {
    /// The value that stands where a person has given none; `nil` for none.
    public var defaultValue: DefinedValue?
    /// The least number, or the least duration in seconds; `nil` for none.
    public var minimum: Double?
    /// The greatest number, or the greatest duration in seconds; `nil` for none.
    public var maximum: Double?
    /// Whether numbers below zero are possible; `nil` if the file does not say.
    public var allowsNegativeNumbers: Bool?
    /// What `true` is called.
    public var trueName: DefinedText
    /// What `false` is called.
    public var falseName: DefinedText
    /// What stands in an empty field.
    public var placeholder: DefinedText
    /// How the kind of value is called in the file: `Field`, `Stepper` or `Slider` for numbers, `Date`, `Time` or `DateTime`, `Name`, `City`
    /// or `Address` for places, `Contact` for people, `Image` or the like for files; `nil` if it does not say.
    public var kind: String?
    /// How long dates are written: `No`, `Short`, `Medium`, `Long`, `Full`; `nil` if the file does not say.
    public var dateStyle: String?
    /// How long times are written, likewise.
    public var timeStyle: String?
    /// A format for dates.
    public var template: DefinedText
    /// The unit of a duration, such as `Minutes`, or `Multiple`; `nil` if the file does not say.
    public var unit: String?
    /// The uniform type identifiers of a file.
    public var fileTypes: [String]
    /// How text is written: `None`, `Sentences`, `Words`, `Characters`; `nil` if the file does not say.
    public var capitalization: String?
    /// Whether text has several lines.
    public var isMultiline: Bool

    public init(
        defaultValue: DefinedValue? = nil, minimum: Double? = nil, maximum: Double? = nil, allowsNegativeNumbers: Bool? = nil,
        trueName: DefinedText = .none, falseName: DefinedText = .none, placeholder: DefinedText = .none, kind: String? = nil,
        dateStyle: String? = nil, timeStyle: String? = nil, template: DefinedText = .none, unit: String? = nil,
        fileTypes: [String] = [], capitalization: String? = nil, isMultiline: Bool = false
    ) {
        self.defaultValue = defaultValue
        self.minimum = minimum
        self.maximum = maximum
        self.allowsNegativeNumbers = allowsNegativeNumbers
        self.trueName = trueName
        self.falseName = falseName
        self.placeholder = placeholder
        self.kind = kind
        self.dateStyle = dateStyle
        self.timeStyle = timeStyle
        self.template = template
        self.unit = unit
        self.fileTypes = fileTypes
        self.capitalization = capitalization
        self.isMultiline = isMultiline
    }
}

/// A value that a definition file names.
public enum DefinedValue: Hashable, Sendable, Codable {
    /// Text.
    case text(DefinedText)
    /// A number, or a duration in seconds.
    case number(Double)
    /// Yes or no.
    case truth(Bool)
    /// The case of an enumeration, by name.
    case enumerationCase(String)
}

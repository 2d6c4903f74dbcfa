/// What the definition of an app's own intent says about a parameter beyond its type.
public struct CustomParameter: Hashable, Sendable {
    /// How a value is said, where its type leaves that open.
    public enum Form: String, Hashable, Sendable, CaseIterable {
        /// A duration in seconds.
        case duration = "duration"
        /// A `Measurement` of mass.
        case mass = "mass"
        /// A `Measurement` of length.
        case distance = "distance"
        /// A `Measurement` of temperature.
        case temperature = "temperature"
        /// A `Measurement` of speed.
        case speed = "speed"
        /// A `Measurement` of volume.
        case volume = "volume"
        /// A `Measurement` of energy.
        case energy = "energy"
    }

    /// The parameter's name as people read it.
    public var displayName: LocalizedText?
    /// How its values are said; `nil` if its type says so.
    public var form: Form?
    /// The questions about it.
    public var prompts: ParameterPrompts
    /// What to say if a value is not supported, by the name of the reason.
    public var reasons: [String: LocalizedText]
    /// The value if the person names none; `nil` for no value.
    public var defaultValue: ParameterValue?
    /// The numbers that it may be; `nil` for any.
    public var range: NumberRange?
    /// The condition for its existence; `nil` if it always exists.
    public var relationship: ParameterRelationship?
    /// Whether the app lists values for the words that the person is searching for.
    public var searchesOptions: Bool
    /// The words for `true`.
    public var trueName: LocalizedText?
    /// The words for `false`.
    public var falseName: LocalizedText?

    public init(
        displayName: LocalizedText? = nil, form: Form? = nil, prompts: ParameterPrompts = ParameterPrompts(),
        reasons: [String: LocalizedText] = [:], defaultValue: ParameterValue? = nil, range: NumberRange? = nil,
        relationship: ParameterRelationship? = nil, searchesOptions: Bool = false, trueName: LocalizedText? = nil,
        falseName: LocalizedText? = nil
    ) {
        self.displayName = displayName
        self.form = form
        self.prompts = prompts
        self.reasons = reasons
        self.defaultValue = defaultValue
        self.range = range
        self.relationship = relationship
        self.searchesOptions = searchesOptions
        self.trueName = trueName
        self.falseName = falseName
    }
}

/// The questions about a parameter. `${name}` stands for the value of a parameter, `${count}` for the number of choices.
public struct ParameterPrompts: Hashable, Sendable {
    /// Asks for a value.
    public var value: LocalizedText?
    /// Asks whether a value is right.
    public var confirmation: LocalizedText?
    /// Introduces a choice.
    public var disambiguationIntroduction: LocalizedText?
    /// Asks to choose.
    public var disambiguationSelection: LocalizedText?

    public init(
        value: LocalizedText? = nil, confirmation: LocalizedText? = nil, disambiguationIntroduction: LocalizedText? = nil,
        disambiguationSelection: LocalizedText? = nil
    ) {
        self.value = value
        self.confirmation = confirmation
        self.disambiguationIntroduction = disambiguationIntroduction
        self.disambiguationSelection = disambiguationSelection
    }
}

/// The numbers that a parameter may be.
public struct NumberRange: Hashable, Sendable {
    /// The reason of definition files against a number below the minimum.
    public static let tooLow = "lessThanMinimumValue"
    /// The reason against a number above the maximum.
    public static let tooHigh = "greaterThanMaximumValue"
    /// The reason against a number below zero.
    public static let negative = "negativeNumbersNotSupported"

    /// The least number; `nil` for no limit.
    public var minimum: Double?
    /// The greatest number; `nil` for no limit.
    public var maximum: Double?
    /// Whether it may be below zero.
    public var allowsNegative: Bool

    public init(minimum: Double? = nil, maximum: Double? = nil, allowsNegative: Bool = true) {
        self.minimum = minimum
        self.maximum = maximum
        self.allowsNegative = allowsNegative
    }

    /// The name of the reason why a number is not allowed; `nil` if it is, or if the value is no number.
    public func reason(against value: ParameterValue) -> String? {
        if let values = value.list { return values.lazy.compactMap(reason).first }
        guard let number = value.double else { return nil }
        if number < 0, !allowsNegative, minimum == nil { return Self.negative }
        if let minimum, number < minimum { return number < 0 && !allowsNegative ? Self.negative : Self.tooLow }
        if let maximum, number > maximum { return Self.tooHigh }
        return nil
    }
}

/// What handling an intent answers: codes with their texts, and values.
public struct DefinedResponse: Hashable, Sendable, Codable {
    /// The codes that the file declares: success and failure, then those of the app's own.
    public var codes: [DefinedCode]
    /// The values.
    public var properties: [DefinedProperty]
    /// The property that the next action is handed; `nil` for none.
    public var output: String?

    public init(codes: [DefinedCode] = [], properties: [DefinedProperty] = [], output: String? = nil) {
        self.codes = codes
        self.properties = properties
        self.output = output
    }

    /// The codes that every response has, in the order of their raw values, which begin with 0.
    public static let standardCodes = [
        "unspecified", "ready", "continueInApp", "inProgress", "success", "failure", "failureRequiringAppLaunch",
    ]

    /// The raw value of the first code of an app's own.
    public static let firstOwnCode = 100

    /// The names and raw values of all codes: the standard ones, then those of the app's own in file order.
    public var rawCodes: [(name: String, raw: Int)] {
        let own = codes.map(\.name).filter { !Self.standardCodes.contains($0) }
        return Self.standardCodes.enumerated().map { ($0.element, $0.offset) }
            + own.enumerated().map { ($0.element, Self.firstOwnCode + $0.offset) }
    }

    /// The property with that name; `nil` if the response has none.
    public func property(_ name: String) -> DefinedProperty? { properties.first { $0.name == name } }
}

/// A code with which a handler answers.
public struct DefinedCode: Hashable, Sendable, Codable {
    /// The name, such as `failureSoldOut`.
    public var name: String
    /// Whether it is good news.
    public var isSuccess: Bool
    /// What is shown and spoken; refers to properties as `${waitTime}`.
    public var text: DefinedText
    /// What is spoken where there is no screen.
    public var conciseText: DefinedText

    public init(name: String, isSuccess: Bool, text: DefinedText = .none, conciseText: DefinedText = .none) {
        self.name = name
        self.isSuccess = isSuccess
        self.text = text
        self.conciseText = conciseText
    }
}

/// A value of a response, or of an object.
public struct DefinedProperty: Hashable, Sendable, Codable {
    /// The name, such as `waitTime`.
    public var name: String
    /// The type of the value, or of each value of a list.
    public var type: DefinedType
    /// Whether there may be several values.
    public var isList: Bool
    /// What the property is called.
    public var displayName: DefinedText
    /// How values are shown.
    public var details: DefinedDetails

    public init(
        name: String, type: DefinedType, isList: Bool = false, displayName: DefinedText = .none,
        details: DefinedDetails = DefinedDetails()
    ) {
        self.name = name
        self.type = type
        self.isList = isList
        self.displayName = displayName
        self.details = details
    }
}

/// What the definition of an app's own intent says beyond parameters and response: how it is requested, worded and guarded.
///
/// Everything is optional, since definitions written in Swift need none of it.
public struct CustomIntent: Hashable, Sendable {
    /// When the app must not be asked to do this.
    public enum Restriction: String, Hashable, Sendable {
        /// Not while the device is locked.
        case whileLocked = "whileLocked"
        /// Not while protected data is unavailable, which it is as long as the device is locked.
        case whileProtectedDataUnavailable = "whileProtectedDataUnavailable"
    }

    /// The intent's title, such as "Order Soup".
    public var title: LocalizedText?
    /// The kind of action.
    public var category: IntentCategory
    /// The verb chosen for the category, such as `Order`; `nil` if the definition has none.
    public var verb: String?
    /// The ways to request it, with their titles.
    public var combinations: [ParameterCombination]
    /// What to say for the response's codes, by name.
    public var responses: [String: ResponseText]
    /// The codes, besides `success`, that mean that the request was carried out.
    public var successCodes: Set<String>
    /// The field of the response that is the intent's result; `nil` if it has none.
    public var output: String?
    /// When the app must not be asked; `nil` for no restriction.
    public var restriction: Restriction?

    public init(
        title: LocalizedText? = nil, category: IntentCategory = .generic, verb: String? = nil,
        combinations: [ParameterCombination] = [], responses: [String: ResponseText] = [:], successCodes: Set<String> = [],
        output: String? = nil, restriction: Restriction? = nil
    ) {
        self.title = title
        self.category = category
        self.verb = verb
        self.combinations = combinations
        self.responses = responses
        self.successCodes = successCodes
        self.output = output
        self.restriction = restriction
    }
}

/// Parameters that are given together, with the sentence for such a request.
///
/// `${name}` in a text stands for the value of a parameter.
public struct ParameterCombination: Hashable, Sendable {
    /// The names of the parameters, in no particular order.
    public var parameters: [String]
    /// The sentence, such as `Order ${quantity} ${soup}`; `nil` if there is none.
    public var title: LocalizedText?
    /// Details below the title; `nil` if there are none.
    public var subtitle: LocalizedText?
    /// Whether the extension can handle it without the app being opened.
    public var isHandledInBackground: Bool

    public init(
        parameters: [String], title: LocalizedText? = nil, subtitle: LocalizedText? = nil, isHandledInBackground: Bool = true
    ) {
        self.parameters = parameters
        self.title = title
        self.subtitle = subtitle
        self.isHandledInBackground = isHandledInBackground
    }
}

/// The texts of a response code. `${name}` stands for a field of the response.
public struct ResponseText: Hashable, Sendable {
    /// The text to show and to say; `nil` for the assistant's own words.
    public var format: LocalizedText?
    /// A shorter text to say where nothing can be shown; `nil` if it is the same.
    public var concise: LocalizedText?

    public init(format: LocalizedText? = nil, concise: LocalizedText? = nil) {
        self.format = format
        self.concise = concise
    }
}

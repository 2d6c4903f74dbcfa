public import IntentSchema

/// What the host asks an extension to do: one method call on one fresh handler.
public struct ExtensionRequest: Hashable, Sendable {
    /// Which method of the handling protocol is called.
    public enum Method: Hashable, Sendable {
        /// The resolve method of the parameter.
        case resolve(parameter: String)
        /// The method that lists values to choose from for the parameter.
        case options(parameter: String)
        /// The confirm method of the intent.
        case confirm
        /// The operation is the same however often the same confirmed request is delivered.
        case handle(operation: String)
    }

    /// The method to call on the handler.
    public var method: Method
    /// The intent with all the values known so far; its type is the intent's class name.
    public var intent: Record
    /// Names the request to the app, the same for every call about it; it becomes `INIntent.identifier`.
    public var identifier: String
    /// The identifier of the person who makes the request.
    public var person: String

    public init(method: Method, intent: Record, identifier: String, person: String) {
        self.method = method
        self.intent = intent
        self.identifier = identifier
        self.person = person
    }
}

/// What came back from a call.
public enum ExtensionReply: Hashable, Sendable {
    /// One resolution; for parameters resolved element by element, one each, in their order.
    case resolved([Resolution], isList: Bool)
    /// The response of confirm or handle, with `code` and `userActivity` among its fields.
    case responded(Record)
    /// Values to choose from, in the order to offer them.
    case options([ParameterValue])
    /// The handler has no such method; nothing was called.
    case notImplemented
    /// The call brought no usable answer.
    case failed(ExtensionFailure)
}

/// The outcome of resolving a parameter or one element of it.
public enum Resolution: Hashable, Sendable {
    /// The value to go on with; `nil` leaves the parameter as it is.
    case success(ParameterValue?)
    /// This request needs no value for the parameter; the person is not asked.
    case notRequired
    /// A value is missing; the person is asked for one.
    case needsValue
    /// Values for the person to choose from, in the order to offer them. A single one is confirmed; if there are none, the
    /// person is asked for a value.
    case disambiguation([ParameterValue])
    /// `value` is `nil` when the value that came is the one to confirm; `reason` is the app's, as a raw value.
    case confirmationRequired(ParameterValue?, reason: Int?)
    /// `reason` is the app's, as a raw value; `nil` when it gave none.
    case unsupported(reason: Int?)
}

/// Why a call brought no usable answer.
public struct ExtensionFailure: Error, Hashable, Sendable {
    /// The kinds of failures; raw values appear in explanations.
    public enum Code: String, Hashable, Sendable {
        /// `handler(for:)` returned nothing.
        case noHandler = "noHandler"
        /// The handler does not adopt the protocol named after the intent.
        case wrongHandler = "wrongHandler"
        /// The extension does not declare the intent.
        case undeclaredIntent = "undeclaredIntent"
        /// No answer within the time allowed.
        case deadlineExceeded = "deadlineExceeded"
        /// The answer is not one that the method may give.
        case badReply = "badReply"
        /// The intent or a value could not be turned into what the extension expects.
        case badRequest = "badRequest"
        /// The extension ended or could not be reached.
        case unavailable = "unavailable"
        /// The call was made, but the host was interrupted before its answer came; what came of it is not known.
        case outcomeUnknown = "outcomeUnknown"
    }

    /// The kind of failure.
    public var code: Code
    /// For the developer: what, where and what to do next.
    public var message: String

    public init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }
}

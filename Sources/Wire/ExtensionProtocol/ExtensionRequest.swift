public import IntentSchema

/// What the host asks an extension to do: call one method of one fresh handler.
public struct ExtensionRequest: Hashable, Sendable {
    /// The method of the handling protocol to call.
    public enum Method: Hashable, Sendable {
        /// The resolve method of the parameter.
        case resolve(parameter: String)
        /// The method that lists values to choose from for the parameter: those for the words that the person is searching for, or all if
        /// `search` is `nil`. If `orDefault` is true and the handler has a default value for the parameter, the answer is that value, as a
        /// resolution.
        case options(parameter: String, search: String? = nil, orDefault: Bool = false)
        /// The confirm method of the intent.
        case confirm
        /// The handle method. The operation stays the same however often the same confirmed request is delivered.
        case handle(operation: String)
    }

    /// The method to call on the handler.
    public var method: Method
    /// The intent with all the values known so far; its type is the intent's class name.
    public var intent: Record
    /// Identifies the request to the app, the same for every call about it; it becomes `INIntent.identifier`.
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

/// The result of a call.
public enum ExtensionReply: Hashable, Sendable {
    /// One resolution, or for parameters resolved element by element, one per element, in order.
    case resolved([Resolution], isList: Bool)
    /// The response of confirm or handle, with `code` and `userActivity` among its fields.
    case responded(Record)
    /// Values to choose from, in the order to offer them.
    case options([ParameterValue])
    /// The handler has no such method; no method was called.
    case notImplemented
    /// The call produced no usable answer.
    case failed(ExtensionFailure)
}

/// The outcome of resolving a parameter or one element of it.
public enum Resolution: Hashable, Sendable {
    /// The value to continue with; `nil` leaves the parameter as it is.
    case success(ParameterValue?)
    /// This request needs no value for the parameter; the person is not prompted.
    case notRequired
    /// A value is missing; the person is prompted for one.
    case needsValue
    /// Values for the person to choose from, in the order to offer them. A single one is confirmed; if there are none, the person
    /// is prompted for a value.
    case disambiguation([ParameterValue])
    /// If `value` is `nil`, the value passed in is the one to confirm; `reason` is the app's, as a raw value.
    case confirmationRequired(ParameterValue?, reason: Int?)
    /// `reason` is the app's, as a raw value; `nil` if it gave none.
    case unsupported(reason: Int?)
}

/// Why a call produced no usable answer.
public struct ExtensionFailure: Error, Hashable, Sendable {
    /// The kinds of failures; raw values appear in explanations.
    public enum Code: String, Hashable, Sendable {
        /// `handler(for:)` returned nothing.
        case noHandler = "noHandler"
        /// The handler does not adopt the protocol named after the intent.
        case wrongHandler = "wrongHandler"
        /// The extension does not declare the intent.
        case undeclaredIntent = "undeclaredIntent"
        /// There was no answer before the deadline.
        case deadlineExceeded = "deadlineExceeded"
        /// The method must not give this answer.
        case badReply = "badReply"
        /// The intent or a value could not be converted to what the extension expects.
        case badRequest = "badRequest"
        /// The extension exited or could not be reached.
        case unavailable = "unavailable"
        /// The call was made, but the host was interrupted before the answer arrived; the outcome is unknown.
        case outcomeUnknown = "outcomeUnknown"
    }

    /// The kind of failure.
    public var code: Code
    /// For the developer: what happened, where, and what to do next.
    public var message: String

    public init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }
}

/// One file of the schema, as its JSON says it. A domain file bears the domain's name; shared types have none.
public struct SchemaFile: Decodable, Sendable {
    public var domain: String?
    public var intents: [IntentEntry]?
    public var domainProtocols: [DomainProtocolEntry]?
    public var records: [RecordEntry]?
    public var resolutionResults: [ResolutionResultEntry]?
    public var enumerations: [EnumerationEntry]?
    public var optionSets: [EnumerationEntry]?
    public var stringConstants: [StringConstantEntry]?
}

/// An intent with its handling protocol and response.
public struct IntentEntry: Decodable, Sendable {
    public var name: String
    public var deprecated: String?
    /// The global constant that holds the intent's name; `nil` when there is none.
    public var identifier: IdentifierEntry?
    /// The protocol that handlers adopt; `nil` when nothing handles the intent.
    public var handling: String?
    public var alwaysConfirms: Bool
    public var parameters: [ParameterEntry]
    public var inits: [InitEntry]
    public var confirm: MethodEntry?
    public var handle: MethodEntry?
    /// Methods that start and stop the flow of updates.
    public var updates: [MethodEntry]?
    /// The protocol of those that receive updates.
    public var observer: ObserverEntry?
    public var response: ResponseEntry
}

/// A global constant.
public struct IdentifierEntry: Decodable, Sendable {
    public var name: String
    public var deprecated: String?
}

/// A protocol with one method that takes a response.
public struct ObserverEntry: Decodable, Sendable {
    public var name: String
    public var method: String
}

/// A parameter of an intent.
public struct ParameterEntry: Decodable, Sendable {
    public var name: String
    public var type: String
    public var settable: Bool?
    public var deprecated: String?
    /// The resolve methods, the newest result type first.
    public var resolve: [MethodEntry]?
    /// The parameters that make up for a missing value, with the case where only one value does (`destinationType.redial`); `nil` if
    /// the intent makes sense without any.
    public var neededUnless: [String]?
}

/// A method of a handling protocol, by its full name with labels.
public struct MethodEntry: Decodable, Sendable {
    public var method: String
    /// The spelling of the first generation of the API, where it had one of its own.
    public var legacy: String?
    /// The resolution result's class, for resolve methods.
    public var result: String?
    /// Whether a list of results is given.
    public var list: Bool?
    /// The parameters' types, for methods other than resolve, confirm and handle.
    public var types: [String]?
    public var required: Bool?
    public var deprecated: String?
}

/// An initializer and the fields that it sets.
public struct InitEntry: Decodable, Sendable {
    public struct Parameter: Decodable, Sendable {
        public var label: String
        public var name: String
        public var type: String
        /// The field set; the parameter's name when absent.
        public var field: String?
        public var `default`: String?
    }

    public var params: [Parameter]
    public var failable: Bool?
    public var implicitlyUnwrapped: Bool?
    public var deprecated: String?
}

/// A response class.
public struct ResponseEntry: Decodable, Sendable {
    public var name: String
    /// The enumeration of its codes.
    public var codes: String
    public var fields: [FieldEntry]
    public var inits: [InitEntry]
}

/// A property of a record class.
public struct FieldEntry: Decodable, Sendable {
    public var name: String
    public var type: String
    public var settable: Bool?
    /// Whether the property stands in hand-written code.
    public var handwritten: Bool?
    /// `false` when the property is computed from others.
    public var stored: Bool?
    /// Whether a record without the field is refused.
    public var required: Bool?
    public var deprecated: String?
}

/// A class that shows a record.
public struct RecordEntry: Decodable, Sendable {
    public var name: String
    public var superclass: String?
    /// A nested name for the class, such as `INCar.HeadUnit`; `nil` when it has none.
    public var alias: String?
    public var deprecated: String?
    /// Whether the class stands in hand-written code and only its fields are of interest.
    public var handwritten: Bool?
    /// `false` when `init()` must not be called.
    public var emptyInit: Bool?
    public var fields: [FieldEntry]
    public var inits: [InitEntry]?
}

/// A class that tells the outcome of resolving a parameter.
public struct ResolutionResultEntry: Decodable, Sendable {
    public struct Method: Decodable, Sendable {
        public struct Parameter: Decodable, Sendable {
            public var label: String
            public var type: String
            public var `default`: String?
        }
        public var name: String
        public var params: [Parameter]
        public var returns: String
    }
    /// The initializer that takes over another result.
    public struct Wrapping: Decodable, Sendable {
        public var label: String
        public var type: String
    }

    public var name: String
    public var superclass: String
    public var methods: [Method]
    public var wraps: Wrapping?
    public var deprecated: String?
}

/// An enumeration or an option set.
public struct EnumerationEntry: Decodable, Sendable {
    public struct Case: Decodable, Sendable {
        public var name: String
        public var raw: Int
        public var deprecated: String?
    }

    public var name: String
    public var cases: [Case]
    /// Former names of cases.
    public var aliases: [Case]?
    /// Whether raw values are of the type `UInt`.
    public var unsigned: Bool?
    public var deprecated: String?
}

/// A wrapped string with named values.
public struct StringConstantEntry: Decodable, Sendable {
    public var name: String
    public var values: [String]
    public var unlabelledInit: Bool
}

/// A protocol that gathers the handling protocols of a domain.
public struct DomainProtocolEntry: Decodable, Sendable {
    public var name: String
    public var protocols: [String]
}

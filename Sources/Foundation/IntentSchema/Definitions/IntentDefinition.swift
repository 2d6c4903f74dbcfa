/// What the schema says of one intent: its parameters in declared order, how it is resolved and how it answers.
public struct IntentDefinition: Hashable, Sendable {
    /// The class name, such as `INRequestRideIntent`; also the type of the intent's record.
    public var name: String
    /// The domain's name, such as `Ride booking`.
    public var domain: String
    /// The protocol that a handler must adopt, such as `INRequestRideIntentHandling`; `nil` when nothing handles the intent.
    public var handlingProtocol: String?
    /// In declared order, which is the order of resolving.
    public var parameters: [ParameterDefinition]
    /// The type of the response's record, such as `INRequestRideIntentResponse`.
    public var response: String
    /// The response's codes in order of raw value.
    public var responseCodes: [NamedRawValue]
    /// The response's own fields.
    public var responseFields: [FieldDefinition]
    /// Whether the request is put to the person whatever the handler says (it moves money or cannot be undone).
    public var alwaysConfirms: Bool

    public init(
        name: String, domain: String, handlingProtocol: String?, parameters: [ParameterDefinition], response: String,
        responseCodes: [NamedRawValue], responseFields: [FieldDefinition], alwaysConfirms: Bool
    ) {
        self.name = name
        self.domain = domain
        self.handlingProtocol = handlingProtocol
        self.parameters = parameters
        self.response = response
        self.responseCodes = responseCodes
        self.responseFields = responseFields
        self.alwaysConfirms = alwaysConfirms
    }

    /// The parameter of that name; `nil` when the intent has none.
    public func parameter(_ name: String) -> ParameterDefinition? { parameters.first { $0.name == name } }

    /// The response code with that raw value; `nil` when the schema has none.
    public func responseCode(_ raw: Int) -> NamedRawValue? { responseCodes.first { $0.raw == raw } }
}

/// One parameter of an intent.
public struct ParameterDefinition: Hashable, Sendable {
    public var name: String
    public var type: ValueType
    /// Whether the handling protocol has a resolve method for it.
    public var isResolvable: Bool
    /// Names of the reasons that an `unsupported` or a confirmation may carry, by raw value.
    public var reasons: [Int: String]
    /// Whether the handling protocol has a method that lists values to choose from (`provide...OptionsCollection`). No intent
    /// of the system has one; intents of apps' own may.
    public var listsOptions: Bool
    /// The parameters on whose values it depends, which are resolved before it; `nil` where nobody knows, which counts as all.
    public var dependencies: Set<String>?

    public init(
        name: String, type: ValueType, isResolvable: Bool, reasons: [Int: String] = [:], listsOptions: Bool = false,
        dependencies: Set<String>? = nil
    ) {
        self.name = name
        self.type = type
        self.isResolvable = isResolvable
        self.reasons = reasons
        self.listsOptions = listsOptions
        self.dependencies = dependencies
    }
}

/// One field of a record type or a response.
public struct FieldDefinition: Hashable, Sendable {
    public var name: String
    public var type: ValueType
    /// Whether a record without the field is refused.
    public var isRequired: Bool

    public init(name: String, type: ValueType, isRequired: Bool = false) {
        self.name = name
        self.type = type
        self.isRequired = isRequired
    }
}

/// The name and raw value of a response code or an enumeration's case.
public struct NamedRawValue: Hashable, Sendable {
    public var name: String
    public var raw: Int

    public init(name: String, raw: Int) {
        self.name = name
        self.raw = raw
    }
}

/// The type of a parameter or field.
public indirect enum ValueType: Hashable, Sendable {
    case bool
    case integer
    case double
    case decimal
    case string
    case url
    case data
    case date
    case dateComponents
    /// An enumeration of the catalogue, stored as its raw value.
    case enumeration(String)
    /// An option set of the catalogue, stored as its raw value.
    case optionSet(String)
    /// A wrapped string such as `INPersonRelationship`, stored as a string.
    case stringConstant(String)
    /// A record type such as `INPerson`.
    case record(String)
    case list(ValueType)
}

/// What the schema says of a record type: its fields.
public struct RecordDefinition: Hashable, Sendable {
    public var name: String
    /// Its own fields and those of the types above it.
    public var fields: [FieldDefinition]
    /// The type of which this is a kind; `nil` when there is none.
    public var superclass: String?

    public init(name: String, fields: [FieldDefinition], superclass: String? = nil) {
        self.name = name
        self.fields = fields
        self.superclass = superclass
    }
}

/// What the schema says of an enumeration or option set: the raw value of each case.
public struct EnumerationDefinition: Hashable, Sendable {
    public var name: String
    public var isOptionSet: Bool
    /// In declared order.
    public var cases: [NamedRawValue]

    public init(name: String, isOptionSet: Bool, cases: [NamedRawValue]) {
        self.name = name
        self.isOptionSet = isOptionSet
        self.cases = cases
    }

    /// The case's name; `nil` when the schema has no such raw value.
    public func name(of raw: Int) -> String? { cases.first { $0.raw == raw }?.name }
    /// The case's raw value; `nil` when the schema has no such case.
    public func raw(of name: String) -> Int? { cases.first { $0.name == name }?.raw }
}

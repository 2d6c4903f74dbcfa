/// The definition of an intent: its parameters, handling protocol and response.
public struct IntentDefinition: Hashable, Sendable {
    /// The class name, such as `INRequestRideIntent`; also the type of the intent's record.
    public var name: String
    /// The domain's name, such as `Ride booking`.
    public var domain: String
    /// The protocol that a handler must adopt, such as `INRequestRideIntentHandling`; `nil` if the intent is never handled.
    public var handlingProtocol: String?
    /// The parameters in declared order, which is the resolution order.
    public var parameters: [ParameterDefinition]
    /// The type of the response's record, such as `INRequestRideIntentResponse`.
    public var response: String
    /// The response codes, by raw value.
    public var responseCodes: [NamedRawValue]
    /// The fields of the response.
    public var responseFields: [FieldDefinition]
    /// Whether the person must always confirm, because the intent moves money or cannot be undone.
    public var alwaysConfirms: Bool
    /// What the definition of an app's own intent says besides; `nil` for the system's and for definitions written in Swift.
    public var custom: CustomIntent?

    public init(
        name: String, domain: String, handlingProtocol: String?, parameters: [ParameterDefinition], response: String,
        responseCodes: [NamedRawValue], responseFields: [FieldDefinition], alwaysConfirms: Bool, custom: CustomIntent? = nil
    ) {
        self.name = name
        self.domain = domain
        self.handlingProtocol = handlingProtocol
        self.parameters = parameters
        self.response = response
        self.responseCodes = responseCodes
        self.responseFields = responseFields
        self.alwaysConfirms = alwaysConfirms
        self.custom = custom
    }

    /// The parameter with that name; `nil` if the intent has none.
    public func parameter(_ name: String) -> ParameterDefinition? { parameters.first { $0.name == name } }

    /// Whether the intent says nothing without the parameter's value: it is needed, and neither it nor a substitute is there.
    public func isIncomplete(_ intent: Record, without name: String) -> Bool {
        guard let substitutes = parameter(name)?.substitutes, !intent[name].says(nil) else { return false }
        return !substitutes.contains { intent[$0.parameter].says($0.rawValues.isEmpty ? nil : $0.rawValues) }
    }

    /// The response code with that raw value; `nil` if there is none.
    public func responseCode(_ raw: Int) -> NamedRawValue? { responseCodes.first { $0.raw == raw } }

    /// The name of the response code by which an extension leaves handling to its app.
    public static let handleInApp = "handleInApp"

    /// Whether an extension may leave handling to its app.
    public var mayBeLeftToApplication: Bool { responseCodes.contains { $0.name == Self.handleInApp } }
}

/// One parameter of an intent.
public struct ParameterDefinition: Hashable, Sendable {
    /// The parameter's name, such as `dropOffLocation`.
    public var name: String
    /// The type of its value.
    public var type: ValueType
    /// Whether the handling protocol has a resolve method for it.
    public var isResolvable: Bool
    /// Names of the reasons of an `unsupported` or confirmation result, by raw value.
    public var reasons: [Int: String]
    /// Whether the handling protocol has a method that lists values to choose from (`provide...OptionsCollection`). No system
    /// intent has one; custom intents may.
    public var listsOptions: Bool
    /// The parameters that its resolution depends on, which are resolved first; `nil` means unknown, treated as all parameters.
    public var dependencies: Set<String>?
    /// The parameters any of which makes up for a missing value of this one; `nil` if the intent makes sense without all of them.
    ///
    /// Without such a value, the intent says nothing, like a call to nobody: the person is asked for it even if the handler has
    /// no resolve method.
    public var substitutes: [Substitute]?
    /// What the definition of an app's own intent says besides; `nil` for the system's and for definitions written in Swift.
    public var custom: CustomParameter?

    public init(
        name: String, type: ValueType, isResolvable: Bool, reasons: [Int: String] = [:], listsOptions: Bool = false,
        dependencies: Set<String>? = nil, substitutes: [Substitute]? = nil, custom: CustomParameter? = nil
    ) {
        self.name = name
        self.type = type
        self.isResolvable = isResolvable
        self.reasons = reasons
        self.listsOptions = listsOptions
        self.dependencies = dependencies
        self.substitutes = substitutes
        self.custom = custom
    }
}

/// A parameter whose value makes up for the missing value of another one.
public struct Substitute: Hashable, Sendable {
    /// The parameter's name.
    public var parameter: String
    /// The raw values that make up for it; empty if any value does.
    public var rawValues: [Int]

    public init(_ parameter: String, rawValues: [Int] = []) {
        self.parameter = parameter
        self.rawValues = rawValues
    }
}

extension ParameterValue? {
    /// Whether there is a value that says something: no empty list, no `false`.
    ///
    /// - Parameter rawValues: the values that count; `nil` for all.
    fileprivate func says(_ rawValues: [Int]?) -> Bool {
        switch self {
        case nil, .bool(false): false
        case .integer(let raw): rawValues?.contains(raw) ?? true
        case .list(let values): !values.isEmpty
        default: true
        }
    }
}

/// One field of a record type or a response.
public struct FieldDefinition: Hashable, Sendable {
    /// The field's name.
    public var name: String
    /// The type of its value.
    public var type: ValueType
    /// Whether a record without the field is invalid.
    public var isRequired: Bool
    /// What a number of an app's own response measures; `nil` for plain numbers and for values of other types.
    public var form: CustomParameter.Form?

    public init(name: String, type: ValueType, isRequired: Bool = false, form: CustomParameter.Form? = nil) {
        self.name = name
        self.type = type
        self.isRequired = isRequired
        self.form = form
    }
}

/// The name and raw value of a response code or an enumeration's case.
public struct NamedRawValue: Hashable, Sendable {
    /// The case's name.
    public var name: String
    /// The raw value.
    public var raw: Int

    public init(name: String, raw: Int) {
        self.name = name
        self.raw = raw
    }
}

/// The type of a parameter or field.
public indirect enum ValueType: Hashable, Sendable {
    /// A Boolean.
    case bool
    /// A whole number.
    case integer
    /// A floating-point number.
    case double
    /// A decimal number.
    case decimal
    /// Text.
    case string
    /// A URL, stored as text.
    case url
    /// Bytes.
    case data
    /// An instant.
    case date
    /// Calendar components.
    case dateComponents
    /// An enumeration of the catalogue, stored as its raw value.
    case enumeration(String)
    /// An option set of the catalogue, stored as its raw value.
    case optionSet(String)
    /// A wrapped string such as `INPersonRelationship`, stored as a string.
    case stringConstant(String)
    /// A record type such as `INPerson`.
    case record(String)
    /// A list of values of one type.
    case list(ValueType)
}

/// The definition of a record type.
public struct RecordDefinition: Hashable, Sendable {
    /// The type's name, such as `INPerson`.
    public var name: String
    /// Its fields, including those of its superclasses.
    public var fields: [FieldDefinition]
    /// The superclass; `nil` if there is none.
    public var superclass: String?

    public init(name: String, fields: [FieldDefinition], superclass: String? = nil) {
        self.name = name
        self.fields = fields
        self.superclass = superclass
    }
}

/// The definition of an enumeration or option set.
public struct EnumerationDefinition: Hashable, Sendable {
    /// The type's name, such as `INCallCapability`.
    public var name: String
    /// Whether values combine several cases as bits.
    public var isOptionSet: Bool
    /// The cases, in declared order.
    public var cases: [NamedRawValue]
    /// The words for the cases of an app's own enumeration, by case: the one to show first, then synonyms.
    public var words: [String: [LocalizedText]]

    public init(name: String, isOptionSet: Bool, cases: [NamedRawValue], words: [String: [LocalizedText]] = [:]) {
        self.name = name
        self.isOptionSet = isOptionSet
        self.cases = cases
        self.words = words
    }

    /// The name of the case with that raw value; `nil` if there is none.
    public func name(of raw: Int) -> String? { cases.first { $0.raw == raw }?.name }
    /// The raw value of the case with that name; `nil` if there is none.
    public func raw(of name: String) -> Int? { cases.first { $0.name == name }?.raw }
}

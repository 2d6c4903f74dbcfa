public import DefinitionFiles
public import IntentSchema

extension CatalogueAddition {
    /// The definitions of a file's custom intents, enumerations and object types.
    ///
    /// The file should have no errors: of two definitions with one name, the catalogue takes neither.
    public init(_ file: DefinitionFile) {
        self.init(
            source: file.name, intents: file.customIntents.map { IntentDefinition($0, in: file) },
            records: file.objectTypes.map { type in
                RecordDefinition(
                    name: type.className, fields: type.properties.map { FieldDefinition($0, of: nil, in: file) },
                    superclass: "INObject")
            },
            enumerations: file.generatedEnumerations.map { enumeration, name in
                EnumerationDefinition(
                    name: name, isOptionSet: false, cases: enumeration.cases.map { NamedRawValue(name: $0.name, raw: $0.raw) },
                    words: enumeration.words(in: file))
            })
    }
}

extension IntentDefinition {
    /// The definition of an intent of the file.
    init(_ intent: DefinedIntent, in file: DefinitionFile) {
        self.init(
            name: intent.className, domain: file.domain, handlingProtocol: intent.handlingProtocol,
            parameters: intent.parameters.map { ParameterDefinition($0, of: intent, in: file) }, response: intent.responseName,
            responseCodes: intent.response.rawCodes.map { NamedRawValue(name: $0.name, raw: $0.raw) },
            responseFields: intent.response.properties.map { FieldDefinition($0, of: intent, in: file) },
            alwaysConfirms: intent.confirms, custom: CustomIntent(intent, in: file))
    }
}

extension ParameterDefinition {
    fileprivate init(_ parameter: DefinedParameter, of intent: DefinedIntent, in file: DefinitionFile) {
        let element = ValueType(parameter.type, in: intent, of: file)
        let reasons = parameter.reasons.enumerated().map { ($0.offset + 1, $0.element.code) }
        self.init(
            name: parameter.name, type: parameter.isList ? .list(element) : element, isResolvable: parameter.isResolvable,
            reasons: Dictionary(uniqueKeysWithValues: reasons), listsOptions: parameter.listsOptions,
            custom: CustomParameter(parameter, of: intent, in: file))
    }
}

extension FieldDefinition {
    fileprivate init(_ property: DefinedProperty, of intent: DefinedIntent?, in file: DefinitionFile) {
        let element = ValueType(property.type, in: intent, of: file)
        // Types of apps may be compared with those of their code, which does not know how numbers are shown.
        let form = intent == nil ? nil : CustomParameter.Form(property.type)
        self.init(name: property.name, type: property.isList ? .list(element) : element, form: form)
    }
}

extension ValueType {
    /// The catalogue's type for a type of the file.
    ///
    /// - Parameter intent: the intent that uses it; `nil` for an object's property.
    public init(_ type: DefinedType, in intent: DefinedIntent?, of file: DefinitionFile) {
        switch type {
        case .plain(let plain): self.init(plain)
        case .enumeration(let name):
            self = file.enumeration(name).map { .enumeration(file.className(of: $0, in: intent)) } ?? .integer
        case .object(let name): self = .record(file.objectType(name)?.className ?? "INObject")
        case .untypedObject, .system: self = .record("INObject")
        }
    }

    private init(_ type: DefinedType.Plain) {
        switch type {
        case .string: self = .string
        case .boolean: self = .bool
        case .integer: self = .integer
        case .decimal, .timeInterval: self = .double
        case .dateComponents: self = .dateComponents
        case .placemark: self = .record("CLPlacemark")
        case .person: self = .record("INPerson")
        case .url: self = .url
        case .file: self = .record("INFile")
        case .speakableString: self = .record("INSpeakableString")
        case .currencyAmount: self = .record("INCurrencyAmount")
        case .paymentMethod: self = .record("INPaymentMethod")
        case .mass, .distance, .temperature, .speed, .volume, .energy: self = .record("Measurement")
        }
    }
}

extension DefinitionFile {
    /// What the catalogue calls the domain: the file's name without its extension.
    fileprivate var domain: String { Self.stem(name) }
}

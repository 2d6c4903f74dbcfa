// Generated from Schema/ by Tools/CodeGeneration; do not edit.

enum VisualCodesDefinitions {
    static let intents: [IntentDefinition] = [getVisualCodeIntent]
    static let records: [RecordDefinition] = []
    static let enumerations: [EnumerationDefinition] = [getVisualCodeIntentResponseCode, visualCodeType]

    private static let getVisualCodeIntent = IntentDefinition(
        name: "INGetVisualCodeIntent", domain: "Visual codes", handlingProtocol: "INGetVisualCodeIntentHandling",
        parameters: [
            ParameterDefinition(name: "visualCodeType", type: ValueType.enumeration("INVisualCodeType"), isResolvable: true)
        ],
        response: "INGetVisualCodeIntentResponse",
        responseCodes: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "continueInApp", raw: 2),
            NamedRawValue(name: "inProgress", raw: 3),
            NamedRawValue(name: "success", raw: 4),
            NamedRawValue(name: "failure", raw: 5),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 6),
            NamedRawValue(name: "failureAppConfigurationRequired", raw: 7),
        ],
        responseFields: [
            FieldDefinition(name: "visualCodeImage", type: ValueType.record("INImage"))
        ],
        alwaysConfirms: false
    )

    private static let getVisualCodeIntentResponseCode = EnumerationDefinition(
        name: "INGetVisualCodeIntentResponseCode", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "continueInApp", raw: 2),
            NamedRawValue(name: "inProgress", raw: 3),
            NamedRawValue(name: "success", raw: 4),
            NamedRawValue(name: "failure", raw: 5),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 6),
            NamedRawValue(name: "failureAppConfigurationRequired", raw: 7),
        ]
    )

    private static let visualCodeType = EnumerationDefinition(
        name: "INVisualCodeType", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unknown", raw: 0),
            NamedRawValue(name: "contact", raw: 1),
            NamedRawValue(name: "requestPayment", raw: 2),
            NamedRawValue(name: "sendPayment", raw: 3),
            NamedRawValue(name: "transit", raw: 4),
            NamedRawValue(name: "bus", raw: 5),
            NamedRawValue(name: "subway", raw: 6),
        ]
    )
}

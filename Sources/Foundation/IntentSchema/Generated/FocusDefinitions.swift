// Generated from Schema/ by Tools/CodeGeneration; do not edit.

enum FocusDefinitions {
    static let intents: [IntentDefinition] = [shareFocusStatusIntent]
    static let records: [RecordDefinition] = [focusStatus]
    static let enumerations: [EnumerationDefinition] = [shareFocusStatusIntentResponseCode]

    private static let shareFocusStatusIntent = IntentDefinition(
        name: "INShareFocusStatusIntent", domain: "Focus", handlingProtocol: "INShareFocusStatusIntentHandling",
        parameters: [
            ParameterDefinition(name: "focusStatus", type: ValueType.record("INFocusStatus"), isResolvable: false)
        ],
        response: "INShareFocusStatusIntentResponse",
        responseCodes: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "inProgress", raw: 2),
            NamedRawValue(name: "success", raw: 3),
            NamedRawValue(name: "failure", raw: 4),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 5),
        ],
        responseFields: [],
        alwaysConfirms: false
    )

    private static let focusStatus = RecordDefinition(
        name: "INFocusStatus",
        fields: [
            FieldDefinition(name: "isFocused", type: ValueType.bool)
        ]
    )

    private static let shareFocusStatusIntentResponseCode = EnumerationDefinition(
        name: "INShareFocusStatusIntentResponseCode", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "inProgress", raw: 2),
            NamedRawValue(name: "success", raw: 3),
            NamedRawValue(name: "failure", raw: 4),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 5),
        ]
    )
}

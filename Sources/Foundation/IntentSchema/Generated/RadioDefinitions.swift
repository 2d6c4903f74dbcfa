// Generated from Schema/ by Tools/CodeGeneration; do not edit.

enum RadioDefinitions {
    static let intents: [IntentDefinition] = [setRadioStationIntent]
    static let records: [RecordDefinition] = []
    static let enumerations: [EnumerationDefinition] = [radioType, setRadioStationIntentResponseCode]

    private static let setRadioStationIntent = IntentDefinition(
        name: "INSetRadioStationIntent", domain: "Radio", handlingProtocol: "INSetRadioStationIntentHandling",
        parameters: [
            ParameterDefinition(name: "radioType", type: ValueType.enumeration("INRadioType"), isResolvable: true),
            ParameterDefinition(name: "frequency", type: ValueType.double, isResolvable: true),
            ParameterDefinition(name: "stationName", type: ValueType.string, isResolvable: true),
            ParameterDefinition(name: "channel", type: ValueType.string, isResolvable: true),
            ParameterDefinition(name: "presetNumber", type: ValueType.integer, isResolvable: true),
        ],
        response: "INSetRadioStationIntentResponse",
        responseCodes: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "inProgress", raw: 2),
            NamedRawValue(name: "success", raw: 3),
            NamedRawValue(name: "failure", raw: 4),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 5),
            NamedRawValue(name: "failureNotSubscribed", raw: 6),
        ],
        responseFields: [],
        alwaysConfirms: false
    )

    private static let radioType = EnumerationDefinition(
        name: "INRadioType", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unknown", raw: 0),
            NamedRawValue(name: "AM", raw: 1),
            NamedRawValue(name: "FM", raw: 2),
            NamedRawValue(name: "HD", raw: 3),
            NamedRawValue(name: "satellite", raw: 4),
            NamedRawValue(name: "DAB", raw: 5),
        ]
    )

    private static let setRadioStationIntentResponseCode = EnumerationDefinition(
        name: "INSetRadioStationIntentResponseCode", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "inProgress", raw: 2),
            NamedRawValue(name: "success", raw: 3),
            NamedRawValue(name: "failure", raw: 4),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 5),
            NamedRawValue(name: "failureNotSubscribed", raw: 6),
        ]
    )
}

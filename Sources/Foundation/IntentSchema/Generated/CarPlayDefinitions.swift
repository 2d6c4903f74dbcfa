// Generated from Schema/ by Tools/CodeGeneration; do not edit.

enum CarPlayDefinitions {
    static let intents: [IntentDefinition] = [
        setAudioSourceInCarIntent, setClimateSettingsInCarIntent, setDefrosterSettingsInCarIntent, setSeatSettingsInCarIntent,
        setProfileInCarIntent, saveProfileInCarIntent,
    ]
    static let records: [RecordDefinition] = []
    static let enumerations: [EnumerationDefinition] = [
        carAirCirculationMode, carAudioSource, carDefroster, carSeat, relativeReference, relativeSetting,
        saveProfileInCarIntentResponseCode, setAudioSourceInCarIntentResponseCode, setClimateSettingsInCarIntentResponseCode,
        setDefrosterSettingsInCarIntentResponseCode, setProfileInCarIntentResponseCode, setSeatSettingsInCarIntentResponseCode,
    ]

    private static let setAudioSourceInCarIntent = IntentDefinition(
        name: "INSetAudioSourceInCarIntent", domain: "CarPlay", handlingProtocol: "INSetAudioSourceInCarIntentHandling",
        parameters: [
            ParameterDefinition(name: "audioSource", type: ValueType.enumeration("INCarAudioSource"), isResolvable: true),
            ParameterDefinition(
                name: "relativeAudioSourceReference", type: ValueType.enumeration("INRelativeReference"), isResolvable: true),
        ],
        response: "INSetAudioSourceInCarIntentResponse",
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

    private static let setClimateSettingsInCarIntent = IntentDefinition(
        name: "INSetClimateSettingsInCarIntent", domain: "CarPlay", handlingProtocol: "INSetClimateSettingsInCarIntentHandling",
        parameters: [
            ParameterDefinition(name: "enableFan", type: ValueType.bool, isResolvable: true),
            ParameterDefinition(name: "enableAirConditioner", type: ValueType.bool, isResolvable: true),
            ParameterDefinition(name: "enableClimateControl", type: ValueType.bool, isResolvable: true),
            ParameterDefinition(name: "enableAutoMode", type: ValueType.bool, isResolvable: true),
            ParameterDefinition(
                name: "airCirculationMode", type: ValueType.enumeration("INCarAirCirculationMode"), isResolvable: true),
            ParameterDefinition(name: "fanSpeedIndex", type: ValueType.integer, isResolvable: true),
            ParameterDefinition(name: "fanSpeedPercentage", type: ValueType.double, isResolvable: true),
            ParameterDefinition(
                name: "relativeFanSpeedSetting", type: ValueType.enumeration("INRelativeSetting"), isResolvable: true),
            ParameterDefinition(name: "temperature", type: ValueType.record("Measurement"), isResolvable: true),
            ParameterDefinition(
                name: "relativeTemperatureSetting", type: ValueType.enumeration("INRelativeSetting"), isResolvable: true),
            ParameterDefinition(name: "climateZone", type: ValueType.enumeration("INCarSeat"), isResolvable: true),
            ParameterDefinition(name: "carName", type: ValueType.record("INSpeakableString"), isResolvable: true),
        ],
        response: "INSetClimateSettingsInCarIntentResponse",
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

    private static let setDefrosterSettingsInCarIntent = IntentDefinition(
        name: "INSetDefrosterSettingsInCarIntent", domain: "CarPlay",
        handlingProtocol: "INSetDefrosterSettingsInCarIntentHandling",
        parameters: [
            ParameterDefinition(name: "enable", type: ValueType.bool, isResolvable: true),
            ParameterDefinition(name: "defroster", type: ValueType.enumeration("INCarDefroster"), isResolvable: true),
            ParameterDefinition(name: "carName", type: ValueType.record("INSpeakableString"), isResolvable: true),
        ],
        response: "INSetDefrosterSettingsInCarIntentResponse",
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

    private static let setSeatSettingsInCarIntent = IntentDefinition(
        name: "INSetSeatSettingsInCarIntent", domain: "CarPlay", handlingProtocol: "INSetSeatSettingsInCarIntentHandling",
        parameters: [
            ParameterDefinition(name: "enableHeating", type: ValueType.bool, isResolvable: true),
            ParameterDefinition(name: "enableCooling", type: ValueType.bool, isResolvable: true),
            ParameterDefinition(name: "enableMassage", type: ValueType.bool, isResolvable: true),
            ParameterDefinition(name: "seat", type: ValueType.enumeration("INCarSeat"), isResolvable: true),
            ParameterDefinition(name: "level", type: ValueType.integer, isResolvable: true),
            ParameterDefinition(
                name: "relativeLevelSetting", type: ValueType.enumeration("INRelativeSetting"), isResolvable: true),
            ParameterDefinition(name: "carName", type: ValueType.record("INSpeakableString"), isResolvable: true),
        ],
        response: "INSetSeatSettingsInCarIntentResponse",
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

    private static let setProfileInCarIntent = IntentDefinition(
        name: "INSetProfileInCarIntent", domain: "CarPlay", handlingProtocol: "INSetProfileInCarIntentHandling",
        parameters: [
            ParameterDefinition(name: "profileNumber", type: ValueType.integer, isResolvable: true),
            ParameterDefinition(name: "profileName", type: ValueType.string, isResolvable: true),
            ParameterDefinition(name: "isDefaultProfile", type: ValueType.bool, isResolvable: true),
            ParameterDefinition(name: "carName", type: ValueType.record("INSpeakableString"), isResolvable: true),
            ParameterDefinition(name: "profileLabel", type: ValueType.string, isResolvable: false),
        ],
        response: "INSetProfileInCarIntentResponse",
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

    private static let saveProfileInCarIntent = IntentDefinition(
        name: "INSaveProfileInCarIntent", domain: "CarPlay", handlingProtocol: "INSaveProfileInCarIntentHandling",
        parameters: [
            ParameterDefinition(name: "profileNumber", type: ValueType.integer, isResolvable: true),
            ParameterDefinition(name: "profileLabel", type: ValueType.string, isResolvable: false),
            ParameterDefinition(name: "profileName", type: ValueType.string, isResolvable: true),
        ],
        response: "INSaveProfileInCarIntentResponse",
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

    private static let carAirCirculationMode = EnumerationDefinition(
        name: "INCarAirCirculationMode", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unknown", raw: 0),
            NamedRawValue(name: "freshAir", raw: 1),
            NamedRawValue(name: "recirculateAir", raw: 2),
        ]
    )

    private static let carAudioSource = EnumerationDefinition(
        name: "INCarAudioSource", isOptionSet: false,
        cases: [
            NamedRawValue(name: "sourceUnknown", raw: 0),
            NamedRawValue(name: "sourceCarPlay", raw: 1),
            NamedRawValue(name: "sourceiPod", raw: 2),
            NamedRawValue(name: "sourceRadio", raw: 3),
            NamedRawValue(name: "sourceBluetooth", raw: 4),
            NamedRawValue(name: "sourceAUX", raw: 5),
            NamedRawValue(name: "sourceUSB", raw: 6),
            NamedRawValue(name: "sourceMemoryCard", raw: 7),
            NamedRawValue(name: "sourceOpticalDrive", raw: 8),
            NamedRawValue(name: "sourceHardDrive", raw: 9),
        ]
    )

    private static let carDefroster = EnumerationDefinition(
        name: "INCarDefroster", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unknown", raw: 0),
            NamedRawValue(name: "front", raw: 1),
            NamedRawValue(name: "rear", raw: 2),
            NamedRawValue(name: "all", raw: 3),
        ]
    )

    private static let carSeat = EnumerationDefinition(
        name: "INCarSeat", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unknown", raw: 0),
            NamedRawValue(name: "driver", raw: 1),
            NamedRawValue(name: "passenger", raw: 2),
            NamedRawValue(name: "frontLeft", raw: 3),
            NamedRawValue(name: "frontRight", raw: 4),
            NamedRawValue(name: "front", raw: 5),
            NamedRawValue(name: "rearLeft", raw: 6),
            NamedRawValue(name: "rearRight", raw: 7),
            NamedRawValue(name: "rear", raw: 8),
            NamedRawValue(name: "thirdRowLeft", raw: 9),
            NamedRawValue(name: "thirdRowRight", raw: 10),
            NamedRawValue(name: "thirdRow", raw: 11),
            NamedRawValue(name: "all", raw: 12),
        ]
    )

    private static let relativeReference = EnumerationDefinition(
        name: "INRelativeReference", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unknown", raw: 0),
            NamedRawValue(name: "next", raw: 1),
            NamedRawValue(name: "previous", raw: 2),
        ]
    )

    private static let relativeSetting = EnumerationDefinition(
        name: "INRelativeSetting", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unknown", raw: 0),
            NamedRawValue(name: "lowest", raw: 1),
            NamedRawValue(name: "lower", raw: 2),
            NamedRawValue(name: "higher", raw: 3),
            NamedRawValue(name: "highest", raw: 4),
        ]
    )

    private static let saveProfileInCarIntentResponseCode = EnumerationDefinition(
        name: "INSaveProfileInCarIntentResponseCode", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "inProgress", raw: 2),
            NamedRawValue(name: "success", raw: 3),
            NamedRawValue(name: "failure", raw: 4),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 5),
        ]
    )

    private static let setAudioSourceInCarIntentResponseCode = EnumerationDefinition(
        name: "INSetAudioSourceInCarIntentResponseCode", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "inProgress", raw: 2),
            NamedRawValue(name: "success", raw: 3),
            NamedRawValue(name: "failure", raw: 4),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 5),
        ]
    )

    private static let setClimateSettingsInCarIntentResponseCode = EnumerationDefinition(
        name: "INSetClimateSettingsInCarIntentResponseCode", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "inProgress", raw: 2),
            NamedRawValue(name: "success", raw: 3),
            NamedRawValue(name: "failure", raw: 4),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 5),
        ]
    )

    private static let setDefrosterSettingsInCarIntentResponseCode = EnumerationDefinition(
        name: "INSetDefrosterSettingsInCarIntentResponseCode", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "inProgress", raw: 2),
            NamedRawValue(name: "success", raw: 3),
            NamedRawValue(name: "failure", raw: 4),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 5),
        ]
    )

    private static let setProfileInCarIntentResponseCode = EnumerationDefinition(
        name: "INSetProfileInCarIntentResponseCode", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "inProgress", raw: 2),
            NamedRawValue(name: "success", raw: 3),
            NamedRawValue(name: "failure", raw: 4),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 5),
        ]
    )

    private static let setSeatSettingsInCarIntentResponseCode = EnumerationDefinition(
        name: "INSetSeatSettingsInCarIntentResponseCode", isOptionSet: false,
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

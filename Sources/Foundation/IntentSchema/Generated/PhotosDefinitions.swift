// Generated from Schema/ by Tools/CodeGeneration; do not edit.

enum PhotosDefinitions {
    static let intents: [IntentDefinition] = [searchForPhotosIntent, startPhotoPlaybackIntent]
    static let records: [RecordDefinition] = []
    static let enumerations: [EnumerationDefinition] = [
        searchForPhotosIntentResponseCode, startPhotoPlaybackIntentResponseCode, photoAttributeOptions,
    ]

    private static let searchForPhotosIntent = IntentDefinition(
        name: "INSearchForPhotosIntent", domain: "Photos", handlingProtocol: "INSearchForPhotosIntentHandling",
        parameters: [
            ParameterDefinition(name: "dateCreated", type: ValueType.record("INDateComponentsRange"), isResolvable: true),
            ParameterDefinition(name: "locationCreated", type: ValueType.record("CLPlacemark"), isResolvable: true),
            ParameterDefinition(name: "albumName", type: ValueType.string, isResolvable: true),
            ParameterDefinition(name: "searchTerms", type: ValueType.list(ValueType.string), isResolvable: true),
            ParameterDefinition(
                name: "includedAttributes", type: ValueType.optionSet("INPhotoAttributeOptions"), isResolvable: false),
            ParameterDefinition(
                name: "excludedAttributes", type: ValueType.optionSet("INPhotoAttributeOptions"), isResolvable: false),
            ParameterDefinition(name: "peopleInPhoto", type: ValueType.list(ValueType.record("INPerson")), isResolvable: true),
            ParameterDefinition(
                name: "searchTermsOperator", type: ValueType.enumeration("INConditionalOperator"), isResolvable: false),
            ParameterDefinition(
                name: "peopleInPhotoOperator", type: ValueType.enumeration("INConditionalOperator"), isResolvable: false),
        ],
        response: "INSearchForPhotosIntentResponse",
        responseCodes: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "continueInApp", raw: 2),
            NamedRawValue(name: "failure", raw: 3),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 4),
            NamedRawValue(name: "failureAppConfigurationRequired", raw: 5),
        ],
        responseFields: [
            FieldDefinition(name: "searchResultsCount", type: ValueType.integer)
        ],
        alwaysConfirms: false
    )

    private static let startPhotoPlaybackIntent = IntentDefinition(
        name: "INStartPhotoPlaybackIntent", domain: "Photos", handlingProtocol: "INStartPhotoPlaybackIntentHandling",
        parameters: [
            ParameterDefinition(name: "dateCreated", type: ValueType.record("INDateComponentsRange"), isResolvable: true),
            ParameterDefinition(name: "locationCreated", type: ValueType.record("CLPlacemark"), isResolvable: true),
            ParameterDefinition(name: "albumName", type: ValueType.string, isResolvable: true),
            ParameterDefinition(name: "searchTerms", type: ValueType.list(ValueType.string), isResolvable: false),
            ParameterDefinition(
                name: "includedAttributes", type: ValueType.optionSet("INPhotoAttributeOptions"), isResolvable: false),
            ParameterDefinition(
                name: "excludedAttributes", type: ValueType.optionSet("INPhotoAttributeOptions"), isResolvable: false),
            ParameterDefinition(name: "peopleInPhoto", type: ValueType.list(ValueType.record("INPerson")), isResolvable: true),
            ParameterDefinition(
                name: "searchTermsOperator", type: ValueType.enumeration("INConditionalOperator"), isResolvable: false),
            ParameterDefinition(
                name: "peopleInPhotoOperator", type: ValueType.enumeration("INConditionalOperator"), isResolvable: false),
        ],
        response: "INStartPhotoPlaybackIntentResponse",
        responseCodes: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "continueInApp", raw: 2),
            NamedRawValue(name: "failure", raw: 3),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 4),
            NamedRawValue(name: "failureAppConfigurationRequired", raw: 5),
        ],
        responseFields: [
            FieldDefinition(name: "searchResultsCount", type: ValueType.integer)
        ],
        alwaysConfirms: false
    )

    private static let searchForPhotosIntentResponseCode = EnumerationDefinition(
        name: "INSearchForPhotosIntentResponseCode", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "continueInApp", raw: 2),
            NamedRawValue(name: "failure", raw: 3),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 4),
            NamedRawValue(name: "failureAppConfigurationRequired", raw: 5),
        ]
    )

    private static let startPhotoPlaybackIntentResponseCode = EnumerationDefinition(
        name: "INStartPhotoPlaybackIntentResponseCode", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "continueInApp", raw: 2),
            NamedRawValue(name: "failure", raw: 3),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 4),
            NamedRawValue(name: "failureAppConfigurationRequired", raw: 5),
        ]
    )

    private static let photoAttributeOptions = EnumerationDefinition(
        name: "INPhotoAttributeOptions", isOptionSet: true,
        cases: [
            NamedRawValue(name: "photo", raw: 1),
            NamedRawValue(name: "video", raw: 2),
            NamedRawValue(name: "GIF", raw: 4),
            NamedRawValue(name: "flash", raw: 8),
            NamedRawValue(name: "landscapeOrientation", raw: 16),
            NamedRawValue(name: "portraitOrientation", raw: 32),
            NamedRawValue(name: "favorite", raw: 64),
            NamedRawValue(name: "selfie", raw: 128),
            NamedRawValue(name: "frontFacingCamera", raw: 256),
            NamedRawValue(name: "screenshot", raw: 512),
            NamedRawValue(name: "burstPhoto", raw: 1024),
            NamedRawValue(name: "hdrPhoto", raw: 2048),
            NamedRawValue(name: "squarePhoto", raw: 4096),
            NamedRawValue(name: "panoramaPhoto", raw: 8192),
            NamedRawValue(name: "timeLapseVideo", raw: 16384),
            NamedRawValue(name: "slowMotionVideo", raw: 32768),
            NamedRawValue(name: "noirFilter", raw: 65536),
            NamedRawValue(name: "chromeFilter", raw: 131072),
            NamedRawValue(name: "instantFilter", raw: 262144),
            NamedRawValue(name: "tonalFilter", raw: 524288),
            NamedRawValue(name: "transferFilter", raw: 1_048_576),
            NamedRawValue(name: "monoFilter", raw: 2_097_152),
            NamedRawValue(name: "fadeFilter", raw: 4_194_304),
            NamedRawValue(name: "processFilter", raw: 8_388_608),
            NamedRawValue(name: "portraitPhoto", raw: 16_777_216),
            NamedRawValue(name: "livePhoto", raw: 33_554_432),
            NamedRawValue(name: "loopPhoto", raw: 67_108_864),
            NamedRawValue(name: "bouncePhoto", raw: 134_217_728),
            NamedRawValue(name: "longExposurePhoto", raw: 268_435_456),
        ]
    )
}

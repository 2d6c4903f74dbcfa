// Generated from Schema/ by Tools/CodeGeneration; do not edit.

enum CallsDefinitions {
    static let intents: [IntentDefinition] = [
        startCallIntent, startAudioCallIntent, startVideoCallIntent, searchCallHistoryIntent, answerCallIntent, hangUpCallIntent,
    ]
    static let records: [RecordDefinition] = [callRecord, callRecordFilter]
    static let enumerations: [EnumerationDefinition] = [
        answerCallIntentResponseCode, callAudioRoute, callCapability, callDestinationType, callRecordType,
        hangUpCallIntentResponseCode, searchCallHistoryIntentResponseCode, startAudioCallIntentResponseCode,
        startCallCallCapabilityUnsupportedReason, startCallCallRecordToCallBackUnsupportedReason,
        startCallContactUnsupportedReason, startCallIntentResponseCode, startVideoCallIntentResponseCode, callCapabilityOptions,
        callRecordTypeOptions,
    ]

    private static let startCallIntent = IntentDefinition(
        name: "INStartCallIntent", domain: "Calls", handlingProtocol: "INStartCallIntentHandling",
        parameters: [
            ParameterDefinition(name: "callRecordFilter", type: ValueType.record("INCallRecordFilter"), isResolvable: false),
            ParameterDefinition(name: "callRecordToCallBack", type: ValueType.record("INCallRecord"), isResolvable: true),
            ParameterDefinition(name: "audioRoute", type: ValueType.enumeration("INCallAudioRoute"), isResolvable: false),
            ParameterDefinition(
                name: "destinationType", type: ValueType.enumeration("INCallDestinationType"), isResolvable: true),
            ParameterDefinition(
                name: "contacts", type: ValueType.list(ValueType.record("INPerson")), isResolvable: true,
                reasons: [
                    1: "noContactFound", 2: "multipleContactsUnsupported", 3: "noHandleForLabel", 4: "invalidHandle",
                    5: "unsupportedMmiUssd", 6: "noCallHistoryForRedial", 7: "noUsableHandleForRedial",
                    8: "requiringInAppAuthentication",
                ],
                substitutes: [
                    Substitute("callRecordFilter"), Substitute("callRecordToCallBack"),
                    Substitute("destinationType", rawValues: [2, 3, 4, 5]),
                ]),
            ParameterDefinition(
                name: "callCapability", type: ValueType.enumeration("INCallCapability"), isResolvable: true,
                reasons: [1: "videoCallUnsupported", 2: "microphoneNotAccessible", 3: "cameraNotAccessible"]),
            ParameterDefinition(
                name: "recordTypeForRedialing", type: ValueType.enumeration("INCallRecordType"), isResolvable: false),
        ],
        response: "INStartCallIntentResponse",
        responseCodes: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "continueInApp", raw: 2),
            NamedRawValue(name: "userConfirmationRequired", raw: 3),
            NamedRawValue(name: "failure", raw: 4),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 5),
            NamedRawValue(name: "failureCallingServiceNotAvailable", raw: 6),
            NamedRawValue(name: "failureContactNotSupportedByApp", raw: 7),
            NamedRawValue(name: "failureAirplaneModeEnabled", raw: 8),
            NamedRawValue(name: "failureUnableToHandOff", raw: 9),
            NamedRawValue(name: "failureAppConfigurationRequired", raw: 10),
            NamedRawValue(name: "failureCallInProgress", raw: 11),
            NamedRawValue(name: "failureCallRinging", raw: 12),
            NamedRawValue(name: "failureRequiringInAppAuthentication", raw: 13),
        ],
        responseFields: [],
        alwaysConfirms: false
    )

    private static let startAudioCallIntent = IntentDefinition(
        name: "INStartAudioCallIntent", domain: "Calls", handlingProtocol: "INStartAudioCallIntentHandling",
        parameters: [
            ParameterDefinition(
                name: "destinationType", type: ValueType.enumeration("INCallDestinationType"), isResolvable: true),
            ParameterDefinition(
                name: "contacts", type: ValueType.list(ValueType.record("INPerson")), isResolvable: true,
                substitutes: [Substitute("destinationType", rawValues: [2, 3, 4, 5])]),
        ],
        response: "INStartAudioCallIntentResponse",
        responseCodes: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "continueInApp", raw: 2),
            NamedRawValue(name: "failure", raw: 3),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 4),
            NamedRawValue(name: "failureAppConfigurationRequired", raw: 5),
            NamedRawValue(name: "failureCallingServiceNotAvailable", raw: 6),
            NamedRawValue(name: "failureContactNotSupportedByApp", raw: 7),
            NamedRawValue(name: "failureNoValidNumber", raw: 8),
        ],
        responseFields: [],
        alwaysConfirms: false
    )

    private static let startVideoCallIntent = IntentDefinition(
        name: "INStartVideoCallIntent", domain: "Calls", handlingProtocol: "INStartVideoCallIntentHandling",
        parameters: [
            ParameterDefinition(
                name: "contacts", type: ValueType.list(ValueType.record("INPerson")), isResolvable: true, substitutes: [])
        ],
        response: "INStartVideoCallIntentResponse",
        responseCodes: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "continueInApp", raw: 2),
            NamedRawValue(name: "failure", raw: 3),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 4),
            NamedRawValue(name: "failureAppConfigurationRequired", raw: 5),
            NamedRawValue(name: "failureCallingServiceNotAvailable", raw: 6),
            NamedRawValue(name: "failureContactNotSupportedByApp", raw: 7),
            NamedRawValue(name: "failureInvalidNumber", raw: 8),
        ],
        responseFields: [],
        alwaysConfirms: false
    )

    private static let searchCallHistoryIntent = IntentDefinition(
        name: "INSearchCallHistoryIntent", domain: "Calls", handlingProtocol: "INSearchCallHistoryIntentHandling",
        parameters: [
            ParameterDefinition(name: "dateCreated", type: ValueType.record("INDateComponentsRange"), isResolvable: true),
            ParameterDefinition(name: "recipient", type: ValueType.record("INPerson"), isResolvable: true),
            ParameterDefinition(
                name: "callCapabilities", type: ValueType.optionSet("INCallCapabilityOptions"), isResolvable: false),
            ParameterDefinition(name: "callTypes", type: ValueType.optionSet("INCallRecordTypeOptions"), isResolvable: true),
            ParameterDefinition(name: "unseen", type: ValueType.bool, isResolvable: true),
            ParameterDefinition(name: "callType", type: ValueType.enumeration("INCallRecordType"), isResolvable: true),
        ],
        response: "INSearchCallHistoryIntentResponse",
        responseCodes: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "continueInApp", raw: 2),
            NamedRawValue(name: "failure", raw: 3),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 4),
            NamedRawValue(name: "failureAppConfigurationRequired", raw: 5),
            NamedRawValue(name: "inProgress", raw: 6),
            NamedRawValue(name: "success", raw: 7),
        ],
        responseFields: [
            FieldDefinition(name: "callRecords", type: ValueType.list(ValueType.record("INCallRecord")))
        ],
        alwaysConfirms: false
    )

    private static let answerCallIntent = IntentDefinition(
        name: "INAnswerCallIntent", domain: "Calls", handlingProtocol: "INAnswerCallIntentHandling",
        parameters: [
            ParameterDefinition(name: "audioRoute", type: ValueType.enumeration("INCallAudioRoute"), isResolvable: false),
            ParameterDefinition(name: "callIdentifier", type: ValueType.string, isResolvable: false),
        ],
        response: "INAnswerCallIntentResponse",
        responseCodes: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "continueInApp", raw: 2),
            NamedRawValue(name: "inProgress", raw: 3),
            NamedRawValue(name: "success", raw: 4),
            NamedRawValue(name: "failure", raw: 5),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 6),
        ],
        responseFields: [
            FieldDefinition(name: "callRecords", type: ValueType.list(ValueType.record("INCallRecord")))
        ],
        alwaysConfirms: false
    )

    private static let hangUpCallIntent = IntentDefinition(
        name: "INHangUpCallIntent", domain: "Calls", handlingProtocol: "INHangUpCallIntentHandling",
        parameters: [
            ParameterDefinition(name: "callIdentifier", type: ValueType.string, isResolvable: false)
        ],
        response: "INHangUpCallIntentResponse",
        responseCodes: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "inProgress", raw: 2),
            NamedRawValue(name: "success", raw: 3),
            NamedRawValue(name: "failure", raw: 4),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 5),
            NamedRawValue(name: "failureNoCallToHangUp", raw: 6),
        ],
        responseFields: [],
        alwaysConfirms: false
    )

    private static let callRecord = RecordDefinition(
        name: "INCallRecord",
        fields: [
            FieldDefinition(name: "identifier", type: ValueType.string, isRequired: true),
            FieldDefinition(name: "dateCreated", type: ValueType.date),
            FieldDefinition(name: "caller", type: ValueType.record("INPerson")),
            FieldDefinition(name: "callRecordType", type: ValueType.enumeration("INCallRecordType")),
            FieldDefinition(name: "callCapability", type: ValueType.enumeration("INCallCapability")),
            FieldDefinition(name: "callDuration", type: ValueType.double),
            FieldDefinition(name: "unseen", type: ValueType.bool),
            FieldDefinition(name: "numberOfCalls", type: ValueType.integer),
            FieldDefinition(name: "participants", type: ValueType.list(ValueType.record("INPerson"))),
        ]
    )

    private static let callRecordFilter = RecordDefinition(
        name: "INCallRecordFilter",
        fields: [
            FieldDefinition(name: "participants", type: ValueType.list(ValueType.record("INPerson"))),
            FieldDefinition(name: "callTypes", type: ValueType.optionSet("INCallRecordTypeOptions")),
            FieldDefinition(name: "callCapability", type: ValueType.enumeration("INCallCapability")),
        ]
    )

    private static let answerCallIntentResponseCode = EnumerationDefinition(
        name: "INAnswerCallIntentResponseCode", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "continueInApp", raw: 2),
            NamedRawValue(name: "inProgress", raw: 3),
            NamedRawValue(name: "success", raw: 4),
            NamedRawValue(name: "failure", raw: 5),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 6),
        ]
    )

    private static let callAudioRoute = EnumerationDefinition(
        name: "INCallAudioRoute", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unknown", raw: 0),
            NamedRawValue(name: "speakerphoneAudioRoute", raw: 1),
            NamedRawValue(name: "bluetoothAudioRoute", raw: 2),
        ]
    )

    private static let callCapability = EnumerationDefinition(
        name: "INCallCapability", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unknown", raw: 0),
            NamedRawValue(name: "audioCall", raw: 1),
            NamedRawValue(name: "videoCall", raw: 2),
        ]
    )

    private static let callDestinationType = EnumerationDefinition(
        name: "INCallDestinationType", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unknown", raw: 0),
            NamedRawValue(name: "normal", raw: 1),
            NamedRawValue(name: "emergency", raw: 2),
            NamedRawValue(name: "voicemail", raw: 3),
            NamedRawValue(name: "redial", raw: 4),
            NamedRawValue(name: "callBack", raw: 5),
        ]
    )

    private static let callRecordType = EnumerationDefinition(
        name: "INCallRecordType", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unknown", raw: 0),
            NamedRawValue(name: "outgoing", raw: 1),
            NamedRawValue(name: "missed", raw: 2),
            NamedRawValue(name: "received", raw: 3),
            NamedRawValue(name: "latest", raw: 4),
            NamedRawValue(name: "voicemail", raw: 5),
            NamedRawValue(name: "ringing", raw: 6),
            NamedRawValue(name: "inProgress", raw: 7),
            NamedRawValue(name: "onHold", raw: 8),
        ]
    )

    private static let hangUpCallIntentResponseCode = EnumerationDefinition(
        name: "INHangUpCallIntentResponseCode", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "inProgress", raw: 2),
            NamedRawValue(name: "success", raw: 3),
            NamedRawValue(name: "failure", raw: 4),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 5),
            NamedRawValue(name: "failureNoCallToHangUp", raw: 6),
        ]
    )

    private static let searchCallHistoryIntentResponseCode = EnumerationDefinition(
        name: "INSearchCallHistoryIntentResponseCode", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "continueInApp", raw: 2),
            NamedRawValue(name: "failure", raw: 3),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 4),
            NamedRawValue(name: "failureAppConfigurationRequired", raw: 5),
            NamedRawValue(name: "inProgress", raw: 6),
            NamedRawValue(name: "success", raw: 7),
        ]
    )

    private static let startAudioCallIntentResponseCode = EnumerationDefinition(
        name: "INStartAudioCallIntentResponseCode", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "continueInApp", raw: 2),
            NamedRawValue(name: "failure", raw: 3),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 4),
            NamedRawValue(name: "failureAppConfigurationRequired", raw: 5),
            NamedRawValue(name: "failureCallingServiceNotAvailable", raw: 6),
            NamedRawValue(name: "failureContactNotSupportedByApp", raw: 7),
            NamedRawValue(name: "failureNoValidNumber", raw: 8),
        ]
    )

    private static let startCallCallCapabilityUnsupportedReason = EnumerationDefinition(
        name: "INStartCallCallCapabilityUnsupportedReason", isOptionSet: false,
        cases: [
            NamedRawValue(name: "videoCallUnsupported", raw: 1),
            NamedRawValue(name: "microphoneNotAccessible", raw: 2),
            NamedRawValue(name: "cameraNotAccessible", raw: 3),
        ]
    )

    private static let startCallCallRecordToCallBackUnsupportedReason = EnumerationDefinition(
        name: "INStartCallCallRecordToCallBackUnsupportedReason", isOptionSet: false,
        cases: [
            NamedRawValue(name: "noMatchingCall", raw: 1)
        ]
    )

    private static let startCallContactUnsupportedReason = EnumerationDefinition(
        name: "INStartCallContactUnsupportedReason", isOptionSet: false,
        cases: [
            NamedRawValue(name: "noContactFound", raw: 1),
            NamedRawValue(name: "multipleContactsUnsupported", raw: 2),
            NamedRawValue(name: "noHandleForLabel", raw: 3),
            NamedRawValue(name: "invalidHandle", raw: 4),
            NamedRawValue(name: "unsupportedMmiUssd", raw: 5),
            NamedRawValue(name: "noCallHistoryForRedial", raw: 6),
            NamedRawValue(name: "noUsableHandleForRedial", raw: 7),
            NamedRawValue(name: "requiringInAppAuthentication", raw: 8),
        ]
    )

    private static let startCallIntentResponseCode = EnumerationDefinition(
        name: "INStartCallIntentResponseCode", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "continueInApp", raw: 2),
            NamedRawValue(name: "userConfirmationRequired", raw: 3),
            NamedRawValue(name: "failure", raw: 4),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 5),
            NamedRawValue(name: "failureCallingServiceNotAvailable", raw: 6),
            NamedRawValue(name: "failureContactNotSupportedByApp", raw: 7),
            NamedRawValue(name: "failureAirplaneModeEnabled", raw: 8),
            NamedRawValue(name: "failureUnableToHandOff", raw: 9),
            NamedRawValue(name: "failureAppConfigurationRequired", raw: 10),
            NamedRawValue(name: "failureCallInProgress", raw: 11),
            NamedRawValue(name: "failureCallRinging", raw: 12),
            NamedRawValue(name: "failureRequiringInAppAuthentication", raw: 13),
        ]
    )

    private static let startVideoCallIntentResponseCode = EnumerationDefinition(
        name: "INStartVideoCallIntentResponseCode", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "continueInApp", raw: 2),
            NamedRawValue(name: "failure", raw: 3),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 4),
            NamedRawValue(name: "failureAppConfigurationRequired", raw: 5),
            NamedRawValue(name: "failureCallingServiceNotAvailable", raw: 6),
            NamedRawValue(name: "failureContactNotSupportedByApp", raw: 7),
            NamedRawValue(name: "failureInvalidNumber", raw: 8),
        ]
    )

    private static let callCapabilityOptions = EnumerationDefinition(
        name: "INCallCapabilityOptions", isOptionSet: true,
        cases: [
            NamedRawValue(name: "audioCall", raw: 1),
            NamedRawValue(name: "videoCall", raw: 2),
        ]
    )

    private static let callRecordTypeOptions = EnumerationDefinition(
        name: "INCallRecordTypeOptions", isOptionSet: true,
        cases: [
            NamedRawValue(name: "outgoing", raw: 1),
            NamedRawValue(name: "missed", raw: 2),
            NamedRawValue(name: "received", raw: 4),
            NamedRawValue(name: "latest", raw: 8),
            NamedRawValue(name: "voicemail", raw: 16),
            NamedRawValue(name: "ringing", raw: 32),
            NamedRawValue(name: "inProgress", raw: 64),
            NamedRawValue(name: "onHold", raw: 128),
        ]
    )
}

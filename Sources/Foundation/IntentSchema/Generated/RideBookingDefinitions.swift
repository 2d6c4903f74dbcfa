// Generated from Schema/ by Tools/CodeGeneration; do not edit.

enum RideBookingDefinitions {
    static let intents: [IntentDefinition] = [
        listRideOptionsIntent, requestRideIntent, getRideStatusIntent, cancelRideIntent, sendRideFeedbackIntent,
    ]
    static let records: [RecordDefinition] = [
        priceRange, rideCompletionStatus, rideDriver, rideFareLineItem, rideOption, ridePartySizeOption, rideStatus, rideVehicle,
    ]
    static let enumerations: [EnumerationDefinition] = [
        cancelRideIntentResponseCode, getRideStatusIntentResponseCode, listRideOptionsIntentResponseCode,
        requestRideIntentResponseCode, ridePhase, sendRideFeedbackIntentResponseCode, rideFeedbackTypeOptions,
    ]

    private static let listRideOptionsIntent = IntentDefinition(
        name: "INListRideOptionsIntent", domain: "Ride booking", handlingProtocol: "INListRideOptionsIntentHandling",
        parameters: [
            ParameterDefinition(name: "pickupLocation", type: ValueType.record("CLPlacemark"), isResolvable: true),
            ParameterDefinition(name: "dropOffLocation", type: ValueType.record("CLPlacemark"), isResolvable: true),
        ],
        response: "INListRideOptionsIntentResponse",
        responseCodes: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "inProgress", raw: 2),
            NamedRawValue(name: "success", raw: 3),
            NamedRawValue(name: "failure", raw: 4),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 5),
            NamedRawValue(name: "failureRequiringAppLaunchMustVerifyCredentials", raw: 6),
            NamedRawValue(name: "failureRequiringAppLaunchNoServiceInArea", raw: 7),
            NamedRawValue(name: "failureRequiringAppLaunchServiceTemporarilyUnavailable", raw: 8),
            NamedRawValue(name: "failureRequiringAppLaunchPreviousRideNeedsCompletion", raw: 9),
            NamedRawValue(name: "failurePreviousRideNeedsFeedback", raw: 10),
        ],
        responseFields: [
            FieldDefinition(name: "rideOptions", type: ValueType.list(ValueType.record("INRideOption"))),
            FieldDefinition(name: "paymentMethods", type: ValueType.list(ValueType.record("INPaymentMethod"))),
            FieldDefinition(name: "expirationDate", type: ValueType.date),
        ],
        alwaysConfirms: false
    )

    private static let requestRideIntent = IntentDefinition(
        name: "INRequestRideIntent", domain: "Ride booking", handlingProtocol: "INRequestRideIntentHandling",
        parameters: [
            ParameterDefinition(name: "pickupLocation", type: ValueType.record("CLPlacemark"), isResolvable: true),
            ParameterDefinition(name: "dropOffLocation", type: ValueType.record("CLPlacemark"), isResolvable: true),
            ParameterDefinition(name: "rideOptionName", type: ValueType.record("INSpeakableString"), isResolvable: true),
            ParameterDefinition(name: "partySize", type: ValueType.integer, isResolvable: true),
            ParameterDefinition(name: "paymentMethod", type: ValueType.record("INPaymentMethod"), isResolvable: false),
            ParameterDefinition(name: "scheduledPickupTime", type: ValueType.record("INDateComponentsRange"), isResolvable: true),
        ],
        response: "INRequestRideIntentResponse",
        responseCodes: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "inProgress", raw: 2),
            NamedRawValue(name: "success", raw: 3),
            NamedRawValue(name: "failure", raw: 4),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 5),
            NamedRawValue(name: "failureRequiringAppLaunchMustVerifyCredentials", raw: 6),
            NamedRawValue(name: "failureRequiringAppLaunchNoServiceInArea", raw: 7),
            NamedRawValue(name: "failureRequiringAppLaunchServiceTemporarilyUnavailable", raw: 8),
            NamedRawValue(name: "failureRequiringAppLaunchPreviousRideNeedsCompletion", raw: 9),
            NamedRawValue(name: "failureRequiringAppLaunchRideScheduledTooFar", raw: 10),
        ],
        responseFields: [
            FieldDefinition(name: "rideStatus", type: ValueType.record("INRideStatus"))
        ],
        alwaysConfirms: true
    )

    private static let getRideStatusIntent = IntentDefinition(
        name: "INGetRideStatusIntent", domain: "Ride booking", handlingProtocol: "INGetRideStatusIntentHandling",
        parameters: [],
        response: "INGetRideStatusIntentResponse",
        responseCodes: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "inProgress", raw: 2),
            NamedRawValue(name: "success", raw: 3),
            NamedRawValue(name: "failure", raw: 4),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 5),
            NamedRawValue(name: "failureRequiringAppLaunchMustVerifyCredentials", raw: 6),
            NamedRawValue(name: "failureRequiringAppLaunchServiceTemporarilyUnavailable", raw: 7),
        ],
        responseFields: [
            FieldDefinition(name: "rideStatus", type: ValueType.record("INRideStatus"))
        ],
        alwaysConfirms: false
    )

    private static let cancelRideIntent = IntentDefinition(
        name: "INCancelRideIntent", domain: "Ride booking", handlingProtocol: "INCancelRideIntentHandling",
        parameters: [
            ParameterDefinition(name: "rideIdentifier", type: ValueType.string, isResolvable: false)
        ],
        response: "INCancelRideIntentResponse",
        responseCodes: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "success", raw: 2),
            NamedRawValue(name: "failure", raw: 3),
        ],
        responseFields: [
            FieldDefinition(name: "cancellationFee", type: ValueType.record("INCurrencyAmount")),
            FieldDefinition(name: "cancellationFeeThreshold", type: ValueType.dateComponents),
        ],
        alwaysConfirms: true
    )

    private static let sendRideFeedbackIntent = IntentDefinition(
        name: "INSendRideFeedbackIntent", domain: "Ride booking", handlingProtocol: "INSendRideFeedbackIntentHandling",
        parameters: [
            ParameterDefinition(name: "rideIdentifier", type: ValueType.string, isResolvable: false),
            ParameterDefinition(name: "rating", type: ValueType.double, isResolvable: false),
            ParameterDefinition(name: "tip", type: ValueType.record("INCurrencyAmount"), isResolvable: false),
        ],
        response: "INSendRideFeedbackIntentResponse",
        responseCodes: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "success", raw: 2),
            NamedRawValue(name: "failure", raw: 3),
        ],
        responseFields: [],
        alwaysConfirms: false
    )

    private static let priceRange = RecordDefinition(
        name: "INPriceRange",
        fields: [
            FieldDefinition(name: "minimumPrice", type: ValueType.decimal),
            FieldDefinition(name: "maximumPrice", type: ValueType.decimal),
            FieldDefinition(name: "currencyCode", type: ValueType.string, isRequired: true),
        ]
    )

    private static let rideCompletionStatus = RecordDefinition(
        name: "INRideCompletionStatus",
        fields: [
            FieldDefinition(name: "completionUserActivity", type: ValueType.record("NSUserActivity")),
            FieldDefinition(name: "isCompleted", type: ValueType.bool),
            FieldDefinition(name: "isCanceled", type: ValueType.bool),
            FieldDefinition(name: "isMissedPickup", type: ValueType.bool),
            FieldDefinition(name: "paymentAmount", type: ValueType.record("INCurrencyAmount")),
            FieldDefinition(name: "feedbackType", type: ValueType.optionSet("INRideFeedbackTypeOptions")),
            FieldDefinition(name: "isOutstanding", type: ValueType.bool),
            FieldDefinition(name: "defaultTippingOptions", type: ValueType.list(ValueType.record("INCurrencyAmount"))),
        ]
    )

    private static let rideDriver = RecordDefinition(
        name: "INRideDriver",
        fields: [
            FieldDefinition(name: "personHandle", type: ValueType.record("INPersonHandle")),
            FieldDefinition(name: "nameComponents", type: ValueType.record("PersonNameComponents")),
            FieldDefinition(name: "displayName", type: ValueType.string),
            FieldDefinition(name: "image", type: ValueType.record("INImage")),
            FieldDefinition(name: "contactIdentifier", type: ValueType.string),
            FieldDefinition(name: "customIdentifier", type: ValueType.string),
            FieldDefinition(name: "relationship", type: ValueType.stringConstant("INPersonRelationship")),
            FieldDefinition(name: "aliases", type: ValueType.list(ValueType.record("INPersonHandle"))),
            FieldDefinition(name: "suggestionType", type: ValueType.enumeration("INPersonSuggestionType")),
            FieldDefinition(name: "siriMatches", type: ValueType.list(ValueType.record("INPerson"))),
            FieldDefinition(name: "isMe", type: ValueType.bool),
            FieldDefinition(name: "isContactSuggestion", type: ValueType.bool),
            FieldDefinition(name: "spokenPhrase", type: ValueType.string),
            FieldDefinition(name: "pronunciationHint", type: ValueType.string),
            FieldDefinition(name: "vocabularyIdentifier", type: ValueType.string),
            FieldDefinition(name: "rating", type: ValueType.string),
            FieldDefinition(name: "phoneNumber", type: ValueType.string),
        ], superclass: "INPerson"
    )

    private static let rideFareLineItem = RecordDefinition(
        name: "INRideFareLineItem",
        fields: [
            FieldDefinition(name: "title", type: ValueType.string),
            FieldDefinition(name: "price", type: ValueType.decimal),
            FieldDefinition(name: "currencyCode", type: ValueType.string),
        ]
    )

    private static let rideOption = RecordDefinition(
        name: "INRideOption",
        fields: [
            FieldDefinition(name: "name", type: ValueType.string, isRequired: true),
            FieldDefinition(name: "estimatedPickupDate", type: ValueType.date, isRequired: true),
            FieldDefinition(name: "priceRange", type: ValueType.record("INPriceRange")),
            FieldDefinition(name: "disclaimerMessage", type: ValueType.string),
            FieldDefinition(name: "availablePartySizeOptions", type: ValueType.list(ValueType.record("INRidePartySizeOption"))),
            FieldDefinition(name: "availablePartySizeOptionsSelectionPrompt", type: ValueType.string),
            FieldDefinition(name: "specialPricing", type: ValueType.string),
            FieldDefinition(name: "specialPricingBadgeImage", type: ValueType.record("INImage")),
            FieldDefinition(name: "fareLineItems", type: ValueType.list(ValueType.record("INRideFareLineItem"))),
            FieldDefinition(name: "userActivityForBookingInApplication", type: ValueType.record("NSUserActivity")),
            FieldDefinition(name: "usesMeteredFare", type: ValueType.bool),
            FieldDefinition(name: "identifier", type: ValueType.string),
        ]
    )

    private static let ridePartySizeOption = RecordDefinition(
        name: "INRidePartySizeOption",
        fields: [
            FieldDefinition(name: "partySizeRange", type: ValueType.record("NSRange"), isRequired: true),
            FieldDefinition(name: "sizeDescription", type: ValueType.string, isRequired: true),
            FieldDefinition(name: "priceRange", type: ValueType.record("INPriceRange")),
        ]
    )

    private static let rideStatus = RecordDefinition(
        name: "INRideStatus",
        fields: [
            FieldDefinition(name: "rideIdentifier", type: ValueType.string),
            FieldDefinition(name: "phase", type: ValueType.enumeration("INRidePhase")),
            FieldDefinition(name: "completionStatus", type: ValueType.record("INRideCompletionStatus")),
            FieldDefinition(name: "vehicle", type: ValueType.record("INRideVehicle")),
            FieldDefinition(name: "driver", type: ValueType.record("INRideDriver")),
            FieldDefinition(name: "estimatedPickupDate", type: ValueType.date),
            FieldDefinition(name: "estimatedDropOffDate", type: ValueType.date),
            FieldDefinition(name: "estimatedPickupEndDate", type: ValueType.date),
            FieldDefinition(name: "scheduledPickupTime", type: ValueType.record("INDateComponentsRange")),
            FieldDefinition(name: "pickupLocation", type: ValueType.record("CLPlacemark")),
            FieldDefinition(name: "waypoints", type: ValueType.list(ValueType.record("CLPlacemark"))),
            FieldDefinition(name: "dropOffLocation", type: ValueType.record("CLPlacemark")),
            FieldDefinition(name: "rideOption", type: ValueType.record("INRideOption")),
            FieldDefinition(name: "userActivityForCancelingInApplication", type: ValueType.record("NSUserActivity")),
            FieldDefinition(name: "additionalActionActivities", type: ValueType.list(ValueType.record("NSUserActivity"))),
        ]
    )

    private static let rideVehicle = RecordDefinition(
        name: "INRideVehicle",
        fields: [
            FieldDefinition(name: "location", type: ValueType.record("CLLocation")),
            FieldDefinition(name: "registrationPlate", type: ValueType.string),
            FieldDefinition(name: "manufacturer", type: ValueType.string),
            FieldDefinition(name: "model", type: ValueType.string),
            FieldDefinition(name: "mapAnnotationImage", type: ValueType.record("INImage")),
        ]
    )

    private static let cancelRideIntentResponseCode = EnumerationDefinition(
        name: "INCancelRideIntentResponseCode", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "success", raw: 2),
            NamedRawValue(name: "failure", raw: 3),
        ]
    )

    private static let getRideStatusIntentResponseCode = EnumerationDefinition(
        name: "INGetRideStatusIntentResponseCode", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "inProgress", raw: 2),
            NamedRawValue(name: "success", raw: 3),
            NamedRawValue(name: "failure", raw: 4),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 5),
            NamedRawValue(name: "failureRequiringAppLaunchMustVerifyCredentials", raw: 6),
            NamedRawValue(name: "failureRequiringAppLaunchServiceTemporarilyUnavailable", raw: 7),
        ]
    )

    private static let listRideOptionsIntentResponseCode = EnumerationDefinition(
        name: "INListRideOptionsIntentResponseCode", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "inProgress", raw: 2),
            NamedRawValue(name: "success", raw: 3),
            NamedRawValue(name: "failure", raw: 4),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 5),
            NamedRawValue(name: "failureRequiringAppLaunchMustVerifyCredentials", raw: 6),
            NamedRawValue(name: "failureRequiringAppLaunchNoServiceInArea", raw: 7),
            NamedRawValue(name: "failureRequiringAppLaunchServiceTemporarilyUnavailable", raw: 8),
            NamedRawValue(name: "failureRequiringAppLaunchPreviousRideNeedsCompletion", raw: 9),
            NamedRawValue(name: "failurePreviousRideNeedsFeedback", raw: 10),
        ]
    )

    private static let requestRideIntentResponseCode = EnumerationDefinition(
        name: "INRequestRideIntentResponseCode", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "inProgress", raw: 2),
            NamedRawValue(name: "success", raw: 3),
            NamedRawValue(name: "failure", raw: 4),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 5),
            NamedRawValue(name: "failureRequiringAppLaunchMustVerifyCredentials", raw: 6),
            NamedRawValue(name: "failureRequiringAppLaunchNoServiceInArea", raw: 7),
            NamedRawValue(name: "failureRequiringAppLaunchServiceTemporarilyUnavailable", raw: 8),
            NamedRawValue(name: "failureRequiringAppLaunchPreviousRideNeedsCompletion", raw: 9),
            NamedRawValue(name: "failureRequiringAppLaunchRideScheduledTooFar", raw: 10),
        ]
    )

    private static let ridePhase = EnumerationDefinition(
        name: "INRidePhase", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unknown", raw: 0),
            NamedRawValue(name: "received", raw: 1),
            NamedRawValue(name: "confirmed", raw: 2),
            NamedRawValue(name: "ongoing", raw: 3),
            NamedRawValue(name: "completed", raw: 4),
            NamedRawValue(name: "approachingPickup", raw: 5),
            NamedRawValue(name: "pickup", raw: 6),
        ]
    )

    private static let sendRideFeedbackIntentResponseCode = EnumerationDefinition(
        name: "INSendRideFeedbackIntentResponseCode", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "success", raw: 2),
            NamedRawValue(name: "failure", raw: 3),
        ]
    )

    private static let rideFeedbackTypeOptions = EnumerationDefinition(
        name: "INRideFeedbackTypeOptions", isOptionSet: true,
        cases: [
            NamedRawValue(name: "rate", raw: 1),
            NamedRawValue(name: "tip", raw: 2),
        ]
    )
}

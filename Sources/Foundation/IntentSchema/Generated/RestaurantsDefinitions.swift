// Generated from Schema/ by Tools/CodeGeneration; do not edit.

enum RestaurantsDefinitions {
    static let intents: [IntentDefinition] = [
        bookRestaurantReservationIntent, getAvailableRestaurantReservationBookingsIntent,
        getAvailableRestaurantReservationBookingDefaultsIntent, getUserCurrentRestaurantReservationBookingsIntent,
        getRestaurantGuestIntent,
    ]
    static let records: [RecordDefinition] = [
        restaurant, restaurantGuest, restaurantGuestDisplayPreferences, restaurantOffer, restaurantReservationBooking,
        restaurantReservationUserBooking, termsAndConditions,
    ]
    static let enumerations: [EnumerationDefinition] = [
        bookRestaurantReservationIntentCode, getAvailableRestaurantReservationBookingDefaultsIntentResponseCode,
        getAvailableRestaurantReservationBookingsIntentCode, getRestaurantGuestIntentResponseCode,
        getUserCurrentRestaurantReservationBookingsIntentResponseCode, restaurantReservationUserBookingStatus,
    ]

    private static let bookRestaurantReservationIntent = IntentDefinition(
        name: "INBookRestaurantReservationIntent", domain: "Restaurants",
        handlingProtocol: "INBookRestaurantReservationIntentHandling",
        parameters: [
            ParameterDefinition(name: "restaurant", type: ValueType.record("INRestaurant"), isResolvable: true, substitutes: []),
            ParameterDefinition(
                name: "bookingDateComponents", type: ValueType.dateComponents, isResolvable: true, substitutes: []),
            ParameterDefinition(name: "partySize", type: ValueType.integer, isResolvable: true, substitutes: []),
            ParameterDefinition(name: "bookingIdentifier", type: ValueType.string, isResolvable: false),
            ParameterDefinition(name: "guest", type: ValueType.record("INRestaurantGuest"), isResolvable: true),
            ParameterDefinition(name: "selectedOffer", type: ValueType.record("INRestaurantOffer"), isResolvable: false),
            ParameterDefinition(name: "guestProvidedSpecialRequestText", type: ValueType.string, isResolvable: true),
        ],
        response: "INBookRestaurantReservationIntentResponse",
        responseCodes: [
            NamedRawValue(name: "success", raw: 0),
            NamedRawValue(name: "denied", raw: 1),
            NamedRawValue(name: "failure", raw: 2),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 3),
            NamedRawValue(name: "failureRequiringAppLaunchMustVerifyCredentials", raw: 4),
            NamedRawValue(name: "failureRequiringAppLaunchServiceTemporarilyUnavailable", raw: 5),
        ],
        responseFields: [
            FieldDefinition(name: "userBooking", type: ValueType.record("INRestaurantReservationUserBooking"))
        ],
        alwaysConfirms: true
    )

    private static let getAvailableRestaurantReservationBookingsIntent = IntentDefinition(
        name: "INGetAvailableRestaurantReservationBookingsIntent", domain: "Restaurants",
        handlingProtocol: "INGetAvailableRestaurantReservationBookingsIntentHandling",
        parameters: [
            ParameterDefinition(name: "restaurant", type: ValueType.record("INRestaurant"), isResolvable: true),
            ParameterDefinition(name: "partySize", type: ValueType.integer, isResolvable: true),
            ParameterDefinition(name: "preferredBookingDateComponents", type: ValueType.dateComponents, isResolvable: true),
            ParameterDefinition(name: "maximumNumberOfResults", type: ValueType.double, isResolvable: false),
            ParameterDefinition(name: "earliestBookingDateForResults", type: ValueType.date, isResolvable: false),
            ParameterDefinition(name: "latestBookingDateForResults", type: ValueType.date, isResolvable: false),
        ],
        response: "INGetAvailableRestaurantReservationBookingsIntentResponse",
        responseCodes: [
            NamedRawValue(name: "success", raw: 0),
            NamedRawValue(name: "failure", raw: 1),
            NamedRawValue(name: "failureRequestUnsatisfiable", raw: 2),
            NamedRawValue(name: "failureRequestUnspecified", raw: 3),
        ],
        responseFields: [
            FieldDefinition(name: "localizedRestaurantDescriptionText", type: ValueType.string),
            FieldDefinition(name: "localizedBookingAdvisementText", type: ValueType.string),
            FieldDefinition(name: "termsAndConditions", type: ValueType.record("INTermsAndConditions")),
            FieldDefinition(name: "availableBookings", type: ValueType.list(ValueType.record("INRestaurantReservationBooking"))),
        ],
        alwaysConfirms: false
    )

    private static let getAvailableRestaurantReservationBookingDefaultsIntent = IntentDefinition(
        name: "INGetAvailableRestaurantReservationBookingDefaultsIntent", domain: "Restaurants",
        handlingProtocol: "INGetAvailableRestaurantReservationBookingDefaultsIntentHandling",
        parameters: [
            ParameterDefinition(name: "restaurant", type: ValueType.record("INRestaurant"), isResolvable: true)
        ],
        response: "INGetAvailableRestaurantReservationBookingDefaultsIntentResponse",
        responseCodes: [
            NamedRawValue(name: "success", raw: 0),
            NamedRawValue(name: "failure", raw: 1),
            NamedRawValue(name: "unspecified", raw: 2),
        ],
        responseFields: [
            FieldDefinition(name: "defaultPartySize", type: ValueType.integer),
            FieldDefinition(name: "defaultBookingDate", type: ValueType.date),
            FieldDefinition(name: "maximumPartySize", type: ValueType.double),
            FieldDefinition(name: "minimumPartySize", type: ValueType.double),
            FieldDefinition(name: "providerImage", type: ValueType.record("INImage")),
        ],
        alwaysConfirms: false
    )

    private static let getUserCurrentRestaurantReservationBookingsIntent = IntentDefinition(
        name: "INGetUserCurrentRestaurantReservationBookingsIntent", domain: "Restaurants",
        handlingProtocol: "INGetUserCurrentRestaurantReservationBookingsIntentHandling",
        parameters: [
            ParameterDefinition(name: "restaurant", type: ValueType.record("INRestaurant"), isResolvable: true),
            ParameterDefinition(name: "reservationIdentifier", type: ValueType.string, isResolvable: false),
            ParameterDefinition(name: "maximumNumberOfResults", type: ValueType.double, isResolvable: false),
            ParameterDefinition(name: "earliestBookingDateForResults", type: ValueType.date, isResolvable: false),
        ],
        response: "INGetUserCurrentRestaurantReservationBookingsIntentResponse",
        responseCodes: [
            NamedRawValue(name: "success", raw: 0),
            NamedRawValue(name: "failure", raw: 1),
            NamedRawValue(name: "failureRequestUnsatisfiable", raw: 2),
            NamedRawValue(name: "unspecified", raw: 3),
        ],
        responseFields: [
            FieldDefinition(
                name: "userCurrentBookings", type: ValueType.list(ValueType.record("INRestaurantReservationUserBooking")))
        ],
        alwaysConfirms: false
    )

    private static let getRestaurantGuestIntent = IntentDefinition(
        name: "INGetRestaurantGuestIntent", domain: "Restaurants", handlingProtocol: "INGetRestaurantGuestIntentHandling",
        parameters: [],
        response: "INGetRestaurantGuestIntentResponse",
        responseCodes: [
            NamedRawValue(name: "success", raw: 0),
            NamedRawValue(name: "failure", raw: 1),
        ],
        responseFields: [
            FieldDefinition(name: "guest", type: ValueType.record("INRestaurantGuest")),
            FieldDefinition(name: "guestDisplayPreferences", type: ValueType.record("INRestaurantGuestDisplayPreferences")),
        ],
        alwaysConfirms: false
    )

    private static let restaurant = RecordDefinition(
        name: "INRestaurant",
        fields: [
            FieldDefinition(name: "location", type: ValueType.record("CLLocation"), isRequired: true),
            FieldDefinition(name: "name", type: ValueType.string, isRequired: true),
            FieldDefinition(name: "vendorIdentifier", type: ValueType.string, isRequired: true),
            FieldDefinition(name: "restaurantIdentifier", type: ValueType.string, isRequired: true),
        ]
    )

    private static let restaurantGuest = RecordDefinition(
        name: "INRestaurantGuest",
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
            FieldDefinition(name: "phoneNumber", type: ValueType.string),
            FieldDefinition(name: "emailAddress", type: ValueType.string),
        ], superclass: "INPerson"
    )

    private static let restaurantGuestDisplayPreferences = RecordDefinition(
        name: "INRestaurantGuestDisplayPreferences",
        fields: [
            FieldDefinition(name: "nameFieldFirstNameOptional", type: ValueType.bool),
            FieldDefinition(name: "nameFieldLastNameOptional", type: ValueType.bool),
            FieldDefinition(name: "nameFieldShouldBeDisplayed", type: ValueType.bool),
            FieldDefinition(name: "emailAddressFieldShouldBeDisplayed", type: ValueType.bool),
            FieldDefinition(name: "phoneNumberFieldShouldBeDisplayed", type: ValueType.bool),
            FieldDefinition(name: "nameEditable", type: ValueType.bool),
            FieldDefinition(name: "emailAddressEditable", type: ValueType.bool),
            FieldDefinition(name: "phoneNumberEditable", type: ValueType.bool),
        ]
    )

    private static let restaurantOffer = RecordDefinition(
        name: "INRestaurantOffer",
        fields: [
            FieldDefinition(name: "offerTitleText", type: ValueType.string),
            FieldDefinition(name: "offerDetailText", type: ValueType.string),
            FieldDefinition(name: "offerIdentifier", type: ValueType.string),
        ]
    )

    private static let restaurantReservationBooking = RecordDefinition(
        name: "INRestaurantReservationBooking",
        fields: [
            FieldDefinition(name: "restaurant", type: ValueType.record("INRestaurant"), isRequired: true),
            FieldDefinition(name: "bookingDescription", type: ValueType.string),
            FieldDefinition(name: "bookingDate", type: ValueType.date, isRequired: true),
            FieldDefinition(name: "partySize", type: ValueType.integer),
            FieldDefinition(name: "bookingIdentifier", type: ValueType.string, isRequired: true),
            FieldDefinition(name: "isBookingAvailable", type: ValueType.bool),
            FieldDefinition(name: "offers", type: ValueType.list(ValueType.record("INRestaurantOffer"))),
            FieldDefinition(name: "requiresManualRequest", type: ValueType.bool),
            FieldDefinition(name: "requiresEmailAddress", type: ValueType.bool),
            FieldDefinition(name: "requiresName", type: ValueType.bool),
            FieldDefinition(name: "requiresPhoneNumber", type: ValueType.bool),
        ]
    )

    private static let restaurantReservationUserBooking = RecordDefinition(
        name: "INRestaurantReservationUserBooking",
        fields: [
            FieldDefinition(name: "restaurant", type: ValueType.record("INRestaurant"), isRequired: true),
            FieldDefinition(name: "bookingDescription", type: ValueType.string),
            FieldDefinition(name: "bookingDate", type: ValueType.date, isRequired: true),
            FieldDefinition(name: "partySize", type: ValueType.integer),
            FieldDefinition(name: "bookingIdentifier", type: ValueType.string, isRequired: true),
            FieldDefinition(name: "isBookingAvailable", type: ValueType.bool),
            FieldDefinition(name: "offers", type: ValueType.list(ValueType.record("INRestaurantOffer"))),
            FieldDefinition(name: "requiresManualRequest", type: ValueType.bool),
            FieldDefinition(name: "requiresEmailAddress", type: ValueType.bool),
            FieldDefinition(name: "requiresName", type: ValueType.bool),
            FieldDefinition(name: "requiresPhoneNumber", type: ValueType.bool),
            FieldDefinition(name: "guest", type: ValueType.record("INRestaurantGuest")),
            FieldDefinition(name: "advisementText", type: ValueType.string),
            FieldDefinition(name: "selectedOffer", type: ValueType.record("INRestaurantOffer")),
            FieldDefinition(name: "guestProvidedSpecialRequestText", type: ValueType.string),
            FieldDefinition(name: "status", type: ValueType.enumeration("INRestaurantReservationUserBookingStatus")),
            FieldDefinition(name: "dateStatusModified", type: ValueType.date),
        ], superclass: "INRestaurantReservationBooking"
    )

    private static let termsAndConditions = RecordDefinition(
        name: "INTermsAndConditions",
        fields: [
            FieldDefinition(name: "localizedTermsAndConditionsText", type: ValueType.string, isRequired: true),
            FieldDefinition(name: "privacyPolicyURL", type: ValueType.url),
            FieldDefinition(name: "termsAndConditionsURL", type: ValueType.url),
        ]
    )

    private static let bookRestaurantReservationIntentCode = EnumerationDefinition(
        name: "INBookRestaurantReservationIntentCode", isOptionSet: false,
        cases: [
            NamedRawValue(name: "success", raw: 0),
            NamedRawValue(name: "denied", raw: 1),
            NamedRawValue(name: "failure", raw: 2),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 3),
            NamedRawValue(name: "failureRequiringAppLaunchMustVerifyCredentials", raw: 4),
            NamedRawValue(name: "failureRequiringAppLaunchServiceTemporarilyUnavailable", raw: 5),
        ]
    )

    private static let getAvailableRestaurantReservationBookingDefaultsIntentResponseCode = EnumerationDefinition(
        name: "INGetAvailableRestaurantReservationBookingDefaultsIntentResponseCode", isOptionSet: false,
        cases: [
            NamedRawValue(name: "success", raw: 0),
            NamedRawValue(name: "failure", raw: 1),
            NamedRawValue(name: "unspecified", raw: 2),
        ]
    )

    private static let getAvailableRestaurantReservationBookingsIntentCode = EnumerationDefinition(
        name: "INGetAvailableRestaurantReservationBookingsIntentCode", isOptionSet: false,
        cases: [
            NamedRawValue(name: "success", raw: 0),
            NamedRawValue(name: "failure", raw: 1),
            NamedRawValue(name: "failureRequestUnsatisfiable", raw: 2),
            NamedRawValue(name: "failureRequestUnspecified", raw: 3),
        ]
    )

    private static let getRestaurantGuestIntentResponseCode = EnumerationDefinition(
        name: "INGetRestaurantGuestIntentResponseCode", isOptionSet: false,
        cases: [
            NamedRawValue(name: "success", raw: 0),
            NamedRawValue(name: "failure", raw: 1),
        ]
    )

    private static let getUserCurrentRestaurantReservationBookingsIntentResponseCode = EnumerationDefinition(
        name: "INGetUserCurrentRestaurantReservationBookingsIntentResponseCode", isOptionSet: false,
        cases: [
            NamedRawValue(name: "success", raw: 0),
            NamedRawValue(name: "failure", raw: 1),
            NamedRawValue(name: "failureRequestUnsatisfiable", raw: 2),
            NamedRawValue(name: "unspecified", raw: 3),
        ]
    )

    private static let restaurantReservationUserBookingStatus = EnumerationDefinition(
        name: "INRestaurantReservationUserBookingStatus", isOptionSet: false,
        cases: [
            NamedRawValue(name: "pending", raw: 0),
            NamedRawValue(name: "confirmed", raw: 1),
            NamedRawValue(name: "denied", raw: 2),
        ]
    )
}

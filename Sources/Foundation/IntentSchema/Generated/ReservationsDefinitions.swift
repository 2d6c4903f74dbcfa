// Generated from Schema/ by Tools/CodeGeneration; do not edit.

enum ReservationsDefinitions {
    static let intents: [IntentDefinition] = [getReservationDetailsIntent]
    static let records: [RecordDefinition] = [
        airline, airport, airportGate, boatReservation, boatTrip, busReservation, busTrip, flight, flightReservation,
        lodgingReservation, rentalCar, rentalCarReservation, reservation, reservationAction, restaurantReservation, seat,
        ticketedEvent, ticketedEventReservation, trainReservation, trainTrip,
    ]
    static let enumerations: [EnumerationDefinition] = [
        getReservationDetailsIntentResponseCode, reservationActionType, reservationStatus, ticketedEventCategory,
    ]

    private static let getReservationDetailsIntent = IntentDefinition(
        name: "INGetReservationDetailsIntent", domain: "Reservations", handlingProtocol: nil,
        parameters: [
            ParameterDefinition(
                name: "reservationContainerReference", type: ValueType.record("INSpeakableString"), isResolvable: false),
            ParameterDefinition(
                name: "reservationItemReferences", type: ValueType.list(ValueType.record("INSpeakableString")),
                isResolvable: false),
        ],
        response: "INGetReservationDetailsIntentResponse",
        responseCodes: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "inProgress", raw: 2),
            NamedRawValue(name: "success", raw: 3),
            NamedRawValue(name: "failure", raw: 4),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 5),
        ],
        responseFields: [
            FieldDefinition(name: "reservations", type: ValueType.list(ValueType.record("INReservation")))
        ],
        alwaysConfirms: false
    )

    private static let airline = RecordDefinition(
        name: "INAirline",
        fields: [
            FieldDefinition(name: "name", type: ValueType.string),
            FieldDefinition(name: "iataCode", type: ValueType.string),
            FieldDefinition(name: "icaoCode", type: ValueType.string),
        ]
    )

    private static let airport = RecordDefinition(
        name: "INAirport",
        fields: [
            FieldDefinition(name: "name", type: ValueType.string),
            FieldDefinition(name: "iataCode", type: ValueType.string),
            FieldDefinition(name: "icaoCode", type: ValueType.string),
        ]
    )

    private static let airportGate = RecordDefinition(
        name: "INAirportGate",
        fields: [
            FieldDefinition(name: "airport", type: ValueType.record("INAirport"), isRequired: true),
            FieldDefinition(name: "terminal", type: ValueType.string),
            FieldDefinition(name: "gate", type: ValueType.string),
        ]
    )

    private static let boatReservation = RecordDefinition(
        name: "INBoatReservation",
        fields: [
            FieldDefinition(name: "itemReference", type: ValueType.record("INSpeakableString")),
            FieldDefinition(name: "reservationNumber", type: ValueType.string),
            FieldDefinition(name: "bookingTime", type: ValueType.date),
            FieldDefinition(name: "reservationStatus", type: ValueType.enumeration("INReservationStatus")),
            FieldDefinition(name: "reservationHolderName", type: ValueType.string),
            FieldDefinition(name: "actions", type: ValueType.list(ValueType.record("INReservationAction"))),
            FieldDefinition(name: "url", type: ValueType.url),
            FieldDefinition(name: "reservedSeat", type: ValueType.record("INSeat")),
            FieldDefinition(name: "boatTrip", type: ValueType.record("INBoatTrip")),
        ], superclass: "INReservation"
    )

    private static let boatTrip = RecordDefinition(
        name: "INBoatTrip",
        fields: [
            FieldDefinition(name: "provider", type: ValueType.string),
            FieldDefinition(name: "boatName", type: ValueType.string),
            FieldDefinition(name: "boatNumber", type: ValueType.string),
            FieldDefinition(name: "tripDuration", type: ValueType.record("INDateComponentsRange"), isRequired: true),
            FieldDefinition(name: "departureBoatTerminalLocation", type: ValueType.record("CLPlacemark"), isRequired: true),
            FieldDefinition(name: "arrivalBoatTerminalLocation", type: ValueType.record("CLPlacemark"), isRequired: true),
        ]
    )

    private static let busReservation = RecordDefinition(
        name: "INBusReservation",
        fields: [
            FieldDefinition(name: "itemReference", type: ValueType.record("INSpeakableString")),
            FieldDefinition(name: "reservationNumber", type: ValueType.string),
            FieldDefinition(name: "bookingTime", type: ValueType.date),
            FieldDefinition(name: "reservationStatus", type: ValueType.enumeration("INReservationStatus")),
            FieldDefinition(name: "reservationHolderName", type: ValueType.string),
            FieldDefinition(name: "actions", type: ValueType.list(ValueType.record("INReservationAction"))),
            FieldDefinition(name: "url", type: ValueType.url),
            FieldDefinition(name: "reservedSeat", type: ValueType.record("INSeat")),
            FieldDefinition(name: "busTrip", type: ValueType.record("INBusTrip")),
        ], superclass: "INReservation"
    )

    private static let busTrip = RecordDefinition(
        name: "INBusTrip",
        fields: [
            FieldDefinition(name: "provider", type: ValueType.string),
            FieldDefinition(name: "busName", type: ValueType.string),
            FieldDefinition(name: "busNumber", type: ValueType.string),
            FieldDefinition(name: "tripDuration", type: ValueType.record("INDateComponentsRange"), isRequired: true),
            FieldDefinition(name: "departureBusStopLocation", type: ValueType.record("CLPlacemark"), isRequired: true),
            FieldDefinition(name: "departurePlatform", type: ValueType.string),
            FieldDefinition(name: "arrivalBusStopLocation", type: ValueType.record("CLPlacemark"), isRequired: true),
            FieldDefinition(name: "arrivalPlatform", type: ValueType.string),
        ]
    )

    private static let flight = RecordDefinition(
        name: "INFlight",
        fields: [
            FieldDefinition(name: "airline", type: ValueType.record("INAirline"), isRequired: true),
            FieldDefinition(name: "flightNumber", type: ValueType.string, isRequired: true),
            FieldDefinition(name: "boardingTime", type: ValueType.record("INDateComponentsRange")),
            FieldDefinition(name: "flightDuration", type: ValueType.record("INDateComponentsRange"), isRequired: true),
            FieldDefinition(name: "departureAirportGate", type: ValueType.record("INAirportGate"), isRequired: true),
            FieldDefinition(name: "arrivalAirportGate", type: ValueType.record("INAirportGate"), isRequired: true),
        ]
    )

    private static let flightReservation = RecordDefinition(
        name: "INFlightReservation",
        fields: [
            FieldDefinition(name: "itemReference", type: ValueType.record("INSpeakableString")),
            FieldDefinition(name: "reservationNumber", type: ValueType.string),
            FieldDefinition(name: "bookingTime", type: ValueType.date),
            FieldDefinition(name: "reservationStatus", type: ValueType.enumeration("INReservationStatus")),
            FieldDefinition(name: "reservationHolderName", type: ValueType.string),
            FieldDefinition(name: "actions", type: ValueType.list(ValueType.record("INReservationAction"))),
            FieldDefinition(name: "url", type: ValueType.url),
            FieldDefinition(name: "reservedSeat", type: ValueType.record("INSeat")),
            FieldDefinition(name: "flight", type: ValueType.record("INFlight"), isRequired: true),
        ], superclass: "INReservation"
    )

    private static let lodgingReservation = RecordDefinition(
        name: "INLodgingReservation",
        fields: [
            FieldDefinition(name: "itemReference", type: ValueType.record("INSpeakableString")),
            FieldDefinition(name: "reservationNumber", type: ValueType.string),
            FieldDefinition(name: "bookingTime", type: ValueType.date),
            FieldDefinition(name: "reservationStatus", type: ValueType.enumeration("INReservationStatus")),
            FieldDefinition(name: "reservationHolderName", type: ValueType.string),
            FieldDefinition(name: "actions", type: ValueType.list(ValueType.record("INReservationAction"))),
            FieldDefinition(name: "url", type: ValueType.url),
            FieldDefinition(name: "lodgingBusinessLocation", type: ValueType.record("CLPlacemark"), isRequired: true),
            FieldDefinition(name: "reservationDuration", type: ValueType.record("INDateComponentsRange"), isRequired: true),
            FieldDefinition(name: "numberOfAdults", type: ValueType.integer),
            FieldDefinition(name: "numberOfChildren", type: ValueType.integer),
        ], superclass: "INReservation"
    )

    private static let rentalCar = RecordDefinition(
        name: "INRentalCar",
        fields: [
            FieldDefinition(name: "rentalCompanyName", type: ValueType.string, isRequired: true),
            FieldDefinition(name: "type", type: ValueType.string),
            FieldDefinition(name: "make", type: ValueType.string),
            FieldDefinition(name: "model", type: ValueType.string),
            FieldDefinition(name: "rentalCarDescription", type: ValueType.string),
        ]
    )

    private static let rentalCarReservation = RecordDefinition(
        name: "INRentalCarReservation",
        fields: [
            FieldDefinition(name: "itemReference", type: ValueType.record("INSpeakableString")),
            FieldDefinition(name: "reservationNumber", type: ValueType.string),
            FieldDefinition(name: "bookingTime", type: ValueType.date),
            FieldDefinition(name: "reservationStatus", type: ValueType.enumeration("INReservationStatus")),
            FieldDefinition(name: "reservationHolderName", type: ValueType.string),
            FieldDefinition(name: "actions", type: ValueType.list(ValueType.record("INReservationAction"))),
            FieldDefinition(name: "url", type: ValueType.url),
            FieldDefinition(name: "rentalCar", type: ValueType.record("INRentalCar"), isRequired: true),
            FieldDefinition(name: "rentalDuration", type: ValueType.record("INDateComponentsRange"), isRequired: true),
            FieldDefinition(name: "pickupLocation", type: ValueType.record("CLPlacemark")),
            FieldDefinition(name: "dropOffLocation", type: ValueType.record("CLPlacemark")),
        ], superclass: "INReservation"
    )

    private static let reservation = RecordDefinition(
        name: "INReservation",
        fields: [
            FieldDefinition(name: "itemReference", type: ValueType.record("INSpeakableString")),
            FieldDefinition(name: "reservationNumber", type: ValueType.string),
            FieldDefinition(name: "bookingTime", type: ValueType.date),
            FieldDefinition(name: "reservationStatus", type: ValueType.enumeration("INReservationStatus")),
            FieldDefinition(name: "reservationHolderName", type: ValueType.string),
            FieldDefinition(name: "actions", type: ValueType.list(ValueType.record("INReservationAction"))),
            FieldDefinition(name: "url", type: ValueType.url),
        ]
    )

    private static let reservationAction = RecordDefinition(
        name: "INReservationAction",
        fields: [
            FieldDefinition(name: "type", type: ValueType.enumeration("INReservationActionType")),
            FieldDefinition(name: "validDuration", type: ValueType.record("INDateComponentsRange"), isRequired: true),
            FieldDefinition(name: "userActivity", type: ValueType.record("NSUserActivity"), isRequired: true),
        ]
    )

    private static let restaurantReservation = RecordDefinition(
        name: "INRestaurantReservation",
        fields: [
            FieldDefinition(name: "itemReference", type: ValueType.record("INSpeakableString")),
            FieldDefinition(name: "reservationNumber", type: ValueType.string),
            FieldDefinition(name: "bookingTime", type: ValueType.date),
            FieldDefinition(name: "reservationStatus", type: ValueType.enumeration("INReservationStatus")),
            FieldDefinition(name: "reservationHolderName", type: ValueType.string),
            FieldDefinition(name: "actions", type: ValueType.list(ValueType.record("INReservationAction"))),
            FieldDefinition(name: "url", type: ValueType.url),
            FieldDefinition(name: "reservationDuration", type: ValueType.record("INDateComponentsRange"), isRequired: true),
            FieldDefinition(name: "restaurantLocation", type: ValueType.record("CLPlacemark"), isRequired: true),
            FieldDefinition(name: "partySize", type: ValueType.integer),
        ], superclass: "INReservation"
    )

    private static let seat = RecordDefinition(
        name: "INSeat",
        fields: [
            FieldDefinition(name: "seatSection", type: ValueType.string),
            FieldDefinition(name: "seatRow", type: ValueType.string),
            FieldDefinition(name: "seatNumber", type: ValueType.string),
            FieldDefinition(name: "seatingType", type: ValueType.string),
        ]
    )

    private static let ticketedEvent = RecordDefinition(
        name: "INTicketedEvent",
        fields: [
            FieldDefinition(name: "category", type: ValueType.enumeration("INTicketedEventCategory")),
            FieldDefinition(name: "name", type: ValueType.string, isRequired: true),
            FieldDefinition(name: "eventDuration", type: ValueType.record("INDateComponentsRange"), isRequired: true),
            FieldDefinition(name: "location", type: ValueType.record("CLPlacemark")),
        ]
    )

    private static let ticketedEventReservation = RecordDefinition(
        name: "INTicketedEventReservation",
        fields: [
            FieldDefinition(name: "itemReference", type: ValueType.record("INSpeakableString")),
            FieldDefinition(name: "reservationNumber", type: ValueType.string),
            FieldDefinition(name: "bookingTime", type: ValueType.date),
            FieldDefinition(name: "reservationStatus", type: ValueType.enumeration("INReservationStatus")),
            FieldDefinition(name: "reservationHolderName", type: ValueType.string),
            FieldDefinition(name: "actions", type: ValueType.list(ValueType.record("INReservationAction"))),
            FieldDefinition(name: "url", type: ValueType.url),
            FieldDefinition(name: "event", type: ValueType.record("INTicketedEvent"), isRequired: true),
            FieldDefinition(name: "reservedSeat", type: ValueType.record("INSeat")),
        ], superclass: "INReservation"
    )

    private static let trainReservation = RecordDefinition(
        name: "INTrainReservation",
        fields: [
            FieldDefinition(name: "itemReference", type: ValueType.record("INSpeakableString")),
            FieldDefinition(name: "reservationNumber", type: ValueType.string),
            FieldDefinition(name: "bookingTime", type: ValueType.date),
            FieldDefinition(name: "reservationStatus", type: ValueType.enumeration("INReservationStatus")),
            FieldDefinition(name: "reservationHolderName", type: ValueType.string),
            FieldDefinition(name: "actions", type: ValueType.list(ValueType.record("INReservationAction"))),
            FieldDefinition(name: "url", type: ValueType.url),
            FieldDefinition(name: "reservedSeat", type: ValueType.record("INSeat")),
            FieldDefinition(name: "trainTrip", type: ValueType.record("INTrainTrip"), isRequired: true),
        ], superclass: "INReservation"
    )

    private static let trainTrip = RecordDefinition(
        name: "INTrainTrip",
        fields: [
            FieldDefinition(name: "provider", type: ValueType.string),
            FieldDefinition(name: "trainName", type: ValueType.string),
            FieldDefinition(name: "trainNumber", type: ValueType.string),
            FieldDefinition(name: "tripDuration", type: ValueType.record("INDateComponentsRange"), isRequired: true),
            FieldDefinition(name: "departureStationLocation", type: ValueType.record("CLPlacemark"), isRequired: true),
            FieldDefinition(name: "departurePlatform", type: ValueType.string),
            FieldDefinition(name: "arrivalStationLocation", type: ValueType.record("CLPlacemark"), isRequired: true),
            FieldDefinition(name: "arrivalPlatform", type: ValueType.string),
        ]
    )

    private static let getReservationDetailsIntentResponseCode = EnumerationDefinition(
        name: "INGetReservationDetailsIntentResponseCode", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "inProgress", raw: 2),
            NamedRawValue(name: "success", raw: 3),
            NamedRawValue(name: "failure", raw: 4),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 5),
        ]
    )

    private static let reservationActionType = EnumerationDefinition(
        name: "INReservationActionType", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unknown", raw: 0),
            NamedRawValue(name: "checkIn", raw: 1),
        ]
    )

    private static let reservationStatus = EnumerationDefinition(
        name: "INReservationStatus", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unknown", raw: 0),
            NamedRawValue(name: "canceled", raw: 1),
            NamedRawValue(name: "pending", raw: 2),
            NamedRawValue(name: "hold", raw: 3),
            NamedRawValue(name: "confirmed", raw: 4),
        ]
    )

    private static let ticketedEventCategory = EnumerationDefinition(
        name: "INTicketedEventCategory", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unknown", raw: 0),
            NamedRawValue(name: "movie", raw: 1),
        ]
    )
}

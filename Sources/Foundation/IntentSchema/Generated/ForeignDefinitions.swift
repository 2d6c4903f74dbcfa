// Generated from Schema/ by Tools/CodeGeneration; do not edit.

enum ForeignDefinitions {
    static let intents: [IntentDefinition] = []
    static let records: [RecordDefinition] = [
        personNameComponents, range, dateInterval, measurement, location, region, circularRegion, placemark, postalAddress,
        userActivity, color, userInfo,
    ]
    static let enumerations: [EnumerationDefinition] = []

    private static let personNameComponents = RecordDefinition(
        name: "PersonNameComponents",
        fields: [
            FieldDefinition(name: "namePrefix", type: ValueType.string),
            FieldDefinition(name: "givenName", type: ValueType.string),
            FieldDefinition(name: "middleName", type: ValueType.string),
            FieldDefinition(name: "familyName", type: ValueType.string),
            FieldDefinition(name: "nameSuffix", type: ValueType.string),
            FieldDefinition(name: "nickname", type: ValueType.string),
        ]
    )

    private static let range = RecordDefinition(
        name: "NSRange",
        fields: [
            FieldDefinition(name: "location", type: ValueType.integer, isRequired: true),
            FieldDefinition(name: "length", type: ValueType.integer, isRequired: true),
        ]
    )

    private static let dateInterval = RecordDefinition(
        name: "DateInterval",
        fields: [
            FieldDefinition(name: "start", type: ValueType.date, isRequired: true),
            FieldDefinition(name: "end", type: ValueType.date, isRequired: true),
        ]
    )

    private static let measurement = RecordDefinition(
        name: "Measurement",
        fields: [
            FieldDefinition(name: "value", type: ValueType.double, isRequired: true),
            FieldDefinition(name: "unit", type: ValueType.string, isRequired: true),
        ]
    )

    private static let location = RecordDefinition(
        name: "CLLocation",
        fields: [
            FieldDefinition(name: "latitude", type: ValueType.double, isRequired: true),
            FieldDefinition(name: "longitude", type: ValueType.double, isRequired: true),
            FieldDefinition(name: "altitude", type: ValueType.double),
            FieldDefinition(name: "horizontalAccuracy", type: ValueType.double),
            FieldDefinition(name: "verticalAccuracy", type: ValueType.double),
            FieldDefinition(name: "course", type: ValueType.double),
            FieldDefinition(name: "speed", type: ValueType.double),
            FieldDefinition(name: "timestamp", type: ValueType.date),
        ]
    )

    private static let region = RecordDefinition(
        name: "CLRegion",
        fields: [
            FieldDefinition(name: "identifier", type: ValueType.string),
            FieldDefinition(name: "notifyOnEntry", type: ValueType.bool),
            FieldDefinition(name: "notifyOnExit", type: ValueType.bool),
        ]
    )

    private static let circularRegion = RecordDefinition(
        name: "CLCircularRegion",
        fields: [
            FieldDefinition(name: "identifier", type: ValueType.string),
            FieldDefinition(name: "notifyOnEntry", type: ValueType.bool),
            FieldDefinition(name: "notifyOnExit", type: ValueType.bool),
            FieldDefinition(name: "center", type: ValueType.record("CLLocation"), isRequired: true),
            FieldDefinition(name: "radius", type: ValueType.double, isRequired: true),
        ], superclass: "CLRegion"
    )

    private static let placemark = RecordDefinition(
        name: "CLPlacemark",
        fields: [
            FieldDefinition(name: "location", type: ValueType.record("CLLocation")),
            FieldDefinition(name: "region", type: ValueType.record("CLRegion")),
            FieldDefinition(name: "timeZone", type: ValueType.string),
            FieldDefinition(name: "name", type: ValueType.string),
            FieldDefinition(name: "thoroughfare", type: ValueType.string),
            FieldDefinition(name: "subThoroughfare", type: ValueType.string),
            FieldDefinition(name: "locality", type: ValueType.string),
            FieldDefinition(name: "subLocality", type: ValueType.string),
            FieldDefinition(name: "administrativeArea", type: ValueType.string),
            FieldDefinition(name: "subAdministrativeArea", type: ValueType.string),
            FieldDefinition(name: "postalCode", type: ValueType.string),
            FieldDefinition(name: "isoCountryCode", type: ValueType.string),
            FieldDefinition(name: "country", type: ValueType.string),
            FieldDefinition(name: "inlandWater", type: ValueType.string),
            FieldDefinition(name: "ocean", type: ValueType.string),
            FieldDefinition(name: "areasOfInterest", type: ValueType.list(ValueType.string)),
        ]
    )

    private static let postalAddress = RecordDefinition(
        name: "CNPostalAddress",
        fields: [
            FieldDefinition(name: "street", type: ValueType.string),
            FieldDefinition(name: "subLocality", type: ValueType.string),
            FieldDefinition(name: "city", type: ValueType.string),
            FieldDefinition(name: "subAdministrativeArea", type: ValueType.string),
            FieldDefinition(name: "state", type: ValueType.string),
            FieldDefinition(name: "postalCode", type: ValueType.string),
            FieldDefinition(name: "country", type: ValueType.string),
            FieldDefinition(name: "isoCountryCode", type: ValueType.string),
        ]
    )

    private static let userActivity = RecordDefinition(
        name: "NSUserActivity",
        fields: [
            FieldDefinition(name: "activityType", type: ValueType.string, isRequired: true),
            FieldDefinition(name: "title", type: ValueType.string),
            FieldDefinition(name: "userInfo", type: ValueType.record("UserInfo")),
            FieldDefinition(name: "webpageURL", type: ValueType.url),
            FieldDefinition(name: "referrerURL", type: ValueType.url),
            FieldDefinition(name: "expirationDate", type: ValueType.date),
            FieldDefinition(name: "keywords", type: ValueType.list(ValueType.string)),
            FieldDefinition(name: "requiredUserInfoKeys", type: ValueType.list(ValueType.string)),
            FieldDefinition(name: "persistentIdentifier", type: ValueType.string),
            FieldDefinition(name: "targetContentIdentifier", type: ValueType.string),
            FieldDefinition(name: "suggestedInvocationPhrase", type: ValueType.string),
            FieldDefinition(name: "shortcutAvailability", type: ValueType.optionSet("INShortcutAvailabilityOptions")),
            FieldDefinition(name: "needsSave", type: ValueType.bool),
            FieldDefinition(name: "isEligibleForHandoff", type: ValueType.bool),
            FieldDefinition(name: "isEligibleForSearch", type: ValueType.bool),
            FieldDefinition(name: "isEligibleForPublicIndexing", type: ValueType.bool),
            FieldDefinition(name: "isEligibleForPrediction", type: ValueType.bool),
            FieldDefinition(name: "supportsContinuationStreams", type: ValueType.bool),
            FieldDefinition(name: "interaction", type: ValueType.record("INInteraction")),
            FieldDefinition(name: "userInfoRemarks", type: ValueType.list(ValueType.string)),
        ]
    )

    private static let color = RecordDefinition(
        name: "CGColor",
        fields: [
            FieldDefinition(name: "red", type: ValueType.double),
            FieldDefinition(name: "green", type: ValueType.double),
            FieldDefinition(name: "blue", type: ValueType.double),
            FieldDefinition(name: "alpha", type: ValueType.double),
        ]
    )

    private static let userInfo = RecordDefinition(
        name: "UserInfo",
        fields: []
    )
}

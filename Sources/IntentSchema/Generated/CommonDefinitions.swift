// Generated from Schema/ by Tools/CodeGeneration; do not edit.

enum CommonDefinitions {
    static let intents: [IntentDefinition] = []
    static let records: [RecordDefinition] = [
        currencyAmount, dateComponentsRange, image, intentDonationMetadata, interaction, parameter, paymentMethod, person,
        personHandle, recurrenceRule, speakableString,
    ]
    static let enumerations: [EnumerationDefinition] = [
        intentHandlingStatus, interactionDirection, paymentMethodType, personHandleType, personSuggestionType,
        recurrenceFrequency, dayOfWeekOptions, shortcutAvailabilityOptions,
    ]

    private static let currencyAmount = RecordDefinition(
        name: "INCurrencyAmount",
        fields: [
            FieldDefinition(name: "amount", type: ValueType.decimal),
            FieldDefinition(name: "currencyCode", type: ValueType.string),
        ]
    )

    private static let dateComponentsRange = RecordDefinition(
        name: "INDateComponentsRange",
        fields: [
            FieldDefinition(name: "startDateComponents", type: ValueType.dateComponents),
            FieldDefinition(name: "endDateComponents", type: ValueType.dateComponents),
            FieldDefinition(name: "recurrenceRule", type: ValueType.record("INRecurrenceRule")),
        ]
    )

    private static let image = RecordDefinition(
        name: "INImage",
        fields: [
            FieldDefinition(name: "name", type: ValueType.string),
            FieldDefinition(name: "systemName", type: ValueType.string),
            FieldDefinition(name: "data", type: ValueType.data),
            FieldDefinition(name: "url", type: ValueType.url),
            FieldDefinition(name: "width", type: ValueType.double),
            FieldDefinition(name: "height", type: ValueType.double),
        ]
    )

    private static let intentDonationMetadata = RecordDefinition(
        name: "INIntentDonationMetadata",
        fields: []
    )

    private static let interaction = RecordDefinition(
        name: "INInteraction",
        fields: [
            FieldDefinition(name: "intent", type: ValueType.record("INIntent")),
            FieldDefinition(name: "intentResponse", type: ValueType.record("INIntentResponse")),
            FieldDefinition(name: "intentHandlingStatus", type: ValueType.enumeration("INIntentHandlingStatus")),
            FieldDefinition(name: "direction", type: ValueType.enumeration("INInteractionDirection")),
            FieldDefinition(name: "dateInterval", type: ValueType.record("DateInterval")),
            FieldDefinition(name: "identifier", type: ValueType.string),
            FieldDefinition(name: "groupIdentifier", type: ValueType.string),
        ]
    )

    private static let parameter = RecordDefinition(
        name: "INParameter",
        fields: [
            FieldDefinition(name: "parameterClass", type: ValueType.string),
            FieldDefinition(name: "parameterKeyPath", type: ValueType.string),
        ]
    )

    private static let paymentMethod = RecordDefinition(
        name: "INPaymentMethod",
        fields: [
            FieldDefinition(name: "type", type: ValueType.enumeration("INPaymentMethodType")),
            FieldDefinition(name: "name", type: ValueType.string),
            FieldDefinition(name: "icon", type: ValueType.record("INImage")),
            FieldDefinition(name: "identificationHint", type: ValueType.string),
        ]
    )

    private static let person = RecordDefinition(
        name: "INPerson",
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
        ]
    )

    private static let personHandle = RecordDefinition(
        name: "INPersonHandle",
        fields: [
            FieldDefinition(name: "value", type: ValueType.string),
            FieldDefinition(name: "type", type: ValueType.enumeration("INPersonHandleType")),
            FieldDefinition(name: "label", type: ValueType.stringConstant("INPersonHandleLabel")),
        ]
    )

    private static let recurrenceRule = RecordDefinition(
        name: "INRecurrenceRule",
        fields: [
            FieldDefinition(name: "interval", type: ValueType.integer),
            FieldDefinition(name: "frequency", type: ValueType.enumeration("INRecurrenceFrequency")),
            FieldDefinition(name: "weeklyRecurrenceDays", type: ValueType.optionSet("INDayOfWeekOptions")),
        ]
    )

    private static let speakableString = RecordDefinition(
        name: "INSpeakableString",
        fields: [
            FieldDefinition(name: "spokenPhrase", type: ValueType.string),
            FieldDefinition(name: "pronunciationHint", type: ValueType.string),
            FieldDefinition(name: "vocabularyIdentifier", type: ValueType.string),
            FieldDefinition(name: "alternativeSpeakableMatches", type: ValueType.list(ValueType.record("INSpeakableString"))),
        ]
    )

    private static let intentHandlingStatus = EnumerationDefinition(
        name: "INIntentHandlingStatus", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "inProgress", raw: 2),
            NamedRawValue(name: "success", raw: 3),
            NamedRawValue(name: "failure", raw: 4),
            NamedRawValue(name: "deferredToApplication", raw: 5),
            NamedRawValue(name: "userConfirmationRequired", raw: 6),
        ]
    )

    private static let interactionDirection = EnumerationDefinition(
        name: "INInteractionDirection", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "outgoing", raw: 1),
            NamedRawValue(name: "incoming", raw: 2),
        ]
    )

    private static let paymentMethodType = EnumerationDefinition(
        name: "INPaymentMethodType", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unknown", raw: 0),
            NamedRawValue(name: "checking", raw: 1),
            NamedRawValue(name: "savings", raw: 2),
            NamedRawValue(name: "brokerage", raw: 3),
            NamedRawValue(name: "debit", raw: 4),
            NamedRawValue(name: "credit", raw: 5),
            NamedRawValue(name: "prepaid", raw: 6),
            NamedRawValue(name: "store", raw: 7),
            NamedRawValue(name: "applePay", raw: 8),
        ]
    )

    private static let personHandleType = EnumerationDefinition(
        name: "INPersonHandleType", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unknown", raw: 0),
            NamedRawValue(name: "emailAddress", raw: 1),
            NamedRawValue(name: "phoneNumber", raw: 2),
        ]
    )

    private static let personSuggestionType = EnumerationDefinition(
        name: "INPersonSuggestionType", isOptionSet: false,
        cases: [
            NamedRawValue(name: "none", raw: 0),
            NamedRawValue(name: "socialProfile", raw: 1),
            NamedRawValue(name: "instantMessageAddress", raw: 2),
        ]
    )

    private static let recurrenceFrequency = EnumerationDefinition(
        name: "INRecurrenceFrequency", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unknown", raw: 0),
            NamedRawValue(name: "minute", raw: 1),
            NamedRawValue(name: "hourly", raw: 2),
            NamedRawValue(name: "daily", raw: 3),
            NamedRawValue(name: "weekly", raw: 4),
            NamedRawValue(name: "monthly", raw: 5),
            NamedRawValue(name: "yearly", raw: 6),
        ]
    )

    private static let dayOfWeekOptions = EnumerationDefinition(
        name: "INDayOfWeekOptions", isOptionSet: true,
        cases: [
            NamedRawValue(name: "monday", raw: 1),
            NamedRawValue(name: "tuesday", raw: 2),
            NamedRawValue(name: "wednesday", raw: 4),
            NamedRawValue(name: "thursday", raw: 8),
            NamedRawValue(name: "friday", raw: 16),
            NamedRawValue(name: "saturday", raw: 32),
            NamedRawValue(name: "sunday", raw: 64),
        ]
    )

    private static let shortcutAvailabilityOptions = EnumerationDefinition(
        name: "INShortcutAvailabilityOptions", isOptionSet: true,
        cases: [
            NamedRawValue(name: "sleepMindfulness", raw: 1),
            NamedRawValue(name: "sleepJournaling", raw: 2),
            NamedRawValue(name: "sleepMusic", raw: 4),
            NamedRawValue(name: "sleepPodcasts", raw: 8),
            NamedRawValue(name: "sleepReading", raw: 16),
            NamedRawValue(name: "sleepWrapUpYourDay", raw: 32),
            NamedRawValue(name: "sleepYogaAndStretching", raw: 64),
        ]
    )
}

// Generated from Schema/ by Tools/CodeGeneration; do not edit.

enum CommonDefinitions {
    static let intents: [IntentDefinition] = []
    static let records: [RecordDefinition] = [
        callGroup, currencyAmount, dailyRoutineRelevanceProvider, dateComponentsRange, dateRelevanceProvider, defaultCardTemplate,
        image, intentDonationMetadata, interaction, locationRelevanceProvider, mediaDestinationReference, mediaUserContext,
        object, parameter, paymentMethod, person, personHandle, recurrenceRule, relevanceProvider, relevantShortcut,
        sendMessageIntentDonationMetadata, shortcutReference, speakableString, userContext, voiceShortcut,
    ]
    static let enumerations: [EnumerationDefinition] = [
        conditionalOperator, dailyRoutineRelevanceProviderSituation, focusStatusAuthorizationStatus, intentHandlingStatus,
        interactionDirection, mediaDestinationType, mediaUserContextSubscriptionStatus, noteContentType, paymentMethodType,
        personHandleType, personSuggestionType, recurrenceFrequency, relevantShortcutRole, siriAuthorizationStatus,
        upcomingMediaPredictionMode, vocabularyStringType, dayOfWeekOptions, shortcutAvailabilityOptions,
    ]

    private static let callGroup = RecordDefinition(
        name: "INCallGroup",
        fields: [
            FieldDefinition(name: "groupName", type: ValueType.string),
            FieldDefinition(name: "groupId", type: ValueType.string),
        ]
    )

    private static let currencyAmount = RecordDefinition(
        name: "INCurrencyAmount",
        fields: [
            FieldDefinition(name: "amount", type: ValueType.decimal, isRequired: true),
            FieldDefinition(name: "currencyCode", type: ValueType.string, isRequired: true),
        ]
    )

    private static let dailyRoutineRelevanceProvider = RecordDefinition(
        name: "INDailyRoutineRelevanceProvider",
        fields: [
            FieldDefinition(name: "situation", type: ValueType.enumeration("INDailyRoutineRelevanceProvider.Situation"))
        ], superclass: "INRelevanceProvider"
    )

    private static let dateComponentsRange = RecordDefinition(
        name: "INDateComponentsRange",
        fields: [
            FieldDefinition(name: "startDateComponents", type: ValueType.dateComponents),
            FieldDefinition(name: "endDateComponents", type: ValueType.dateComponents),
            FieldDefinition(name: "recurrenceRule", type: ValueType.record("INRecurrenceRule")),
        ]
    )

    private static let dateRelevanceProvider = RecordDefinition(
        name: "INDateRelevanceProvider",
        fields: [
            FieldDefinition(name: "startDate", type: ValueType.date, isRequired: true),
            FieldDefinition(name: "endDate", type: ValueType.date),
        ], superclass: "INRelevanceProvider"
    )

    private static let defaultCardTemplate = RecordDefinition(
        name: "INDefaultCardTemplate",
        fields: [
            FieldDefinition(name: "title", type: ValueType.string, isRequired: true),
            FieldDefinition(name: "subtitle", type: ValueType.string),
            FieldDefinition(name: "image", type: ValueType.record("INImage")),
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

    private static let locationRelevanceProvider = RecordDefinition(
        name: "INLocationRelevanceProvider",
        fields: [
            FieldDefinition(name: "region", type: ValueType.record("CLRegion"), isRequired: true)
        ], superclass: "INRelevanceProvider"
    )

    private static let mediaDestinationReference = RecordDefinition(
        name: "INMediaDestinationReference",
        fields: [
            FieldDefinition(name: "mediaDestinationType", type: ValueType.enumeration("INMediaDestinationType")),
            FieldDefinition(name: "playlistName", type: ValueType.string),
        ]
    )

    private static let mediaUserContext = RecordDefinition(
        name: "INMediaUserContext",
        fields: [
            FieldDefinition(name: "subscriptionStatus", type: ValueType.enumeration("INMediaUserContext.SubscriptionStatus")),
            FieldDefinition(name: "numberOfLibraryItems", type: ValueType.integer),
        ], superclass: "INUserContext"
    )

    private static let object = RecordDefinition(
        name: "INObject",
        fields: [
            FieldDefinition(name: "displayString", type: ValueType.string, isRequired: true),
            FieldDefinition(name: "subtitleString", type: ValueType.string),
            FieldDefinition(name: "displayImage", type: ValueType.record("INImage")),
            FieldDefinition(name: "identifier", type: ValueType.string),
            FieldDefinition(name: "pronunciationHint", type: ValueType.string),
            FieldDefinition(name: "alternativeSpeakableMatches", type: ValueType.list(ValueType.record("INSpeakableString"))),
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

    private static let relevanceProvider = RecordDefinition(
        name: "INRelevanceProvider",
        fields: []
    )

    private static let relevantShortcut = RecordDefinition(
        name: "INRelevantShortcut",
        fields: [
            FieldDefinition(name: "relevanceProviders", type: ValueType.list(ValueType.record("INRelevanceProvider"))),
            FieldDefinition(name: "watchTemplate", type: ValueType.record("INDefaultCardTemplate")),
            FieldDefinition(name: "shortcutRole", type: ValueType.enumeration("INRelevantShortcutRole")),
            FieldDefinition(name: "shortcut", type: ValueType.record("INShortcutReference")),
            FieldDefinition(name: "widgetKind", type: ValueType.string),
        ]
    )

    private static let sendMessageIntentDonationMetadata = RecordDefinition(
        name: "INSendMessageIntentDonationMetadata",
        fields: [
            FieldDefinition(name: "mentionsCurrentUser", type: ValueType.bool),
            FieldDefinition(name: "isReplyToCurrentUser", type: ValueType.bool),
            FieldDefinition(name: "notifyRecipientAnyway", type: ValueType.bool),
            FieldDefinition(name: "recipientCount", type: ValueType.integer),
        ], superclass: "INIntentDonationMetadata"
    )

    private static let shortcutReference = RecordDefinition(
        name: "INShortcutReference",
        fields: [
            FieldDefinition(name: "intent", type: ValueType.record("INIntent")),
            FieldDefinition(name: "userActivity", type: ValueType.record("NSUserActivity")),
        ]
    )

    private static let speakableString = RecordDefinition(
        name: "INSpeakableString",
        fields: [
            FieldDefinition(name: "spokenPhrase", type: ValueType.string, isRequired: true),
            FieldDefinition(name: "pronunciationHint", type: ValueType.string),
            FieldDefinition(name: "vocabularyIdentifier", type: ValueType.string),
            FieldDefinition(name: "alternativeSpeakableMatches", type: ValueType.list(ValueType.record("INSpeakableString"))),
        ]
    )

    private static let userContext = RecordDefinition(
        name: "INUserContext",
        fields: []
    )

    private static let voiceShortcut = RecordDefinition(
        name: "INVoiceShortcut",
        fields: [
            FieldDefinition(name: "identifier", type: ValueType.string),
            FieldDefinition(name: "invocationPhrase", type: ValueType.string),
            FieldDefinition(name: "shortcut", type: ValueType.record("INShortcutReference")),
        ]
    )

    private static let conditionalOperator = EnumerationDefinition(
        name: "INConditionalOperator", isOptionSet: false,
        cases: [
            NamedRawValue(name: "all", raw: 0),
            NamedRawValue(name: "any", raw: 1),
            NamedRawValue(name: "none", raw: 2),
        ]
    )

    private static let dailyRoutineRelevanceProviderSituation = EnumerationDefinition(
        name: "INDailyRoutineRelevanceProvider.Situation", isOptionSet: false,
        cases: [
            NamedRawValue(name: "morning", raw: 0),
            NamedRawValue(name: "evening", raw: 1),
            NamedRawValue(name: "home", raw: 2),
            NamedRawValue(name: "work", raw: 3),
            NamedRawValue(name: "school", raw: 4),
            NamedRawValue(name: "gym", raw: 5),
            NamedRawValue(name: "commute", raw: 6),
            NamedRawValue(name: "headphonesConnected", raw: 7),
            NamedRawValue(name: "activeWorkout", raw: 8),
            NamedRawValue(name: "physicalActivityIncomplete", raw: 9),
        ]
    )

    private static let focusStatusAuthorizationStatus = EnumerationDefinition(
        name: "INFocusStatusAuthorizationStatus", isOptionSet: false,
        cases: [
            NamedRawValue(name: "notDetermined", raw: 0),
            NamedRawValue(name: "restricted", raw: 1),
            NamedRawValue(name: "denied", raw: 2),
            NamedRawValue(name: "authorized", raw: 3),
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

    private static let mediaDestinationType = EnumerationDefinition(
        name: "INMediaDestinationType", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unknown", raw: 0),
            NamedRawValue(name: "library", raw: 1),
            NamedRawValue(name: "playlist", raw: 2),
        ]
    )

    private static let mediaUserContextSubscriptionStatus = EnumerationDefinition(
        name: "INMediaUserContext.SubscriptionStatus", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unknown", raw: 0),
            NamedRawValue(name: "notSubscribed", raw: 1),
            NamedRawValue(name: "subscribed", raw: 2),
        ]
    )

    private static let noteContentType = EnumerationDefinition(
        name: "INNoteContentType", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unknown", raw: 0),
            NamedRawValue(name: "text", raw: 1),
            NamedRawValue(name: "image", raw: 2),
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

    private static let relevantShortcutRole = EnumerationDefinition(
        name: "INRelevantShortcutRole", isOptionSet: false,
        cases: [
            NamedRawValue(name: "action", raw: 0),
            NamedRawValue(name: "information", raw: 1),
        ]
    )

    private static let siriAuthorizationStatus = EnumerationDefinition(
        name: "INSiriAuthorizationStatus", isOptionSet: false,
        cases: [
            NamedRawValue(name: "notDetermined", raw: 0),
            NamedRawValue(name: "restricted", raw: 1),
            NamedRawValue(name: "denied", raw: 2),
            NamedRawValue(name: "authorized", raw: 3),
        ]
    )

    private static let upcomingMediaPredictionMode = EnumerationDefinition(
        name: "INUpcomingMediaPredictionMode", isOptionSet: false,
        cases: [
            NamedRawValue(name: "default", raw: 0),
            NamedRawValue(name: "onlyPredictSuggestedIntents", raw: 1),
        ]
    )

    private static let vocabularyStringType = EnumerationDefinition(
        name: "INVocabularyStringType", isOptionSet: false,
        cases: [
            NamedRawValue(name: "contactName", raw: 1),
            NamedRawValue(name: "contactGroupName", raw: 2),
            NamedRawValue(name: "photoTag", raw: 100),
            NamedRawValue(name: "photoAlbumName", raw: 101),
            NamedRawValue(name: "workoutActivityName", raw: 200),
            NamedRawValue(name: "carProfileName", raw: 300),
            NamedRawValue(name: "carName", raw: 301),
            NamedRawValue(name: "paymentsOrganizationName", raw: 400),
            NamedRawValue(name: "paymentsAccountNickname", raw: 401),
            NamedRawValue(name: "notebookItemTitle", raw: 500),
            NamedRawValue(name: "notebookItemGroupName", raw: 501),
            NamedRawValue(name: "mediaPlaylistTitle", raw: 700),
            NamedRawValue(name: "mediaMusicArtistName", raw: 701),
            NamedRawValue(name: "mediaAudiobookTitle", raw: 702),
            NamedRawValue(name: "mediaAudiobookAuthorName", raw: 703),
            NamedRawValue(name: "mediaShowTitle", raw: 704),
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

// Generated from Schema/ by Tools/CodeGeneration; do not edit.

enum MessagesDefinitions {
    static let intents: [IntentDefinition] = [
        sendMessageIntent, searchForMessagesIntent, setMessageAttributeIntent, unsendMessagesIntent, editMessageIntent,
    ]
    static let records: [RecordDefinition] = [
        file, message, messageLinkMetadata, messageReaction, sendMessageAttachment, sticker,
    ]
    static let enumerations: [EnumerationDefinition] = [
        editMessageIntentResponseCode, messageAttribute, messageReactionType, messageType, outgoingMessageType,
        searchForMessagesIntentResponseCode, sendMessageIntentResponseCode, sendMessageRecipientUnsupportedReason,
        setMessageAttributeIntentResponseCode, stickerStickerType, unsendMessagesIntentResponseCode, messageAttributeOptions,
    ]

    private static let sendMessageIntent = IntentDefinition(
        name: "INSendMessageIntent", domain: "Messages", handlingProtocol: "INSendMessageIntentHandling",
        parameters: [
            ParameterDefinition(
                name: "recipients", type: ValueType.list(ValueType.record("INPerson")), isResolvable: true,
                reasons: [
                    1: "noAccount", 2: "offline", 3: "messagingServiceNotEnabledForRecipient", 4: "noValidHandle",
                    5: "requestedHandleInvalid", 6: "noHandleForLabel", 7: "requiringInAppAuthentication",
                ], substitutes: [Substitute("speakableGroupName"), Substitute("conversationIdentifier"), Substitute("groupName")]),
            ParameterDefinition(
                name: "outgoingMessageType", type: ValueType.enumeration("INOutgoingMessageType"), isResolvable: true),
            ParameterDefinition(
                name: "content", type: ValueType.string, isResolvable: true,
                substitutes: [Substitute("outgoingMessageType", rawValues: [2]), Substitute("attachments")]),
            ParameterDefinition(name: "speakableGroupName", type: ValueType.record("INSpeakableString"), isResolvable: true),
            ParameterDefinition(name: "conversationIdentifier", type: ValueType.string, isResolvable: false),
            ParameterDefinition(name: "serviceName", type: ValueType.string, isResolvable: false),
            ParameterDefinition(name: "sender", type: ValueType.record("INPerson"), isResolvable: false),
            ParameterDefinition(
                name: "attachments", type: ValueType.list(ValueType.record("INSendMessageAttachment")), isResolvable: false),
            ParameterDefinition(name: "groupName", type: ValueType.string, isResolvable: true),
        ],
        response: "INSendMessageIntentResponse",
        responseCodes: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "inProgress", raw: 2),
            NamedRawValue(name: "success", raw: 3),
            NamedRawValue(name: "failure", raw: 4),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 5),
            NamedRawValue(name: "failureMessageServiceNotAvailable", raw: 6),
            NamedRawValue(name: "failureRequiringInAppAuthentication", raw: 7),
        ],
        responseFields: [
            FieldDefinition(name: "sentMessage", type: ValueType.record("INMessage")),
            FieldDefinition(name: "sentMessages", type: ValueType.list(ValueType.record("INMessage"))),
        ],
        alwaysConfirms: true
    )

    private static let searchForMessagesIntent = IntentDefinition(
        name: "INSearchForMessagesIntent", domain: "Messages", handlingProtocol: "INSearchForMessagesIntentHandling",
        parameters: [
            ParameterDefinition(name: "recipients", type: ValueType.list(ValueType.record("INPerson")), isResolvable: true),
            ParameterDefinition(name: "senders", type: ValueType.list(ValueType.record("INPerson")), isResolvable: true),
            ParameterDefinition(name: "searchTerms", type: ValueType.list(ValueType.string), isResolvable: false),
            ParameterDefinition(name: "attributes", type: ValueType.optionSet("INMessageAttributeOptions"), isResolvable: true),
            ParameterDefinition(name: "dateTimeRange", type: ValueType.record("INDateComponentsRange"), isResolvable: true),
            ParameterDefinition(name: "identifiers", type: ValueType.list(ValueType.string), isResolvable: false),
            ParameterDefinition(name: "notificationIdentifiers", type: ValueType.list(ValueType.string), isResolvable: false),
            ParameterDefinition(
                name: "speakableGroupNames", type: ValueType.list(ValueType.record("INSpeakableString")), isResolvable: true),
            ParameterDefinition(name: "conversationIdentifiers", type: ValueType.list(ValueType.string), isResolvable: false),
            ParameterDefinition(
                name: "recipientsOperator", type: ValueType.enumeration("INConditionalOperator"), isResolvable: false),
            ParameterDefinition(
                name: "sendersOperator", type: ValueType.enumeration("INConditionalOperator"), isResolvable: false),
            ParameterDefinition(
                name: "searchTermsOperator", type: ValueType.enumeration("INConditionalOperator"), isResolvable: false),
            ParameterDefinition(
                name: "identifiersOperator", type: ValueType.enumeration("INConditionalOperator"), isResolvable: false),
            ParameterDefinition(
                name: "notificationIdentifiersOperator", type: ValueType.enumeration("INConditionalOperator"), isResolvable: false
            ),
            ParameterDefinition(
                name: "speakableGroupNamesOperator", type: ValueType.enumeration("INConditionalOperator"), isResolvable: false),
            ParameterDefinition(
                name: "conversationIdentifiersOperator", type: ValueType.enumeration("INConditionalOperator"), isResolvable: false
            ),
            ParameterDefinition(name: "groupNames", type: ValueType.list(ValueType.string), isResolvable: true),
            ParameterDefinition(
                name: "groupNamesOperator", type: ValueType.enumeration("INConditionalOperator"), isResolvable: false),
        ],
        response: "INSearchForMessagesIntentResponse",
        responseCodes: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "inProgress", raw: 2),
            NamedRawValue(name: "success", raw: 3),
            NamedRawValue(name: "failure", raw: 4),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 5),
            NamedRawValue(name: "failureMessageServiceNotAvailable", raw: 6),
            NamedRawValue(name: "failureMessageTooManyResults", raw: 7),
            NamedRawValue(name: "failureRequiringInAppAuthentication", raw: 8),
        ],
        responseFields: [
            FieldDefinition(name: "messages", type: ValueType.list(ValueType.record("INMessage")))
        ],
        alwaysConfirms: false
    )

    private static let setMessageAttributeIntent = IntentDefinition(
        name: "INSetMessageAttributeIntent", domain: "Messages", handlingProtocol: "INSetMessageAttributeIntentHandling",
        parameters: [
            ParameterDefinition(name: "identifiers", type: ValueType.list(ValueType.string), isResolvable: false),
            ParameterDefinition(name: "attribute", type: ValueType.enumeration("INMessageAttribute"), isResolvable: true),
        ],
        response: "INSetMessageAttributeIntentResponse",
        responseCodes: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "inProgress", raw: 2),
            NamedRawValue(name: "success", raw: 3),
            NamedRawValue(name: "failure", raw: 4),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 5),
            NamedRawValue(name: "failureMessageNotFound", raw: 6),
            NamedRawValue(name: "failureMessageAttributeNotSet", raw: 7),
        ],
        responseFields: [],
        alwaysConfirms: false
    )

    private static let unsendMessagesIntent = IntentDefinition(
        name: "INUnsendMessagesIntent", domain: "Messages", handlingProtocol: "INUnsendMessagesIntentHandling",
        parameters: [
            ParameterDefinition(name: "messageIdentifiers", type: ValueType.list(ValueType.string), isResolvable: false)
        ],
        response: "INUnsendMessagesIntentResponse",
        responseCodes: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "inProgress", raw: 2),
            NamedRawValue(name: "success", raw: 3),
            NamedRawValue(name: "failure", raw: 4),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 5),
            NamedRawValue(name: "failureMessageNotFound", raw: 6),
            NamedRawValue(name: "failurePastUnsendTimeLimit", raw: 7),
            NamedRawValue(name: "failureMessageTypeUnsupported", raw: 8),
            NamedRawValue(name: "failureUnsupportedOnService", raw: 9),
            NamedRawValue(name: "failureMessageServiceNotAvailable", raw: 10),
            NamedRawValue(name: "failureRequiringInAppAuthentication", raw: 11),
        ],
        responseFields: [],
        alwaysConfirms: true
    )

    private static let editMessageIntent = IntentDefinition(
        name: "INEditMessageIntent", domain: "Messages", handlingProtocol: "INEditMessageIntentHandling",
        parameters: [
            ParameterDefinition(name: "messageIdentifier", type: ValueType.string, isResolvable: false),
            ParameterDefinition(name: "editedContent", type: ValueType.string, isResolvable: true, substitutes: []),
        ],
        response: "INEditMessageIntentResponse",
        responseCodes: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "inProgress", raw: 2),
            NamedRawValue(name: "success", raw: 3),
            NamedRawValue(name: "failure", raw: 4),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 5),
            NamedRawValue(name: "failureMessageNotFound", raw: 6),
            NamedRawValue(name: "failurePastEditTimeLimit", raw: 7),
            NamedRawValue(name: "failureMessageTypeUnsupported", raw: 8),
            NamedRawValue(name: "failureUnsupportedOnService", raw: 9),
            NamedRawValue(name: "failureMessageServiceNotAvailable", raw: 10),
            NamedRawValue(name: "failureRequiringInAppAuthentication", raw: 11),
        ],
        responseFields: [],
        alwaysConfirms: false
    )

    private static let file = RecordDefinition(
        name: "INFile",
        fields: [
            FieldDefinition(name: "data", type: ValueType.data),
            FieldDefinition(name: "filename", type: ValueType.string),
            FieldDefinition(name: "typeIdentifier", type: ValueType.string),
            FieldDefinition(name: "fileURL", type: ValueType.url),
            FieldDefinition(name: "removedOnCompletion", type: ValueType.bool),
        ]
    )

    private static let message = RecordDefinition(
        name: "INMessage",
        fields: [
            FieldDefinition(name: "identifier", type: ValueType.string, isRequired: true),
            FieldDefinition(name: "conversationIdentifier", type: ValueType.string),
            FieldDefinition(name: "content", type: ValueType.string),
            FieldDefinition(name: "dateSent", type: ValueType.date),
            FieldDefinition(name: "sender", type: ValueType.record("INPerson")),
            FieldDefinition(name: "recipients", type: ValueType.list(ValueType.record("INPerson"))),
            FieldDefinition(name: "groupName", type: ValueType.record("INSpeakableString")),
            FieldDefinition(name: "messageType", type: ValueType.enumeration("INMessageType")),
            FieldDefinition(name: "serviceName", type: ValueType.string),
            FieldDefinition(name: "audioMessageFile", type: ValueType.record("INFile")),
            FieldDefinition(name: "attachmentFiles", type: ValueType.list(ValueType.record("INFile"))),
            FieldDefinition(name: "numberOfAttachments", type: ValueType.double),
            FieldDefinition(name: "linkMetadata", type: ValueType.record("INMessageLinkMetadata")),
            FieldDefinition(name: "sticker", type: ValueType.record("INSticker")),
            FieldDefinition(name: "reaction", type: ValueType.record("INMessageReaction")),
            FieldDefinition(name: "referencedMessage", type: ValueType.record("INMessage")),
        ]
    )

    private static let messageLinkMetadata = RecordDefinition(
        name: "INMessageLinkMetadata",
        fields: [
            FieldDefinition(name: "siteName", type: ValueType.string),
            FieldDefinition(name: "summary", type: ValueType.string),
            FieldDefinition(name: "title", type: ValueType.string),
            FieldDefinition(name: "openGraphType", type: ValueType.string),
            FieldDefinition(name: "linkURL", type: ValueType.url),
        ]
    )

    private static let messageReaction = RecordDefinition(
        name: "INMessageReaction",
        fields: [
            FieldDefinition(name: "reactionType", type: ValueType.enumeration("INMessageReactionType")),
            FieldDefinition(name: "reactionDescription", type: ValueType.string),
            FieldDefinition(name: "emoji", type: ValueType.string),
        ]
    )

    private static let sendMessageAttachment = RecordDefinition(
        name: "INSendMessageAttachment",
        fields: [
            FieldDefinition(name: "audioMessageFile", type: ValueType.record("INFile"))
        ]
    )

    private static let sticker = RecordDefinition(
        name: "INSticker",
        fields: [
            FieldDefinition(name: "type", type: ValueType.enumeration("INSticker.StickerType")),
            FieldDefinition(name: "emoji", type: ValueType.string),
        ]
    )

    private static let editMessageIntentResponseCode = EnumerationDefinition(
        name: "INEditMessageIntentResponseCode", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "inProgress", raw: 2),
            NamedRawValue(name: "success", raw: 3),
            NamedRawValue(name: "failure", raw: 4),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 5),
            NamedRawValue(name: "failureMessageNotFound", raw: 6),
            NamedRawValue(name: "failurePastEditTimeLimit", raw: 7),
            NamedRawValue(name: "failureMessageTypeUnsupported", raw: 8),
            NamedRawValue(name: "failureUnsupportedOnService", raw: 9),
            NamedRawValue(name: "failureMessageServiceNotAvailable", raw: 10),
            NamedRawValue(name: "failureRequiringInAppAuthentication", raw: 11),
        ]
    )

    private static let messageAttribute = EnumerationDefinition(
        name: "INMessageAttribute", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unknown", raw: 0),
            NamedRawValue(name: "read", raw: 1),
            NamedRawValue(name: "unread", raw: 2),
            NamedRawValue(name: "flagged", raw: 3),
            NamedRawValue(name: "unflagged", raw: 4),
            NamedRawValue(name: "played", raw: 5),
        ]
    )

    private static let messageReactionType = EnumerationDefinition(
        name: "INMessageReactionType", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unknown", raw: 0),
            NamedRawValue(name: "emoji", raw: 1),
            NamedRawValue(name: "generic", raw: 2),
        ]
    )

    private static let messageType = EnumerationDefinition(
        name: "INMessageType", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "text", raw: 1),
            NamedRawValue(name: "audio", raw: 2),
            NamedRawValue(name: "digitalTouch", raw: 3),
            NamedRawValue(name: "handwriting", raw: 4),
            NamedRawValue(name: "sticker", raw: 5),
            NamedRawValue(name: "tapbackLiked", raw: 6),
            NamedRawValue(name: "tapbackDisliked", raw: 7),
            NamedRawValue(name: "tapbackEmphasized", raw: 8),
            NamedRawValue(name: "tapbackLoved", raw: 9),
            NamedRawValue(name: "tapbackQuestioned", raw: 10),
            NamedRawValue(name: "tapbackLaughed", raw: 11),
            NamedRawValue(name: "mediaCalendar", raw: 12),
            NamedRawValue(name: "mediaLocation", raw: 13),
            NamedRawValue(name: "mediaAddressCard", raw: 14),
            NamedRawValue(name: "mediaImage", raw: 15),
            NamedRawValue(name: "mediaVideo", raw: 16),
            NamedRawValue(name: "mediaPass", raw: 17),
            NamedRawValue(name: "mediaAudio", raw: 18),
            NamedRawValue(name: "paymentSent", raw: 19),
            NamedRawValue(name: "paymentRequest", raw: 20),
            NamedRawValue(name: "paymentNote", raw: 21),
            NamedRawValue(name: "animoji", raw: 22),
            NamedRawValue(name: "activitySnippet", raw: 23),
            NamedRawValue(name: "file", raw: 24),
            NamedRawValue(name: "link", raw: 25),
            NamedRawValue(name: "reaction", raw: 26),
            NamedRawValue(name: "mediaAnimatedImage", raw: 27),
            NamedRawValue(name: "thirdPartyAttachment", raw: 28),
        ]
    )

    private static let outgoingMessageType = EnumerationDefinition(
        name: "INOutgoingMessageType", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unknown", raw: 0),
            NamedRawValue(name: "outgoingMessageText", raw: 1),
            NamedRawValue(name: "outgoingMessageAudio", raw: 2),
        ]
    )

    private static let searchForMessagesIntentResponseCode = EnumerationDefinition(
        name: "INSearchForMessagesIntentResponseCode", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "inProgress", raw: 2),
            NamedRawValue(name: "success", raw: 3),
            NamedRawValue(name: "failure", raw: 4),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 5),
            NamedRawValue(name: "failureMessageServiceNotAvailable", raw: 6),
            NamedRawValue(name: "failureMessageTooManyResults", raw: 7),
            NamedRawValue(name: "failureRequiringInAppAuthentication", raw: 8),
        ]
    )

    private static let sendMessageIntentResponseCode = EnumerationDefinition(
        name: "INSendMessageIntentResponseCode", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "inProgress", raw: 2),
            NamedRawValue(name: "success", raw: 3),
            NamedRawValue(name: "failure", raw: 4),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 5),
            NamedRawValue(name: "failureMessageServiceNotAvailable", raw: 6),
            NamedRawValue(name: "failureRequiringInAppAuthentication", raw: 7),
        ]
    )

    private static let sendMessageRecipientUnsupportedReason = EnumerationDefinition(
        name: "INSendMessageRecipientUnsupportedReason", isOptionSet: false,
        cases: [
            NamedRawValue(name: "noAccount", raw: 1),
            NamedRawValue(name: "offline", raw: 2),
            NamedRawValue(name: "messagingServiceNotEnabledForRecipient", raw: 3),
            NamedRawValue(name: "noValidHandle", raw: 4),
            NamedRawValue(name: "requestedHandleInvalid", raw: 5),
            NamedRawValue(name: "noHandleForLabel", raw: 6),
            NamedRawValue(name: "requiringInAppAuthentication", raw: 7),
        ]
    )

    private static let setMessageAttributeIntentResponseCode = EnumerationDefinition(
        name: "INSetMessageAttributeIntentResponseCode", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "inProgress", raw: 2),
            NamedRawValue(name: "success", raw: 3),
            NamedRawValue(name: "failure", raw: 4),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 5),
            NamedRawValue(name: "failureMessageNotFound", raw: 6),
            NamedRawValue(name: "failureMessageAttributeNotSet", raw: 7),
        ]
    )

    private static let stickerStickerType = EnumerationDefinition(
        name: "INSticker.StickerType", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unknown", raw: 0),
            NamedRawValue(name: "emoji", raw: 1),
            NamedRawValue(name: "generic", raw: 2),
        ]
    )

    private static let unsendMessagesIntentResponseCode = EnumerationDefinition(
        name: "INUnsendMessagesIntentResponseCode", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "inProgress", raw: 2),
            NamedRawValue(name: "success", raw: 3),
            NamedRawValue(name: "failure", raw: 4),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 5),
            NamedRawValue(name: "failureMessageNotFound", raw: 6),
            NamedRawValue(name: "failurePastUnsendTimeLimit", raw: 7),
            NamedRawValue(name: "failureMessageTypeUnsupported", raw: 8),
            NamedRawValue(name: "failureUnsupportedOnService", raw: 9),
            NamedRawValue(name: "failureMessageServiceNotAvailable", raw: 10),
            NamedRawValue(name: "failureRequiringInAppAuthentication", raw: 11),
        ]
    )

    private static let messageAttributeOptions = EnumerationDefinition(
        name: "INMessageAttributeOptions", isOptionSet: true,
        cases: [
            NamedRawValue(name: "read", raw: 1),
            NamedRawValue(name: "unread", raw: 2),
            NamedRawValue(name: "flagged", raw: 4),
            NamedRawValue(name: "unflagged", raw: 8),
            NamedRawValue(name: "played", raw: 16),
        ]
    )
}

// Generated from Schema/ by Tools/CodeGeneration; do not edit.

enum MediaDefinitions {
    static let intents: [IntentDefinition] = [playMediaIntent, addMediaIntent, updateMediaAffinityIntent, searchForMediaIntent]
    static let records: [RecordDefinition] = [mediaItem, mediaSearch]
    static let enumerations: [EnumerationDefinition] = [
        addMediaIntentResponseCode, addMediaMediaDestinationUnsupportedReason, addMediaMediaItemUnsupportedReason,
        mediaAffinityType, mediaItemType, mediaReference, mediaSortOrder, playMediaIntentResponseCode,
        playMediaMediaItemUnsupportedReason, playMediaPlaybackSpeedUnsupportedReason, playbackQueueLocation, playbackRepeatMode,
        searchForMediaIntentResponseCode, searchForMediaMediaItemUnsupportedReason, updateMediaAffinityIntentResponseCode,
        updateMediaAffinityMediaItemUnsupportedReason,
    ]

    private static let playMediaIntent = IntentDefinition(
        name: "INPlayMediaIntent", domain: "Media", handlingProtocol: "INPlayMediaIntentHandling",
        parameters: [
            ParameterDefinition(
                name: "mediaItems", type: ValueType.list(ValueType.record("INMediaItem")), isResolvable: true,
                reasons: [
                    1: "loginRequired", 2: "subscriptionRequired", 3: "unsupportedMediaType", 4: "explicitContentSettings",
                    5: "cellularDataSettings", 6: "restrictedContent", 7: "serviceUnavailable", 8: "regionRestriction",
                ]),
            ParameterDefinition(name: "mediaContainer", type: ValueType.record("INMediaItem"), isResolvable: false),
            ParameterDefinition(name: "playShuffled", type: ValueType.bool, isResolvable: true),
            ParameterDefinition(
                name: "playbackRepeatMode", type: ValueType.enumeration("INPlaybackRepeatMode"), isResolvable: true),
            ParameterDefinition(name: "resumePlayback", type: ValueType.bool, isResolvable: true),
            ParameterDefinition(
                name: "playbackQueueLocation", type: ValueType.enumeration("INPlaybackQueueLocation"), isResolvable: true),
            ParameterDefinition(
                name: "playbackSpeed", type: ValueType.double, isResolvable: true,
                reasons: [1: "belowMinimum", 2: "aboveMaximum"]),
            ParameterDefinition(name: "mediaSearch", type: ValueType.record("INMediaSearch"), isResolvable: false),
        ],
        response: "INPlayMediaIntentResponse",
        responseCodes: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "continueInApp", raw: 2),
            NamedRawValue(name: "inProgress", raw: 3),
            NamedRawValue(name: "success", raw: 4),
            NamedRawValue(name: "handleInApp", raw: 5),
            NamedRawValue(name: "failure", raw: 6),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 7),
            NamedRawValue(name: "failureUnknownMediaType", raw: 8),
            NamedRawValue(name: "failureNoUnplayedContent", raw: 9),
            NamedRawValue(name: "failureRestrictedContent", raw: 10),
            NamedRawValue(name: "failureMaxStreamLimitReached", raw: 11),
        ],
        responseFields: [
            FieldDefinition(name: "nowPlayingInfo", type: ValueType.record("UserInfo"))
        ],
        alwaysConfirms: false
    )

    private static let addMediaIntent = IntentDefinition(
        name: "INAddMediaIntent", domain: "Media", handlingProtocol: "INAddMediaIntentHandling",
        parameters: [
            ParameterDefinition(
                name: "mediaItems", type: ValueType.list(ValueType.record("INMediaItem")), isResolvable: true,
                reasons: [
                    1: "loginRequired", 2: "subscriptionRequired", 3: "unsupportedMediaType", 4: "explicitContentSettings",
                    5: "cellularDataSettings", 6: "restrictedContent", 7: "serviceUnavailable", 8: "regionRestriction",
                ]),
            ParameterDefinition(name: "mediaSearch", type: ValueType.record("INMediaSearch"), isResolvable: false),
            ParameterDefinition(
                name: "mediaDestination", type: ValueType.record("INMediaDestinationReference"), isResolvable: true,
                reasons: [1: "playlistNameNotFound", 2: "playlistNotEditable"]),
        ],
        response: "INAddMediaIntentResponse",
        responseCodes: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "inProgress", raw: 2),
            NamedRawValue(name: "success", raw: 3),
            NamedRawValue(name: "handleInApp", raw: 4),
            NamedRawValue(name: "failure", raw: 5),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 6),
        ],
        responseFields: [],
        alwaysConfirms: false
    )

    private static let updateMediaAffinityIntent = IntentDefinition(
        name: "INUpdateMediaAffinityIntent", domain: "Media", handlingProtocol: "INUpdateMediaAffinityIntentHandling",
        parameters: [
            ParameterDefinition(
                name: "mediaItems", type: ValueType.list(ValueType.record("INMediaItem")), isResolvable: true,
                reasons: [
                    1: "loginRequired", 2: "subscriptionRequired", 3: "unsupportedMediaType", 4: "explicitContentSettings",
                    5: "cellularDataSettings", 6: "restrictedContent", 7: "serviceUnavailable", 8: "regionRestriction",
                ]),
            ParameterDefinition(name: "mediaSearch", type: ValueType.record("INMediaSearch"), isResolvable: false),
            ParameterDefinition(name: "affinityType", type: ValueType.enumeration("INMediaAffinityType"), isResolvable: true),
        ],
        response: "INUpdateMediaAffinityIntentResponse",
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

    private static let searchForMediaIntent = IntentDefinition(
        name: "INSearchForMediaIntent", domain: "Media", handlingProtocol: "INSearchForMediaIntentHandling",
        parameters: [
            ParameterDefinition(
                name: "mediaItems", type: ValueType.list(ValueType.record("INMediaItem")), isResolvable: true,
                reasons: [
                    1: "loginRequired", 2: "subscriptionRequired", 3: "unsupportedMediaType", 4: "explicitContentSettings",
                    5: "cellularDataSettings", 6: "restrictedContent", 7: "serviceUnavailable", 8: "regionRestriction",
                ]),
            ParameterDefinition(name: "mediaSearch", type: ValueType.record("INMediaSearch"), isResolvable: false),
        ],
        response: "INSearchForMediaIntentResponse",
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
            FieldDefinition(name: "mediaItems", type: ValueType.list(ValueType.record("INMediaItem")))
        ],
        alwaysConfirms: false
    )

    private static let mediaItem = RecordDefinition(
        name: "INMediaItem",
        fields: [
            FieldDefinition(name: "identifier", type: ValueType.string),
            FieldDefinition(name: "title", type: ValueType.string),
            FieldDefinition(name: "type", type: ValueType.enumeration("INMediaItemType")),
            FieldDefinition(name: "artwork", type: ValueType.record("INImage")),
            FieldDefinition(name: "artist", type: ValueType.string),
        ]
    )

    private static let mediaSearch = RecordDefinition(
        name: "INMediaSearch",
        fields: [
            FieldDefinition(name: "mediaType", type: ValueType.enumeration("INMediaItemType")),
            FieldDefinition(name: "sortOrder", type: ValueType.enumeration("INMediaSortOrder")),
            FieldDefinition(name: "mediaName", type: ValueType.string),
            FieldDefinition(name: "artistName", type: ValueType.string),
            FieldDefinition(name: "albumName", type: ValueType.string),
            FieldDefinition(name: "genreNames", type: ValueType.list(ValueType.string)),
            FieldDefinition(name: "moodNames", type: ValueType.list(ValueType.string)),
            FieldDefinition(name: "releaseDate", type: ValueType.record("INDateComponentsRange")),
            FieldDefinition(name: "reference", type: ValueType.enumeration("INMediaReference")),
            FieldDefinition(name: "mediaIdentifier", type: ValueType.string),
            FieldDefinition(name: "activityNames", type: ValueType.list(ValueType.string)),
        ]
    )

    private static let addMediaIntentResponseCode = EnumerationDefinition(
        name: "INAddMediaIntentResponseCode", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "inProgress", raw: 2),
            NamedRawValue(name: "success", raw: 3),
            NamedRawValue(name: "handleInApp", raw: 4),
            NamedRawValue(name: "failure", raw: 5),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 6),
        ]
    )

    private static let addMediaMediaDestinationUnsupportedReason = EnumerationDefinition(
        name: "INAddMediaMediaDestinationUnsupportedReason", isOptionSet: false,
        cases: [
            NamedRawValue(name: "playlistNameNotFound", raw: 1),
            NamedRawValue(name: "playlistNotEditable", raw: 2),
        ]
    )

    private static let addMediaMediaItemUnsupportedReason = EnumerationDefinition(
        name: "INAddMediaMediaItemUnsupportedReason", isOptionSet: false,
        cases: [
            NamedRawValue(name: "loginRequired", raw: 1),
            NamedRawValue(name: "subscriptionRequired", raw: 2),
            NamedRawValue(name: "unsupportedMediaType", raw: 3),
            NamedRawValue(name: "explicitContentSettings", raw: 4),
            NamedRawValue(name: "cellularDataSettings", raw: 5),
            NamedRawValue(name: "restrictedContent", raw: 6),
            NamedRawValue(name: "serviceUnavailable", raw: 7),
            NamedRawValue(name: "regionRestriction", raw: 8),
        ]
    )

    private static let mediaAffinityType = EnumerationDefinition(
        name: "INMediaAffinityType", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unknown", raw: 0),
            NamedRawValue(name: "like", raw: 1),
            NamedRawValue(name: "dislike", raw: 2),
        ]
    )

    private static let mediaItemType = EnumerationDefinition(
        name: "INMediaItemType", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unknown", raw: 0),
            NamedRawValue(name: "song", raw: 1),
            NamedRawValue(name: "album", raw: 2),
            NamedRawValue(name: "artist", raw: 3),
            NamedRawValue(name: "genre", raw: 4),
            NamedRawValue(name: "playlist", raw: 5),
            NamedRawValue(name: "podcastShow", raw: 6),
            NamedRawValue(name: "podcastEpisode", raw: 7),
            NamedRawValue(name: "podcastPlaylist", raw: 8),
            NamedRawValue(name: "musicStation", raw: 9),
            NamedRawValue(name: "audioBook", raw: 10),
            NamedRawValue(name: "movie", raw: 11),
            NamedRawValue(name: "tvShow", raw: 12),
            NamedRawValue(name: "tvShowEpisode", raw: 13),
            NamedRawValue(name: "musicVideo", raw: 14),
            NamedRawValue(name: "podcastStation", raw: 15),
            NamedRawValue(name: "radioStation", raw: 16),
            NamedRawValue(name: "station", raw: 17),
            NamedRawValue(name: "music", raw: 18),
            NamedRawValue(name: "algorithmicRadioStation", raw: 19),
            NamedRawValue(name: "news", raw: 20),
        ]
    )

    private static let mediaReference = EnumerationDefinition(
        name: "INMediaReference", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unknown", raw: 0),
            NamedRawValue(name: "currentlyPlaying", raw: 1),
            NamedRawValue(name: "my", raw: 2),
        ]
    )

    private static let mediaSortOrder = EnumerationDefinition(
        name: "INMediaSortOrder", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unknown", raw: 0),
            NamedRawValue(name: "newest", raw: 1),
            NamedRawValue(name: "oldest", raw: 2),
            NamedRawValue(name: "best", raw: 3),
            NamedRawValue(name: "worst", raw: 4),
            NamedRawValue(name: "popular", raw: 5),
            NamedRawValue(name: "unpopular", raw: 6),
            NamedRawValue(name: "trending", raw: 7),
            NamedRawValue(name: "recommended", raw: 8),
        ]
    )

    private static let playMediaIntentResponseCode = EnumerationDefinition(
        name: "INPlayMediaIntentResponseCode", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "continueInApp", raw: 2),
            NamedRawValue(name: "inProgress", raw: 3),
            NamedRawValue(name: "success", raw: 4),
            NamedRawValue(name: "handleInApp", raw: 5),
            NamedRawValue(name: "failure", raw: 6),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 7),
            NamedRawValue(name: "failureUnknownMediaType", raw: 8),
            NamedRawValue(name: "failureNoUnplayedContent", raw: 9),
            NamedRawValue(name: "failureRestrictedContent", raw: 10),
            NamedRawValue(name: "failureMaxStreamLimitReached", raw: 11),
        ]
    )

    private static let playMediaMediaItemUnsupportedReason = EnumerationDefinition(
        name: "INPlayMediaMediaItemUnsupportedReason", isOptionSet: false,
        cases: [
            NamedRawValue(name: "loginRequired", raw: 1),
            NamedRawValue(name: "subscriptionRequired", raw: 2),
            NamedRawValue(name: "unsupportedMediaType", raw: 3),
            NamedRawValue(name: "explicitContentSettings", raw: 4),
            NamedRawValue(name: "cellularDataSettings", raw: 5),
            NamedRawValue(name: "restrictedContent", raw: 6),
            NamedRawValue(name: "serviceUnavailable", raw: 7),
            NamedRawValue(name: "regionRestriction", raw: 8),
        ]
    )

    private static let playMediaPlaybackSpeedUnsupportedReason = EnumerationDefinition(
        name: "INPlayMediaPlaybackSpeedUnsupportedReason", isOptionSet: false,
        cases: [
            NamedRawValue(name: "belowMinimum", raw: 1),
            NamedRawValue(name: "aboveMaximum", raw: 2),
        ]
    )

    private static let playbackQueueLocation = EnumerationDefinition(
        name: "INPlaybackQueueLocation", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unknown", raw: 0),
            NamedRawValue(name: "now", raw: 1),
            NamedRawValue(name: "next", raw: 2),
            NamedRawValue(name: "later", raw: 3),
        ]
    )

    private static let playbackRepeatMode = EnumerationDefinition(
        name: "INPlaybackRepeatMode", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unknown", raw: 0),
            NamedRawValue(name: "none", raw: 1),
            NamedRawValue(name: "all", raw: 2),
            NamedRawValue(name: "one", raw: 3),
        ]
    )

    private static let searchForMediaIntentResponseCode = EnumerationDefinition(
        name: "INSearchForMediaIntentResponseCode", isOptionSet: false,
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

    private static let searchForMediaMediaItemUnsupportedReason = EnumerationDefinition(
        name: "INSearchForMediaMediaItemUnsupportedReason", isOptionSet: false,
        cases: [
            NamedRawValue(name: "loginRequired", raw: 1),
            NamedRawValue(name: "subscriptionRequired", raw: 2),
            NamedRawValue(name: "unsupportedMediaType", raw: 3),
            NamedRawValue(name: "explicitContentSettings", raw: 4),
            NamedRawValue(name: "cellularDataSettings", raw: 5),
            NamedRawValue(name: "restrictedContent", raw: 6),
            NamedRawValue(name: "serviceUnavailable", raw: 7),
            NamedRawValue(name: "regionRestriction", raw: 8),
        ]
    )

    private static let updateMediaAffinityIntentResponseCode = EnumerationDefinition(
        name: "INUpdateMediaAffinityIntentResponseCode", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "inProgress", raw: 2),
            NamedRawValue(name: "success", raw: 3),
            NamedRawValue(name: "failure", raw: 4),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 5),
        ]
    )

    private static let updateMediaAffinityMediaItemUnsupportedReason = EnumerationDefinition(
        name: "INUpdateMediaAffinityMediaItemUnsupportedReason", isOptionSet: false,
        cases: [
            NamedRawValue(name: "loginRequired", raw: 1),
            NamedRawValue(name: "subscriptionRequired", raw: 2),
            NamedRawValue(name: "unsupportedMediaType", raw: 3),
            NamedRawValue(name: "explicitContentSettings", raw: 4),
            NamedRawValue(name: "cellularDataSettings", raw: 5),
            NamedRawValue(name: "restrictedContent", raw: 6),
            NamedRawValue(name: "serviceUnavailable", raw: 7),
            NamedRawValue(name: "regionRestriction", raw: 8),
        ]
    )
}

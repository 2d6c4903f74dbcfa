// Generated from Schema/ by Tools/CodeGeneration; do not edit.

public import RecordObjects

/// Values of the type `INAddMediaIntentResponseCode`, stored as their raw values.
public enum INAddMediaIntentResponseCode: Int, _EnumerationValue, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case handleInApp = 4
    case failure = 5
    case failureRequiringAppLaunch = 6

    public static var _absent: INAddMediaIntentResponseCode { .unspecified }
}

/// Values of the type `INAddMediaMediaDestinationUnsupportedReason`, stored as their raw values.
public enum INAddMediaMediaDestinationUnsupportedReason: Int, _EnumerationValue, Sendable {
    case playlistNameNotFound = 1
    case playlistNotEditable = 2

    public static var _absent: INAddMediaMediaDestinationUnsupportedReason { .playlistNameNotFound }
}

/// Values of the type `INAddMediaMediaItemUnsupportedReason`, stored as their raw values.
public enum INAddMediaMediaItemUnsupportedReason: Int, _EnumerationValue, Sendable {
    case loginRequired = 1
    case subscriptionRequired = 2
    case unsupportedMediaType = 3
    case explicitContentSettings = 4
    case cellularDataSettings = 5
    case restrictedContent = 6
    case serviceUnavailable = 7
    case regionRestriction = 8

    public static var _absent: INAddMediaMediaItemUnsupportedReason { .loginRequired }
}

/// Values of the type `INMediaAffinityType`, stored as their raw values.
public enum INMediaAffinityType: Int, _EnumerationValue, Sendable {
    case unknown = 0
    case like = 1
    case dislike = 2

    public static var _absent: INMediaAffinityType { .unknown }
}

/// Values of the type `INMediaItemType`, stored as their raw values.
public enum INMediaItemType: Int, _EnumerationValue, Sendable {
    case unknown = 0
    case song = 1
    case album = 2
    case artist = 3
    case genre = 4
    case playlist = 5
    case podcastShow = 6
    case podcastEpisode = 7
    case podcastPlaylist = 8
    case musicStation = 9
    case audioBook = 10
    case movie = 11
    case tvShow = 12
    case tvShowEpisode = 13
    case musicVideo = 14
    case podcastStation = 15
    case radioStation = 16
    case station = 17
    case music = 18
    case algorithmicRadioStation = 19
    case news = 20

    public static var _absent: INMediaItemType { .unknown }
}

/// Values of the type `INMediaReference`, stored as their raw values.
public enum INMediaReference: Int, _EnumerationValue, Sendable {
    case unknown = 0
    case currentlyPlaying = 1
    case my = 2

    public static var _absent: INMediaReference { .unknown }
}

/// Values of the type `INMediaSortOrder`, stored as their raw values.
public enum INMediaSortOrder: Int, _EnumerationValue, Sendable {
    case unknown = 0
    case newest = 1
    case oldest = 2
    case best = 3
    case worst = 4
    case popular = 5
    case unpopular = 6
    case trending = 7
    case recommended = 8

    public static var _absent: INMediaSortOrder { .unknown }
}

/// Values of the type `INPlayMediaIntentResponseCode`, stored as their raw values.
public enum INPlayMediaIntentResponseCode: Int, _EnumerationValue, Sendable {
    case unspecified = 0
    case ready = 1
    case continueInApp = 2
    case inProgress = 3
    case success = 4
    case handleInApp = 5
    case failure = 6
    case failureRequiringAppLaunch = 7
    case failureUnknownMediaType = 8
    case failureNoUnplayedContent = 9
    case failureRestrictedContent = 10
    case failureMaxStreamLimitReached = 11

    public static var _absent: INPlayMediaIntentResponseCode { .unspecified }
}

/// Values of the type `INPlayMediaMediaItemUnsupportedReason`, stored as their raw values.
public enum INPlayMediaMediaItemUnsupportedReason: Int, _EnumerationValue, Sendable {
    case loginRequired = 1
    case subscriptionRequired = 2
    case unsupportedMediaType = 3
    case explicitContentSettings = 4
    case cellularDataSettings = 5
    case restrictedContent = 6
    case serviceUnavailable = 7
    case regionRestriction = 8

    public static var _absent: INPlayMediaMediaItemUnsupportedReason { .loginRequired }
}

/// Values of the type `INPlayMediaPlaybackSpeedUnsupportedReason`, stored as their raw values.
public enum INPlayMediaPlaybackSpeedUnsupportedReason: Int, _EnumerationValue, Sendable {
    case belowMinimum = 1
    case aboveMaximum = 2

    public static var _absent: INPlayMediaPlaybackSpeedUnsupportedReason { .belowMinimum }
}

/// Values of the type `INPlaybackQueueLocation`, stored as their raw values.
public enum INPlaybackQueueLocation: Int, _EnumerationValue, Sendable {
    case unknown = 0
    case now = 1
    case next = 2
    case later = 3

    public static var _absent: INPlaybackQueueLocation { .unknown }
}

/// Values of the type `INPlaybackRepeatMode`, stored as their raw values.
public enum INPlaybackRepeatMode: Int, _EnumerationValue, Sendable {
    case unknown = 0
    case none = 1
    case all = 2
    case one = 3

    public static var _absent: INPlaybackRepeatMode { .unknown }
}

/// Values of the type `INSearchForMediaIntentResponseCode`, stored as their raw values.
public enum INSearchForMediaIntentResponseCode: Int, _EnumerationValue, Sendable {
    case unspecified = 0
    case ready = 1
    case continueInApp = 2
    case inProgress = 3
    case success = 4
    case failure = 5
    case failureRequiringAppLaunch = 6

    public static var _absent: INSearchForMediaIntentResponseCode { .unspecified }
}

/// Values of the type `INSearchForMediaMediaItemUnsupportedReason`, stored as their raw values.
public enum INSearchForMediaMediaItemUnsupportedReason: Int, _EnumerationValue, Sendable {
    case loginRequired = 1
    case subscriptionRequired = 2
    case unsupportedMediaType = 3
    case explicitContentSettings = 4
    case cellularDataSettings = 5
    case restrictedContent = 6
    case serviceUnavailable = 7
    case regionRestriction = 8

    public static var _absent: INSearchForMediaMediaItemUnsupportedReason { .loginRequired }
}

/// Values of the type `INUpdateMediaAffinityIntentResponseCode`, stored as their raw values.
public enum INUpdateMediaAffinityIntentResponseCode: Int, _EnumerationValue, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case failureRequiringAppLaunch = 5

    public static var _absent: INUpdateMediaAffinityIntentResponseCode { .unspecified }
}

/// Values of the type `INUpdateMediaAffinityMediaItemUnsupportedReason`, stored as their raw values.
public enum INUpdateMediaAffinityMediaItemUnsupportedReason: Int, _EnumerationValue, Sendable {
    case loginRequired = 1
    case subscriptionRequired = 2
    case unsupportedMediaType = 3
    case explicitContentSettings = 4
    case cellularDataSettings = 5
    case restrictedContent = 6
    case serviceUnavailable = 7
    case regionRestriction = 8

    public static var _absent: INUpdateMediaAffinityMediaItemUnsupportedReason { .loginRequired }
}

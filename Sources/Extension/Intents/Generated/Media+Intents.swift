// Generated from Schema/ by Tools/CodeGeneration; do not edit.

import IntentSchema
import RecordObjects

/// Plays media. Handled by an `INPlayMediaIntentHandling`.
open class INPlayMediaIntent: INIntent, @unchecked Sendable {
    open override class var _recordType: String { "INPlayMediaIntent" }

    public convenience init(
        mediaItems: [INMediaItem]? = nil, mediaContainer: INMediaItem? = nil, playShuffled: Bool? = nil,
        playbackRepeatMode: INPlaybackRepeatMode = .unknown, resumePlayback: Bool? = nil,
        playbackQueueLocation: INPlaybackQueueLocation = .unknown, playbackSpeed: Double? = nil, mediaSearch: INMediaSearch? = nil
    ) {
        var record = Record(Self._recordType)
        record._set("mediaItems", mediaItems)
        record._set("mediaContainer", mediaContainer)
        record._set("playShuffled", playShuffled)
        record._set("playbackRepeatMode", playbackRepeatMode)
        record._set("resumePlayback", resumePlayback)
        record._set("playbackQueueLocation", playbackQueueLocation)
        record._set("playbackSpeed", playbackSpeed)
        record._set("mediaSearch", mediaSearch)
        self.init(_record: record)
    }

    public var mediaItems: [INMediaItem]? { _optional("mediaItems") }
    public var mediaContainer: INMediaItem? { _optional("mediaContainer") }
    public var playShuffled: Bool? { _optional("playShuffled") }
    public var playbackRepeatMode: INPlaybackRepeatMode { _value("playbackRepeatMode") }
    public var resumePlayback: Bool? { _optional("resumePlayback") }
    public var playbackQueueLocation: INPlaybackQueueLocation { _value("playbackQueueLocation") }
    public var playbackSpeed: Double? { _optional("playbackSpeed") }
    public var mediaSearch: INMediaSearch? { _optional("mediaSearch") }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INPlayMediaIntent.mediaItems: "mediaItems"
        case \INPlayMediaIntent.mediaContainer: "mediaContainer"
        case \INPlayMediaIntent.playShuffled: "playShuffled"
        case \INPlayMediaIntent.playbackRepeatMode: "playbackRepeatMode"
        case \INPlayMediaIntent.resumePlayback: "resumePlayback"
        case \INPlayMediaIntent.playbackQueueLocation: "playbackQueueLocation"
        case \INPlayMediaIntent.playbackSpeed: "playbackSpeed"
        case \INPlayMediaIntent.mediaSearch: "mediaSearch"
        default: nil
        }
    }
}

/// The response to an `INPlayMediaIntent`.
open class INPlayMediaIntentResponse: INIntentResponse, @unchecked Sendable {
    open override class var _recordType: String { "INPlayMediaIntentResponse" }

    public convenience init(code: INPlayMediaIntentResponseCode, userActivity: NSUserActivity?) {
        var record = Record(Self._recordType)
        record._set("code", code)
        record._set("userActivity", userActivity)
        self.init(_record: record)
    }

    public var code: INPlayMediaIntentResponseCode { _value("code") }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INPlayMediaIntentResponse.nowPlayingInfo: "nowPlayingInfo"
        default: nil
        }
    }
}

/// Adds media to the library or a playlist. Handled by an `INAddMediaIntentHandling`.
open class INAddMediaIntent: INIntent, @unchecked Sendable {
    open override class var _recordType: String { "INAddMediaIntent" }

    public convenience init(mediaItems: [INMediaItem]?, mediaSearch: INMediaSearch?, mediaDestination: INMediaDestination?) {
        var record = Record(Self._recordType)
        record._set("mediaItems", mediaItems)
        record._set("mediaSearch", mediaSearch)
        record._set("mediaDestination", mediaDestination)
        self.init(_record: record)
    }

    public var mediaItems: [INMediaItem]? { _optional("mediaItems") }
    public var mediaSearch: INMediaSearch? { _optional("mediaSearch") }
    public var mediaDestination: INMediaDestination? { _optional("mediaDestination") }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INAddMediaIntent.mediaItems: "mediaItems"
        case \INAddMediaIntent.mediaSearch: "mediaSearch"
        case \INAddMediaIntent.mediaDestination: "mediaDestination"
        default: nil
        }
    }
}

/// The response to an `INAddMediaIntent`.
open class INAddMediaIntentResponse: INIntentResponse, @unchecked Sendable {
    open override class var _recordType: String { "INAddMediaIntentResponse" }

    public convenience init(code: INAddMediaIntentResponseCode, userActivity: NSUserActivity?) {
        var record = Record(Self._recordType)
        record._set("code", code)
        record._set("userActivity", userActivity)
        self.init(_record: record)
    }

    public var code: INAddMediaIntentResponseCode { _value("code") }
}

/// Likes or dislikes media. Handled by an `INUpdateMediaAffinityIntentHandling`.
open class INUpdateMediaAffinityIntent: INIntent, @unchecked Sendable {
    open override class var _recordType: String { "INUpdateMediaAffinityIntent" }

    public convenience init(mediaItems: [INMediaItem]?, mediaSearch: INMediaSearch?, affinityType: INMediaAffinityType) {
        var record = Record(Self._recordType)
        record._set("mediaItems", mediaItems)
        record._set("mediaSearch", mediaSearch)
        record._set("affinityType", affinityType)
        self.init(_record: record)
    }

    public var mediaItems: [INMediaItem]? { _optional("mediaItems") }
    public var mediaSearch: INMediaSearch? { _optional("mediaSearch") }
    public var affinityType: INMediaAffinityType { _value("affinityType") }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INUpdateMediaAffinityIntent.mediaItems: "mediaItems"
        case \INUpdateMediaAffinityIntent.mediaSearch: "mediaSearch"
        case \INUpdateMediaAffinityIntent.affinityType: "affinityType"
        default: nil
        }
    }
}

/// The response to an `INUpdateMediaAffinityIntent`.
open class INUpdateMediaAffinityIntentResponse: INIntentResponse, @unchecked Sendable {
    open override class var _recordType: String { "INUpdateMediaAffinityIntentResponse" }

    public convenience init(code: INUpdateMediaAffinityIntentResponseCode, userActivity: NSUserActivity?) {
        var record = Record(Self._recordType)
        record._set("code", code)
        record._set("userActivity", userActivity)
        self.init(_record: record)
    }

    public var code: INUpdateMediaAffinityIntentResponseCode { _value("code") }
}

/// Finds media and shows them in the app. Handled by an `INSearchForMediaIntentHandling`.
open class INSearchForMediaIntent: INIntent, @unchecked Sendable {
    open override class var _recordType: String { "INSearchForMediaIntent" }

    public convenience init(mediaItems: [INMediaItem]?, mediaSearch: INMediaSearch?) {
        var record = Record(Self._recordType)
        record._set("mediaItems", mediaItems)
        record._set("mediaSearch", mediaSearch)
        self.init(_record: record)
    }

    public var mediaItems: [INMediaItem]? { _optional("mediaItems") }
    public var mediaSearch: INMediaSearch? { _optional("mediaSearch") }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INSearchForMediaIntent.mediaItems: "mediaItems"
        case \INSearchForMediaIntent.mediaSearch: "mediaSearch"
        default: nil
        }
    }
}

/// The response to an `INSearchForMediaIntent`.
open class INSearchForMediaIntentResponse: INIntentResponse, @unchecked Sendable {
    open override class var _recordType: String { "INSearchForMediaIntentResponse" }

    public convenience init(code: INSearchForMediaIntentResponseCode, userActivity: NSUserActivity?) {
        var record = Record(Self._recordType)
        record._set("code", code)
        record._set("userActivity", userActivity)
        self.init(_record: record)
    }

    public var code: INSearchForMediaIntentResponseCode { _value("code") }
    public var mediaItems: [INMediaItem]? {
        get { _optional("mediaItems") }
        set { _set("mediaItems", newValue) }
    }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INSearchForMediaIntentResponse.mediaItems: "mediaItems"
        default: nil
        }
    }
}

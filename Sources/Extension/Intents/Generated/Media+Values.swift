// Generated from Schema/ by Tools/CodeGeneration; do not edit.

import IntentSchema
public import RecordObjects

/// A view of a record of the type `INMediaItem`.
open class INMediaItem: RecordObject, @unchecked Sendable {
    open override class var _recordType: String { "INMediaItem" }

    @available(*, unavailable, message: "INMediaItem has no value without its parts")
    public convenience init() { self.init(_record: Record(Self._recordType)) }

    public convenience init(identifier: String?, title: String?, type: INMediaItemType, artwork: INImage?, artist: String?) {
        var record = Record(Self._recordType)
        record._set("identifier", identifier)
        record._set("title", title)
        record._set("type", type)
        record._set("artwork", artwork)
        record._set("artist", artist)
        self.init(_record: record)
    }

    public convenience init(identifier: String?, title: String?, type: INMediaItemType, artwork: INImage?) {
        var record = Record(Self._recordType)
        record._set("identifier", identifier)
        record._set("title", title)
        record._set("type", type)
        record._set("artwork", artwork)
        self.init(_record: record)
    }

    public var identifier: String? { _optional("identifier") }
    public var title: String? { _optional("title") }
    public var type: INMediaItemType { _value("type") }
    public var artwork: INImage? { _optional("artwork") }
    public var artist: String? { _optional("artist") }
}

/// A view of a record of the type `INMediaSearch`.
open class INMediaSearch: RecordObject, @unchecked Sendable {
    open override class var _recordType: String { "INMediaSearch" }

    @available(*, unavailable, message: "INMediaSearch has no value without its parts")
    public convenience init() { self.init(_record: Record(Self._recordType)) }

    public convenience init(
        mediaType: INMediaItemType = .unknown, sortOrder: INMediaSortOrder = .unknown, mediaName: String? = nil,
        artistName: String? = nil, albumName: String? = nil, genreNames: [String]? = nil, moodNames: [String]? = nil,
        releaseDate: INDateComponentsRange? = nil, reference: INMediaReference = .unknown, mediaIdentifier: String? = nil
    ) {
        var record = Record(Self._recordType)
        record._set("mediaType", mediaType)
        record._set("sortOrder", sortOrder)
        record._set("mediaName", mediaName)
        record._set("artistName", artistName)
        record._set("albumName", albumName)
        record._set("genreNames", genreNames)
        record._set("moodNames", moodNames)
        record._set("releaseDate", releaseDate)
        record._set("reference", reference)
        record._set("mediaIdentifier", mediaIdentifier)
        self.init(_record: record)
    }

    public var mediaType: INMediaItemType { _value("mediaType") }
    public var sortOrder: INMediaSortOrder { _value("sortOrder") }
    public var mediaName: String? { _optional("mediaName") }
    public var artistName: String? { _optional("artistName") }
    public var albumName: String? { _optional("albumName") }
    public var genreNames: [String]? { _optional("genreNames") }
    public var moodNames: [String]? { _optional("moodNames") }
    public var releaseDate: INDateComponentsRange? { _optional("releaseDate") }
    public var reference: INMediaReference { _value("reference") }
    public var mediaIdentifier: String? { _optional("mediaIdentifier") }
    @available(iOS, deprecated: 13.0)
    public var activityNames: [String]? { _optional("activityNames") }
}

public import Foundation

/// Identifies an item of a media library.
public typealias MPMediaEntityPersistentID = UInt64

/// What an item of a media library is.
public struct MPMediaType: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let music = MPMediaType(rawValue: 1 << 0)
    public static let podcast = MPMediaType(rawValue: 1 << 1)
    public static let audioBook = MPMediaType(rawValue: 1 << 2)
    public static let anyAudio = MPMediaType(rawValue: 0xff)
    public static let movie = MPMediaType(rawValue: 1 << 8)
    public static let tvShow = MPMediaType(rawValue: 1 << 9)
    public static let videoPodcast = MPMediaType(rawValue: 1 << 10)
    public static let musicVideo = MPMediaType(rawValue: 1 << 11)
    public static let any = MPMediaType(rawValue: ~0)
}

/// Something in a media library. As this machine has no library, an item has only the values that a subclass gives it.
open class MPMediaEntity: NSObject, @unchecked Sendable {
    // Sendable by hand: without stored properties.

    public override init() {
        super.init()
    }

    /// The value of a property such as `MPMediaItemPropertyTitle`; `nil` for all of them.
    open func value(forProperty property: String) -> Any? { nil }

    /// The item's identifier; 0 if it has none.
    open var persistentID: MPMediaEntityPersistentID { value(forProperty: MPMediaItemPropertyPersistentID) as? UInt64 ?? 0 }
}

/// A song, an episode or another item. Its properties are those that ``MPMediaEntity/value(forProperty:)`` has.
open class MPMediaItem: MPMediaEntity, @unchecked Sendable {
    open var mediaType: MPMediaType {
        (value(forProperty: MPMediaItemPropertyMediaType) as? UInt).map(MPMediaType.init) ?? []
    }
    open var title: String? { value(forProperty: MPMediaItemPropertyTitle) as? String }
    open var albumTitle: String? { value(forProperty: MPMediaItemPropertyAlbumTitle) as? String }
    open var artist: String? { value(forProperty: MPMediaItemPropertyArtist) as? String }
    open var genre: String? { value(forProperty: MPMediaItemPropertyGenre) as? String }
    /// The identifier in the store; empty if it has none.
    open var playbackStoreID: String { value(forProperty: MPMediaItemPropertyPlaybackStoreID) as? String ?? "" }
    /// In seconds; 0 if unknown.
    open var playbackDuration: TimeInterval { value(forProperty: MPMediaItemPropertyPlaybackDuration) as? TimeInterval ?? 0 }
    /// The file to play; `nil` if there is none.
    open var assetURL: URL? { value(forProperty: MPMediaItemPropertyAssetURL) as? URL }
}

/// Items in an order, such as an album.
open class MPMediaItemCollection: MPMediaEntity, @unchecked Sendable {
    // Sendable by hand: immutable.
    /// The items.
    public let items: [MPMediaItem]

    public init(items: [MPMediaItem]) {
        self.items = items
        super.init()
    }

    /// An item that stands for all; `nil` if there are none.
    open var representativeItem: MPMediaItem? { items.first }
    /// The number of items.
    open var count: Int { items.count }
}

/// A collection that the person has named.
open class MPMediaPlaylist: MPMediaItemCollection, @unchecked Sendable {
    open var name: String? { value(forProperty: MPMediaPlaylistPropertyName) as? String }
}

// The names of properties

// swift-format-ignore: AlwaysUseLowerCamelCase
public let MPMediaItemPropertyPersistentID = "persistentID"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MPMediaItemPropertyMediaType = "mediaType"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MPMediaItemPropertyTitle = "title"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MPMediaItemPropertyArtist = "artist"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MPMediaItemPropertyGenre = "genre"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MPMediaItemPropertyPlaybackStoreID = "playbackStoreID"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MPMediaItemPropertyAssetURL = "assetURL"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MPMediaPlaylistPropertyName = "name"

public import Foundation
import HostEnvironment
import Synchronization

/// Whether the app plays.
public enum MPNowPlayingPlaybackState: UInt, Sendable {
    case unknown = 0
    case playing = 1
    case paused = 2
    case stopped = 3
    case interrupted = 4
}

/// What an app says that it plays, kept for each person apart. It is shown nowhere; what the person is to see and hear belongs into
/// `INPlayMediaIntentResponse.nowPlayingInfo`.
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
    // Sendable by hand: the lock guards the mutable state.
    private static let shared = MPNowPlayingInfoCenter()
    private let lock = NSLock()
    private var contents: [Owner: Content] = [:]

    /// The person and the app whose information it is; without a host, the process.
    private struct Owner: Hashable {
        var person = AppEnvironment.scope?.environment.person
        var app = AppEnvironment.scope?.environment.app
    }

    private struct Content {
        var info: [String: Any]?
        var state = MPNowPlayingPlaybackState.unknown
    }

    private override init() {
        super.init()
    }

    open class func `default`() -> MPNowPlayingInfoCenter { shared }

    /// By `MPMediaItemPropertyTitle` and other names; `nil` for nothing.
    open var nowPlayingInfo: [String: Any]? {
        get { lock.withLock { contents[Owner()]?.info } }
        set { lock.withLock { contents[Owner(), default: Content()].info = newValue } }
    }

    /// What the app does with it.
    open var playbackState: MPNowPlayingPlaybackState {
        get { lock.withLock { contents[Owner()]?.state ?? .unknown } }
        set { lock.withLock { contents[Owner(), default: Content()].state = newValue } }
    }
}

// The names of what is played, beside those of media items

// swift-format-ignore: AlwaysUseLowerCamelCase
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MPNowPlayingInfoPropertyPlaybackQueueIndex = "MPNowPlayingInfoPropertyPlaybackQueueIndex"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MPNowPlayingInfoPropertyPlaybackQueueCount = "MPNowPlayingInfoPropertyPlaybackQueueCount"

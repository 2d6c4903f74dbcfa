public import Foundation
import Synchronization

/// What a music player is doing.
public enum MPMusicPlaybackState: Int, Sendable {
    case stopped = 0
    case playing = 1
    case paused = 2
    case interrupted = 3
    case seekingForward = 4
    case seekingBackward = 5
}

/// What a music player repeats.
public enum MPMusicRepeatMode: Int, Sendable {
    case `default` = 0
    case none = 1
    case one = 2
    case all = 3
}

/// What a music player shuffles.
public enum MPMusicShuffleMode: Int, Sendable {
    case `default` = 0
    case off = 1
    case songs = 2
    case albums = 3
}

/// What a music player is to play.
open class MPMusicPlayerQueueDescriptor: NSObject, @unchecked Sendable {}

/// Items of the store, by their identifiers.
open class MPMusicPlayerStoreQueueDescriptor: MPMusicPlayerQueueDescriptor, @unchecked Sendable {
    // Sendable by hand: the lock guards the mutable state.
    private let identifiers: Mutex<[String]>
    private let first = Mutex<String?>(nil)

    public init(storeIDs: [String]) {
        identifiers = Mutex(storeIDs)
        super.init()
    }

    open var storeIDs: [String]? {
        get { identifiers.withLock { $0 } }
        set { identifiers.withLock { $0 = newValue ?? [] } }
    }

    /// The identifier to begin with; `nil` for the first.
    open var startItemID: String? {
        get { first.withLock { $0 } }
        set { first.withLock { $0 = newValue } }
    }
}

/// Items of the media library.
open class MPMusicPlayerMediaItemQueueDescriptor: MPMusicPlayerQueueDescriptor, @unchecked Sendable {
    // Sendable by hand: immutable.
    /// The items.
    public let itemCollection: MPMediaItemCollection

    public init(itemCollection: MPMediaItemCollection) {
        self.itemCollection = itemCollection
        super.init()
    }
}

/// A player of the system's, which a machine here does not have: it stays stopped, and ``prepareToPlay(completionHandler:)`` fails with
/// `MPError.notSupported`. Apps that play media themselves do not need it.
open class MPMusicPlayerController: NSObject, @unchecked Sendable {
    // Sendable by hand: the lock guards the mutable state.
    private let state = Mutex(State())
    private static let system = MPMusicPlayerController()
    private static let application = MPMusicPlayerController()
    private static let applicationQueue = MPMusicPlayerController()

    private struct State {
        var repeats = MPMusicRepeatMode.default
        var shuffles = MPMusicShuffleMode.default
    }

    private override init() {
        super.init()
    }

    open class var systemMusicPlayer: MPMusicPlayerController { system }
    open class var applicationMusicPlayer: MPMusicPlayerController { application }
    open class var applicationQueuePlayer: MPMusicPlayerController { applicationQueue }

    /// Kept, and used for nothing.
    open var repeatMode: MPMusicRepeatMode {
        get { state.withLock { $0.repeats } }
        set { state.withLock { $0.repeats = newValue } }
    }

    /// Kept, and used for nothing.
    open var shuffleMode: MPMusicShuffleMode {
        get { state.withLock { $0.shuffles } }
        set { state.withLock { $0.shuffles = newValue } }
    }

    /// `stopped`.
    open var playbackState: MPMusicPlaybackState { .stopped }
    /// `nil`.
    open var nowPlayingItem: MPMediaItem? { nil }
    /// `false`.
    open var isPreparedToPlay: Bool { false }

    // What would be played is not kept, since nothing can play it.
    open func setQueue(with query: MPMediaQuery) {}
    open func setQueue(with itemCollection: MPMediaItemCollection) {}
    open func setQueue(with storeIDs: [String]) {}
    open func setQueue(with descriptor: MPMusicPlayerQueueDescriptor) {}
    open func append(_ descriptor: MPMusicPlayerQueueDescriptor) {}
    open func prepend(_ descriptor: MPMusicPlayerQueueDescriptor) {}

    /// Does nothing.
    open func prepareToPlay() {}

    /// Fails with `MPError.notSupported`. The handler is called before the method returns.
    open func prepareToPlay(completionHandler: @escaping ((any Error)?) -> Void) { completionHandler(MPError(.notSupported)) }

    /// Never succeeds.
    ///
    /// - Throws: `MPError.notSupported`.
    open func prepareToPlay() async throws { throw MPError(.notSupported) }

    // The player has nothing to play, and stays stopped.
    open func play() {}
    open func pause() {}
    open func stop() {}
    open func skipToNextItem() {}
    open func skipToPreviousItem() {}
    open func skipToBeginning() {}
    open func beginGeneratingPlaybackNotifications() {}
    open func endGeneratingPlaybackNotifications() {}
}

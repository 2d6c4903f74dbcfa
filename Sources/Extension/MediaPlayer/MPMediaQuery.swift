public import Foundation
import Synchronization

/// Whether the app may use the media library.
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case denied = 1
    case restricted = 2
    case authorized = 3
}

/// The person's media library, which a machine here does not have.
open class MPMediaLibrary: NSObject, @unchecked Sendable {
    // Sendable by hand: without stored properties.
    private static let shared = MPMediaLibrary()

    private override init() {
        super.init()
    }

    open class func `default`() -> MPMediaLibrary { shared }

    /// `restricted`: there is nothing that the person could allow.
    open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .restricted }

    /// Answers `restricted`, before the method returns.
    open class func requestAuthorization(_ completionHandler: @escaping (MPMediaLibraryAuthorizationStatus) -> Void) {
        completionHandler(.restricted)
    }

    /// Answers `restricted`.
    open class func requestAuthorization() async -> MPMediaLibraryAuthorizationStatus { .restricted }
}

/// How a property is compared.
public enum MPMediaPredicateComparison: Int, Sendable {
    case equalTo = 0
    case contains = 1
}

/// What the items of a query have to satisfy.
open class MPMediaPredicate: NSObject, @unchecked Sendable {}

/// Compares a property with a value.
open class MPMediaPropertyPredicate: MPMediaPredicate, @unchecked Sendable {
    // Sendable by hand: immutable, with property-list values.
    /// The property, such as `MPMediaItemPropertyTitle`.
    public let property: String
    /// The value that is compared; `nil` for none.
    public let value: Any?
    /// How it is compared.
    public let comparisonType: MPMediaPredicateComparison

    public init(value: Any?, forProperty property: String, comparisonType: MPMediaPredicateComparison = .equalTo) {
        self.property = property
        self.value = value
        self.comparisonType = comparisonType
        super.init()
    }
}

/// How the items of a query are put into collections.
public enum MPMediaGrouping: Int, Sendable {
    case title = 0
    case album = 1
    case artist = 2
    case albumArtist = 3
    case composer = 4
    case genre = 5
    case playlist = 6
    case podcastTitle = 7
}

/// A search of the media library. As there is none, it finds nothing: ``items`` and ``collections`` are `nil`, as for an app without
/// access.
open class MPMediaQuery: NSObject, @unchecked Sendable {
    // Sendable by hand: the lock guards the mutable state.
    private let state: Mutex<State>

    private struct State {
        var predicates: Set<MPMediaPredicate>
        var grouping: MPMediaGrouping
    }

    public init(filterPredicates: Set<MPMediaPredicate>?) {
        state = Mutex(State(predicates: filterPredicates ?? [], grouping: .title))
        super.init()
    }

    public convenience override init() {
        self.init(filterPredicates: nil)
    }

    private convenience init(_ grouping: MPMediaGrouping) {
        self.init(filterPredicates: nil)
        groupingType = grouping
    }

    open class func songs() -> MPMediaQuery { MPMediaQuery(.title) }
    open class func albums() -> MPMediaQuery { MPMediaQuery(.album) }
    open class func artists() -> MPMediaQuery { MPMediaQuery(.artist) }
    open class func genres() -> MPMediaQuery { MPMediaQuery(.genre) }
    open class func playlists() -> MPMediaQuery { MPMediaQuery(.playlist) }
    open class func podcasts() -> MPMediaQuery { MPMediaQuery(.podcastTitle) }

    /// What items have to satisfy.
    open var filterPredicates: Set<MPMediaPredicate>? {
        get { state.withLock { $0.predicates } }
        set { state.withLock { $0.predicates = newValue ?? [] } }
    }

    /// How items are put into collections.
    open var groupingType: MPMediaGrouping {
        get { state.withLock { $0.grouping } }
        set { state.withLock { $0.grouping = newValue } }
    }

    open func addFilterPredicate(_ predicate: MPMediaPredicate) {
        state.withLock { _ = $0.predicates.insert(predicate) }
    }

    open func removeFilterPredicate(_ predicate: MPMediaPredicate) {
        state.withLock { _ = $0.predicates.remove(predicate) }
    }

    /// `nil`: there is no library.
    open var items: [MPMediaItem]? { nil }
    /// `nil`: there is no library.
    open var collections: [MPMediaItemCollection]? { nil }
}

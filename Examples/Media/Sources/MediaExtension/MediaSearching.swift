import Intents
import MediaCore

/// Finds what an intent asks for, for all handlers in the same way.
struct MediaSearching<Result: INMediaItemResolutionResult> {
    /// The result for what cannot be had, for a reason that all media intents share.
    let unsupported: (INPlayMediaMediaItemUnsupportedReason) -> Result
    /// How many items are told one by one; more are put into a mix.
    let most: Int
    /// Whether all that goes by a name is wanted, rather than one of it.
    let takesAll: Bool
    /// The result where what is playing is meant, and nothing is.
    let nothingPlaying: Result

    init(
        most: Int = .max, takesAll: Bool = false, nothingPlaying: Result = .needsValue(),
        unsupported: @escaping (INPlayMediaMediaItemUnsupportedReason) -> Result
    ) {
        self.nothingPlaying = nothingPlaying
        self.most = most
        self.takesAll = takesAll
        self.unsupported = unsupported
    }

    func resolve(_ items: [INMediaItem]?, _ search: INMediaSearch?, unless otherwise: MediaQuery? = nil) -> [Result] {
        if let items = items, !items.isEmpty { return items.map { .success(with: $0) } }
        guard let query = search.map({ MediaQuery($0) }) ?? otherwise else { return [.needsValue()] }
        if query.kinds?.isEmpty == true { return [unsupported(.unsupportedMediaType)] }
        guard let match = Jukebox.attempt("searching", { try takesAll ? $0.songs(of: $0.match(query), query) : $0.match(query) })
        else {
            return [unsupported(.serviceUnavailable)]
        }
        return results(match)
    }

    private func results(_ match: LibraryMatch) -> [Result] {
        switch match {
        case .found(let items):
            let mix = items.count > most ? MusicLibrary.mix(of: items) : nil
            return (mix.map { [$0] } ?? items).map { .success(with: INMediaItem($0)) }
        case .several(let items) where takesAll: return items.map { .success(with: INMediaItem($0)) }
        case .several(let items): return [.disambiguation(with: items.map { INMediaItem($0) })]
        case .perhaps(let item): return [.confirmationRequired(with: INMediaItem(item))]
        case .restricted(.explicit): return [unsupported(.explicitContentSettings)]
        case .restricted(.subscription): return [unsupported(.subscriptionRequired)]
        case .nothing: return [.unsupported()]
        case .nothingPlaying: return [nothingPlaying]
        }
    }
}

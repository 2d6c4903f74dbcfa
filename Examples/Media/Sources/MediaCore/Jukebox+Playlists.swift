extension Jukebox {
    /// What a name of a playlist that something is to be added to means.
    public enum Destination: Hashable, Sendable {
        /// The person's own playlist of that name.
        case playlist(String)
        /// One whose name has the words in it.
        case perhaps(String)
        /// One of those; empty when the person has none.
        case choice([String])
        /// A playlist of ours, which nobody can change.
        case fixed
    }

    /// - Parameter name: what was said; `nil` when nothing was.
    /// - Throws: when the player's file cannot be read.
    public func destination(called name: String?) throws -> Destination {
        let names = try state().playlists.map(\.name)
        guard let words = name.map({ Words($0) }) else { return .choice(names) }
        if let exact = names.first(where: { Words($0) == words }) { return .playlist(exact) }
        let similar = names.filter { words.isPart(of: Words($0)) || Words($0).isPart(of: words) }
        if similar.count == 1 { return .perhaps(similar[0]) }
        if !similar.isEmpty { return .choice(similar) }
        let isOurs = try library().items.contains { $0.kind == .playlist && Words($0.title) == words }
        return isOurs ? .fixed : .choice(names)
    }
}

/// What a search has come to.
public enum LibraryMatch: Hashable, Sendable {
    /// Just what was wanted: one item, or all of those in that order.
    case found([LibraryItem])
    /// Any one of those.
    case several([LibraryItem])
    /// Not quite what was said.
    case perhaps(LibraryItem)
    /// It is there, and cannot be played.
    case restricted(LibraryItem.Restriction)
    case nothing
    /// What is playing was meant, and nothing is.
    case nothingPlaying

    /// What one wants a single one of: a choice where there are several.
    static func one(of items: [LibraryItem]) -> LibraryMatch {
        let playable = items.filter { $0.restriction == nil }
        switch playable.count {
        case 0: return items.first?.restriction.map(LibraryMatch.restricted) ?? .nothing
        case 1: return .found(playable)
        default: return .several(playable)
        }
    }

    /// What one wants all of.
    static func all(of items: [LibraryItem]) -> LibraryMatch {
        if case .several(let items) = one(of: items) { return .found(items) }
        return one(of: items)
    }
}

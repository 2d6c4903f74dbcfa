extension MusicLibrary {
    private static let mixPrefix = "mix:"

    /// A playlist for the moment, which nobody has to hear the titles of. Its identifier tells what is in it.
    ///
    /// - Returns: `nil` when there are no tracks.
    public static func mix(of tracks: [LibraryItem]) -> LibraryItem? {
        guard let first = tracks.first else { return nil }
        let ids = tracks.map(\.id)
        let title = ids.count == 1 ? first.title : "\(first.title) and \(ids.count - 1) more"
        return LibraryItem(id: mixPrefix + ids.joined(separator: " "), kind: .playlist, title: title, tracks: ids)
    }

    func mix(_ id: String) -> LibraryItem? {
        guard id.hasPrefix(Self.mixPrefix) else { return nil }
        let tracks = id.dropFirst(Self.mixPrefix.count).split(separator: " ").compactMap { index[String($0)] }
        return Self.mix(of: tracks.filter(\.isTrack))
    }
}

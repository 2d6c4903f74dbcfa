extension MusicLibrary {
    /// The most songs that make up "some music".
    private static let handful = 10

    /// What a query comes to.
    ///
    /// - Parameter disliked: what is played only when it is asked for by name.
    public func match(_ query: MediaQuery, avoiding disliked: Set<String> = []) -> LibraryMatch {
        if let id = query.id { return .one(of: [item(id)].compactMap { $0 }) }
        if let name = query.name { return matchName(name, query) }
        // Songs from an album are the album.
        if let album = query.album { return matchName(album, query.only(.album)) }
        if let artist = query.artist { return matchArtist(artist, query, avoiding: disliked) }
        if query.wantsNoSongs { return one(of: items.filter { query.wants($0.kind) && fits($0, query) }, query) }
        if let genre = plainGenre(query) { return .one(of: [genre]) }
        return songs(query, by: nil, avoiding: disliked)
    }

    // MARK: - By name

    private func matchName(_ name: String, _ query: MediaQuery) -> LibraryMatch {
        let kin = items.filter { fits($0, query) && isBy(query.artist, $0) && isOn(query.album, $0) }
        let wanted = kin.filter { query.wants($0.kind) }
        let called = Self.called(name, wanted)
        guard called.isEmpty else { return one(of: called, query) }
        // An episode may be wanted by the name of its podcast.
        if query.kinds == [.episode] {
            let episodes = kin.filter { $0.kind == .episode && isBy(name, $0) }
            if !episodes.isEmpty { return one(of: episodes, query) }
        }
        // A song was said and an album has that name: people mix them up.
        let others = Self.called(name, kin)
        if others.count == 1, others[0].restriction == nil { return .perhaps(others[0]) }
        return .one(of: others)
    }

    /// The items of that name; when there is none, those whose title has the words in it.
    private static func called(_ name: String, _ items: [LibraryItem]) -> [LibraryItem] {
        let words = Words(name)
        let exact = items.filter { Words($0.title) == words }
        return exact.isEmpty ? items.filter { words.isPart(of: Words($0.title)) } : exact
    }

    private func one(of items: [LibraryItem], _ query: MediaQuery) -> LibraryMatch {
        guard let order = query.order else { return .one(of: items) }
        let playable = items.filter { $0.restriction == nil }
        return .one(of: Array(Self.sorted(playable.isEmpty ? items : playable, order).prefix(1)))
    }

    // MARK: - By what it is

    private func matchArtist(_ name: String, _ query: MediaQuery, avoiding disliked: Set<String>) -> LibraryMatch {
        let artists = Self.called(name, items.filter { $0.kind == .artist || $0.kind == .podcast })
        // Whoever is called like something else may be that.
        if artists.isEmpty, !query.isSpecific {
            let other = matchName(name, query.byNobody)
            if case .found(let items) = other, items.count == 1 { return .perhaps(items[0]) }
            return other
        }
        guard artists.count == 1 else { return .one(of: artists) }
        if query.wantsNoSongs, !query.wants(artists[0].kind) {
            return one(of: items.filter { query.wants($0.kind) && $0.artist == artists[0].title && fits($0, query) }, query)
        }
        guard query.isSpecific || query.kinds == [.song] else { return .one(of: artists) }
        return songs(query, by: artists[0].title, avoiding: disliked)
    }

    private func plainGenre(_ query: MediaQuery) -> LibraryItem? {
        guard query.genres.count == 1, query.moods.isEmpty, query.years == nil, query.order == nil else { return nil }
        return items.first { $0.kind == .genre && fits($0, query) }
    }

    private func songs(_ query: MediaQuery, by artist: String?, avoiding disliked: Set<String>) -> LibraryMatch {
        let songs = items.filter { item in
            item.kind == .song && fits(item, query) && (artist == nil || item.artist == artist) && !disliked.contains(item.id)
        }
        let match = LibraryMatch.all(of: Self.sorted(songs, query.order ?? .popular))
        guard case .found(let found) = match else { return match }
        return .found(Array(found.prefix(Self.handful)))
    }

    // MARK: - Filters

    private func fits(_ item: LibraryItem, _ query: MediaQuery) -> Bool {
        let genres = query.genres.map { Words($0) }
        let moods = query.moods.map { Words($0) }
        return (genres.isEmpty || item.genre.map { genres.contains(Words($0)) } == true)
            && (moods.isEmpty || (item.moods ?? []).contains { moods.contains(Words($0)) })
            && (query.years == nil || item.year.map { query.years?.contains($0) == true } == true)
    }

    private func isBy(_ artist: String?, _ item: LibraryItem) -> Bool {
        guard let artist else { return true }
        return item.artist.map { Words(artist).isPart(of: Words($0)) } ?? false
    }

    private func isOn(_ album: String?, _ item: LibraryItem) -> Bool {
        guard let album else { return true }
        return item.album.map { Words(album).isPart(of: Words($0)) } ?? false
    }
}

extension MediaQuery {
    /// Whether it asks for more than an artist.
    fileprivate var isSpecific: Bool { !genres.isEmpty || !moods.isEmpty || years != nil || order != nil }

    fileprivate var byNobody: MediaQuery {
        var query = self
        query.artist = nil
        return query
    }

    fileprivate func only(_ kind: LibraryItem.Kind) -> MediaQuery {
        var query = self
        query.kinds = [kind]
        query.album = nil
        return query
    }
}

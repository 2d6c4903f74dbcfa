import IntentSchema

// "Play it", "shuffle that", "what else do they have?": what was played or found last, and who made it.
extension TurnReader {
    /// Raw values of `INMediaItemType`.
    private enum MediaType {
        static let song = 1
        static let artist = 3
    }

    /// The reading with what its pronoun stands for, where that was told last.
    func resolvingMedia(_ built: HypothesisBuilder.Built) -> HypothesisBuilder.Built {
        guard let search = built.hypothesis.parameters["mediaSearch"]?.record, search.type == "INMediaSearch",
            built.hypothesis.parameters["mediaItems"] == nil
        else { return built }
        var result = built
        switch Set(search.fields.keys) {
        case ["reference"]:
            guard let item = lastMediaItem(for: built.hypothesis.intent) else { return built }
            result.hypothesis.parameters["mediaSearch"] = nil
            result.hypothesis.parameters["mediaItems"] = .list([item])
        case ["reference", "mediaType"]:
            guard search["mediaType"]?.integer == MediaType.artist, let artist = lastArtist else { return built }
            let songs = Record("INMediaSearch", ["artistName": artist, "mediaType": .integer(MediaType.song)])
            result.hypothesis.parameters["mediaSearch"] = .record(songs)
        default: return built
        }
        result.hypothesis.reasons.append("what was played or found last is meant")
        return result
    }

    /// The request that had items last, with them.
    private var lastMedia: (request: Record, items: [ParameterValue])? {
        context.recent.firstResult { record in
            guard record.type.hasSuffix("Intent"), let items = record["mediaItems"]?.list, !items.isEmpty else { return nil }
            return (record, items)
        }
    }

    /// The one item that was found, queued or played last. What is added or rated is the song that plays, where it plays.
    private func lastMediaItem(for intent: String) -> ParameterValue? {
        guard let last = lastMedia, last.items.count == 1 else { return nil }
        let isPlaying = last.request.type == "INPlayMediaIntent" && (last.request["playbackQueueLocation"]?.integer ?? 0) < 2
        return isPlaying && intent != "INPlayMediaIntent" ? nil : last.items[0]
    }

    /// Who made what was played or found last; `nil` where several did.
    private var lastArtist: ParameterValue? {
        let artists = (lastMedia?.items ?? []).compactMap { item -> ParameterValue? in
            let record = item.record
            return record?["artist"] ?? (record?["type"]?.integer == MediaType.artist ? record?["title"] : nil)
        }
        guard let first = artists.first, artists.allSatisfy({ $0 == first }) else { return nil }
        return first
    }
}

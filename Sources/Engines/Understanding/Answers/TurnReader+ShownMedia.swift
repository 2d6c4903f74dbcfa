import IntentSchema

// References to the media last played or found, and to its artist: "play it", "shuffle that", "what else do they have?".
extension TurnReader {
    /// Raw values of `INMediaItemType`.
    private enum MediaType {
        static let song = 1
        static let artist = 3
    }

    /// The reading with its pronoun replaced by the media item last shown.
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

    private static let longestSkip = 5

    /// That no app goes on to what is played next, where the words ask for that and for nothing else: "next one". `nil` if they do not, or
    /// nothing was played last.
    func skipsPlaying() -> DialogueAct? {
        guard context.question == nil,
            context.recent.first(where: { !looksUp($0.type) && !$0.type.hasSuffix("Response") })?.type == Self.playing,
            utterance.count > 0
        else { return nil }
        let borders = utterance.tokens.indices.dropFirst(openerEnd + 1).filter { place in
            utterance.mayBeginClause(at: place) || grammar.words.joints.contains(utterance.word(place - 1))
        }
        let clauses = zip([openerEnd] + borders, borders + [utterance.count]).map { start, end in
            part(start..<(grammar.words.joints.contains(utterance.word(end - 1)) ? end - 1 : end))
        }
        // "Skip it and turn it up a little".
        let isOne = clauses.count == 1
        guard clauses.count <= Self.mostSkips, clauses.contains(where: { $0.skips || !isOne && $0.amendsDone() != nil }),
            clauses.allSatisfy({ $0.skips || !isOne && ($0.answer() == .control || $0.amendsDone() != nil) })
        else { return nil }
        return .notUnderstood(.cannotAmend(Amendment(Self.playing, isEnding: true)))
    }

    private static let mostSkips = 3

    /// Whether the words ask for what is played next, and for nothing else.
    private var skips: Bool {
        guard utterance.count <= Self.longestSkip else { return false }
        let words = openerEnd..<closerStart(after: openerEnd)
        let isNext = { (index: Int) in end(of: .skipping, at: index) == index + 1 }
        let isPlain = words.allSatisfy { index in
            isNext(index) || isArticle(index) || scanner.small.ones.contains(utterance.word(index)) || isPolite(index)
                || end(of: .pronoun, at: index) == index + 1
                || grammar.words.matters[Self.playing]?.contains(utterance.word(index)) ?? false
        }
        return isPlain && words.contains(where: isNext)
    }

    /// The last request that had media items, with the items.
    private var lastMedia: (request: Record, items: [ParameterValue])? {
        context.recent.firstResult { record in
            guard record.type.hasSuffix("Intent"), let items = record["mediaItems"]?.list, !items.isEmpty else { return nil }
            return (record, items)
        }
    }

    /// The only item last found, queued or played. Adding and rating apply to the playing song, if one is playing.
    private func lastMediaItem(for intent: String) -> ParameterValue? {
        guard let last = lastMedia, last.items.count == 1 else { return nil }
        let isPlaying = last.request.type == Self.playing && (last.request["playbackQueueLocation"]?.integer ?? 0) < 2
        return isPlaying && intent != Self.playing ? nil : last.items[0]
    }

    /// The artist of what was last played or found; `nil` if there are several.
    private var lastArtist: ParameterValue? {
        let artists = (lastMedia?.items ?? []).compactMap { item -> ParameterValue? in
            let record = item.record
            return record?["artist"] ?? (record?["type"]?.integer == MediaType.artist ? record?["title"] : nil)
        }
        guard let first = artists.first, artists.allSatisfy({ $0 == first }) else { return nil }
        return first
    }
}

import IntentSchema

/// Puts the names of a search for media where SiriKit has them: `mediaName` is the name of what `mediaType` says, `albumName` and
/// `artistName` say what it is from. (INMediaSearch; Apple's sample "Handling Media Requests" reads them so.)
struct MediaNames {
    /// Raw values of `INMediaItemType`, by the field that names such a thing.
    private static let types: [(field: String, type: Int)] = [("albumName", 2), ("artistName", 3)]

    /// The search with its name in its place; unchanged where it is no search for media.
    static func normalised(_ value: ParameterValue) -> ParameterValue {
        guard var search = value.record, search.type == "INMediaSearch", search["mediaName"] == nil else { return value }
        let type = search["mediaType"]?.integer ?? 0
        for (field, own) in types where search[field] != nil {
            // "Something by Odalys Quince" is no search for the artist; "the artist Odalys Quince" and an album alone are.
            guard type == own || type == 0 && field == "albumName" else { continue }
            search["mediaName"] = search[field]
            search["mediaType"] = .integer(own)
            search[field] = nil
            return .record(search)
        }
        return value
    }
}

extension MediaNames {
    /// Raw values of `INMediaItemType` of single things: song, episodes, movie, music video.
    private static let single: Set<Int> = [0, 1, 7, 11, 13, 14]
    /// Raw values of `INPlaybackRepeatMode`.
    private static let (all, one) = (2, 3)

    /// Repeating a single thing, of which no name of a collection is known, repeats that one.
    static func repeatingOne(_ hypothesis: Hypothesis, knowing vocabulary: AppIndex) -> ParameterValue? {
        guard hypothesis.parameters["playbackRepeatMode"]?.integer == all,
            let search = hypothesis.parameters["mediaSearch"]?.record, let name = search["mediaName"]?.string,
            single.contains(search["mediaType"]?.integer ?? 0)
        else { return nil }
        return vocabulary.items.contains { $0.phrase.lowercased() == name.lowercased() } ? nil : .integer(one)
    }
}

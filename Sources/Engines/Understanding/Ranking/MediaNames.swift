import IntentSchema

/// Moves the names of a media search to SiriKit's fields: `mediaName` names what `mediaType` specifies; `albumName` and
/// `artistName` name its source. (INMediaSearch; Apple's sample "Handling Media Requests" reads them so.)
struct MediaNames {
    /// Raw values of `INMediaItemType`, by the field for such a name.
    private static let types: [(field: String, type: Int)] = [("albumName", 2), ("artistName", 3)]

    /// The search with its name in the proper field; unchanged if it is not a media search.
    static func normalised(_ value: ParameterValue) -> ParameterValue {
        guard var search = value.record, search.type == "INMediaSearch", search["mediaName"] == nil else { return value }
        let type = search["mediaType"]?.integer ?? 0
        for (field, own) in types where search[field] != nil {
            // "Something by Odalys Quince" is not a search for the artist; "the artist Odalys Quince" is, and so is an album
            // alone.
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
    /// Raw values of `INMediaItemType` for single items: song, episodes, movie, music video.
    private static let single: Set<Int> = [0, 1, 7, 11, 13, 14]
    /// Raw values of `INPlaybackRepeatMode`.
    private static let (all, one) = (2, 3)

    /// Repeat mode "one" when repeating a single item, unless its name is in the vocabulary, where it may be a collection's.
    static func repeatingOne(_ hypothesis: Hypothesis, knowing vocabulary: AppIndex) -> ParameterValue? {
        guard hypothesis.parameters["playbackRepeatMode"]?.integer == all,
            let search = hypothesis.parameters["mediaSearch"]?.record, let name = search["mediaName"]?.string,
            single.contains(search["mediaType"]?.integer ?? 0)
        else { return nil }
        return vocabulary.items.contains { $0.phrase.lowercased() == name.lowercased() } ? nil : .integer(one)
    }
}

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

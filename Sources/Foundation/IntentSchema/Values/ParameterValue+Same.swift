extension ParameterValue {
    /// Whether both values denote the same thing, whatever words were used for it.
    package func isSame(as other: ParameterValue) -> Bool {
        if self == other { return true }
        if let mine = string, let theirs = other.string { return mine.lowercased() == theirs.lowercased() }
        guard let mine = record ?? list?.first?.record, let theirs = other.record ?? other.list?.first?.record,
            mine.type == theirs.type, (list?.count ?? 1) == 1 || list?.count == other.list?.count
        else { return false }
        return mine.isSame(as: theirs)
    }
}

extension Record {
    /// Fields that identify the thing, the most reliable first.
    private static let names = ["contactIdentifier", "vocabularyIdentifier", "spokenPhrase", "displayName"]

    fileprivate func isSame(as other: Record) -> Bool {
        for field in Self.names {
            if let mine = self[field], let theirs = other[field] { return mine == theirs }
        }
        guard let coordinate else { return false }
        return coordinate == other.coordinate && self["name"] == other["name"]
    }
}

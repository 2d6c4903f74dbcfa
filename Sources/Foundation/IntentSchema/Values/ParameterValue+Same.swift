import Foundation

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

extension ParameterValue {
    /// Whether it is another number, amount or time than the one wanted, and not only a closer description of it: 8 PM for 7 PM, but not
    /// 8 PM for that day. Names and places never contradict each other, since the same thing goes by several.
    package func contradicts(_ wanted: ParameterValue) -> Bool {
        if let mine = dateComponents, let theirs = wanted.dateComponents { return mine.contradicts(theirs) }
        if let mine = double, let theirs = wanted.double { return mine != theirs }
        guard let mine = record, let theirs = wanted.record, mine.type == theirs.type, Self.quantities.contains(mine.type) else {
            return false
        }
        return mine.fields.contains { name, value in theirs[name].map(value.contradicts) ?? false }
    }

    /// Records that hold nothing but numbers and times.
    private static let quantities: Set<String> = ["INCurrencyAmount", "INPaymentAmount", "INDateComponentsRange", "Measurement"]
}

extension DateComponents {
    private static let compared: [KeyPath<DateComponents, Int?> & Sendable] = [\.year, \.month, \.day, \.hour, \.minute]

    /// Whether both name a field and differ in it, on the same clock.
    fileprivate func contradicts(_ other: DateComponents) -> Bool {
        if let mine = timeZone, let theirs = other.timeZone, mine != theirs { return false }
        return Self.compared.contains { field in
            guard let mine = self[keyPath: field], let theirs = other[keyPath: field] else { return false }
            return mine != theirs
        }
    }
}

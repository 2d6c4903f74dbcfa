/// A time on the clock, written `19:30`.
public struct TimeOfDay: Codable, Hashable, Sendable {
    /// Since midnight, from 0 to 1440.
    public var minutes: Int

    /// - Throws: `DecodingError` for anything but hours and minutes.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        let parts = text.split(separator: ":").compactMap { Int($0) }
        guard parts.count == 2, (0...24).contains(parts[0]), (0..<60).contains(parts[1]) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "'\(text)' is no time such as 19:30")
        }
        minutes = parts[0] * 60 + parts[1]
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        let minute = minutes % 60
        try container.encode("\(minutes / 60):\(minute < 10 ? "0" : "")\(minute)")
    }
}

/// A day of the week, in the order of `Calendar`, which counts from Sunday.
public enum Weekday: String, Codable, Hashable, Sendable, CaseIterable {
    case sunday, monday, tuesday, wednesday, thursday, friday, saturday
}

public import ExtensionProtocol
public import IntentSchema

/// A contribution that replaces the one before of the same kind, as stores write it down.
public struct SuppliedContribution: Sendable {
    /// The kind; one of each is kept per person and app.
    public let kind: String
    /// The contents.
    public let json: JSONValue

    /// - Returns: `nil` for donations, notifications and what deletes them.
    public init?(_ contribution: AppContribution) {
        switch contribution {
        case .donation, .deletion, .notification, .notificationsRemoved: return nil
        case .suggestedShortcuts(let records): (kind, json) = ("suggestedShortcuts", records.json)
        case .relevantShortcuts(let records): (kind, json) = ("relevantShortcuts", records.json)
        case .upcomingMedia(let records): (kind, json) = ("upcomingMedia", records.json)
        case .userContext(let record): (kind, json) = ("userContext", record.json)
        case .predictionMode(let mode, let type): (kind, json) = ("predictionMode \(type)", .integer(mode))
        }
    }

    /// The contribution that was written down.
    ///
    /// - Throws: `JSONError` if it is none.
    public static func contribution(_ kind: String, _ json: JSONValue) throws(JSONError) -> AppContribution {
        switch kind {
        case "suggestedShortcuts": return .suggestedShortcuts(try [Record](json: json))
        case "relevantShortcuts": return .relevantShortcuts(try [Record](json: json))
        case "upcomingMedia": return .upcomingMedia(try [Record](json: json))
        case "userContext": return .userContext(try Record(json: json))
        default:
            let words = kind.split(separator: " ")
            guard words.count == 2, words[0] == "predictionMode", let type = Int(words[1]) else { throw JSONValue.unknown(kind) }
            return .predictionMode(try Int(json: json), mediaType: type)
        }
    }
}

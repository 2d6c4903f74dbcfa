import Dialogue
public import IntentSchema

/// The format of journal entries, which `Documentation/JournalFormat.md` describes.
extension JournalItem: JSONRepresentable {
    /// The version of the format that this program writes, and the newest that it reads.
    public static let formatVersion = 5

    /// The versions that are read as they are: each has more codes than the one before.
    private static let versions = 2...formatVersion

    public var json: JSONValue {
        var fields = content.fields ?? [:]
        fields["version"] = .integer(Self.formatVersion)
        fields["kind"] = .string(kind)
        return .object(fields)
    }

    private var content: JSONValue {
        switch self {
        case .heard(let event, let rejected): ["event": event.json, "rejected": rejected.jsonUnlessEmpty]
        case .happened(let event): ["event": event.json]
        case .calling(let call): ["call": call.json]
        case .answered(let event, let seconds, let remarks, let handler):
            ["event": event.json, "seconds": seconds.json, "remarks": remarks.jsonUnlessEmpty, "handler": handler?.json]
        case .explained(let explanation): ["explanation": explanation.json]
        case .conveyed(let message, let rendered): ["message": message.json, "rendered": rendered.json]
        case .openedApp(let app, let activity, let accepted):
            ["app": .string(app), "activity": activity.json, "accepted": .bool(accepted)]
        }
    }

    /// Reads an entry of this version or an earlier one.
    public init(json: JSONValue) throws(JSONError) {
        guard let version: Int = try json.optional("version") else {
            self = try Self(current: FirstFormat.upgraded(json))
            return
        }
        guard Self.versions.contains(version) else {
            throw JSONError(
                "\(version) is not among the versions 1 to \(Self.formatVersion)", at: "version",
                isNewer: version > Self.formatVersion)
        }
        self = try Self(current: json)
    }

    private init(current json: JSONValue) throws(JSONError) {
        switch try json.kind() {
        case "heard": self = .heard(try json.field("event"), rejected: try json.optional("rejected") ?? [])
        case "happened": self = .happened(try json.field("event"))
        case "calling": self = .calling(try json.field("call"))
        case "answered":
            self = .answered(
                try json.field("event"), seconds: try json.field("seconds"), remarks: try json.optional("remarks") ?? [],
                handler: try json.optional("handler"))
        case "explained": self = .explained(try json.field("explanation"))
        case "conveyed": self = .conveyed(try json.field("message"), try json.field("rendered"))
        case "openedApp":
            self = .openedApp(
                app: try json.field("app"), activity: try json.field("activity"), accepted: try json.field("accepted"))
        case let code: throw JSONValue.unknown(code)
        }
    }
}

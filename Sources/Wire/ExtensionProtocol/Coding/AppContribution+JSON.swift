public import IntentSchema

extension AppContribution: JSONRepresentable {
    public var json: JSONValue {
        switch self {
        case .donation(let interaction): ["kind": "donation", "interaction": interaction.json]
        case .deletion(let donations): ["kind": "deletion", "donations": donations.json]
        case .suggestedShortcuts(let shortcuts): ["kind": "suggestedShortcuts", "shortcuts": shortcuts.json]
        case .relevantShortcuts(let shortcuts): ["kind": "relevantShortcuts", "shortcuts": shortcuts.json]
        case .upcomingMedia(let intents): ["kind": "upcomingMedia", "intents": intents.json]
        case .predictionMode(let mode, let mediaType):
            ["kind": "predictionMode", "mode": .integer(mode), "mediaType": .integer(mediaType)]
        case .userContext(let context): ["kind": "userContext", "context": context.json]
        }
    }

    public init(json: JSONValue) throws(JSONError) {
        switch try json.kind() {
        case "donation": self = .donation(try json.field("interaction"))
        case "deletion": self = .deletion(try json.field("donations"))
        case "suggestedShortcuts": self = .suggestedShortcuts(try json.field("shortcuts"))
        case "relevantShortcuts": self = .relevantShortcuts(try json.field("shortcuts"))
        case "upcomingMedia": self = .upcomingMedia(try json.field("intents"))
        case "predictionMode": self = .predictionMode(try json.field("mode"), mediaType: try json.field("mediaType"))
        case "userContext": self = .userContext(try json.field("context"))
        case let code: throw JSONValue.unknown(code)
        }
    }
}

extension AppContribution.Donations: JSONRepresentable {
    public var json: JSONValue {
        switch self {
        case .all: ["kind": "all"]
        case .identifiers(let identifiers): ["kind": "identifiers", "identifiers": identifiers.json]
        case .group(let group): ["kind": "group", "group": .string(group)]
        }
    }

    public init(json: JSONValue) throws(JSONError) {
        switch try json.kind() {
        case "all": self = .all
        case "identifiers": self = .identifiers(try json.field("identifiers"))
        case "group": self = .group(try json.field("group"))
        case let code: throw JSONValue.unknown(code)
        }
    }
}

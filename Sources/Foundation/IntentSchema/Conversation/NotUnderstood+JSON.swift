extension NotUnderstood: JSONRepresentable {
    public var json: JSONValue {
        switch self {
        case .emptyInput: ["kind": "emptyInput"]
        case .tooLong(let characters, let limit):
            ["kind": "tooLong", "characters": .integer(characters), "limit": .integer(limit)]
        case .notText: ["kind": "notText"]
        case .noMatch(let nearest): ["kind": "noMatch", "nearest": nearest?.json]
        case .unknownApp(let name, let known): ["kind": "unknownApp", "name": .string(name), "known": known.json]
        case .ambiguous(let words, let candidates):
            ["kind": "ambiguous", "words": .string(words), "candidates": candidates.json]
        case .unknownValue(let words): ["kind": "unknownValue", "words": .string(words)]
        case .unknownRelative(let words): ["kind": "unknownRelative", "words": .string(words)]
        case .unused(let words): ["kind": "unused", "words": .string(words)]
        case .cannotDo(let words): ["kind": "cannotDo", "words": .string(words)]
        case .busy: ["kind": "busy"]
        case .nothingOpen: ["kind": "nothingOpen"]
        case .nothingBefore: ["kind": "nothingBefore"]
        case .cannotChange(let intent): ["kind": "cannotChange", "intent": .string(intent)]
        case .cannotAmend(let amendment): ["kind": "cannotAmend", "amendment": amendment.json]
        case .cannotTakeBack(let intent): ["kind": "cannotTakeBack", "intent": .string(intent)]
        case .nothingMore: ["kind": "nothingMore"]
        case .notARequest(let sentence, let intent, let clause):
            ["kind": "notARequest", "sentence": sentence.json, "intent": intent?.json, "clause": clause?.json]
        case .nothingToChange: ["kind": "nothingToChange"]
        case .withheld(let app): ["kind": "withheld", "app": .string(app)]
        case .mayNotConfirm: ["kind": "mayNotConfirm"]
        }
    }

    public init(json: JSONValue) throws(JSONError) {
        switch try json.kind() {
        case "emptyInput": self = .emptyInput
        case "tooLong": self = .tooLong(characters: try json.field("characters"), limit: try json.field("limit"))
        case "notText": self = .notText
        case "noMatch": self = .noMatch(nearest: try json.optional("nearest"))
        case "unknownApp": self = .unknownApp(name: try json.field("name"), known: try json.field("known"))
        case "ambiguous": self = .ambiguous(words: try json.field("words"), candidates: try json.field("candidates"))
        case "unknownValue": self = .unknownValue(words: try json.field("words"))
        case "unknownRelative": self = .unknownRelative(words: try json.field("words"))
        case "unused": self = .unused(words: try json.field("words"))
        case "cannotDo": self = .cannotDo(words: try json.field("words"))
        case "busy": self = .busy
        case "nothingOpen": self = .nothingOpen
        case "nothingBefore": self = .nothingBefore
        case "cannotChange": self = .cannotChange(intent: try json.field("intent"))
        case "cannotAmend": self = .cannotAmend(try json.field("amendment"))
        case "cannotTakeBack": self = .cannotTakeBack(intent: try json.field("intent"))
        case "nothingMore": self = .nothingMore
        case "notARequest":
            self = .notARequest(
                try json.field("sentence"), intent: try json.optional("intent"), clause: try json.optional("clause"))
        case "nothingToChange": self = .nothingToChange
        case "withheld": self = .withheld(app: try json.field("app"))
        case "mayNotConfirm": self = .mayNotConfirm
        case let code: throw JSONValue.unknown(code)
        }
    }
}

extension NotUnderstood.Sentence: JSONRepresentable {}

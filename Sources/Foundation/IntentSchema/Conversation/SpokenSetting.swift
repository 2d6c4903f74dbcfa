/// Something that the person wants the assistant itself to remember, or to tell.
public enum SpokenSetting: Hashable, Sendable {
    /// Always to use an app, or to ask again.
    case prefer(AppPreference)
    /// The last request under this phrase; what speaks against the phrase, `nil` if nothing does.
    case shortcut(String, ShortcutObjection?)
    /// When a shortcut runs by itself.
    case schedule(ShortcutSchedule)
    /// To be told which shortcuts run by themselves.
    case schedules([ShortcutSchedule])
    /// To be told which shortcuts there are, and when they run.
    case shortcuts([ShortcutSchedule])
    /// To run the shortcut of this phrase now. Those that there are become requests before the dialogue hears of them.
    case run(String)
    /// To be told of the contacts.
    case contacts(ContactInquiry)
}

/// Which app to use without asking.
public struct AppPreference: Hashable, Sendable {
    /// The app's identifier; `nil` for every app, whose preference is withdrawn.
    public var app: String?
    /// The domain of the intents, as in the catalogue; `nil` for all.
    public var domain: String?
    /// The person's words for the domain; `nil` if they named none.
    public var words: String?
    /// Whether the app is no longer preferred.
    public var isWithdrawn: Bool

    public init(app: String?, domain: String? = nil, words: String? = nil, isWithdrawn: Bool = false) {
        self.app = app
        self.domain = domain
        self.words = words
        self.isWithdrawn = isWithdrawn
    }
}

/// Why a shortcut cannot have a phrase.
public enum ShortcutObjection: String, Hashable, Sendable, CaseIterable {
    /// Another shortcut has it.
    case taken = "taken"
    /// It is an answer or a command, such as "yes" or "cancel".
    case answer = "answer"
    /// It is too long, or has no words.
    case unusable = "unusable"
}

/// How the words of a request are a shortcut of the person, or a button on a card.
public struct ShortcutUse: Hashable, Sendable {
    /// The shortcut's phrase.
    public var phrase: String
    /// Whether the words are only similar to the phrase.
    public var isNear: Bool
    /// Whether the app knows the values, because they come from it or it has handled them.
    public var isOwn: Bool
    /// Whether it is a button on a card of the app, and the phrase its title, rather than a shortcut of the person.
    public var isButton: Bool

    public init(_ phrase: String, isNear: Bool = false, isOwn: Bool, isButton: Bool = false) {
        self.phrase = phrase
        self.isNear = isNear
        self.isOwn = isOwn
        self.isButton = isButton
    }
}

extension SpokenSetting: JSONRepresentable {
    public var json: JSONValue {
        switch self {
        case .prefer(let preference): ["kind": "prefer", "preference": preference.json]
        case .shortcut(let phrase, let objection): ["kind": "shortcut", "phrase": .string(phrase), "objection": objection?.json]
        case .schedule(let schedule): ["kind": "schedule", "schedule": schedule.json]
        case .schedules(let schedules): ["kind": "schedules", "schedules": schedules.json]
        case .shortcuts(let shortcuts): ["kind": "shortcuts", "shortcuts": shortcuts.json]
        case .run(let phrase): ["kind": "run", "phrase": .string(phrase)]
        case .contacts(let inquiry): ["kind": "contacts", "inquiry": inquiry.json]
        }
    }

    public init(json: JSONValue) throws(JSONError) {
        switch try json.kind() {
        case "prefer": self = .prefer(try json.field("preference"))
        case "shortcut": self = .shortcut(try json.field("phrase"), try json.optional("objection"))
        case "schedule": self = .schedule(try json.field("schedule"))
        case "schedules": self = .schedules(try json.field("schedules"))
        case "shortcuts": self = .shortcuts(try json.field("shortcuts"))
        case "run": self = .run(try json.field("phrase"))
        case "contacts": self = .contacts(try json.field("inquiry"))
        case let code: throw JSONValue.unknown(code)
        }
    }
}

extension AppPreference: JSONRepresentable {
    public var json: JSONValue {
        ["app": app?.json, "domain": domain?.json, "words": words?.json, "isWithdrawn": .bool(isWithdrawn)]
    }

    public init(json: JSONValue) throws(JSONError) {
        self.init(
            app: try json.optional("app"), domain: try json.optional("domain"), words: try json.optional("words"),
            isWithdrawn: try json.field("isWithdrawn"))
    }
}

extension ShortcutObjection: JSONRepresentable {}

extension ShortcutUse: JSONRepresentable {
    public var json: JSONValue {
        ["phrase": .string(phrase), "isNear": .bool(isNear), "isOwn": .bool(isOwn), "isButton": isButton ? .bool(true) : nil]
    }

    public init(json: JSONValue) throws(JSONError) {
        self.init(
            try json.field("phrase"), isNear: try json.field("isNear"), isOwn: try json.field("isOwn"),
            isButton: try json.optional("isButton") ?? false)
    }
}

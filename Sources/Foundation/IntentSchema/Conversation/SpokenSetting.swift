/// Something that the person wants the assistant to remember.
public enum SpokenSetting: Hashable, Sendable {
    /// Always to use an app, or to ask again.
    case prefer(AppPreference)
    /// The last request under this phrase; what speaks against the phrase, `nil` if nothing does.
    case shortcut(String, ShortcutObjection?)
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

/// Something that the person is told beside questions and outcomes.
public enum Note: Hashable, Sendable {
    /// The request goes to the app, by habit.
    case usualApp(String)
    /// The request goes to the app, because it is the only one to which the person subscribes.
    case subscribedApp(String)
    /// The person is meant, by habit.
    case usualPerson(String)
    /// The app is used from now on; the words are those of the preference.
    case preferred(app: String, words: String?)
    /// The person is asked for the app again, unless there is a habit; `nil` for every app.
    case notPreferred(app: String?, words: String?)
    /// The last request can be repeated with this phrase.
    case shortcutKept(String)
    /// It cannot have this phrase.
    case shortcutRefused(String, ShortcutObjection)
    /// There is no request yet that could have a phrase.
    case nothingToShorten
    /// The app shows an activity, which may have a title.
    case opening(app: String, title: String?)
    /// The app does not show an activity, because the device is locked.
    case locked
    /// What apps have donated answers the question.
    case reservations(ReservationInquiry)
    /// The question about reservations is not answered, because the device is locked.
    case reservationsLocked
    /// Messages have arrived: of each sender and conversation, with the texts that are read out. Those without texts are only counted.
    case messages([ReceivedMessages])
}

extension SpokenSetting: JSONRepresentable {
    public var json: JSONValue {
        switch self {
        case .prefer(let preference): ["kind": "prefer", "preference": preference.json]
        case .shortcut(let phrase, let objection): ["kind": "shortcut", "phrase": .string(phrase), "objection": objection?.json]
        }
    }

    public init(json: JSONValue) throws(JSONError) {
        switch try json.kind() {
        case "prefer": self = .prefer(try json.field("preference"))
        case "shortcut": self = .shortcut(try json.field("phrase"), try json.optional("objection"))
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

extension Note: JSONRepresentable {
    public var json: JSONValue {
        switch self {
        case .usualApp(let app): ["kind": "usualApp", "app": .string(app)]
        case .subscribedApp(let app): ["kind": "subscribedApp", "app": .string(app)]
        case .usualPerson(let person): ["kind": "usualPerson", "person": .string(person)]
        case .preferred(let app, let words): ["kind": "preferred", "app": .string(app), "words": words?.json]
        case .notPreferred(let app, let words): ["kind": "notPreferred", "app": app?.json, "words": words?.json]
        case .shortcutKept(let phrase): ["kind": "shortcutKept", "phrase": .string(phrase)]
        case .shortcutRefused(let phrase, let objection):
            ["kind": "shortcutRefused", "phrase": .string(phrase), "objection": objection.json]
        case .nothingToShorten: ["kind": "nothingToShorten"]
        case .opening(let app, let title): ["kind": "opening", "app": .string(app), "title": title?.json]
        case .locked: ["kind": "locked"]
        case .reservations(let inquiry): ["kind": "reservations", "inquiry": inquiry.json]
        case .reservationsLocked: ["kind": "reservationsLocked"]
        case .messages(let messages): ["kind": "messages", "messages": messages.json]
        }
    }

    public init(json: JSONValue) throws(JSONError) {
        switch try json.kind() {
        case "usualApp": self = .usualApp(try json.field("app"))
        case "subscribedApp": self = .subscribedApp(try json.field("app"))
        case "usualPerson": self = .usualPerson(try json.field("person"))
        case "preferred": self = .preferred(app: try json.field("app"), words: try json.optional("words"))
        case "notPreferred": self = .notPreferred(app: try json.optional("app"), words: try json.optional("words"))
        case "shortcutKept": self = .shortcutKept(try json.field("phrase"))
        case "shortcutRefused": self = .shortcutRefused(try json.field("phrase"), try json.field("objection"))
        case "nothingToShorten": self = .nothingToShorten
        case "opening": self = .opening(app: try json.field("app"), title: try json.optional("title"))
        case "locked": self = .locked
        case "reservations": self = .reservations(try json.field("inquiry"))
        case "reservationsLocked": self = .reservationsLocked
        case "messages": self = .messages(try json.field("messages"))
        case let code: throw JSONValue.unknown(code)
        }
    }
}

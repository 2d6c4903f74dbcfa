public import Foundation

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
    /// What the contacts tell.
    case contacts(ContactInquiry)
    /// The question about contacts is not answered, because the device is locked.
    case contactsLocked
    /// Messages have arrived: of each sender and conversation, with the texts that are read out. Those without texts are only counted.
    case messages([ReceivedMessages])
    /// Notifications of apps are due. Those without texts are only named by their app; the number is that of others that are left out.
    case notices([Notice], others: Int)
    /// A shortcut runs, or no longer runs, by itself; or why it cannot.
    case scheduled(ShortcutSchedule)
    /// Which shortcuts run by themselves.
    case schedules([ShortcutSchedule])
    /// Which shortcuts there are, and when they run.
    case shortcuts([ShortcutSchedule])
    /// A shortcut begins, since it is due.
    case shortcutBegins(String)
    /// A shortcut was due at a time that is over, and has not run.
    case shortcutMissed(String, due: Date)
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
        case .contacts(let inquiry): ["kind": "contacts", "inquiry": inquiry.json]
        case .contactsLocked: ["kind": "contactsLocked"]
        case .messages(let messages): ["kind": "messages", "messages": messages.json]
        case .notices(let notices, let others): ["kind": "notices", "notices": notices.json, "others": .integer(others)]
        case .scheduled(let schedule): ["kind": "scheduled", "schedule": schedule.json]
        case .schedules(let schedules): ["kind": "schedules", "schedules": schedules.json]
        case .shortcuts(let shortcuts): ["kind": "shortcuts", "shortcuts": shortcuts.json]
        case .shortcutBegins(let phrase): ["kind": "shortcutBegins", "phrase": .string(phrase)]
        case .shortcutMissed(let phrase, let due): ["kind": "shortcutMissed", "phrase": .string(phrase), "due": due.json]
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
        case "contacts": self = .contacts(try json.field("inquiry"))
        case "contactsLocked": self = .contactsLocked
        case "messages": self = .messages(try json.field("messages"))
        case "notices": self = .notices(try json.field("notices"), others: try json.field("others"))
        case "scheduled": self = .scheduled(try json.field("schedule"))
        case "schedules": self = .schedules(try json.field("schedules"))
        case "shortcuts": self = .shortcuts(try json.field("shortcuts"))
        case "shortcutBegins": self = .shortcutBegins(try json.field("phrase"))
        case "shortcutMissed": self = .shortcutMissed(try json.field("phrase"), due: try json.field("due"))
        case let code: throw JSONValue.unknown(code)
        }
    }
}

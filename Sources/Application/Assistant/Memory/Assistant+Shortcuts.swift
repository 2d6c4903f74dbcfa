public import IntentSchema
public import Store
import Understanding

/// An error of recording a shortcut.
public typealias ShortcutError = CodedError<ShortcutErrorDomain>

/// The domain of `ShortcutError`.
public enum ShortcutErrorDomain {}

extension CodedError.Code where Domain == ShortcutErrorDomain {
    /// The phrase cannot be a shortcut's.
    public static var unusablePhrase: Self { Self(rawValue: "unusablePhrase") }
    /// The words are no request that could be repeated.
    public static var notARequest: Self { Self(rawValue: "notARequest") }
    /// The shortcut would call itself.
    public static var callsItself: Self { Self(rawValue: "callsItself") }
    /// The assistant remembers nothing.
    public static var noMemory: Self { Self(rawValue: "noMemory") }
}

extension Assistant {
    /// Records a shortcut to a request in the person's words. The words of another shortcut are a copy of it.
    ///
    /// - Throws: `ShortcutError`; `StoreError` if it cannot be stored; `PersonError` if the assistant has no language for the person.
    @discardableResult
    public func addShortcut(_ phrase: String, for words: String, of person: Person) async throws -> Shortcut {
        guard Shortcut.key(of: phrase) != Shortcut.key(of: words) else {
            throw ShortcutError(.callsItself, "the shortcut would only call itself; say what else it stands for")
        }
        let memory = try personalMemory
        let (phrases, interpreter) = try await phrases(of: person)
        if let other = phrases.shortcuts.first(where: { $0.key == Shortcut.key(of: words) }) {
            return try await addShortcut(phrase, to: other.content, app: other.app, source: other.source, for: person)
        }
        try Self.check(phrase, phrases)
        let reading = interpreter.interpret(words, in: phrases.context).acts.first
        guard case .request(let request)? = reading, request.score >= policy.confidence.looksUp, request.leftOut ?? [] == [],
            request.followers ?? [] == []
        else {
            throw ShortcutError(
                .notARequest, "the words for the shortcut are not understood as one whole request; try them with: errand ask")
        }
        return try await memory.addShortcut(
            phrase, to: Record(request.intent, request.parameters), of: request.app, source: .words, for: person.id)
    }

    /// Records a shortcut to what an app has suggested or donated.
    ///
    /// - Parameters:
    ///   - content: the intent, or a record of the type `NSUserActivity`.
    ///   - app: the app's identifier; `nil` to choose one whenever it runs.
    /// - Throws: `ShortcutError`; `StoreError` if it cannot be stored; `PersonError` if the assistant has no language for the person.
    @discardableResult
    public func addShortcut(
        _ phrase: String, to content: Record, app: String?, source: Shortcut.Source = .app, for person: Person
    ) async throws -> Shortcut {
        try Self.check(phrase, try await phrases(of: person).phrases)
        return try await personalMemory.addShortcut(phrase, to: content, of: app, source: source, for: person.id)
    }

    /// What the apps suggest that the person might record a phrase for: suggested shortcuts, then donated activities with a phrase of
    /// their own.
    ///
    /// - Throws: `StoreError` if they cannot be read.
    public func shortcutSuggestions(for person: Person) async throws -> [ShortcutSuggestion] {
        let memory = try personalMemory
        _ = await memory.flush(for: person.id)
        var suggestions: [ShortcutSuggestion] = []
        for app in apps.map(\.description) {
            let suggested = try await memory.store.supplied(by: app.id, for: person.id).suggestedShortcuts
            let donated = try await memory.store.donations(of: app.id, for: person.id, limit: Donation.mostPerApp)
            let activities = donated.map(\.content).filter { $0["suggestedInvocationPhrase"]?.string?.isEmpty == false }
            let contents = suggested.compactMap { ($0["intent"] ?? $0["userActivity"])?.record } + activities
            for content in contents where !suggestions.contains(where: { $0.app == app.id && $0.content == content }) {
                suggestions.append(ShortcutSuggestion(app: app.id, content: content))
            }
        }
        return suggestions
    }

    var personalMemory: PersonalMemory {
        get throws(ShortcutError) {
            guard let memory else { throw ShortcutError(.noMemory, "this assistant remembers nothing; give it a memory") }
            return memory
        }
    }

    private static func check(_ phrase: String, _ phrases: ShortcutPhrases) throws(ShortcutError) {
        let problem =
            switch phrases.objection(to: phrase) {
            case .taken: "there is a shortcut with this phrase; choose another phrase, or remove that shortcut first"
            case .answer: "the phrase is an answer or a command of the assistant; choose another phrase"
            case .unusable: "the phrase needs words, in at most \(Shortcut.longestPhrase) characters; choose another phrase"
            case nil: ""
            }
        if !problem.isEmpty { throw ShortcutError(.unusablePhrase, problem) }
    }

    func phrases(of person: Person) async throws -> (phrases: ShortcutPhrases, interpreter: any Interpreter) {
        let interpreter = try languages.language(for: person.locale).interpreter
        let context = InterpretationContext(
            now: now(), calendar: person.calendar, locale: person.locale, location: person.location,
            apps: try apps(for: person).map(\.description), contacts: person.contacts)
        let shortcuts = try await personalMemory.shortcuts(of: person.id)
        return (ShortcutPhrases(shortcuts: shortcuts, interpreter: interpreter, context: context), interpreter)
    }
}

/// Something that an app suggests recording a phrase for.
public struct ShortcutSuggestion: Hashable, Sendable {
    /// The app's identifier.
    public var app: String
    /// The intent, or a record of the type `NSUserActivity`.
    public var content: Record

    /// The phrase that the app suggests; `nil` for none.
    public var phrase: String? { content["suggestedInvocationPhrase"]?.string }
}

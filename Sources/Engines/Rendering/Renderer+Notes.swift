import IntentSchema

extension Renderer {
    func note(_ note: Note, at moment: TimeWords.Moment) -> RenderedMessage {
        if case .reservations(let inquiry) = note { return reservations(inquiry, at: moment) }
        if case .contacts(let inquiry) = note { return contacts(inquiry, at: moment) }
        if case .messages(let messages) = note { return announcement(of: messages, at: moment) }
        if case .notices(let notices, let others) = note { return told(notices, others: others, at: moment) }
        if case .schedules(let schedules) = note { return list(schedules, at: moment) }
        if case .shortcuts(let shortcuts) = note { return listAll(shortcuts, at: moment) }
        let (spoken, shown) = both(at: moment) { context in
            var scope = Scope(words: words, context: context, sources: [])
            return say(fill(&scope, with: note), in: scope)
        }
        return RenderedMessage(spoken: spoken, shown: shown)
    }

    /// Puts what the note is about into the scope.
    ///
    /// - Returns: the phrase that says it.
    private func fill(_ scope: inout Scope, with note: Note) -> Phrase {
        func set(_ name: String, _ text: String?) { scope.texts[name] = text.flatMap { PlainText.line($0, limit: 100) } }
        switch note {
        case .usualApp(let app):
            set("appName", app)
            return .usualApp
        case .subscribedApp(let app):
            set("appName", app)
            return .subscribedApp
        case .usualPerson(let person):
            set("value", person)
            return .usualPerson
        case .preferred(let app, let words):
            set("appName", app)
            set("words", words)
            return .preferred
        case .notPreferred(let app, let words):
            set("appName", app)
            set("words", words)
            return .notPreferred
        case .shortcutKept(let phrase):
            set("phrase", phrase)
            return .shortcutKept
        case .shortcutRefused(let phrase, let objection):
            set("phrase", phrase)
            return switch objection {
            case .taken: .shortcutTaken
            case .answer: .shortcutIsAnswer
            case .unusable: .shortcutUnusable
            }
        case .nothingToShorten: return .nothingToShorten
        case .opening(let app, let title):
            set("appName", app)
            set("value", title)
            return .openingActivity
        case .locked: return .openingLocked
        case .reservationsLocked: return .reservationsLocked
        case .contactsLocked: return .contactsLocked
        // Rendered in their own ways.
        case .reservations: return .reservationsNone
        case .contacts: return .contactsNone
        case .messages: return .messageReceivedUnread
        case .notices: return .noticeSilent
        case .schedules: return .schedulesNone
        case .shortcuts: return .shortcutsNone
        case .scheduled(let schedule): return fill(&scope, with: schedule)
        case .shortcutBegins(let phrase):
            set("phrase", phrase)
            return .shortcutBegins
        case .shortcutMissed(let phrase, let due):
            set("phrase", phrase)
            scope.values["due"] = TypedValue(.date(due))
            return .shortcutMissed
        }
    }
}

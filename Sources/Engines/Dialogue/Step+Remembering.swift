import IntentSchema

// What the person has the assistant remember: which app to use, and shortcuts.
extension Step {
    /// Does what the person wants to have remembered, and repeats the open question.
    mutating func remembered(_ setting: SpokenSetting, _ phase: Phase) -> Move {
        switch setting {
        case .prefer(let preference):
            prefer(preference)
            if let chosen = chosenApp(by: preference, in: phase) { return chosen }
        case .shortcut(let phrase, let objection): nameShortcut(phrase, objection)
        case .schedule(let schedule):
            if schedule.objection == nil { effects.append(.keepSchedule(phrase: schedule.phrase, time: schedule.time)) }
            say(.note(.scheduled(schedule)))
        case .schedules(let schedules): say(.note(.schedules(schedules)))
        case .shortcuts(let shortcuts): say(.note(.shortcuts(shortcuts)))
        case .run(let phrase): say(.note(.scheduled(ShortcutSchedule(phrase, at: nil, objection: .unknown))))
        case .contacts(let inquiry):
            tellContacts(inquiry)
        }
        return Move(on: .setting, to: repeatQuestion(of: phase))
    }

    mutating func tellContacts(_ inquiry: ContactInquiry) {
        if !state.isLocked { explain(.contactsTold, "\(inquiry.count)") }
        say(.note(state.isLocked ? .contactsLocked : .contacts(inquiry)))
    }

    private mutating func prefer(_ preference: AppPreference) {
        let intents = Set(dialogue.apps.filter { preference.app ?? $0.id == $0.id }.flatMap(\.intents)).filter { intent in
            preference.domain == nil || dialogue.catalogue.intents[intent]?.domain == preference.domain
        }
        let app = preference.isWithdrawn ? nil : preference.app
        for intent in intents {
            guard app != nil || preference.app == nil || state.habits[intent]?.preferred == preference.app else { continue }
            state.habits[intent, default: AppHabit()].preferred = app
        }
        effects.append(.prefer(app: preference.app, isWithdrawn: app == nil, intents: intents.sorted()))
        let name = preference.app.map { self.name(of: $0) }
        if let name, app != nil {
            say(.note(.preferred(app: name, words: preference.words)))
        } else {
            say(.note(.notPreferred(app: name, words: preference.words)))
        }
    }

    /// The move that also answers the open question, which app to use; `nil` if it does not.
    private mutating func chosenApp(by preference: AppPreference, in phase: Phase) -> Move? {
        guard case .choosingApp(let choice) = phase, !preference.isWithdrawn,
            state.habits[choice.hypothesis.intent]?.preferred == preference.app,
            let app = preference.app.flatMap({ dialogue.app($0) }), app.intents.contains(choice.hypothesis.intent)
        else { return nil }
        explain(.appChosen, app.name)
        return Move(on: .setting, to: begin(choice.hypothesis, with: app))
    }

    private mutating func nameShortcut(_ phrase: String, _ objection: ShortcutObjection?) {
        guard let last = state.recent.first else { return say(.note(.nothingToShorten)) }
        if let objection { return say(.note(.shortcutRefused(phrase, objection))) }
        effects.append(.keepShortcut(phrase: phrase, app: last.app, intent: last.intent))
        say(.note(.shortcutKept(phrase)))
    }

    // MARK: - What is remembered

    /// The app for the request by the messages that it is about, by the person's decision, by the group that it names, by their habit, or by
    /// what they subscribe to; `nil` to ask them.
    mutating func remembered(_ apps: [AppDescription], for hypothesis: Hypothesis) -> AppDescription? {
        if let app = withMessages(hypothesis, among: apps) { return app }
        let habit = state.habits[hypothesis.intent] ?? AppHabit()
        if let preferred = apps.first(where: { $0.id == habit.preferred }) {
            explain(.appPreferred, preferred.name, hypothesis.intent)
            return preferred
        }
        return withGroup(hypothesis, among: apps) ?? usual(apps, habit, hypothesis.intent)
            ?? subscribed(apps, habit, hypothesis.intent)
    }

    private mutating func usual(_ apps: [AppDescription], _ habit: AppHabit, _ intent: String) -> AppDescription? {
        guard let id = habit.usual(among: apps.map(\.id)), let usual = apps.first(where: { $0.id == id }) else { return nil }
        let others = apps.filter { $0.id != id }.map { "\($0.name) \((habit.weights[$0.id] ?? 0).hundredths)" }
        explain(.appUsual, usual.name, intent, (habit.weights[id] ?? 0).hundredths, others.joined(separator: ", "))
        say(.note(.usualApp(usual.name)))
        return usual
    }

    private mutating func subscribed(_ apps: [AppDescription], _ habit: AppHabit, _ intent: String) -> AppDescription? {
        guard let id = habit.subscribed(among: apps.map(\.id)), let app = apps.first(where: { $0.id == id }) else { return nil }
        explain(.appSubscribed, app.name, intent)
        say(.note(.subscribedApp(app.name)))
        return app
    }

    /// The apps to choose from: those used most of late first. Of media apps used as much as each other, those that expect something like
    /// this to be played come first, then those to which the person subscribes, then those with more of their media.
    func ranked(_ apps: [AppDescription], for hypothesis: Hypothesis) -> [AppDescription] {
        guard let habit = state.habits[hypothesis.intent] else { return apps }
        let ranks = apps.map { app in
            let tie = habit.media[app.id] ?? MediaTie()
            return (
                habit.weights[app.id] ?? 0, tie.upcoming.map(hypothesis.leavesOpen) == true ? 1 : 0,
                tie.isSubscriber.map { $0 ? 2 : 0 } ?? 1, tie.libraryItems
            )
        }
        return apps.indices.sorted { ranks[$0] == ranks[$1] ? $0 < $1 : ranks[$0] > ranks[$1] }.map { apps[$0] }
    }

    /// The request with what the app expects to be played next, if the person has named nothing.
    mutating func withUpcomingMedia(_ hypothesis: Hypothesis, of app: AppDescription) -> Hypothesis {
        guard let upcoming = state.habits[hypothesis.intent]?.media[app.id]?.upcoming, hypothesis.leavesOpen(upcoming) else {
            return hypothesis
        }
        explain(.mediaUpcoming, app.name)
        var named = hypothesis
        // How to play it is the person's to say, where they do.
        named.parameters = upcoming.fields.merging(hypothesis.parameters.filter { $0.key != "mediaSearch" }) { $1 }
        return named
    }

    // MARK: - Shortcuts

    /// Has the app show the activity that the shortcut stands for.
    mutating func open(_ shortcut: Hypothesis) -> Phase {
        guard let app = shortcut.app.flatMap({ dialogue.app($0) }) else { return noApp(shortcut, named: shortcut.app) }
        guard !isRefused(app.id) else { return refused(shortcut, by: app) }
        guard !state.isLocked else {
            say(.note(.locked))
            return .idle
        }
        let activity = Record(shortcut.intent, shortcut.parameters)
        effects.append(.openApp(app: app.id, activity: activity))
        say(.note(.opening(app: app.name, title: activity["title"]?.string)))
        return .idle
    }
}

extension Hypothesis {
    /// Whether it stands for an activity of an app, instead of a request.
    var isActivity: Bool { shortcut != nil && intent == "NSUserActivity" }
}

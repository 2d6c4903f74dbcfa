import Dialogue
import Foundation
import IntentSchema
import Store
import Understanding

// What is due for the person while this conversation is the one that they attend to.
extension Conversation {
    /// In seconds. Other processes may change what is due, such as `errand shortcuts`.
    private static let pollingInterval: TimeInterval = 60
    /// How often to look whether a node that an outcome is awaited from still runs, in seconds.
    private static let watchingInterval: TimeInterval = 2

    /// How long to wait before looking again, in seconds; `nil` if nothing can become due here.
    var longestWait: TimeInterval? {
        if !performer.awaited.isEmpty { return Self.watchingInterval }
        guard let desk = setting.assistant.memory?.desk, desk.isAttending(performer.messages) else { return nil }
        return Self.pollingInterval
    }

    /// Reads what is due and will be. If that is impossible, the developer is told, and what is known stays known.
    func readAppointments() async {
        do {
            try await setting.assistant.memory?.readAppointments(of: person)
        } catch {
            performer.apps.inbox.add(remark: "what is due cannot be read: \(error)")
        }
    }

    /// The oldest pending event that did not come from an utterance; `nil` if there is none.
    func nextEvent() async throws -> Event.Kind? {
        if let kind = performer.nextPendingEvent() { return kind }
        if let kind = try await performer.nextLostOutcome() { return kind }
        while let appointment = performer.dueShortcut(), let memory = setting.assistant.memory {
            let shortcuts = try await memory.shortcuts(of: person)
            guard let shortcut = shortcuts.first(where: { $0.id == appointment.key }) else {
                try await memory.store.removeAppointment(.shortcut, app: "", key: appointment.key, of: person)
                try await memory.readAppointments(of: person)
                continue
            }
            let (now, calendar) = (setting.assistant.now(), setting.person.calendar)
            let reader = ShortcutReader(shortcuts: shortcuts, now: now, calendar: calendar)
            performer.taking = [appointment]
            // After a long absence, what counts is the time that has just come.
            let latest = appointment.content.nextTime(
                after: now - setting.assistant.policy.announcements.latestSeconds, in: calendar)
            let due = latest.map { $0 <= now ? max($0, appointment.time) : appointment.time } ?? appointment.time
            return .scheduled(reader.hypothesis(shortcut), due: due)
        }
        return nil
    }

    /// Performs the turn of an event; `nil` if it was about something that another conversation has taken, or that was removed.
    func turn(_ kind: Event.Kind) async throws -> Turn? {
        let item = JournalItem.happened(await event(await performer.clarified(kind)))
        defer { performer.taking = [] }
        do {
            let turn = try await performer.turn(item)
            if item.takesAppointments { await readAppointments() }
            return turn
        } catch let error as StoreError where error.code == .alreadyTaken && item.takesAppointments {
            try await setting.assistant.memory?.readAppointments(of: person)
            return nil
        }
    }

    /// What the person says about when shortcuts run, with what speaks against it, or with what there is.
    func completed(_ setting: SpokenSetting, _ shortcuts: [Shortcut]) async throws -> SpokenSetting {
        guard let memory = self.setting.assistant.memory else { return setting }
        switch setting {
        case .schedule(let said):
            let schedules = try await memory.schedules(of: person)
            return .schedule(said.checked(shortcuts, schedules.map(\.shortcut), at: memory.now(), self.setting.person.calendar))
        case .schedules(let named):
            let schedules = try await memory.schedules(of: person).map {
                ShortcutSchedule($0.shortcut.phrase, at: $0.appointment.content)
            }
            guard let phrase = named.first?.phrase else { return .schedules(schedules) }
            let own = schedules.filter { Shortcut.key(of: $0.phrase) == Shortcut.key(of: phrase) }
            return .schedules(own.isEmpty ? [ShortcutSchedule(phrase, at: nil, objection: .notScheduled)] : own)
        case .shortcuts:
            let schedules = try await memory.schedules(of: person)
            return .shortcuts(
                shortcuts.map { shortcut in
                    let time = schedules.first { $0.shortcut.id == shortcut.id }?.appointment.content
                    return ShortcutSchedule(shortcut.phrase, at: time, objection: time == nil ? .notScheduled : nil)
                })
        case .prefer, .shortcut, .run, .contacts: return setting
        }
    }
}

extension ShortcutSchedule {
    /// The schedule of the shortcut with this phrase, with what speaks against it.
    ///
    /// - Parameter scheduled: the shortcuts that run by themselves.
    func checked(_ shortcuts: [Shortcut], _ scheduled: [Shortcut], at now: Date, _ calendar: Calendar) -> ShortcutSchedule {
        var checked = self
        let key = Shortcut.key(of: phrase)
        if let shortcut = shortcuts.first(where: { $0.key == key }) {
            checked.phrase = shortcut.phrase
            if let time {
                let start = (time["startDateComponents"] ?? time["endDateComponents"])?.dateComponents
                let isOver = time.nextTime(after: now, in: calendar) == nil
                checked.objection = start?.hour == nil ? .timeMissing : isOver ? .over : nil
            } else {
                checked.objection = scheduled.contains { $0.id == shortcut.id } ? nil : .notScheduled
            }
        } else {
            checked.objection = .unknown
        }
        return checked
    }
}

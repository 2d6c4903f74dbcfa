public import IntentSchema
import Store
import Understanding

extension Assistant {
    /// Has a shortcut run by itself.
    ///
    /// - Parameter words: when, in the person's words, such as "every weekday at 8"; `nil` for never.
    /// - Returns: what is kept, or why it is not, ``ShortcutSchedule/objection``.
    /// - Throws: `ShortcutError` with `noMemory`; `StoreError` if it cannot be stored; `PersonError` if the assistant has no language for the
    ///   person.
    public func schedule(_ phrase: String, at words: String?, of person: Person) async throws -> ShortcutSchedule {
        let memory = try personalMemory
        let (phrases, interpreter) = try await phrases(of: person)
        let time = words.flatMap { interpreter.time($0, in: phrases.context) }
        var schedule = ShortcutSchedule(phrase, at: time)
        let scheduled = try await memory.schedules(of: person.id).map(\.shortcut)
        schedule = schedule.checked(phrases.shortcuts, scheduled, at: now(), person.calendar)
        if words != nil, time == nil, schedule.objection != .unknown { schedule.objection = .timeMissing }
        if schedule.objection == nil {
            try await memory.schedule(schedule.phrase, at: time, of: person.id, in: person.calendar)
        }
        return schedule
    }

    /// When the person's shortcuts run by themselves, by when they are due.
    ///
    /// - Throws: `ShortcutError` with `noMemory`; `StoreError` if it cannot be read.
    public func schedules(of person: Person) async throws -> [ShortcutSchedule] {
        try await personalMemory.schedules(of: person.id).map {
            ShortcutSchedule($0.shortcut.phrase, at: $0.appointment.content)
        }
    }
}

public import Foundation

extension Calendar {
    /// The calendar of the person for whom the code runs, with their locale and time zone; outside of a host, the process's own.
    ///
    /// Unlike on a device, a process may serve several people, and `Calendar.current` is the process's. With this declaration,
    /// `Calendar.current` is the person's anywhere in its module:
    ///
    ///     extension Calendar { static var current: Calendar { .ofPerson } }
    public static var ofPerson: Calendar { AppEnvironment.active(for: "Calendar.ofPerson")?.services?.calendar ?? .current }
}

extension TimeZone {
    /// The time zone of the person for whom the code runs; outside of a host, the process's own.
    public static var ofPerson: TimeZone {
        AppEnvironment.active(for: "TimeZone.ofPerson")?.services?.calendar?.timeZone ?? .current
    }
}

extension Date {
    /// The present instant by the clock of the host for which the code runs; outside of a host, the machine's.
    ///
    /// The two differ where a host's time is stopped or simulated, as in tests and under `errand --now`. Code that uses this instead of
    /// `Date()` is then at the time of the conversation.
    public static var ofHost: Date { AppEnvironment.active(for: "Date.ofHost")?.services?.now?() ?? Date() }
}

extension Locale {
    /// The language and region of the person for whom the code runs; outside of a host, the process's own.
    public static var ofPerson: Locale { AppEnvironment.active(for: "Locale.ofPerson")?.services?.calendar?.locale ?? .current }
}

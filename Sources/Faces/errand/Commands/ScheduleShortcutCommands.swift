import AppLibrary
import ArgumentParser
import CommandSupport
import Foundation
import Hosting
import IntentSchema

/// Has a shortcut run by itself.
struct ScheduleShortcut: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schedule", abstract: "Say when a shortcut runs by itself.",
        discussion: """
            When it is due, the conversation that is open begins it: errand chat, or errand serve. It asks what is missing and confirms what must \
            be confirmed. If none is open, the next one runs it within ten minutes, and says later that it was missed. To run it without you, have \
            cron call errand run-shortcut.
            """)

    @OptionGroup var options: GlobalOptions

    @Argument(help: ArgumentHelp("The shortcut's phrase.", valueName: "phrase"))
    var phrase: String

    @Argument(help: ArgumentHelp("When, such as 'every weekday at 8 am' or 'tomorrow at noon'.", valueName: "time"))
    var time: String

    func run() async throws { try await options.schedule(phrase, at: time) }
}

/// Has a shortcut no longer run by itself.
struct UnscheduleShortcut: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "unschedule", abstract: "Have a shortcut no longer run by itself; it stays recorded.")

    @OptionGroup var options: GlobalOptions

    @Argument(help: ArgumentHelp("The shortcut's phrase.", valueName: "phrase"))
    var phrase: String

    func run() async throws { try await options.schedule(phrase, at: nil) }
}

extension GlobalOptions {
    /// - Parameter time: in words; `nil` for never.
    fileprivate func schedule(_ phrase: String, at time: String?) async throws {
        let host = try await open()
        defer { host.leave() }
        let schedule = try await host.assistant.schedule(phrase, at: time, of: host.owner)
        let words = PrintableText.of(try host.words(for: .scheduled(schedule)))
        guard schedule.objection == nil else { throw CommandFailure(words) }
        print(words)
    }
}

extension AssistantHost {
    /// What the owner would be told.
    func words(for note: Note) throws -> String {
        let now = assistant.now()
        return try assistant.renderer(for: owner).render(.note(note), now: now).shown
    }
}

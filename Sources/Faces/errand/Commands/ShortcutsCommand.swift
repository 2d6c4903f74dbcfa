import AppLibrary
import ArgumentParser
import Assistant
import CommandSupport
import Foundation
import Hosting
import IntentSchema
import Store

struct ShortcutsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "shortcuts", abstract: "List, record, schedule, remove and run phrases for requests.",
        discussion: """
            Whatever a phrase would mean otherwise, saying it makes the request that it stands for. What is missing is asked, and what needs \
            confirmation is confirmed. In a conversation, say: make that a shortcut called order my usual. \
            And: run order my usual every Friday at noon.
            """,
        subcommands: [
            List.self, Add.self, Remove.self, ScheduleShortcut.self, UnscheduleShortcut.self, RunShortcutCommand.self,
        ], defaultSubcommand: List.self)

    struct List: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "List your shortcuts, and what apps suggest.")

        @OptionGroup var options: GlobalOptions

        @Flag(name: .long, help: "Print each shortcut as one line of JSON, without suggestions, instead of text.")
        var json = false

        func run() async throws {
            guard !json else { return try await printLines() }
            let host = try await options.open()
            defer { host.leave() }
            let shortcuts = try await host.store.shortcuts(of: host.owner.id)
            if shortcuts.isEmpty { print("You have no shortcuts. Record one with: errand shortcuts add PHRASE --request WORDS") }
            for shortcut in shortcuts {
                print(PrintableText.of("“\(shortcut.phrase)”: \(host.title(of: shortcut.content))\(host.with(shortcut.app))"))
            }
            let schedules = try await host.assistant.schedules(of: host.owner)
            if !schedules.isEmpty { print(PrintableText.of(try host.words(for: .schedules(schedules)))) }
            let suggestions = try await host.assistant.shortcutSuggestions(for: host.owner)
            if !suggestions.isEmpty { print("Apps suggest (errand shortcuts add PHRASE --suggestion NUMBER):") }
            for (number, suggestion) in suggestions.enumerated() {
                let phrase = suggestion.phrase.map { ", “\($0)”" } ?? ""
                print(
                    PrintableText.of(
                        "  \(number + 1). \(host.title(of: suggestion.content))\(host.with(suggestion.app))\(phrase)"))
            }
        }

        private func printLines() async throws {
            let store = try await options.configuration.openStore()
            let appointments = try await store.appointments(of: HostedPerson.owner, limit: .max)
            for shortcut in try await store.shortcuts(of: HostedPerson.owner) {
                let run = appointments.first { $0.kind == .shortcut && $0.key == shortcut.id }
                let json: JSONValue = [
                    "app": shortcut.app?.json, "content": shortcut.content.json, "identifier": .string(shortcut.id),
                    "nextRun": run.map { .string($0.time.formatted(.iso8601)) },
                    "phrase": .string(shortcut.phrase), "schedule": run?.content.json,
                    "source": .string(shortcut.source.rawValue),
                    "time": .string(shortcut.time.formatted(.iso8601)),
                ]
                print(String(decoding: json.text, as: UTF8.self))
            }
        }
    }

    struct Add: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Record a phrase for a request in your words, or for one that an app suggests.")

        @OptionGroup var options: GlobalOptions

        @Option(name: .long, help: ArgumentHelp("What the phrase stands for, such as 'get me a ride home'.", valueName: "words"))
        var request: String?

        @Option(name: .long, help: ArgumentHelp("The suggestion with this number in errand shortcuts.", valueName: "number"))
        var suggestion: Int?

        @Argument(help: ArgumentHelp("The phrase, such as 'order my usual'.", valueName: "phrase"))
        var phrase: String

        func validate() throws {
            guard (request == nil) != (suggestion == nil) else { throw ValidationError("Use either --request or --suggestion.") }
        }

        func run() async throws {
            let host = try await options.open()
            defer { host.leave() }
            let shortcut: Shortcut
            if let request {
                shortcut = try await host.assistant.addShortcut(phrase, for: request, of: host.owner)
            } else {
                let suggestions = try await host.assistant.shortcutSuggestions(for: host.owner)
                guard let suggestion, suggestions.indices.contains(suggestion - 1) else {
                    throw CommandFailure("there is no suggestion with that number; errand shortcuts lists them")
                }
                let chosen = suggestions[suggestion - 1]
                shortcut = try await host.assistant.addShortcut(phrase, to: chosen.content, app: chosen.app, for: host.owner)
            }
            print(
                PrintableText.of("“\(shortcut.phrase)” stands for \(host.title(of: shortcut.content))\(host.with(shortcut.app)).")
            )
        }
    }

    struct Remove: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Remove a shortcut.")

        @OptionGroup var options: GlobalOptions

        @Argument(help: ArgumentHelp("The shortcut's phrase.", valueName: "phrase"))
        var phrase: String

        func run() async throws {
            let store = try await options.configuration.openStore()
            let shortcut = try await store.shortcut(phrase)
            try await store.removeShortcut(shortcut.id, of: HostedPerson.owner)
            print(PrintableText.of("“\(shortcut.phrase)” was removed."))
        }
    }
}

/// Runs a shortcut as `errand ask` makes a request.
struct RunShortcutCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Run a shortcut; answers to questions are read from standard input, one per line.",
        discussion: "The exit codes are those of errand ask, and 1 if there is no such shortcut.")

    @OptionGroup var arguments: Arguments

    func run() async throws { try await arguments.run() }

    /// The arguments, which `errand run-shortcut` shares.
    struct Arguments: ParsableArguments {
        @OptionGroup var options: GlobalOptions
        @OptionGroup var consulting: ConsultingOptions

        @Flag(name: .long, help: "Print each turn as one line of JSON instead of text.")
        var json = false

        @Argument(help: ArgumentHelp("The shortcut's phrase.", valueName: "phrase"))
        var phrase: String

        func run() async throws {
            let shortcut = try await options.configuration.openStore().shortcut(phrase)
            try await OneRequest(options: options, consulting: consulting, json: json).make(shortcut.phrase)
        }
    }
}

/// The same for scripts, by a name of its own.
struct RunShortcutFromScript: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run-shortcut", abstract: "Run a shortcut, as errand shortcuts run does.")

    @OptionGroup var arguments: RunShortcutCommand.Arguments

    func run() async throws { try await arguments.run() }
}

extension ShortcutBook {
    /// The owner's shortcut with this phrase.
    ///
    /// - Throws: `CommandFailure` if there is none.
    fileprivate func shortcut(_ phrase: String) async throws -> Shortcut {
        let all = try await shortcuts(of: HostedPerson.owner)
        guard let shortcut = all.first(where: { $0.key == Shortcut.key(of: phrase) }) else {
            throw CommandFailure("you have no shortcut '\(PrintableText.of(phrase))'; errand shortcuts lists those you have")
        }
        return shortcut
    }
}

extension AssistantHost {
    /// ", with Pigeon", by the app's identifier; empty without one.
    func with(_ app: String?) -> String {
        guard let app else { return "" }
        return ", with \(assistant.apps.first { $0.description.id == app }?.description.name ?? app)"
    }

    /// What a shortcut does: an activity's title, or an intent with its values.
    func title(of content: Record) -> String {
        content["title"]?.string ?? content["activityType"]?.string ?? ValueSummary(catalogue: catalogue).text(.record(content))
    }
}

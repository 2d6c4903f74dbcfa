import AppLibrary
import ArgumentParser
import Assistant
import CommandSupport
import Foundation
import Hosting
import IntentSchema

struct TodayCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "today", abstract: "Show what apps consider relevant here and now, and why.",
        discussion: """
            Apps name what is relevant at certain times, places and parts of the day (INRelevantShortcutStore). Where you are is --location; home, \
            work, school and gym are the addresses with those labels on your own contact card.
            """)

    @OptionGroup var options: GlobalOptions

    @Flag(name: .long, help: "Print each shortcut as one line of JSON instead of text.")
    var json = false

    @Flag(name: .long, help: "Go on, and print the list again whenever it has changed.")
    var follow = false

    func run() async throws {
        let host = try await options.open()
        defer { host.leave() }
        guard follow else { return show(try await host.assistant.relevantShortcuts(for: host.owner), host) }
        for try await shortcuts in host.assistant.relevantShortcutUpdates(for: host.owner) {
            show(shortcuts, host)
            fflush(nil)
        }
    }

    private func show(_ shortcuts: [RelevantShortcut], _ host: AssistantHost) {
        guard !json else {
            for shortcut in shortcuts { print(String(decoding: document(shortcut).text, as: UTF8.self)) }
            return
        }
        if shortcuts.isEmpty { print("No app considers anything relevant now.") }
        for shortcut in shortcuts {
            let words = shortcut.reasons.map(words).joined(separator: "; ")
            let subtitle = shortcut.subtitle.map { " – \($0)" } ?? ""
            let title = shortcut.title ?? host.title(of: shortcut.content)
            print(PrintableText.of("\(title)\(subtitle)\(host.with(shortcut.app)) (\(words))"))
        }
    }

    private func words(_ reason: RelevantShortcut.Reason) -> String {
        switch reason {
        case .place(let name): name.isEmpty ? "you are there" : "you are at \(name)"
        case .time(let interval): "until \(interval.end.formatted(style))"
        case .routine(let routine): Self.words[routine] ?? ""
        case .always: "at any time"
        case .upcoming: "to play next"
        }
    }

    /// "9:30 AM", with the date if it is another day.
    private var style: Date.FormatStyle {
        var style = Date.FormatStyle(date: .abbreviated, time: .shortened, locale: Locale(identifier: options.locale))
        style.timeZone = options.calendar.timeZone
        return style
    }

    private static let words: [RelevantShortcut.Routine: String] = [
        .morning: "in the morning", .evening: "in the evening", .home: "you are at home", .work: "you are at work",
        .school: "you are at school", .gym: "you are at the gym", .commute: "on your way to or from work",
    ]

    private func document(_ shortcut: RelevantShortcut) -> JSONValue {
        let reasons: [JSONValue] = shortcut.reasons.map { reason in
            switch reason {
            case .place(let name): ["kind": "place", "name": .string(name)]
            case .time(let interval):
                [
                    "kind": "time", "start": .string(interval.start.formatted(.iso8601)),
                    "end": .string(interval.end.formatted(.iso8601)),
                ]
            case .routine(let routine): ["kind": "routine", "name": .string("\(routine)")]
            case .always: ["kind": "always"]
            case .upcoming: ["kind": "upcoming"]
            }
        }
        return [
            "app": .string(shortcut.app), "content": shortcut.content.json, "isInformation": .bool(shortcut.isInformation),
            "reasons": .array(reasons), "subtitle": shortcut.subtitle?.json, "title": shortcut.title?.json,
        ]
    }
}

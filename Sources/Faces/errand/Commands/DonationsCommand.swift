import AppLibrary
import ArgumentParser
import CommandSupport
import Foundation
import Hosting
import IntentSchema
import Store

struct DonationsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "donations", abstract: "List and erase what apps, and requests to them, have told errand about what you do.",
        discussion: """
            Apps donate what you do in them, and errand keeps what it has done for you, to know which apps you usually use. Of each app, \
            the last \(Donation.mostPerApp) are kept, for half a year.
            """,
        subcommands: [List.self, Erase.self], defaultSubcommand: List.self)

    struct List: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "List what is kept, the latest first.")

        @OptionGroup var options: GlobalOptions

        @Flag(name: .long, help: "Print each donation as one line of JSON instead of text.")
        var json = false

        @Option(name: .long, help: ArgumentHelp("List at most this many.", valueName: "number"))
        var limit = 100

        @Argument(help: ArgumentHelp("The app's name or identifier (default: all apps).", valueName: "app"))
        var name: String?

        func run() async throws {
            let store = try await options.configuration.openStore()
            let apps = try KnownApps(options)
            let app = try name.map { try apps.identifier($0) }
            let donations = try await store.donations(of: app, for: HostedPerson.owner, limit: limit)
            if donations.isEmpty, !json { print("Nothing has been donated.") }
            for donation in donations { print(json ? try Self.line(donation) : text(donation, apps)) }
            let all = try await store.donationCounts(for: HostedPerson.owner).filter { app ?? $0.key == $0.key }
            let rest = all.values.reduce(0, +) - donations.count
            if rest > 0, !json { print("\(rest) more; see --limit") }
        }

        private func text(_ donation: Donation, _ apps: KnownApps) -> String {
            let time = donation.time.formatted(Date.ISO8601FormatStyle(timeZone: options.calendar.timeZone))
            let subject = donation.content["intent"]?.record?.type ?? donation.content["title"]?.string ?? donation.content.type
            let origin = donation.origin == .app ? "donated by" : "done by errand with"
            return "\(time) \(PrintableText.of(subject)), \(origin) \(apps.title(donation.app))"
        }

        private static func line(_ donation: Donation) throws -> String {
            let json: JSONValue = [
                "app": .string(donation.app), "content": donation.content.json, "group": donation.group?.json,
                "identifier": .string(donation.identifier), "origin": .string(donation.origin.rawValue),
                "time": .string(donation.time.formatted(.iso8601)),
            ]
            return String(decoding: json.text, as: UTF8.self)
        }
    }

    struct Erase: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Erase what is kept, of one app or of all.")

        @OptionGroup var options: GlobalOptions

        @Flag(name: .long, help: "Erase what is kept of all apps.")
        var all = false

        @Argument(help: ArgumentHelp("The app's name or identifier.", valueName: "app"))
        var name: String?

        func validate() throws {
            guard all != (name != nil) else { throw ValidationError("Name an app, or use --all.") }
        }

        func run() async throws {
            let app = try name.map { try KnownApps(options).identifier($0) }
            let count = try await options.configuration.openStore().eraseDonations(of: app, for: HostedPerson.owner)
            print("\(count) donation\(count == 1 ? " was" : "s were") erased.")
        }
    }
}

extension KnownApps {
    /// The identifier of an app, which may no longer be installed.
    fileprivate func identifier(_ text: String) throws -> String {
        // Identifiers have dots; names seldom do.
        do { return try app(text).id } catch { if text.contains(".") { return text } else { throw error } }
    }
}

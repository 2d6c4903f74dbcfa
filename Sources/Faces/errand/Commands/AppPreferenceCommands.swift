import AppLibrary
import ArgumentParser
import Assistant
import CommandSupport
import Foundation
import Hosting
import IntentSchema

extension AppsCommand {
    struct Prefer: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Always use an app where several could do what you ask, without asking which.",
            discussion:
                "Naming another app in a request still uses that one. In a conversation, say: always use Pigeon for messages.")

        @OptionGroup var options: GlobalOptions
        @OptionGroup var subject: Subject

        @Argument(help: ArgumentHelp("The app's name or identifier.", valueName: "app"))
        var name: String

        func run() async throws {
            let app = try KnownApps(options).app(name)
            let intents = try subject.intents(of: [app], options)
            try await options.memory().prefer(app.id, for: intents, of: HostedPerson.owner)
            print("\(PrintableText.of(app.name)) is always used for: \(intents.joined(separator: ", "))")
        }
    }

    struct Forget: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "No longer always use an app; you are asked again, unless one is usual.")

        @OptionGroup var options: GlobalOptions
        @OptionGroup var subject: Subject

        @Argument(help: ArgumentHelp("The app's name or identifier (default: every app).", valueName: "app"))
        var name: String?

        func run() async throws {
            let known = try KnownApps(options)
            let app = try name.map { try known.app($0) }
            let intents = try subject.intents(of: app.map { [$0] } ?? known.apps, options)
            try await options.memory().prefer(app?.id, isWithdrawn: true, for: intents, of: HostedPerson.owner)
            print("No longer always used: \(app.map { PrintableText.of($0.name) } ?? "any app")")
        }
    }

    /// What the app is for.
    struct Subject: ParsableArguments {
        @Option(
            name: .customLong("for"),
            help: ArgumentHelp(
                "Only for this kind of request, such as messages or payments, or for this intent.", valueName: "kind"))
        var kind: String?

        /// The intents of the apps that are meant.
        ///
        /// - Throws: `CommandFailure` if there are none.
        func intents(of apps: [AppDescription], _ options: GlobalOptions) throws -> [String] {
            let catalogue = options.configuration.catalogue
            let all = Set(apps.flatMap(\.intents))
            guard let kind else { return all.sorted() }
            let meant = all.filter { name in
                name.lowercased() == kind.lowercased() || catalogue.intents[name]?.domain.lowercased() == kind.lowercased()
            }
            guard !meant.isEmpty else {
                let kinds = Set(all.compactMap { catalogue.intents[$0]?.domain.lowercased() }).sorted()
                throw CommandFailure(
                    "nothing is done for '\(PrintableText.of(kind))'; kinds of requests are: \(kinds.joined(separator: ", "))")
            }
            return meant.sorted()
        }
    }
}

extension GlobalOptions {
    /// What is remembered of the owner.
    fileprivate func memory() async throws -> PersonalMemory {
        PersonalMemory(try await configuration.openStore(), now: configuration.clock ?? { Date() })
    }

    /// The apps that the owner always uses, by intent; none if there is no store yet.
    func preferences() async throws -> [String: String] {
        guard configuration.hasStore else { return [:] }
        return try await memory().preferences(of: HostedPerson.owner)
    }
}

public import AppBundles
import AppLibrary
public import ArgumentParser
import CommandSupport
import Foundation
import Hosting
import IntentSchema

struct PermissionsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "permissions", abstract: "List, grant, revoke and reset what installed apps may use.",
        discussion: """
            What an app wants to use stands in its Info.plist. Installing it grants that as a whole. What you have not decided, errand asks \
            before it passes your first request to the app, once. A running errand notices a change at the next call to the app.
            """,
        subcommands: [List.self, Grant.self, Revoke.self, Reset.self], defaultSubcommand: List.self)

    struct List: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "List what each installed app wants, and whether it may have it.")

        @OptionGroup var options: GlobalOptions

        func run() async throws {
            let (apps, problems) = options.library.installed()
            if apps.isEmpty { print("No apps are installed.") }
            for app in apps {
                print(PrintableText.of("\(app.name) (\(app.identifier))"))
                for capability in try app.wanted(locale: Locale(identifier: options.locale)) {
                    print(
                        "  \(capability.rawValue): \(Self.words(app.rights[capability, HostedPerson.owner])) (\(capability.title))"
                    )
                }
            }
            for problem in problems { warn("warning: \(PrintableText.of(problem))") }
        }

        private static func words(_ answer: Bool?) -> String {
            switch answer {
            case true?: "granted"
            case false?: "not granted"
            case nil: "not decided; you are asked when you use the app"
            }
        }
    }

    struct Grant: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Let an app use something that it wants.")

        @OptionGroup var options: GlobalOptions
        @OptionGroup var change: Change

        func run() async throws {
            let app = try change.app(options)
            guard try app.wanted(locale: Locale(identifier: options.locale)).contains(change.capability) else {
                throw CommandFailure(
                    "\(PrintableText.of(app.name)) does not want to \(change.capability.use); errand permissions lists what it wants"
                )
            }
            try options.library.permit(app.identifier) { $0[change.capability, HostedPerson.owner] = true }
            print("\(PrintableText.of(app.name)) may now \(change.capability.use).")
        }
    }

    struct Revoke: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "No longer let an app use something.")

        @OptionGroup var options: GlobalOptions
        @OptionGroup var change: Change

        func run() async throws {
            let app = try change.app(options)
            try options.library.permit(app.identifier) { $0[change.capability, HostedPerson.owner] = false }
            print("\(PrintableText.of(app.name)) may no longer \(change.capability.use).")
        }
    }

    struct Reset: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Forget what you decided about an app, so that errand asks you again.",
            discussion: "The network is no matter of the conversation: grant or revoke it.")

        @OptionGroup var options: GlobalOptions

        @Argument(help: ArgumentHelp("The app's name or identifier.", valueName: "app"))
        var name: String

        func run() async throws {
            let app = try options.library.app(name, locale: Locale(identifier: options.locale))
            try options.library.permit(app.identifier) { rights in
                for permission in Permission.allCases { rights[permission, HostedPerson.owner] = nil }
            }
            print("You are asked about \(PrintableText.of(app.name)) again when you next use it.")
        }
    }

    /// Which app, and what of.
    struct Change: ParsableArguments {
        @Argument(help: ArgumentHelp("The app's name or identifier.", valueName: "app"))
        var name: String

        @Argument(
            help: ArgumentHelp("One of: \(Capability.allCases.map(\.rawValue).joined(separator: ", ")).", valueName: "permission")
        )
        var capability: Capability

        func app(_ options: GlobalOptions) throws -> InstalledBundle {
            try options.library.app(name, locale: Locale(identifier: options.locale))
        }
    }
}

extension Capability: ExpressibleByArgument {
    /// The capability of this name; `nil` if there is none.
    public init?(argument: String) { self.init(rawValue: argument) }
}

extension InstalledBundle {
    /// What the app wants to use, or was granted although a later version no longer wants it. Every app wants to work with the assistant.
    fileprivate func wanted(locale: Locale) throws -> [Capability] {
        let requests = try AppBundle(directory: bundle, locale: locale).requests.map(\.capability)
        return Capability.allCases.filter {
            requests.contains($0) || rights[$0, HostedPerson.owner] == true || $0 == .permission(.assistant)
        }
    }
}

public import AppBundles
import AppLibrary
public import ArgumentParser
import CommandSupport
import Foundation

struct PermissionsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "permissions", abstract: "List, grant and revoke what installed apps may use.",
        discussion: """
            What an app wants to use stands in its Info.plist, and is granted as a whole when it is installed. A running errand notices a \
            change at the next call to the app.
            """,
        subcommands: [List.self, Grant.self, Revoke.self], defaultSubcommand: List.self)

    struct List: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "List what each installed app wants, and whether it may have it.")

        @OptionGroup var options: GlobalOptions

        func run() async throws {
            let (apps, problems) = options.library.installed()
            if apps.isEmpty { print("No apps are installed.") }
            for app in apps {
                print(PrintableText.of("\(app.name) (\(app.identifier))"))
                let wanted = try app.wanted(locale: Locale(identifier: options.locale))
                if wanted.isEmpty { print("  wants neither your data nor the network") }
                for capability in wanted {
                    print(
                        "  \(capability.rawValue): \(app.granted.contains(capability) ? "granted" : "not granted") (\(capability.title))"
                    )
                }
            }
            for problem in problems { warn("warning: \(PrintableText.of(problem))") }
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
                    "\(PrintableText.of(app.name)) does not want \(change.capability.title); errand permissions lists what it wants"
                )
            }
            try options.library.permit(app.granted.union([change.capability]), to: app.identifier)
            print("\(PrintableText.of(app.name)) may now use \(change.capability.title).")
        }
    }

    struct Revoke: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "No longer let an app use something.")

        @OptionGroup var options: GlobalOptions
        @OptionGroup var change: Change

        func run() async throws {
            let app = try change.app(options)
            try options.library.permit(app.granted.subtracting([change.capability]), to: app.identifier)
            print("\(PrintableText.of(app.name)) may no longer use \(change.capability.title).")
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
    /// What the app wants to use, or was granted although a later version no longer wants it.
    fileprivate func wanted(locale: Locale) throws -> [Capability] {
        let requests = try AppBundle(directory: bundle, locale: locale).requests.map(\.capability)
        return Capability.allCases.filter { requests.contains($0) || granted.contains($0) }
    }
}

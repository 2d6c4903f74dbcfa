import AppLibrary
import ArgumentParser
import AssistantServer
import CommandSupport
import Foundation

struct ConfigCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "config", abstract: "Show and check the configuration of the server.",
        discussion: """
            Each setting has the value of the first of these that gives one: an option of errand serve, a variable such as \
            ERRAND_SERVE_PORT, the configuration file, the usual value.
            """,
        subcommands: [Show.self, Check.self], defaultSubcommand: Show.self)

    struct Show: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Show each setting's value and where it is from.",
            discussion: "Keys are in files that the configuration names; a password in the store's URL is not shown.")

        @OptionGroup var location: ConfigurationOptions

        func run() async throws {
            let configuration = try await location.read()
            for setting in Setting.all {
                let value = configuration.shown(setting) ?? setting.usual
                print(PrintableText.of("\(setting.name): \(value) (\(configuration.place(of: setting.name) ?? "usual"))"))
            }
        }
    }

    struct Check: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Check the configuration.",
            discussion:
                "Names each unknown setting and each wrong value in file and variables, and what to write. Exit codes: 0 the server can use them; 1 it cannot."
        )

        @OptionGroup var location: ConfigurationOptions

        @Argument(help: ArgumentHelp("The file to check (default: the one that the server would read).", valueName: "file"))
        var file: String?

        func run() async throws {
            guard let path = file.map({ ($0 as NSString).expandingTildeInPath }) ?? location.file else {
                _ = try await location.read()
                return print("There is no configuration file; the usual values and the variables can be used.")
            }
            _ = try await location.read(file: path)
            print(PrintableText.of("'\(path)' can be used."))
        }
    }
}

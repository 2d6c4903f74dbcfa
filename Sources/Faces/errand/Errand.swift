import ArgumentParser
import Assistant
import CommandSupport
import ProcessMemory

@main
struct Errand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "errand",
        abstract: "Say what you want; the app that owns the job asks for what is missing, confirms it and does it.",
        discussion: """
            All data is kept in one folder: --data, or $XDG_DATA_HOME/errand, or ~/.local/share/errand. Only what can be computed again \
            is elsewhere: in $XDG_CACHE_HOME/errand, or ~/.cache/errand.

            Exit codes: 0 done; 1 a file, a store or an app failed; 2 not understood, or no app supports it; 3 the app refused, the \
            person declined, or a value could not be resolved; 4 a question was left open; 64 the command line is wrong.

            The tools for building apps and language packs are in errand-lab.
            """,
        version: Version.text(of: "errand"),
        subcommands: [
            ChatCommand.self, AskCommand.self, WhyCommand.self, AppsCommand.self, NewCommand.self, RunCommand.self,
            InstallCommand.self, UninstallCommand.self, LogsCommand.self, PermissionsCommand.self,
            DonationsCommand.self, ShortcutsCommand.self, RunShortcutFromScript.self, TodayCommand.self, ContactsCommand.self,
            PolicyCommand.self, DataCommand.self, AuditCommand.self,
            DoctorCommand.self, ServeCommand.self, PeopleCommand.self, TokenCommand.self, ConfigCommand.self,
        ],
        defaultSubcommand: ChatCommand.self)

    static func main() async {
        if let failure = MovedCommands.failure(CommandLine.arguments.dropFirst()) { exit(withError: failure) }
        process_memory_use_two_arenas()
        await main(nil)
    }
}

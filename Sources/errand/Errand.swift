import ArgumentParser
import Assistant
import ProcessMemory

@main
struct Errand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "errand",
        abstract: "Say what you want; the app that owns the job asks what is missing, confirms it and does it.",
        discussion: """
            Everything is kept in one folder: --data, or $XDG_DATA_HOME/errand, or ~/.local/share/errand.

            Exit codes: 0 done; 1 a file, a store or an app is broken; 2 not understood, or no app does it; 3 the app or the \
            person said no, or it could not be settled; 4 a question was left open; 5 check found something; 6 a scenario \
            failed; 64 the command line is wrong.
            """,
        subcommands: [
            ChatCommand.self, AskCommand.self, WhyCommand.self, AppsCommand.self, ContactsCommand.self, PolicyCommand.self,
            CheckCommand.self, TestCommand.self, RecordCommand.self, TrainCommand.self, EvalCommand.self,
        ],
        defaultSubcommand: ChatCommand.self)

    static func main() async {
        process_memory_use_one_arena()
        // Beside reading the command line and the language, which leave a second processor idle.
        Task.detached(priority: .utility) { JournalItem.prepareEncoding() }
        await main(nil)
    }
}

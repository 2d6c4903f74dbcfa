import ArgumentParser

@main
struct Errand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "errand",
        abstract: "Say what you want; the app that owns the job asks what is missing, confirms it and does it.",
        discussion: """
            Everything is kept in one folder: --data, or $XDG_DATA_HOME/errand, or ~/.local/share/errand.

            Exit codes: 0 done; 1 a file, a store or an app is broken; 2 not understood, or no app does it; 3 the app or the \
            person said no, or it could not be settled; 4 a question was left open; 64 the command line is wrong.

            Those who build apps and language packs find their tools in errand-lab.
            """,
        subcommands: [
            ChatCommand.self, AskCommand.self, WhyCommand.self, AppsCommand.self, ContactsCommand.self, PolicyCommand.self,
            MovedCheck.self, MovedTest.self, MovedRecord.self, MovedTrain.self, MovedEval.self,
        ],
        defaultSubcommand: ChatCommand.self)
}

import ArgumentParser
import CommandSupport

@main
struct ErrandLab: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "errand-lab",
        abstract: "Check apps, test conversations, train and score language packs: the tools of those who build them.",
        discussion: """
            Exit codes: 0 done; 1 a file, a store or an app failed; 5 check found a problem; 6 a scenario or a score failed; \
            64 the command line is wrong.
            """,
        version: Version.text(of: "errand-lab"),
        subcommands: [CheckCommand.self, TestCommand.self, RecordCommand.self, TrainCommand.self, EvalCommand.self])
}

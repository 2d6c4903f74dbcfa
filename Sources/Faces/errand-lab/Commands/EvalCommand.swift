import ArgumentParser

struct EvalCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "eval",
        abstract: "Score what is understood on sentences, entities or dialogues.",
        discussion: """
            errand-lab eval DATA... scores the whole assistant on sentences; the other forms are commands of their own. \
            Documentation/Evaluation.md describes data, measures and reports.
            """,
        subcommands: [
            EvalSentencesCommand.self, EvalEntitiesCommand.self, EvalDialoguesCommand.self, EvalRequestsCommand.self,
            EvalConversationsCommand.self, EvalCompareCommand.self,
        ],
        defaultSubcommand: EvalSentencesCommand.self)
}

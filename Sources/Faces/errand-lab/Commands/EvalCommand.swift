import ArgumentParser

struct EvalCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "eval",
        abstract: "Score understanding on sentences, entities, dialogues, requests or conversations.",
        discussion: """
            errand-lab eval DATA... scores the whole assistant on sentences; the subcommands score other data. \
            Documentation/Evaluation.md describes data, metrics and reports.
            """,
        subcommands: [
            EvalSentencesCommand.self, EvalEntitiesCommand.self, EvalDialoguesCommand.self, EvalRequestsCommand.self,
            EvalConversationsCommand.self, EvalCompareCommand.self,
        ],
        defaultSubcommand: EvalSentencesCommand.self)
}

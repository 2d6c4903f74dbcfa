import ArgumentParser
import CommandSupport

struct AskCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "ask",
        abstract: "Make one request; answers to questions are read from standard input, one per line.",
        discussion: """
            Example: printf '%s\\n' 'the airport' yes | errand ask 'book me a ride'

            With --json, each turn is one line of JSON; Documentation/CommandLine.md describes its keys.
            """)

    @OptionGroup var options: GlobalOptions
    @OptionGroup var consulting: ConsultingOptions

    @Flag(name: .long, help: "Print each turn as one line of JSON instead of text.")
    var json = false

    @Argument(help: "What you want, such as 'book me a ride to the airport'.")
    var request: String

    func run() async throws {
        try await OneRequest(options: options, consulting: consulting, json: json).make(request)
    }
}

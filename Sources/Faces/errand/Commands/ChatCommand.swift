import ArgumentParser
import CommandSupport

struct ChatCommand: AsyncParsableCommand {
    static let guidance = """
        Type what you want. Answer choices by number or in words; "cancel" ends a request, "repeat" repeats the question, "help" lists \
        what you can say. /why explains the last turn, /apps lists the apps, /lock and /unlock lock and unlock the device, \
        "quit", "exit", "bye" or ctrl-D ends the chat.
        """

    static let configuration = CommandConfiguration(commandName: "chat", abstract: "Hold a conversation.", discussion: guidance)

    @OptionGroup var options: GlobalOptions
    @OptionGroup var chat: ChatOptions

    @Option(
        help: ArgumentHelp("Talk to the assistant of this server; a token of it is in ERRAND_TOKEN.", valueName: "url"))
    var server: String?

    @Option(
        help: ArgumentHelp("With --server, the conversation to go on with (default: a new one).", valueName: "identifier"))
    var conversation: String?

    func validate() throws {
        guard conversation == nil || server != nil else {
            throw ValidationError("--conversation needs --server; --resume resumes the last chat on this machine.")
        }
    }

    func run() async throws {
        guard let server else { return try await chat.hold(options) }
        let further = conversation.map { ["--conversation", $0] } ?? []
        try ServerProgram.run(["chat", "--server", server] + further)
    }
}

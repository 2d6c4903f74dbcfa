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

    func run() async throws { try await chat.hold(options) }
}

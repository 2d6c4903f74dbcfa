import ArgumentParser
import Assistant
import Foundation
import TerminalUI

struct ChatCommand: AsyncParsableCommand {
    private static let guidance = """
        Type what you want. Choices can be answered by number or in words; "cancel" ends a request, "repeat" asks again, "help" says \
        what can be said. /why explains the last turn, /apps lists the apps, /quit (or ctrl-D) ends.
        """

    static let configuration = CommandConfiguration(commandName: "chat", abstract: "Hold a conversation.", discussion: guidance)

    @OptionGroup var options: GlobalOptions

    func run() async throws {
        let installation = try await Installation(options)
        let conversation = installation.startConversation()
        let input = LineEditor(historyPath: options.directory.appending(path: "history").path)
        greet(installation)
        var last: Turn?
        while true {
            // Outcomes of what apps went on with are told before the next line is read.
            for turn in try await conversation.happen() {
                TurnPrinter.standard.show(turn)
                last = turn
            }
            switch input.readLine(prompt: "> ") {
            case .text(let line):
                if !Terminal.isTerminal(0) { print("> \(TurnPrinter.visible(line))") }
                if try await !take(line, in: conversation, &last, installation) { return }
            case .abandoned: continue
            case .end: return
            }
        }
    }

    /// Takes a line; `false` when it ends the conversation.
    private func take(_ line: String, in conversation: Conversation, _ last: inout Turn?, _ installation: Installation)
        async throws -> Bool
    {
        switch line.trimmingCharacters(in: .whitespaces) {
        case "/quit", "/exit": return false
        case "/why": explain(last, conversation.id, installation)
        case "/apps": for app in installation.assistant.apps { print(app.description.name) }
        case "/help": print(Terminal.fitted(Self.guidance, to: 1))
        case let command where command.hasPrefix("/") && !command.contains(" "):
            let problem = "There is no command \(TurnPrinter.visible(command)); there are /why, /apps, /help and /quit."
            print(Terminal.fitted(problem, to: 1))
        default:
            let turn = try await conversation.say(line)
            TurnPrinter.standard.show(turn)
            last = turn
        }
        return true
    }

    private func greet(_ installation: Installation) {
        if let notice = installation.sampleNotice { print(Terminal.fitted(notice, to: 1)) }
        let greeting =
            "What can I do for you? For example: \"book me a ride to the airport\", \"send John 20 dollars for lunch\"."
        print(Terminal.fitted(greeting, to: 1))
    }

    private func explain(_ turn: Turn?, _ conversation: String, _ installation: Installation) {
        guard let turn else {
            print("Nothing has been said yet.")
            return
        }
        for line in installation.why(turn, conversation: conversation).lines { print(Terminal.fitted(line, to: 1)) }
    }
}

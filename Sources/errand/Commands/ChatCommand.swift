import ArgumentParser
import Assistant
import Foundation
import TerminalUI

struct ChatCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "chat",
        abstract: "Hold a conversation.",
        discussion: """
            Type what you want. Choices can be answered by number or in words; "cancel" ends a request, "repeat" asks again, "help" \
            says what can be said. /why explains the last turn, /apps lists the apps, /quit (or ctrl-D) ends.
            """)

    @OptionGroup var options: GlobalOptions

    func run() async throws {
        let installation = try await Installation(options)
        let conversation = try await installation.startConversation()
        let input = LineEditor(historyFile: options.directory.appendingPathComponent("history"))
        greet(installation)
        var last: Turn?
        while let line = input.readLine(prompt: "> ") {
            if !input.isInteractive { print("> \(TurnPrinter.visible(line))") }
            switch line.trimmingCharacters(in: .whitespaces) {
            case "/quit", "/exit": return
            case "/why": explain(last, conversation.id, installation)
            case "/apps": for app in installation.assistant.apps { print("\(app.description.name)") }
            case "/help": print(Self.configuration.discussion)
            default:
                let turn = try await conversation.say(line)
                TurnPrinter.standard.show(turn)
                last = turn
            }
        }
        if input.isInteractive { print() }
    }

    private func greet(_ installation: Installation) {
        if installation.addedSampleContacts {
            print(
                "You have no contacts yet, so here are \(installation.contacts.count) sample ones; bring your own with: errand contacts import FILE"
            )
        }
        print("What can I do for you? For example: \"book me a ride to the airport\", \"send John 20 dollars for lunch\".")
    }

    private func explain(_ turn: Turn?, _ conversation: String, _ installation: Installation) {
        guard let turn else {
            print("Nothing has been said yet.")
            return
        }
        for line in installation.why(turn, conversation: conversation).lines { print(line) }
    }
}

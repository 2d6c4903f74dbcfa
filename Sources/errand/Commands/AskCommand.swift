import ArgumentParser
import Assistant
import Foundation
import IntentSchema

struct AskCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "ask",
        abstract: "Make one request; questions are answered from standard input, a line each.",
        discussion: """
            Example: printf '%s\\n' 'the airport' yes | errand ask 'book me a ride'

            With --json each turn is one line of JSON, whose keys Documentation/CommandLine.md describes.
            """)

    @OptionGroup var options: GlobalOptions
    @OptionGroup var consulting: ConsultingOptions

    @Flag(name: .long, help: "Print each turn as one line of JSON instead of text.")
    var json = false

    @Argument(help: "What you want, such as 'book me a ride to the airport'.")
    var request: String

    func run() async throws {
        let installation = try await Installation(options, consulting: consulting)
        defer { installation.leave() }
        let conversation = installation.startConversation()
        var turn = try await conversation.say(request)
        try show(turn, conversation.id, installation)
        while await conversation.question != nil {
            guard let answer = readLine(strippingNewline: true) else {
                if !json {
                    FileHandle.standardError.write(Data("errand: a question was left open; nothing has been done\n".utf8))
                }
                throw ExitCode(4)
            }
            turn = try await conversation.say(answer)
            try show(turn, conversation.id, installation)
        }
        let code = Self.exitCode(of: turn)
        guard code == 0 else { throw ExitCode(code) }
    }

    private func show(_ turn: Turn, _ conversation: String, _ installation: Installation) throws {
        if json {
            print(try TurnDocument(turn, conversation: conversation, catalogue: installation.catalogue).line())
        } else {
            TurnPrinter.standard.show(turn)
        }
    }

    /// What the last turn means for a script.
    static func exitCode(of turn: Turn) -> Int32 {
        switch turn.outcome?.kind {
        case .succeeded, .inProgress, .stillInProgress, .continuedInApp: 0
        case .refused, .cancelled, .postponed, .abandoned, .gaveUp: 3
        case .timedOut, .broken, .unknown: 1
        case .noApp: 2
        case nil: turn.messages.contains { isAnswer($0.message) } ? 0 : 2
        }
    }

    /// Whether the message is all that was wanted.
    private static func isAnswer(_ message: Message) -> Bool {
        switch message {
        case .help, .greeted, .parted, .acknowledged: true
        default: false
        }
    }
}

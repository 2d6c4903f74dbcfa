import ArgumentParser
import Assistant
import CommandSupport
import Foundation
import Hosting
import IntentsTesting

struct RecordCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "record",
        abstract: "Write a conversation as a scenario file, to replay with: errand-lab test FILE",
        discussion: """
            The file contains the utterances and expects the same questions, calls and outcomes. It also contains your contacts and \
            location, because the conversation may depend on them: review it before you share it. Apps start from scratch in a test, \
            without data from earlier conversations.
            """)

    @OptionGroup var options: GlobalOptions

    @Option(name: .shortAndLong, help: ArgumentHelp("Write to this file instead of printing.", valueName: "file"))
    var output: String?

    @Option(name: .long, help: ArgumentHelp("The scenario's name (default: the first utterance).", valueName: "text"))
    var name: String?

    @Argument(help: ArgumentHelp("The conversation's identifier or a prefix of it (default: the last one).", valueName: "id"))
    var conversation: String?

    func run() async throws {
        let host = try await options.open()
        let id = try await host.conversation(beginning: conversation)
        let turns = try Turn.turns(in: try await host.entries(of: id))
        let text = try ScenarioFile.text(of: [
            Scenario(recording: turns, named: name, of: host.owner, with: host.assistant)
        ])
        guard let output else { return print(text, terminator: "") }
        do {
            try text.write(toFile: (output as NSString).expandingTildeInPath, atomically: true, encoding: .utf8)
        } catch {
            throw CommandFailure("'\(output)' cannot be written: \(error.localizedDescription)")
        }
        print("wrote \(turns.count) turns to \(output); replay them with: errand-lab test \(output)")
    }
}

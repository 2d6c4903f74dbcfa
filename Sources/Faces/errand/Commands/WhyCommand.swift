import ArgumentParser
import Assistant
import CommandSupport
import Foundation
import Store
import TerminalUI

struct WhyCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "why",
        abstract: "Explain a turn: the reading, the app, the values, each call and its result.")

    @OptionGroup var options: GlobalOptions

    @Argument(help: "The turn, counted from 1 (default: the last one).")
    var turn: Int?

    @Option(
        name: .long,
        help: ArgumentHelp("The conversation's identifier or a prefix of it (default: the last one).", valueName: "id"))
    var conversation: String?

    func run() async throws {
        let host = try await options.open()
        let id = try await host.conversation(beginning: conversation)
        let turns = try Turn.turns(in: try await host.entries(of: id))
        let number = turn ?? turns.count
        guard turns.indices.contains(number - 1) else {
            throw CommandFailure("conversation \(id.prefix(8)) has turns 1 to \(turns.count), but not \(number)")
        }
        for line in host.why(turns[number - 1], conversation: id, of: host.owner).lines {
            print(Terminal.fitted(line, to: 1))
        }
    }
}

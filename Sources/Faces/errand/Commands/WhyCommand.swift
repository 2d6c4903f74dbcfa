import ArgumentParser
import Assistant
import CommandSupport
import Foundation
import Store
import TerminalUI

struct WhyCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "why",
        abstract: "Tell why a turn went as it went: what was read, which app, which values, each call, what came of it.")

    @OptionGroup var options: GlobalOptions

    @Argument(help: "The turn, counted from 1; without it, the last one.")
    var turn: Int?

    @Option(
        name: .long,
        help: ArgumentHelp("The conversation's identifier or how it begins; without it, the last one.", valueName: "id"))
    var conversation: String?

    func run() async throws {
        let host = try await options.open()
        let id = try await host.conversation(beginning: conversation)
        let turns = try Turn.turns(in: try await host.store.entries(of: id))
        let number = turn ?? turns.count
        guard turns.indices.contains(number - 1) else {
            throw CommandFailure("conversation \(id.prefix(8)) has the turns 1 to \(turns.count), no turn \(number)")
        }
        for line in host.why(turns[number - 1], conversation: id).lines {
            print(Terminal.fitted(line, to: 1))
        }
    }
}

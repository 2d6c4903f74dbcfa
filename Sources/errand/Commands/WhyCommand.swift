import ArgumentParser
import Assistant
import Foundation
import Store

struct WhyCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "why",
        abstract: "Tell why a turn went as it went: what was read, which app, which values, each call, what came of it.")

    @OptionGroup var options: GlobalOptions

    @Argument(help: "The turn, counted from 1; without it, the last one.")
    var turn: Int?

    @Option(name: .long, help: ArgumentHelp("The conversation's identifier; without it, the last one.", valueName: "id"))
    var conversation: String?

    func run() async throws {
        let installation = try await Installation(options)
        let last = try await installation.store.lastConversation()?.id
        guard let id = conversation ?? last else {
            throw CommandFailure("nothing has been said yet in \(options.directory.path); start with: errand chat")
        }
        let turns = try Turn.turns(in: try await installation.store.entries(of: id))
        guard !turns.isEmpty else { throw CommandFailure("there is no conversation '\(id)' in \(options.directory.path)") }
        let number = turn ?? turns.count
        guard turns.indices.contains(number - 1) else {
            throw CommandFailure("conversation '\(id)' has \(turns.count) turns, no turn \(number)")
        }
        for line in installation.why(turns[number - 1], conversation: id).lines { print(line) }
    }
}

/// A failure that a command reports in one sentence.
struct CommandFailure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}

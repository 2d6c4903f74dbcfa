import ArgumentParser
import Assistant
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
        let installation = try await Installation(options)
        let id = try await installation.conversation(conversation, options)
        let turns = try Turn.turns(in: try await installation.store.entries(of: id))
        let number = turn ?? turns.count
        guard turns.indices.contains(number - 1) else {
            throw CommandFailure("conversation \(id.prefix(8)) has turns 1 to \(turns.count), but not \(number)")
        }
        for line in installation.why(turns[number - 1], conversation: id).lines {
            print(Terminal.fitted(line, to: 1))
        }
    }
}

extension Installation {
    /// The identifier of the conversation with that prefix, or of the last one.
    func conversation(_ beginning: String?, _ options: GlobalOptions) async throws -> String {
        let known = try await store.conversations(limit: beginning == nil ? 1 : .max).map(\.id)
        guard let last = known.first else {
            throw CommandFailure("nothing has been said yet in \(options.directory.path); start with: errand chat")
        }
        guard let beginning, !known.contains(beginning) else { return beginning ?? last }
        let meant = known.filter { $0.lowercased().hasPrefix(beginning.lowercased()) }
        guard meant.count == 1 else {
            let problem = meant.isEmpty ? "there is no conversation" : "there are \(meant.count) conversations that begin with"
            throw CommandFailure("\(problem) '\(beginning)' in \(options.directory.path)")
        }
        return meant[0]
    }
}

/// A failure that a command reports in one sentence.
struct CommandFailure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}

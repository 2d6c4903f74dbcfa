import AppLibrary
import ArgumentParser
import AssistantClient
import CommandSupport
import Foundation

struct RemoteChatCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "chat", abstract: "Hold a conversation with the assistant of a server.",
        discussion: "errand chat --server URL runs this. The token is read from ERRAND_TOKEN; errand token add makes one.")

    @Option(help: ArgumentHelp("The server, such as http://127.0.0.1:8765.", valueName: "url"))
    var server: String

    @Option(help: ArgumentHelp("The conversation to go on with (default: a new one).", valueName: "identifier"))
    var conversation: String?

    static let tokenVariable = "ERRAND_TOKEN"

    func validate() throws {
        guard let url = URL(string: server), ["http", "https"].contains(url.scheme?.lowercased() ?? ""),
            url.host()?.isEmpty == false
        else {
            throw ValidationError("--server requires the URL of a server, such as http://127.0.0.1:8765; '\(server)' is not one.")
        }
    }

    func run() async throws {
        guard let token = ProcessInfo.processInfo.environment[Self.tokenVariable], !token.isEmpty, let url = URL(string: server)
        else { throw CommandFailure("set \(Self.tokenVariable) to a token of the server; errand token add makes one there") }
        let client = AssistantClient(url: url, token: token)
        do {
            let id: String
            if let conversation { id = conversation } else { id = try await client.startConversation() }
            let screen = Screen()
            for turn in conversation == nil ? [] : try await client.turns(of: id).suffix(1) { await screen.show(turn) }
            if conversation == nil { print("What can I do for you?") }
            let last = await screen.last
            let events = Task {
                for try await turn in client.events(of: id, after: last) { await screen.show(turn) }
            }
            defer { events.cancel() }
            try await talk(client, id, screen)
            warn("To go on with this conversation: errand chat --server \(server) --conversation \(id)")
        } catch let problem as ServerProblem {
            throw CommandFailure("\(server): \(problem.detail)")
        } catch let failure as CommandFailure {
            throw failure
        } catch {
            throw CommandFailure("\(server) cannot be reached: \(error)")
        }
    }

    private func talk(_ client: AssistantClient, _ id: String, _ screen: Screen) async throws {
        while let line = await Self.line() {
            let text = line.trimmingCharacters(in: .whitespaces)
            if ["quit", "exit", "bye", "goodbye", "/quit", "/exit"].contains(text.lowercased()) { return }
            guard !text.isEmpty else { continue }
            do {
                await screen.show(try await client.say(text, in: id, answering: screen.question))
            } catch let problem as ServerProblem where problem.kind == "other-question" {
                print("Meanwhile something else is asked.")
                for turn in try await client.turns(of: id).suffix(1) { await screen.show(turn, again: true) }
            }
        }
    }

    /// The next line; `nil` at the end. Reading blocks, so it has a thread of its own.
    private static func line() async -> String? {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                FileHandle.standardOutput.write(Data("> ".utf8))
                continuation.resume(returning: readLine())
            }
        }
    }
}

/// What the person sees, each turn once.
private actor Screen {
    private(set) var last = 0
    private(set) var question: String?

    func show(_ turn: ServedTurn, again: Bool = false) {
        guard again || turn.turn > last else { return }
        last = max(last, turn.turn)
        question = turn.question?.reference
        for message in turn.messages {
            print(PrintableText.of(message.shown))
            for (index, choice) in message.choices.enumerated() { print(PrintableText.of("  \(index + 1). \(choice)")) }
            for row in message.card?.rows ?? [] { print(PrintableText.of("  \(row.label): \(row.value)")) }
        }
        fflush(nil)
    }
}

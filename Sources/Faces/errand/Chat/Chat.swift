import Assistant
import Dispatch
import Foundation
import Hosting
import Rendering
import TerminalUI

/// A conversation with a person at a terminal, or with a script through a pipe.
final class Chat {
    private let host: AssistantHost
    private let conversation: Conversation
    private let input: LineEditor
    private let notes: SideNotes?
    private let reading = DispatchQueue(label: "reading lines")
    private var last: Turn?

    /// Words that end the chat; they are commands of the tool, like "/quit".
    private static let leavingWords: Set<String> = ["quit", "exit", "bye", "goodbye"]

    /// - Parameter notes: shown beside the conversation as they come; `nil` for none.
    init(host: AssistantHost, conversation: Conversation, input: LineEditor, notes: SideNotes? = nil) {
        self.host = host
        self.conversation = conversation
        self.input = input
        self.notes = notes
        notes?.wake(input.waker)
    }

    func greet() throws {
        if let notice = host.sampleNotice { tell(notice) }
        let suggested = try host.suggestions(for: host.owner).first(2).map { "\"\($0)\"" }.joined(separator: ", ")
        tell("What can I do for you?" + (suggested.isEmpty ? "" : " For example: \(suggested)."))
    }

    func tell(_ text: String) { print(Terminal.fitted(text, to: 1)) }

    /// Resumes the conversation: shows what may not have been shown before, and repeats the open question.
    func resume() async throws {
        let turns = try await conversation.resume()
        let question = turns.last?.prompt == nil ? try await openQuestion() : nil
        let isIdle = await conversation.question == nil
        if !turns.isEmpty || question != nil { tell("Resuming where we stopped:") }
        for turn in turns { try await show(turn) }
        if let question { TurnPrinter.standard.show(question) }
        if isIdle { tell("No question was left open. What can I do for you?") }
    }

    /// The turn that asked the open question; `nil` if none is open.
    private func openQuestion() async throws -> Turn? {
        let turns = try Turn.turns(in: try await host.store.entries(of: conversation.id, for: conversation.person))
        last = turns.last
        return await conversation.question == nil ? nil : turns.last { $0.prompt != nil }
    }

    /// Reads lines until the person ends the chat.
    func run() async throws {
        defer {
            input.stop()
            showNotes()
        }
        while true {
            try await showWhatHappened()
            // Someone may be waiting at the other end of a pipe.
            fflush(nil)
            switch await nextLine() {
            case .text(let line):
                if !Terminal.isTerminal(0) { print("> \(TurnPrinter.visible(line))") }
                if try await !take(line) { return }
            case .abandoned, .waiting: continue
            case .end: return
            }
        }
    }

    /// Reports outcomes and reminders as they arrive, and preserves the partially typed line.
    private func showWhatHappened() async throws {
        showNotes()
        for turn in try await conversation.processPendingEvents() {
            input.hideLine()
            try await show(turn)
        }
    }

    private func showNotes() {
        guard let lines = notes?.take(), !lines.isEmpty else { return }
        input.hideLine()
        for line in lines { print(line) }
    }

    /// The next line, or `.waiting` as soon as there is an event without an utterance.
    private func nextLine() async -> LineEditor.Line {
        let waking = Task { [conversation, waker = input.waker] in
            await conversation.waitForPendingEvents()
            // Nobody waits any longer: it would end the next wait, which would end the one after that.
            if !Task.isCancelled { waker.wake() }
        }
        defer { waking.cancel() }
        // Reading blocks its thread, so it must not run on one that the waking task may need. Nothing else uses the editor
        // meanwhile.
        nonisolated(unsafe) let input = input
        return await withCheckedContinuation { continuation in
            reading.async { continuation.resume(returning: input.readLine(prompt: "> ")) }
        }
    }

    /// Processes a line; returns `false` if it ends the conversation.
    private func take(_ line: String) async throws -> Bool {
        if await leaves(line) { return false }
        switch line.trimmingCharacters(in: .whitespaces) {
        case "/quit", "/exit": return false
        case "/why": explain()
        case "/apps": for app in host.assistant.apps { print(app.description.name) }
        case "/lock": try await lock(true)
        case "/unlock": try await lock(false)
        case "/help": tell(ChatCommand.guidance)
        case let command where command.hasPrefix("/") && !command.contains(" "):
            tell(
                "There is no command \(TurnPrinter.visible(command)). The commands are /why, /apps, /lock, /unlock, /help and /quit."
            )
        default:
            let turn = try await conversation.say(line)
            // What an app printed during the turn came before its answer.
            showNotes()
            try await show(turn)
            // What was interpreted as a farewell may have been the text that a question asked for.
            return !turn.messages.contains { $0.message == .parted }
        }
        return true
    }

    /// Whether the line is a word that ends the chat, rather than an answer to a question for text.
    private func leaves(_ line: String) async -> Bool {
        let words = line.lowercased().trimmingCharacters(in: .whitespaces.union(.punctuationCharacters))
        guard Self.leavingWords.contains(words), !line.hasPrefix("/") else { return false }
        guard let question = await conversation.question else { return true }
        return !host.catalogue.wantsText(question)
    }

    private func lock(_ isLocked: Bool) async throws {
        let turn = try await conversation.setLocked(isLocked)
        if turn.messages.isEmpty { tell(isLocked ? "The device is locked." : "The device is unlocked.") }
        try await show(turn)
    }

    private func show(_ turn: Turn) async throws {
        TurnPrinter.standard.show(turn)
        last = turn
        try await conversation.confirmDelivery(of: turn)
    }

    private func explain() {
        guard let last else { return tell("Nothing has been said yet.") }
        for line in host.why(last, conversation: conversation.id, of: host.owner).lines { tell(line) }
    }
}

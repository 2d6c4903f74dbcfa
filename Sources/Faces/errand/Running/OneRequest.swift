import ArgumentParser
import Assistant
import CommandSupport
import Foundation
import Hosting
import IntentSchema

/// A conversation about one request, whose answers are read from standard input.
struct OneRequest {
    let options: GlobalOptions
    let consulting: ConsultingOptions
    /// Whether to print each turn as one line of JSON instead of text.
    let json: Bool

    /// Makes the request.
    ///
    /// - Throws: `ExitCode` unless it has been carried out.
    func make(_ request: String) async throws {
        let host = try await options.open { try consulting.apply(to: &$0) }
        defer { host.leave() }
        let conversation = try host.startConversation(for: host.owner)
        var turn = try await conversation.say(request)
        try await show(turn, conversation, host)
        while await conversation.question != nil {
            guard let answer = readLine(strippingNewline: true) else {
                if !json {
                    FileHandle.standardError.write(Data("errand: a question was left open; nothing has been done\n".utf8))
                }
                throw ExitCode(4)
            }
            turn = try await conversation.say(answer)
            try await show(turn, conversation, host)
        }
        let code = Self.exitCode(of: turn)
        guard code == 0 else { throw ExitCode(code) }
    }

    private func show(_ turn: Turn, _ conversation: Conversation, _ host: AssistantHost) async throws {
        if json {
            print(try TurnDocument(turn, conversation: conversation.id, catalogue: host.catalogue).line())
            fflush(nil)
        } else {
            TurnPrinter.standard.show(turn)
        }
        try await conversation.confirmDelivery(of: turn)
    }

    /// The exit code for the last turn.
    static func exitCode(of turn: Turn) -> Int32 {
        // A failure that requires the app is a hand-over: the app has been opened.
        if turn.outcome?.opensApp == true { return 0 }
        return switch turn.outcome?.kind {
        case .succeeded, .inProgress, .stillInProgress, .continuedInApp: 0
        case .refused, .cancelled, .postponed, .abandoned, .repeated, .gaveUp, .notPermitted: 3
        case .timedOut, .broken, .unknown: 1
        case .noApp: 2
        case nil: turn.messages.contains { isAnswer($0.message) } ? 0 : 2
        }
    }

    /// Whether the message completes the request.
    private static func isAnswer(_ message: Message) -> Bool {
        switch message {
        case .help, .greeted, .parted, .acknowledged, .note(.preferred), .note(.notPreferred), .note(.shortcutKept),
            .note(.opening), .note(.reservations), .note(.schedules), .note(.shortcuts):
            true
        case .note(.scheduled(let schedule)): schedule.objection == nil
        default: false
        }
    }
}

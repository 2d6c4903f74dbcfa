import Assistant
import Foundation
import Store
import Synchronization

/// The calls in people's journals. A conversation is read again only if it has gone on.
final class CallHistory: Sendable {
    /// One call.
    struct Sample: Sendable {
        /// The app's identifier.
        var app: String
        /// When the call's turn began.
        var time: Date
        /// How long the answer took; `nil` if there is none yet.
        var seconds: Double?
        /// Why it failed; `nil` if it has not.
        var failure: String?
    }

    private struct Known {
        var entries: Int
        var samples: [Sample]
    }

    private let known = Mutex<[String: Known]>([:])
    /// More are forgotten, and read again when somebody asks.
    private static let mostConversations = 1_000

    /// The calls of a person's latest conversations, the earliest conversation first.
    ///
    /// - Parameter limit: how many conversations count.
    func samples(of person: String, in journal: some ConversationJournal, limit: Int) async throws -> [Sample] {
        var samples: [Sample] = []
        for summary in try await journal.conversations(of: person, limit: limit).reversed() {
            if let known = known.withLock({ $0[summary.id] }), known.entries == summary.entryCount {
                samples += known.samples
                continue
            }
            let entries = try await journal.entries(of: summary.id, for: person)
            // A journal that cannot be read, such as one of a newer program, counts for nothing.
            let read = ((try? Turn.turns(in: entries)) ?? []).flatMap(Self.samples)
            known.withLock { known in
                if known.count >= Self.mostConversations { known = [:] }
                known[summary.id] = Known(entries: summary.entryCount, samples: read)
            }
            samples += read
        }
        return samples
    }

    private static func samples(of turn: Turn) -> [Sample] {
        turn.calls.map { report in
            var sample = Sample(app: report.call.app, time: turn.time, seconds: report.seconds)
            if case .failed(let failure)? = report.reply { sample.failure = failure.code.rawValue }
            return sample
        }
    }
}

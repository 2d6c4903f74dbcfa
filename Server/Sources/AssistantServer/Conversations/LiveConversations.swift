import Assistant
import Foundation
import Hosting
import Logging
import Store
import Tracing

/// The conversations in memory. Others are restored from the store when somebody asks for them.
actor LiveConversations {
    private let host: AssistantHost
    private let people: ServedPeople
    private let logger: Logger
    private let spans: TurnSpans
    private var live: [String: LiveConversation] = [:]
    private var loading: [String: Task<LiveConversation, any Error>] = [:]
    private var isClosed = false

    /// How long a conversation stays in memory that nobody uses.
    private static let patience = Duration.seconds(600)

    init(_ people: ServedPeople, logger: Logger, tracer: any Tracer) {
        host = people.host
        self.people = people
        self.logger = logger
        spans = TurnSpans(tracer: tracer)
    }

    /// How many are in memory.
    var count: Int { live.count }

    /// Starts a conversation.
    func start(for person: Person) async throws -> LiveConversation {
        let conversation = LiveConversation(
            try host.startConversation(for: person), of: host, isNew: true, logger: logger, spans: spans)
        try await adopt(conversation)
        return conversation
    }

    /// Does something with a person's conversation, which is restored from the store if necessary.
    ///
    /// - Throws: `Problem` if the person has none with the identifier, or it cannot be resumed.
    nonisolated func with<Result: Sendable>(
        _ id: String, of person: Person, _ body: @Sendable (LiveConversation) async throws -> Result
    ) async throws -> Result {
        while true {
            let conversation = try await conversation(id, of: person)
            do {
                return try await body(conversation)
            } catch is LiveConversation.Closed {
                await forget(conversation)
            } catch let error as StoreError where error.code == .conversationGone {
                // Somebody has erased it, usually in another process and with all that is kept of the person.
                await conversation.close()
                await forget(conversation)
                try await people.forget(person.id)
                throw Problem.gone
            }
        }
    }

    /// Ends the conversations and streams of a person whose data has been erased.
    func end(of person: String) async {
        for conversation in live.values where conversation.person == person {
            await conversation.close()
            forget(conversation)
        }
    }

    private func forget(_ conversation: LiveConversation) {
        if live[conversation.id] === conversation { live[conversation.id] = nil }
    }

    private func conversation(_ id: String, of person: Person) async throws -> LiveConversation {
        if let known = live[id] {
            guard known.person == person.id else { throw Self.unknown }
            return known
        }
        if let loading = loading[id] {
            let known = try await loading.value
            guard known.person == person.id else { throw Self.unknown }
            return known
        }
        let task = Task { try await restored(id, of: person) }
        loading[id] = task
        defer { loading[id] = nil }
        return try await task.value
    }

    private static let unknown = Problem.notFound("no conversation")

    private func restored(_ id: String, of person: Person) async throws -> LiveConversation {
        do {
            let restored = try await host.resumeConversation(id, for: person)
            let conversation = LiveConversation(restored, of: host, isNew: false, logger: logger, spans: spans)
            try await adopt(conversation)
            return conversation
        } catch let error as ResumptionError where error == .unknown {
            throw Self.unknown
        } catch let error as ResumptionError {
            throw Problem(.conflict, "not-resumable", "The conversation cannot go on.", error.message)
        }
    }

    private func adopt(_ conversation: LiveConversation) async throws {
        guard !isClosed else {
            throw Problem.busy(.serviceUnavailable, "The server is about to stop. Try again in a moment.", retryAfter: 2)
        }
        live[conversation.id] = conversation
        await conversation.listen()
    }

    /// Restores the conversations with timers, so that these fire although no client is there.
    func wake() async throws {
        for work in try await host.store.pendingWork(.timer, until: .distantFuture, limit: 10_000) {
            guard let person = host.people[work.person] else { continue }
            do {
                _ = try await conversation(work.conversation, of: person)
            } catch {
                logger.warning(
                    "a conversation with a timer cannot go on", metadata: ["conversation": "\(work.conversation)"])
            }
        }
    }

    /// Keeps the streams' connections, and forgets the conversations that nobody uses.
    func tick() async {
        for conversation in live.values {
            await conversation.tick()
            if await conversation.close(ifUnusedFor: Self.patience) { forget(conversation) }
        }
    }

    /// Ends all streams.
    func close() async {
        isClosed = true
        for conversation in live.values { await conversation.close() }
    }
}

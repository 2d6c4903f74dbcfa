import Assistant
import Dialogue
import Foundation
import Hosting
import IntentSchema
import Logging
import Store

/// A conversation that clients take part in, and the streams that follow it.
actor LiveConversation {
    nonisolated let id: String
    nonisolated let person: String
    private nonisolated let conversation: Conversation
    private let host: AssistantHost
    private let logger: Logger
    private let spans: TurnSpans
    /// The turns that clients' messages began, by the identifiers of these; `nil` until it has been read from the journal.
    private var heard: [String: (utterance: String, turn: Int)]?
    /// The messages whose turns are in progress.
    private var running: [String: (utterance: String, turn: Task<TurnEvent, any Error>)] = [:]
    /// How many calls need it.
    private var users = 0
    private var followers: [ObjectIdentifier: Follower] = [:]
    private var happenings: Task<Void, Never>?
    /// Turns without an utterance that no client has had yet, by number.
    private var undelivered: [Int: Turn] = [:]
    private var lastUsed = ContinuousClock.now
    private var isClosed = false

    /// - Parameter isNew: whether nothing can have been said in it yet.
    init(_ conversation: Conversation, of host: AssistantHost, isNew: Bool, logger: Logger, spans: TurnSpans) {
        id = conversation.id
        person = conversation.person
        self.conversation = conversation
        self.host = host
        self.logger = logger
        self.spans = spans
        heard = isNew ? [:] : nil
    }

    /// Begins to listen for what happens without an utterance: outcomes, updates, timers.
    func listen() {
        happenings = Task { [weak self, conversation, logger] in
            while !Task.isCancelled {
                do {
                    for try await turn in conversation.happenings { await self?.happened(turn) }
                    return
                } catch {
                    // The turn is done again when the store works.
                    logger.error("a turn could not be stored", metadata: ["error": "\(type(of: error))"])
                    try? await Task.sleep(for: .seconds(1))
                }
            }
        }
    }

    /// The conversation is not in memory any more, and has to be restored.
    struct Closed: Error {}

    /// Stops listening and ends all streams. What is pending is in the store.
    func close() {
        isClosed = true
        happenings?.cancel()
        for follower in followers.values { follower.end() }
        followers = [:]
    }

    /// Closes it if nobody has needed it in memory for a while.
    ///
    /// - Returns: whether it is closed.
    func close(ifUnusedFor patience: Duration) async -> Bool {
        let waits = await conversation.nextTimer != nil
        let expects = await conversation.awaitsOutcome
        let isUpdated = await conversation.awaitsUpdates
        guard !waits, !expects, !isUpdated, followers.isEmpty, users == 0, lastUsed < .now - patience else { return isClosed }
        close()
        return true
    }

    /// Does something that needs the conversation in memory.
    ///
    /// - Throws: `Closed` if it is not any more.
    private func use<Result>(_ body: () async throws -> Result) async throws -> Result {
        guard !isClosed else { throw Closed() }
        users += 1
        defer {
            users -= 1
            lastUsed = .now
        }
        return try await body()
    }

    // MARK: - Turns

    /// Processes what a client said, or returns the turn that the same message began earlier.
    ///
    /// - Parameters:
    ///   - message: the client's identifier of the message; `nil` for none.
    ///   - reference: the question that it answers; see ``Conversation/say(_:by:answering:)``.
    /// - Throws: `Problem` if the message's identifier was used for something else, or the question is not open any more.
    func say(_ utterance: String, message: String?, by caller: Caller, answering reference: String?) async throws -> TurnEvent {
        try await use {
            try await heard(utterance, message) { [conversation] in
                try await conversation.say(utterance, by: caller.speaker(message: message), answering: reference)
            }
        }
    }

    /// Begins a request that was put together without a sentence, or returns the turn that the same message began earlier.
    ///
    /// - Throws: `Problem` as ``say(_:message:by:answering:)``; `RequestFormError` if the form makes no request.
    func begin(_ form: RequestForm, message: String?, by caller: Caller) async throws -> TurnEvent {
        try await use {
            try await heard(form.words, message) { [conversation] in
                try await conversation.request(form, by: caller.speaker(message: message))
            }
        }
    }

    private func heard(
        _ utterance: String, _ message: String?, _ begin: @escaping @Sendable () async throws -> Turn
    ) async throws -> TurnEvent {
        guard let message else { return try await turn(begin) }
        if heard == nil { try await readMessages() }
        if let known = heard?[message] {
            try check(utterance, known.utterance)
            return try await event(of: known.turn)
        }
        if let known = running[message] {
            try check(utterance, known.utterance)
            return try await known.turn.value
        }
        let turn = Task { try await self.turn(begin) }
        running[message] = (utterance, turn)
        defer { running[message] = nil }
        let event = try await turn.value
        heard?[message] = (utterance, event.number)
        return event
    }

    private func check(_ utterance: String, _ known: String) throws {
        guard utterance != known else { return }
        throw Problem(
            .conflict, "other-message", "The message's identifier was used for another message.",
            "Give each message an identifier of its own; repeat one only to send the same text again.")
    }

    private func turn(_ begin: @Sendable () async throws -> Turn) async throws -> TurnEvent {
        do {
            let turn = try await spans.turn(begin)
            let event = try TurnEvent(turn, in: id, of: host)
            publish(event)
            try await conversation.confirmDelivery(of: turn)
            return event
        } catch let error as QuestionError {
            throw Problem(.conflict, "other-question", "The question is not open any more.", error.description)
        }
    }

    /// Locks or unlocks the person's device.
    func setLocked(_ isLocked: Bool) async throws -> TurnEvent {
        try await use {
            let turn = try await conversation.setLocked(isLocked)
            let event = try TurnEvent(turn, in: id, of: host)
            publish(event)
            try await conversation.confirmDelivery(of: turn)
            return event
        }
    }

    private func happened(_ turn: Turn) {
        guard let event = try? TurnEvent(turn, in: id, of: host) else { return }
        undelivered[turn.number] = turn
        publish(event)
    }

    private func readMessages() async throws {
        var found: [String: (utterance: String, turn: Int)] = [:]
        for turn in try await turns() {
            guard case .heard(let event, _)? = turn.items.first, let message = event.speaker?.message else { continue }
            found[message] = (turn.utterance, turn.number)
        }
        // What has been said meanwhile is newer.
        heard = found.merging(heard ?? [:]) { $1 }
    }

    /// All turns, from the journal.
    func turns() async throws -> [Turn] { try Turn.turns(in: try await host.store.entries(of: id, for: person)) }

    private func event(of number: Int) async throws -> TurnEvent {
        guard let turn = try await turns().first(where: { $0.number == number }) else { throw Problem.notFound("no turn") }
        return try TurnEvent(turn, in: id, of: host)
    }

    /// The open question; `nil` if there is none.
    var prompt: Prompt? { get async { await conversation.prompt } }

    // MARK: - Streams

    /// Starts a stream, and returns the turns that came before it.
    ///
    /// - Parameter last: the number of the last turn that the client has had; `nil` to begin with what happens next.
    func follow(after last: Int?) async throws -> (Follower, earlier: [TurnEvent]) {
        guard !isClosed else { throw Closed() }
        let follower = Follower()
        // First, so that no turn falls between the two.
        followers[ObjectIdentifier(follower)] = follower
        guard let last else { return (follower, []) }
        do {
            return (follower, try await turns().filter { $0.number > last }.map { try TurnEvent($0, in: id, of: host) })
        } catch {
            leave(follower)
            throw error
        }
    }

    /// Ends a stream.
    func leave(_ follower: Follower) {
        lastUsed = .now
        follower.end()
        followers[ObjectIdentifier(follower)] = nil
    }

    /// Records that a client has had a turn.
    func delivered(_ number: Int) async {
        guard let turn = undelivered.removeValue(forKey: number) else { return }
        // If that cannot be stored, the turn is shown once more.
        try? await conversation.confirmDelivery(of: turn)
    }

    /// Keeps the streams' connections.
    func tick() { for follower in followers.values { follower.send(.tick) } }

    private func publish(_ event: TurnEvent) { for follower in followers.values { follower.send(.turn(event)) } }
}

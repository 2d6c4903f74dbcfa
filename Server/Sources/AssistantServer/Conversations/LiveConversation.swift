import Assistant
import Dialogue
import Foundation
import Hosting
import IntentSchema
import Logging
import Store

/// A conversation that this node continues, and that clients take part in.
actor LiveConversation {
    nonisolated let id: String
    nonisolated let person: String
    private nonisolated let conversation: Conversation
    private nonisolated let setting: LiveSetting
    /// The turns that clients' messages began, by the identifiers of these; `nil` until it has been read from the journal.
    private var heard: [String: (utterance: String, turn: Int)]?
    /// The messages whose turns are in progress.
    private var running: [String: (utterance: String, turn: Task<TurnEvent, any Error>)] = [:]
    /// How many calls need it.
    private var users = 0
    /// Whether a task looks for what has happened.
    private var isLooking = false
    /// Whether something may have happened since it began to look.
    private var looksAgain = false
    /// Called when it does not go on here, although this node may have it.
    private var lost: (@Sendable () async -> Void)?
    /// Passes on what apps report, after another node has taken the conversation.
    private var passing: Task<Void, Never>?
    private var lastUsed = ContinuousClock.now
    private var isClosed = false
    /// Whether nothing that happens here is of use any more.
    private(set) var isDone = false

    /// - Parameter isNew: whether nothing can have been said in it yet.
    init(_ conversation: Conversation, in setting: LiveSetting, isNew: Bool) {
        id = conversation.id
        person = conversation.person
        self.conversation = conversation
        self.setting = setting
        heard = isNew ? [:] : nil
    }

    /// Begins to listen for what happens without an utterance: outcomes, updates, timers.
    ///
    /// - Parameter lost: called when it does not go on here, although this node may have it: what could not be written has been written after all.
    func listen(lost: @escaping @Sendable () async -> Void) {
        self.lost = lost
        conversation.observePendingEvents { [weak self] in self?.lookSoon() }
        lookSoon()
    }

    /// Looks for what has happened, in a task of its own: it belongs to no request, although one has brought the conversation into memory. No task
    /// waits for what happens, as each takes some kilobytes for as long as the conversation is in memory.
    private nonisolated func lookSoon() { Task.detached { await self.look() } }

    private func look() async {
        looksAgain = true
        guard !isLooking else { return }
        isLooking = true
        var pause: Duration?
        while looksAgain, !isDone {
            looksAgain = false
            do {
                if await conversation.isEnded {
                    await passOn()
                } else {
                    for turn in try await conversation.processPendingEvents() { await happened(turn) }
                }
            } catch let error as StoreError where error.code == .leaseLost {
                // The next look finds it ended.
                looksAgain = true
            } catch {
                guard !isDone else { break }
                // The turn is done again when the store works.
                setting.logger.error("a turn could not be stored", metadata: ["error": "\(type(of: error))"])
                try? await Task.sleep(for: .seconds(1))
                looksAgain = true
            }
            pause = await conversation.isEnded ? nil : conversation.longestPause
        }
        isLooking = false
        guard !isDone else { return }
        guard let pause else { return setting.alarms.cancel(id) }
        setting.alarms.set(after: pause, for: id) { [weak self] in self?.lookSoon() }
    }

    /// If another node has taken the conversation, passes on to it what apps still report here.
    private func passOn() async {
        guard await conversation.isTaken else { return }
        isClosed = true
        await lost?()
        guard !isDone else { return }
        let passing = Task.detached { [conversation] in await conversation.passOnOutcomes() }
        self.passing = passing
        await passing.value
        isDone = true
    }

    /// Whether this node does not continue the conversation any more.
    var isOver: Bool { get async { if isClosed { true } else { await conversation.isTaken } } }

    /// The entries of the turn in progress that are not in the journal yet.
    var entriesToCome: [JournalEntry] { get async { await conversation.entriesToCome } }

    /// Has the conversation look at what another node has written to it.
    func hearOfOtherNode() async { await conversation.hearOfOtherNode() }

    /// The conversation is not in memory any more, and has to be restored.
    struct Closed: Error {}

    /// Stops listening. What is pending is in the store.
    func close() {
        isClosed = true
        isDone = true
        setting.alarms.cancel(id)
        passing?.cancel()
    }

    /// Has the conversation restored by the next one who asks for it. What apps still report here is passed on to whoever continues it.
    func giveUp() async {
        isClosed = true
        await conversation.hearOfOtherNode()
    }

    /// Closes it if nobody has needed it in memory for a while.
    ///
    /// - Returns: whether it is closed.
    func close(ifUnusedFor patience: Duration) async -> Bool {
        let waits = await conversation.nextTimer != nil
        let expects = await conversation.awaitsOutcome
        let isUpdated = await conversation.awaitsUpdates
        let isFollowed = await setting.audience.follows(id)
        guard !waits, !expects, !isUpdated, !isFollowed, users == 0, lastUsed < .now - patience else { return isClosed }
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
        if heard == nil {
            // A turn that was cut off is completed first: then it is all there.
            try await conversation.completeInterruptedTurns()
            try await readMessages()
        }
        if let known = heard?[message] {
            try check(utterance, known.utterance)
            return try await event(of: known.turn)
        }
        if let known = running[message] {
            try check(utterance, known.utterance)
            return try await known.turn.value
        }
        let turn = Task {
            try await self.turn {
                let turn = try await begin()
                // At once: whatever fails from now on, it has been heard.
                await self.noteHeard(message, utterance, turn.number)
                return turn
            }
        }
        running[message] = (utterance, turn)
        defer { running[message] = nil }
        do {
            return try await turn.value
        } catch let error as StoreError {
            // It may have been written all the same: the journal is read again.
            heard = nil
            throw error
        }
    }

    private func noteHeard(_ message: String, _ utterance: String, _ number: Int) { heard?[message] = (utterance, number) }

    private func check(_ utterance: String, _ known: String) throws {
        guard utterance != known else { return }
        throw Problem(
            .conflict, "other-message", "The message's identifier was used for another message.",
            "Give each message an identifier of its own; repeat one only to send the same text again.")
    }

    private func turn(_ begin: @Sendable () async throws -> Turn) async throws -> TurnEvent {
        do {
            let turn = try await setting.spans.turn(begin)
            return try await answer(turn)
        } catch let error as QuestionError {
            throw Problem(.conflict, "other-question", "The question is not open any more.", error.description)
        }
    }

    /// Locks or unlocks the person's device.
    func setLocked(_ isLocked: Bool) async throws -> TurnEvent {
        try await use {
            return try await answer(try await conversation.setLocked(isLocked))
        }
    }

    /// Publishes a turn that a client is answered with.
    private func answer(_ turn: Turn) async throws -> TurnEvent {
        let event = try TurnEvent(turn, in: id, of: setting.host)
        await setting.audience.publish(turn, event, in: id, of: person, isAnswer: true)
        // If that cannot be stored, the turn is shown once more.
        try? await conversation.confirmDelivery(of: turn)
        return event
    }

    private func happened(_ turn: Turn) async {
        guard let event = try? TurnEvent(turn, in: id, of: setting.host) else { return }
        await setting.audience.publish(turn, event, in: id, of: person, isAnswer: false)
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
    func turns() async throws -> [Turn] { try Turn.turns(in: try await setting.host.store.entries(of: id, for: person)) }

    private func event(of number: Int) async throws -> TurnEvent {
        guard let turn = try await turns().first(where: { $0.number == number }) else { throw Problem.notFound("no turn") }
        return try TurnEvent(turn, in: id, of: setting.host)
    }

    /// The open question; `nil` if there is none.
    var prompt: Prompt? { get async { await conversation.prompt } }

    /// Checks that these are the conversation's turns: another node may have continued it.
    ///
    /// - Throws: `Closed` if it has.
    func check(hasHad turns: [Turn]) async throws {
        guard await conversation.turnCount < turns.count else { return }
        await giveUp()
        throw Closed()
    }
}

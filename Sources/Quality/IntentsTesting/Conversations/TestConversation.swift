public import Assistant
public import Foundation
import IntentSchema
import Judge

/// A conversation with an extension in a test: the whole assistant, in process, offline, on a manual clock.
///
///     let talk = try TestConversation(with: TestApp(RideExtension.self, intents: [INRequestRideIntent.self]))
///     try await talk.say("book me a ride")
///     try await talk.expectPrompt(for: "dropOffLocation")
///     try await talk.answer("the airport")
///     try await talk.expectConfirmation(showing: "$12.40")
///     try await talk.answer("yes")
///     try await talk.expectResponse("success")
///
/// A failed expectation throws an `ExpectationFailure`, which shows the conversation so far.
public actor TestConversation {
    private let conversation: Conversation
    /// The definitions of the system and of the apps.
    nonisolated let catalogue: Catalogue
    private let assistant: TestAssistant
    private let world: TestWorld
    /// The judge, with the policy and the apps of the conversation, and the texts that belong only to other people.
    nonisolated let judge: Judge
    private var turns: [Turn] = []
    /// The index of the first turn of the last step.
    private var lastStep = 0
    private var question: Question?

    /// Starts a conversation with one app installed.
    ///
    /// - Throws: `LanguagePackError` if there is no language pack for the locale, `CatalogueError` if the apps' own intents
    ///   conflict.
    public init(with app: TestApp, _ surroundings: TestSurroundings = TestSurroundings()) throws {
        try self.init(with: [app], surroundings)
    }

    /// Starts a conversation with several apps installed, in order of preference.
    ///
    /// - Throws: `LanguagePackError` if there is no language pack for the locale, `CatalogueError` if the apps' own intents
    ///   conflict.
    public init(with apps: [TestApp], _ surroundings: TestSurroundings = TestSurroundings()) throws {
        let assistant = try TestAssistant(with: apps, for: [surroundings])
        try self.init(assistant, with: assistant.world.people.person(surroundings.person))
    }

    init(_ assistant: TestAssistant, with person: Person) throws {
        self.assistant = assistant
        world = assistant.world
        catalogue = world.catalogue
        judge = Judge(try assistant.dialogue(for: person), foreignTexts: assistant.foreignTexts(to: person.id))
        conversation = try assistant.assistant.startConversation(for: person)
    }

    /// The folder that contains the app group folders, which is deleted with the conversation.
    public nonisolated var groupContainers: URL { world.groupContainers }

    /// The last turn; `nil` before the first.
    public var lastTurn: Turn? { turns.last }

    /// What the conversation waits for.
    public var state: ConversationState { ConversationState(question) }

    /// The conversation so far, one line per utterance and message.
    public var transcript: [String] { transcriptOfSteps.lines }

    /// The faults that have not been injected yet.
    public nonisolated var unusedFaults: [Fault] { world.faults.unused }

    // MARK: - Steps

    /// Says something to the assistant and returns the turn.
    @discardableResult
    public func say(_ utterance: String) async throws -> Turn {
        lastStep = turns.count
        if turns.isEmpty, world.surroundings.isLocked { await add([try await conversation.setLocked(true)]) }
        let turn = try await conversation.say(utterance)
        await add([turn])
        return turn
    }

    /// Answers the open question. Unlike ``say(_:)``, it fails if no question is open.
    @discardableResult
    public func answer(_ utterance: String, file: StaticString = #fileID, line: UInt = #line) async throws -> Turn {
        try await answer(utterance, at: "\(file):\(line)")
    }

    func answer(_ utterance: String, at location: String) async throws -> Turn {
        guard question != nil else {
            throw failure(Mismatch(expected: "an open question to answer with \"\(utterance)\"", actual: "none"), at: location)
        }
        return try await say(utterance)
    }

    /// Locks or unlocks the device.
    @discardableResult
    public func setLocked(_ isLocked: Bool) async throws -> Turn {
        lastStep = turns.count
        let turn = try await conversation.setLocked(isLocked)
        await add([turn])
        return turn
    }

    /// Processes pending events: expired timers, late outcomes and updates.
    ///
    /// - Returns: one turn per event, in order; empty if there were none.
    @discardableResult
    public func processPendingEvents() async throws -> [Turn] {
        lastStep = turns.count
        await add(try await conversation.processPendingEvents())
        return lastTurns
    }

    /// Ends the conversation: the person leaves.
    @discardableResult
    public func end() async throws -> Turn {
        lastStep = turns.count
        let turn = try await conversation.end()
        await add([turn])
        return turn
    }

    /// Whether there is a subscription to updates, such as those of a ride.
    public var awaitsUpdates: Bool { get async { await conversation.awaitsUpdates } }

    /// Advances virtual time: deadlines expire, reminders fire, late outcomes arrive.
    ///
    /// - Returns: one turn per event, in order; empty if there were none.
    @discardableResult
    public func wait(_ duration: Duration) async throws -> [Turn] {
        lastStep = turns.count
        let end = world.clock.now.advanced(by: duration)
        while let due = await nextDue(), due <= end { try await pass(until: due) }
        try await pass(until: end)
        try await awaitOutcomes()
        return lastTurns
    }

    private func nextDue() async -> ManualClock.Instant? {
        let timer = await conversation.nextTimer.map { world.instant(of: $0) }
        return [timer, world.later.next].compactMap { $0 }.min()
    }

    private func pass(until time: ManualClock.Instant) async throws {
        if time > world.clock.now { world.clock.advance(by: world.clock.now.duration(to: time)) }
        world.later.run(until: time)
        await add(try await conversation.processPendingEvents())
    }

    /// Gives an app that replies from its own thread a moment to do so.
    private func awaitOutcomes() async throws {
        for _ in 0..<50 {
            guard await conversation.awaitsOutcome, world.later.next == nil else { return }
            try await Task.sleep(for: .milliseconds(2))
            await add(try await conversation.processPendingEvents())
        }
    }

    private func add(_ happened: [Turn]) async {
        turns += happened
        question = await conversation.question
    }

    /// The turns of the last step.
    var lastTurns: [Turn] { Array(turns[lastStep...]) }

    // MARK: - Reporting

    var transcriptOfSteps: Transcript {
        Transcript(turns: turns, lastStep: lastStep, question: question, catalogue: catalogue)
    }

    func failure(_ mismatch: Mismatch, at location: String) -> ExpectationFailure {
        let transcript = transcriptOfSteps
        return ExpectationFailure(
            location: location, expected: mismatch.expected, actual: mismatch.actual, reasons: transcript.reasons,
            transcript: transcript.lines)
    }
}

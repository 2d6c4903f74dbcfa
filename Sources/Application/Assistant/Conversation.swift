public import Dialogue
import ExtensionProtocol
public import Foundation
public import IntentSchema
import Rendering
import Store
import Understanding

/// One conversation: turns what is said and what happens into events, one turn at a time.
///
/// It is the only shell around the dialogue: its `EffectPerformer` performs what the dialogue decides and appends every event to the
/// journal before it is acted on.
public actor Conversation {
    public nonisolated let id: String
    /// The identifier of the person who talks in it.
    public nonisolated let person: String
    private let setting: ConversationSetting
    private let performer: EffectPerformer
    private let queue = TurnQueue()
    private var reader: UtteranceReader
    /// What the journal leaves to be done; `nil` once it is done, or when there was nothing.
    private var replay: Replay?

    private let pendingEvents = Signal()
    /// Whether the person has gone.
    private(set) var isEnded = false

    /// - Parameter replay: where its journal stops; `nil` for a conversation that begins.
    init(_ setting: ConversationSetting, id: String, replay: Replay? = nil) {
        self.id = id
        self.setting = setting
        self.replay = replay
        person = setting.person.id
        performer = EffectPerformer(setting, id: id, replay: replay) { [pendingEvents] in pendingEvents.give() }
        reader = UtteranceReader(setting)
    }

    /// The question that is open; `nil` when nothing is asked.
    public var question: Question? { performer.state.question }

    /// The phase the conversation is in.
    public var phase: Phase { performer.state.phase }

    /// When `processPendingEvents()` has something to do at the latest; `nil` when no timer runs.
    public var nextTimer: Date? { performer.nextTimer }

    /// Whether an app still works on something whose outcome is to come.
    public var awaitsOutcome: Bool { !performer.state.pending.isEmpty }

    /// Whether an app reports of something that it has done, such as how a ride comes along.
    public var awaitsUpdates: Bool { !performer.state.followed.isEmpty }

    /// Takes something the person said and goes on until the person is asked or the request has ended. Turns never overlap: one
    /// that is begun while another runs waits for it.
    ///
    /// - Throws: `StoreError` when the journal cannot be written; then nothing was done about what could not be written.
    public func say(_ utterance: String) async throws -> Turn {
        try await run {
            isEnded = false
            try await noticeAccess()
            for app in setting.apps { await app.connection.launch(for: person) }
            reader.learn(performer.apps.inbox.takeVocabularies())
            let time = setting.assistant.now()
            let context = reader.context(performer.state, at: time)
            let (reading, remarks) = await reader.read(utterance, in: context)
            let event = performer.event(.said(utterance, acts: reading.acts), at: time)
            return try await performer.turn(.heard(event, rejected: reading.rejected), event, remarks: remarks)
        }
    }

    /// Takes what happened without anybody saying anything: timers that have run out by now, and outcomes of operations that
    /// were in progress.
    ///
    /// - Returns: a turn for each, in order; empty when nothing happened.
    /// - Throws: `StoreError` when the journal cannot be written.
    public func processPendingEvents() async throws -> [Turn] {
        try await run {
            var turns: [Turn] = []
            while let kind = performer.nextPendingEvent() { turns.append(try await performer.turn(kind)) }
            return turns
        }
    }

    /// The turns that happen without anybody saying anything, as they happen.
    public nonisolated var happenings: Happenings { Happenings(conversation: self) }

    /// Returns when ``processPendingEvents()`` may have something to do: an app has told something, a timer is due, or the
    /// conversation has ended. Also returns when the task is cancelled.
    public func waitForPendingEvents() async {
        guard let nextTimer else { return await pendingEvents.wait() }
        let seconds = nextTimer.timeIntervalSince(setting.assistant.now())
        await pendingEvents.wait(atMost: .seconds(min(max(seconds, 0), 3_600)), on: setting.assistant.clock)
    }

    /// Performs a turn once those begun before it have ended. Wakes those who wait for a timer, if another is now the next one.
    private func run<Result>(_ turn: () async throws -> Result) async rethrows -> Result {
        let timer = nextTimer
        defer { if nextTimer != timer { pendingEvents.give() } }
        return try await queue.run(turn)
    }

    /// Tells the conversation that the device was locked or unlocked. A request that waits for that goes on.
    ///
    /// - Throws: `StoreError` when the journal cannot be written.
    @discardableResult
    public func setLocked(_ isLocked: Bool) async throws -> Turn {
        try await run { try await performer.turn(.lock(isLocked)) }
    }

    /// Ends the conversation, because the person has gone: what is open ends, and no app reports any more.
    ///
    /// - Throws: `StoreError` when the journal cannot be written.
    @discardableResult
    public func end() async throws -> Turn {
        defer { pendingEvents.give() }
        return try await run {
            isEnded = true
            return try await performer.turn(.left)
        }
    }

    /// Does what was cut off when the journal stopped. Calls to resolve and confirm whose answer is missing are made again. A call
    /// to handle is delivered again, as the same operation, where the app's end remembers operations; else the person is told
    /// that the outcome is not known, and the app is asked how things stand where it can be.
    ///
    /// - Returns: the turn that was cut off, from its beginning, and those that the interruption led to; empty when nothing was cut
    ///   off.
    /// - Throws: `StoreError` when the journal cannot be written.
    public func resume() async throws -> [Turn] {
        try await run {
            guard let replay else { return [] }
            self.replay = nil
            return try await Resumption(replay: replay, performer: performer, apps: setting.descriptions).turns()
        }
    }

    /// Takes note of what apps may see now, where the person has changed that.
    private func noticeAccess() async throws {
        let changes = performer.apps.inbox.takePermissions().compactMapValues { $0[.contacts] }
        for app in setting.apps {
            guard let sees = changes[app.description.id] else { continue }
            let known = performer.state.contactAccess[app.description.id] ?? app.description.seesContacts
            if sees != known { _ = try await performer.turn(.access(app: app.description.id, seesContacts: sees)) }
        }
    }
}

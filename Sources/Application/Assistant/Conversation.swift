public import Dialogue
import ExtensionProtocol
public import Foundation
public import IntentSchema
import Rendering
public import Store
import Understanding

/// One conversation: turns utterances and other occurrences into events, one turn at a time.
///
/// It is the only shell around the dialogue: its `EffectPerformer` performs what the dialogue decides, with every event in the journal
/// before anything that cannot be taken back.
public actor Conversation {
    public nonisolated let id: String
    /// The identifier of the person in this conversation.
    public nonisolated let person: String
    let setting: ConversationSetting
    let performer: EffectPerformer
    private let queue = TurnQueue()
    private var reader: UtteranceReader
    /// What was pending when the conversation was restored; `nil` once it has been resumed, or if it is new.
    var restored: [PendingWork]?
    /// Turns that were interrupted and have been completed, until they are reported.
    var belated: [Turn] = []

    let pendingEvents = Signal()
    /// Whether another node has written to the conversation.
    var hasNews = false
    /// Whether the conversation has ended.
    public private(set) var isEnded = false
    /// Why nothing can happen in it any more: its journal is gone, or another node continues it.
    private(set) var gone: StoreError?

    /// - Parameters:
    ///   - lease: the right to write to it; `nil` in a process that is alone.
    ///   - progress: where the journal ends; `nil` for a new conversation.
    ///   - restored: what was pending then.
    init(
        _ setting: ConversationSetting, id: String, lease: Lease? = nil, progress: ConversationProgress? = nil,
        restored: [PendingWork]? = nil
    ) {
        self.id = id
        self.setting = setting
        self.restored = restored
        person = setting.person.id
        performer = EffectPerformer(setting, id: id, lease: lease, progress: progress) { [pendingEvents] in pendingEvents.give() }
        reader = UtteranceReader(setting)
        setting.assistant.memory?.welcome(person)
        setting.assistant.memory?.desk.attend(performer.messages)
    }

    /// The open question; `nil` if there is none.
    public var question: Question? { performer.state.question }

    /// The open question with all that is known about it; `nil` if there is none.
    public var prompt: Prompt? { performer.state.prompt }

    /// The number of turns so far, the one in progress among them.
    public var turnCount: Int { performer.progress.turns }

    /// What has happened in the turn in progress and is not in the journal yet. It may still come to nothing.
    public var entriesToCome: [JournalEntry] { performer.entriesToCome }

    /// The phase the conversation is in.
    public var phase: Phase { performer.state.phase }

    /// The latest time by which to call `processPendingEvents()`; `nil` if no timer is running.
    public var nextTimer: Date? { performer.nextTimer }

    /// Whether an app is still working on an operation whose outcome is pending.
    public var awaitsOutcome: Bool { !performer.state.pending.isEmpty }

    /// Whether an app is sending updates about something that it has done, such as the progress of a ride.
    public var awaitsUpdates: Bool { !performer.state.followed.isEmpty }

    /// Processes an utterance until the person is asked something or the request has ended. Turns never overlap: one that starts
    /// while another is running waits for it.
    ///
    /// - Parameters:
    ///   - speaker: who says it; `nil` for the person themselves.
    ///   - reference: the ``Prompt/reference`` of the question that it answers, by those who may have been shown another one; `nil`
    ///     where that cannot be.
    /// - Throws: `QuestionError` if the open question is not that one; then nothing has been heard. `StoreError` if the journal cannot be
    ///   written; if that is so from the beginning of the turn, nothing has been heard, and nothing was handled. Otherwise what is left of the
    ///   turn is done before the next one, and ``processPendingEvents()`` returns it. With `conversationGone`, the conversation has ended; with
    ///   `leaseLost`, another node continues it, and this object is of no use any more.
    public func say(_ utterance: String, by speaker: Speaker? = nil, answering reference: String? = nil) async throws -> Turn {
        try await run {
            if let reference, performer.state.prompt?.reference != reference {
                // Another node may have asked since.
                try await performer.checkIsHeld()
                throw QuestionError()
            }
            let context = try await listen()
            let (reading, remarks) = await read(utterance, in: context, by: reader)
            return try await hear(utterance, reading, remarks, at: context.now, by: speaker)
        }
    }

    /// Begins a request that was put together without a sentence. It is resolved, confirmed and handled like one that was said.
    ///
    /// - Parameter speaker: who begins it; `nil` for the person themselves.
    /// - Throws: `RequestFormError` if the form makes no request; then nothing has been heard. `StoreError` as for
    ///   ``say(_:by:answering:)``.
    public func request(_ form: RequestForm, by speaker: Speaker? = nil) async throws -> Turn {
        try await run {
            let context = try await listen()
            let request = try form.hypothesis(in: context, by: setting.interpreter, setting.assistant.catalogue)
            return try await hear(form.words, Interpretation(acts: [.request(request)]), [], at: context.now, by: speaker)
        }
    }

    /// Prepares for what is about to be heard.
    private func listen() async throws -> InterpretationContext {
        isEnded = false
        setting.assistant.memory?.desk.attend(performer.messages)
        try await storeContributions()
        try await recordAccessChanges()
        for app in setting.apps.apps { await app.connection.launch(for: person) }
        reader.learn(performer.apps.inbox.takeVocabularies())
        return reader.context(performer.state, at: setting.assistant.now())
    }

    private func hear(
        _ utterance: String, _ reading: Interpretation, _ remarks: [String], at time: Date, by speaker: Speaker?
    ) async throws -> Turn {
        let first = await heard(utterance, reading, remarks, at: time, by: speaker)
        return try await performer.turn(first.item, remarks: first.remarks) { try await hearRest($0) }
    }

    private func heard(
        _ utterance: String, _ reading: Interpretation, _ remarks: [String], at time: Date, by speaker: Speaker?
    ) async -> EffectPerformer.Heard {
        let (acts, problems) = await answered(reading.acts, at: time)
        let habits = await habits(for: acts)
        var event = performer.event(
            .said(utterance, acts: acts), at: time, access: accessNews(for: Set(acts.flatMap(\.intents))), habits: habits,
            speaker: speaker)
        event.rest = reading.rest
        return (.heard(event, rejected: reading.rejected.map(\.outline)), remarks + problems + habits.remarks)
    }

    /// What the rest of an utterance says once what stands before it has been done; `nil` if it agrees to what the person has not heard yet.
    func hearRest(_ rest: String) async throws -> EffectPerformer.Heard? {
        let context = reader.context(performer.state, at: setting.assistant.now())
        let (reading, remarks) = await read(rest, in: context, by: reader)
        guard context.question == nil || !(reading.acts.first?.agrees ?? false) else { return nil }
        var more = await heard(rest, reading, remarks, at: context.now, by: performer.progress.speaker)
        if case .heard(var event, let rejected) = more.item {
            event.isRest = true
            more.item = .heard(event, rejected: rejected)
        }
        return more
    }

    /// Processes what has happened without an utterance: expired timers, outcomes of operations that were in progress,
    /// updates, messages that apps have reported, and notifications and shortcuts that are due.
    ///
    /// - Returns: one turn for each, in order; empty if nothing has happened.
    /// - Throws: `StoreError` if the journal cannot be written.
    public func processPendingEvents() async throws -> [Turn] {
        if queue.isBusy { await performer.storeOutcomes() }
        return try await run {
            var turns = takeBelated()
            try await storeContributions()
            await readAppointments()
            try await hearOfOthers()
            while let kind = try await nextEvent() {
                if let turn = try await turn(kind) { turns.append(turn) }
            }
            return turns
        }
    }

    /// The event of that kind, with what it must know of apps that it is about.
    func event(_ kind: Event.Kind) async -> Event {
        switch kind {
        case .received: return performer.event(kind, access: accessNews(for: ["INSendMessageIntent"]))
        case .rang(let notices): return performer.event(kind, access: accessNews(of: Set(notices.map(\.app))))
        case .scheduled(let request, _):
            let habits = await habits(for: [.request(request)])
            return performer.event(kind, access: accessNews(for: [request.intent]), habits: habits)
        default: return performer.event(kind)
        }
    }

    /// The turns that occur without an utterance, as they happen.
    public nonisolated var happenings: Happenings { Happenings(conversation: self) }

    /// Returns when ``processPendingEvents()`` may have something to do: an app's event has arrived, a timer is due, or the
    /// conversation has ended. Also returns when the task is cancelled.
    public func waitForPendingEvents() async {
        guard let longest = longestPause else { return await pendingEvents.wait() }
        await pendingEvents.wait(atMost: longest, on: setting.assistant.clock)
    }

    /// For how long ``processPendingEvents()`` has nothing to do unless something happens; `nil` for ever.
    public var longestPause: Duration? {
        let (timer, longest) = (nextTimer, longestWait)
        guard let seconds = timer.map({ max($0.timeIntervalSince(setting.assistant.now()), 0) }) ?? longest else { return nil }
        return .seconds(min(seconds, longest ?? 3_600))
    }

    /// Has a function called when ``processPendingEvents()`` may have something to do, in place of a task that waits for that: a task takes some
    /// kilobytes, and servers have many conversations. Time that passes does not count; see ``longestPause``.
    public nonisolated func observePendingEvents(_ observer: @escaping @Sendable () -> Void) { pendingEvents.observe(observer) }

    /// Performs a turn once the earlier ones have ended. Wakes those who wait for a timer, if the next timer has changed.
    func run<Result>(_ turn: () async throws -> Result) async throws -> Result {
        let timer = nextTimer
        defer { if nextTimer != timer { pendingEvents.give() } }
        return try await queue.run {
            if let gone { throw gone }
            do {
                try await performer.begin(completingEarlierTurns: restored != nil || !performer.isIdle)
                try await completeEarlierTurns()
                if setting.assistant.memory?.knownAppointments(of: person) == nil { await readAppointments() }
                let result = try await turn()
                try await storeContributions()
                return result
            } catch let error as StoreError where error.code == .conversationGone {
                giveUp(because: error)
                setting.assistant.memory?.forget(person)
                throw error
            } catch let error as StoreError where error.code == .leaseLost {
                giveUp(because: error)
                throw error
            } catch {
                // What may have been written is found out without waiting for anybody.
                if performer.isUncertain { pendingEvents.give() }
                throw error
            }
        }
    }

    /// Ends the conversation here: its journal is gone, because the person's data has been erased, or another node continues it. Nothing of it is
    /// stored any more.
    private func giveUp(because error: StoreError) {
        gone = error
        isEnded = true
        belated = []
        setting.assistant.memory?.desk.leave(performer.messages)
        pendingEvents.give()
    }

    /// Stores what apps have contributed. What cannot be stored stays pending, and the developer is told in the next turn.
    ///
    /// - Throws: `StoreError` with `conversationGone`, with nothing stored.
    func storeContributions() async throws {
        guard let memory = setting.assistant.memory else { return }
        // Also at the end of a turn, which may have taken long.
        if memory.isPending(for: person) { try await performer.checkIsThere() }
        for remark in await memory.flush(for: person) { performer.apps.inbox.add(remark: remark) }
    }

    /// Notifies the conversation that the device was locked or unlocked. A request that was waiting for this continues.
    ///
    /// - Throws: `StoreError` if the journal cannot be written.
    @discardableResult
    public func setLocked(_ isLocked: Bool) async throws -> Turn {
        try await run { try await performer.turn(.happened(performer.event(.lock(isLocked), access: accessNews()))) }
    }

    /// Ends the conversation: open requests end, and no app sends any more updates.
    ///
    /// - Throws: `StoreError` if the journal cannot be written.
    @discardableResult
    public func end() async throws -> Turn {
        defer { pendingEvents.give() }
        return try await run {
            isEnded = true
            setting.assistant.memory?.desk.leave(performer.messages)
            return try await performer.turn(.left)
        }
    }

    /// What apps may use, where the dialogue needs to know it and does not: those that may get a request, and those that have had one.
    ///
    /// - Parameters:
    ///   - intents: the intents that the person may mean.
    ///   - apps: apps that have something to say.
    private func accessNews(for intents: Set<String> = [], of apps: Set<String> = []) -> [String: AppAccess] {
        var news: [String: AppAccess] = [:]
        for app in setting.descriptions {
            let known = performer.state.access[app.id]
            guard known != nil || apps.contains(app.id) || !intents.isDisjoint(with: app.intents) else { continue }
            let access = setting.person.permissions.access(of: app.id)
            if access != known { news[app.id] = access }
        }
        return news
    }

    /// Records what apps may now see, if the person has changed that.
    private func recordAccessChanges() async throws {
        let changes = performer.apps.inbox.takePermissions().compactMapValues { $0[.contacts] }
        for app in setting.apps.apps {
            guard let sees = changes[app.description.id] else { continue }
            let known = performer.state.contactAccess[app.description.id] ?? app.description.seesContacts
            if sees != known { _ = try await performer.turn(.access(app: app.description.id, seesContacts: sees)) }
        }
    }
}

extension DialogueAct {
    /// Whether it says yes.
    fileprivate var agrees: Bool {
        switch self {
        case .yes: true
        case .followed(let first, _): first.agrees
        default: false
        }
    }
}

extension Hypothesis {
    /// What is kept of a reading that ranked lower: why it was considered, and not the values, which come to nothing.
    fileprivate var outline: Hypothesis {
        Hypothesis(intent: intent, app: app, score: score, template: template, reasons: reasons)
    }
}

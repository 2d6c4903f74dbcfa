public import Dialogue
import ExtensionProtocol
public import Foundation
public import IntentSchema
import Rendering
import Store
import Understanding

/// One conversation: performs the effects that the dialogue decides on, turns their outcomes into events, and writes every event
/// down before it acts on it.
public actor Conversation {
    public nonisolated let id: String
    private let assistant: Assistant
    private let dialogue: Dialogue
    private let connections: [String: any ExtensionConnection]
    private let inbox: ExtensionInbox
    private let contacts: ContactIndex
    /// The apps with the words that they have told; `nil` until something is to be read.
    private var preparedIndex: AppIndex?
    /// The words that the apps have told of what the person calls things, by app.
    private var userWords: [String: UserVocabulary] = [:]
    private var state = DialogueState()
    private var written = 0
    private var turns = 0
    private var current: [JournalItem] = []
    /// When each running timer is due.
    private var timers: [Int: Date] = [:]
    private var isTaken = false
    private var waiting: [CheckedContinuation<Void, Never>] = []
    /// What the journal leaves to be done; `nil` once it is done, or when there was nothing.
    private var replay: Replay?

    /// - Parameter replay: where its journal stops; `nil` for a conversation that begins.
    init(id: String, assistant: Assistant, contacts: ContactIndex, replay: Replay? = nil) {
        self.id = id
        self.assistant = assistant
        self.contacts = contacts
        dialogue = assistant.dialogue
        connections = Dictionary(assistant.apps.map { ($0.description.id, $0.connection) }) { first, _ in first }
        inbox = ExtensionInbox(of: assistant.apps.map { ($0.description.id, $0.connection.events) })
        self.replay = replay
        guard let replay else { return }
        state = replay.state
        timers = replay.timers
        turns = replay.turns
        written = replay.entries
    }

    /// The question that is open; `nil` when nothing is asked.
    public var question: Question? { state.question }

    /// The phase the conversation is in.
    public var phase: Phase { state.phase }

    /// When `processPendingEvents()` has something to do at the latest; `nil` when no timer runs.
    public var nextTimer: Date? { timers.values.min() }

    /// Whether an app still works on something whose outcome is to come.
    public var awaitsOutcome: Bool { !state.pending.isEmpty }

    /// Whether an app reports of something that it has done, such as how a ride comes along.
    public var awaitsUpdates: Bool { !state.followed.isEmpty }

    /// Takes something the person said and goes on until the person is asked or the request has ended. Turns never overlap: one
    /// that is begun while another runs waits for it.
    ///
    /// - Throws: `StoreError` when the journal cannot be written; then nothing was done about what could not be written.
    public func say(_ utterance: String) async throws -> Turn {
        await takeTurn()
        defer { endTurn() }
        try await noticeAccess()
        await noticeWords()
        let time = assistant.surroundings.now()
        let (reading, remarks) = await read(utterance, at: time)
        let event = Event(
            time: time, identifier: assistant.surroundings.makeIdentifier(), kind: .said(utterance, acts: reading.acts))
        return try await turn(.heard(event, rejected: reading.rejected), event, remarks: remarks)
    }

    /// Reads something said; others are consulted before anything is written, so a replay needs none of them.
    private func read(_ utterance: String, at time: Date) async -> (Interpretation, remarks: [String]) {
        let context = context(at: time)
        let reading = assistant.interpreter.interpret(utterance, in: context)
        guard assistant.proposer != nil || assistant.geocoder != nil else { return (reading, []) }
        let consultation = Consultation(
            proposer: assistant.proposer, geocoder: assistant.geocoder, catalogue: assistant.catalogue,
            interpreter: assistant.interpreter)
        let improved = await consultation.improved(reading, of: utterance, in: context)
        return (improved.reading, improved.remarks)
    }

    /// Takes what happened without anybody saying anything: timers that have run out by now, and outcomes of operations that
    /// were in progress.
    ///
    /// - Returns: a turn for each, in order; empty when nothing happened.
    /// - Throws: `StoreError` when the journal cannot be written.
    public func processPendingEvents() async throws -> [Turn] {
        await takeTurn()
        defer { endTurn() }
        var turns: [Turn] = []
        while let kind = nextHappening() { turns.append(try await turn(kind)) }
        return turns
    }

    /// Tells the conversation that the device was locked or unlocked. A request that waits for that goes on.
    ///
    /// - Throws: `StoreError` when the journal cannot be written.
    @discardableResult
    public func setLocked(_ isLocked: Bool) async throws -> Turn {
        await takeTurn()
        defer { endTurn() }
        return try await turn(.lock(isLocked))
    }

    /// Ends the conversation, because the person has gone: what is open ends, and no app reports any more.
    ///
    /// - Throws: `StoreError` when the journal cannot be written.
    @discardableResult
    public func end() async throws -> Turn {
        await takeTurn()
        defer { endTurn() }
        return try await turn(.left)
    }

    /// Takes note of what apps may see now, where the person has changed that.
    private func noticeAccess() async throws {
        let changes = inbox.takeContactAccess()
        for app in assistant.apps {
            guard let sees = changes[app.description.id] else { continue }
            let known = state.contactAccess[app.description.id] ?? app.description.seesContacts
            if sees != known { _ = try await turn(.access(app: app.description.id, seesContacts: sees)) }
        }
    }

    /// Prepares the apps anew when one has told other words than before.
    private func noticeWords() async {
        for app in assistant.apps { await app.connection.launch() }
        let told = inbox.takeVocabularies().filter { $0.value.version != userWords[$0.key]?.version ?? 0 }
        guard !told.isEmpty else { return }
        userWords.merge(told) { $1 }
        preparedIndex = nil
    }

    private var appIndex: AppIndex {
        if let preparedIndex { return preparedIndex }
        let index = AppIndex(assistant.apps.map(\.description), userWords: userWords.mapValues(\.words))
        preparedIndex = index
        return index
    }

    private func nextHappening() -> Event.Kind? {
        let operations = Set(state.pending.compactMap(\.request.operation))
        if let (operation, reply) = inbox.takeOutcome(of: operations),
            let pending = state.pending.first(where: { $0.request.operation == operation })
        {
            return .answered(call: pending.call, reply)
        }
        if let (request, response) = nextUpdate() { return .updated(request: request, response) }
        let now = assistant.surroundings.now()
        let due = timers.filter { $0.value <= now }.min { ($0.value, $0.key) < ($1.value, $1.key) }
        guard let due else { return nil }
        timers[due.key] = nil
        return .elapsed(timer: due.key)
    }

    private func nextUpdate() -> (request: String, response: Record?)? {
        let followed = Dictionary(state.followed.map { ($0.request.identifier, $0) }) { first, _ in first }
        guard !followed.isEmpty else { return nil }
        while let update = inbox.takeUpdate(of: Set(followed.keys)) {
            guard let response = update.response, followed[update.request]?.isNews(response) == false else { return update }
        }
        return nil
    }

    private func turn(_ kind: Event.Kind) async throws -> Turn {
        let event = Event(
            time: assistant.surroundings.now(), identifier: assistant.surroundings.makeIdentifier(), kind: kind)
        return try await turn(.happened(event), event)
    }

    private func turn(_ beginning: JournalItem, _ event: Event, remarks: [String] = []) async throws -> Turn {
        current = []
        try await write(beginning, at: event.time)
        for remark in remarks { try await write(.explained(.remark(remark))) }
        turns += 1
        try await perform(dialogue.step(&state, event))
        try await writeRemarks()
        return Turn(number: turns, time: event.time, items: current)
    }

    private func writeRemarks() async throws {
        for remark in inbox.takeRemarks() { try await write(.explained(.remark(remark))) }
    }

    private func context(at time: Date) -> InterpretationContext {
        let surroundings = assistant.surroundings
        var context = InterpretationContext(
            now: time, calendar: surroundings.calendar, locale: surroundings.locale, location: surroundings.location,
            question: state.question, parameters: state.parameters,
            recent: state.recent.flatMap { [$0.intent] + ($0.response.map { [$0] } ?? []) }, appIndex: appIndex,
            contacts: contacts)
        context.offered = state.offered
        context.said = state.said
        context.former = state.former
        context.lapsed = state.lapsed?.intent
        context.heard = state.heard ?? []
        if case .answer(let inquiry, _)? = state.lastMessage { context.told = inquiry }
        return context
    }

    private func perform(_ effects: [Effect]) async throws {
        var queue = effects[...]
        while let effect = queue.popFirst() {
            switch effect {
            case .call(let call): queue += try await make(call)
            case .say(let message): try await convey(message)
            case .openApp(let app, let activity): try await open(app, activity)
            case .startTimer(let number, let seconds): timers[number] = assistant.surroundings.now() + seconds
            case .stopTimer(let number): timers[number] = nil
            case .startUpdates(let app, let intent, let identifier):
                await startUpdates(
                    of: UpdatesRequest(intent: intent, identifier: identifier, person: dialogue.person), by: app)
            case .stopUpdates(let app, let intent, let identifier):
                let request = UpdatesRequest(intent: intent, identifier: identifier, person: dialogue.person)
                await connections[app]?.stopUpdates(of: request, deadline: deadline(of: intent))
            case .explain(let explanation): try await write(.explained(explanation))
            }
        }
    }

    /// Makes the call and folds its answer.
    private func make(_ call: Call) async throws -> [Effect] {
        try await write(.calling(call))
        let clock = ContinuousClock()
        let start = clock.now
        let answer = await send(call)
        return try await fold(answer, to: call, seconds: (clock.now - start) / .seconds(1))
    }

    private func fold(_ answer: ExtensionAnswer, to call: Call, seconds: Double) async throws -> [Effect] {
        let time = assistant.surroundings.now()
        let event = Event(
            time: time, identifier: assistant.surroundings.makeIdentifier(), kind: .answered(call: call.number, answer.reply))
        try await write(.answered(event, seconds: seconds, remarks: answer.remarks, handler: answer.handler), at: time)
        return dialogue.step(&state, event)
    }

    private func startUpdates(of request: UpdatesRequest, by id: String) async {
        guard let connection = connections[id] else { return }
        inbox.claim(request.identifier, of: id)
        guard let failure = await connection.startUpdates(of: request, deadline: deadline(of: request.intent)) else { return }
        inbox.add(remark: "no updates of \(request.intent.type), \(failure.code.rawValue): \(failure.message)")
        inbox.add(endOfUpdates: request.identifier)
    }

    private func deadline(of intent: Record) -> Duration {
        .seconds((assistant.policy.deadlinesByIntent[intent.type] ?? assistant.policy.deadlines).handle)
    }

    private func send(_ call: Call) async -> ExtensionAnswer {
        guard let connection = connections[call.app] else {
            return ExtensionAnswer(.failed(ExtensionFailure(.unavailable, "no app '\(call.app)' is installed; install it again")))
        }
        inbox.claim(call.request.identifier, of: call.app)
        return await connection.send(call.request, deadline: .seconds(call.deadlineSeconds))
    }

    private func convey(_ message: Message) async throws {
        let time = assistant.surroundings.now()
        try await write(.conveyed(message, assistant.renderer.render(message, now: time)), at: time)
    }

    private func open(_ app: String, _ activity: Record) async throws {
        let accepted = await connections[app]?.continueActivity(activity) ?? false
        try await write(.openedApp(app: app, activity: activity, accepted: accepted))
    }

    private func write(_ item: JournalItem, at time: Date? = nil) async throws {
        let entry = JournalEntry(
            item, conversation: id, sequence: written + 1, time: time ?? assistant.surroundings.now())
        try await assistant.journal.append(entry)
        written += 1
        current.append(item)
    }

    // MARK: - Going on after an interruption

    /// Does what was cut off when the journal stopped. Calls to resolve and confirm whose answer is missing are made again. A call
    /// to handle is delivered again, as the same operation, where the app's end remembers operations; else the person is told
    /// that the outcome is not known, and the app is asked how things stand where it can be.
    ///
    /// - Returns: the turn that was cut off, from its beginning, and those that the interruption led to; empty when nothing was cut
    ///   off.
    /// - Throws: `StoreError` when the journal cannot be written.
    public func resume() async throws -> [Turn] {
        await takeTurn()
        defer { endTurn() }
        guard let replay else { return [] }
        self.replay = nil
        for operation in state.pending {
            inbox.claim(operation.request.identifier, of: operation.request.app)
        }
        for followed in state.followed {
            await startUpdates(
                of: UpdatesRequest(
                    intent: followed.request.intent, identifier: followed.request.identifier, person: dialogue.person),
                by: followed.request.app)
        }
        var turns: [Turn] = []
        if replay.interrupted != nil || !replay.remaining.isEmpty { turns.append(try await finish(replay)) }
        for operation in state.pending where connections[operation.request.app]?.remembersOperations != true {
            turns.append(try await turn(.answered(call: operation.call, Interruption.reply)))
        }
        if let event = Interruption.question(
            after: turns, state, apps: assistant.apps.map(\.description), time: assistant.surroundings.now(),
            identifier: assistant.surroundings.makeIdentifier())
        {
            turns.append(try await turn(.happened(event), event))
        }
        return turns
    }

    private func finish(_ replay: Replay) async throws -> Turn {
        current = replay.current
        var effects = replay.remaining
        if let call = replay.interrupted {
            try await write(.explained(Explanation(.callInterrupted, ["\(call.number)"])))
            effects += try await makeAgain(call)
        }
        try await perform(effects)
        try await writeRemarks()
        return Turn(number: turns, time: replay.time, items: current)
    }

    /// Makes a call whose answer is missing again, unless that could have its effect a second time.
    private func makeAgain(_ call: Call) async throws -> [Effect] {
        if case .handle = call.request.method, connections[call.app]?.remembersOperations != true {
            return try await fold(ExtensionAnswer(Interruption.reply), to: call, seconds: 0)
        }
        let clock = ContinuousClock()
        let start = clock.now
        let answer = await send(call)
        return try await fold(answer, to: call, seconds: (clock.now - start) / .seconds(1))
    }

    // MARK: - One turn at a time

    private func takeTurn() async {
        guard isTaken else {
            isTaken = true
            return
        }
        await withCheckedContinuation { waiting.append($0) }
    }

    private func endTurn() {
        guard !waiting.isEmpty else {
            isTaken = false
            return
        }
        waiting.removeFirst().resume()
    }
}

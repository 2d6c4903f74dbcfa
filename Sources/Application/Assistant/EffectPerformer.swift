import Dialogue
import ExtensionProtocol
import Foundation
import IntentSchema
import Rendering
import Store

/// Performs the effects that the dialogue decides on and folds their results. Every event is appended to the journal before it is
/// acted on.
///
/// Belongs to one conversation, whose actor isolates every call.
final class EffectPerformer {
    let dialogue: Dialogue
    let apps: AppConnections
    private(set) var state = DialogueState()
    private let id: String
    private let setting: ConversationSetting
    private let assistant: Assistant
    /// When each running timer is due.
    private var timers: [Int: Date] = [:]
    private var turns = 0
    /// The number of entries in the journal.
    private var written = 0
    /// The number of entries at the last snapshot.
    private var snapshotEntries = 0
    /// The items of the current turn.
    private var current: [JournalItem] = []

    /// - Parameters:
    ///   - replay: the state at the end of the journal; `nil` for a new conversation.
    ///   - arrived: called when an app's event has arrived, on the thread that delivered it.
    init(_ setting: ConversationSetting, id: String, replay: Replay?, arrived: @escaping @Sendable () -> Void) {
        self.id = id
        self.setting = setting
        assistant = setting.assistant
        dialogue = setting.dialogue
        apps = AppConnections(setting, arrived: arrived)
        guard let replay else { return }
        state = replay.state
        timers = replay.timers
        turns = replay.turns
        written = replay.entries
        snapshotEntries = replay.snapshotEntries
    }

    /// When the next timer is due; `nil` if none is running.
    var nextTimer: Date? { timers.values.min() }

    /// Removes and returns the number of a timer that is due; `nil` if there is none.
    func takeTimer() -> Int? {
        let now = assistant.now()
        let due = timers.filter { $0.value <= now }.min { ($0.value, $0.key) < ($1.value, $1.key) }
        if let due { timers[due.key] = nil }
        return due?.key
    }

    // MARK: - Turns

    /// Starts a turn with an event.
    func turn(isolation: isolated (any Actor)? = #isolation, _ kind: Event.Kind) async throws -> Turn {
        let event = event(kind)
        return try await turn(.happened(event), event)
    }

    /// Appends the event that starts a turn, folds it and performs the resulting effects.
    func turn(
        isolation: isolated (any Actor)? = #isolation, _ beginning: JournalItem, _ event: Event, remarks: [String] = []
    ) async throws -> Turn {
        current = []
        try await write(beginning, at: event.time)
        for remark in remarks { try await write(.explained(.remark(remark))) }
        turns += 1
        return try await finish(dialogue.step(&state, event), since: event.time)
    }

    /// Continues the last turn of a journal where it was interrupted.
    func takeUp(_ items: [JournalItem]) { current = items }

    /// Performs the rest of a turn.
    func finish(isolation: isolated (any Actor)? = #isolation, _ effects: [Effect], since time: Date) async throws -> Turn {
        try await perform(effects)
        for remark in apps.inbox.takeRemarks() { try await write(.explained(.remark(remark))) }
        await saveSnapshotIfDue()
        return Turn(number: turns, time: time, items: current)
    }

    private func saveSnapshotIfDue(isolation: isolated (any Actor)? = #isolation) async {
        guard written - snapshotEntries >= assistant.entriesPerSnapshot else { return }
        snapshotEntries = written
        let snapshot = ConversationSnapshot(
            digest: dialogue.digest, state: state, turns: turns, entries: written, timers: timers)
        // Without the snapshot, more of the journal is replayed, but nothing is lost.
        try? await assistant.journal.save(
            JournalSnapshot(sequence: written, payload: JournalPayload(snapshot)), of: id, for: dialogue.person)
    }

    func event(_ kind: Event.Kind, at time: Date? = nil) -> Event {
        Event(time: time ?? assistant.now(), identifier: assistant.makeIdentifier(), kind: kind)
    }

    func write(isolation: isolated (any Actor)? = #isolation, _ item: JournalItem, at time: Date? = nil) async throws {
        let entry = JournalEntry(
            item, conversation: id, sequence: written + 1, time: time ?? assistant.now())
        try await assistant.journal.append(entry, for: dialogue.person)
        written += 1
        current.append(item)
    }

    // MARK: - Effects

    private func perform(isolation: isolated (any Actor)? = #isolation, _ effects: [Effect]) async throws {
        var queue = effects[...]
        while let effect = queue.popFirst() {
            switch effect {
            case .call(let call):
                try await write(.calling(call))
                queue += try await complete(call)
            case .say(let message):
                let time = assistant.now()
                try await write(.conveyed(message, setting.renderer.render(message, now: time)), at: time)
            case .openApp(let app, let activity):
                try await write(.openedApp(app: app, activity: activity, accepted: await apps.open(app, activity)))
            case .startTimer(let number, let seconds): timers[number] = assistant.now() + seconds
            case .stopTimer(let number): timers[number] = nil
            case .startUpdates(let app, let intent, let identifier): await apps.startUpdates(of: intent, identifier, by: app)
            case .stopUpdates(let app, let intent, let identifier): await apps.stopUpdates(of: intent, identifier, by: app)
            case .explain(let explanation): try await write(.explained(explanation))
            }
        }
    }

    /// Makes a call that is already in the journal, and folds its answer.
    func complete(isolation: isolated (any Actor)? = #isolation, _ call: Call) async throws -> [Effect] {
        let clock = ContinuousClock()
        let start = clock.now
        let answer = await apps.send(call)
        return try await fold(answer, to: call, seconds: (clock.now - start) / .seconds(1))
    }

    func fold(
        isolation: isolated (any Actor)? = #isolation, _ answer: ExtensionAnswer, to call: Call, seconds: Double
    ) async throws -> [Effect] {
        let event = event(.answered(call: call.number, answer.reply))
        try await write(.answered(event, seconds: seconds, remarks: answer.remarks, handler: answer.handler), at: event.time)
        return dialogue.step(&state, event)
    }
}

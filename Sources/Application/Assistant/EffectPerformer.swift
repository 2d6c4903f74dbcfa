import Dialogue
import ExtensionProtocol
import Foundation
import IntentSchema
import Rendering
import Store

/// Performs the effects that the dialogue decides on and folds their results. Every event is in the journal before anything happens that
/// cannot be taken back: before an app handles something or is opened, before anything is kept elsewhere, and before the turn is shown.
/// What lies between is appended together (decision 83).
///
/// If the journal cannot be written, what was to follow stays to be done, and ``finishTurn()`` does it later; what was said in a turn of
/// which nothing has been written has not been heard. Belongs to one conversation, whose actor isolates every call.
final class EffectPerformer {
    let apps: AppConnections
    private(set) var progress: ConversationProgress
    /// What the progress includes, and the journal does not yet.
    private var unwritten = UnwrittenEntries()
    /// Where to go back to if nothing of the turn that the person began can be written; `nil` once something is. Boxed, as between turns it
    /// would take as much memory as the progress.
    private var beginning: Boxed<ConversationProgress>?
    /// Whether the journal has been found to end where it should, by reading or by appending to it, since the turn began.
    var isCurrent = false
    /// Whether the outcome of an append is unknown: it may have been written, or may still be.
    var isUncertain = false
    /// Outcomes that arrived and have not been folded yet.
    var outcomes: [ArrivedOutcome] = []
    /// Those that have been folded by items which are not in the journal yet.
    var foldedOutcomes: [ArrivedOutcome] = []
    /// Messages that have arrived and are not announced yet.
    let messages: MessageBox
    /// Those of them that are being announced.
    var announcing: [MessageBox.Item] = []
    /// What is due and is being taken.
    var taking: [Appointment] = []
    /// When notifications were told last; `nil` if they have not been in this process.
    var lastRing: Date?
    /// The operations in progress whose outcomes will come from another node.
    var awaited: Set<String> = []
    /// The receipt of the operation of the last call, as it was before the call; `nil` if there was none.
    var keptReceipt: Receipt?
    /// When the last call was made; `nil` if it was made by an earlier process.
    private var callTime: Date?
    let id: String
    /// How often other nodes may have counted this one as gone, up to when something was last written under the lease; `nil` if nothing has been.
    var provenLapses: Int?
    /// The right to write; `nil` in a process that is alone.
    var lease: Lease?
    private let setting: ConversationSetting
    /// What follows the last entry and is not compared when the journal is replayed.
    private var asides: ArraySlice<Effect> = []
    /// The answer to the call in progress, until it has been written.
    private var answer: (answer: ExtensionAnswer, seconds: Double)?

    /// - Parameters:
    ///   - lease: the right to write to it; `nil` in a process that is alone.
    ///   - progress: where the journal ends; `nil` for a new conversation.
    ///   - arrived: called when an app's event has arrived, on the thread that delivered it.
    init(
        _ setting: ConversationSetting, id: String, lease: Lease?, progress: ConversationProgress?,
        arrived: @escaping @Sendable () -> Void
    ) {
        self.id = id
        self.lease = lease
        self.progress = progress ?? ConversationProgress(dialogue: setting.dialogue)
        self.setting = setting
        apps = AppConnections(setting, arrived: arrived)
        messages = MessageBox(setting, of: id, inbox: apps.inbox, arrived: arrived)
        if let progress, !progress.isSettled { asides = progress.answersToKeep[...] }
    }

    /// Whether everything that has been decided has been done, as it is between two turns.
    var isIdle: Bool { progress.isSettled && asides.isEmpty && unwritten.isEmpty }
    var state: DialogueState { progress.state }
    var assistant: Assistant { setting.assistant }
    var permissions: AppPermissions { setting.person.permissions }
    var person: String { progress.dialogue.person }

    // MARK: - Turns

    /// Performs a turn that starts with an event.
    func turn(isolation: isolated (any Actor)? = #isolation, _ kind: Event.Kind) async throws -> Turn {
        try await turn(.happened(event(kind)))
    }

    /// Performs the turn that an item starts.
    ///
    /// - Parameter hear: what the rest of an utterance says; `nil` if it is not to be heard.
    func turn(
        isolation: isolated (any Actor)? = #isolation, _ first: JournalItem, remarks: [String] = [],
        hearing hear: (String) async throws -> Heard? = { _ in nil }
    ) async throws -> Turn {
        if case .heard = first { beginning = Boxed(progress) }
        defer { beginning = nil }
        do {
            // What was due is taken first: another conversation may be sooner.
            if first.takesAppointments { try await append(first) } else { write(first) }
            for remark in remarks { write(.explained(.remark(remark))) }
            return try await finishTurn(hearing: hear)
        } catch {
            unhear()
            throw error
        }
    }

    /// An item with which a turn begins or goes on, and remarks on it for the developer.
    typealias Heard = (item: JournalItem, remarks: [String])

    /// Performs the rest of the last turn.
    ///
    /// - Parameter hear: what the rest of an utterance says; `nil` if it is not to be heard.
    /// - Returns: the turn, from its beginning.
    func finishTurn(
        isolation: isolated (any Actor)? = #isolation, hearing hear: (String) async throws -> Heard? = { _ in nil }
    ) async throws -> Turn {
        try await performEffects()
        while let rest = progress.rest {
            guard let heard = try await hear(rest) else {
                write(.explained(Explanation(.restNotHeard)))
                break
            }
            write(heard.item)
            for remark in heard.remarks { write(.explained(.remark(remark))) }
            try await performEffects()
        }
        for remark in apps.inbox.takeRemarks() { write(.explained(.remark(remark))) }
        try await flush()
        await saveSnapshotIfDue()
        let turn = Turn(number: progress.turns, time: progress.time, items: progress.current)
        progress.dropTurn()
        return turn
    }

    private func saveSnapshotIfDue(isolation: isolated (any Actor)? = #isolation) async {
        guard progress.entries - progress.snapshotEntries >= assistant.entriesPerSnapshot, let snapshot = progress.snapshot else {
            return
        }
        progress.snapshotEntries = progress.entries
        // Without the snapshot, more of the journal is replayed, but nothing is lost.
        try? await assistant.journal.save(
            JournalSnapshot(sequence: snapshot.entries, payload: JournalPayload(snapshot)), of: id, for: person)
    }

    func event(
        _ kind: Event.Kind, at time: Date? = nil, access: [String: AppAccess] = [:], habits: Habits = Habits(),
        speaker: Speaker? = nil
    ) -> Event {
        Event(
            time: time ?? assistant.now(), identifier: assistant.makeIdentifier(), kind: kind, access: access,
            habits: habits.apps, people: habits.people, speaker: speaker)
    }

    /// How many entries the journal has, as far as is known.
    var written: Int { progress.entries - unwritten.entries.count }

    /// What has happened in the turn in progress and is not in the journal yet.
    var entriesToCome: [JournalEntry] { unwritten.entries }

    // MARK: - Writing

    /// Advances by an item, which is appended with the next ``flush()``.
    func write(_ item: JournalItem, at time: Date? = nil) {
        let time = time ?? item.event?.time ?? assistant.now()
        var next = progress
        let passed = next.advance(by: item, at: time)
        unwritten.entries.append(JournalEntry(item, conversation: id, sequence: next.entries, time: time))
        unwritten.changes += changes(by: item, to: next, at: time)
        advance(by: item, to: next, passed)
    }

    /// Appends an item to the journal, and then advances by it.
    private func append(isolation: isolated (any Actor)? = #isolation, _ item: JournalItem) async throws {
        try await flush()
        let time = item.event?.time ?? assistant.now()
        var next = progress
        let passed = next.advance(by: item, at: time)
        let entry = JournalEntry(item, conversation: id, sequence: next.entries, time: time)
        try await store([entry], changes(by: item, to: next, at: time))
        isCurrent = true
        advance(by: item, to: next, passed)
    }

    private func advance(by item: JournalItem, to next: ConversationProgress, _ passed: [Effect]) {
        forgetOutcome(in: item)
        forgetMessages(in: item)
        forgetAppointments(in: item)
        progress = next
        asides += passed
    }

    /// Appends what is not in the journal yet. When it returns, all of it is on disk.
    ///
    /// - Throws: `StoreError`; nothing has been appended then, and it stays to be.
    func flush(isolation: isolated (any Actor)? = #isolation) async throws {
        guard !unwritten.isEmpty else { return }
        try await store(unwritten.entries, unwritten.changes)
        unwritten = UnwrittenEntries()
        foldedOutcomes = []
        beginning = nil
        isCurrent = true
    }

    /// Appends to the journal, and has other nodes hear of it.
    func store(
        isolation: isolated (any Actor)? = #isolation, _ entries: [JournalEntry], _ changes: [PendingWork.Change]
    ) async throws {
        let lapses = assistant.nodes?.membership.lapses
        do {
            try await assistant.journal.append(entries, pending: changes, for: person, under: lease)
            provenLapses = lapses
        } catch let error as StoreError where lease != nil && error.code == .sequenceConflict {
            // What was appended by this node, and had failed as far as was known here, is there.
            throw StoreError.leaseLost(id)
        } catch {
            isUncertain = (error as? StoreError)?.isRefusal != true
            throw error
        }
        assistant.nodes?.membership.announce(id)
    }

    /// Goes back to before the turn that the person began, if nothing of it has been written. Apps were asked, but have done nothing.
    private func unhear() {
        guard let beginning else { return }
        progress = beginning.value
        unwritten = UnwrittenEntries()
        asides = []
        answer = nil
    }

    /// Begins a turn: another process may have continued the conversation since the last one, or erased it.
    ///
    /// - Throws: as ``checkIsThere()``, if something was left to be done, which may do what cannot be taken back before it writes; as ``becomeCertain()``.
    func begin(isolation: isolated (any Actor)? = #isolation, completingEarlierTurns isBehind: Bool) async throws {
        isCurrent = false
        if isUncertain { try await becomeCertain() }
        if isBehind { try await checkIsCurrent() }
    }

    /// Checks that the journal ends where it did, unless that is known since the turn began: before apps are asked anything. A turn that
    /// asks none finds out when it appends its entries.
    ///
    /// - Throws: as ``checkIsThere()``.
    func checkIsCurrent(isolation: isolated (any Actor)? = #isolation) async throws {
        if !isCurrent { try await checkIsThere() }
    }

    /// Checks that the journal ends where it did, before apps are asked anything or anything is stored that belongs to the person. One
    /// that cannot be read is not found to be different.
    ///
    /// - Throws: `StoreError` with `conversationGone`, or with `leaseLost` (`sequenceConflict` in a process that is alone) if another process
    ///   continues the conversation.
    func checkIsThere(isolation: isolated (any Actor)? = #isolation) async throws {
        guard written > 0,
            let found = try? await assistant.journal.entries(of: id, for: person, after: written - 1)
        else { return }
        guard let last = found.last else { throw StoreError.conversationGone(id) }
        let next = JournalEntry(
            conversation: id, sequence: written + 1, time: last.time, kind: last.kind, payload: JournalPayload(Data()))
        do {
            try next.check(after: last.sequence)
        } catch let error as StoreError where lease != nil && error.code == .sequenceConflict {
            throw StoreError.leaseLost(id)
        }
        isCurrent = true
    }

    // MARK: - Effects

    private func performEffects(isolation: isolated (any Actor)? = #isolation) async throws {
        if let call = progress.interrupted { try await complete(call) }
        while true {
            if let aside = asides.first {
                try await perform(aside)
                asides.removeFirst()
            } else if let effect = progress.remaining.first {
                try await perform(effect)
            } else {
                return
            }
        }
    }

    private func perform(isolation: isolated (any Actor)? = #isolation, _ effect: Effect) async throws {
        switch effect {
        case .call(let call):
            try await readReceipt(of: call)
            let time = assistant.now()
            write(.calling(call), at: time)
            callTime = time
            try await complete(call)
        case .say(let message):
            let card = try await suppliedCard(for: message)
            let time = assistant.now()
            write(.conveyed(message, setting.renderer.render(message, card: card, now: time)), at: time)
        case .openApp(let app, let activity):
            // Behind a call to handle, a receipt is written, and what the app answered is found out by it.
            if unwritten.entries.count == progress.current.count { try await flush() }
            write(.openedApp(app: app, activity: activity, accepted: await apps.open(app, activity)))
        case .startUpdates(let app, let intent, let identifier):
            try await checkIsCurrent()
            await apps.startUpdates(of: intent, identifier, by: app)
        case .stopUpdates(let app, let intent, let identifier): await apps.stopUpdates(of: intent, identifier, by: app)
        case .keepAnswer(let app, let permission, let isGranted):
            try await keep(isGranted, permission, of: app)
        case .prefer(let app, let isWithdrawn, let intents):
            try await remember("which app to use") { try await $0.prefer(app, isWithdrawn: isWithdrawn, for: intents, of: $1) }
        case .keepShortcut(let phrase, let app, let intent):
            try await remember("the shortcut") {
                try await $0.addShortcut(phrase, to: intent, of: app, source: .conversation, for: $1)
            }
        case .keepSchedule(let phrase, let time):
            let calendar = messages.person.calendar
            try await remember("when the shortcut runs") { try await $0.schedule(phrase, at: time, of: $1, in: calendar) }
        case .donate(let app, let intent, let request):
            assistant.memory?.take(.donation(.interaction(intent, request: request)), of: app, for: person, origin: .assistant)
        case .explain(let explanation): write(.explained(explanation))
        // The progress keeps the timers.
        case .startTimer, .stopTimer: break
        }
    }

    /// Makes a call that is already in the journal, unless it has been made, and folds its answer.
    private func complete(isolation: isolated (any Actor)? = #isolation, _ call: Call) async throws {
        if answer == nil {
            let clock = ContinuousClock()
            let start = clock.now
            let reply: ExtensionAnswer
            if let known = replayed(call) {
                reply = known
            } else {
                // Others are questions, which may be asked again.
                if call.request.operation != nil {
                    try await flush()
                    try await checkIsAssured()
                }
                try await checkIsCurrent()
                reply = await apps.send(call, at: callTime ?? keptReceipt?.time ?? progress.time)
            }
            answer = (reply, (clock.now - start) / .seconds(1))
        }
        guard let (reply, seconds) = answer else { return }
        fold(reply, to: call, seconds: seconds)
        answer = nil
    }

    func fold(_ answer: ExtensionAnswer, to call: Call, seconds: Double) {
        let event = event(.answered(call: call.number, answer.reply))
        write(.answered(event, seconds: seconds, remarks: answer.remarks, handler: answer.handler))
    }
}

/// Entries that are to be appended, and the changes that go with them.
private struct UnwrittenEntries {
    var entries: [JournalEntry] = []
    var changes: [PendingWork.Change] = []

    /// Changes come with entries.
    var isEmpty: Bool { entries.isEmpty }
}

private final class Boxed<Value> {
    let value: Value

    init(_ value: Value) { self.value = value }
}

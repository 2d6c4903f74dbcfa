import Dialogue
import ExtensionProtocol
import Foundation
import IntentSchema
import Store

/// The outcome of an operation that was in progress, and that has arrived.
struct ArrivedOutcome {
    var operation: String
    var reply: ExtensionReply
    /// Whether there is a row for it.
    var isStored: Bool
}

/// What the conversation has yet to do, and its rows in the store.
extension EffectPerformer {
    /// When the next timer or appointment is due, or messages are to be announced; `nil` if nothing is.
    var nextTimer: Date? { [progress.timers.values.min(), announcementTime, appointmentTime].compactMap(\.self).min() }

    /// The oldest pending event that did not come from an utterance: outcomes first, then updates, then timers that are due; `nil` if
    /// there is none.
    func nextPendingEvent() -> Event.Kind? {
        outcomes += apps.inbox.takeOutcomes().map { ArrivedOutcome(operation: $0.operation, reply: $0.reply, isStored: false) }
        for outcome in outcomes {
            guard let pending = state.pending.first(where: { $0.request.operation == outcome.operation }) else { continue }
            return .answered(call: pending.call, outcome.reply)
        }
        if let (request, response) = nextUpdate() { return .updated(request: request, response) }
        if let timer = dueTimer { return .elapsed(timer: timer) }
        if let notices = dueNotices() { return .rang(notices) }
        guard let time = announcementTime, time <= assistant.now() else { return nil }
        announcing = messages.items
        return .received(announcing.reduce(into: []) { $0 = $0.adding($1.messages) })
    }

    /// When waiting messages are to be announced: soon after the last announcement they wait for others, and they interrupt no question.
    private var announcementTime: Date? {
        guard !state.isLocked, state.question == nil, let first = messages.items.first else { return nil }
        let pause = assistant.policy.announcements.pauseSeconds
        return max(first.arrival, state.announced.map { $0.time + pause } ?? first.arrival)
    }

    /// The number of the timer that has been due the longest; `nil` if none is due.
    private var dueTimer: Int? {
        guard !progress.timers.isEmpty else { return nil }
        let now = assistant.now()
        return progress.timers.filter { $0.value <= now }.min { ($0.value, $0.key) < ($1.value, $1.key) }?.key
    }

    /// The next update that differs from the previous one.
    private func nextUpdate() -> (request: String, response: Record?)? {
        let followed = Dictionary(state.followed.map { ($0.request.identifier, $0) }) { first, _ in first }
        guard !followed.isEmpty else { return nil }
        while let update = apps.inbox.takeUpdate(of: Set(followed.keys)) {
            guard let response = update.response, followed[update.request]?.isNews(response) == false else { return update }
        }
        return nil
    }

    // MARK: - Rows

    /// Stores the outcomes that have arrived while a turn is running, so that they survive until their own turn.
    func storeOutcomes(isolation: isolated (any Actor)? = #isolation) async {
        let arrived = apps.inbox.takeOutcomes().map { ArrivedOutcome(operation: $0.operation, reply: $0.reply, isStored: false) }
        let unstored = outcomes.filter { !$0.isStored } + arrived
        outcomes.removeAll { !$0.isStored }
        for var outcome in unstored {
            let row = row(.outcome, outcome.operation, at: assistant.now(), JournalPayload(outcome.reply))
            // If it cannot be stored, it is still here.
            outcome.isStored = (try? await assistant.journal.append([], pending: [.add(row)], for: person)) != nil
            if outcome.isStored { assistant.nodes?.membership.announce(id) }
            outcomes.append(outcome)
        }
    }

    /// Changes the rows of a resumed conversation to what its journal leaves to be done, and takes the outcomes among them.
    ///
    /// - Throws: `StoreError`, or `ResumptionError` if an outcome cannot be read.
    func adopt(isolation: isolated (any Actor)? = #isolation, _ rows: [PendingWork]) async throws {
        outcomes.removeAll(where: \.isStored)
        try takeReports(in: rows)
        let stored = rows.filter { $0.kind == .timer }.compactMap { row in Int(row.key).map { ($0, row.time) } }
        let changes = changes(ofTimers: Dictionary(stored) { first, _ in first }, to: progress.timers) + staleOutcomes(in: rows)
        if !changes.isEmpty { try await store([], changes) }
    }

    /// Removes outcomes that are not needed any more: duplicates, and those found out in another way.
    private func staleOutcomes(in rows: [PendingWork]) -> [PendingWork.Change] {
        let awaited = Set(state.pending.map(\.request.operation) + [progress.interrupted?.request.operation])
        let stale = rows.filter { $0.kind == .outcome && !awaited.contains($0.key) }.map(\.key)
        outcomes.removeAll { stale.contains($0.operation) }
        return stale.map { .remove(.outcome, key: $0, conversation: id) }
    }

    /// Takes the outcomes and messages among rows that are not known yet.
    ///
    /// - Throws: `ResumptionError` if one cannot be read.
    func takeReports(in rows: [PendingWork]) throws {
        for row in rows where row.kind == .outcome && !outcomes.contains(where: { $0.operation == row.key }) {
            do {
                let reply = try row.payload.value(as: ExtensionReply.self)
                outcomes.append(ArrivedOutcome(operation: row.key, reply: reply, isStored: true))
            } catch {
                throw ResumptionError(error, inOutcomeOf: row.key)
            }
        }
        var received: [MessageBox.Item] = []
        for row in rows where row.kind == .message {
            do {
                let stored = try row.payload.value(as: ReceivedMessages.self)
                received.append(MessageBox.Item(key: row.key, messages: stored, arrival: row.time, isStored: true))
            } catch {
                throw ResumptionError(error, inMessagesOf: row.key)
            }
        }
        messages.restore(received)
    }

    /// Records that the person has received the messages of a turn.
    func confirmDelivery(isolation: isolated (any Actor)? = #isolation, of turn: Int) async throws {
        try await assistant.journal.append([], pending: [.remove(.delivery, key: "\(turn)", conversation: id)], for: person)
    }

    /// The changes of rows that go with an item.
    func changes(by item: JournalItem, to next: ConversationProgress, at time: Date) -> [PendingWork.Change] {
        var changes: [PendingWork.Change] = []
        if next.timers != progress.timers { changes = self.changes(ofTimers: progress.timers, to: next.timers) }
        if let outcome = outcome(in: item), outcomes[outcome].isStored {
            changes.append(.remove(.outcome, key: outcomes[outcome].operation, conversation: id))
        }
        if case .happened(let event) = item, case .received = event.kind {
            changes += announcing.filter(\.isStored).map { .remove(.message, key: $0.key, conversation: id) }
        }
        if item.takesAppointments {
            let calendar = messages.person.calendar
            changes += taking.map { .take($0, next: $0.next(after: time, in: calendar), conversation: id) }
        }
        let isMessage = { (item: JournalItem) in if case .conveyed = item { true } else { false } }
        if isMessage(item), !progress.current.contains(where: isMessage) {
            changes.append(.add(row(.delivery, "\(next.turns)", at: time)))
        }
        return changes + receiptChanges(by: item, at: time) + auditChanges(by: item, at: time)
    }

    private func changes(ofTimers old: [Int: Date], to new: [Int: Date]) -> [PendingWork.Change] {
        let stopped = old.keys.filter { new[$0] == nil }.sorted()
        let started = new.filter { old[$0.key] != $0.value }.sorted { $0.key < $1.key }
        return stopped.map { .remove(.timer, key: "\($0)", conversation: id) }
            + started.map { .add(row(.timer, "\($0.key)", at: $0.value)) }
    }

    private func row(
        _ kind: PendingWork.Kind, _ key: String, at time: Date, _ payload: JournalPayload = JournalPayload(Data())
    ) -> PendingWork {
        PendingWork(person: person, conversation: id, kind: kind, key: key, time: time, payload: payload)
    }

    /// Removes the messages that an item has folded.
    func forgetMessages(in item: JournalItem) {
        guard case .happened(let event) = item, case .received = event.kind else { return }
        messages.remove(announcing)
        announcing = []
    }

    /// Removes the outcome that an item has folded, and keeps it aside until the item is in the journal: if another node has taken the
    /// conversation, it is passed on.
    func forgetOutcome(in item: JournalItem) {
        if let index = outcome(in: item) { foldedOutcomes.append(outcomes.remove(at: index)) }
    }

    /// The index of the outcome that starts a turn with this item.
    private func outcome(in item: JournalItem) -> Int? {
        guard case .happened(let event) = item, case .answered(let call, _) = event.kind,
            let pending = state.pending.first(where: { $0.call == call })
        else { return nil }
        return outcomes.firstIndex { $0.operation == pending.request.operation }
    }
}

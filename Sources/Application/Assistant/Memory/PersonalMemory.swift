import ExtensionProtocol
public import Foundation
import IntentSchema
public import Store
import Synchronization

/// What the assistant remembers of people beyond their conversations: what apps contribute, habits, preferences and shortcuts.
///
/// An app that contributes something does not wait: it is stored between turns. May be used from any thread.
public final class PersonalMemory: Sendable {
    struct Key: Hashable {
        var person: String
        var app: String
    }

    struct State {
        var pending: [Key: PendingContributions] = [:]
        /// The shortcuts by person, as last read.
        var shortcuts: [String: [Shortcut]] = [:]
        /// The appointments by person and by time, as last read.
        var appointments: [String: [Appointment]] = [:]
        /// People whose data has been erased, and who have begun no conversation since.
        var forgotten: Set<String> = []
    }

    let store: any PersonalStore
    let now: @Sendable () -> Date
    let state = Mutex(State())
    /// Where the messages go that apps donate, and what is due.
    let desk = MessageDesk()
    private let writer = Writer()
    private let isRefused: @Sendable (_ person: String, _ app: String) -> Bool

    /// - Parameters:
    ///   - isRefused: whether the person does not let the app work with the assistant; what such an app contributes is dropped.
    ///   - now: returns the current time.
    public init(
        _ store: any PersonalStore, now: @escaping @Sendable () -> Date,
        isRefused: @escaping @Sendable (_ person: String, _ app: String) -> Bool = { _, _ in false }
    ) {
        self.store = store
        self.now = now
        self.isRefused = isRefused
    }

    /// Receives something that an app contributes. Returns at once.
    func take(_ contribution: AppContribution, of app: String, for person: String, origin: Donation.Origin = .app) {
        let item = TimedContribution(contribution, at: now(), origin: origin)
        state.withLock { state in
            guard !state.forgotten.contains(person) else { return }
            state.pending[Key(person: person, app: app), default: PendingContributions()].add(item)
        }
    }

    /// Whether apps have contributed something for the person that is not stored yet.
    func isPending(for person: String) -> Bool { state.withLock { $0.pending.keys.contains { $0.person == person } } }

    /// Stores what apps have contributed so far for a person, and for people who have no open conversation.
    ///
    /// - Returns: a remark for each app of which something could not be stored; it stays pending.
    func flush(for person: String) async -> [String] {
        guard state.withLock({ !$0.pending.isEmpty }) else { return [] }
        return await writer.write(self, for: person)
    }

    /// A conversation with a person begins.
    func welcome(_ person: String) { state.withLock { _ = $0.forgotten.remove(person) } }

    /// Forgets what has not been stored of a person, and what was read, because their data has been erased. What apps contribute for them is
    /// dropped until they begin another conversation.
    public func forget(_ person: String) {
        state.withLock { state in
            state.forgotten.insert(person)
            state.pending = state.pending.filter { $0.key.person != person }
            state.shortcuts[person] = nil
            state.appointments[person] = nil
        }
    }

    /// Drops what was read of a person who has no open conversation; it is read again when it is needed.
    ///
    /// - Returns: whether it was dropped: not if apps have contributed something that is not stored yet.
    public func drop(_ person: String) -> Bool {
        guard !desk.isAttended(by: person) else { return false }
        return state.withLock { state in
            guard !state.pending.keys.contains(where: { $0.person == person }) else { return false }
            state.shortcuts[person] = nil
            state.appointments[person] = nil
            desk.drop(person)
            return true
        }
    }

    fileprivate func storePending(for person: String) async -> [String] {
        let people = state.withLock { Set($0.pending.keys.map(\.person)) }
        // Others' conversations store theirs themselves, if they are still there.
        let stored = people.filter { $0 == person || !desk.isAttended(by: $0) }
        let pending = state.withLock { state in
            let pending = state.pending.filter { stored.contains($0.key.person) }
            for key in pending.keys { state.pending[key] = nil }
            return pending
        }
        var remarks: [String] = []
        for (key, contributions) in pending where !isRefused(key.person, key.app) {
            do {
                try await announceMessages(in: contributions.changes, key)
                try await store.keep(contributions.changes, of: key.app, for: key.person)
                remarks += try await rememberNotifications(in: contributions.changes, key)
            } catch {
                remarks.append("what \(key.app) contributed is not stored yet: \(error)")
                // What has arrived in the meantime comes after it.
                state.withLock { state in
                    var all = contributions
                    for item in state.pending[key]?.changes ?? [] { all.add(item) }
                    state.pending[key] = all
                }
            }
        }
        return remarks
    }

    /// Passes messages to the person on, except those that the app has donated before.
    private func announceMessages(in changes: [TimedContribution], _ key: Key) async throws {
        let messages = changes.compactMap { item -> Donation? in
            guard case .donation(let content) = item.contribution else { return nil }
            let donation = Donation(content, of: key.app, origin: item.origin, at: item.time)
            return donation.isMessageToPerson ? donation : nil
        }
        guard !messages.isEmpty, desk.isAttended(by: key.person) else { return }
        let kept = try await store.donations(of: key.app, for: key.person, limit: Correspondence.mostDonations)
        let known = Set(kept.map(\.identifier))
        await desk.pass(messages.filter { !known.contains($0.identifier) }, to: key.person, of: key.app)
    }

    /// Lets one write at a time happen, in order.
    private actor Writer {
        private let queue = TurnQueue()

        func write(_ memory: PersonalMemory, for person: String) async -> [String] {
            await queue.run { await memory.storePending(for: person) }
        }
    }
}

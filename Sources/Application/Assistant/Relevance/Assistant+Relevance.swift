import Foundation
import IntentSchema
import Store

extension Assistant {
    /// What apps consider relevant for the person now, the strongest reasons first, otherwise in the apps' order.
    ///
    /// Apps that may not work with the assistant for this person are left out.
    ///
    /// - Throws: `StoreError`.
    public func relevantShortcuts(for person: Person) async throws -> [RelevantShortcut] {
        try await relevance(for: person).shortcuts
    }

    /// What apps consider relevant for the person, now and whenever that has changed, until the task is cancelled.
    ///
    /// - Parameter interval: how often to look whether apps have named something else.
    public func relevantShortcutUpdates(
        for person: Person, every interval: Duration = .seconds(30)
    ) -> AsyncThrowingStream<[RelevantShortcut], any Error> {
        AsyncThrowingStream { continuation in
            let task = Task {
                do {
                    var last: [RelevantShortcut]?
                    while !Task.isCancelled {
                        let (shortcuts, change) = try await relevance(for: person)
                        if shortcuts != last { continuation.yield(shortcuts) }
                        last = shortcuts
                        let rest = Duration.seconds(change.timeIntervalSince(now()))
                        try await Task.sleep(for: max(.milliseconds(1), min(interval, rest)))
                    }
                    continuation.finish()
                } catch is CancellationError {
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    /// What is relevant, and when that may change with time.
    private func relevance(for person: Person) async throws -> (shortcuts: [RelevantShortcut], change: Date) {
        let relevance = Relevance(
            time: now(), calendar: person.calendar, location: person.location, contacts: person.contacts.contacts)
        guard let memory else { return ([], .distantFuture) }
        _ = await memory.flush(for: person.id)
        var found: [RelevantShortcut] = []
        var records: [Record] = []
        for app in apps.map(\.description.id) where person.mayUse(app) {
            let supplied = try await memory.store.supplied(by: app, for: person.id)
            records += supplied.relevantShortcuts
            let named = supplied.relevantShortcuts.compactMap { relevance.shortcut($0, of: app) }
            for shortcut in named + Relevance.upcoming(supplied.upcomingMedia, of: app) where !found.contains(shortcut) {
                found.append(shortcut)
            }
        }
        // Sorting keeps no order of equals by itself.
        let ranked = found.enumerated().sorted { one, other in
            (one.element.reasons[0].rank, one.offset) < (other.element.reasons[0].rank, other.offset)
        }
        return (ranked.map(\.element), relevance.nextChange(in: records))
    }
}

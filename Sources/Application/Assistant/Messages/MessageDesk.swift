import Store
import Synchronization

/// Passes messages that apps report on to the conversations that announce them.
///
/// Each message reaches one conversation: of the open ones of the person, that which they began, resumed or spoke in last. Without any,
/// nobody hears of it. May be used from any thread.
final class MessageDesk: Sendable {
    private struct State {
        /// By person.
        var attendances: [String: Attendances<MessageBox>] = [:]
        /// The donations that were passed on last, by person and by app, as apps may donate one again.
        var passed: [String: [String: [String]]] = [:]
    }

    private static let mostPassed = 256
    private let state = Mutex(State())

    /// Has this conversation announce what arrives from now on.
    func attend(_ box: MessageBox) {
        state.withLock { $0.attendances[box.person.id, default: Attendances()].add(box) }
    }

    /// Has this conversation announce nothing that arrives; the one attended before announces it instead.
    func leave(_ box: MessageBox) {
        state.withLock { $0.attendances[box.person.id]?.remove(box) }
        wake(box.person.id)
    }

    /// Whether this conversation announces what arrives, and what is due.
    func isAttending(_ box: MessageBox) -> Bool { attending(box.person.id) === box }

    /// Has the conversation that announces what is due for the person look again.
    func wake(_ person: String) { attending(person)?.wake() }

    private func attending(_ person: String) -> MessageBox? {
        state.withLock { $0.attendances[person]?.latest() }
    }

    /// Whether anything that arrives for the person is announced.
    func isAttended(by person: String) -> Bool { attending(person) != nil }

    /// Drops what was noted for a person for whom nothing is announced: what has been passed on is in the store.
    func drop(_ person: String) {
        state.withLock { state in
            guard state.attendances[person]?.latest() == nil else { return }
            state.attendances[person] = nil
            state.passed[person] = nil
        }
    }

    /// Passes on donations that are messages to the person and have not been passed on before.
    func pass(_ donations: [Donation], to person: String, of app: String) async {
        let (box, news) = state.withLock { state in
            let box = state.attendances[person]?.latest()
            var passed = state.passed[person]?[app] ?? []
            // Of several with one identifier the last counts, as in the store.
            var known = Set(passed)
            let news = Array(donations.reversed().filter { known.insert($0.identifier).inserted }.reversed())
            passed += news.map(\.identifier)
            state.passed[person, default: [:]][app] = passed.suffix(Self.mostPassed)
            return (box, news)
        }
        guard let box, !news.isEmpty else { return }
        await box.add(news, of: app)
    }
}

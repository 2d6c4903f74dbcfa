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
        /// The donations that were passed on last, by person and app, as apps may donate one again.
        var passed: [PersonalMemory.Key: [String]] = [:]
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

    /// Passes on donations that are messages to the person and have not been passed on before.
    func pass(_ donations: [Donation], to person: String, of app: String) async {
        let (box, news) = state.withLock { state in
            let box = state.attendances[person]?.latest()
            var passed = state.passed[PersonalMemory.Key(person: person, app: app)] ?? []
            // Of several with one identifier the last counts, as in the store.
            var known = Set(passed)
            let news = Array(donations.reversed().filter { known.insert($0.identifier).inserted }.reversed())
            passed += news.map(\.identifier)
            state.passed[PersonalMemory.Key(person: person, app: app)] = passed.suffix(Self.mostPassed)
            return (box, news)
        }
        guard let box, !news.isEmpty else { return }
        await box.add(news, of: app)
    }
}

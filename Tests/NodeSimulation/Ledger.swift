/// What the apps keep themselves, elsewhere than in the assistant's store.
// @unchecked Sendable: used on the thread of the simulation alone.
final class Ledger: @unchecked Sendable {
    /// Something that an app has done.
    struct Effect {
        var operation: String
        /// Names what was asked for; see ``SimulatedPerson``.
        var wish: String
    }

    private(set) var effects: [Effect] = []
    /// How each operation that was begun ends, and when; apps that keep operations do none of these again.
    private var answers: [String: (succeeds: Bool, time: Double)] = [:]

    func begin(_ operation: String, succeeds: Bool, at time: Double) { answers[operation] = (succeeds, time) }
    func add(_ wish: String, of operation: String) { effects.append(Effect(operation: operation, wish: wish)) }
    func answer(to operation: String) -> (succeeds: Bool, time: Double)? { answers[operation] }
}

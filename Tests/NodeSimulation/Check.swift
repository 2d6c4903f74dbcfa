import Foundation
import Store

/// Compares what the store and the apps hold with what people wanted, agreed to and were told. It reads the journals' JSON, and knows nothing of
/// how conversations, leases and receipts work.
// @unchecked Sendable: used on the thread of the simulation alone.
final class Check: @unchecked Sendable {
    private(set) var problems: [String] = []
    /// How the wishes ended.
    private(set) var outcomes: [String: Int] = [:]
    private(set) var entries = 0
    private(set) var isDone = false
    private let services: Services

    /// An outcome of these kinds is followed by another one.
    private static let passing: Set<String> = ["inProgress", "stillInProgress"]
    private static let failures: Set<String> = ["refused", "broken", "timedOut"]

    init(_ services: Services) { self.services = services }

    func check(_ people: [SimulatedPerson]) async {
        var done: [String: Int] = [:]
        for effect in services.ledger.effects { done[effect.wish, default: 0] += 1 }
        for person in people { await check(person, &done) }
        for wish in done.keys.sorted() { problems.append("\(wish): was done, and nobody had asked for it") }
        do {
            let audit = try await services.store.checkAudit()
            if !audit.isWhole { problems.append("the audit trail is broken") }
        } catch {
            problems.append("the audit trail cannot be read: \(error)")
        }
        isDone = true
    }

    /// - Parameter done: how often each wish was done; those of the person are removed.
    private func check(_ person: SimulatedPerson, _ done: inout [String: Int]) async {
        guard let id = person.conversation else { return }
        let journal = await services.store.entries(of: id, for: person.person.id)
        entries += journal.count
        if journal.map(\.sequence) != Array(1...max(1, journal.count)) { problems.append("\(id): the journal has gaps") }
        let read = JournalReading(journal)
        check(read, messagesOf: person, in: id)
        var agreed = Set<String>()
        for (message, wish) in person.agreements where read.turns[message] != nil { agreed.insert(wish) }
        for (wish, app) in person.wishes.sorted(by: { $0.key < $1.key }) {
            let told = (read.outcomes[wish] ?? []).filter { !Self.passing.contains($0) }
            let times = done.removeValue(forKey: wish) ?? 0
            outcomes[told.last ?? "none", default: 0] += 1
            if let problem = problem(told, times, app, isAgreed: agreed.contains(wish)) {
                problems.append("\(wish) of \(app) in \(id): \(problem), told \(read.outcomes[wish] ?? []), done \(times) times")
            }
        }
        await checkReceipts(read, in: id, of: person)
    }

    /// What is wrong with how a wish ended.
    private func problem(_ told: [String], _ times: Int, _ app: AppKind, isAgreed: Bool) -> String? {
        if times > 1 { return "TWICE" }
        guard isAgreed else {
            if times > 0 { return "done without a yes" }
            return told.contains("succeeded") ? "told as done without a yes" : nil
        }
        guard told.count == 1 else { return "told \(told.count) times how it ended" }
        switch told[0] {
        case "succeeded": return times == 1 ? nil : "LOST"
        case "unknown": return app == .unasked ? nil : "unknown, although the app can be asked"
        case let kind where Self.failures.contains(kind): return times == 0 ? nil : "told as failed, but done"
        default: return "ended in another way"
        }
    }

    /// Messages that were answered were heard, once, in the turn that the person was shown, with these words.
    private func check(_ read: JournalReading, messagesOf person: SimulatedPerson, in id: String) {
        for message in read.repeated { problems.append("\(id): \(message) was heard twice") }
        for answer in person.answered {
            guard let turn = read.turns[answer.message] else {
                problems.append("\(id): \(answer.message) was answered, and is not in the journal")
                continue
            }
            if turn.number != answer.turn || turn.text != answer.text {
                problems.append("\(id): \(answer.message) was answered with turn \(answer.turn), and is turn \(turn.number)")
            } else if !answer.texts.allSatisfy(turn.shown.contains) {
                problems.append("\(id): turn \(turn.number) was answered with other words than the journal's")
            }
        }
    }

    /// Each operation was begun once, and its receipt has the answer unless the outcome is unknown.
    private func checkReceipts(_ read: JournalReading, in id: String, of person: SimulatedPerson) async {
        for (operation, wish) in read.operations {
            guard let receipt = await services.store.receipt(of: operation, in: id, for: person.person.id) else {
                problems.append("\(id): operation \(operation) has no receipt")
                continue
            }
            let isUnknown = read.outcomes[wish]?.last == "unknown"
            if (receipt.answer == nil) != isUnknown {
                problems.append("\(id): the receipt of \(operation) does not have the answer")
            }
        }
    }
}

import Assistant
import Dialogue
import Foundation
import IntentSchema
import Judge

/// Random people talk to random apps, and the judge reads every journal.
enum Simulating {
    private static let eventsPerConversation = 200

    /// `simulate [EVENTS] [SEED]`: prints what was simulated; exits 1 when a rule was broken.
    static func run(_ arguments: [String]) {
        let wanted = arguments.first.flatMap { Int($0) } ?? 1_000_000
        let first = arguments.dropFirst().first.flatMap { UInt64($0) } ?? 1
        var seed = first
        var events = 0
        var taken: Set<TakenTransition> = []
        var broken: [String] = []
        let clock = ContinuousClock()
        let duration = clock.measure {
            while events < wanted {
                let dialogue = Simulation.randomDialogue(seed: seed, catalogue: .system)
                var simulation = Simulation(seed: seed, dialogue: dialogue)
                simulation.run(events: eventsPerConversation)
                events += simulation.journal.count { $0.isEvent }
                taken.formUnion(simulation.transitions)
                broken += Judge(dialogue).violations(in: simulation.journal).map { "seed \(seed), \($0)" }
                seed += 1
            }
        }
        report(events, Int(seed - first), taken, broken, duration / .seconds(1))
    }

    private static func report(
        _ events: Int, _ conversations: Int, _ taken: Set<TakenTransition>, _ broken: [String], _ seconds: Double
    ) {
        let possible = Set(
            TransitionTable.rows.flatMap { row in
                row.to.map { TakenTransition(from: row.from, trigger: row.trigger, to: $0) }
            })
        let rate = (Double(events) / seconds).formatted(.number.precision(.fractionLength(0)))
        print(
            "\(events) events in \(conversations) conversations, \(seconds.formatted(.number.precision(.fractionLength(1)))) s, \(rate) a second"
        )
        print(
            "\(taken.intersection(possible).count) of \(possible.count) transitions of the table taken; \(taken.subtracting(possible).count) others"
        )
        for transition in possible.subtracting(taken).map({ "\($0.from) -\($0.trigger)-> \($0.to)" }).sorted() {
            print("  never taken: \(transition)")
        }
        for transition in taken.subtracting(possible) {
            print("  not in the table: \(transition.from) -\(transition.trigger)-> \(transition.to)")
        }
        print("\(broken.count) violations")
        for violation in broken.prefix(20) { print("  \(violation)") }
        if !broken.isEmpty || !taken.isSubset(of: possible) { exit(1) }
    }
}

extension JournalItem {
    /// Whether it is an event that the dialogue folds.
    fileprivate var isEvent: Bool {
        switch self {
        case .heard, .happened, .answered: true
        case .calling, .conveyed, .openedApp, .explained: false
        }
    }
}

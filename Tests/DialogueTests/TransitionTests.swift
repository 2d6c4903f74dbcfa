import Dialogue
import ExtensionProtocol
import Foundation
import IntentSchema
import Randomness
import Testing

/// The transition table against what is really taken, over random conversations.
struct TransitionTests {
    private static let seed: UInt64 = 20_261_121

    @Test("every transition taken stands in the table, and every row of the table is taken")
    func table() {
        let taken = Self.explore(rounds: 15_000, beginning: Self.rare() + Self.around())
        let unknown = taken.filter { TransitionTable.row(for: $0) == nil }
        #expect(unknown.isEmpty, "not in the table: \(unknown), seed \(Self.seed)")
        let rows = Set(taken.compactMap(TransitionTable.row))
        let missing = TransitionTable.rows.filter { !rows.contains($0) }.map { "\($0.from) -\($0.trigger)->" }
        #expect(missing.isEmpty, "in the table but never taken: \(missing.sorted()), seed \(Self.seed)")
    }

    /// Ways that chance rarely takes.
    private static func rare() -> [TakenTransition] {
        // Unlocked while something else is asked, after the confirmation.
        var confirmed = Script()
        confirmed.reachConfirmation()
        _ = confirmed.take(.lock(true))
        _ = confirmed.hear(.yes)
        _ = confirmed.hear(Script.asks("INWalkIntent"))
        _ = confirmed.resolve(.needsValue)
        _ = confirmed.take(.lock(false))
        _ = confirmed.hear(.cancel)
        // The question after a choice is one too many.
        var bounded = Script(policy: Policy(questions: 1))
        let words: [ParameterValue] = [.string("a"), .string("b")]
        _ = bounded.hear(Script.asks("INWalkIntent", ambiguities: ["mood": words, "view": words]))
        _ = bounded.resolve(.success(nil))
        _ = bounded.hear(.choice(0))
        // A reminder of work in progress while other work is done; a walk once more while a trip waits for the lock.
        var busy = Script(policy: Policy(reminders: .init(progressSeconds: 60)))
        for code in ["inProgress", "success"] {
            _ = busy.hear(Script.asks("INLookIntent"))
            _ = busy.respond("ready")
            if code == "success" { _ = busy.take(.elapsed(timer: 1)) }
            _ = busy.respond(code)
        }
        var interrupted = Script(policy: Policy(reminders: .init(progressSeconds: 60)))
        _ = interrupted.hear(Script.asks("INLookIntent"))
        _ = interrupted.respond("ready")
        _ = interrupted.respond("inProgress")
        interrupted.reachConfirmation()
        _ = interrupted.take(.elapsed(timer: 1))
        var locked = Script()
        _ = locked.hear(Script.asks("INWalkIntent"))
        _ = locked.resolve(.success(nil))
        _ = locked.respond("ready")
        _ = locked.respond("success")
        _ = locked.take(.lock(true))
        _ = locked.hear(Script.asks())
        _ = locked.hear(.again([:]))
        // The same while the device is to be unlocked.
        var waiting = Script(policy: Policy(reminders: .init(progressSeconds: 60)))
        _ = waiting.hear(Script.asks("INLookIntent"))
        _ = waiting.respond("ready")
        _ = waiting.respond("inProgress")
        _ = waiting.take(.lock(true))
        _ = waiting.hear(Script.asks())
        _ = waiting.take(.elapsed(timer: 1))
        // A walk once more while a trip waits for a yes.
        var redone = Script()
        _ = redone.hear(Script.asks("INWalkIntent"))
        _ = redone.resolve(.success(nil))
        _ = redone.respond("ready")
        _ = redone.respond("success")
        redone.reachConfirmation()
        _ = redone.hear(.again([:]))
        // Told to stop while nothing else is under way.
        var followed = Script(policy: Policy(updates: .init(intents: ["INLookIntent"])))
        _ = followed.hear(Script.asks("INLookIntent"))
        _ = followed.respond("ready")
        _ = followed.respond("success")
        _ = followed.hear(.stop)
        // Once more while an app is to be chosen.
        var choosing = Script(apps: [Script.app("one"), Script.app("two", intents: ["INPaintIntent"])])
        _ = choosing.hear(Script.asks("INWalkIntent"))
        _ = choosing.resolve(.success(nil))
        _ = choosing.respond("ready")
        _ = choosing.respond("success")
        _ = choosing.hear(Script.asks("INPaintIntent"))
        _ = choosing.hear(.again([:]))
        // Once more while it is asked whether something else is meant.
        var asked = Script()
        _ = asked.hear(Script.asks("INWalkIntent"))
        _ = asked.resolve(.success(nil))
        _ = asked.respond("ready")
        _ = asked.respond("success")
        _ = asked.hear(Script.asks("INWalkIntent", score: 0.6))
        _ = asked.hear(.again([:]))
        // What is asked for while the device is to be unlocked is doubtful.
        var doubtful = Script()
        doubtful.state = locked.state
        _ = doubtful.hear(Script.asks("INWalkIntent", score: 0.6))
        // The other of two values instead of the one chosen.
        var exchanged = Script()
        _ = exchanged.hear(Script.asks())
        _ = exchanged.resolve(.disambiguation([.string("a"), .string("b")]))
        _ = exchanged.hear(.choice(0))
        _ = exchanged.resolve(.success(nil))
        _ = exchanged.reply(.notImplemented)
        _ = exchanged.respond("ready")
        _ = exchanged.hear(.instead(.other))
        // What an app may use is asked while another request waits, and decided there, and for a request that is repeated.
        var undecided = Script(policy: Policy(reminders: .init(silenceSeconds: 1, mostForSilence: 1)))
        let open = ["one": AppAccess(answers: [.assistant: true], undecided: [PermissionRequest(.contacts)])]
        for act in [
            DialogueAct.repeat, .help, .more, .back, .greeting, .inquire(Inquiry(.price)), .notUnderstood(.emptyInput), .cancel,
        ] {
            if undecided.state.phase == .idle { _ = undecided.hear(Script.asks("INWalkIntent"), access: open) }
            _ = undecided.hear(act)
        }
        for act in [DialogueAct.postpone, .giveUpAll, .farewell, .no, .yes] {
            if undecided.state.phase != .idle { _ = undecided.hear(.cancel) }
            _ = undecided.hear(Script.asks("INLookIntent"), access: open)
            _ = undecided.hear(act)
        }
        _ = undecided.respond("ready")
        _ = undecided.respond("success")
        for act in [Script.asks("INTripIntent"), .again([:])] {
            _ = undecided.hear(Script.asks("INWalkIntent"), access: open)
            _ = undecided.hear(act)
        }
        _ = undecided.take(.elapsed(timer: undecided.lastTimer))
        _ = undecided.take(.lock(true))
        _ = undecided.take(.lock(false))
        _ = undecided.take(.elapsed(timer: 999))
        _ = undecided.reply(.notImplemented)
        return [
            undecided, exchanged, asked, choosing, doubtful, confirmed, bounded, busy, interrupted, locked, waiting, redone,
            followed,
        ]
        .flatMap(
            \.transitions)
    }

    /// What may happen around a conversation, in each phase: reports and reminders, and that the person changes a setting, goes or says
    /// anything without values.
    private static func around() -> [TakenTransition] {
        var base = Script(
            apps: [Script.app("one"), Script.app("two", intents: ["INPaintIntent"])],
            policy: Policy(reminders: .init(progressSeconds: 60), updates: .init(intents: ["INLookIntent"])))
        for code in ["inProgress", "success"] {
            _ = base.hear(Script.asks("INLookIntent"))
            _ = base.respond("ready")
            _ = base.respond(code)
        }
        let request = base.state.followed.first?.request.identifier ?? ""
        let happenings: [Event.Kind] = [
            .updated(request: request, Record("INLookIntentResponse", ["code": .integer(4), "news": .bool(true)])),
            .elapsed(timer: 1), .access(app: "one", seesContacts: false), .left,
            .received([ReceivedMessages(app: "one", identifiers: ["m1"], texts: ["hello"])]),
            .rang([Notice(app: "one", texts: ["tea"], due: Date(timeIntervalSinceReferenceDate: 0))]),
            .scheduled(Self.shortcut("INTripIntent"), due: Date(timeIntervalSinceReferenceDate: -9_999)),
            .said("…", acts: [.setting(.shortcut("usual", nil))]),
        ]
        let acts: [DialogueAct] = [
            .yes, .no, .cancel, .stop, .back, .repeat, .help, .more, .thanks, .greeting, .farewell, .postpone, .giveUpAll,
            .again([:]),
            .inquire(Inquiry(.price)), .notUnderstood(.emptyInput),
        ]
        let ways: [(inout Script) -> Void] = [
            { _ in }, { _ = $0.hear(Script.asks("INPaintIntent")) }, { _ = $0.hear(Script.asks()) },
            {
                _ = $0.take(.lock(true))
                _ = $0.hear(Script.asks())
            },
            {
                _ = $0.hear(Script.asks("INPaintIntent", app: "one"))
                _ = $0.resolve(.needsValue)
            },
            {
                _ = $0.hear(Script.asks("INWalkIntent"))
                _ = $0.resolve(.needsValue)
            }, { _ = $0.hear(Script.asks("INLookIntent")) }, { $0.reachConfirmation() },
            { _ = $0.hear(Script.asks("INPaintIntent", app: "one", score: 0.6)) },
            { _ = $0.hear(Script.asks(), access: ["one": AppAccess(undecided: [PermissionRequest(.contacts)])]) },
            {
                _ = $0.hear(Script.asks("INLookIntent"))
                _ = $0.respond("ready")
            },
        ]
        return ways.flatMap { way in
            (happenings + acts.map { .said("…", acts: [$0]) }).flatMap { happening in
                var script = base
                way(&script)
                script.fold(happening)
                return script.transitions
            }
        }
    }

    /// The request of a shortcut.
    static func shortcut(_ intent: String, app: String? = nil) -> Hypothesis {
        var request = Hypothesis(intent: intent, app: app, score: 1, template: "shortcut")
        request.shortcut = ShortcutUse("usual", isOwn: false)
        return request
    }

    /// All transitions found by going on at random from conversations that showed something new.
    private static func explore(rounds: Int, beginning: [TakenTransition]) -> Set<TakenTransition> {
        var random = SeededRandom(seed: seed)
        var taken = Set(beginning)
        var pool: [RandomConversation] = []
        for round in 0..<rounds {
            var conversation =
                round % 8 == 0 || pool.isEmpty ? RandomConversation(&random) : pool[random.below(pool.count)]
            // Writing takes longer than all else.
            conversation.script.isWritten = round % 4 == 0
            for _ in 0..<4 { conversation.goOn(&random) }
            let isNew = !taken.isSuperset(of: conversation.script.transitions)
            taken.formUnion(conversation.script.transitions)
            conversation.script.transitions = []
            if isNew { pool.append(conversation) }
        }
        return taken
    }

    @Test("no phase and trigger stand in the table twice")
    func unambiguous() {
        let keys = TransitionTable.rows.map { "\($0.from) \($0.trigger)" }
        #expect(Set(keys).count == keys.count)
    }
}

/// A conversation in which anything may happen at any time.
struct RandomConversation {
    var script: Script

    init(_ random: inout SeededRandom) {
        // An app may declare what nobody knows.
        var apps = [
            Script.app(
                "one", intents: ["INTripIntent", "INLookIntent", "INWalkIntent", "INPaintIntent", "INUnknownIntent"]),
            Script.app("two", intents: ["INLookIntent", "INWalkIntent", "INPaintIntent", "INUnknownIntent"]),
        ]
        if random.below(2) == 0 { apps[0].restrictedWhileLocked = ["INWalkIntent", "INLookIntent"] }
        let policy = Policy(
            attempts: 1 + random.below(3), questions: 1 + random.below(8),
            reminders: .init(silenceSeconds: 1, mostForSilence: random.below(2), progressSeconds: 1, mostForProgress: 5),
            updates: .init(intents: ["INLookIntent"], most: 50),
            announcements: .init(
                messages: random.below(4) == 0 ? .never : .contents, notifications: random.below(4) == 0 ? .never : .contents),
            confirmedIntents: random.below(2) == 0 ? ["INWalkIntent"] : [], suspensions: random.below(3),
            reversals: ["INLookIntent": "INWalkIntent"])
        script = Script(apps: apps, policy: policy)
    }

    mutating func goOn(_ random: inout SeededRandom) {
        let waits =
            switch script.state.phase.kind {
            case .resolving, .listing, .confirming, .handling: true
            case .idle, .clarifying, .choosingApp, .permitting, .unlocking, .asking, .awaitingConfirmation: false
            }
        let kind = script.state.phase.kind
        switch random.below(20) {
        case 19:
            script.fold(
                .said("…", acts: [act(&random)]), access: ["one": Self.access(&random)],
                habits: ["INWalkIntent": Self.habit(&random)])
        case 0: script.fold(.lock(random.below(2) == 0))
        case 16: script.fold(.updated(request: script.state.followed.first?.request.identifier ?? "e1", update(&random)))
        case 14 where random.below(2) == 0:
            let notices = (0...random.below(5)).map { _ in
                Notice(app: "one", texts: ["tea"], due: Date(timeIntervalSinceReferenceDate: 0))
            }
            script.fold(.rang(notices), access: ["one": Self.access(&random)])
        case 14:
            let messages = ReceivedMessages(app: "one", identifiers: ["m1"], texts: ["hello"], count: 1 + random.below(5))
            script.fold(.received([messages]), access: ["one": Self.access(&random)])
        case 13 where kind == .idle:
            let intents = ["INTripIntent", "INLookIntent", "INWalkIntent", "INPaintIntent", "INUnknownIntent"]
            let request = TransitionTests.shortcut(intents[random.below(intents.count)], app: random.below(2) == 0 ? "one" : nil)
            script.fold(
                .scheduled(request, due: Date(timeIntervalSinceReferenceDate: random.below(2) == 0 ? 0 : -9_999)),
                access: ["one": Self.access(&random)])
        case 17: script.fold(random.below(3) == 0 ? .left : .access(app: "one", seesContacts: random.below(2) == 0))
        case 18: script.fold(.said("…", acts: [random.below(2) == 0 ? .stop : .thanks]))
        case 1 where kind == .awaitingConfirmation: script.fold(.lock(true))
        case 1 where kind == .unlocking, 3 where kind == .unlocking: script.fold(.lock(false))
        case 1, 15:
            // Recent timers are likelier to run still.
            let back = random.below(random.below(2) == 0 ? 5 : script.lastTimer + 1)
            script.fold(.elapsed(timer: max(0, script.lastTimer - back)))
        case 2: answer(call: random.below(script.state.calls + 1), &random)
        case 3..<14 where waits: answer(call: script.state.calls, &random)
        default: script.fold(.said("…", acts: [act(&random)]))
        }
    }

    /// What the person may let an app use; they seldom keep it from the assistant.
    private static func access(_ random: inout SeededRandom) -> AppAccess {
        let answers: [Permission: Bool] = [.assistant: random.below(4) > 0, .contacts: random.below(2) == 0]
        let wanted = [PermissionRequest(.assistant), PermissionRequest(.contacts, reason: "To greet them.")]
        return AppAccess(wanting: wanted, answers: answers.filter { _ in random.below(3) > 0 })
    }

    private static func habit(_ random: inout SeededRandom) -> AppHabit {
        AppHabit(
            preferred: [nil, nil, "one", "two", "gone"][random.below(5)],
            weights: ["one": Double(random.below(9)), "two": Double(random.below(9))])
    }

    private mutating func answer(call: Int, _ random: inout SeededRandom) {
        script.fold(.answered(call: call, reply(&random)))
    }

    private func reply(_ random: inout SeededRandom) -> ExtensionReply {
        if script.state.phase.kind == .listing, random.below(4) > 0 {
            return .options((0..<random.below(4)).map { .string("o\($0)") })
        }
        return switch script.state.phase.kind == .resolving ? random.below(6) : 6 + random.below(8) {
        case 0, 6: .failed(.init([.deadlineExceeded, .unavailable][random.below(2)], "random"))
        case 1, 7: .notImplemented
        case 2..<6: .resolved([resolution(&random)], isList: false)
        default:
            .responded(
                Record("INTripIntentResponse", ["code": .integer([1, 1, 4, 4, 4, 0, 2, 3, 3, 5, 6, 7, 99][random.below(13)])]))
        }
    }

    private func update(_ random: inout SeededRandom) -> Record? {
        random.below(6) == 0
            ? nil
            : Record("INLookIntentResponse", ["code": .integer([4, 4, 4, 5, 0][random.below(5)]), "n": .integer(script.clock)])
    }

    private func resolution(_ random: inout SeededRandom) -> Resolution {
        switch random.below(9) {
        case 0: .notRequired
        case 1: .needsValue
        case 2: .disambiguation((0..<random.below(15)).map { .string("\($0)") })
        case 3: .confirmationRequired(random.below(2) == 0 ? nil : .string("c"), reason: nil)
        case 4: .unsupported(reason: random.below(3))
        default: .success(random.below(2) == 0 ? nil : .string("s"))
        }
    }

    private func words(_ random: inout SeededRandom) -> [String: String] {
        var words: [String: String] = [:]
        for name in ["goal", "note", "pace", "mood", "view"] where random.below(5) == 0 { words[name] = "?" }
        return words
    }

    private func setting(_ random: inout SeededRandom) -> SpokenSetting {
        if random.below(3) == 0 { return .shortcut("usual", [nil, .taken][random.below(2)]) }
        return .prefer(
            AppPreference(
                app: [nil, "one", "two", "gone"][random.below(4)], domain: [nil, "Trips", "Others"][random.below(3)],
                isWithdrawn: random.below(3) == 0))
    }

    private func act(_ random: inout SeededRandom) -> DialogueAct {
        let intents = ["INTripIntent", "INLookIntent", "INWalkIntent", "INPaintIntent", "INUnknownIntent"]
        switch random.below(27) {
        case 0, 17, 18: return .value(.string("v"))
        case 1: return .choice(random.below(4))
        case 2, 3: return .yes
        case 4: return .no
        case 5: return .cancel
        case 6: return .repeat
        case 7: return .help
        case 8: return .back
        case 9: return .more
        case 10: return .again(random.below(2) == 0 ? [:] : ["goal": .string("g")])
        case 11: return .correction([["goal", "note", "pace", "mood"][random.below(4)]: .string("x\(random.below(3))")])
        case 12: return .notUnderstood(.ambiguous(words: "x", candidates: [.string("p"), .string("q")]))
        case 13: return .notUnderstood(.emptyInput)
        case 14: return [.postpone, .giveUpAll, .greeting, .farewell][random.below(4)]
        case 15: return [.inquire(Inquiry(.price)), .swap][random.below(2)]
        case 16: return .add([["goal", "guests", "pace", "none"][random.below(4)]: .list([.string("y\(random.below(3))")])])
        case 20: return .setting(setting(&random))
        case 19: return .takeOut([Removal(["goal", "guests", "mood"][random.below(3)], element: nil)])
        default:
            let parameters: [String: ParameterValue] = random.below(2) == 0 ? [:] : ["goal": .string("Rome")]
            return Script.asks(
                intents[random.below(intents.count)], app: [nil, nil, "one", "two", "nobody"][random.below(5)], with: parameters,
                ambiguities: words(&random).mapValues { [.string($0), .string($0 + "!")] }, unknown: words(&random),
                then: random.below(6) == 0 ? [intents[random.below(intents.count)]] : nil,
                score: random.below(5) == 0 ? 0.6 : 1)
        }
    }
}

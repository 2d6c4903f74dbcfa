import Assistant
import Dialogue
import ExtensionProtocol
import Foundation
import IntentSchema
import Judge
import Testing

struct JudgeTests {
    private static let seed: UInt64 = 20_261_121

    @Test("random conversations of random apps and people keep every rule")
    func simulation() {
        for seed in Self.seed..<(Self.seed + 40) {
            let dialogue = Simulation.randomDialogue(seed: seed, catalogue: .system)
            var simulation = Simulation(seed: seed, dialogue: dialogue)
            simulation.run(events: 80)
            let violations = Judge(dialogue, foreignTexts: [Breakage.foreignText]).violations(in: simulation.journal)
            #expect(violations.isEmpty, "seed \(seed): \(violations.prefix(3))")
        }
    }

    @Test("every item of random conversations is read back as it was written")
    func isWritten() throws {
        for seed in Self.seed..<(Self.seed + 20) {
            var simulation = Simulation(seed: seed, dialogue: Simulation.randomDialogue(seed: seed, catalogue: .system))
            simulation.run(events: 60)
            for item in simulation.journal {
                #expect(try JournalItem(json: JSONValue(text: item.json.text)) == item, "seed \(seed)")
            }
        }
    }

    @Test("a replay from any snapshot stands where a replay from the beginning does")
    func snapshots() throws {
        for seed in Self.seed..<(Self.seed + 12) {
            let dialogue = Simulation.randomDialogue(seed: seed, catalogue: .system)
            var simulation = Simulation(seed: seed, dialogue: dialogue)
            simulation.run(events: 50)
            var (whole, resumed): (ConversationProgress, [ConversationProgress]) = (ConversationProgress(dialogue: dialogue), [])
            for (index, item) in simulation.journal.enumerated() {
                let time = Date(timeIntervalSinceReferenceDate: Double(index) / 3)
                let fits = whole.replay(item, at: time)
                #expect(fits)
                for number in resumed.indices { _ = resumed[number].replay(item, at: time) }
                guard let snapshot = whole.snapshot, index % 3 == 0 else { continue }
                let read = try ConversationSnapshot(json: JSONValue(text: snapshot.json.text))
                #expect(read == snapshot, "seed \(seed)")
                resumed.append(ConversationProgress(from: read, dialogue: dialogue))
            }
            #expect(resumed.count > 5)
            for progress in resumed.dropLast() {
                #expect(progress.state == whole.state && progress.timers == whole.timers, "seed \(seed)")
                #expect(progress.turns == whole.turns && progress.entries == whole.entries)
                #expect(progress.remaining == whole.remaining && progress.interrupted == whole.interrupted)
            }
        }
    }

    @Test("the same seed gives the same conversation")
    func repeatable() {
        let journals = (1...2).map { _ in
            var simulation = Simulation(
                seed: Self.seed, dialogue: Simulation.randomDialogue(seed: Self.seed, catalogue: .system))
            simulation.run(events: 100)
            return simulation.journal
        }
        #expect(journals[0] == journals[1])
    }

    @Test("a rule broken on purpose is caught", arguments: Breakage.all)
    func broken(breakage: Breakage) throws {
        var caught = 0
        for seed in Self.seed..<(Self.seed + 400) where caught < 5 {
            let dialogue = Simulation.randomDialogue(seed: seed, catalogue: .system)
            var simulation = Simulation(seed: seed, dialogue: dialogue)
            simulation.run(events: 60)
            var journal = simulation.journal
            guard breakage.make(&journal) else { continue }
            let rules = Set(
                Judge(breakage.policy(dialogue), foreignTexts: [Breakage.foreignText]).violations(in: journal).map(\.rule))
            #expect(rules.contains(breakage.rule), "\(breakage) was not caught, seed \(seed); found: \(rules)")
            caught += 1
        }
        #expect(caught > 0, "no journal could be broken that way")
    }

    @Test("every rule has a breakage that shows that it is watched")
    func everyRule() {
        #expect(Set(Breakage.all.map(\.rule)) == Set(Rule.allCases))
    }
}

/// A way to break a rule in a journal that keeps all of them.
struct Breakage: CustomTestStringConvertible, Sendable {
    let rule: Rule
    let testDescription: String
    /// The dialogue that the judge is told of, where that is what breaks the rule.
    var policy: @Sendable (Dialogue) -> Dialogue = { $0 }
    /// Breaks the journal; `false` when it has no place for that.
    let make: @Sendable (inout [JournalItem]) -> Bool

    /// What belongs to somebody else.
    static let foreignText = "Zebedee/Quux"

    static let all: [Breakage] = [
        Breakage(rule: .nothingUnconfirmed, testDescription: "every yes was a no") { journal in
            guard let handle = journal.confirmedHandle else { return false }
            // The same values may have been said yes to before.
            let agreements = journal[..<handle].indices.filter { journal[$0].acts?.contains(.yes) == true }
            for yes in agreements { journal[yes] = journal[yes].saying([.no]) }
            return !agreements.isEmpty
        },
        Breakage(rule: .nothingUnconfirmed, testDescription: "the call carries no confirmation") { journal in
            guard let handle = journal.confirmedHandle else { return false }
            return journal.change(handle) { $0.confirmedDigest = nil }
        },
        Breakage(rule: .confirmedIsHandled, testDescription: "a value changed between yes and handle") { journal in
            guard let handle = journal.confirmedHandle else { return false }
            return journal.change(handle) { $0.request.intent["sneaked"] = .string("in") }
        },
        Breakage(rule: .nothingAfterEnd, testDescription: "a call after the end") { journal in
            guard let last = journal.lastIndex(where: { $0.call != nil }), var call = journal[last].call,
                let end = journal[last...].firstIndex(where: { $0.outcome?.request == call.request.identifier })
            else { return false }
            call.number += 1
            journal.insert(.calling(call), at: end + 1)
            return true
        },
        Breakage(rule: .handledOnce, testDescription: "handled twice") { journal in
            guard let handle = journal.lastIndex(where: { $0.isHandle }), handle + 1 < journal.count else { return false }
            journal.insert(contentsOf: journal[handle...(handle + 1)], at: handle + 2)
            return true
        },
        Breakage(rule: .phasesInOrder, testDescription: "confirm was never called") { journal in
            guard let confirm = journal.firstIndex(where: { $0.call?.request.method == .confirm }),
                let id = journal[confirm].call?.request.identifier,
                journal[confirm...].contains(where: { $0.isHandle && $0.call?.request.identifier == id })
            else { return false }
            journal.removeAll { $0.call?.request.method == .confirm && $0.call?.request.identifier == id }
            return true
        },
        Breakage(rule: .oneCallAtATime, testDescription: "an answer is missing") { journal in
            guard let answer = journal.firstIndex(where: { $0.isAnswer }) else { return false }
            journal.remove(at: answer)
            return true
        },
        Breakage(rule: .oneCallAtATime, testDescription: "an answer came twice") { journal in
            guard let answer = journal.firstIndex(where: { $0.isAnswer }) else { return false }
            journal.insert(journal[answer], at: answer)
            return true
        },
        Breakage(rule: .oneQuestionAtATime, testDescription: "two questions in a turn") { journal in
            guard let question = journal.firstIndex(where: { $0.isQuestion }) else { return false }
            journal.insert(journal[question], at: question)
            return true
        },
        Breakage(
            rule: .doubtIsAsked, testDescription: "a request that began was doubtful",
            policy: { dialogue in
                var policy = dialogue.policy
                policy.confirmedIntents = []
                return Dialogue(catalogue: dialogue.catalogue, policy: policy, apps: dialogue.apps, person: "owner")
            },
            make: { journal in
                guard let place = journal.requestThatBegins(where: { $0.leftOut == nil }) else { return false }
                return journal.changeReading(place) { $0.score = 0 }
            }),
        Breakage(rule: .leftOutIsNamed, testDescription: "what was left out was not named") { journal in
            guard let place = journal.requestThatBegins(where: { $0.leftOut != nil }),
                let remark = journal[place...].firstIndex(where: { $0.isLeftOut })
            else { return false }
            journal.remove(at: remark)
            return true
        },
        Breakage(rule: .neverSilent, testDescription: "nothing was said to the person") { journal in
            guard let heard = journal.firstIndex(where: { $0.acts != nil }) else { return false }
            let end = journal[(heard + 1)...].firstIndex { $0.beginsTurn } ?? journal.count
            journal.removeSubrange((heard + 1)..<end)
            return true
        },
        Breakage(
            rule: .bounded, testDescription: "more questions than the policy allows",
            policy: { dialogue in
                var policy = dialogue.policy
                policy.questions = 0
                return Dialogue(catalogue: dialogue.catalogue, policy: policy, apps: dialogue.apps, person: "owner")
            },
            make: { journal in
                journal.contains { $0.isQuestion && $0.request != nil }
            }),
        Breakage(rule: .nothingWhileLocked, testDescription: "the device was locked all along") { journal in
            let isRestricted = { (call: Call?) in
                call.flatMap { Catalogue.system.intents[$0.request.intent.type]?.alwaysConfirms } ?? false
            }
            guard let handle = journal.lastIndex(where: { $0.isHandle && isRestricted($0.call) }),
                let turn = journal[..<handle].lastIndex(where: { $0.acts != nil }),
                !journal[turn..<handle].contains(where: { $0.isLock })
            else { return false }
            let lock = Event(time: .distantPast, identifier: "lock", kind: .lock(true))
            journal.insert(.happened(lock), at: turn)
            return true
        },
        Breakage(
            rule: .contactsWithheld, testDescription: "no app may see contacts",
            policy: { dialogue in
                let apps = dialogue.apps.map { app in
                    var app = app
                    app.seesContacts = false
                    return app
                }
                return Dialogue(catalogue: dialogue.catalogue, policy: dialogue.policy, apps: apps, person: "owner")
            },
            make: { journal in
                journal.removeAll { $0.isAccess }
                for index in journal.indices { journal[index] = journal[index].withoutPermissions }
                return journal.contains { $0.call?.tellsOfContacts == true }
            }),
        Breakage(rule: .permittedOnly, testDescription: "the person keeps an app from the assistant") { journal in
            // The first call of a request, in the turn in which it was made.
            guard let place = journal.requestThatBegins(where: { $0.leftOut == nil }),
                let call = journal[place...].first(where: { $0.call != nil })?.call,
                case .heard(var event, let rejected) = journal[place]
            else { return false }
            event.access[call.app] = AppAccess(answers: [.assistant: false])
            journal[place] = .heard(event, rejected: rejected)
            return true
        },
        Breakage(rule: .permittedOnly, testDescription: "the person was not asked") { journal in
            guard let place = journal.requestThatBegins(where: { $0.leftOut == nil }),
                let call = journal[place...].first(where: { $0.call != nil })?.call,
                case .heard(var event, let rejected) = journal[place]
            else { return false }
            event.access[call.app] = AppAccess(undecided: [PermissionRequest(.location)])
            journal[place] = .heard(event, rejected: rejected)
            return true
        },
        Breakage(rule: .ownPerson, testDescription: "a call for another person") { journal in
            guard let call = journal.firstIndex(where: { $0.call != nil }) else { return false }
            return journal.change(call) { $0.request.person = "guest" }
        },
        Breakage(rule: .ownContacts, testDescription: "a response names somebody else's contact") { journal in
            guard let handle = journal.lastIndex(where: { $0.isHandle }), handle + 1 < journal.count,
                case .answered(var event, let seconds, let remarks, let handler) = journal[handle + 1],
                case .answered(let call, .responded(var response)) = event.kind
            else { return false }
            response["greeting"] = .list([.record(Record("Greeting", ["text": .string("for \(foreignText)")]))])
            event.kind = .answered(call: call, .responded(response))
            journal[handle + 1] = .answered(event, seconds: seconds, remarks: remarks, handler: handler)
            return true
        },
        Breakage(rule: .oneCallAHandler, testDescription: "a handler served two calls") { journal in
            let answers = journal.indices.filter { journal[$0].isAnswer }
            guard answers.count > 1, case .answered(let event, let seconds, let remarks, _) = journal[answers[1]],
                case .answered(_, _, _, let first) = journal[answers[0]]
            else { return false }
            journal[answers[1]] = .answered(event, seconds: seconds, remarks: remarks, handler: first)
            return true
        },
        Breakage(rule: .nothingForgotten, testDescription: "a question that is put again is missing") { journal in
            // Of what is said while something is open, the remark is left and the question taken away.
            let place = journal.indices.dropFirst().first { index in
                journal[index].isQuestion && journal[index].request != nil && journal[index - 1].isRemark
                    && journal[..<index].contains { $0.isQuestion && $0.request == journal[index].request }
            }
            guard let place else { return false }
            journal.remove(at: place)
            return true
        },
        Breakage(rule: .replayable, testDescription: "a message that follows from nothing") { journal in
            guard let message = journal.firstIndex(where: { $0.outcome != nil }) else { return false }
            journal[message] = journal[message].withOutcome(.gaveUp(parameter: "nothing", attempts: 99))
            return true
        },
    ]
}

extension [JournalItem] {
    /// A handle call to which the person said yes.
    fileprivate var confirmedHandle: Int? { lastIndex { $0.isHandle && $0.call?.confirmedDigest != nil } }

    /// The place of a request that is said first, fits and makes the next call, of an intent that is not always confirmed or
    /// leaves something out.
    fileprivate func requestThatBegins(where fits: (Hypothesis) -> Bool) -> Int? {
        indices.first { place in
            guard case .request(let reading)? = self[place].acts?.first, fits(reading),
                reading.leftOut != nil || Catalogue.system.intents[reading.intent]?.alwaysConfirms == false,
                !self[..<place].contains(where: { $0.asksWhatIsMeant })
            else { return false }
            let calls = self[(place + 1)...].prefix { !$0.beginsTurn }.compactMap(\.call)
            guard let call = calls.first, call.request.intent.type == reading.intent else { return false }
            return !self[..<place].contains { $0.call?.request.identifier == call.request.identifier }
        }
    }

    fileprivate mutating func changeReading(_ index: Int, _ edit: (inout Hypothesis) -> Void) -> Bool {
        guard case .request(var reading)? = self[index].acts?.first else { return false }
        edit(&reading)
        self[index] = self[index].saying([.request(reading)])
        return true
    }

    fileprivate mutating func change(_ index: Int, _ edit: (inout Call) -> Void) -> Bool {
        guard case .calling(var call) = self[index] else { return false }
        edit(&call)
        self[index] = .calling(call)
        return true
    }
}

extension Call {
    /// Whether one of the intent's people has a contact's identifier.
    fileprivate var tellsOfContacts: Bool {
        request.intent.fields.values.contains { value in
            (value.list ?? [value]).contains { $0.record?["contactIdentifier"] != nil }
        }
    }
}

extension JournalItem {
    fileprivate var call: Call? { if case .calling(let call) = self { call } else { nil } }
    fileprivate var isHandle: Bool { if case .handle? = call?.request.method { true } else { false } }
    fileprivate var isLock: Bool {
        if case .happened(let event) = self, case .lock = event.kind { true } else { false }
    }

    fileprivate var isAccess: Bool {
        if case .happened(let event) = self, case .access = event.kind { true } else { false }
    }

    fileprivate var withoutPermissions: JournalItem {
        guard case .heard(var event, let rejected) = self else { return self }
        event.access = [:]
        return .heard(event, rejected: rejected)
    }

    fileprivate var isAnswer: Bool { if case .answered = self { true } else { false } }
    fileprivate var outcome: Outcome? { if case .conveyed(.outcome(let outcome), _) = self { outcome } else { nil } }
    fileprivate var isQuestion: Bool { if case .conveyed(.question, _) = self { true } else { false } }
    fileprivate var asksWhatIsMeant: Bool {
        guard case .conveyed(.question(let prompt), _) = self else { return false }
        return switch prompt.question.kind {
        case .confirmReading, .chooseReading: true
        default: false
        }
    }

    fileprivate var isLeftOut: Bool { if case .conveyed(.leftOut, _) = self { true } else { false } }
    fileprivate var isRemark: Bool { if case .conveyed(.remark, _) = self { true } else { false } }
    fileprivate var request: String? { if case .conveyed(.question(let prompt), _) = self { prompt.request } else { nil } }

    fileprivate var acts: [DialogueAct]? {
        if case .heard(let event, _) = self, case .said(_, let acts) = event.kind { acts } else { nil }
    }

    fileprivate var beginsTurn: Bool {
        switch self {
        case .heard, .happened: true
        default: false
        }
    }

    fileprivate func saying(_ acts: [DialogueAct]) -> JournalItem {
        guard case .heard(var event, let rejected) = self, case .said(let text, _) = event.kind else { return self }
        event.kind = .said(text, acts: acts)
        return .heard(event, rejected: rejected)
    }

    fileprivate func withOutcome(_ kind: Outcome.Kind) -> JournalItem {
        guard case .conveyed(.outcome(var outcome), let rendered) = self else { return self }
        outcome.kind = kind
        return .conveyed(.outcome(outcome), rendered)
    }
}

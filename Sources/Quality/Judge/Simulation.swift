public import Assistant
public import Dialogue
import ExtensionProtocol
import Foundation
public import IntentSchema
import Randomness
import Rendering

/// Random conversations with random apps, at the speed of the fold: nothing is rendered, stored or called.
/// The same seed produces the same conversations on every machine.
public struct Simulation: Sendable {
    /// The apps, definitions and policy.
    public private(set) var dialogue: Dialogue
    /// The current state.
    public private(set) var state = DialogueState()
    /// The journal so far.
    public private(set) var journal: [JournalItem] = []
    /// The transitions taken so far.
    public private(set) var transitions: [TakenTransition] = []
    private let intents: [String]
    private var random: SeededRandom
    private var time = Date(timeIntervalSinceReferenceDate: 0)
    private var events = 0
    /// What the next event says about apps.
    private var access: [String: AppAccess] = [:]
    private var timers: [Int] = []
    /// Calls that the app may answer a second time.
    private var unfinished: [Int] = []

    /// Creates a simulation.
    public init(seed: UInt64, dialogue: Dialogue) {
        random = SeededRandom(seed: seed)
        self.dialogue = dialogue
        intents = dialogue.catalogue.intents.keys.sorted()
    }

    /// A dialogue with a random policy and apps with random intents and restrictions.
    public static func randomDialogue(seed: UInt64, catalogue: Catalogue) -> Dialogue {
        var random = SeededRandom(seed: seed &* 31 &+ 7)
        let intents = catalogue.intents.keys.sorted()
        let some = { (share: Int, random: inout SeededRandom) in Set(intents.filter { _ in random.below(share) == 0 }) }
        let apps = (1...(1 + random.below(3))).map { number in
            AppDescription(
                id: "app.\(number)", name: "App \(number)", intents: intents.filter { _ in random.below(3) > 0 },
                restrictedWhileLocked: some(4, &random), seesContacts: random.below(2) == 0)
        }
        let policy = Policy(
            attempts: 1 + random.below(4), questions: 2 + random.below(12),
            reminders: .init(
                silenceSeconds: random.below(2) == 0 ? nil : 30, mostForSilence: random.below(3),
                progressSeconds: random.below(2) == 0 ? nil : 60, mostForProgress: random.below(3)),
            updates: .init(intents: some(3, &random), most: 1 + random.below(5)),
            confirmedIntents: some(4, &random), unlockedIntents: some(6, &random), suspensions: random.below(4))
        return Dialogue(catalogue: catalogue, policy: policy, apps: apps, person: "owner")
    }

    /// Runs that many events.
    public mutating func run(events count: Int) {
        for _ in 0..<count { processNextEvent() }
    }

    // MARK: - Events

    private mutating func processNextEvent() {
        switch random.below(26) {
        case 0: happen(.lock(random.below(2) == 0))
        case 1, 2:
            guard let timer = timers.randomElement(using: &random) else { return say() }
            happen(.elapsed(timer: timer))
        case 3, 4:
            guard let call = unfinished.randomElement(using: &random) else { return say() }
            unfinished.removeAll { $0 == call }
            happen(.answered(call: call, reply(to: nil)))
        case 5: happen(.updated(request: state.followed.first?.request.identifier ?? "e1", update()))
        case 6: happenAround()
        default: say()
        }
    }

    /// Rare events: the person leaves, or changes the apps' access.
    private mutating func happenAround() {
        if random.below(4) == 0 { return happen(.left) }
        let app = dialogue.apps[random.below(dialogue.apps.count)].id
        guard random.below(2) == 0 else { return happen(.access(app: app, seesContacts: random.below(2) == 0)) }
        let wanted = [PermissionRequest(.assistant), PermissionRequest(.contacts)]
        let answers = [Permission.assistant, .contacts].map { ($0, random.below(4) > 0) }.filter { _ in random.below(3) > 0 }
        access = [app: AppAccess(wanting: wanted, answers: Dictionary(uniqueKeysWithValues: answers))]
        say()
    }

    private mutating func update() -> Record? {
        random.below(8) == 0 ? nil : response(to: state.followed.first?.request.intent.type)
    }

    private mutating func say() {
        let acts = (0...random.below(2)).map { _ in act() }
        let event = makeEvent(.said("…", acts: acts))
        journal.append(.heard(event, rejected: []))
        perform(fold(event))
    }

    private mutating func happen(_ kind: Event.Kind) {
        let event = makeEvent(kind)
        journal.append(.happened(event))
        perform(fold(event))
    }

    private mutating func makeEvent(_ kind: Event.Kind) -> Event {
        events += 1
        time += 1
        defer { access = [:] }
        return Event(time: time, identifier: "e\(events)", kind: kind, access: access)
    }

    private mutating func fold(_ event: Event) -> [Effect] {
        dialogue.step(&state, event, &transitions)
    }

    private mutating func perform(_ effects: [Effect]) {
        var queue = effects[...]
        while let effect = queue.popFirst() {
            switch effect {
            case .call(let call): queue += make(call)
            case .say(let message): journal.append(.conveyed(message, RenderedMessage(spoken: "", shown: "")))
            case .openApp(let app, let activity): journal.append(.openedApp(app: app, activity: activity, accepted: true))
            case .startTimer(let number, _): timers.append(number)
            case .stopTimer(let number): timers.removeAll { $0 == number }
            case .startUpdates, .stopUpdates, .keepAnswer, .donate, .prefer, .keepShortcut, .keepSchedule: continue
            case .explain(let explanation): journal.append(.explained(explanation))
            }
        }
        timers.removeFirst(max(0, timers.count - 20))
    }

    private mutating func make(_ call: Call) -> [Effect] {
        journal.append(.calling(call))
        let event = makeEvent(.answered(call: call.number, reply(to: call)))
        journal.append(.answered(event, seconds: 0, remarks: [], handler: events))
        if case .handle = call.request.method { unfinished.append(call.number) }
        return fold(event)
    }

    // MARK: - Apps

    private mutating func reply(to call: Call?) -> ExtensionReply {
        let dice = random.below(40)
        if dice == 0 { return .failed(ExtensionFailure(.unavailable, "random")) }
        if dice == 1 { return .failed(ExtensionFailure(.deadlineExceeded, "random")) }
        if dice == 2 { return .notImplemented }
        // An app that gives an answer of the wrong kind.
        if dice == 3 { return .resolved([resolution(for: nil)], isList: random.below(2) == 0) }
        guard let call, case .resolve(let parameter) = call.request.method else {
            return .responded(response(to: call?.request.intent.type))
        }
        let definition = dialogue.catalogue.intents[call.request.intent.type]?.parameter(parameter)
        guard case .list(let element)? = definition?.type else {
            return .resolved([resolution(for: definition?.type)], isList: false)
        }
        let count = max(1, call.request.intent[parameter]?.list?.count ?? 1)
        return .resolved((0..<count).map { _ in resolution(for: element) }, isList: true)
    }

    private mutating func response(to intent: String?) -> Record {
        let definition = intent.flatMap { dialogue.catalogue.intents[$0] }
        let codes = definition?.responseCodes ?? []
        let good = codes.filter { ["ready", "success", "inProgress"].contains($0.name) }
        let code = random.below(3) == 0 ? codes.randomElement(using: &random) : good.randomElement(using: &random)
        return Record(definition?.response ?? "INIntentResponse", ["code": .integer(code?.raw ?? random.below(12))])
    }

    private mutating func resolution(for type: ValueType?) -> Resolution {
        switch random.below(12) {
        case 0: .notRequired
        case 1: .needsValue
        case 2: .disambiguation((0..<random.below(25)).map { _ in value(of: type) })
        case 3: .confirmationRequired(random.below(2) == 0 ? nil : value(of: type), reason: nil)
        case 4: .unsupported(reason: random.below(3) == 0 ? nil : random.below(6))
        default: .success(random.below(2) == 0 ? nil : value(of: type))
        }
    }

    private mutating func value(of type: ValueType?) -> ParameterValue {
        switch type {
        case .bool: .bool(random.below(2) == 0)
        case .integer, .enumeration, .optionSet: .integer(random.below(5))
        case .double, .decimal: .double(Double(random.below(100)))
        case .list(let element): .list((0..<(1 + random.below(3))).map { _ in value(of: element) })
        case .record(let name): .record(Record(name, ["name": .string("n\(random.below(20))")]))
        default: .string("v\(random.below(20))")
        }
    }

    // MARK: - People

    /// A value as people say it: they mention their contacts and where those live.
    private mutating func said(_ type: ValueType?) -> ParameterValue {
        let number = random.below(9)
        switch type {
        case .list(let element): return .list((0..<(1 + random.below(3))).map { _ in said(element) })
        case .record("INPerson") where number > 1:
            var person = Record.person(spoken: "p\(number)")
            person["contactIdentifier"] = number > 4 ? .string("c\(number)") : nil
            person["siriMatches"] = number > 4 ? nil : .list([.record(person), .record(.person(spoken: "q"))])
            return .record(person)
        case .record("CLPlacemark") where number > 1:
            return .record(Record("CLPlacemark", ["name": .string("home \(number)"), Record.contactMark: .bool(true)]))
        default: return value(of: type)
        }
    }

    private mutating func act() -> DialogueAct {
        switch random.below(36) {
        case 0: .no
        case 26: .stop
        case 27: .thanks
        case 28: .add(values())
        case 29:
            .takeOut(
                values().sorted { $0.key < $1.key }.map {
                    Removal($0.key, element: random.below(2) == 0 ? nil : $0.value.list?.first ?? $0.value)
                })
        case 30: [.swap, .instead(.other), .instead(.earlier)][random.below(3)]
        case 31: .inquire(Inquiry(Inquiry.Aspect.allCases[random.below(Inquiry.Aspect.allCases.count)]))
        case 32: [.postpone, .giveUpAll, .drop(intent: intents[0]), .greeting, .farewell][random.below(5)]
        case 1: .cancel
        case 2: .repeat
        case 3: .help
        case 4: .back
        case 5: .more
        case 6: .again(random.below(2) == 0 ? [:] : values())
        case 7, 8: .correction(values())
        case 9: .notUnderstood(.ambiguous(words: "x", candidates: [.string("p"), .string("q")]))
        case 10: .notUnderstood([.emptyInput, .noMatch(nearest: nil), .notText][random.below(3)])
        case 11, 12: .choice(random.below(12))
        case 13..<17: .yes
        case 17..<21: .value(said(openType))
        default: .request(hypothesis())
        }
    }

    /// The type of the parameter asked about, for a person who answers sensibly.
    private var openType: ValueType? {
        guard let question = state.question, let parameter = question.parameter else { return nil }
        return dialogue.catalogue.intents[question.intent]?.parameter(parameter)?.type
    }

    private mutating func values() -> [String: ParameterValue] {
        let intent = state.question?.intent ?? intents.randomElement(using: &random) ?? ""
        return values(of: intent, share: 3)
    }

    private mutating func values(of intent: String, share: Int) -> [String: ParameterValue] {
        var values: [String: ParameterValue] = [:]
        for parameter in dialogue.catalogue.intents[intent]?.parameters ?? [] where random.below(share) == 0 {
            values[parameter.name] = said(parameter.type)
        }
        return values
    }

    private mutating func hypothesis() -> Hypothesis {
        let open = random.below(4) == 0 ? state.question?.intent : nil
        let name = open ?? (random.below(30) == 0 ? nil : intents.randomElement(using: &random)) ?? "INUnknownIntent"
        let ids = dialogue.apps.map(\.id) + ["app.gone"]
        var ambiguities: [String: [ParameterValue]] = [:]
        for (parameter, value) in values(of: name, share: 8) { ambiguities[parameter] = [value, .string("other")] }
        return Hypothesis(
            intent: name, app: random.below(3) == 0 ? ids[random.below(ids.count)] : nil, parameters: values(of: name, share: 2),
            ambiguities: ambiguities, unknownValues: values(of: name, share: 12).mapValues { _ in "?" },
            score: random.below(5) == 0 ? 0.6 : 1, template: "random",
            leftOut: random.below(6) == 0 ? [LeftOut(text: "blue")] : nil)
    }
}

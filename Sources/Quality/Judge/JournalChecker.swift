import Assistant
import Dialogue
import ExtensionProtocol
import Foundation
import IntentSchema

/// The judge's state while it reads a journal.
struct JournalChecker {
    /// The state of one request.
    struct Case {
        var intent = ""
        var calls = 0
        var questions = 0
        /// The latest outcome of each parameter's resolve method.
        var settled: Set<String> = []
        var confirmedByApp = false
        var appAsks = false
        var handled = 0
        /// How it ended; `nil` while it is open.
        var ended: Outcome.Kind?
    }

    let dialogue: Dialogue
    private(set) var violations: [Violation] = []
    private var cases: [String: Case] = [:]
    private var operations: Set<String> = []
    /// The pending call, with its request.
    private var running: (call: Call, item: Int)?
    private var lastCall = 0
    private var isLocked = false
    private var secrets = ContactSecrets()
    private var permissions = PermissionWatch()
    private var readings: ReadingWatch
    private var openQuestion: Prompt?
    /// The digests of the confirmed intents.
    private var agreed: Set<String> = []
    private var saidSomething = true
    private var questionsInTurn = 0
    /// The handler objects that have served a call.
    private var handlers: Set<Int> = []
    /// Open requests that have asked a question.
    private var unanswered: Set<String> = []
    private var isPersonsTurn = false
    /// Whether the last message of the turn was a question; `nil` if there was no message.
    private var endsWithQuestion: Bool?

    init(dialogue: Dialogue) {
        self.dialogue = dialogue
        readings = ReadingWatch(dialogue)
    }

    mutating func take(_ item: JournalItem, at index: Int) {
        switch item {
        case .heard(let event, _): hear(event, at: index)
        case .happened(let event): happen(event, at: index)
        case .calling(let call): check(call, at: index)
        case .answered(let event, _, _, let handler):
            if let handler, !handlers.insert(handler).inserted {
                found(.oneCallAHandler, "handler \(handler) has served a call before", at: index)
            }
            answer(event, at: index)
        case .conveyed(let message, _): convey(message, at: index)
        case .openedApp, .explained: break
        }
    }

    /// Checks what is left open at the end.
    mutating func close(at index: Int) { endTurn(at: index) }

    private mutating func found(_ rule: Rule, _ finding: String, at index: Int) {
        violations.append(Violation(rule: rule, item: index, finding: finding))
    }

    // MARK: - Turns

    private mutating func hear(_ event: Event, at index: Int) {
        endTurn(at: index)
        saidSomething = false
        questionsInTurn = 0
        endsWithQuestion = nil
        isPersonsTurn = true
        learnPermissions(event)
        guard case .said(_, let acts) = event.kind else { return }
        secrets.hear(acts)
        readings.hear(acts, while: openQuestion?.question)
        guard let openQuestion, case .confirmRequest = openQuestion.question.kind, Self.isYes(acts) else { return }
        agreed.insert(openQuestion.intent.digest)
    }

    private mutating func learnPermissions(_ event: Event) {
        permissions.take(event, while: openQuestion?.question)
        for app in dialogue.apps { if let sees = permissions.seesContacts(app.id) { secrets.allow(app.id, sees) } }
    }

    /// Whether the utterance can be read as yes and is not more likely a no. Other readings may be meaningless at that point.
    private static func isYes(_ acts: [DialogueAct]) -> Bool {
        acts.first { $0 == .yes || $0 == .no || $0 == .cancel } == .yes
    }

    private mutating func happen(_ event: Event, at index: Int) {
        endTurn(at: index)
        saidSomething = true
        questionsInTurn = 0
        endsWithQuestion = nil
        isPersonsTurn = false
        readings.pass()
        learnPermissions(event)
        if event.kind == .left { unanswered = [] }
        if case .lock(let isLocked) = event.kind { self.isLocked = isLocked }
        if case .access(let app, let seesContacts) = event.kind { secrets.allow(app, seesContacts) }
    }

    private mutating func endTurn(at index: Int) {
        if let running { found(.oneCallAtATime, "call \(running.call.number) has no answer", at: running.item) }
        if !saidSomething { found(.neverSilent, "the utterance was not answered", at: index) }
        if isPersonsTurn, endsWithQuestion == false, let request = unanswered.first {
            found(.nothingForgotten, "\(unanswered.count) requests are open, such as \(request), but no question is", at: index)
        }
        if unanswered.count > dialogue.policy.suspensions + 1 {
            found(
                .nothingForgotten, "\(unanswered.count) requests are open; \(dialogue.policy.suspensions) can be suspended",
                at: index)
        }
        endsWithQuestion = nil
        running = nil
    }

    // MARK: - Calls

    private mutating func check(_ call: Call, at index: Int) {
        if let running { found(.oneCallAtATime, "call \(running.call.number) has no answer yet", at: index) }
        if call.number != lastCall + 1 { found(.oneCallAtATime, "call \(call.number) follows call \(lastCall)", at: index) }
        lastCall = call.number
        running = (call, index)
        if call.request.person != dialogue.person {
            found(.ownPerson, "call \(call.number) is made for another person", at: index)
        }
        let id = call.request.identifier
        if cases[id] == nil, let (rule, finding) = readings.violation(by: call) { found(rule, finding, at: index) }
        var known = cases[id] ?? Case(intent: call.request.intent.type)
        known.calls += 1
        if let kind = known.ended { found(.nothingAfterEnd, "the request has ended as \(kind)", at: index) }
        checkLock(call, at: index)
        if known.calls == 1, let objection = permissions.objection(to: call) { found(.permittedOnly, objection, at: index) }
        if let secret = secrets.secret(in: call, of: dialogue.apps) {
            found(.contactsWithheld, "\(call.app) receives a \(secret.type) from contacts", at: index)
        }
        switch call.request.method {
        case .resolve(let parameter):
            known.confirmedByApp = false
            known.settled.remove(parameter)
        case .options: break
        case .confirm:
            known.confirmedByApp = false
            let missing = unsettled(known)
            if !missing.isEmpty { found(.phasesInOrder, "confirm is called while \(missing) are not settled", at: index) }
        case .handle(let operation): check(handling: call, operation, &known, at: index)
        }
        cases[id] = known
        checkBound(known, at: index)
    }

    private func unsettled(_ known: Case) -> [String] {
        let parameters = dialogue.catalogue.intents[known.intent]?.parameters ?? []
        return parameters.filter { $0.isResolvable && !known.settled.contains($0.name) }.map(\.name)
    }

    private mutating func check(handling call: Call, _ operation: String, _ known: inout Case, at index: Int) {
        known.handled += 1
        if known.handled > 1 { found(.handledOnce, "the request is handled a second time", at: index) }
        if !operations.insert(operation).inserted {
            found(.handledOnce, "operation \(operation) was used before", at: index)
        }
        if !known.confirmedByApp { found(.phasesInOrder, "handle is called although the app has not confirmed", at: index) }
        let name = call.request.intent.type
        let reason = dialogue.policy.confirmationReason(for: name, in: dialogue.catalogue, appAsks: known.appAsks)
        guard let reason else { return }
        let digest = call.request.intent.digest
        if call.confirmedDigest == nil {
            found(.nothingUnconfirmed, "the person was not asked, although the request needs it: \(reason.rawValue)", at: index)
        }
        if let confirmed = call.confirmedDigest, confirmed != digest {
            found(.confirmedIsHandled, "the values handled are not the values confirmed", at: index)
        }
        guard !agreed.contains(digest) else { return }
        // After a yes, a locked device may have to be unlocked first.
        if agreed.isEmpty {
            found(.nothingUnconfirmed, "the person did not say yes to a question about it", at: index)
        } else {
            found(.confirmedIsHandled, "the person said yes to other values", at: index)
        }
    }

    private mutating func checkLock(_ call: Call, at index: Int) {
        guard isLocked else { return }
        let name = call.request.intent.type
        let app = dialogue.apps.first { $0.id == call.app }
        let isRestricted =
            app?.restrictedWhileLocked.contains(name) ?? true || dialogue.policy.unlockedIntents.contains(name)
            || (dialogue.catalogue.intents[name]?.alwaysConfirms ?? true
                && !dialogue.policy.intentsAllowedWhileLocked.contains(name))
        guard isRestricted, case .handle = call.request.method else { return }
        found(.nothingWhileLocked, "\(name) is handled while the device is locked", at: index)
    }

    private mutating func checkBound(_ known: Case, at index: Int) {
        let parameters = dialogue.catalogue.intents[known.intent]?.parameters.count ?? 0
        // Each question may make the app resolve all parameters, list values and confirm.
        let most = (dialogue.policy.questions + 1) * (parameters + 3)
        if known.calls > most { found(.bounded, "\(known.calls) calls for one request; at most \(most) are allowed", at: index) }
    }

    // MARK: - Answers

    private mutating func answer(_ event: Event, at index: Int) {
        guard case .answered(let number, let reply) = event.kind, let call = running?.call, call.number == number else {
            found(.oneCallAtATime, "a reply without a pending call", at: index)
            return
        }
        running = nil
        secrets.learn(reply, call.app)
        let id = call.request.identifier
        switch (call.request.method, reply) {
        case (.resolve(let parameter), .notImplemented): cases[id]?.settled.insert(parameter)
        case (.resolve(let parameter), .resolved(let resolutions, _)):
            if resolutions.allSatisfy(Self.isSettled) { cases[id]?.settled.insert(parameter) }
        case (.confirm, .notImplemented): confirm(id, code: "ready")
        case (.confirm, .responded(let response)):
            confirm(id, code: code(of: response, for: call.request.intent.type))
        default: break
        }
    }

    private static func isSettled(_ resolution: Resolution) -> Bool {
        switch resolution {
        case .success, .notRequired: true
        case .needsValue, .disambiguation, .confirmationRequired, .unsupported: false
        }
    }

    private mutating func confirm(_ id: String, code: String?) {
        cases[id]?.confirmedByApp = ["ready", "success", "userConfirmationRequired"].contains(code)
        cases[id]?.appAsks = code == "userConfirmationRequired"
    }

    private func code(of response: Record, for intent: String) -> String? {
        response["code"]?.integer.flatMap { dialogue.catalogue.intents[intent]?.responseCode($0)?.name }
    }

    // MARK: - Messages

    private mutating func convey(_ message: Message, at index: Int) {
        saidSomething = true
        readings.convey(message)
        if questionsInTurn > 0 { found(.oneQuestionAtATime, "a message follows the question of the turn", at: index) }
        switch message {
        case .question(let prompt):
            questionsInTurn += 1
            endsWithQuestion = true
            openQuestion = prompt
            if let request = prompt.request { unanswered.insert(request) }
            count(prompt, at: index)
        case .outcome(let outcome):
            endsWithQuestion = false
            if !outcome.isLate { end(outcome) }
        case .remark, .help, .acknowledged, .greeted, .parted, .leftOut, .queued, .unqueued, .kept, .answer, .note:
            endsWithQuestion = false
        case .gaveUpAll:
            endsWithQuestion = false
            openQuestion = nil
            unanswered = []
        }
    }

    private mutating func count(_ prompt: Prompt, at index: Int) {
        // The policy limits reminders; other repetitions are caused by the person.
        guard let id = prompt.request, prompt.occasion == .asked || prompt.occasion == .repeated else { return }
        cases[id, default: Case(intent: prompt.question.intent)].questions += 1
        let count = cases[id]?.questions ?? 0
        if count > dialogue.policy.questions { found(.bounded, "\(count) questions for one request", at: index) }
    }

    private mutating func end(_ outcome: Outcome) {
        openQuestion = nil
        agreed.remove(outcome.intent.digest)
        if let id = outcome.request { unanswered.remove(id) }
        // A silent person does not resume suspended requests either.
        if outcome.kind == .abandoned { unanswered = [] }
        if let id = outcome.request { cases[id, default: Case(intent: outcome.intent.type)].ended = outcome.kind }
    }
}

import ExtensionProtocol
import IntentSchema

// Utterances while no question is open, and the choice of the app.
extension Step {
    mutating func saidWhileIdle(_ acts: [DialogueAct]) -> Move {
        for act in acts {
            if let move = moveWhileIdle(act, acts) { return move }
        }
        return misunderstood(acts.isEmpty ? nil : .nothingOpen, .idle)
    }

    /// The move of an act that needs no open question; `nil` for other acts.
    private mutating func moveWhileIdle(_ act: DialogueAct, _ acts: [DialogueAct]) -> Move? {
        switch act {
        case .request(let hypothesis):
            queue(hypothesis.followers, behind: hypothesis)
            return Move(on: .request, to: consider(hypothesis, rivals: acts.rivals(of: hypothesis)))
        case .again(let changes): return redo(changes, during: .idle)
        case .help: return saying(.help(nil), on: .help)
        case .repeat:
            guard let message = state.lastMessage else { return nil }
            return saying(message, on: .repeat)
        case .cancel: return reverseLast()
        case .thanks: return saying(.acknowledged, on: .thanks)
        case .stop: return stopUpdates() ?? reverseLast()
        case .giveUpAll: return Move(on: .giveUpAll, to: dropAll(.idle))
        case .greeting: return saying(.greeted, on: .greeting)
        case .farewell: return saying(.parted, on: .farewell)
        case .notUnderstood(let reason): return misunderstood(reason, .idle)
        case .inquire(let inquiry): return inquiredAboutLast(inquiry)
        case .back: return reverseLast() ?? cannotReverse()
        case .instead(let alternative): return redo(with: alternative)
        case .setting(let setting): return remembered(setting, .idle)
        case .value, .choice, .yes, .no, .more, .correction, .add, .takeOut, .swap, .postpone, .drop, .changeWaiting, .followed:
            return nil
        }
    }

    private mutating func saying(_ message: Message, on trigger: Trigger) -> Move {
        say(message)
        return Move(on: trigger, to: .idle)
    }

    /// Chooses the app: the named one, the only one, the one that the person prefers, the only one with the group, the
    /// one that they usually use or subscribe to, or their choice.
    ///
    /// - Parameter isOwn: whether the values come from the app, which then receives them unchanged.
    mutating func route(_ hypothesis: Hypothesis, isOwn: Bool = false) -> Phase {
        if hypothesis.isActivity { return open(hypothesis) }
        if let phase = answerFromReservations(hypothesis) { return phase }
        let isOwn = isOwn || hypothesis.app != nil && hypothesis.shortcut?.isOwn == true
        let able = dialogue.apps.filter { $0.intents.contains(hypothesis.intent) }
        if let named = hypothesis.app {
            guard let app = able.first(where: { $0.id == named }) else { return noApp(hypothesis, named: named) }
            explain(.appNamed, app.name)
            return begin(hypothesis, with: app, isOwn: isOwn)
        }
        let left = unrefused(able)
        switch left.count {
        case 0: return noApp(hypothesis, named: nil)
        case 1:
            explain(.appIsTheOnlyOne, left[0].name, hypothesis.intent)
            return begin(hypothesis, with: left[0])
        default:
            if let app = remembered(left, for: hypothesis) { return begin(hypothesis, with: app) }
            explain(.severalApps, "\(left.count)", hypothesis.intent, left.map(\.name).joined(separator: ", "))
            return askForApp(hypothesis, among: ranked(left, for: hypothesis))
        }
    }

    mutating func noApp(_ hypothesis: Hypothesis, named: String?) -> Phase {
        let name = named.flatMap { dialogue.app($0)?.name }
        if let name {
            explain(.namedAppDoesNotDeclare, name, hypothesis.intent)
        } else {
            explain(.noApp, hypothesis.intent)
        }
        let intent = Record(hypothesis.intent, hypothesis.parameters)
        say(.outcome(Outcome(kind: .noApp, intent: intent, appName: name)))
        return .idle
    }

    private mutating func askForApp(_ hypothesis: Hypothesis, among apps: [AppDescription]) -> Phase {
        let question = Question(kind: .chooseApp(apps.map(\.id)), intent: hypothesis.intent)
        let intent = Record(hypothesis.intent, hypothesis.parameters)
        let prompt = Prompt(question: question, intent: intent, appChoices: apps.map(\.name))
        say(.question(prompt))
        return .choosingApp(AppChoice(hypothesis: hypothesis, prompt: prompt))
    }

    mutating func choseApp(_ acts: [DialogueAct], _ choice: AppChoice) -> Move {
        guard case .chooseApp(let ids) = choice.prompt.question.kind else { return Move(on: .stale, to: .idle) }
        for act in acts {
            switch act {
            case .choice(let index):
                guard ids.indices.contains(index), let app = dialogue.app(ids[index]) else { continue }
                explain(.appChosen, app.name)
                return Move(on: .choice, to: begin(choice.hypothesis, with: app))
            case .no: return Move(on: .no, to: cancelled(.choosingApp(choice)))
            case .notUnderstood(let reason): return misunderstood(reason, .choosingApp(choice))
            default:
                if let move = common(act, .choosingApp(choice), acts) { return move }
            }
        }
        return misunderstood(nil, .choosingApp(choice))
    }

    /// Begins the request, unless the person has to say first what the app may use.
    mutating func begin(_ reading: Hypothesis, with app: AppDescription, isOwn: Bool = false) -> Phase {
        guard let definition = dialogue.catalogue.intents[reading.intent] else { return noApp(reading, named: app.id) }
        if let phase = askForPermission(reading, with: app, isOwn: isOwn) { return phase }
        let hypothesis = isOwn ? reading : permitted(withoutForeignMessages(reading, to: app), to: app.id)
        let complete = withSentMessage(withConversation(withUpcomingMedia(hypothesis, of: app), of: app), of: app)
        let known = complete.parameters.filter { definition.parameter($0.key) != nil }
        var request = Request(
            identifier: newIdentifier, intent: Record(hypothesis.intent, known), app: app.id, appName: app.name)
        request.said = known.filter { hypothesis.parameters[$0.key] == $0.value }
        request.ambiguities = hypothesis.ambiguities.filter { definition.parameter($0.key) != nil }
        request.unknownValues = hypothesis.unknownValues.filter { definition.parameter($0.key) != nil }
        setDefaults(of: &request, definition)
        return resolveNext(request)
    }
}

import IntentSchema

// What the person lets apps use: asked once, before the app is called for them.
extension Step {
    /// Whether the person does not let the app work with the assistant.
    func isRefused(_ app: String) -> Bool { state.access[app]?.answers[.assistant] == false }

    /// The apps that may work with the assistant; all if none may, so that the person hears why.
    mutating func unrefused(_ apps: [AppDescription]) -> [AppDescription] {
        let left = apps.filter { !isRefused($0.id) }
        guard !left.isEmpty else { return apps }
        for app in apps where isRefused(app.id) {
            explain(.permissionDenied, app.name, Permission.assistant.rawValue)
        }
        return left
    }

    /// Asks what the app may use, or ends the request if it may not work with the assistant; `nil` if the request may begin.
    mutating func askForPermission(_ reading: Hypothesis, with app: AppDescription, isOwn: Bool) -> Phase? {
        guard !isRefused(app.id) else { return refused(reading, by: app) }
        guard let request = state.access[app.id]?.undecided.first else { return nil }
        explain(.permissionUndecided, app.name, request.permission.rawValue)
        let question = Question(kind: .permit(request), intent: reading.intent, app: app.id)
        let prompt = Prompt(question: question, intent: Record(reading.intent, reading.parameters), appName: app.name)
        say(.question(prompt))
        return .permitting(
            PermissionQuestion(hypothesis: reading, isOwn: isOwn, app: app.id, identifier: newIdentifier, prompt: prompt))
    }

    mutating func refused(_ reading: Hypothesis, by app: AppDescription) -> Phase {
        explain(.permissionDenied, app.name, Permission.assistant.rawValue)
        let intent = Record(reading.intent, reading.parameters)
        say(.outcome(Outcome(kind: .notPermitted, intent: intent, appName: app.name)))
        return .idle
    }

    mutating func answeredPermission(_ acts: [DialogueAct], _ asked: PermissionQuestion) -> Move {
        let phase = Phase.permitting(asked)
        for act in acts {
            switch act {
            case .yes: return mayNotConfirm(phase) ?? Move(on: .yes, to: decided(true, asked))
            case .no: return Move(on: .no, to: decided(false, asked))
            case .notUnderstood(let reason): return misunderstood(reason, phase)
            default:
                if let move = common(act, phase, acts) { return move }
            }
        }
        return misunderstood(nil, phase)
    }

    /// Keeps the answer and goes on with the request.
    private mutating func decided(_ isGranted: Bool, _ asked: PermissionQuestion) -> Phase {
        guard case .permit(let request) = asked.prompt.question.kind else { return .idle }
        state.access[asked.app, default: AppAccess()].answer(request.permission, isGranted)
        effects.append(.keepAnswer(app: asked.app, request.permission, isGranted: isGranted))
        // That the app may not work with the assistant is explained where the request ends.
        if isGranted || request.permission != .assistant {
            explain(isGranted ? .permissionGranted : .permissionDenied, name(of: asked.app), request.permission.rawValue)
        }
        return begin(asked)
    }

    /// Begins the request, unless something else is undecided.
    private mutating func begin(_ asked: PermissionQuestion) -> Phase {
        guard let app = dialogue.app(asked.app) else { return route(asked.hypothesis, isOwn: asked.isOwn) }
        newIdentifier = asked.identifier
        return begin(asked.hypothesis, with: app, isOwn: asked.isOwn)
    }

    /// Asks again after another request, which may have decided it.
    mutating func resumed(_ asked: PermissionQuestion) -> Phase {
        guard case .permit(let request) = asked.prompt.question.kind,
            state.access[asked.app]?.undecided.first?.permission == request.permission
        else { return begin(asked) }
        return repeatQuestion(of: .permitting(asked), as: .resumed)
    }

    // MARK: - Changes from outside of the conversation

    /// Takes note of what the event says about apps. An open request to an app that may no longer work with the assistant ends.
    mutating func learnAccess() {
        for (app, access) in event.access.sorted(by: { $0.key < $1.key }) {
            let before = state.access.updateValue(access, forKey: app)
            explainChanges(of: app, from: before, to: access)
            if before?.answers[.contacts] == true, access.answers[.contacts] != true {
                state.phase = forgettingContacts(state.phase, of: app)
                state.suspended = state.suspended.map { forgettingContacts($0, of: app) }
            }
            guard isRefused(app) else { continue }
            for phase in state.suspended {
                if let request = phase.request, request.app == app { _ = end(.notPermitted, request) }
            }
            state.suspended.removeAll { $0.request?.app == app }
            if let request = state.phase.request, request.app == app, state.phase.prompt != nil {
                enter(Move(on: .access, to: end(.notPermitted, request)))
            }
        }
    }

    private mutating func explainChanges(of app: String, from before: AppAccess?, to access: AppAccess) {
        guard let before else { return }
        for permission in Permission.allCases where before.answers[permission] != access.answers[permission] {
            guard let isGranted = access.answers[permission] else { continue }
            explain(
                isGranted ? .permissionGranted : .permissionDenied, name(of: app), permission.rawValue)
        }
    }
}

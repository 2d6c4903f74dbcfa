import IntentSchema

extension ParameterValue {
    /// Whether it is a place or a list of places.
    fileprivate var isPlace: Bool { (list ?? [self]).contains { $0.record?.type == "CLPlacemark" } }
}

// Removes contact data from values for apps without access to contacts.
extension Step {
    /// The acts for a request, without contact data that its app may not receive.
    mutating func permitted(_ acts: [DialogueAct], to request: Request, _ prompt: Prompt?) -> [DialogueAct] {
        // The app already knows what it offered.
        var offered: [ParameterValue] = []
        if case .choice(let values)? = prompt?.question.kind { offered = values }
        return acts.map { permitted($0, to: request, offered) }
    }

    private mutating func permitted(_ act: DialogueAct, to request: Request, _ offered: [ParameterValue]) -> DialogueAct {
        switch act {
        case .value(let value):
            return permitted(value, to: request.app, offered).map { .value($0) } ?? withheld(from: request)
        case .correction(let values):
            let known = permitted(values, to: request.app)
            return known.isEmpty && !values.isEmpty ? withheld(from: request) : .correction(known)
        case .notUnderstood(.ambiguous(let words, let candidates)):
            let known = candidates.compactMap { permitted($0, to: request.app, offered) }
            switch known.count {
            case 0: return withheld(from: request)
            case 1: return .value(known[0])
            default: return .notUnderstood(.ambiguous(words: words, candidates: known))
            }
        case .add(let values):
            let known = permitted(values, to: request.app)
            return known.isEmpty && !values.isEmpty ? withheld(from: request) : .add(known)
        case .takeOut, .swap, .instead, .inquire, .choice, .yes, .no, .cancel, .stop, .thanks, .repeat, .help, .back, .more,
            .again, .postpone, .giveUpAll, .drop, .changeWaiting, .greeting, .farewell, .setting, .request, .followed,
            .notUnderstood:
            return act
        }
    }

    private mutating func withheld(from request: Request) -> DialogueAct {
        explain(.contactsWithheld, request.appName)
        return .notUnderstood(.withheld(app: request.appName))
    }

    /// The reading without contact data that the app may not receive.
    mutating func permitted(_ hypothesis: Hypothesis, to app: String) -> Hypothesis {
        var known = hypothesis
        known.parameters = permitted(hypothesis.parameters, to: app)
        known.ambiguities = [:]
        for (parameter, candidates) in hypothesis.ambiguities.sorted(by: { $0.key < $1.key }) {
            // Whom a pronoun may mean was not said, so that an app without access is told no name.
            let named = seesContacts(app) ? candidates : candidates.filter { $0.record?.type != "INPerson" }
            let left = named.compactMap { permitted($0, to: app) }
            if left.count == 1, candidates.count > 1 {
                known.parameters[parameter] = left[0]
            } else if !left.isEmpty {
                known.ambiguities[parameter] = left
            }
            if left.isEmpty {
                explain(.contactsOmitted, name(of: app), parameter)
            }
        }
        return known
    }

    /// The values without contact data that the app may not receive.
    mutating func permitted(_ values: [String: ParameterValue], to app: String) -> [String: ParameterValue] {
        if seesContacts(app) { return values.mapValues(\.withContacts) }
        let known = values.compactMapValues(\.withoutContacts)
        let reduced = values.keys.filter { known[$0] != values[$0] }.sorted()
        if !reduced.isEmpty {
            explain(.contactsRemoved, name(of: app), reduced.joined(separator: ", "))
        }
        return known
    }

    /// The value without contact data that the app may not receive; `nil` if nothing is left.
    private func permitted(_ value: ParameterValue, to app: String, _ offered: [ParameterValue] = []) -> ParameterValue? {
        seesContacts(app) || offered.contains(value) ? value.withContacts : value.withoutContacts
    }

    func name(of app: String) -> String { dialogue.app(app)?.name ?? app }

    /// Whether the app has access to contacts; an app that is not installed does not.
    private func seesContacts(_ app: String) -> Bool {
        if let access = state.access[app] { return access.answers[.contacts] == true }
        return state.contactAccess[app] ?? dialogue.app(app)?.seesContacts ?? false
    }

    /// The person granted or revoked the app's access to contacts.
    mutating func accessChanged(_ app: String, seesContacts: Bool, in phase: Phase) -> Move {
        state.contactAccess[app] = seesContacts
        explain(seesContacts ? .contactsGranted : .contactsRevoked, name(of: app))
        guard !seesContacts else { return Move(on: .access, to: phase) }
        state.suspended = state.suspended.map { forgettingContacts($0, of: app) }
        return Move(on: .access, to: forgettingContacts(phase, of: app))
    }

    /// The phase without contact data that the app has not received yet, because the device is locked or the words were unclear.
    /// Whether a place comes from a contact is no longer known here, so all places are removed, too.
    func forgettingContacts(_ phase: Phase, of app: String) -> Phase {
        guard var request = phase.request, request.app == app, request.settled.isEmpty, request.operation == nil else {
            return phase
        }
        request.intent.fields = request.intent.fields.compactMapValues { value in
            value.isPlace ? nil : value.withoutContacts
        }
        request.ambiguities = request.ambiguities.mapValues { $0.filter { !$0.isPlace }.compactMap(\.withoutContacts) }
            .filter { $0.value.count > 1 }
        return phase.with(request)
    }
}

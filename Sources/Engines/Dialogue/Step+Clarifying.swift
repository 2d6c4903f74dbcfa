import IntentSchema

// Asking whether an uncertain reading is meant, before its request starts.
extension Step {
    /// Starts the request, unless its reading is uncertain.
    ///
    /// - Parameter rivals: other readings of the same words, the likeliest first.
    mutating func consider(_ reading: Hypothesis, rivals: [Hypothesis] = []) -> Phase {
        if let parts = reading.leftOut, !parts.isEmpty { say(.leftOut(parts, intent: reading.intent)) }
        if let shortcut = reading.shortcut {
            explain(shortcut.isButton ? .buttonSaid : shortcut.isNear ? .shortcutNear : .shortcutSaid, shortcut.phrase)
            return shortcut.isNear ? askWhether(reading) : route(reading)
        }
        if isUncertainAndUnsupported(reading) { return ignored(reading) }
        let equals = rivals.filter { isEqual($0, to: reading) }
        if !equals.isEmpty { return askWhich([reading] + equals) }
        guard let doubt = dialogue.policy.doubt(about: reading, in: dialogue.catalogue) else { return route(reading) }
        switch doubt {
        case .lowScore(let consequence, let least):
            explain(.readingScoresLow, reading.intent, reading.score.hundredths, consequence, least.hundredths)
        case .wordsLeftOut: explain(.readingLeavesWordsOut, reading.intent)
        }
        // What cannot be done with the words has been said, and nobody wants something because it shares a word with them.
        let isAlone = reading.followers?.isEmpty ?? true
        return isAlone && dialogue.policy.isFarFetched(reading) ? .idle : askWhether(reading)
    }

    /// Whether the reading is uncertain and no app supports it.
    private func isUncertainAndUnsupported(_ reading: Hypothesis) -> Bool {
        reading.app == nil && reading.score < dialogue.policy.confidence.undoable && !isSupported(reading)
    }

    private func isSupported(_ reading: Hypothesis) -> Bool {
        reading.reservations?.found?.isEmpty == false || dialogue.apps.contains { $0.intents.contains(reading.intent) }
    }

    private mutating func ignored(_ reading: Hypothesis) -> Phase {
        explain(.readingUnsupported, reading.intent, reading.score.hundredths)
        say(.remark(.noMatch(nearest: nil)))
        return .idle
    }

    /// Whether the other reading is equally likely, supported by an app, and has a different effect.
    private func isEqual(_ other: Hypothesis, to reading: Hypothesis) -> Bool {
        let policy = dialogue.policy
        guard other.score >= reading.score - policy.confidence.margin, isSupported(other), isSupported(reading),
            policy.confirmationReason(for: reading.intent, in: dialogue.catalogue, appAsks: false) == nil
        else { return false }
        let consequences = [reading, other].map { Consequence(of: $0.intent, in: dialogue.catalogue) }
        guard consequences != [.looksUp, .looksUp] else { return false }
        let domains = [reading, other].map { dialogue.catalogue.intents[$0.intent]?.domain }
        return domains[0] != domains[1] || consequences[0] != consequences[1]
    }

    private mutating func askWhether(_ reading: Hypothesis) -> Phase {
        let question = Question(kind: .confirmReading, intent: reading.intent)
        var prompt = Prompt(question: question, intent: Record(reading.intent, reading.parameters))
        prompt.shortcut = reading.shortcut?.phrase
        say(.question(prompt))
        return .clarifying(Clarification(readings: [reading], prompt: prompt))
    }

    private mutating func askWhich(_ readings: [Hypothesis]) -> Phase {
        explain(.readingsEquallyLikely, readings.map(\.intent).joined(separator: ", "))
        let question = Question(kind: .chooseReading(readings.map(\.intent)), intent: readings[0].intent)
        let prompt = Prompt(question: question, intent: Record(readings[0].intent, readings[0].parameters))
        say(.question(prompt))
        return .clarifying(Clarification(readings: readings, prompt: prompt))
    }

    mutating func clarified(_ acts: [DialogueAct], _ clarification: Clarification) -> Move {
        let phase = Phase.clarifying(clarification)
        for act in acts {
            if let next = clarified(act, clarification, acts) ?? common(act, phase, acts) { return next }
        }
        return misunderstood(nil, phase)
    }

    private mutating func clarified(_ act: DialogueAct, _ clarification: Clarification, _ acts: [DialogueAct]) -> Move? {
        switch act {
        case .yes:
            guard clarification.readings.count == 1 else { return nil }
            return Move(on: .yes, to: confirmed(clarification.readings[0]))
        case .choice(let index):
            guard clarification.readings.indices.contains(index) else { return nil }
            return Move(on: .choice, to: confirmed(clarification.readings[index]))
        case .no:
            dropRest(of: clarification.readings)
            return Move(on: .no, to: cancelled(.clarifying(clarification)))
        case .correction(let values):
            guard clarification.readings.count == 1 else { return nil }
            var reading = clarification.readings[0]
            reading.parameters.merge(values) { $1 }
            for name in values.keys {
                reading.ambiguities[name] = nil
                reading.unknownValues[name] = nil
            }
            return Move(on: .correction, to: confirmed(reading))
        case .request(let reading):
            // A guess at some of the words does not take the place of what is asked.
            if dialogue.policy.isFarFetched(reading), reading.followers?.isEmpty ?? true {
                return misunderstood(nil, .clarifying(clarification))
            }
            queue(reading.followers)
            // Repeating the request in other words confirms it.
            guard clarification.readings.contains(where: { $0.intent == reading.intent }) else {
                explain(.questionDropped)
                return Move(on: .request, to: consider(reading, rivals: acts.rivals(of: reading)))
            }
            return Move(on: .request, to: route(reading))
        case .inquire(let inquiry):
            say(.answer(inquiry, clarification.prompt))
            return dropped(on: .inquire)
        case .notUnderstood(let reason):
            guard reason.endsProposal || clarification.prompt.attempt > 1 else {
                return misunderstood(reason, .clarifying(clarification))
            }
            say(.remark(reason))
            return dropped(on: .notUnderstood)
        default: return nil
        }
    }

    /// Drops what waits for the readings and was read in the same way: who does not want to change the first of three tasks has said something
    /// else of all of them.
    private mutating func dropRest(of readings: [Hypothesis]) {
        let rest = readings.flatMap { reading in
            (reading.followers ?? []).filter { $0.intent == reading.intent && $0.template == reading.template }
        }
        state.queued.removeAll { rest.contains($0.hypothesis) }
    }

    /// Drops the question: whoever goes on to something else does not want what was proposed.
    private mutating func dropped(on trigger: Trigger) -> Move {
        explain(.questionDropped)
        return Move(on: trigger, to: .idle)
    }

    private mutating func confirmed(_ reading: Hypothesis) -> Phase {
        explain(.readingConfirmed, reading.intent)
        return route(reading)
    }
}

extension Phase {
    /// The only reading of which is asked whether it is meant; `nil` in other phases.
    var proposed: Hypothesis? {
        guard case .clarifying(let clarification) = self, clarification.readings.count == 1 else { return nil }
        return clarification.readings[0]
    }
}

extension NotUnderstood {
    /// Whether the words were about something else than a proposal: a question, or something that was said in words that are known.
    fileprivate var endsProposal: Bool {
        switch self {
        case .notARequest, .unused, .cannotDo, .unknownApp, .cannotTakeBack, .cannotChange, .cannotAmend: true
        default: isQuestion
        }
    }
}

extension [DialogueAct] {
    /// The other requests that the same words may mean: the readings directly after this one.
    func rivals(of reading: Hypothesis) -> [Hypothesis] {
        guard let place = firstIndex(of: .request(reading)) else { return [] }
        return self[(place + 1)...].prefix { if case .request = $0 { true } else { false } }
            .compactMap { if case .request(let other) = $0 { other } else { nil } }
    }
}

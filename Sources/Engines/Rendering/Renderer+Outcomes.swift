import IntentSchema

extension Renderer {
    func outcome(_ outcome: Outcome, _ supplied: SuppliedCard? = nil, at moment: TimeWords.Moment) -> RenderedMessage {
        let (spoken, shown) = both(at: moment) { context in
            let outcome = context.style == .spoken ? discretion.spoken(outcome) : outcome
            var scope = scope(outcome.intent, response: outcome.response, appName: outcome.appName, context)
            let text = text(of: outcome, in: &scope)
            let isNew = outcome.isUpdate || outcome.kind == .stillInProgress
            let lead = outcome.isLate && !isNew ? say(.late, in: scope) : nil
            let opened = outcome.opensApp && outcome.kind != .continuedInApp ? say(.opened, in: scope) : nil
            return [lead, text, opened].compactMap { $0 }.joined(separator: " ")
        }
        return RenderedMessage(spoken: spoken, shown: shown, card: card(of: outcome, supplied, at: moment))
    }

    func text(of outcome: Outcome, in scope: inout Scope) -> String {
        switch outcome.kind {
        case .succeeded: answered(outcome, key: "success", general: .success, in: &scope)
        case .inProgress: answered(outcome, key: "inProgress", general: .inProgress, in: &scope)
        case .stillInProgress: ended(outcome, .stillInProgress, in: scope)
        case .continuedInApp: answered(outcome, key: "continueInApp", general: .continueInApp, in: &scope)
        case .refused: refused(outcome, in: &scope)
        case .cancelled: ended(outcome, .cancelled, in: scope)
        case .postponed: ended(outcome, .postponed, in: scope)
        case .abandoned: ended(outcome, .abandoned, in: scope)
        case .repeated: ended(outcome, .repeated, in: scope)
        case .gaveUp(let parameter, let attempts): gaveUp(outcome, parameter, attempts, in: &scope)
        case .noApp: ended(outcome, .noApp, in: scope)
        case .notPermitted: ended(outcome, .notPermitted, in: scope)
        case .timedOut: ended(outcome, .timedOut, in: scope)
        case .broken: ended(outcome, .broken, in: scope)
        case .unknown: ended(outcome, .unknown, in: scope)
        }
    }

    private func answered(_ outcome: Outcome, key: String, general: Phrase, in scope: inout Scope) -> String {
        let responses = pack.intents[outcome.intent.type]?.responses
        let code = codeName(of: outcome)
        let category = general == .success ? phrase("success", of: outcome.intent.type) : nil
        let concise = scope.context.style == .spoken ? code.flatMap { responses?[IntentDialog.concise($0)] } : nil
        if let own = say([concise, code.flatMap { responses?[$0] }, responses?[key]], in: scope) {
            return [say([category], in: scope), own].compactMap { $0 }.joined(separator: " ")
        }
        scope.texts["summary"] = summary(outcome.intent, response: outcome.response, scope.context)
        return say([category], in: scope) ?? say(general, in: scope)
    }

    private func refused(_ outcome: Outcome, in scope: inout Scope) -> String {
        let responses = pack.intents[outcome.intent.type]?.responses
        let code = codeName(of: outcome)
        let concise = scope.context.style == .spoken ? code.flatMap { responses?[IntentDialog.concise($0)] } : nil
        let own = say([concise, code.flatMap { responses?[$0] }, code.flatMap { pack.phrases[$0] }], in: scope)
        if let own { return own }
        guard let reason = code.flatMap({ Names.failure($0) }) else {
            return say([responses?["failure"]], in: scope) ?? ended(outcome, .refusedPlain, in: scope)
        }
        scope.texts["reason"] = reason
        return say(.refused, in: scope)
    }

    private func gaveUp(_ outcome: Outcome, _ parameter: String, _ attempts: Int, in scope: inout Scope) -> String {
        scope.texts["parameter"] = parameterLabel(parameter, of: outcome.intent.type)
        scope.values["attempts"] = TypedValue(.integer(attempts))
        return ended(outcome, .gaveUp, in: scope)
    }

    private func ended(_ outcome: Outcome, _ phrase: Phrase, in scope: Scope) -> String {
        say([pack.intents[outcome.intent.type]?.responses[phrase.rawValue]], in: scope) ?? say(phrase, in: scope)
    }

    /// The name of the response's code; `nil` if there is no response or the schema has no such code.
    private func codeName(of outcome: Outcome) -> String? {
        guard let raw = outcome.response?["code"]?.integer else { return nil }
        return catalogue.intents[outcome.intent.type]?.responseCode(raw)?.name
    }

    private func card(of outcome: Outcome, _ supplied: SuppliedCard?, at moment: TimeWords.Moment) -> Card? {
        switch outcome.kind {
        case .succeeded, .inProgress, .continuedInApp:
            return card(
                outcome.intent, response: outcome.response, appName: outcome.appName, below: supplied, at: moment)
        case .refused:
            // A refusal with details shows only these, since the request was not carried out.
            guard let response = outcome.response else { return nil }
            return card(Record(outcome.intent.type), response: response, appName: outcome.appName, at: moment)
        case .stillInProgress, .cancelled, .postponed, .abandoned, .repeated, .gaveUp, .noApp, .notPermitted, .timedOut, .broken,
            .unknown:
            return nil
        }
    }
}

import IntentSchema

// Alternatives to the open request that another intent of the same app looks up: rides and prices, free tables.
extension TurnReader {
    /// The look-up of the available options; `nil` if the app has none. The open question is repeated afterwards.
    func lookUpOptions(_ question: Question) -> DialogueAct? {
        guard let lookUp = ShownChoices.lookUp(for: question.intent, context.parameters), !lookUp.parameters.isEmpty,
            // Where a ride may go is not known before it goes somewhere.
            ShownChoices.choosing(for: question.intent)?.thing.map({ lookUp.parameters[$0] != nil }) ?? true,
            context.apps.contains(where: { $0.id == question.app && $0.intents.contains(lookUp.intent) })
        else { return nil }
        return .request(
            Hypothesis(
                intent: lookUp.intent, app: question.app, parameters: lookUp.parameters, score: 1, template: Self.optionsTemplate,
                reasons: ["asks what else the open request could be"]))
    }

    /// The look-up behind a change to the party that is told with it: "there's 3 of us, so something bigger".
    func withParty(_ act: DialogueAct) -> DialogueAct {
        guard case .request(let lookUp) = act, lookUp.template == Self.optionsTemplate, let question = context.question,
            let intent = grammar.intentIndices[question.intent], case let parties = scanner.scanParties(), parties.count == 1,
            case let counts = grammar.intents[intent].definitions.filter({ $0.value.kind == .count && $0.value.fills == nil }),
            counts.count == 1, let name = counts.first?.key, context.parameters[name]?.integer != parties[0].count
        else { return act }
        return .followed(.correction([name: .integer(parties[0].count)]), by: act)
    }

    /// Gives a look-up of what the open request could be the values of that request that it does not name itself: "which times are free",
    /// where a table at Luna Piccola on Friday is to be booked.
    func addOpenValues(to hypothesis: inout Hypothesis) {
        for (name, value) in openValues(for: hypothesis)
        where hypothesis.parameters[name] == nil && hypothesis.ambiguities[name] == nil && hypothesis.unknownValues[name] == nil {
            hypothesis.parameters[name] = value
            hypothesis.reasons.append("\(name) is that of the open request")
        }
    }

    /// The values of the open request by the look-up's parameters; empty unless the reading looks up what that request could be.
    func openValues(for reading: Hypothesis) -> [String: ParameterValue] {
        guard let question = context.question, question.kind.concernsValues, reading.app == nil || reading.app == question.app,
            let lookUp = ShownChoices.lookUp(for: question.intent, context.parameters), lookUp.intent == reading.intent
        else { return [:] }
        return lookUp.parameters
    }

    /// The template name of such a look-up.
    static let optionsTemplate = "options"

    /// The look-up for a question that names another option than the chosen one: "and the SUV?"; `nil` if it is none.
    func askedAboutOption(_ question: Question) -> DialogueAct? {
        // "Which one has room for five?"
        if question.kind == .confirmRequest, asksWhich, !pointsAtTold { return lookUpOptions(question) }
        guard case .confirmRequest = question.kind, let intent = grammar.intentIndices[question.intent], asksSomething,
            grammar.intents[intent].definitions.contains(where: { namesOption($0.key, $0.value, intent) }),
            // "Let's take the SUV" does not ask how long it takes.
            asksOpenQuestion || isAsked(utterance.tokens.indices) || correction(of: intent) == nil
        else { return nil }
        return lookUpOptions(question)
    }

    private var asksSomething: Bool {
        let words = utterance.tokens.map(\.text)
        let aspects = grammar.words.aspects.filter { Self.compared.contains($0.key) }.values.reduce(into: Set()) {
            $0.formUnion($1)
        }
        let first = utterance.word(openerEnd)
        return grammar.words.openQuestions.contains(first) || words.contains { aspects.contains($0) }
            || grammar.words.questions.contains(first) && words.contains { grammar.words.comparisons[$0] != nil }
    }

    private static let compared: Set<String> = [
        Inquiry.Aspect.price.rawValue, Inquiry.Aspect.duration.rawValue, Inquiry.Aspect.count.rawValue,
    ]

    private func namesOption(_ name: String, _ definition: SlotDefinition, _ intent: Int) -> Bool {
        guard definition.kind == .phrase, let slot = grammar.intents[intent].slotIndices[name + "!"] else { return false }
        return utterance.tokens.indices.contains { index in
            scanner.matches(grammar.slots[slot].recogniser, at: index).contains { match in
                guard case .phrase(_, let items) = match.reading else { return false }
                return !items.isEmpty
            }
        }
    }

    /// Whether options vary in the requested respect and none of them was offered.
    func looksUp(_ alternative: Alternative, _ question: Question) -> Bool {
        guard alternative != .other, shown?.intent != question.intent else { return false }
        // The app offers other times itself while resolving the time.
        if alternative == .earlier || alternative == .later || ShownChoices.choosesByTime(question.intent) { return false }
        return !context.offered.values.joined().contains { $0.beginning == nil }
    }
}

extension TurnReader {
    /// A request, or the choice of its object, with what is asked about its times in the same breath, which the app answers by itself: "dinner
    /// on Friday. Which Italian places are there?", "Luna Piccola. Which times do they have for four?".
    func joiningLookUp(_ act: DialogueAct) -> DialogueAct {
        switch act {
        case .request(var request):
            guard let next = request.followers?.first, request.followers?.count == 1,
                let found = ShownChoices.values(of: next, for: request.intent), let thing = found.values[found.thing],
                request.parameters[found.thing] == nil, request.unknownValues[found.thing] == nil
            else { return act }
            request.parameters[found.thing] = thing
            request.parameters.merge(found.values) { known, _ in known }
            request.followers = nil
            return .request(request)
        case .followed(.choice(let index), by: .request(let next)):
            guard let question = context.question, case .choice(let choices) = question.kind, choices.indices.contains(index),
                let found = ShownChoices.values(of: next, for: question.intent), question.parameter == found.thing
            else { return act }
            let counts = found.values.filter { name, value in value.integer != nil && context.parameters[name] != value }
            return .correction(counts.merging([found.thing: choices[index]]) { $1 })
        default: return act
        }
    }
}

extension DialogueAct {
    /// The request without followers that look up the same once more and name nothing of their own: "what would a cab to the airport cost, and
    /// which cars are there?".
    var withoutRepeating: DialogueAct {
        guard case .request(var request) = self, let followers = request.followers else { return self }
        let others = followers.filter { next in
            next.intent != request.intent || !next.ambiguities.isEmpty || !next.unknownValues.isEmpty
                || !next.parameters.allSatisfy { name, value in request.parameters[name]?.isSame(as: value) ?? false }
        }
        request.followers = others.isEmpty ? nil : others
        return .request(request)
    }
}

import Foundation
import IntentSchema

// The last request: repeating it, reversing it and answering questions about it.
extension Step {
    /// Repeats the last request with changes, or one that ended after it without effect, with other values; `nil` if there is none.
    mutating func redo(_ changes: [String: ParameterValue], during phase: Phase) -> Move? {
        guard let (last, reading) = again(changes) else { return nil }
        if phase.prompt != nil { suspend(phase) }
        explain(last == state.lapsed ? .lapsedRequestAgain : .lastRequestAgain)
        if last != state.lapsed, stays(last, despite: changes) {
            say(.remark(naming(.cannotAmend(Amendment(last.intent.type, isEnding: false, isRepeated: true)))))
        }
        return Move(on: .again, to: route(reading, isOwn: true))
    }

    /// Whether what was done cannot be undone and the changes only give it other values: "make it 30" of money that has been sent, which would
    /// be sent twice. With another person it is plain that more is to be done.
    private func stays(_ last: RecentRequest, despite changes: [String: ParameterValue]) -> Bool {
        guard !changes.isEmpty, let definition = dialogue.definition(last.intent), definition.alwaysConfirms else { return false }
        return changes.allSatisfy { name, value in
            let people = value.elements.contains { $0.record?.type == "INPerson" }
            return !people && last.intent[name].map { !$0.isSame(as: value) } ?? false
        }
    }

    /// The request that is meant to be repeated, and its reading with the changes; `nil` if there is none.
    mutating func again(_ changes: [String: ParameterValue]) -> (last: RecentRequest, reading: Hypothesis)? {
        // The latest completed request with values for the changed parameters.
        let done =
            state.recent.first { $0.said.isSuperset(of: changes.keys) }
            ?? state.recent.first { last in changes.keys.allSatisfy { dialogue.definition(last.intent)?.parameter($0) != nil } }
            ?? state.recent.first
        guard let last = lapsed(taking: changes) ?? done else { return nil }
        // Values that the app resolved do not apply to other values.
        var parameters = last.intent.fields.filter { name, _ in
            changes.isEmpty || last.said.contains(name)
        }
        parameters.merge(permitted(changes, to: last.app)) { $1 }
        return (
            last, Hypothesis(intent: last.intent.type, app: last.app, parameters: parameters, score: 1, template: "again")
        )
    }

    /// The request that ended last without effect, if the changes are values of it.
    private func lapsed(taking changes: [String: ParameterValue]) -> RecentRequest? {
        guard !changes.isEmpty, let lapsed = state.lapsed, let definition = dialogue.definition(lapsed.intent) else { return nil }
        return changes.keys.allSatisfy { definition.parameter($0) != nil } ? lapsed : nil
    }

    /// Repeats the last request with another of its offered values; `nil` unless exactly one is meant.
    mutating func redo(with alternative: Alternative) -> Move? {
        guard let last = state.recent.first else { return nil }
        let others = offered(besides: last).sorted { $0.key < $1.key }.compactMap { name, values -> (String, ParameterValue)? in
            guard let taken = last.intent[name]?.elements.first else { return nil }
            let left = alternative.among(values, besides: taken)
            guard left.count == 1 else { return nil }
            return (name, last.intent[name]?.list == nil ? left[0] : .list(left))
        }
        guard others.count == 1 else { return alternative == .other ? misunderstood(.noMatch(nearest: nil), .idle) : nil }
        state.lapsed = nil
        return redo([others[0].0: others[0].1], during: .idle)
    }

    /// What there was to choose from for the last request; else what an earlier request of the app offered that has the value taken: of two
    /// cars, the one that was not named is "the other one".
    private func offered(besides last: RecentRequest) -> [String: [ParameterValue]] {
        guard last.offered.isEmpty else { return last.offered }
        let earlier = state.recent.filter { $0.app == last.app }.flatMap { $0.offered.sorted { $0.key < $1.key }.map(\.value) }
        return last.intent.fields.compactMapValues { taken in
            earlier.first { values in values.contains { option in taken.elements.contains { $0.isSame(as: option) } } }
        }
    }

    /// Reverses the last request, if the same app has an intent for it; otherwise `nil`.
    mutating func reverseLast() -> Move? {
        guard let last = state.recent.first, let reversal = dialogue.policy.reversals[last.intent.type],
            let app = dialogue.app(last.app), app.intents.contains(reversal),
            let definition = dialogue.catalogue.intents[reversal]
        else { return nil }
        let values = reversal == last.intent.type ? former(of: last, definition) : reversing(last, definition)
        guard let parameters = values else { return nil }
        explain(.lastRequestReversed, reversal, last.intent.type)
        let reading = Hypothesis(intent: reversal, app: last.app, parameters: parameters, score: 1, template: "reversal")
        return Move(on: .request, to: route(reading, isOwn: true))
    }

    /// The values of the reversing intent: what the response or the request holds by the parameter's name, or else by its type.
    private func reversing(_ last: RecentRequest, _ definition: IntentDefinition) -> [String: ParameterValue] {
        var parameters: [String: ParameterValue] = [:]
        for parameter in definition.parameters {
            parameters[parameter.name] =
                last.response?[parameter.name] ?? last.intent[parameter.name] ?? last.response?.only(parameter.type)
                ?? last.response?.value(named: parameter.name) ?? last.intent.value(named: parameter.name)
                ?? last.response?.identifiers(for: parameter)
        }
        return parameters
    }

    /// The values that an intent has changed, as they were before: those of the thing that it changed, as the app told it when it resolved
    /// it. `nil` if one of them is not known.
    private func former(of last: RecentRequest, _ definition: IntentDefinition) -> [String: ParameterValue]? {
        guard
            let target = definition.parameters.first(where: { parameter in
                if case .record = parameter.type { return last.intent[parameter.name]?.record?["identifier"] != nil }
                return false
            }), let before = last.intent[target.name]
        else { return nil }
        var parameters = [target.name: last.response?.only(target.type) ?? before]
        for name in last.said where name != target.name {
            let field = before.record?.fields.keys.sorted().first { name == $0 || name.lowercased().hasSuffix($0.lowercased()) }
            guard let field, let old = before.record?[field] else { return nil }
            parameters[name] = old
        }
        return parameters.count > 1 ? parameters : nil
    }

    /// Says that the last request cannot be reversed; `nil` if there was none.
    mutating func cannotReverse() -> Move? {
        guard let last = state.recent.first else { return nil }
        return misunderstood(.cannotTakeBack(intent: last.intent.type), .idle)
    }

    /// Answers an inquiry about the last request; `nil` if there was none.
    mutating func inquiredAboutLast(_ inquiry: Inquiry) -> Move? {
        let lapsed = inquiry.aspect == .done && inquiry.done == nil ? state.lapsed : nil
        guard let prompt = donePrompt(inquiry) ?? (lapsed ?? state.recent.first ?? state.lapsed).map(prompt(of:)) else {
            return nil
        }
        say(.answer(inquiry, prompt))
        return Move(on: .inquire, to: .idle)
    }

    /// The completed request that the inquiry is about, as if it were to be confirmed; `nil` if it is about none of them.
    func donePrompt(_ inquiry: Inquiry) -> Prompt? {
        inquiry.done.flatMap { state.recent.indices.contains($0) ? prompt(of: state.recent[$0]) : nil }
    }

    private func prompt(of done: RecentRequest) -> Prompt {
        Prompt(
            question: Question(kind: .confirmRequest, intent: done.intent.type, app: done.app), intent: done.intent,
            response: done.response, appName: dialogue.app(done.app)?.name)
    }

    /// The reason, with the app that has done what cannot be changed, and whether it can cancel it.
    func naming(_ reason: NotUnderstood) -> NotUnderstood {
        guard case .cannotAmend(var amendment) = reason,
            let done = state.recent.first(where: { $0.intent.type == amendment.intent }), let app = dialogue.app(done.app)
        else { return reason }
        amendment.app = app.name
        let reversal = dialogue.policy.reversals[amendment.intent]
        amendment.isCancellable = reversal.map { $0 != amendment.intent && app.intents.contains($0) } ?? false
        return .cannotAmend(amendment)
    }
}

extension Record {
    /// The identifiers that the parameter needs, such as those of messages for `messageIdentifiers`; `nil` if there are none.
    func identifiers(for parameter: ParameterDefinition) -> ParameterValue? {
        guard let end = parameter.name.range(of: "Identifier") else { return nil }
        let kind = parameter.name[..<end.lowerBound].lowercased()
        let things = fields.values.flatMap(\.elements).compactMap(\.record).filter { $0.type.lowercased().hasSuffix(kind) }
        // A response may name one thing in two fields.
        let found = things.compactMap { $0["identifier"] }.reduce(into: [ParameterValue]()) { found, next in
            if !found.contains(next) { found.append(next) }
        }
        guard !found.isEmpty else { return nil }
        if case .list = parameter.type { return .list(found) }
        return found.count == 1 ? found[0] : nil
    }

    /// The value of the only field that is a record of the type, or a list of such records; `nil` if there are none, or several.
    func only(_ type: ValueType) -> ParameterValue? {
        let found = fields.values.filter { value in
            switch type {
            case .record(let name): value.record?.type == name
            case .list(.record(let name)): value.list.map { !$0.isEmpty && $0.allSatisfy { $0.record?.type == name } } ?? false
            default: false
            }
        }
        return found.count == 1 ? found[0] : nil
    }

    /// The value of the field with that name, in the record or in a record that it contains directly.
    func value(named name: String) -> ParameterValue? {
        if let value = self[name] { return value }
        for (_, field) in fields.sorted(by: { $0.key < $1.key }) {
            if let value = field.record?[name] { return value }
        }
        return nil
    }
}

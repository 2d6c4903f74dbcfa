import IntentSchema

extension Request {
    /// The value of the parameter, or of one element of its list.
    func value(_ parameter: String, element: Int?) -> ParameterValue? {
        guard let element else { return intent[parameter] }
        guard let list = intent[parameter]?.list, list.indices.contains(element) else { return nil }
        return list[element]
    }

    /// The intent with only the values that the person gave, as the app resolved them.
    var given: Record { Record(intent.type, said.merging(intent.fields.filter { said[$0.key] != nil }) { $1 }) }

    /// Sets the parameter, or one element of its list. A list replaces the element.
    mutating func set(_ value: ParameterValue, _ parameter: String, element: Int?) {
        guard let element else {
            intent[parameter] = value
            return
        }
        var list = intent[parameter]?.list ?? []
        let place = min(element, list.count)
        list.replaceSubrange(place..<min(place + 1, list.count), with: value.list ?? [value])
        intent[parameter] = .list(list)
    }

    /// Removes the value of the parameter, or one element of its list.
    mutating func remove(_ parameter: String, element: Int?) {
        guard let element else {
            intent[parameter] = nil
            return
        }
        guard var list = intent[parameter]?.list, list.indices.contains(element) else { return }
        list.remove(at: element)
        intent[parameter] = list.isEmpty ? nil : .list(list)
    }

    /// The number of previous values kept per parameter.
    private static let mostFormer = 5

    /// Keeps the parameter's value, so that the person can return to it after it is replaced.
    mutating func remember(_ parameter: String, before value: ParameterValue) {
        guard let old = intent[parameter], !old.isSame(as: value) else { return }
        let others = (former[parameter] ?? []).filter { !$0.isSame(as: old) && !$0.isSame(as: value) }
        former[parameter] = Array(([old] + others).prefix(Self.mostFormer))
    }

    /// Applies corrected values. They and dependent parameters are resolved again, except those that the app does not use. A
    /// parameter with unknown dependencies depends on all others.
    mutating func correct(_ values: [String: ParameterValue], in definition: IntentDefinition?) {
        for (name, one) in values {
            // One of several people is a list of one.
            let isOne = if case .list? = definition?.parameter(name)?.type { one.list == nil } else { false }
            let value = isOne ? ParameterValue.list([one]) : one
            // An empty list leaves nothing there: what goes to a group goes to nobody else.
            let isNothing = value.list?.isEmpty == true
            if settled.contains(name), let old = intent[name], old != value, !isNothing { accepted[name] = old }
            remember(name, before: value)
            if intent[name].map({ !$0.isNamed(as: value) }) ?? true { taken.insert(name) }
            intent[name] = isNothing ? nil : value
            said[name] = isNothing ? nil : value
            notRequired.remove(name)
            forgetWords(of: name)
        }
        let moved = definition?.dependents(of: Set(values.keys)) ?? []
        settled.subtract(definition == nil ? settled : moved)
        settled.formUnion(notRequired)
        listed.subtract(moved)
        confirmedDigest = nil
        hasReturned = false
    }

    /// Forgets what was said of the parameter and means several things, or nothing known.
    mutating func forgetWords(of parameter: String) {
        ambiguities[parameter] = nil
        unknownValues[parameter] = nil
    }

    /// The parameters whose changed values a question has to tell: not those that it asks about itself, and none if it reads the whole
    /// request back.
    mutating func takenBeside(_ question: Question) -> [String] {
        defer { taken = [] }
        guard question.kind != .confirmRequest else { return [] }
        return taken.filter { $0 != question.parameter && intent[$0] != nil }.sorted()
    }

    /// Marks the parameters and their dependents to be resolved again, except those that the app does not use.
    mutating func unsettle(_ names: Set<String>, in definition: IntentDefinition?) {
        let moved = definition?.dependents(of: names) ?? settled
        settled.subtract(moved)
        settled.formUnion(notRequired.subtracting(names))
        listed.subtract(moved)
        confirmedDigest = nil
    }

    /// Marks the parameter and those declared after it to be resolved again.
    mutating func unsettle(from parameter: String, in definition: IntentDefinition?) {
        let later = definition?.parameters.drop { $0.name != parameter }.map(\.name) ?? []
        settled.subtract(later)
        notRequired.remove(parameter)
        confirmedDigest = nil
    }
}

extension IntentDefinition {
    /// The parameters and all that depend on them, directly or indirectly.
    func dependents(of changed: Set<String>) -> Set<String> {
        guard !changed.isEmpty else { return [] }
        var found = changed
        var isGrowing = true
        while isGrowing {
            let more = parameters.filter { parameter in
                !found.contains(parameter.name) && (parameter.dependencies.map { !$0.isDisjoint(with: found) } ?? true)
            }
            found.formUnion(more.map(\.name))
            isGrowing = !more.isEmpty
        }
        return found
    }
}

extension ParameterValue {
    /// Whether it is the same, or a thing of the same name, which the app may have described more closely.
    fileprivate func isNamed(as other: ParameterValue) -> Bool {
        if isSame(as: other) { return true }
        guard let mine = record, let theirs = other.record, mine.type == theirs.type, let name = mine["name"]?.string else {
            return false
        }
        return name == theirs["name"]?.string
    }
}

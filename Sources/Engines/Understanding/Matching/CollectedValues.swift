import IntentSchema

/// The destination of a value: a parameter, or a field of a record parameter.
struct ParameterPath: Hashable, Sendable {
    var parameter: String
    /// `nil` for the whole parameter.
    var field: String?

    func value(in hypothesis: Hypothesis) -> ParameterValue? {
        guard let field else { return hypothesis.parameters[parameter] }
        return hypothesis.parameters[parameter]?.record?[field]
    }

    func set(_ value: ParameterValue, in hypothesis: inout Hypothesis) {
        guard let field else {
            hypothesis.parameters[parameter] = value
            return
        }
        guard var record = hypothesis.parameters[parameter]?.record else { return }
        record[field] = value
        hypothesis.parameters[parameter] = .record(record)
    }
}

/// Collects all values found for a parameter: lists keep them all, in order; two different values for a single-value parameter
/// become candidates to ask about, so the last never silently wins.
struct CollectedValues {
    private var path: ParameterPath?
    private var before: ParameterValue?

    /// Call before storing a value under the path.
    mutating func begin(_ path: ParameterPath, _ hypothesis: Hypothesis) {
        self.path = path
        before = path.value(in: hypothesis)
    }

    /// Call after storing the value.
    ///
    /// - Parameter joinsOptions: Whether numbers are option sets.
    mutating func end(_ hypothesis: inout Hypothesis, joinsOptions: Bool = false) {
        guard let path, let before, let now = path.value(in: hypothesis), now != before else { return }
        if let first = before.list, let second = now.list {
            path.set(.list(first + second.filter { !first.contains($0) }), in: &hypothesis)
            return
        }
        if joinsOptions, let first = before.integer, let second = now.integer {
            path.set(.integer(first | second), in: &hypothesis)
            return
        }
        let parameter = path.parameter
        if path.field == nil {
            let known = hypothesis.ambiguities[parameter] ?? [before]
            hypothesis.ambiguities[parameter] = known + (known.contains(now) ? [] : [now])
            hypothesis.parameters[parameter] = nil
        } else if let whole = hypothesis.parameters[parameter] {
            path.set(before, in: &hypothesis)
            let other = hypothesis.parameters[parameter] ?? whole
            hypothesis.ambiguities[parameter] = (hypothesis.ambiguities[parameter] ?? [other]) + [whole]
            hypothesis.parameters[parameter] = nil
        }
        hypothesis.reasons.append("more than one value was heard for \(parameter)")
    }
}

/// The condition under which a parameter exists: what its parent, another parameter of the intent, must be.
public struct ParameterRelationship: Hashable, Sendable {
    /// What the parent must be.
    public enum Condition: Hashable, Sendable {
        /// It has a value.
        case hasValue
        /// It has this value; a Boolean without a value counts as `false`.
        case equals(ParameterValue)
        /// It is an object whose identifier contains the text.
        case identifierContains(String)
    }

    /// The name of the parent.
    public var parent: String
    /// What it must be.
    public var condition: Condition

    public init(parent: String, condition: Condition) {
        self.parent = parent
        self.condition = condition
    }

    func holds(for value: ParameterValue?) -> Bool {
        switch condition {
        case .hasValue: value.map { $0.list?.isEmpty != true } ?? false
        case .equals(.bool(let wanted)): (value?.bool ?? false) == wanted
        case .equals(let wanted): value == wanted
        case .identifierContains(let text): value?.record?["identifier"]?.string?.contains(text) ?? false
        }
    }
}

extension IntentDefinition {
    /// Whether the intent has the parameter, given its other values. Relationships that lead back to themselves do not count.
    public func applies(_ parameter: String, in intent: Record) -> Bool {
        var name = parameter
        for _ in parameters {
            guard let relationship = self.parameter(name)?.custom?.relationship, self.parameter(relationship.parent) != nil else {
                return true
            }
            guard relationship.holds(for: intent[relationship.parent]) else { return false }
            name = relationship.parent
        }
        return true
    }

    /// The values of the parameters that the intent does not have, given its other values.
    public func inapplicable(in intent: Record) -> [String] {
        parameters.map(\.name).filter { intent[$0] != nil && !applies($0, in: intent) }
    }

    /// The definition without what only people see and hear; two such definitions stand for the same code.
    var bare: IntentDefinition {
        var result = self
        result.custom = nil
        for index in result.parameters.indices { result.parameters[index].custom = nil }
        for index in result.responseFields.indices { result.responseFields[index].form = nil }
        return result
    }
}

extension EnumerationDefinition {
    /// The definition without the words for its cases.
    var bare: EnumerationDefinition { EnumerationDefinition(name: name, isOptionSet: isOptionSet, cases: cases) }
}

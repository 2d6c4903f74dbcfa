extension Catalogue {
    /// The readable value of a field: the case of an enumeration, or the members of an option set in brackets.
    ///
    /// - Returns: `nil` for fields of other types and for raw values that have no name.
    package func name(of value: ParameterValue, in field: String, of type: String) -> String? {
        guard let raw = value.integer else { return nil }
        if field == "code", let codes = codeEnumeration(of: type) { return codes.name(of: raw) }
        guard case .enumeration(let name)? = fieldTypes[type]?[field] else {
            guard case .optionSet(let name)? = fieldTypes[type]?[field] else { return nil }
            return enumerations[name]?.members(of: raw)
        }
        return enumerations[name]?.name(of: raw)
    }

    /// The code enumeration of a response; most are named after it.
    private func codeEnumeration(of response: String) -> EnumerationDefinition? {
        enumerations["\(response)Code"] ?? enumerations[response.replacing("IntentResponse", with: "IntentCode")]
    }
}

extension EnumerationDefinition {

    /// `[audible, visible]`; `nil` when some bits have no name.
    fileprivate func members(of raw: Int) -> String? {
        let members = cases.filter { $0.raw != 0 && raw & $0.raw == $0.raw }
        guard members.reduce(0, { $0 | $1.raw }) == raw else { return nil }
        return "[" + members.map(\.name).joined(separator: ", ") + "]"
    }
}

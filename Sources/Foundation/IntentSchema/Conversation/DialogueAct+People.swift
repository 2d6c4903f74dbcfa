extension DialogueAct {
    /// The contacts that a name in the act may mean, where it may mean several.
    package var namesakes: [Record] {
        switch self {
        case .request(let hypothesis): hypothesis.namesakes
        case .followed(let act, let next): act.namesakes + next.namesakes
        case .value(let value): value.namesakes
        case .correction(let values), .add(let values), .again(let values): values.values.flatMap(\.namesakes)
        case .notUnderstood(.ambiguous(_, let candidates)): candidates.compactMap(\.record).filter { $0.type == "INPerson" }
        case .choice, .yes, .no, .cancel, .stop, .repeat, .help, .back, .thanks, .more, .takeOut, .swap, .instead, .inquire,
            .postpone, .giveUpAll, .drop, .changeWaiting, .greeting, .farewell, .setting, .notUnderstood:
            []
        }
    }
}

extension Hypothesis {
    fileprivate var namesakes: [Record] {
        let ambiguous = ambiguities.values.joined().compactMap(\.record).filter { $0.type == "INPerson" }
        return parameters.values.flatMap(\.namesakes) + ambiguous + (followers ?? []).flatMap(\.namesakes)
    }
}

extension ParameterValue {
    fileprivate var namesakes: [Record] {
        if let values = list { return values.flatMap(\.namesakes) }
        guard let record, record.type == "INPerson" else { return [] }
        return (record["siriMatches"]?.list ?? []).compactMap(\.record)
    }

    /// What tells a person from others: the identifier of their contact, or their handle; `nil` if it is no person or has neither.
    package var personKey: String? { record?.personKey }
}

extension Record {
    /// What tells a person from others: the identifier of their contact, or their handle; `nil` if it is no person or has neither.
    package var personKey: String? {
        guard type == "INPerson" else { return nil }
        return self["contactIdentifier"]?.string ?? self["personHandle"]?.record?["value"]?.string
    }
}

extension DialogueAct {
    /// The names of the intents of the requests that it makes, those that follow included.
    public var intents: Set<String> {
        switch self {
        case .request(let hypothesis): hypothesis.intents
        case .followed(let act, let hypothesis): act.intents.union(hypothesis.intents)
        case .value, .choice, .yes, .no, .cancel, .stop, .repeat, .help, .back, .thanks, .more, .again, .correction, .add,
            .takeOut,
            .swap, .instead, .inquire, .postpone, .giveUpAll, .greeting, .farewell, .setting, .notUnderstood:
            []
        }
    }
}

extension Hypothesis {
    /// The names of its intent and of those that follow it.
    fileprivate var intents: Set<String> {
        (followers ?? []).reduce(into: [intent]) { $0.formUnion($1.intents) }
    }
}

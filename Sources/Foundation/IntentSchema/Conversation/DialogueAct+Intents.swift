extension DialogueAct {
    /// The names of the intents of the requests that it makes, those that follow included.
    public var intents: Set<String> { Set(requests.map(\.intent)) }

    /// The requests that it makes, those that follow included.
    public var requests: [Hypothesis] {
        switch self {
        case .request(let hypothesis): [hypothesis] + (hypothesis.followers ?? [])
        case .followed(let act, let next): act.requests + next.requests
        case .value, .choice, .yes, .no, .cancel, .stop, .repeat, .help, .back, .thanks, .more, .again, .correction, .add,
            .takeOut, .swap, .instead, .inquire, .postpone, .giveUpAll, .drop, .changeWaiting, .greeting, .farewell, .setting,
            .notUnderstood:
            []
        }
    }
}

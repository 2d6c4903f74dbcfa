import Dialogue
import ExtensionProtocol
import IntentSchema

/// Contact data in the conversation, and what each app is allowed to receive.
struct ContactSecrets {
    /// Addresses of contacts that were mentioned, as apps would receive them.
    private var addresses: Set<Record> = []
    /// What each app knows itself or received while it had access.
    private var known: [String: Set<Record>] = [:]
    /// Access to contacts by app, if it has changed.
    private var access: [String: Bool] = [:]

    mutating func allow(_ app: String, _ seesContacts: Bool) { access[app] = seesContacts }

    /// Records the addresses in the acts.
    mutating func hear(_ acts: [DialogueAct]) {
        for value in acts.flatMap(\.values) {
            for case .record(var record) in value.parts where record[Record.contactMark] != nil {
                record[Record.contactMark] = nil
                addresses.insert(record)
            }
        }
    }

    /// Records the values that the app itself provided.
    mutating func learn(_ reply: ExtensionReply, _ app: String) {
        let records = reply.values.flatMap(\.parts).compactMap(\.record)
        known[app, default: []].formUnion(records.filter(isSecret))
    }

    /// Contact data in the call that the app may not receive; `nil` if there is none.
    mutating func secret(in call: Call, of apps: [AppDescription]) -> Record? {
        let records = ParameterValue.record(call.request.intent).parts.compactMap(\.record)
        // The mark itself must not leak either.
        if let marked = records.first(where: { $0[Record.contactMark] != nil }) { return marked }
        let secrets = records.filter(isSecret)
        if access[call.app] ?? apps.first(where: { $0.id == call.app })?.seesContacts ?? false {
            known[call.app, default: []].formUnion(secrets)
            return nil
        }
        return secrets.first { known[call.app]?.contains($0) != true }
    }

    private func isSecret(_ record: Record) -> Bool {
        let isContact = record.type == "INPerson" && (record["contactIdentifier"] != nil || record["siriMatches"] != nil)
        return isContact || addresses.contains(record)
    }
}

extension ParameterValue {
    /// The value and all values nested in it.
    fileprivate var parts: [ParameterValue] {
        switch self {
        case .record(let record): [self] + record.fields.values.flatMap(\.parts)
        case .list(let values): [self] + values.flatMap(\.parts)
        case .bool, .integer, .double, .decimal, .string, .data, .date, .dateComponents: [self]
        }
    }
}

extension DialogueAct {
    fileprivate var values: [ParameterValue] {
        switch self {
        case .value(let value): [value]
        case .correction(let values), .again(let values), .add(let values): Array(values.values)
        case .request(let hypothesis): Array(hypothesis.parameters.values) + hypothesis.ambiguities.values.flatMap(\.self)
        case .notUnderstood(.ambiguous(_, let candidates)): candidates
        case .takeOut(let removals): removals.compactMap(\.element)
        case .followed(let first, let next): first.values + next.values
        case .choice, .yes, .no, .cancel, .stop, .thanks, .repeat, .help, .back, .more, .swap, .instead, .inquire, .postpone,
            .giveUpAll, .drop, .changeWaiting,
            .greeting, .farewell, .setting, .notUnderstood:
            []
        }
    }
}

extension ExtensionReply {
    fileprivate var values: [ParameterValue] {
        switch self {
        case .responded(let response): [.record(response)]
        case .options(let values): values
        case .notImplemented, .failed: []
        case .resolved(let resolutions, _):
            resolutions.flatMap { resolution -> [ParameterValue] in
                switch resolution {
                case .success(let value), .confirmationRequired(let value, _): value.map { [$0] } ?? []
                case .disambiguation(let values): values
                case .notRequired, .needsValue, .unsupported: []
                }
            }
        }
    }
}

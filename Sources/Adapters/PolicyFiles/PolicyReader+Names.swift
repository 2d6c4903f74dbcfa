import IntentSchema

// Validation of the names in a policy.
extension PolicyReader {
    mutating func isIntent(_ name: String, line: Int) -> Bool {
        if catalogue.intents[name] != nil { return true }
        let meant = catalogue.intents.keys.first {
            $0.lowercased() == "in\(name)intent".lowercased() || $0.lowercased() == name.lowercased()
        }
        problem(
            line,
            "'\(name)' is not an intent; write \(meant.map { "'\($0)'" } ?? "its class name, such as 'INSendPaymentIntent'")")
        return false
    }

    /// Accepts `INSendPaymentIntent.payee`, or `payee` for a parameter of any intent.
    mutating func isParameter(_ name: String, line: Int) -> Bool {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        switch parts.count {
        case 1:
            if catalogue.intents.values.contains(where: { $0.parameter(name) != nil }) { return true }
            problem(line, "no intent has a parameter '\(name)'; write one such as 'payee' or 'INSendPaymentIntent.payee'")
        case 2:
            guard isIntent(parts[0], line: line), let intent = catalogue.intents[parts[0]] else { return false }
            if intent.parameter(parts[1]) != nil { return true }
            let known = intent.parameters.map(\.name).joined(separator: ", ")
            problem(line, "\(parts[0]) has no parameter '\(parts[1])'; it has \(known.isEmpty ? "none" : known)")
        default: problem(line, "'\(name)' is not a parameter; write one such as 'INSendPaymentIntent.payee'")
        }
        return false
    }

    /// Accepts `INPaymentAccount.accountNumber`, or `accountNumber` for any type.
    mutating func isField(_ name: String, line: Int) -> Bool {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        let isKnown =
            switch parts.count {
            case 1: fields.values.contains { $0.contains(name) }
            case 2: fields[parts[0]]?.contains(parts[1]) ?? false
            default: false
            }
        if !isKnown {
            problem(
                line,
                "'\(name)' is not a field of any type; write one such as 'accountNumber' or 'INPaymentAccount.accountNumber'")
        }
        return isKnown
    }

    /// The fields of every type: records, intents and their responses.
    private var fields: [String: Set<String>] {
        var fields = catalogue.records.mapValues { Set($0.fields.map(\.name)) }
        for intent in catalogue.intents.values {
            fields[intent.name] = Set(intent.parameters.map(\.name))
            fields[intent.response] = Set(intent.responseFields.map(\.name))
        }
        return fields
    }
}

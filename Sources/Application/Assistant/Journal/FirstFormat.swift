import IntentSchema

/// Version 1 of the journal's format: the output of Swift's synthesised `Codable` for the types of that time.
///
/// It encoded an enumeration's case as the only field of an object, and unnamed values as `_0`, `_1`. Everything but enumerations
/// was written as it is today. Conversations had one person, who was not named.
enum FirstFormat {
    /// The entry as version 2 would have written it.
    static func upgraded(_ json: JSONValue) throws(JSONError) -> JSONValue {
        try flattened(json, entry) { name, value throws(JSONError) in
            switch name {
            case "event": try value.upgrading("kind", into: true, with: event)
            case "call": try value.upgrading("request", with: request)
            case "message": try message(value)
            // A sentence, whatever it explained.
            case "explanation": ["code": "remark", "values": .array([value])]
            default: value
            }
        }
    }

    /// The names for the values that version 1 left unnamed, by case. A case that is missing has no values.
    private typealias Names = [String: [String: String]]

    private static let entry: Names = [
        "heard": ["_0": "event", "rejected": "rejected"], "happened": ["_0": "event"], "calling": ["_0": "call"],
        "answered": ["_0": "event", "seconds": "seconds", "remarks": "remarks", "handler": "handler"],
        "explained": ["_0": "explanation"], "conveyed": ["_0": "message", "_1": "rendered"],
        "openedApp": ["app": "app", "activity": "activity", "accepted": "accepted"],
    ]

    private static func event(_ json: JSONValue) throws(JSONError) -> JSONValue {
        try flattened(
            json,
            [
                "said": ["_0": "utterance", "acts": "acts"], "answered": ["call": "call", "_1": "reply"],
                "elapsed": ["timer": "timer"], "lock": ["_0": "isLocked"],
                "updated": ["request": "request", "_1": "response"],
                "access": ["app": "app", "seesContacts": "seesContacts"], "left": [:],
            ]
        ) { name, value throws(JSONError) in
            switch name {
            case "acts": try value.upgradingElements(with: act)
            case "reply": try reply(value)
            default: value
            }
        }
    }

    private static func act(_ json: JSONValue) throws(JSONError) -> JSONValue {
        let values = ["_0": "values"]
        return try flattened(
            json,
            [
                "value": ["_0": "value"], "choice": ["_0": "index"], "again": values, "correction": values, "add": values,
                "takeOut": ["_0": "removals"], "instead": ["_0": "alternative"], "inquire": ["_0": "inquiry"],
                "request": ["_0": "hypothesis"], "followed": ["_0": "act", "by": "hypothesis"],
                "notUnderstood": ["_0": "reason"],
            ]
        ) { name, value throws(JSONError) in
            switch name {
            case "act": try act(value)
            case "reason": try notUnderstood(value)
            default: value
            }
        }
    }

    private static func notUnderstood(_ json: JSONValue) throws(JSONError) -> JSONValue {
        try flattened(
            json,
            [
                "tooLong": ["characters": "characters", "limit": "limit"], "noMatch": ["nearest": "nearest"],
                "unknownApp": ["name": "name", "known": "known"], "ambiguous": ["words": "words", "candidates": "candidates"],
                "unknownValue": ["words": "words"], "cannotTakeBack": ["intent": "intent"],
                "notARequest": ["_0": "sentence", "intent": "intent", "clause": "clause"], "withheld": ["app": "app"],
            ])
    }

    private static func request(_ json: JSONValue) throws(JSONError) -> JSONValue {
        var request = try json.upgrading("method") { method throws(JSONError) in
            let parameter = ["parameter": "parameter"]
            return try flattened(
                method, ["resolve": parameter, "options": parameter, "handle": ["operation": "operation"]])
        }
        if case .object(var fields) = request, fields["person"] == nil {
            fields["person"] = "owner"
            request = .object(fields)
        }
        return request
    }

    private static func reply(_ json: JSONValue) throws(JSONError) -> JSONValue {
        try flattened(
            json,
            [
                "resolved": ["_0": "resolutions", "isList": "isList"], "responded": ["_0": "response"],
                "options": ["_0": "values"], "failed": ["_0": "failure"],
            ]
        ) { name, value throws(JSONError) in
            name == "resolutions" ? try value.upgradingElements(with: resolution) : value
        }
    }

    private static func resolution(_ json: JSONValue) throws(JSONError) -> JSONValue {
        try flattened(
            json,
            [
                "success": ["_0": "value"], "disambiguation": ["_0": "values"],
                "confirmationRequired": ["_0": "value", "reason": "reason"], "unsupported": ["reason": "reason"],
            ])
    }

    private static func message(_ json: JSONValue) throws(JSONError) -> JSONValue {
        try flattened(
            json,
            [
                "question": ["_0": "prompt"], "remark": ["_0": "reason"], "help": ["_0": "question"],
                "gaveUpAll": ["count": "count"], "leftOut": ["_0": "parts", "intent": "intent"], "queued": ["_0": "intent"],
                "kept": ["_0": "prompt"], "answer": ["_0": "inquiry", "_1": "prompt"], "outcome": ["_0": "outcome"],
            ]
        ) { name, value throws(JSONError) in
            switch name {
            case "prompt": try value.upgrading("question", with: question)
            case "question": try question(value)
            case "reason": try notUnderstood(value)
            case "outcome":
                try value.upgrading("kind", as: "result") { kind throws(JSONError) in
                    try flattened(kind, ["gaveUp": ["parameter": "parameter", "attempts": "attempts"]])
                }
            default: value
            }
        }
    }

    private static func question(_ json: JSONValue) throws(JSONError) -> JSONValue {
        try json.upgrading("kind", as: "expected") { kind throws(JSONError) in
            try flattened(
                kind,
                [
                    "choice": ["_0": "values"], "confirmValue": ["_0": "value"], "chooseReading": ["_0": "intents"],
                    "chooseApp": ["_0": "apps"],
                ])
        }
    }

    /// An enumeration's case, with its values next to its code.
    private static func flattened(
        _ json: JSONValue, _ names: Names,
        upgrade: (String, JSONValue) throws(JSONError) -> JSONValue = { _, value in value }
    ) throws(JSONError) -> JSONValue {
        guard case .object(let cases) = json, cases.count == 1, let (code, values) = cases.first else {
            throw JSONError("expected an object with the name of one case")
        }
        var fields: [String: JSONValue] = ["kind": .string(code)]
        for (old, new) in names[code] ?? [:] {
            guard let value = values.fields?[old] else { continue }
            do {
                fields[new] = try upgrade(new, value)
            } catch {
                throw error.within(old).within(code)
            }
        }
        return .object(fields)
    }
}

extension JSONValue {
    /// The object with one field upgraded.
    ///
    /// - Parameters:
    ///   - newName: the field's name in version 2, if it differs.
    ///   - isMerged: whether the fields of the upgraded field replace it.
    fileprivate func upgrading(
        _ name: String, as newName: String? = nil, into isMerged: Bool = false,
        with upgrade: (JSONValue) throws(JSONError) -> JSONValue
    ) throws(JSONError) -> JSONValue {
        guard case .object(var fields) = self, let value = fields.removeValue(forKey: name) else {
            throw JSONError("is missing", at: name)
        }
        do {
            let upgraded = try upgrade(value)
            if isMerged {
                fields.merge(upgraded.fields ?? [:]) { $1 }
            } else {
                fields[newName ?? name] = upgraded
            }
        } catch {
            throw error.within(name)
        }
        return .object(fields)
    }

    /// The array with each element upgraded.
    fileprivate func upgradingElements(with upgrade: (JSONValue) throws(JSONError) -> JSONValue) throws(JSONError) -> JSONValue {
        guard case .array(var elements) = self else { throw JSONError("expected an array") }
        for index in elements.indices {
            do {
                elements[index] = try upgrade(elements[index])
            } catch {
                throw error.within(index)
            }
        }
        return .array(elements)
    }
}

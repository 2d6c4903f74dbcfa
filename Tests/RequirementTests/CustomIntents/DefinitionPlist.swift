import Foundation

/// Makes the property lists of definition files, with the keys that Xcode writes.
enum DefinitionPlist {
    static func data(intents: [[String: Any]], enums: [[String: Any]] = [], types: [[String: Any]] = []) throws -> Data {
        try PropertyListSerialization.data(
            fromPropertyList: [
                "INIntents": intents, "INEnums": enums, "INTypes": types, "INIntentDefinitionModelVersion": "1.2",
                "INIntentDefinitionNamespace": "s0upsN",
            ], format: .xml, options: 0)
    }

    /// - Parameters:
    ///   - combinations: titles by the names of the parameters, joined by commas.
    ///   - codes: by name: text, concise text, success.
    static func intent(
        _ name: String, category: String, verb: String, title: String, parameters: [[String: Any]],
        combinations: [String: String], codes: [(name: String, text: String?, concise: String?, isSuccess: Bool)] = [],
        response: [[String: Any]] = [], output: String? = nil, others: [String: Any] = [:]
    ) -> [String: Any] {
        var answer: [String: Any] = [
            "INIntentResponseCodes": codes.map { code in
                var result: [String: Any] = [
                    "INIntentResponseCodeName": code.name, "INIntentResponseCodeSuccess": code.isSuccess,
                ]
                result["INIntentResponseCodeFormatString"] = code.text
                result["INIntentResponseCodeConciseFormatString"] = code.concise
                return result
            }, "INIntentResponseParameters": response,
        ]
        answer["INIntentResponseOutput"] = output
        let entries = combinations.mapValues { title -> [String: Any] in
            [
                "INIntentParameterCombinationTitle": title,
                "INIntentParameterCombinationSupportsBackgroundExecution": !title.hasPrefix("Open"),
            ]
        }
        let intent: [String: Any] = [
            "INIntentName": name, "INIntentType": "Custom", "INIntentCategory": category, "INIntentVerb": verb,
            "INIntentTitle": title, "INIntentTitleID": "T1tle\(name.first ?? "x")", "INIntentParameters": parameters,
            "INIntentParameterCombinations": entries, "INIntentResponse": answer,
        ]
        return intent.merging(others) { _, new in new }
    }

    /// - Parameters:
    ///   - prompts: texts by type, such as `Primary`.
    ///   - others: further keys without their prefix.
    static func parameter(
        _ name: String, _ type: String, prompts: [String: String] = [:], metadata: [String: Any] = [:],
        relationship: (parent: String, predicate: String, value: Any?)? = nil, reasons: [(code: String, text: String)] = [],
        others: [String: Any] = [:]
    ) -> [String: Any] {
        var keys: [String: Any] = ["Name": name, "Type": type, "SupportsResolution": true, "Configurable": true]
        keys["PromptDialogs"] = prompts.sorted { $0.key < $1.key }.map { type, text in
            [
                "INIntentParameterPromptDialogType": type, "INIntentParameterPromptDialogCustom": true,
                "INIntentParameterPromptDialogFormatString": text,
                "INIntentParameterPromptDialogFormatStringID": "p\(type.prefix(5))",
            ]
        }
        if !metadata.isEmpty {
            keys["Metadata"] = Dictionary(uniqueKeysWithValues: metadata.map { ("INIntentParameterMetadata\($0.key)", $0.value) })
        }
        if let relationship {
            var values: [String: Any] = [
                "INIntentParameterRelationshipParentName": relationship.parent,
                "INIntentParameterRelationshipPredicateName": relationship.predicate,
            ]
            values["INIntentParameterRelationshipPredicateValue"] = relationship.value
            keys["Relationship"] = values
        }
        keys["UnsupportedReasons"] = reasons.map { reason in
            [
                "INIntentParameterUnsupportedReasonCode": reason.code,
                "INIntentParameterUnsupportedReasonFormatString": reason.text,
            ]
        }
        keys.merge(others) { _, new in new }
        return Dictionary(uniqueKeysWithValues: keys.map { ("INIntentParameter\($0.key)", $0.value) })
    }

    static func property(_ name: String, _ type: String, object: String? = nil) -> [String: Any] {
        var keys = ["INIntentResponseParameterName": name, "INIntentResponseParameterType": type]
        keys["INIntentResponseParameterObjectType"] = object
        return keys
    }

    /// - Parameter cases: name, words (the first is shown), raw value.
    static func enumeration(_ name: String, _ cases: [(name: String, words: [String], raw: Int)]) -> [String: Any] {
        [
            "INEnumName": name, "INEnumType": "Regular", "INEnumGeneratesHeader": true,
            "INEnumValues": cases.map { value -> [String: Any] in
                var keys: [String: Any] = ["INEnumValueName": value.name, "INEnumValueIndex": value.raw]
                keys["INEnumValueDisplayName"] = value.words.first
                keys["INEnumValueSynonyms"] = value.words.dropFirst().map { ["INEnumValueSynonymSynonym": $0] }
                return keys
            },
        ]
    }
}

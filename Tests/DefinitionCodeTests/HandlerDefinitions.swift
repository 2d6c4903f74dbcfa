import DefinitionFiles

/// What the handlers in the folder Handlers are written for: each idiom of public apps has its intent.
enum HandlerDefinitions {
    static let files = [
        DefinitionFile(
            name: "Handled.intentdefinition", intents: [setState, addFeed, allTypes, findNote, configuration, emptyNames],
            enumerations: [
                DefinedEnumeration(
                    name: "Period",
                    cases: [
                        DefinedCase(name: "unknown", raw: 0), DefinedCase(name: "is", raw: 1),
                        DefinedCase(name: "default", raw: 3),
                        DefinedCase(name: "public", raw: 2),
                    ]),
                DefinedEnumeration(name: "SortType_", cases: [DefinedCase(name: "ascending", raw: 5)]),
            ],
            objectTypes: [
                DefinedObjectType(
                    name: "Note",
                    properties: [
                        DefinedProperty(name: "name", type: .plain(.string)), DefinedProperty(name: "url", type: .plain(.url)),
                        DefinedProperty(name: "image", type: .plain(.file)),
                        DefinedProperty(name: "isNew", type: .plain(.boolean)),
                        DefinedProperty(name: "period", type: .enumeration("Period")),
                        DefinedProperty(name: "parts", type: .object("Type"), isList: true),
                    ]),
                DefinedObjectType(name: "Type"), DefinedObjectType(name: "List"), DefinedObjectType(name: "Error"),
                DefinedObjectType(name: "String"), DefinedObjectType(name: "Data"),
            ]),
        DefinitionFile(
            name: "Older.intentdefinition", modelVersion: "1.0",
            intents: [
                DefinedIntent(
                    name: "SendLocation",
                    parameters: [DefinedParameter(name: "location", type: .plain(.placemark), isResolvable: false)],
                    response: DefinedResponse(
                        codes: codes(["success": ("Sent ${parsedAs}", nil), "failure": (nil, nil)]),
                        properties: [DefinedProperty(name: "parsedAs", type: .enumeration("ClipboardLocationParsedAs"))]))
            ],
            enumerations: [
                DefinedEnumeration(
                    name: "ClipboardLocationParsedAs",
                    cases: [DefinedCase(name: "unknown", raw: 0), DefinedCase(name: "coordinates", raw: 1)],
                    generatesHeader: false)
            ]),
    ]

    /// Codes with their longer and their shorter texts, in alphabetical order.
    private static func codes(_ texts: [String: (String?, String?)]) -> [DefinedCode] {
        texts.sorted { $0.key < $1.key }.map { name, texts in
            DefinedCode(
                name: name, isSuccess: name == "success", text: DefinedText(texts.0), conciseText: DefinedText(texts.1))
        }
    }

    private static func properties(_ types: [String: DefinedType.Plain]) -> [DefinedProperty] {
        types.sorted { $0.key < $1.key }.map { DefinedProperty(name: $0.key, type: .plain($0.value)) }
    }

    private static let setState = DefinedIntent(
        name: "SetSwitchState", className: "OpenHABSetSwitchStateIntent",
        parameters: [
            DefinedParameter(name: "item", type: .plain(.string), listsOptions: true),
            DefinedParameter(name: "action", type: .plain(.string), listsOptions: true),
        ],
        response: DefinedResponse(
            codes: codes([
                "success": ("Sent the action of ${action} to switch ${item}", nil),
                "failureInvalidItem": ("Sorry can't find ${item}", nil),
                "failureInvalidValue": ("Invalid value ${value} for ${item}", nil),
                "failureInvalidAction": ("State invalid: ${state} for ${item}", nil),
                "failureEmptyValue": ("Invalid empty value for ${item} and ${nothing}", nil),
                "failure": ("${failure}", nil), "overview": ("${overview}", nil),
                "failureOther": ("${error}", "${eventName} ${error}"),
                "successConcise": (nil, "${domain} ${order.total}"),
            ]),
            properties: properties([
                "action": .string, "item": .string, "value": .integer, "state": .string, "failure": .string, "overview": .string,
                "error": .string, "eventName": .string, "domain": .string, "order": .currencyAmount,
            ])))

    private static let addFeed = DefinedIntent(
        name: "AddWebFeed", category: .create,
        parameters: [
            DefinedParameter(name: "url", type: .plain(.url), reasons: [DefinedReason(code: "required")]),
            DefinedParameter(
                name: "account_name", type: .plain(.string), listsOptions: true, reasons: [DefinedReason(code: "required")]),
            DefinedParameter(
                name: "tags", type: .plain(.string), isList: true,
                reasons: [DefinedReason(code: "tooManyTags"), DefinedReason(code: "default")]),
            DefinedParameter(name: "title", type: .plain(.string), isResolvable: false),
        ], response: DefinedResponse(codes: codes(["success": (nil, nil), "failure": (nil, nil)])))

    private static let allTypes = DefinedIntent(
        name: "AllTypes",
        parameters: DefinedType.Plain.allCases.flatMap { type in
            [
                DefinedParameter(name: "one\(type.rawValue)", type: .plain(type), listsOptions: true),
                DefinedParameter(name: "many\(type.rawValue)", type: .plain(type), isList: true, listsOptions: true),
            ]
        } + [
            DefinedParameter(name: "onePeriod", type: .enumeration("Period")),
            DefinedParameter(name: "manyPeriods", type: .enumeration("Period"), isList: true),
            DefinedParameter(name: "oneThing", type: .untypedObject, listsOptions: true),
            DefinedParameter(name: "manyThings", type: .untypedObject, isList: true),
        ],
        response: DefinedResponse(
            codes: codes(["success": ("${oneBoolean} ${manyMass} ${onePeriod}", nil), "failure": (nil, nil)]),
            properties: DefinedType.Plain.allCases.flatMap { type in
                [
                    DefinedProperty(name: "one\(type.rawValue)", type: .plain(type)),
                    DefinedProperty(name: "many\(type.rawValue)", type: .plain(type), isList: true),
                ]
            } + [DefinedProperty(name: "onePeriod", type: .enumeration("Period"))]))

    private static let findNote = DefinedIntent(
        name: "FindNote", category: .search,
        parameters: [
            DefinedParameter(name: "note", type: .object("Note"), listsOptions: true, searchesOptions: true),
            DefinedParameter(name: "notes", type: .object("Note"), isList: true, listsOptions: true),
            DefinedParameter(name: "period", type: .enumeration("Period"), listsOptions: true),
        ],
        response: DefinedResponse(
            codes: codes(["success": ("${note.name} of ${period}", nil), "failure": (nil, nil)]),
            properties: [
                DefinedProperty(name: "note", type: .object("Note")),
                DefinedProperty(name: "period", type: .enumeration("Period")),
            ]))

    private static let configuration = DefinedIntent(
        name: "Configuration",
        parameters: [
            DefinedParameter(name: "period", type: .enumeration("Period"), isResolvable: false),
            DefinedParameter(name: "list", type: .object("List"), isResolvable: false, listsOptions: true),
        ], isEligibleForWidgets: true)

    private static let emptyNames = DefinedIntent(
        name: "Intent",
        parameters: ["type", "default", "result", "error", "code", "in", "completion", "intent", "answer", "method", "options"]
            .map {
                DefinedParameter(name: $0, type: .plain(.string), listsOptions: true)
            },
        response: DefinedResponse(
            codes: codes(["default": ("${default} ${in} ${response}", nil)]),
            properties: properties(["default": .string, "in": .string, "response": .string, "error": .string])))
}

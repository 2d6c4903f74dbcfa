import IntentSchema
@_spi(GeneratedCode) import Intents

extension CustomIntents {
    /// The intents of `Soups.intentdefinition`.
    public static let soups = CustomIntents(
        CatalogueAddition(
            source: "Soups.intentdefinition",
            intents: [
                IntentDefinition(
                    name: "OrderSoupIntent", domain: "Soups", handlingProtocol: "OrderSoupIntentHandling",
                    parameters: [
                        ParameterDefinition(name: "soup", type: .record("Soup"), isResolvable: true, listsOptions: true),
                        ParameterDefinition(name: "size", type: .enumeration("SoupSize"), isResolvable: true),
                        ParameterDefinition(
                            name: "quantity", type: .integer, isResolvable: true, reasons: [1: "greaterThanMaximumValue"]),
                    ],
                    response: "OrderSoupIntentResponse",
                    responseCodes: [
                        NamedRawValue(name: "unspecified", raw: 0),
                        NamedRawValue(name: "ready", raw: 1),
                        NamedRawValue(name: "continueInApp", raw: 2),
                        NamedRawValue(name: "inProgress", raw: 3),
                        NamedRawValue(name: "success", raw: 4),
                        NamedRawValue(name: "failure", raw: 5),
                        NamedRawValue(name: "failureRequiringAppLaunch", raw: 6),
                        NamedRawValue(name: "failureSoldOut", raw: 100),
                    ],
                    responseFields: [
                        FieldDefinition(name: "soup", type: .record("Soup")), FieldDefinition(name: "waitTime", type: .integer),
                    ],
                    alwaysConfirms: true)
            ],
            records: [
                RecordDefinition(
                    name: "Soup", fields: [FieldDefinition(name: "price", type: .record("INCurrencyAmount"))],
                    superclass: "INObject")
            ],
            enumerations: [
                EnumerationDefinition(
                    name: "SoupSize", isOptionSet: false,
                    cases: [
                        NamedRawValue(name: "unknown", raw: 0), NamedRawValue(name: "small", raw: 1),
                        NamedRawValue(name: "large", raw: 2),
                    ])
            ]),
        classes: [Soup.self],
        dispatches: [
            IntentDispatch(
                OrderSoupIntent.self, response: OrderSoupIntentResponse.self, handler: (any OrderSoupIntentHandling).self,
                spelling: { $0._spelling(of: $1) }, call: { await $0._call($1, $2, $3) }
            )
        ])
}

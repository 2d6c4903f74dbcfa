import DefinedIntents
import DefinitionFiles
import IntentSchema
import Testing

struct CatalogueAdditionTests {
    private static let file = DefinitionFile(
        name: "Soups.intentdefinition",
        intents: [
            DefinedIntent(
                name: "OrderSoup", category: .order,
                parameters: DefinedType.Plain.allCases.map { DefinedParameter(name: "\($0)", type: .plain($0)) } + [
                    DefinedParameter(name: "soups", type: .object("Soup"), isList: true, listsOptions: true),
                    DefinedParameter(
                        name: "size", type: .enumeration("Size"),
                        reasons: [DefinedReason(code: "tooBig"), DefinedReason(code: "gone")]),
                    DefinedParameter(name: "anything", type: .untypedObject),
                ],
                response: DefinedResponse(
                    codes: ["success", "failure", "soldOut"].map { DefinedCode(name: $0, isSuccess: false) },
                    properties: [DefinedProperty(name: "sizes", type: .enumeration("Size"), isList: true)])),
            DefinedIntent(name: "SendMessage", className: "INSendMessageIntent", isSystem: true),
        ],
        enumerations: [DefinedEnumeration(name: "Size", cases: [DefinedCase(name: "small", raw: 3)])],
        objectTypes: [DefinedObjectType(name: "Soup", className: "XSoup")])

    @Test("a definition file becomes definitions that the catalogue takes")
    func isTaken() throws {
        let catalogue = try Catalogue.system.adding(CatalogueAddition(Self.file))
        let intent = try #require(catalogue.intents["OrderSoupIntent"])
        #expect(intent.handlingProtocol == "OrderSoupIntentHandling" && intent.alwaysConfirms && intent.domain == "Soups")
        #expect(intent.parameter("soups")?.type == .list(.record("XSoup")) && intent.parameter("soups")?.listsOptions == true)
        #expect(intent.parameter("size")?.type == .enumeration("Size"))
        #expect(intent.parameter("size")?.reasons == [1: "tooBig", 2: "gone"])
        #expect(intent.parameter("anything")?.type == .record("INObject"))
        #expect(intent.responseCodes.map(\.raw) == [0, 1, 2, 3, 4, 5, 6, 100])
        #expect(intent.responseFields.map(\.type) == [.list(.enumeration("Size"))])
        #expect(catalogue.records["XSoup"]?.fields.contains { $0.name == "displayString" } == true)
        #expect(catalogue.intents["INSendMessageIntent"] == Catalogue.system.intents["INSendMessageIntent"])
    }
}

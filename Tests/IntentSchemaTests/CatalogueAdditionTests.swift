import IntentSchema
import Testing

struct CatalogueAdditionTests {
    private static let codes = [NamedRawValue(name: "ready", raw: 1), NamedRawValue(name: "success", raw: 4)]

    private static func order(
        _ name: String = "OrderSoupIntent", _ parameters: [ParameterDefinition] = [],
        response: String = "OrderSoupIntentResponse",
        codes: [NamedRawValue] = codes, fields: [FieldDefinition] = []
    ) -> IntentDefinition {
        IntentDefinition(
            name: name, domain: "Soups", handlingProtocol: "\(name)Handling", parameters: parameters, response: response,
            responseCodes: codes, responseFields: fields, alwaysConfirms: false)
    }

    private static func parameter(_ type: ValueType, dependencies: Set<String>? = nil) -> ParameterDefinition {
        ParameterDefinition(name: "soup", type: type, isResolvable: true, dependencies: dependencies)
    }

    private static let soup = RecordDefinition(
        name: "Soup", fields: [FieldDefinition(name: "spice", type: .enumeration("Spice"))], superclass: "INObject")
    private static let spice = EnumerationDefinition(
        name: "Spice", isOptionSet: false, cases: [NamedRawValue(name: "mild", raw: 0), NamedRawValue(name: "hot", raw: 1)])
    private static let soups = CatalogueAddition(
        source: "Soups", intents: [order("OrderSoupIntent", [parameter(.list(.record("Soup")))])], records: [soup],
        enumerations: [spice])

    @Test("what is added is checked and named like the system's")
    func adds() throws {
        let catalogue = try Catalogue.system.adding(Self.soups)
        #expect(catalogue.intents.count == Catalogue.system.intents.count + 1)
        #expect(catalogue.intents["INRequestRideIntent"] == Catalogue.system.intents["INRequestRideIntent"])
        let soup = Record("Soup", ["displayString": .string("Borscht"), "spice": .integer(1)])
        #expect(catalogue.mismatch(in: Record("OrderSoupIntent", ["soup": .list([.record(soup)])])) == nil)
        #expect(catalogue.name(of: .integer(1), in: "spice", of: "Soup") == "hot")
        #expect(catalogue.name(of: .integer(4), in: "code", of: "OrderSoupIntentResponse") == "success")
        // The superclass's fields are inherited, with what they require.
        let nameless = Record("OrderSoupIntent", ["soup": .list([.record(Record("Soup"))])])
        #expect(catalogue.mismatch(in: nameless)?.message.contains("displayString") == true)
    }

    @Test("the same definitions may come twice, as two apps may share them")
    func addsTwice() throws {
        let once = try Catalogue.system.adding(Self.soups)
        #expect(try once.adding(Self.soups) == once)
    }

    @Test("the system's own definitions hold together")
    func system() throws {
        let system = Catalogue.system
        let all = CatalogueAddition(
            source: "Schema", intents: Array(system.intents.values), records: Array(system.records.values),
            enumerations: Array(system.enumerations.values))
        _ = try Catalogue(intents: [], records: [], enumerations: []).adding(all)
    }

    struct Refused: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var addition: CatalogueAddition
        var code: CatalogueError.Code
        var place: String

        init(
            _ description: String, _ code: CatalogueError.Code, at place: String, intents: [IntentDefinition] = [],
            records: [RecordDefinition] = [], enumerations: [EnumerationDefinition] = []
        ) {
            testDescription = description
            self.code = code
            self.place = "Soups: \(place)"
            addition = CatalogueAddition(source: "Soups", intents: intents, records: records, enumerations: enumerations)
        }
    }

    static let refused: [Refused] = [
        Refused("an intent of the system's", .nameTaken, at: "INRequestRideIntent", intents: [order("INRequestRideIntent")]),
        Refused(
            "a response of the system's", .nameTaken, at: "INRequestRideIntentResponse",
            intents: [
                order(response: "INRequestRideIntentResponse", codes: [])
            ]),
        Refused("a type of the system's", .nameTaken, at: "INPerson", records: [RecordDefinition(name: "INPerson", fields: [])]),
        Refused(
            "an enumeration with a type's name", .nameTaken, at: "INPerson",
            enumerations: [
                EnumerationDefinition(name: "INPerson", isOptionSet: false, cases: [])
            ]),
        Refused(
            "two types of one name", .nameTaken, at: "Spice", records: [RecordDefinition(name: "Spice", fields: [])],
            enumerations: [spice]),
        Refused(
            "a parameter of an unknown type", .unknownName, at: "OrderSoupIntent.soup",
            intents: [
                order("OrderSoupIntent", [parameter(.list(.record("Soup")))])
            ]),
        Refused(
            "a parameter of an unknown enumeration", .unknownName, at: "OrderSoupIntent.soup",
            intents: [
                order("OrderSoupIntent", [parameter(.enumeration("Spice"))])
            ]),
        Refused(
            "an enumeration as an option set", .inconsistent, at: "OrderSoupIntent.soup",
            intents: [
                order("OrderSoupIntent", [parameter(.optionSet("Spice"))])
            ], enumerations: [spice]),
        Refused(
            "a dependency on no parameter", .unknownName, at: "OrderSoupIntent.soup",
            intents: [
                order("OrderSoupIntent", [parameter(.string, dependencies: ["size"])])
            ]),
        Refused(
            "two parameters of one name", .inconsistent, at: "OrderSoupIntent",
            intents: [
                order("OrderSoupIntent", [parameter(.string), parameter(.string)])
            ]),
        Refused(
            "two codes of one value", .inconsistent, at: "OrderSoupIntentResponseCode",
            intents: [
                order(codes: [NamedRawValue(name: "ready", raw: 1), NamedRawValue(name: "success", raw: 1)])
            ]),
        Refused(
            "a response field of an unknown type", .unknownName, at: "OrderSoupIntentResponse.soup",
            intents: [
                order(fields: [FieldDefinition(name: "soup", type: .record("Soup"))])
            ]),
        Refused(
            "an unknown superclass", .unknownName, at: "Soup",
            records: [
                RecordDefinition(name: "Soup", fields: [], superclass: "Food")
            ]),
        Refused(
            "superclasses in a circle", .inconsistent, at: "Soup",
            records: [
                RecordDefinition(name: "Soup", fields: [], superclass: "Food"),
                RecordDefinition(name: "Food", fields: [], superclass: "Soup"),
            ]),
    ]

    @Test("definitions that clash or lead nowhere are refused with their place", arguments: refused)
    func refuses(row: Refused) throws {
        let error = try #require(throws: CatalogueError.self) { _ = try Catalogue.system.adding(row.addition) }
        #expect(error.problems.contains { $0.code == row.code && $0.place == row.place }, "\(error)")
    }
}

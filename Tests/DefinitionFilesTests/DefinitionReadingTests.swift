import DefinitionFiles
import Foundation
import Testing

struct DefinitionReadingTests {
    private static func reading(_ text: String, tables: [String: DefinitionTable] = [:]) -> DefinitionReading {
        DefinitionReading(Data(text.utf8), name: "Soups.intentdefinition", tables: tables)
    }

    /// Soups with a change.
    private static func changed(_ old: String, _ new: String) -> DefinitionReading {
        let text = SoupDefinitions.xml.replacing(/>\s+</, with: "><")
        #expect(text.contains(old))
        return reading(text.replacing(old, with: new))
    }

    @Test("a file of Xcode's is read whole")
    func readsEverything() throws {
        let reading = Self.reading(SoupDefinitions.xml)
        #expect(reading.problems.isEmpty)
        let intent = try #require(reading.file.intents.first)
        #expect(intent.className == "OrderSoupIntent" && intent.shortName == "OrderSoup" && intent.confirms)
        #expect(intent.category == .order && intent.verb == "Order" && intent.restriction == .whileLocked)
        #expect(intent.title == DefinedText(id: "0rd3r5", "Order Soup"))
        #expect(intent.summaries.map(\.parameters) == [["soup", "quantity"]] && intent.combinations.isEmpty)
        let soup = try #require(intent.parameter("soup"))
        #expect(soup.type == .object("Soup") && soup.listsOptions && soup.searchesOptions && soup.isResolvable)
        #expect(soup.prompts == [.primary: DefinedText(id: "wh1ch5", "Which soup?")], "an empty duplicate counts for nothing")
        let size = try #require(intent.parameter("size"))
        #expect(size.type == .enumeration("SoupSize") && size.details.defaultValue == .enumerationCase("small"))
        #expect(!size.isResolvable && !size.isConfigurable)
        let quantity = try #require(intent.parameter("quantity"))
        #expect(quantity.details.maximum == 10 && quantity.details.minimum == nil && quantity.details.defaultValue == .number(1))
        #expect(quantity.details.allowsNegativeNumbers == true && !quantity.isList)
        #expect(quantity.relationship == DefinedRelationship(parent: "size", condition: .isCase("small")))
        #expect(quantity.reasons.map(\.code) == ["greaterThanMaximumValue"] && quantity.reasons.map(\.isBuiltIn) == [true])
        #expect(intent.response.rawCodes.last?.name == "failureSoldOut" && intent.response.rawCodes.last?.raw == 100)
        #expect(intent.response.output == "waitTime")
        #expect(intent.response.codes.last?.conciseText.references == ["soup"])
        let sizes = try #require(reading.file.enumeration("SoupSize"))
        #expect(sizes.cases.map(\.raw) == [0, 1] && sizes.cases[1].synonyms.map(\.text) == ["little"])
        #expect(reading.file.objectTypes.first?.properties.map(\.name) == ["price"], "what every object has is left out")
    }

    @Test("a binary property list is read like one of XML")
    func readsBinaryLists() throws {
        let list = try PropertyListSerialization.propertyList(from: Data(SoupDefinitions.xml.utf8), format: nil)
        let binary = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
        let reading = DefinitionReading(binary, name: "Soups.intentdefinition")
        #expect(reading == Self.reading(SoupDefinitions.xml))
    }

    @Test("the content survives being written as JSON")
    func survivesCoding() throws {
        let table = DefinitionTable(strings: ["0rd3r5": "Suppe bestellen"], plurals: [:])
        let file = Self.reading(SoupDefinitions.xml, tables: ["de": table]).file
        #expect(try JSONDecoder().decode(DefinitionFile.self, from: JSONEncoder().encode(file)) == file)
    }

    @Test(
        "what a file says is read according to its version",
        arguments: [("1.0", "OrderSoupSoupSize", true), ("1.1", "SoupSize", true), ("1.2", "SoupSize", false)])
    func versions(version: String, className: String, isConfigurable: Bool) throws {
        let reading = Self.changed("<string>1.2</string>", "<string>\(version)</string>")
        #expect(reading.problems.isEmpty)
        #expect(reading.file.generatedEnumerations.map(\.className) == [className])
        #expect(reading.file.intents.first?.parameter("quantity")?.isConfigurable == isConfigurable)
    }

    @Test("each mistake is a problem with file, intent and key", arguments: mistakes)
    func mistake(old: String, new: String, severity: DefinitionProblem.Severity, code: String, place: String) throws {
        let problems = Self.changed(old, new).problems
        let problem = try #require(problems.first { $0.code.rawValue == code }, "\(problems)")
        #expect(problem.severity == severity && problem.place == place)
        #expect(problem.description.hasPrefix("Soups.intentdefinition:1:1: \(severity.rawValue): \(place)"))
    }

    private static let mistakes: [(String, String, DefinitionProblem.Severity, String, String)] = [
        ("<string>1.2</string>", "<string>2.0</string>", .error, "foreignVersion", "INIntentDefinitionModelVersion"),
        ("<string>1.2</string>", "<string>1.9</string>", .warning, "foreignVersion", "INIntentDefinitionModelVersion"),
        ("<key>INIntentName</key><string>OrderSoup</string>", "", .error, "missingKey", "INIntents[0]: INIntentName"),
        (
            "<key>INIntentName</key><string>OrderSoup</string>", "<key>INIntentName</key><string>Order Soup</string>", .error,
            "wrongName", "the intent Order Soup"
        ),
        (
            "<key>INIntentParameterName</key><string>size</string>", "", .error, "missingKey",
            "OrderSoup: INIntentParameters[1]: INIntentParameterName"
        ),
        (
            "<key>INIntentParameterName</key><string>size</string>",
            "<key>INIntentParameterName</key><string>quantity</string>", .error, "duplicateName",
            "OrderSoup.quantity: INIntentParameterName"
        ),
        (
            "<key>INIntentParameterName</key><string>size</string>",
            "<key>INIntentParameterName</key><string>Quantity</string>", .error, "duplicateName",
            "OrderSoup.quantity: INIntentParameterName"
        ),
        (
            "<key>INIntentParameterName</key><string>size</string>",
            "<key>INIntentParameterName</key><string>description</string>", .error, "wrongName",
            "OrderSoup.description: INIntentParameterName"
        ),
        (
            "<key>INIntentParameterEnumType</key><string>SoupSize</string>",
            "<key>INIntentParameterEnumType</key><string>Size</string>", .warning, "unknownName",
            "OrderSoup.size: INIntentParameterEnumType"
        ),
        (
            "<key>INIntentParameterType</key><string>Integer</string>", "", .error, "missingKey",
            "OrderSoup.size: INIntentParameterType"
        ),
        (
            "<string>size</string><key>INIntentParameterRelationshipPredicateName",
            "<string>quantity</string><key>INIntentParameterRelationshipPredicateName", .error,
            "cycle", "OrderSoup.quantity: INIntentParameterRelationshipParentName"
        ),
        (
            "<key>INIntentParameterRelationshipPredicateValue</key><string>small</string>",
            "<key>INIntentParameterRelationshipPredicateValue</key><string>huge</string>", .warning, "unknownName",
            "OrderSoup.quantity: INIntentParameterRelationshipPredicateValue"
        ),
        ("${waitTime}", "${minutes}", .warning, "unknownName", "OrderSoup response.success: INIntentResponseCodeFormatString"),
        (
            "<key>INEnumValueIndex</key><integer>1</integer>", "", .error, "duplicateName", "SoupSize.small: INEnumValueIndex"
        ),
        (
            "<key>INTypeName</key><string>Soup</string>", "<key>INTypeName</key><string>SoupSize</string>", .error,
            "duplicateName",
            "the type SoupSize"
        ),
        (
            "<key>INIntentParameterSupportsMultipleValues</key><false/>",
            "<key>INIntentParameterSupportsMultipleValues</key><array/>", .warning, "wrongValue",
            "OrderSoup.quantity: INIntentParameterSupportsMultipleValues"
        ),
        (
            "<key>INIntents</key><array>", "<key>INIntents</key><array><string>soup</string>",
            .warning,
            "wrongValue", "INIntents[0]"
        ),
    ]

    @Test("garbage is a problem and no crash", arguments: garbage)
    func readsGarbage(data: Data) {
        let reading = DefinitionReading(data, name: "Soups.intentdefinition")
        #expect(reading.errors.map(\.code) == [.unreadable] && reading.file.intents.isEmpty)
    }

    private static let garbage: [Data] = [
        Data(), Data("soup".utf8), Data("<plist><array/></plist>".utf8), Data("bplist00".utf8), Data([0, 1, 2, 255]),
        Data((String(repeating: "<array>", count: 100_000)).utf8),
        Data(("<plist>" + String(repeating: "<dict><key>a</key>", count: 50_000)).utf8),
        Data(SoupDefinitions.xml.utf8.prefix(2_000)),
    ]

    @Test("a file with thousands of parameters is refused, and says where")
    func refusesThousandsOfParameters() {
        let parameters = (0..<3_000).map {
            "<dict><key>INIntentParameterName</key><string>p\($0)</string><key>INIntentParameterType</key><string>String</string></dict>"
        }
        let reading = Self.changed(
            "<key>INIntentParameters</key><array>",
            "<key>INIntentParameters</key><array>" + parameters.joined())
        #expect(reading.errors.map(\.code) == [.tooMany] && reading.errors.first?.place == "OrderSoup")
    }

    @Test("every name of Swift's is a possible name, but for those that mean something else even in backticks")
    func keywords() {
        for name in ["default", "repeat", "in", "is", "where", "class", "error", "result", "code", "type"] {
            let reading = Self.changed(
                "<key>INIntentParameterName</key><string>quantity</string>",
                "<key>INIntentParameterName</key><string>\(name)</string>")
            #expect(reading.problems.isEmpty, "\(name)")
        }
        let reading = Self.changed(
            "<key>INIntentParameterName</key><string>quantity</string>", "<key>INIntentParameterName</key><string>self</string>")
        #expect(reading.errors.map(\.code) == [.wrongName])
    }
}

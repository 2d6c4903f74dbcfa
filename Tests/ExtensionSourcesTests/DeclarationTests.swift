import DefinitionFiles
import ExtensionSources
import Testing

struct DeclarationTests {
    private static func problems(_ text: String) -> [String] {
        DefinitionReading(declarations: text, name: "Soups.intents.swift").problems.map(\.description)
    }

    /// An intent with these arguments in its third line.
    private static func intent(_ arguments: String, others: String = "") -> String {
        """
        import IntentDeclarations
        let orderSoup = IntentDeclaration(
            "OrderSoup", title: "Order soup", \(arguments))
        \(others)
        """
    }

    private static func parameter(_ arguments: String, others: String = "") -> String {
        intent("parameters: [ParameterDeclaration(\(arguments))]", others: others)
    }

    @Test(
        "SYS-09 what is wrong with a declaration is an error that names file, line, intent and argument",
        arguments: [
            (parameter(#""size", .strin"#), "3: error: OrderSoup.size: '.strin' stands where a type (.boolean, "),
            (parameter(#""size", .enumeration("Size")"#), "3: error: OrderSoup.size: type: the file declares no 'Size'"),
            (
                parameter(#""size", .integer, default: "one""#),
                "3: error: OrderSoup.size: default: a text stands where a whole number"
            ),
            (
                parameter(#""size", .integer, default: 1.5"#),
                "3: error: OrderSoup.size: default: a number stands where a whole number"
            ),
            (parameter(#""size", .integer, minimum: 3, maximum: 2"#), "3: error: OrderSoup.size: maximum: 2.0 is less than"),
            (parameter(#""size", .string, maximum: 2"#), "3: error: OrderSoup.size: maximum: only values of .integer"),
            (
                parameter(#""size", .string, isLst: true"#),
                "3: error: OrderSoup.size: a ParameterDeclaration has no argument 'isLst'"
            ),
            (parameter(#""self", .string"#), "3: error: OrderSoup.self: name: every OrderSoup has something of this name"),
            (parameter(#""two words", .string"#), "3: error: OrderSoup.two words: name: this cannot be a name in Swift"),
            (parameter(#""a", .string, when: .isBig("b")"#), "3: error: OrderSoup.a: when: '.isBig' stands where one of"),
            (parameter(#""a", .string, when: .isTrue("b")"#), "3: error: OrderSoup.a: when: 'b' is no parameter of OrderSoup"),
            (
                parameter(#""a", .string), ParameterDeclaration("a", .string"#),
                "3: error: OrderSoup.a: name: the parameter is there twice"
            ),
            (
                parameter(#""a", .string, when: .hasValue("b")), ParameterDeclaration("b", .string, when: .hasValue("a")"#),
                "3: error: OrderSoup.a: when: the parameters a → b → a depend on each other"
            ),
            (
                parameter(
                    #""size", .enumeration("Size"), default: .case("huge")"#,
                    others: #"let size = EnumerationDeclaration("Size", cases: [CaseDeclaration("small")])"#),
                "3: error: OrderSoup.size: default: 'huge' is no case of Size"
            ),
            (intent("category: .cooking"), "3: error: OrderSoup: category: '.cooking' stands where one of .checkIn, "),
            (intent(#"phrases: ["Order ${soup}"]"#), "3: error: OrderSoup: phrases: '${soup}' is no parameter of OrderSoup"),
            (intent(#"phrases: ["Order \(soup)"]"#), "3: error: only the escapes"),
            (intent("verb: word"), "3: error: 'word' is no literal"),
            (intent("category: .order", others: "func soup() {}"), "4: error: a file of declarations has only imports"),
            (intent("category: .order", others: "let soup = Soup()"), "4: error: a Soup stands where an IntentDeclaration(…)"),
            (
                intent(
                    "category: .order",
                    others: #"let size = EnumerationDeclaration("OrderSoupIntent", cases: [CaseDeclaration("a")])"#),
                "4: error: the enumeration OrderSoupIntent: the Swift type OrderSoupIntent is generated twice"
            ),
            (
                intent("category: .order", others: #"let size = EnumerationDeclaration("Size", cases: [])"#),
                "4: error: Size: cases: the enumeration has no cases"
            ),
            (
                intent(#"codes: [CodeDeclaration("failureSoldOut", "${soup} is sold out.")]"#),
                "3: error: OrderSoup response.failureSoldOut: text: '${soup}' is no property of the response"
            ),
            (parameter(#""receipt", .file"#), "3: warning: OrderSoup.receipt: type: a File cannot be said"),
            (#"let soup = IntentDeclaration("OrderSoup")"#, "1: error: OrderSoup: title: there is no title"),
            ("import IntentDeclarations", "1: error: the file declares no intent"),
            ("let soup = IntentDeclaration(\"OrderSoup\",\n", "2: error: ')' is missing"),
            ("let soup = " + String(repeating: "[", count: 100_000), "1: error: the values are nested more than 16 deep"),
        ])
    func problem(text: String, expected: String) {
        let problems = Self.problems(text)
        let parts = expected.split(separator: ":", maxSplits: 1)
        #expect(
            problems.contains { $0.hasPrefix("Soups.intents.swift:\(parts[0]):1:\(parts[1])") }, "\(problems)")
    }

    @Test("declarations become definitions; texts are translated by their own words")
    func reads() throws {
        let text = Self.parameter(
            #""size", .enumeration("Size"), prompt: "How \"big\"?\n", default: .case("small"),"#,
            others: #"""
                // Another comment, with "quotation marks".
                private let size: EnumerationDeclaration = EnumerationDeclaration("Size", cases: [CaseDeclaration("small", "small")],)
                """#)
        let table = DefinitionTable(strings: ["Order soup": "Suppe bestellen"])
        let reading = DefinitionReading(declarations: text, name: "Soups.intents.swift", tables: ["de": table])
        #expect(reading.problems.isEmpty, "\(reading.problems)")
        let intent = try #require(reading.file.intents.first)
        #expect(intent.className == "OrderSoupIntent" && intent.response.codes.map(\.name) == ["success", "failure"])
        #expect(reading.file.text(intent.title, in: "de") == "Suppe bestellen")
        #expect(intent.parameters.first?.prompts[.primary]?.text == "How \"big\"?\n")
        #expect(reading.file.enumerations.first?.cases.map(\.raw) == [0, 1])
    }
}

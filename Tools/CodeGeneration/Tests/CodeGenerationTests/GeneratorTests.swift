import CodeGeneration
import Foundation
import Testing

struct GeneratorTests {
    static let domain = """
        {
          "domain": "Tea time",
          "intents": [{
            "name": "INBrewIntent", "handling": "INBrewIntentHandling", "alwaysConfirms": true,
            "parameters": [
              {"name": "leaf", "type": "INLeaf?", "resolve": [
                {"method": "resolveLeaf(for:with:)", "legacy": "resolveLeaf(forBrew:with:)", "result": "INLeafResolutionResult"},
                {"method": "resolveLeaf(for:with:)", "result": "INOldLeafResolutionResult", "deprecated": "11.0"}
              ]},
              {"name": "cups", "type": "[INCup]?", "neededUnless": ["leaf", "strength.strong"]},
              {"name": "strength", "type": "INStrength"}
            ],
            "inits": [{"params": [{"label": "of", "name": "leaf", "type": "INLeaf?", "default": "nil"}]}],
            "handle": {"method": "handle(intent:completion:)", "legacy": "handle(brew:completion:)"},
            "response": {"name": "INBrewIntentResponse", "codes": "INBrewCode", "fields": [], "inits": []}
          }],
          "records": [{"name": "INLeaf", "emptyInit": false, "fields": [{"name": "name", "type": "String", "settable": true}], "inits": []},
                      {"name": "INLeaf.Cup", "superclass": "INLeaf", "fields": [{"name": "size", "type": "Int?"}], "inits": []}],
          "enumerations": [{"name": "INBrewCode", "cases": [{"name": "unspecified", "raw": 0}, {"name": "default", "raw": 3}]},
                           {"name": "INLeafReason", "cases": [{"name": "soldOut", "raw": 7}]},
                           {"name": "INStrength", "cases": [{"name": "weak", "raw": 1}, {"name": "strong", "raw": 2}]}],
          "resolutionResults": [{"name": "INLeafResolutionResult", "superclass": "INIntentResolutionResult", "methods": [
            {"name": "unsupported", "params": [{"label": "forReason", "type": "INLeafReason"}], "returns": "Self"}]}]
        }
        """

    private func files() throws -> [String: String] {
        let file = try JSONDecoder().decode(SchemaFile.self, from: Data(Self.domain.utf8))
        return Generator(schema: Schema(files: [file])).files()
    }

    @Test(
        "each part of a domain lands in its file",
        arguments: [
            ("Extension/Intents/Generated/TeaTime+Intents", "open class INBrewIntent: INIntent"),
            ("Extension/Intents/Generated/TeaTime+Intents", "public convenience init(of leaf: INLeaf? = nil)"),
            ("Extension/Intents/Generated/TeaTime+Intents", "case \\INBrewIntent.cups: \"cups\""),
            (
                "Extension/Intents/Generated/TeaTime+Handling",
                "func handle(brew intent: INBrewIntent, completion: @escaping @Sendable (INBrewIntentResponse) -> Void)"
            ),
            (
                "Extension/Intents/Generated/TeaTime+Handling",
                "extension INBrewIntentHandling where _INBrewIntent_handle_async == INBrewIntentResponse"
            ),
            (
                "Extension/Intents/Generated/TeaTime+Handling",
                "with completion: @escaping @Sendable (INOldLeafResolutionResult) -> Void"
            ),
            ("Extension/Intents/Generated/TeaTime+Dispatch", "case (.resolve(\"leaf\"), .olderCompletion):"),
            ("Extension/Intents/Generated/TeaTime+Enumerations", "case `default` = 3"),
            ("Extension/Intents/Generated/TeaTime+Values", "extension INLeaf {"),
            ("Extension/Intents/Generated/TeaTime+Values", "open class Cup: INLeaf"),
            ("Extension/Intents/Generated/TeaTime+Values", "@available(*, unavailable"),
            ("Foundation/IntentSchema/Generated/TeaTimeDefinitions", "isResolvable: true, reasons: [7: \"soldOut\"]"),
            ("Foundation/IntentSchema/Generated/TeaTimeDefinitions", "alwaysConfirms: true"),
            (
                "Foundation/IntentSchema/Generated/TeaTimeDefinitions",
                "name: \"cups\", type: ValueType.list(ValueType.record(\"INCup\")), isResolvable: false, substitutes: "
                    + "[Substitute(\"leaf\"), Substitute(\"strength\", rawValues: [2])])"
            ),
        ])
    func contents(path: String, expected: String) throws {
        let text = try #require(try files()["Sources/\(path).swift"])
        #expect(text.contains(expected), "\(text)")
        #expect(text.hasPrefix("// Generated from Schema/ by Tools/CodeGeneration; do not edit."))
    }

    @Test("the same schema gives the same files")
    func deterministic() throws {
        #expect(try files() == files())
    }

    @Test(
        "a schema that cannot be read is refused by name",
        arguments: ["{", #"{"domain": 3}"#, #"{"domain": "X", "intents": [{"name": "A"}]}"#])
    func badSchema(text: String) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data().write(to: folder.appending(path: "purposes.tsv"))
        try Data(text.utf8).write(to: folder.appending(path: "Broken.json"))
        let error = #expect(throws: GenerationError.self) { try Schema(folder: folder) }
        #expect(error?.description.contains("Broken.json") == true)
    }

    @Test("a folder without a schema is refused")
    func noSchema() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(throws: GenerationError.self) { try Schema(folder: folder) }
    }
}

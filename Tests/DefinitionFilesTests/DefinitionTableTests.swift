import DefinitionFiles
import Foundation
import Testing

struct DefinitionTableTests {
    @Test(
        "a strings file is read with its comments and escapes, in any encoding",
        arguments: [String.Encoding.utf8, .utf16, .utf16LittleEndian, .utf16BigEndian])
    func readsStrings(encoding: String.Encoding) throws {
        let text = #"""
            /* A comment with "quotes" = inside */
            "1GaCDV" = "Aktion \"heute\"\n";
            // Another
            plain.key = "Grüße \U00e4 \\";

            broken = ; "last" = "😀";
            """#
        let table = DefinitionTable(strings: text.data(using: encoding), plurals: nil)
        #expect(table.strings == ["1GaCDV": "Aktion \"heute\"\n", "plain.key": "Grüße ä \\", "last": "😀"])
    }

    @Test("garbage has no texts", arguments: ["", "\"", "\"a\" = \"b", "= = =", "/*", "<plist>", "\"a\"\\"])
    func readsGarbage(text: String) {
        let table = DefinitionTable(strings: Data(text.utf8), plurals: Data(text.utf8))
        #expect(table.plurals.isEmpty && table.strings.count < 2)
    }

    @Test("the table of the language comes first, then that of the language without its region, then the definition")
    func fallsBack() throws {
        let plurals = """
            <plist version="1.0"><dict><key>c</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@count@ hier</string>
            <key>count</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>one</key><string>Eine Suppe</string><key>other</key><string>${count} Suppen</string></dict>
            </dict></dict></plist>
            """
        var file = DefinitionFile(name: "Soups.intentdefinition")
        file.tables["de"] = DefinitionTable(
            strings: Data(#""a" = "Suppe"; "b" = "Brühe";"#.utf8), plurals: Data(plurals.utf8))
        file.tables["de-AT"] = DefinitionTable(strings: ["a": "Supperl"])
        #expect(file.text(DefinedText(id: "a", "soup"), in: "de-AT") == "Supperl")
        #expect(file.text(DefinedText(id: "b", "broth"), in: "de-AT") == "Brühe")
        #expect(file.text(DefinedText(id: "x", "stew"), in: "de-AT") == "stew")
        #expect(file.text(DefinedText(id: "a", "soup"), in: nil) == "soup")
        #expect(file.text(DefinedText(id: "a", "soup"), in: "fr") == "soup")
        #expect(file.text(DefinedText(id: "c", nil), in: "de", category: "one") == "Eine Suppe hier")
        #expect(file.text(DefinedText(id: "c", nil), in: "de", category: "few") == "${count} Suppen hier")
    }
}

import Foundation
import IntentSchema
import LanguagePacks
import Testing
import Understanding

struct ReadingTests {
    @Test("the English pack compiles")
    func compiles() throws {
        _ = try TemplateInterpreter(pack: LanguagePack(for: Locale(identifier: "en_US")))
    }

    @Test(
        "something that is no sentence is told apart",
        arguments: [
            ("", "empty"), ("  \n", "empty"), ("\u{1}\u{2}", "not text"), ("!?", "no match"), ("the quick brown fox", "no match"),
        ])
    func garbage(text: String, expected: String) {
        #expect(Fixtures.read(text).acts.first?.summary == expected)
    }
}

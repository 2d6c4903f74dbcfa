import ExtensionProtocol
import IntentSchema
import Testing
import Understanding

@testable import Assistant

/// What conversations with the same apps share.
struct AppSetTests {
    private static func words(_ names: String...) -> [String: [UserVocabulary.Word]] {
        ["music": names.map { UserVocabulary.Word(kind: 1, phrase: $0) }]
    }

    private static func set() -> AppSet { AppSet([]) }

    @Test("conversations whose apps have registered the same words share the index; others do not")
    func sharing() {
        let set = Self.set()
        let index = set.index(adding: Self.words("river", "lake"))
        #expect(set.index(adding: Self.words("river", "lake")) === index)
        #expect(set.index(adding: Self.words("river")) !== index)
        #expect(set.index !== index)
    }

    @Test("an index that a conversation has is found again, however many others there are meanwhile; the others go")
    func keeping() {
        let set = Self.set()
        let used = set.index(adding: Self.words("used"))
        weak var unused = set.index(adding: Self.words("unused"))
        #expect(unused != nil)
        for number in 0..<200 { _ = set.index(adding: Self.words("\(number)")) }
        #expect(unused == nil)
        #expect(set.index(adding: Self.words("used")) === used)
    }
}

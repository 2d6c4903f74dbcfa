import Learning
import Testing
import TextTokens

@Suite("Lists and classes of words")
struct ListsTests {
    static let lists = PhraseLists([
        "city": ["New York", "York", "new york city", "St. Louis"], "drink": ["tea"], "empty": [" "],
    ])

    @Test(
        "the longest phrase of each list is found",
        arguments: [
            ("to new york city", "city 1..<4"), ("York and New Yorkers", "city 0..<1"),
            ("tea in NEW YORK", "drink 0..<1, city 2..<4"),
            ("st. louis", "city 0..<3"), ("new", ""), ("", ""),
        ])
    func phrases(text: String, hits: String) {
        let found = Self.lists.hits(in: TokenisedText(text)).map { "\($0.label) \($0.range)" }
        #expect(found.joined(separator: ", ") == hits)
    }

    @Test("words in the same company get the same class")
    func classes() {
        let fruits = ["apple", "pear", "plum", "fig"]
        let towns = ["rome", "oslo", "lima", "bonn"]
        let texts = fruits.flatMap { fruit in towns.map { "eat a \(fruit) in \($0) now" } } + fruits.map { "cut the \($0) up" }
        let lines = WordClasses.learned(from: texts, sizes: [6], comment: "two\nlines")
        #expect(lines.hasPrefix("# two\n# lines\n"))
        let classes = WordClasses(lines: lines)
        func label(_ word: String) -> String? { classes.hits(in: TokenisedText(word)).first?.label }
        #expect(label("apple") != nil)
        #expect(Set(fruits.map(label)).count == 1)
        #expect(Set(towns.map(label)).count == 1)
        #expect(label("apple") != label("rome"))
        #expect(label("zebra") == nil)
        #expect(lines == WordClasses.learned(from: texts, sizes: [6], comment: "two\nlines"))
    }
}

import Foundation
import LanguagePacks
import NameMatching
import Testing

/// An address book of names, each with its place in the list.
struct Names {
    static let language = (try? LanguagePack(for: Locale(identifier: "en_US")).names()) ?? .none

    var names: [String]
    var index: NameIndex

    init(_ names: [String], spoken: [String: String] = [:]) {
        self.names = names
        var builder = NameIndex.Builder()
        for (number, name) in names.enumerated() {
            let words = NameWords.words(of: name)
            builder.add(words, Int32(number))
            if words.count > 1 {
                builder.add([words[0]], Int32(number))
                builder.add([words[words.count - 1]], Int32(number), rank: .second)
            }
            builder.add(NameWords.spoken(spoken[name]), Int32(number), isPronunciation: true)
        }
        index = builder.build()
    }

    func scan(_ said: String, plain: Set<String> = []) -> NameScan {
        let words = NameWords.words(of: said).map { NameScan.Word($0, isPlain: plain.contains($0)) }
        return NameScan(index, words: words, language: Self.language)
    }

    /// The longest name at the beginning, as `way: name or name`; `-` for none.
    func reading(_ said: String) -> String {
        guard let match = scan(said).matches(at: 0).last else { return "-" }
        return "\(match.end) \(match.way): " + match.values.map { names[Int($0)] }.joined(separator: " or ")
    }
}

struct NameIndexTests {
    static let book = Names(
        [
            "John Smith", "John Bird", "Robert Miller", "Elizabeth Zhang", "Katie Jones", "Siobhan Murphy", "Mary Ann Evans",
            "Annalena Vogel", "Anna Lena Bauer", "Ian McDonald", "Black Car", "Björn Østergård", "Jack White", "Nguyen Tran",
            "Will Young",
        ], spoken: ["Siobhan Murphy": "shi-VAWN", "Nguyen Tran": "win"])

    static let rows: [(said: String, read: String)] = [
        ("john smith", "2 exact: John Smith"), ("john", "1 exact: John Smith or John Bird"), ("bird", "1 exact: John Bird"),
        ("jon smyth", "2 soundsAlike: John Smith"), ("jhon bird", "2 soundsAlike: John Bird"),
        ("jon", "1 soundsAlike: John Smith or John Bird"), ("jonh smiht", "2 soundsAlike: John Smith"),
        ("bob", "1 shortForm: Robert Miller"), ("bobby miller", "2 shortForm: Robert Miller"),
        ("rob", "1 shortForm: Robert Miller"),
        ("liz", "1 shortForm: Elizabeth Zhang"), ("betsy zhang", "2 shortForm: Elizabeth Zhang"),
        ("catherine jones", "2 shortForm: Katie Jones"), ("kate", "1 shortForm: Katie Jones"),
        ("shivawn", "1 pronunciation: Siobhan Murphy"), ("shivon", "1 soundsAlike: Siobhan Murphy"),
        ("win", "1 pronunciation: Nguyen Tran"), ("mary ann evans", "3 exact: Mary Ann Evans"),
        ("maryann evans", "2 variant: Mary Ann Evans"), ("anna lena vogel", "3 variant: Annalena Vogel"),
        ("annalenabauer", "1 variant: Anna Lena Bauer"), ("ian mac donald", "3 soundsAlike: Ian McDonald"),
        ("ian mc donald", "3 variant: Ian McDonald"),
        ("bjorn ostergard", "2 exact: Björn Østergård"), ("björn", "1 exact: Björn Østergård"),
        ("jack whyte", "2 soundsAlike: Jack White"), ("jack wite", "2 soundsAlike: Jack White"),
        ("elisabeth", "1 soundsAlike: Elizabeth Zhang"), ("johns", "1 variant: John Smith or John Bird"), ("zeppelin", "-"),
        ("", "-"),
        ("john 5", "1 exact: John Smith or John Bird"),
    ]

    @Test("names are found as they are, by short forms, by sound and by spelling", arguments: rows)
    func read(said: String, read: String) {
        #expect(Self.book.reading(said) == read)
    }

    @Test("things are named in the plural, too")
    func plural() {
        let words = ["black", "cars"].map { NameScan.Word($0) }
        let things = NameScan(Self.book.index, words: words, language: .none, kind: .things).matches(at: 0).last
        #expect(things?.end == 2 && things?.way == .variant)
    }

    @Test(
        "ordinary words are no names",
        arguments: ["join", "bad", "bread", "burn", "well", "while", "key", "lease", "black", "cart"])
    func ordinary(word: String) {
        #expect(Self.book.scan(word).matches(at: 0).allSatisfy { $0.way <= .variant })
    }

    @Test("a word of a template is what it is, unless another word names the same person")
    func plain() {
        let names = Names(["Jim Miller"])
        #expect(names.scan("gym", plain: ["gym"]).matches(at: 0).isEmpty)
        #expect(names.scan("gym miller", plain: ["gym"]).matches(at: 0).last?.values == [0])
    }

    @Test("a name that was misheard fits less well than one that was not")
    func quality() throws {
        let exact = try #require(Self.book.scan("john smith").matches(at: 0).last?.quality)
        let alike = try #require(Self.book.scan("jon smyth").matches(at: 0).last?.quality)
        let worse = try #require(Self.book.scan("jahn smif").matches(at: 0).last?.quality)
        #expect(exact == 1)
        #expect(alike < exact)
        #expect(worse < alike && worse > 0.7)
    }

    @Test("of four hundred people called John some are given, and all are counted")
    func manyJohns() {
        let book = Names((0..<400).map { "John Person\($0)" })
        let match = book.scan("call john").matches(at: 1, limit: 50).last
        #expect(match?.values == (0..<50).map { Int32($0) })
        #expect(match?.total == 400)
    }

    @Test(
        "whatever is said is looked up without a trap",
        arguments: [
            String(repeating: "a ", count: 1000), String(repeating: "john ", count: 500), String(repeating: "x", count: 100_000),
            "\u{202E}nhoj", "👩‍👩‍👧 john", "ß ø æ", "' ' '", String(repeating: "9", count: 400), "Иван Петров", "李 小龙",
        ])
    func odd(said: String) {
        let scan = Self.book.scan(said)
        for start in 0..<20 { _ = scan.matches(at: start) }
    }

    @Test("names in other scripts are found as they are")
    func scripts() {
        let book = Names(["Иван Петров", "李小龙"])
        #expect(book.reading("иван петров") == "2 exact: Иван Петров")
        #expect(book.reading("李小龙") == "1 exact: 李小龙")
    }
}

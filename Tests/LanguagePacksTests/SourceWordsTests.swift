import Foundation
import Testing

/// Words of a language belong to its pack: the sources of the reader hold none, but in the folders of grammars.
struct SourceWordsTests {
    private static let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources")
        .standardized

    /// Files that may hold words in lower case, and why.
    private static let exempt = [
        "Engines/Recognisers/English/": "the grammar of English",
        "Engines/Recognisers/Specs/": "the terms of public specifications",
        "Engines/Recognisers/Time/Specs/": "the terms of public specifications",
        "Engines/Recognisers/Time/Holiday+Table.swift": "identifiers of days",
        "Engines/Understanding/Templates/CountingWords.swift": "names of lists",
        "Engines/Understanding/Templates/ReaderWords.swift": "names of lists",
        "Engines/Understanding/Checking/SampleCheck.swift": "reports for those who write templates",
        "Engines/Understanding/Sampling/SampleText+Contractions.swift":
            "how samples to train an English model with are contracted",
        "Engines/Understanding/Sampling/SampleValues+Context.swift": "people and apps that samples are made with",
        "Engines/NameMatching/SpellingDistance.swift": "pairs of letters",
        "Engines/NameMatching/SoundReader.swift": "groups of letters and their sounds in names",
        "Engines/NameMatching/NameWords.swift": "how names are written, in all languages that a person has friends in",
        "Engines/NameMatching/NameLanguage.swift": "endings that are taken off a word to find it in the pack's list",
        "Foundation/TextTokens/TokenisedText.swift":
            "endings behind an apostrophe, which the learned models' features are split by",
        "Engines/Understanding/Entities/AppIndex.swift": "the article that names such as 'The Beatles' begin with",
    ]

    /// Words that are no language's: kinds and sources of spans, names of fields, slots, lists and units.
    private static let identifiers: Set<String> = [
        // Spans, slots and templates that every pack has.
        "account", "addition", "all", "app", "biller", "called", "catalogue", "choice", "compared", "contact", "custom",
        "definite", "duration", "evening", "goal", "indefinite",
        "link", "measure", "ones",
        "greatest", "last", "least", "model", "money", "number", "options", "other", "person", "place", "position", "reference",
        "reservations",
        "size",
        "rewording", "setting", "shown", "temperature", "text", "time", "turns", "unknown", "value", "vocabulary", "words",
        // Fields of records.
        "amount", "artist", "balance", "bills", "city", "content", "contents", "country", "driver", "elapsed", "frequency",
        "guest",
        "identifier",
        "identifiers",
        "image", "interval",
        "latitude", "length", "locality", "location", "longitude", "manufacturer", "messages", "name", "nickname", "people",
        "price",
        "note", "notes", "recipients", "relationship", "status", "task", "tasks",
        "restaurant", "sender", "senders",
        "thoroughfare", "title", "type", "unit", "vehicle",
        // Labels of contact cards.
        "cell", "home", "iphone", "mobile",
        // Cases that packs list words under.
        "atleast", "atmost", "between", "exact", "from", "now", "soon",
        // Units, their dimensions and prefixes, as records name them.
        "bi", "bit", "bits", "byte", "celsius", "cubic", "deca", "deka", "dollar", "energy", "fahrenheit", "frequency",
        "information", "kelvin", "mc", "micro", "milli", "pound", "power", "pressure", "rm", "rs", "square",
        // Addresses of the net.
        "ftp", "http", "https", "www",
        // For developers: how a name was heard, and what a value is called that has no name.
        "current location", "short form", "sounds alike", "written otherwise",
    ]

    @Test(
        "the sources of the reader hold no words",
        arguments: ["Engines/Understanding", "Engines/Recognisers", "Engines/NameMatching", "Foundation/TextTokens"])
    func noWords(_ module: String) throws {
        let folder = Self.sources.appending(path: module)
        let names = try #require(FileManager.default.enumerator(atPath: folder.path)).compactMap { $0 as? String }
        let files = names.filter { name in
            name.hasSuffix(".swift") && !Self.exempt.keys.contains { "\(module)/\(name)".hasPrefix($0) }
        }
        #expect(!names.isEmpty)
        for file in files {
            let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
            for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                for word in Self.words(in: line) where !Self.identifiers.contains(word) {
                    Issue.record("\(module)/\(file):\(index + 1) holds '\(word)'; list it in a language pack")
                }
            }
        }
    }

    @Test("every exempt file is there")
    func exemptions() {
        for path in Self.exempt.keys {
            #expect(FileManager.default.fileExists(atPath: Self.sources.appending(path: path).path), "\(path)")
        }
    }

    /// One or two words in lower case between quotation marks, outside comments.
    private static func words(in line: Substring) -> [String] {
        let code = line.trimmingPrefix { $0.isWhitespace }
        guard !code.hasPrefix("//") else { return [] }
        let statement = code.firstRange(of: " // ").map { code[..<$0.lowerBound] } ?? code
        return statement.matches(of: /"([a-z'’]{2,}(?: [a-z'’]+)?)"/).map { String($0.output.1) }
    }
}

public import Foundation
public import Learning
import Randomness

/// Maps sentences of public data sets to our intents: tab-separated columns `set`, `intent`, `ours`, `use`, `most`, `slots`.
///
/// `ours` is an intent, `None`, or `-` to skip the sentences. `use` is `spans` if the slots are marked the way ours are, otherwise
/// `intent`. `most` limits the number of sentences. `slots` contains `theirs=ours`, separated by spaces. `#` starts a comment line.
/// A line `@licence`, set, text gives the terms under which a set may be used.
public struct SentenceMapping: Sendable {
    /// How to map the sentences of one intent.
    public struct Rule: Hashable, Sendable {
        /// The name of the data set.
        public var set: String
        /// The set's intent; `None` for sentences without an intent of the set.
        public var intent: String
        /// Our intent; `nil` for none of them.
        public var ours: String?
        /// Whether sentences with this intent are skipped.
        public var isLeftOut: Bool
        /// Whether the set's slots are marked the way ours are.
        public var hasSpans: Bool
        /// The maximum number of sentences; `nil` for no limit.
        public var most: Int?
        /// Our parameters, keyed by the set's slots.
        public var slots: [String: String]
    }

    /// In the file's order.
    public private(set) var rules: [Rule] = []
    private var index: [String: Int] = [:]
    private var licences: [String: String] = [:]

    /// - Throws: `DataProblem` for the first invalid line.
    public init(contentsOf url: URL) throws(DataProblem) { try self.init(TextLines(contentsOf: url)) }

    /// - Parameter file: the name of the text in messages.
    public init(_ text: String, file: String) throws(DataProblem) { try self.init(TextLines(text, file: file)) }

    private init(_ lines: TextLines) throws(DataProblem) {
        for line in lines.lines where line.bytes.first != UInt8(ascii: "#") {
            let problem = { DataProblem(file: lines.file, line: line.number, message: $0) }
            guard let text = line.text else { throw problem("is not UTF-8 text") }
            let columns = text.split(separator: "\t", omittingEmptySubsequences: false).map {
                $0.trimmingCharacters(in: .whitespaces)
            }
            if columns.count == 3, columns[0] == "@licence" {
                licences[columns[1]] = columns[2]
                continue
            }
            let rule: Rule
            switch Self.rule(columns) {
            case .success(let read): rule = read
            case .failure(let error): throw problem(error.message)
            }
            guard index.updateValue(rules.count, forKey: Self.key(rule.set, rule.intent)) == nil else {
                throw problem("there already is a rule for '\(rule.intent)' of '\(rule.set)'")
            }
            rules.append(rule)
        }
    }

    /// Licence and attribution of a data set; empty if the file has none.
    public func licence(of set: String) -> String { licences[set] ?? "" }

    private static func key(_ set: String, _ intent: String?) -> String { "\(set)\t\(intent ?? Scores.none)" }

    private static func rule(_ columns: [String]) -> Result<Rule, LineError> {
        guard columns.count >= 3, columns.count <= 6, columns[..<3].allSatisfy({ !$0.isEmpty }) else {
            return .failure(
                LineError("requires set, intent and ours, optionally followed by use, most and slots, separated by tabs"))
        }
        let rest = columns[3...] + Array(repeating: "", count: 6 - columns.count)
        guard ["", "intent", "spans"].contains(rest[3]) else {
            return .failure(LineError("use is '\(rest[3])'; expected intent or spans"))
        }
        let most = Int(rest[4])
        guard rest[4].isEmpty || most.map({ $0 > 0 }) == true else {
            return .failure(LineError("most is '\(rest[4])'; expected a number above 0, or nothing"))
        }
        var slots: [String: String] = [:]
        for pair in rest[5].split(separator: " ") {
            let sides = pair.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
            guard sides.count == 2, sides.allSatisfy({ !$0.isEmpty }), slots.updateValue(sides[1], forKey: sides[0]) == nil else {
                return .failure(LineError("'\(pair)' should be theirs=ours, each of theirs once"))
            }
        }
        return .success(
            Rule(
                set: columns[0], intent: columns[1], ours: columns[2] == "-" || columns[2] == Scores.none ? nil : columns[2],
                isLeftOut: columns[2] == "-", hasSpans: rest[3] == "spans", most: most, slots: slots))
    }

    /// The sentences with our intents and slots, in their order.
    ///
    /// - Parameters:
    ///   - set: the name of the set.
    ///   - seed: determines which sentences to keep if a rule limits their number.
    /// - Returns: sentences whose slots are marked the way ours are, sentences of which only the intent counts, and the intents
    ///   without a rule.
    public func apply(
        to sentences: [AnnotatedSentence], of set: String, seed: UInt64
    ) -> (spans: [AnnotatedSentence], intentOnly: [AnnotatedSentence], unknown: [String]) {
        var random = SeededRandom(seed: seed)
        var (spans, intentOnly, unknown) = ([Int: AnnotatedSentence](), [Int: AnnotatedSentence](), [String]())
        let groups = Dictionary(grouping: sentences.indices) { sentences[$0].intent ?? Scores.none }
        for (intent, indices) in groups.sorted(by: { $0.key < $1.key }) {
            guard let place = index[Self.key(set, intent)] else {
                unknown.append(intent)
                continue
            }
            let rule = rules[place]
            guard !rule.isLeftOut else { continue }
            let taken = indices.shuffled(using: &random).prefix(rule.most ?? indices.count)
            for number in taken {
                let sentence = Self.mapped(sentences[number], rule)
                // Sentences without an intent have no slots to miss.
                if rule.hasSpans || rule.ours == nil { spans[number] = sentence } else { intentOnly[number] = sentence }
            }
        }
        let sorted: ([Int: AnnotatedSentence]) -> [AnnotatedSentence] = { $0.sorted { $0.key < $1.key }.map(\.value) }
        return (sorted(spans), sorted(intentOnly), unknown)
    }

    private static func mapped(_ sentence: AnnotatedSentence, _ rule: Rule) -> AnnotatedSentence {
        var sentence = sentence
        sentence.intent = rule.ours
        sentence.slots =
            rule.ours == nil
            ? []
            : sentence.slots.compactMap { span in
                rule.slots[span.name].map { SlotSpan(name: $0, start: span.start, end: span.end) }
            }
        return sentence
    }
}

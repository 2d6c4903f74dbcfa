public import Foundation
import Yams

/// Requests in people's own words with their meaning, as YAML: the files in `Evaluation/Requests`.
///
///     requests:
///       - say: text mom and dad that I'm running late
///         intent: INSendMessageIntent
///         values: {recipients: [mom, dad], content: I'm running late}
public struct RequestFile: Sendable, Decodable {
    /// A request and its correct interpretation.
    public struct Row: Sendable, Decodable {
        /// The utterance.
        public var say: String
        /// The right intents; `none` if nothing can be carried out.
        public var intents: Set<String>
        /// Parts of the values in order, by parameter, or by parameter and field joined by a dot.
        public var values: [String: [String]]
        /// Parameters that must have no value.
        public var absent: [String]
        /// The parameter that must be asked about; `nil` if none.
        public var asks: String?
        /// Words that must be reported to the person; `nil` if none.
        public var tells: String?
        /// Whether something may take effect without a question; `nil` if either is right.
        public var acts: Bool?
        /// The person's locale, such as `en_GB`; `nil` for `en_US`.
        public var locale: String?
        /// The principle that the row tests; `nil` for everyday requests.
        public var why: String?

        private enum CodingKeys: String, CodingKey { case say, intent, values, absent, asks, tells, acts, locale, why }

        public init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            say = try container.decode(String.self, forKey: .say)
            intents = Set(try container.decode(Texts.self, forKey: .intent).all)
            values = try container.decodeIfPresent([String: Texts].self, forKey: .values)?.mapValues(\.all) ?? [:]
            absent = try container.decodeIfPresent(Texts.self, forKey: .absent)?.all ?? []
            asks = try container.decodeIfPresent(String.self, forKey: .asks)
            tells = try container.decodeIfPresent(String.self, forKey: .tells)
            acts = try container.decodeIfPresent(Bool.self, forKey: .acts)
            locale = try container.decodeIfPresent(String.self, forKey: .locale)
            why = try container.decodeIfPresent(String.self, forKey: .why)
        }
    }

    /// The requests in the file's order.
    public var requests: [Row]

    /// Reads a file.
    ///
    /// - Throws: `DecodingError` or `YamlError`, with the location and the problem.
    public init(contentsOf url: URL) throws {
        self = try YAMLDecoder().decode(RequestFile.self, from: String(contentsOf: url, encoding: .utf8))
    }
}

/// A text or a list of texts.
private struct Texts: Decodable {
    var all: [String]

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let one = try? container.decode(String.self) { all = [one] } else { all = try container.decode([String].self) }
    }
}

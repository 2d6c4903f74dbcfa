public import Foundation
import Yams

/// Single requests in people's words with what they mean, as YAML: the files under `Evaluation/Requests`.
///
///     requests:
///       - say: text mom and dad that I'm running late
///         intent: INSendMessageIntent
///         values: {recipients: [mom, dad], content: I'm running late}
public struct RequestFile: Sendable, Decodable {
    /// One request and what a careful listener makes of it.
    public struct Row: Sendable, Decodable {
        public var say: String
        /// The intents that are right; `none` for what asks for nothing that can be done.
        public var intents: Set<String>
        /// By parameter, or parameter and field joined by a dot, parts of the values in order.
        public var values: [String: [String]]
        /// Parameters that must have no value.
        public var absent: [String]
        /// The parameter that must be asked about; `nil` when nothing need be.
        public var asks: String?
        /// Words that must be told back; `nil` when none need be.
        public var tells: String?
        /// Whether something may take effect without a question; `nil` when that is all the same.
        public var acts: Bool?
        /// Such as `en_GB`; `nil` for `en_US`.
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

    public var requests: [Row]

    /// - Throws: `DecodingError` or `YamlError`, naming the place and what is wrong there.
    public init(contentsOf url: URL) throws {
        self = try YAMLDecoder().decode(RequestFile.self, from: String(contentsOf: url, encoding: .utf8))
    }
}

/// One text or several.
private struct Texts: Decodable {
    var all: [String]

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let one = try? container.decode(String.self) { all = [one] } else { all = try container.decode([String].self) }
    }
}

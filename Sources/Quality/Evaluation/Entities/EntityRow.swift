/// A case of a specification of recognisers.
public enum EntityRow: Sendable {
    /// Every entity of a text, with span, type and resolution (Microsoft's Recognizers-Text).
    case specification(SpecificationRow)
    /// A text that is one entity as a whole, with its value (Duckling's corpora).
    case expression(ExpressionRow)
}

/// An entity as Microsoft's specifications write it.
public struct SpecificationEntity: Hashable, Sendable {
    /// Such as `datetimeV2.daterange` or `currency`.
    public var type: String
    /// Offsets in Unicode scalars, half open.
    public var start: Int
    public var end: Int
    /// The values it may have, in order; of most types there is one. Numbers are written as the row writes them.
    public var values: [[String: String]]

    public init(type: String, start: Int, end: Int, values: [[String: String]]) {
        self.type = type
        self.start = start
        self.end = end
        self.values = values
    }
}

/// A row of Microsoft's specifications.
public struct SpecificationRow: Sendable {
    public var text: String
    /// The instant that it is said at, `2016-11-07T00:00:00`; `nil` where none matters.
    public var reference: String?
    public var entities: [SpecificationEntity]
    /// What is looked for: the part of the types before the first `.`, also in rows that expect nothing; such as `datetimeV2`.
    public var family: String
    public var line: Int

    public init(text: String, reference: String?, entities: [SpecificationEntity], family: String, line: Int) {
        self.text = text
        self.reference = reference
        self.entities = entities
        self.family = family
        self.line = line
    }
}

/// A row of Duckling's corpora.
public struct ExpressionRow: Sendable {
    public var text: String
    /// The value as the corpus writes it, such as `simple Dollar 10`.
    public var expression: String
    /// Such as `datetimeInterval` or `simple`.
    public var kind: String
    /// Of times: year, month, day, hour, minute, second of one instant, or of the two ends of an interval; empty otherwise.
    public var times: [[Int]]
    /// Of times, such as `Hour`; `nil` otherwise.
    public var grain: String?
    /// The instant that it is said at; `nil` where none matters.
    public var reference: String?
    /// What is looked for: the file's name behind `duckling-` and the language, such as `time` or `amountofmoney`.
    public var family: String
    public var line: Int
}

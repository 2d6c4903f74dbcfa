/// A test case of a recogniser specification.
public enum EntityRow: Sendable {
    /// Every entity of a text, with span, type and resolution (Microsoft's Recognizers-Text).
    case specification(SpecificationRow)
    /// A text that is one entity as a whole, with its value (Duckling's corpora).
    case expression(ExpressionRow)
}

/// An entity in the format of Microsoft's specifications.
public struct SpecificationEntity: Hashable, Sendable {
    /// Such as `datetimeV2.daterange` or `currency`.
    public var type: String
    /// The start offset in Unicode scalars.
    public var start: Int
    /// The end offset in Unicode scalars, exclusive.
    public var end: Int
    /// The possible values, in order; most types have one. Numbers are written as in the row.
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
    /// The text to recognise entities in.
    public var text: String
    /// The reference instant, such as `2016-11-07T00:00:00`; `nil` if it does not matter.
    public var reference: String?
    /// The expected entities, in order.
    public var entities: [SpecificationEntity]
    /// The family of types: the part before the first `.`, such as `datetimeV2`; also set if no entity is expected.
    public var family: String
    /// The line in the file, from 1.
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
    /// The text to recognise.
    public var text: String
    /// The value in the corpus's notation, such as `simple Dollar 10`.
    public var expression: String
    /// Such as `datetimeInterval` or `simple`.
    public var kind: String
    /// For times: year, month, day, hour, minute, second of an instant, or of both ends of an interval; otherwise empty.
    public var times: [[Int]]
    /// For times, the grain, such as `Hour`; otherwise `nil`.
    public var grain: String?
    /// The reference instant; `nil` if it does not matter.
    public var reference: String?
    /// The family of types: the file's name after `duckling-` and the language, such as `time` or `amountofmoney`.
    public var family: String
    /// The line in the file, from 1.
    public var line: Int
}

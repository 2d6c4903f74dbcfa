public import CompactCoding

/// The initial value of a record parameter, before slots fill its fields.
public struct RecordTemplate: Sendable, Codable {
    /// The record's type, such as `INMediaSearch`.
    public var type: String
    /// Fields that every such record has.
    public var holds: [String: Constant]?
    /// The field that takes the user's position; `nil` for none.
    public var location: String?
    /// The identifying field: a change that sets it starts over, any other refines the record.
    public var key: String?

    public init(type: String) { self.type = type }

    private enum CodingKeys: String, CodingKey { case type, holds, location, key }

    public init(from decoder: any Decoder) throws {
        if let name = try? decoder.singleValueContainer().decode(String.self) {
            self.init(type: name)
            return
        }
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(type: try container.decode(String.self, forKey: .type))
        holds = try container.decodeIfPresent([String: Constant].self, forKey: .holds)
        location = try container.decodeIfPresent(String.self, forKey: .location)
        key = try container.decodeIfPresent(String.self, forKey: .key)
    }
}

extension RecordTemplate: Archivable {
    public static var blank: RecordTemplate { RecordTemplate(type: "") }

    public mutating func archive(_ archive: inout Archive) throws {
        try archive.part(&type)
        try archive.part(&holds)
        try archive.part(&location)
        try archive.part(&key)
    }
}

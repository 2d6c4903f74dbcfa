/// Ways to say the same, for the first, second, third time of asking.
///
/// In a pack: one text, or a list of them.
public struct Variants: Hashable, Sendable {
    /// Never empty in a decoded pack.
    public var templates: [Template]

    public init(_ templates: [Template]) {
        self.templates = templates
    }

    /// The variants in the order to try them at this attempt, counted from 1: its own first; the last stands for all later ones.
    func ordered(attempt: Int) -> [Template] {
        guard templates.count > 1 else { return templates }
        let index = min(max(attempt, 1), templates.count) - 1
        return [templates[index]] + templates[..<index] + templates[(index + 1)...]
    }
}

extension Variants: Codable {
    public init(from decoder: any Decoder) throws {
        if var list = try? decoder.unkeyedContainer() {
            var templates: [Template] = []
            while !list.isAtEnd { templates.append(try list.decode(Template.self)) }
            guard !templates.isEmpty else {
                throw DecodingError.dataCorruptedError(in: list, debugDescription: "the list of texts is empty")
            }
            self.init(templates)
        } else {
            self.init([try Template(from: decoder)])
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(templates)
    }
}

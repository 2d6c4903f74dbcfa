/// Variants of a text for the first, second and later attempts.
///
/// In a pack, a text or a list of texts.
public struct Variants: Hashable, Sendable {
    /// The variants in order; never empty in a decoded pack.
    public var templates: [Template]

    public init(_ templates: [Template]) {
        self.templates = templates
    }

    /// The text for an attempt, counted from 1, among the distinct variants whose values are all present; after the last
    /// variant the first one follows. `nil` if none can be filled.
    func words(attempt: Int, in scope: Scope) -> String? {
        func fill(_ template: Template) -> String? { template.render(in: scope)?.trimmingSpaces.nonEmpty }
        guard attempt != 1, templates.count > 1 else { return templates.firstResult(fill) }
        var texts: [String] = []
        for text in templates.compactMap(fill) where !texts.contains(text) { texts.append(text) }
        guard !texts.isEmpty else { return nil }
        let (index, _) = attempt.subtractingReportingOverflow(1)
        let place = index % texts.count
        return texts[place < 0 ? place + texts.count : place]
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

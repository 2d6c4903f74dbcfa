import IntentSchema

/// Turns texts of definition files into templates: `Order ${size} ${soup}` into `Order {size} {soup}`.
struct CustomTemplate {
    /// How placeholders of these names are rendered instead of as values.
    var replacements: [String: String] = [:]
    /// Whether the text cannot be used if one of its values is missing; otherwise nothing stands in its place.
    var needsValues = false

    /// The template; `nil` for an empty text.
    func template(_ text: String) -> Template? {
        let source = PlaceholderText(text).parts.map { part in
            switch part {
            case .text(let text): Self.escaped(text)
            case .value(let path): placeholder(path)
            }
        }.joined()
        guard source.contains(where: { !$0.isWhitespace }) else { return nil }
        // A text that is no template even so is left out, like one that is missing.
        return try? Template(source)
    }

    private func placeholder(_ path: [String]) -> String {
        if path.count == 1, let replacement = replacements[path[0]] { return replacement }
        let isPath = path.allSatisfy { name in !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }
        guard isPath else { return "" }
        let value = "{\(path.joined(separator: "."))}"
        return needsValues ? value : "[\(value)]"
    }

    /// The text with the template language's signs escaped.
    static func escaped(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            if "{}[]|\\".contains(character) { result.append("\\") }
            result.append(character.isNewline ? " " : character)
        }
    }
}

extension Variants {
    /// The only variant; `nil` if there is none.
    init?(_ template: Template?) {
        guard let template else { return nil }
        self.init([template])
    }
}

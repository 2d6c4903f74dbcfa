import Foundation

/// The values of Xcode's build settings, which property lists refer to, such as `$(PRODUCT_NAME)`.
struct BuildSettings {
    private let values: [String: String]

    /// The settings of an app that is known by its folder alone.
    ///
    /// - Parameters:
    ///   - directory: named after the product, such as `Swift Cabs.app`.
    ///   - values: these take precedence over what follows from the name.
    init(of directory: URL, _ values: [String: String]) {
        let folder = directory.standardizedFileURL.lastPathComponent
        let suffix = [".app", ".appex"].first(where: folder.hasSuffix) ?? ""
        let name = values["PRODUCT_NAME"] ?? String(folder.dropLast(suffix.count))
        let derived = [
            "PRODUCT_NAME": name, "TARGET_NAME": name, "EXECUTABLE_NAME": name,
            "PRODUCT_MODULE_NAME": Self.symbol(name),
            "PRODUCT_BUNDLE_IDENTIFIER": "local." + Self.identifier(name), "DEVELOPMENT_LANGUAGE": "en",
        ]
        self.values = derived.merging(values) { $1 }
    }

    /// The text with the values of the settings in it; those that have none stay as they are.
    func resolve(_ text: String) -> String {
        // Most texts have none, and to search one by the expression takes 20 µs.
        guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
        // `$(NAME)`, `${NAME}` and `$(NAME:operator)`.
        return text.replacing(/\$(?:\((\w+)((?::\w+)*)\)|\{(\w+)((?::\w+)*)\})/.asciiOnlyWordCharacters()) { match in
            guard let name = match.1 ?? match.3, let value = values[String(name)] else { return String(match.0) }
            return (match.2 ?? match.4 ?? "").split(separator: ":").reduce(value) { Self.apply(String($1), to: $0) }
        }
    }

    private static func apply(_ operation: String, to value: String) -> String {
        switch operation {
        case "rfc1034identifier": identifier(value)
        case "c99extidentifier", "identifier": symbol(value)
        case "lower": value.lowercased()
        case "upper": value.uppercased()
        default: value
        }
    }

    /// The text as a part of a bundle identifier.
    private static func identifier(_ text: String) -> String {
        replacing(text, with: "-") { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == ".") }
    }

    /// The text as a name in a program.
    private static func symbol(_ text: String) -> String {
        replacing(text, with: "_") { $0.isLetter || $0.isNumber || $0 == "_" }
    }

    private static func replacing(_ text: String, with other: Character, unless fits: (Character) -> Bool) -> String {
        String(text.map { fits($0) ? $0 : other })
    }
}

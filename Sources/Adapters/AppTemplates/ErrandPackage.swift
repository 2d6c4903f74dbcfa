/// Where an app's package finds Errand.
package enum ErrandPackage: Hashable, Sendable {
    /// A folder on this machine.
    case path(String)
    /// A repository, whose branch `main` is used.
    case url(String)

    /// The dependency in a manifest.
    var dependency: String {
        switch self {
        case .path(let path): ".package(name: \"Errand\", path: \(path.swiftLiteral))"
        case .url(let url): ".package(url: \(url.swiftLiteral), branch: \"main\")"
        }
    }

    /// How products refer to it.
    var name: String {
        switch self {
        case .path: return "Errand"
        case .url(let url):
            // SwiftPM names a package after the end of its address.
            let end = url.split(separator: "/").last.map(String.init) ?? url
            return end.hasSuffix(".git") ? String(end.dropLast(4)) : end
        }
    }
}

extension String {
    /// The text as a literal in Swift.
    var swiftLiteral: String {
        let escaped = flatMap { character -> String in
            switch character {
            case "\\": "\\\\"
            case "\"": "\\\""
            case "\n", "\r\n", "\r": "\\n"
            default: String(character)
            }
        }
        return "\"\(String(escaped))\""
    }
}

package import Foundation

/// Checks the nesting of a property list before it is parsed: Foundation's parsers are recursive, and a deeply nested file
/// would overflow their stack.
package enum PropertyListShape {
    /// Real files have about eight levels.
    private static let deepest = 64

    /// Whether the data looks like an XML or binary property list of reasonable depth.
    package static func isSafe(_ data: Data) -> Bool {
        let bytes = Array(data)
        if bytes.starts(with: Array("bplist00".utf8)) { return BinaryShape(bytes)?.isSafe(deepest: deepest) ?? false }
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
        guard start.first(where: { !isSpace($0) }) == UInt8(ascii: "<") else { return false }
        return isShallow(start)
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        [UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t")].contains(byte)
    }

    /// Counts the open tags of collections. Tags in comments count too, so that at worst an unusual file is rejected.
    private static func isShallow(_ bytes: ArraySlice<UInt8>) -> Bool {
        var depth = 0
        for part in bytes.split(separator: UInt8(ascii: "<")) {
            if opensCollection(part) {
                depth += 1
                if depth > deepest { return false }
            } else if part.starts(with: Array("/array".utf8)) || part.starts(with: Array("/dict".utf8)) {
                depth = max(0, depth - 1)
            }
        }
        return true
    }

    private static func opensCollection(_ part: ArraySlice<UInt8>) -> Bool {
        guard part.starts(with: Array("array".utf8)) || part.starts(with: Array("dict".utf8)) else { return false }
        let tag = part.prefix { $0 != UInt8(ascii: ">") }
        return tag.last != UInt8(ascii: "/")
    }
}

import Foundation

/// The text of a `.strings` file: pairs of quoted words, with comments between them.
///
/// Property lists, which Xcode makes of such files while it builds, are read as well.
enum StringsText {
    /// The pairs; those that cannot be read are left out.
    static func pairs(_ data: Data) -> [String: String] {
        var scanner = Scanner(text(data)[...])
        return scanner.pairs()
    }

    /// In UTF-8, or in UTF-16 with or without its mark.
    private static func text(_ data: Data) -> String {
        if data.starts(with: [0xFF, 0xFE]) { return String(data: data.dropFirst(2), encoding: .utf16LittleEndian) ?? "" }
        if data.starts(with: [0xFE, 0xFF]) { return String(data: data.dropFirst(2), encoding: .utf16BigEndian) ?? "" }
        // The files begin with ASCII, of which every second byte is then zero.
        let start = data.prefix(4)
        if start.count == 4, start.dropFirst().first == 0 { return String(data: data, encoding: .utf16LittleEndian) ?? "" }
        if start.count == 4, start.first == 0 { return String(data: data, encoding: .utf16BigEndian) ?? "" }
        return String(decoding: data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data, as: UTF8.self)
    }

    private struct Scanner {
        private var rest: Substring.UnicodeScalarView

        init(_ text: Substring) { rest = text.unicodeScalars }

        mutating func pairs() -> [String: String] {
            var pairs: [String: String] = [:]
            while !rest.isEmpty {
                skipSpace()
                guard let key = word() else {
                    _ = rest.popFirst()
                    continue
                }
                skipSpace()
                guard rest.first == "=" else { continue }
                _ = rest.popFirst()
                skipSpace()
                if let value = word() { pairs[key] = value }
            }
            return pairs
        }

        private mutating func skipSpace() {
            while let next = rest.first {
                if next.properties.isWhitespace {
                    _ = rest.popFirst()
                } else if rest.starts(with: "//".unicodeScalars) {
                    rest = rest.drop { $0 != "\n" && $0 != "\r" }
                } else if rest.starts(with: "/*".unicodeScalars) {
                    rest = rest.dropFirst(2)
                    while !rest.isEmpty, !rest.starts(with: "*/".unicodeScalars) { _ = rest.popFirst() }
                    rest = rest.dropFirst(2)
                } else {
                    return
                }
            }
        }

        /// A quoted word, or a plain one of letters, digits, dots, hyphens and underscores; `nil` for a sign.
        private mutating func word() -> String? {
            guard rest.first == "\"" else {
                let plain = rest.prefix { $0.properties.isXIDContinue || $0 == "." || $0 == "-" }
                guard !plain.isEmpty else { return nil }
                rest = rest[plain.endIndex...]
                return String(plain)
            }
            _ = rest.popFirst()
            var units: [UInt16] = []
            while let next = rest.popFirst(), next != "\"" {
                if next == "\\", let escaped = rest.popFirst() {
                    units += self.escaped(escaped)
                } else {
                    units += Array(String(next).utf16)
                }
            }
            return String(decoding: units, as: UTF16.self)
        }

        /// The UTF-16 units of an escape; characters beyond the basic plane are written as two.
        private mutating func escaped(_ sign: Unicode.Scalar) -> [UInt16] {
            switch sign {
            case "n": return Array("\n".utf16)
            case "t": return Array("\t".utf16)
            case "r": return Array("\r".utf16)
            case "U", "u":
                let digits = rest.prefix(4).prefix { $0.properties.isASCIIHexDigit }
                guard let unit = UInt16(String(digits), radix: 16) else { return [] }
                rest = rest[digits.endIndex...]
                return [unit]
            default: return Array(String(sign).utf16)
            }
        }
    }
}

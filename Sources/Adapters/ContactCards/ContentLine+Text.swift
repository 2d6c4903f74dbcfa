import Foundation

/// Why a value could not be decoded as text.
struct UnreadableText: Error {
    var message: String
    var advice: String
}

extension ContentLine {
    /// The whole value as text.
    func text() throws(UnreadableText) -> String {
        try decode(value).unescaped.trimmed
    }

    /// The components separated by semicolons, each a list of values separated by commas; empty values are omitted.
    func components() throws(UnreadableText) -> [[String]] {
        var components: [[String]] = []
        for part in Self.split(value, at: UInt8(ascii: ";")) {
            components.append(try list(part))
        }
        return components
    }

    /// The values separated by commas, without empty ones.
    func list() throws(UnreadableText) -> [String] {
        try list(value)
    }

    private func list(_ bytes: ArraySlice<UInt8>) throws(UnreadableText) -> [String] {
        var values: [String] = []
        for item in Self.split(bytes, at: UInt8(ascii: ",")) {
            let text = try decode(item).unescaped.trimmed
            if !text.isEmpty { values.append(text) }
        }
        return values
    }

    /// Splits at separators that are not escaped with a backslash.
    private static func split(_ bytes: ArraySlice<UInt8>, at separator: UInt8) -> [ArraySlice<UInt8>] {
        guard bytes.firstPosition(of: UInt8(ascii: "\\")) != nil else { return bytes.parts(at: separator) }
        var isEscaped = false
        return bytes.split(omittingEmptySubsequences: false) { byte in
            defer { isEscaped = !isEscaped && byte == UInt8(ascii: "\\") }
            return byte == separator && !isEscaped
        }
    }

    // MARK: Decoding

    private func decode(_ bytes: ArraySlice<UInt8>) throws(UnreadableText) -> String {
        guard !isCut else {
            throw UnreadableText(
                message: "\(name) exceeds the maximum line length", advice: "shorten it and import the card again")
        }
        let plain: [UInt8] =
            switch values(of: "ENCODING").first?.uppercased() {
            case "QUOTED-PRINTABLE": Self.quotedPrintable(bytes)
            case "BASE64", "B": Array(Data(base64Encoded: Data(bytes), options: .ignoreUnknownCharacters) ?? Data())
            default: Array(bytes)
            }
        return try string(plain).withoutControlCharacters
    }

    private func string(_ bytes: [UInt8]) throws(UnreadableText) -> String {
        let charset = values(of: "CHARSET").first?.uppercased() ?? "UTF-8"
        let text: String? =
            switch charset {
            case "UTF-8", "UTF8", "US-ASCII", "ASCII": String(validating: bytes, as: UTF8.self)
            case "ISO-8859-1", "LATIN1": String(bytes: bytes, encoding: .isoLatin1)
            case "WINDOWS-1252", "CP1252": String(bytes: bytes, encoding: .windowsCP1252)
            default: nil
            }
        guard let text else {
            throw UnreadableText(message: "\(name) is not in UTF-8", advice: "export the contacts again in UTF-8")
        }
        return text
    }

    /// Decodes quoted-printable text (RFC 2045, section 6.7). Invalid escapes are left unchanged.
    private static func quotedPrintable(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        var rest = bytes
        while let byte = rest.popFirst() {
            let digits = rest.prefix(2)
            if byte == UInt8(ascii: "="), digits.count == 2, let high = hexDigit(digits.first), let low = hexDigit(digits.last) {
                result.append(high << 4 | low)
                rest = rest.dropFirst(2)
            } else {
                result.append(byte)
            }
        }
        return result
    }

    private static func hexDigit(_ byte: UInt8?) -> UInt8? {
        byte.flatMap { Character(UnicodeScalar($0)).hexDigitValue }.map(UInt8.init)
    }
}

extension String {
    /// The text without leading and trailing white space.
    var trimmed: String {
        // Most values have none, and checking that is much cheaper than Foundation's search.
        guard let first = unicodeScalars.first, let last = unicodeScalars.last else { return self }
        guard first.properties.isWhitespace || last.properties.isWhitespace else { return self }
        return trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// The text with `\n`, `\,`, `\;`, `\:` and `\\` resolved; other backslashes are kept (vCard 2.1 does not escape them).
    fileprivate var unescaped: String {
        guard utf8.contains(UInt8(ascii: "\\")) else { return self }
        var result = String.UnicodeScalarView()
        var isEscaped = false
        for scalar in unicodeScalars {
            if !isEscaped, scalar == "\\" {
                isEscaped = true
                continue
            }
            if isEscaped {
                switch scalar {
                case "n", "N": result.append("\n")
                case ",", ";", ":", "\\": result.append(scalar)
                default: result.append(contentsOf: ["\\", scalar])
                }
            } else {
                result.append(scalar)
            }
            isEscaped = false
        }
        if isEscaped { result.append("\\") }
        return String(result)
    }

    /// The text without control characters, except line breaks and tabs: they are never intended, and they harm terminals and
    /// databases.
    fileprivate var withoutControlCharacters: String {
        guard unicodeScalars.contains(where: { $0.isHarmful }) else { return self }
        var scalars = String.UnicodeScalarView()
        scalars.append(contentsOf: unicodeScalars.filter { !$0.isHarmful })
        return String(scalars)
    }
}

extension Unicode.Scalar {
    fileprivate var isHarmful: Bool { properties.generalCategory == .control && self != "\n" && self != "\t" }
}

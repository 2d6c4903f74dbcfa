public import Foundation

extension JSONValue {
    /// The maximum nesting depth of arrays and objects.
    static let mostLevels = 512

    /// Parses text in UTF-8. If an object has a duplicate name, the last value wins.
    ///
    /// - Throws: `JSONError` with the position in bytes.
    public init(text: Data) throws(JSONError) {
        var parsed = Result<JSONValue, JSONError>.failure(JSONError("is empty"))
        text.withUnsafeBytes { bytes in
            var parser = JSONParser(bytes: bytes)
            do throws(JSONError) {
                parsed = .success(try parser.document())
            } catch {
                parsed = .failure(error)
            }
        }
        self = try parsed.get()
    }
}

/// Parses RFC 8259, strictly.
private struct JSONParser {
    let bytes: UnsafeRawBufferPointer
    private var position = 0
    private var level = 0

    init(bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    mutating func document() throws(JSONError) -> JSONValue {
        let value = try value()
        skipSpace()
        guard position == bytes.count else { throw problem("something follows the value") }
        return value
    }

    // MARK: - Values

    private mutating func value() throws(JSONError) -> JSONValue {
        skipSpace()
        switch peek {
        case UInt8(ascii: "{"): return .object(try nested { parser throws(JSONError) in try parser.object() })
        case UInt8(ascii: "["): return .array(try nested { parser throws(JSONError) in try parser.array() })
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        case nil: throw problem("the text ends where a value should be")
        case let byte?:
            guard byte == UInt8(ascii: "-") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte else {
                throw problem("expected a value")
            }
            return try number()
        }
    }

    private mutating func nested<Value>(
        _ parse: (inout JSONParser) throws(JSONError) -> Value
    ) throws(JSONError) -> Value {
        guard level < JSONValue.mostLevels else { throw problem("more than \(JSONValue.mostLevels) levels") }
        level += 1
        position += 1
        let value = try parse(&self)
        level -= 1
        return value
    }

    private mutating func object() throws(JSONError) -> [String: JSONValue] {
        var fields: [String: JSONValue] = [:]
        if accepts("}") { return fields }
        repeat {
            skipSpace()
            guard peek == UInt8(ascii: "\"") else { throw problem("expected a field's name") }
            let name = try string()
            guard accepts(":") else { throw problem("expected ':'") }
            fields[name] = try value()
        } while accepts(",")
        guard accepts("}") else { throw problem("expected ',' or '}'") }
        return fields
    }

    private mutating func array() throws(JSONError) -> [JSONValue] {
        var values: [JSONValue] = []
        if accepts("]") { return values }
        repeat { values.append(try value()) } while accepts(",")
        guard accepts("]") else { throw problem("expected ',' or ']'") }
        return values
    }

    private mutating func word(_ word: StaticString, _ value: JSONValue) throws(JSONError) -> JSONValue {
        let end = position + word.utf8CodeUnitCount
        guard end <= bytes.count, memcmp(bytes.baseAddress! + position, word.utf8Start, word.utf8CodeUnitCount) == 0 else {
            throw problem("expected '\(word)'")
        }
        position = end
        return value
    }

    // MARK: - Numbers

    private mutating func number() throws(JSONError) -> JSONValue {
        let start = position
        var isWhole = true
        if peek == UInt8(ascii: "-") { position += 1 }
        if peek == UInt8(ascii: "0") { position += 1 } else { try digits() }
        if peek == UInt8(ascii: ".") {
            isWhole = false
            position += 1
            try digits()
        }
        if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
            isWhole = false
            position += 1
            if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { position += 1 }
            try digits()
        }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        if isWhole, let number = Int(text) { return .integer(number) }
        guard let number = Double(text), number.isFinite else { throw problem("a number is out of range") }
        return .number(number)
    }

    private mutating func digits() throws(JSONError) {
        let start = position
        while let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
        guard position > start else { throw problem("expected a digit") }
    }

    // MARK: - Strings

    private mutating func string() throws(JSONError) -> String {
        position += 1
        let start = position
        while let byte = peek, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 { position += 1 }
        if peek == UInt8(ascii: "\"") {
            position += 1
            return try checked(bytes[start..<position - 1])
        }
        return try escapedString(from: start)
    }

    private mutating func escapedString(from start: Int) throws(JSONError) -> String {
        var unescaped = Array(bytes[start..<position])
        while let byte = peek {
            position += 1
            switch byte {
            case UInt8(ascii: "\""): return try checked(unescaped)
            case UInt8(ascii: "\\"): unescaped.append(contentsOf: String(try escape()).utf8)
            case 0..<0x20: throw problem("a control character in a string")
            default: unescaped.append(byte)
            }
        }
        throw problem("a string does not end")
    }

    private func checked(_ text: some Collection<UInt8>) throws(JSONError) -> String {
        guard let text = String(validating: text, as: UTF8.self) else { throw problem("a string is not valid UTF-8") }
        return text
    }

    private mutating func escape() throws(JSONError) -> Unicode.Scalar {
        guard let byte = peek else { throw problem("a string does not end") }
        position += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return try escapedScalar()
        default: throw problem("an unknown escape in a string")
        }
    }

    /// A scalar, which UTF-16 writes in one or two units.
    private mutating func escapedScalar() throws(JSONError) -> Unicode.Scalar {
        let unit = try hexadecimal()
        if let scalar = Unicode.Scalar(unit) { return scalar }
        guard UTF16.isLeadSurrogate(UInt16(unit)), accepts(exactly: "\\"), accepts(exactly: "u") else {
            throw problem("half a surrogate pair")
        }
        let trail = try hexadecimal()
        guard UTF16.isTrailSurrogate(UInt16(trail)),
            let scalar = Unicode.Scalar(0x10000 + ((unit & 0x3FF) << 10) + (trail & 0x3FF))
        else { throw problem("half a surrogate pair") }
        return scalar
    }

    private mutating func hexadecimal() throws(JSONError) -> UInt32 {
        guard position + 4 <= bytes.count else { throw problem("a string does not end") }
        var value: UInt32 = 0
        for byte in bytes[position..<position + 4] {
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
                throw problem("expected four hexadecimal digits")
            }
            value = value << 4 + UInt32(digit)
        }
        position += 4
        return value
    }

    // MARK: - Bytes

    private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skipSpace() {
        while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
    }

    private mutating func accepts(_ sign: Unicode.Scalar) -> Bool {
        skipSpace()
        return accepts(exactly: sign)
    }

    private mutating func accepts(exactly sign: Unicode.Scalar) -> Bool {
        guard peek == UInt8(ascii: sign) else { return false }
        position += 1
        return true
    }

    private func problem(_ problem: String) -> JSONError { JSONError("no JSON at byte \(position): \(problem)") }
}

public import Foundation

extension JSONValue {
    /// The value as UTF-8 text, without white space and with fields sorted by name, so that equal values have equal text.
    ///
    /// Numbers that are not finite become null.
    public var text: Data {
        var writer = JSONWriter()
        writer.write(self)
        return Data(writer.bytes)
    }
}

private struct JSONWriter {
    var bytes: [UInt8] = []

    init() { bytes.reserveCapacity(1024) }

    mutating func write(_ value: JSONValue) {
        switch value {
        case .null: add("null")
        case .bool(let flag): add(flag ? "true" : "false")
        case .integer(let number): add(String(number))
        // The shortest text that round-trips to the same number.
        case .number(let number): add(number.isFinite ? number.description : "null")
        case .string(let text): quote(text)
        case .array(let values): write(values)
        case .object(let fields): write(fields)
        }
    }

    private mutating func write(_ values: [JSONValue]) {
        bytes.append(UInt8(ascii: "["))
        for (index, value) in values.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            write(value)
        }
        bytes.append(UInt8(ascii: "]"))
    }

    private mutating func write(_ fields: [String: JSONValue]) {
        bytes.append(UInt8(ascii: "{"))
        var isFirst = true
        // Sorting names and looking their values up takes less than sorting both.
        for name in fields.keys.sorted() {
            guard let value = fields[name] else { continue }
            if !isFirst { bytes.append(UInt8(ascii: ",")) }
            isFirst = false
            quote(name)
            bytes.append(UInt8(ascii: ":"))
            write(value)
        }
        bytes.append(UInt8(ascii: "}"))
    }

    private mutating func quote(_ text: String) {
        var text = text
        bytes.append(UInt8(ascii: "\""))
        text.withUTF8 { letters in
            // Most texts are copied as they are.
            if letters.contains(where: Self.isEscaped) {
                for letter in letters { addEscaped(letter) }
            } else {
                bytes.append(contentsOf: letters)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private static func isEscaped(_ letter: UInt8) -> Bool {
        letter < 0x20 || letter == UInt8(ascii: "\"") || letter == UInt8(ascii: "\\")
    }

    private mutating func addEscaped(_ letter: UInt8) {
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), letter]
        case 0..<0x20:
            add(letter < 0x10 ? "\\u000" : "\\u00")
            add(String(letter, radix: 16))
        default: bytes.append(letter)
        }
    }

    private mutating func add(_ text: String) { bytes.append(contentsOf: text.utf8) }
}

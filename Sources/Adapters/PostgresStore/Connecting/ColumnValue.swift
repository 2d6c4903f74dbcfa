import Foundation

/// A value of a parameter, as it is sent.
enum Parameter: Sendable {
    case null
    /// Text, which the server reads as the type that it expects.
    case text(String)
    case bytes(Data)
}

/// A value of a parameter and of a column.
protocol ColumnValue {
    var parameter: Parameter { get }

    /// Decodes the binary form of a column's value; `nil` if the column is of another type.
    static func decoded(_ bytes: UnsafeRawBufferPointer, type: ColumnType) -> Self?
}

/// The types of columns that the store has, by their numbers in `pg_type`.
enum ColumnType: UInt32 {
    case flag = 16
    case bytes = 17
    case bigInteger = 20
    case integer = 23
    case text = 25
    case double = 701
    case name = 19
    case varyingText = 1043
}

extension String: ColumnValue {
    var parameter: Parameter { .text(self) }

    static func decoded(_ bytes: UnsafeRawBufferPointer, type: ColumnType) -> String? {
        guard [.text, .varyingText, .name].contains(type) else { return nil }
        return String(validating: bytes, as: UTF8.self)
    }
}

extension Int: ColumnValue {
    var parameter: Parameter { .text(String(self)) }

    static func decoded(_ bytes: UnsafeRawBufferPointer, type: ColumnType) -> Int? {
        switch (type, bytes.count) {
        case (.bigInteger, 8): Int(Int64(bigEndian: bytes.loadUnaligned(as: Int64.self)))
        case (.integer, 4): Int(Int32(bigEndian: bytes.loadUnaligned(as: Int32.self)))
        default: nil
        }
    }
}

extension Double: ColumnValue {
    /// The shortest text that reads as the same number.
    var parameter: Parameter { .text(description) }

    static func decoded(_ bytes: UnsafeRawBufferPointer, type: ColumnType) -> Double? {
        guard type == .double, bytes.count == 8 else { return nil }
        return Double(bitPattern: UInt64(bigEndian: bytes.loadUnaligned(as: UInt64.self)))
    }
}

extension Bool: ColumnValue {
    var parameter: Parameter { .text(self ? "true" : "false") }

    static func decoded(_ bytes: UnsafeRawBufferPointer, type: ColumnType) -> Bool? {
        guard type == .flag, bytes.count == 1 else { return nil }
        return bytes[0] != 0
    }
}

extension Data: ColumnValue {
    var parameter: Parameter { .bytes(self) }

    static func decoded(_ bytes: UnsafeRawBufferPointer, type: ColumnType) -> Data? {
        type == .bytes ? Data(bytes) : nil
    }
}

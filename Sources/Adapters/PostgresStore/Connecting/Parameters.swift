import Foundation

/// Calls the body with texts as libpq takes them: an array of pointers that ends with a null pointer.
func withTexts<Result>(
    _ texts: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>) throws -> Result
) rethrows -> Result {
    let copies = texts.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    let pointers = copies.map { $0.map { UnsafePointer($0) } } + [nil]
    // An array that is not empty has a base address.
    return try pointers.withUnsafeBufferPointer { try body($0.baseAddress!) }
}

/// Calls the body with the parameters of a statement as libpq takes them: their number, values, lengths and formats (1 for binary).
func withParameters<Result>(
    _ parameters: [Parameter],
    _ body: (
        Int32, UnsafePointer<UnsafePointer<CChar>?>, UnsafePointer<Int32>, UnsafePointer<Int32>
    ) throws -> Result
) rethrows -> Result {
    // One buffer for all values; texts end with a zero byte.
    var bytes: [CChar] = []
    var starts: [Int?] = []
    var lengths: [Int32] = []
    var formats: [Int32] = []
    for parameter in parameters {
        switch parameter {
        case .null:
            starts.append(nil)
            lengths.append(0)
            formats.append(0)
        case .text(let text):
            starts.append(bytes.count)
            bytes.append(contentsOf: text.utf8.lazy.map { CChar(bitPattern: $0) })
            bytes.append(0)
            lengths.append(0)
            formats.append(0)
        case .bytes(let data):
            starts.append(bytes.count)
            bytes.append(contentsOf: data.lazy.map { CChar(bitPattern: $0) })
            // Also where there are none: a null pointer would be null.
            bytes.append(0)
            lengths.append(Int32(clamping: data.count))
            formats.append(1)
        }
    }
    return try bytes.withUnsafeBufferPointer { buffer in
        let values = starts.map { start in start.flatMap { start in buffer.baseAddress.map { $0 + start } } } + [nil]
        return try values.withUnsafeBufferPointer { values in
            try (lengths + [0]).withUnsafeBufferPointer { lengths in
                try (formats + [0]).withUnsafeBufferPointer { formats in
                    // None of these arrays is empty.
                    try body(Int32(parameters.count), values.baseAddress!, lengths.baseAddress!, formats.baseAddress!)
                }
            }
        }
    }
}

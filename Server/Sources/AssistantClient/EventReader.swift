import Foundation

/// Reads a stream of server-sent events (WHATWG HTML, section 9.2), as far as servers of errand use it: the data of events.
struct EventReader {
    private var line: [UInt8] = []
    private var data: [UInt8] = []

    /// Reads the next bytes.
    ///
    /// - Returns: the data of the events that these complete.
    mutating func read(_ bytes: some Sequence<UInt8>) -> [Data] {
        var events: [Data] = []
        for byte in bytes {
            guard byte == UInt8(ascii: "\n") else {
                line.append(byte)
                continue
            }
            if line.last == UInt8(ascii: "\r") { line.removeLast() }
            if line.isEmpty {
                if !data.isEmpty { events.append(Data(data)) }
                data = []
            } else if line.starts(with: "data:".utf8) {
                if !data.isEmpty { data.append(UInt8(ascii: "\n")) }
                let value = line.dropFirst(5)
                data += value.first == UInt8(ascii: " ") ? value.dropFirst() : value
            }
            line = []
        }
        return events
    }
}

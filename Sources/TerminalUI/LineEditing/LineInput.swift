#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Reads bytes from a file descriptor.
struct LineInput {
    /// What of a line is beyond this many bytes is dropped.
    static let lineLimit = 1 << 20

    let descriptor: Int32
    private var buffer: [UInt8] = []
    private var isAtEnd = false

    init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// The next bytes, waiting for them; empty at the end of input or on an error.
    mutating func read() -> [UInt8] {
        guard !isAtEnd else { return [] }
        let bytes = [UInt8](unsafeUninitializedCapacity: 4096) { space, count in
            count = 0
            repeat {
                let received = systemRead(descriptor, space.baseAddress, 4096)
                if received >= 0 {
                    count = received
                    return
                }
            } while errno == EINTR
        }
        isAtEnd = bytes.isEmpty
        return bytes
    }

    /// Whether bytes come within this many milliseconds.
    func hasMore(within milliseconds: Int32) -> Bool {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&request, 1, milliseconds) > 0
    }

    /// The next line without its end; `nil` at the end of input. Bytes that are no UTF-8 become replacement characters.
    mutating func line() -> String? {
        var line: [UInt8] = []
        while true {
            if let end = buffer.firstIndex(of: 10) {
                line += buffer[..<end].prefix(max(0, Self.lineLimit - line.count))
                buffer.removeSubrange(...end)
                break
            }
            line += buffer.prefix(max(0, Self.lineLimit - line.count))
            buffer = read()
            if buffer.isEmpty {
                if line.isEmpty { return nil }
                break
            }
        }
        if line.last == 13 { line.removeLast() }
        return String(decoding: line, as: UTF8.self)
    }
}

private func systemRead(_ descriptor: Int32, _ space: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, space, count)
}

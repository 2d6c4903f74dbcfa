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

    /// What came of waiting for a line.
    enum Arrival: Hashable {
        case line(String)
        /// None within the time; what has come of it is kept.
        case nothing
        case end
    }

    let descriptor: Int32
    let waker = LineWaker()
    private var buffer: [UInt8] = []
    /// The beginning of a line whose end has not come.
    private var partial: [UInt8] = []
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

    /// Whether bytes, or the end of input, come before that time, or ever without one, and before the waker wakes.
    func hasMore(before time: ContinuousClock.Instant?) -> Bool {
        while true {
            var requests = [descriptor, waker.descriptor].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
            let found = poll(&requests, 2, time.map(Self.milliseconds(until:)) ?? -1)
            if found < 0, errno == EINTR { continue }
            if found < 0 || requests[0].revents != 0 { return true }
            waker.reset()
            return false
        }
    }

    private static func milliseconds(until time: ContinuousClock.Instant) -> Int32 {
        let milliseconds = (time - ContinuousClock.now) / .milliseconds(1)
        return Int32(min(max(milliseconds.rounded(.up), 0), 3_600_000))
    }

    /// The next line without its end. Bytes that are no UTF-8 become replacement characters.
    mutating func line(before time: ContinuousClock.Instant? = nil) -> Arrival {
        while true {
            if let end = buffer.firstIndex(of: 10) {
                partial += buffer[..<end].prefix(max(0, Self.lineLimit - partial.count))
                buffer.removeSubrange(...end)
                return .line(takeLine())
            }
            partial += buffer.prefix(max(0, Self.lineLimit - partial.count))
            buffer = []
            guard isAtEnd || hasMore(before: time) else { return .nothing }
            buffer = read()
            if buffer.isEmpty { return partial.isEmpty ? .end : .line(takeLine()) }
        }
    }

    private mutating func takeLine() -> String {
        defer { partial = [] }
        if partial.last == 13 { partial.removeLast() }
        return String(decoding: partial, as: UTF8.self)
    }
}

private func systemRead(_ descriptor: Int32, _ space: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, space, count)
}

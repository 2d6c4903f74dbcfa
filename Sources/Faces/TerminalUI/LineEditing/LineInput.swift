#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Reads bytes from a file descriptor.
struct LineInput {
    /// The bytes of a line beyond this limit are dropped.
    static let lineLimit = 1 << 20

    /// The result of waiting for a line.
    enum Arrival: Hashable {
        case line(String)
        /// No line within the time; what has arrived of it is kept.
        case nothing
        case end
    }

    let descriptor: Int32
    let waker = LineWaker()
    private var buffer: [UInt8] = []
    /// The beginning of an incomplete line.
    private var partial: [UInt8] = []
    private var isAtEnd = false

    init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Waits for the next bytes; empty at the end of input or on an error.
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

    /// Whether bytes arrive within this many milliseconds.
    func hasMore(within milliseconds: Int32) -> Bool {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&request, 1, milliseconds) > 0
    }

    /// Whether bytes, or the end of input, arrive before that time (`nil` for no limit) and before the waker fires.
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

    /// The next line without its line end. Bytes that are not UTF-8 become replacement characters.
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

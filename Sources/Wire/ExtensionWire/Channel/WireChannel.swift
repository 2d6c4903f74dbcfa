import Foundation
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Carries frames over a stream socket between a host and a program: each is a length of four bytes, the most significant first, and
/// as many bytes.
///
/// One thread receives; any thread sends. Sending never blocks: what the other side does not read yet is kept, up to a limit.
package final class WireChannel: Sendable {
    /// The largest frame sent or received, in bytes.
    package static let largestFrame = 32 << 20

    /// The most bytes kept while the other side does not read; beyond that, nothing more can be sent.
    package static let mostUnsent = 2 * largestFrame

    private struct Outgoing {
        /// What a frame takes in memory beside its bytes.
        private static let overhead = 64

        private var frames: [[UInt8]] = []
        /// The index of the first frame that is not sent; those before it are empty.
        private var first = 0
        /// How many bytes of the first one are sent.
        private var sent = 0
        private(set) var bytes = 0
        var isClosed = false
        var hasWriter = false

        var next: (frame: [UInt8], start: Int)? { first < frames.count ? (frames[first], sent) : nil }

        static func size(_ frame: [UInt8]) -> Int { frame.count + overhead }

        mutating func append(_ frame: [UInt8], sent count: Int) {
            if first == frames.count { sent = count }
            frames.append(frame)
            bytes += Self.size(frame)
        }

        mutating func advance(by count: Int) {
            sent += count
            guard sent == frames[first].count else { return }
            bytes -= Self.size(frames[first])
            frames[first] = []
            first += 1
            sent = 0
            // Each frame is moved once on average.
            guard first * 2 >= frames.count else { return }
            frames.removeFirst(first)
            first = 0
        }

        mutating func close() {
            self = Outgoing()
            isClosed = true
        }
    }

    private let socket: Int32
    private let outgoing = Mutex(Outgoing())
    private let receiver = Mutex(Receiver())

    /// What the thread that receives keeps between frames.
    private struct Receiver {
        var frames = FrameReader(limit: WireChannel.largestFrame)
        var spin = ShortWait()
    }

    /// - Parameter socket: the file descriptor of a connected stream socket in blocking mode. It is closed with the channel.
    package init(socket: Int32) {
        self.socket = socket
    }

    deinit { Glibc.close(socket) }

    /// A pair of connected sockets, which programs that are started do not inherit.
    ///
    /// - Throws: `WireError` if the system has none left.
    package static func socketPair() throws(WireError) -> (Int32, Int32) {
        var pair: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &pair) == 0 else {
            throw WireError("no socket can be made, \(String(cString: strerror(errno))); close other programs or raise ulimit -n")
        }
        return (pair[0], pair[1])
    }

    // MARK: - Sending

    /// Sends a frame.
    ///
    /// - Throws: `WireError` if it is too large, the other side has not read for too long, or the connection is closed.
    package func send(_ body: [UInt8]) throws(WireError) {
        guard body.count <= Self.largestFrame else {
            throw WireError("a message of \(body.count) bytes is larger than \(Self.largestFrame); send less at a time")
        }
        let frame = withUnsafeBytes(of: UInt32(body.count).bigEndian) { Array($0) } + body
        let problem: WireError? = outgoing.withLock { outgoing in
            if outgoing.isClosed { return Self.closed }
            var sent = 0
            if outgoing.next == nil {
                guard let count = write(frame, from: 0, flags: Int32(MSG_DONTWAIT)) else {
                    outgoing.close()
                    return Self.closed
                }
                sent = count
                guard sent < frame.count else { return nil }
            }
            guard sent > 0 || outgoing.bytes + Outgoing.size(frame) <= Self.mostUnsent else {
                return WireError("the other side has left \(outgoing.bytes) bytes unread; it has to read what it is sent")
            }
            outgoing.append(frame, sent: sent)
            guard !outgoing.hasWriter else { return nil }
            outgoing.hasWriter = true
            Thread.detachNewThread { [self] in writeWaiting() }
            return nil
        }
        if let problem { throw problem }
    }

    private static let closed = WireError("the connection to the other side is closed")

    /// Sends what is kept, as the other side reads it, and returns when nothing is left.
    private func writeWaiting() {
        while let (frame, start) = next() {
            guard let count = write(frame, from: start, flags: 0) else {
                outgoing.withLock { $0.close() }
                return
            }
            outgoing.withLock { $0.advance(by: count) }
        }
    }

    private func next() -> (frame: [UInt8], start: Int)? {
        outgoing.withLock { outgoing in
            guard !outgoing.isClosed, let next = outgoing.next else {
                outgoing.hasWriter = false
                return nil
            }
            return next
        }
    }

    /// Writes some bytes.
    ///
    /// - Returns: how many, 0 if none can be written now; `nil` if the connection is closed.
    private func write(_ frame: [UInt8], from start: Int, flags: Int32) -> Int? {
        frame.withUnsafeBytes { bytes in
            while true {
                let rest = UnsafeRawBufferPointer(rebasing: bytes[start...])
                let count = Glibc.send(socket, rest.baseAddress, rest.count, flags | Int32(MSG_NOSIGNAL))
                if count >= 0 { return count }
                if errno == EINTR { continue }
                return errno == EAGAIN || errno == EWOULDBLOCK ? 0 : nil
            }
        }
    }

    // MARK: - Receiving

    /// Why a thread has stopped receiving.
    package enum Stop {
        /// It has what it wanted.
        case done
        /// Nothing arrived in time.
        case silence
        /// Another thread is receiving.
        case busy
        /// The other side, or ``close()``, has ended the connection.
        case closed
    }

    /// Waits for a frame. Called by one thread at a time.
    ///
    /// - Returns: its bytes; `nil` once the other side, or ``close()``, has ended the connection.
    /// - Throws: `WireError` if a frame is larger than allowed or cut short by the end of the connection. Nothing can be received after
    ///   that.
    package func receive() throws(WireError) -> [UInt8]? {
        try rethrowing {
            try receiver.withLock { receiver in
                while true {
                    if let frame = try receiver.frames.next() { return frame }
                    if case .closed? = try fill(&receiver, until: nil) { return nil }
                }
            }
        }
    }

    /// Receives on this thread, unless another one does, until one of the frames is the one that is wanted. Those that arrived together
    /// with it are taken, too, so that nothing is left that no thread would be woken for.
    ///
    /// - Parameters:
    ///   - patience: how long to receive at most, in whole milliseconds, however much arrives; `nil` for as long as it takes.
    ///   - take: takes a frame while no other thread receives, so that frames are taken in their order; returns whether it is wanted.
    /// - Throws: `WireError` like ``receive()``, and what `take` throws.
    package func receive(
        within patience: Duration? = nil, _ take: ([UInt8]) throws(WireError) -> Bool
    ) throws(WireError) -> Stop {
        try rethrowing {
            try receiver.withLockIfAvailable { receiver in
                // Whoever sends a byte at a time, or without end, does not keep this thread.
                let end = patience.map { ContinuousClock.now + $0 }
                var isDone = false
                while true {
                    while let frame = try receiver.frames.next() {
                        if try take(frame) { isDone = true }
                    }
                    if isDone { return .done }
                    if let stop = try fill(&receiver, until: end) { return stop }
                }
            } ?? .busy
        }
    }

    /// Waits for bytes.
    ///
    /// - Returns: `nil` if there are any.
    private func fill(_ receiver: inout Receiver, until end: ContinuousClock.Instant?) throws(WireError) -> Stop? {
        let start = ContinuousClock.now
        var spin = receiver.spin
        var count = spin.look { receive(&receiver.frames, flags: Int32(MSG_DONTWAIT)) }
        if count == nil {
            if let end, !wait(until: end) {
                receiver.spin = spin
                return .silence
            }
            repeat { count = receive(&receiver.frames, flags: 0) } while count == nil
            spin.slept(for: .now - start)
        }
        receiver.spin = spin
        if let count, count > 0 { return nil }
        // A program that is killed while it has unread messages resets the connection.
        guard receiver.frames.isBetweenFrames else { throw WireError("the connection ended within a message") }
        return .closed
    }

    /// Receives bytes.
    ///
    /// - Returns: how many; 0 or less if the connection has ended, `nil` if there are none now.
    private func receive(_ frames: inout FrameReader, flags: Int32) -> Int? {
        let count = frames.fill { recv(socket, $0.baseAddress, $0.count, flags) }
        return count < 0 && [EINTR, EAGAIN, EWOULDBLOCK].contains(errno) ? nil : count
    }

    /// Sleeps until there is something to receive.
    ///
    /// - Returns: whether there is, rather than the end of the time.
    private func wait(until end: ContinuousClock.Instant) -> Bool {
        while true {
            let rest = end - .now
            guard rest > .zero else { return false }
            var socket = pollfd(fd: self.socket, events: Int16(POLLIN), revents: 0)
            let count = poll(&socket, 1, Int32((rest / .milliseconds(1)).rounded(.up)))
            if count != 0 && !(count < 0 && errno == EINTR) { return count > 0 }
        }
    }

    /// `Mutex` takes no closures with typed errors.
    private func rethrowing<Value>(_ body: () throws -> Value) throws(WireError) -> Value {
        do {
            return try body()
        } catch {
            throw error as? WireError ?? WireError("\(error)")
        }
    }

    /// Whether nothing can be sent any more.
    package var isClosed: Bool { outgoing.withLock(\.isClosed) }

    /// Ends the connection, for both sides and for a thread that is receiving. May be called several times.
    package func close() {
        outgoing.withLock { $0.isClosed = true }
        shutdown(socket, Int32(SHUT_RDWR))
    }
}

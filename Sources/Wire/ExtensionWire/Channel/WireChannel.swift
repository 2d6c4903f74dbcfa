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

    /// The most bytes kept while the other side does not read; beyond that the connection is given up.
    package static let mostUnsent = 2 * largestFrame

    private struct Outgoing {
        var waiting: [[UInt8]] = []
        /// How many bytes of the first one are sent.
        var sent = 0
        var bytes = 0
        var isClosed = false
        var hasWriter = false
    }

    private let socket: Int32
    private let outgoing = Mutex(Outgoing())
    private let reader = Mutex(FrameReader(limit: WireChannel.largestFrame))

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
            if outgoing.waiting.isEmpty {
                guard let count = write(frame, from: 0, flags: Int32(MSG_DONTWAIT)) else {
                    outgoing.isClosed = true
                    return Self.closed
                }
                sent = count
                guard sent < frame.count else { return nil }
            }
            guard outgoing.bytes + frame.count - sent <= Self.mostUnsent else {
                return WireError("the other side has left \(outgoing.bytes) bytes unread; it has to read what it is sent")
            }
            if outgoing.waiting.isEmpty { outgoing.sent = sent }
            outgoing.waiting.append(frame)
            outgoing.bytes += frame.count - sent
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
                outgoing.withLock { outgoing in
                    outgoing = Outgoing()
                    outgoing.isClosed = true
                }
                return
            }
            outgoing.withLock { outgoing in
                outgoing.bytes -= count
                outgoing.sent += count
                guard outgoing.sent == frame.count else { return }
                outgoing.waiting.removeFirst()
                outgoing.sent = 0
            }
        }
    }

    private func next() -> (frame: [UInt8], start: Int)? {
        outgoing.withLock { outgoing in
            guard let frame = outgoing.waiting.first else {
                outgoing.hasWriter = false
                return nil
            }
            return (frame, outgoing.sent)
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

    /// Waits for a frame. Called by one thread at a time.
    ///
    /// - Returns: its bytes; `nil` once the other side, or ``close()``, has ended the connection.
    /// - Throws: `WireError` if a frame is larger than allowed or cut short by the end of the connection. Nothing can be received after
    ///   that.
    package func receive() throws(WireError) -> [UInt8]? {
        do {
            return try reader.withLock { reader in
                while true {
                    if let frame = try reader.next() { return frame }
                    let count = reader.fill { recv(socket, $0.baseAddress, $0.count, 0) }
                    if count < 0 && errno == EINTR { continue }
                    guard count > 0 else {
                        // A program that is killed while it has unread messages resets the connection.
                        guard reader.isBetweenFrames else { throw WireError("the connection ended within a message") }
                        return nil
                    }
                }
            }
        } catch {
            throw error as? WireError ?? WireError("\(error)")
        }
    }

    /// Ends the connection, for both sides and for a thread that is receiving. May be called several times.
    package func close() {
        outgoing.withLock { $0.isClosed = true }
        shutdown(socket, Int32(SHUT_RDWR))
    }
}

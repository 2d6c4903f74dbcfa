import Foundation
import LazyPostgres
import Store

/// Notifications of the server (`LISTEN`, `NOTIFY`).
extension ServerConnection {
    /// PostgreSQL's limit, in bytes; a longer payload is refused.
    static let longestPayload = 7_999

    /// Waits until the server has sent something, a byte can be read from a descriptor, or the time is over.
    func wait(or descriptor: Int32, seconds: Double) {
        var polled = [
            pollfd(fd: lazy_pq_socket(handle), events: Int16(POLLIN), revents: 0),
            pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
        ]
        // An interruption ends the wait early, which does no harm.
        _ = poll(&polled, 2, Int32((max(0, seconds) * 1_000).rounded(.up)))
    }

    /// The payloads of the notifications that have arrived, in order.
    ///
    /// - Throws: `ServerFault` if the connection is lost.
    func notifications() throws -> [String] {
        guard lazy_pq_consume_input(handle) else { throw ServerFault.lost }
        var payloads: [String] = []
        var buffer = [CChar](repeating: 0, count: Self.longestPayload + 1)
        while lazy_pq_take_notification(handle, &buffer, buffer.count) {
            payloads.append(String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))
        }
        return payloads
    }
}

import Foundation
import NIOCore
import NIOPosix

/// A connection on which bytes are sent as they are, for what no client library sends.
enum RawConnection {
    /// Sends the parts until the head of a response has come, and returns what the server has sent.
    static func exchange(_ parts: [[UInt8]], port: Int) async throws -> String {
        let channel = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .connect(host: "127.0.0.1", port: port) { channel in
                channel.eventLoop.makeCompletedFuture {
                    try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
                }
            }
        return try await channel.executeThenClose { inbound, outbound in
            // Ends when there is an answer, whether or not all has been sent.
            async let _ = send(parts, to: outbound)
            var received = ByteBuffer()
            do {
                for try await var part in inbound {
                    received.writeBuffer(&part)
                    if String(buffer: received).contains("\r\n\r\n") { break }
                }
            } catch is IOError {
                // The server did not wait for the rest.
            }
            return String(buffer: received)
        }
    }

    private static func send(_ parts: [[UInt8]], to outbound: NIOAsyncChannelOutboundWriter<ByteBuffer>) async {
        // What the server does not want to have is not sent.
        for part in parts { do { try await outbound.write(ByteBuffer(bytes: part)) } catch { return } }
    }

    /// The status of the first response; `nil` if the connection was closed without one.
    static func status(of text: String) -> Int? {
        guard text.hasPrefix("HTTP/1.") else { return nil }
        return text.split(separator: " ", maxSplits: 2).dropFirst().first.flatMap { Int($0) }
    }
}

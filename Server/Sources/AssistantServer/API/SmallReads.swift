import HummingbirdCore
import Logging
import NIOCore

/// Has connections begin to read with a small buffer.
///
/// A connection keeps its buffer as long as it is open. Most requests take a few hundred bytes; where more arrives at once, the buffer grows.
struct SmallReads<Base: ServerChildChannel>: ServerChildChannel {
    let base: Base

    /// Bytes; a power of two.
    private static var size: Int { 512 }

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Base.Value> {
        let buffers = AdaptiveRecvByteBufferAllocator(minimum: Self.size, initial: Self.size, maximum: 65_536)
        return channel.setOption(.recvAllocator, value: buffers).flatMap { base.setup(channel: channel, logger: logger) }
    }

    func handle(value: Base.Value, logger: Logger) async { await base.handle(value: value, logger: logger) }
}

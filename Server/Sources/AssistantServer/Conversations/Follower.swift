import Synchronization

/// A stream of a conversation's turns to one client. If the client reads too slowly, the stream ends; the client connects again and
/// says which turn it has had last.
final class Follower: Sendable {
    /// What goes down the stream.
    enum Message: Sendable {
        case turn(TurnEvent)
        /// Keeps the connection, and finds out when it is gone.
        case tick
    }

    /// The most messages that wait for a client.
    static let mostWaiting = 64

    let messages: AsyncStream<Message>
    private let continuation: AsyncStream<Message>.Continuation

    init() {
        (messages, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingOldest(Self.mostWaiting))
    }

    func send(_ message: Message) {
        if case .dropped = continuation.yield(message) { end() }
    }

    func end() { continuation.finish() }
}

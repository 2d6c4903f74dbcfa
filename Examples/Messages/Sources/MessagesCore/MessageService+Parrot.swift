import Foundation
import GRDB
import Synchronization

/// Coco, who answers a little after somebody has written to her, so that messages arrive although nobody else uses Pigeon.
public enum Parrot {
    private static let pause = Mutex(Duration.seconds(3))

    /// How long she takes to answer; tests set it.
    public static var delay: Duration {
        get { pause.withLock { $0 } }
        set { pause.withLock { $0 = newValue } }
    }
}

extension MessageService {
    /// Has Coco answer a message, once, however often this is called.
    ///
    /// - Returns: her answer; `nil` if the message is not to her alone, or she has answered it before.
    /// - Throws: `MessagingError` with code `storage`.
    public func answerOfParrot(to message: PigeonMessage) throws(MessagingError) -> PigeonMessage? {
        try write { database, instant in
            let operation = "answer to \(message.id)"
            guard message.isOwn, message.recipients.map(\.id) == [Correspondent.parrot.id],
                let conversation = Int64(message.conversation),
                try MessageStore.message(operation: operation, in: database) == nil
            else { return nil }
            let words = String("Squawk! \(message.content)".prefix(Self.longestContent))
            return try MessageStore.insert(
                words, from: .parrot, in: conversation, at: instant, operation: operation, isRead: false, in: database)
        }
    }
}

import Intents
import MessagesCore

/// The extension's entry point, which handles every kind of request itself.
public final class IntentHandler: INExtension {
    public override init() {
        super.init()
        PigeonClock.follow { .ofHost }
    }

    public override func handler(for intent: INIntent) -> Any? {
        self
    }

    /// The service over the folder that the extension shares with the app. Made anew for each call, as the folder depends on it.
    func service() throws(MessagingError) -> MessageService {
        let group = MessageService.groupIdentifier
        guard let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group) else {
            throw MessagingError(.storage, "the folder of group \(group) cannot be made; check the disk's permissions")
        }
        return try MessageService(folder: folder)
    }
}

extension MessagingError {
    /// Tells the developer of failures that are not the person's.
    func log(in method: String) {
        guard code == .storage else { return }
        FileHandle.standardError.write(Data("Pigeon: \(method) failed: \(self)\n".utf8))
    }
}

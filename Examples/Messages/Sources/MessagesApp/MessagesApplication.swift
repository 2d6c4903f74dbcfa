import ExtensionRuntime
import Intents
import MessagesCore

/// Pigeon itself, as far as it has no screen to draw on: what it is opened with decides what it would show.
public final class MessagesApplication: ApplicationDelegate {
    public enum Screen: Hashable, Sendable {
        case conversations
        /// The conversation of that identifier.
        case conversation(String)
        /// A message that the assistant could not send.
        case draft(to: [String], content: String?)
    }

    public private(set) var screen = Screen.conversations

    public init() {
        PigeonClock.follow { .ofHost }
        tellNames()
    }

    /// Groups are known by the names that the person gave them; not everybody who writes is among the contacts.
    private func tellNames() {
        guard let service = Self.service else { return }
        do {
            let names = try service.groups().compactMap(\.group)
            INVocabulary.shared().setVocabularyStrings(NSOrderedSet(array: names), of: .contactGroupName)
            let people = try service.people().map(\.name)
            INVocabulary.shared().setVocabularyStrings(NSOrderedSet(array: people), of: .contactName)
        } catch {
            FileHandle.standardError.write(Data("Pigeon: cannot read the names: \(error)\n".utf8))
        }
    }

    /// What the app shares with its extension; `nil` where there is no folder for it.
    private static var service: MessageService? {
        FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: MessageService.groupIdentifier)
            .flatMap { try? MessageService(folder: $0) }
    }

    public func application(continue userActivity: NSUserActivity) -> Bool {
        if userActivity.activityType == MessageService.conversationActivityType {
            return showConversation(userActivity.userInfo?["conversation"] as? String)
        }
        switch userActivity.interaction?.intent {
        case let intent as INSendMessageIntent:
            screen = .draft(to: (intent.recipients ?? []).map(\.displayName), content: intent.content)
        case is INSearchForMessagesIntent, is INSetMessageAttributeIntent, is INUnsendMessagesIntent, is INEditMessageIntent:
            screen = .conversations
        default:
            return false
        }
        return true
    }

    /// Whoever opens a conversation reads what is in it.
    private func showConversation(_ id: String?) -> Bool {
        guard let id, let service = Self.service else { return false }
        do {
            var unread = MessageQuery()
            unread.conversations = [id]
            unread.isRead = false
            try service.set(.read, on: service.search(unread).map(\.id))
            screen = .conversation(id)
            return true
        } catch {
            FileHandle.standardError.write(Data("Pigeon: cannot show conversation \(id): \(error)\n".utf8))
            return false
        }
    }
}

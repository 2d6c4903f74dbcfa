import Dialogue
import ExtensionProtocol
import Foundation
import IntentSchema
import Store
import Synchronization
import Understanding

/// The messages that a conversation has yet to announce. They have rows in the store, so that they survive the process. May be used from any
/// thread.
final class MessageBox: Sendable {
    /// Messages of one sender that arrived at the same time.
    struct Item: Sendable {
        /// The key of the row.
        var key: String
        var messages: ReceivedMessages
        var arrival: Date
        /// Whether there is a row; there can be none in a conversation without entries.
        var isStored: Bool
    }

    /// The most that wait; what comes after these is not announced.
    private static let most = 256
    /// Dates may be this many seconds ahead, as clocks differ.
    private static let tolerance: TimeInterval = 60

    private let setting: ConversationSetting
    private let conversation: String
    private let inbox: ExtensionInbox
    private let arrived: @Sendable () -> Void
    private let waiting = Mutex<[Item]>([])

    /// - Parameters:
    ///   - inbox: where the developer is told what is not announced.
    ///   - arrived: called when there is something to announce, on any thread.
    init(_ setting: ConversationSetting, of conversation: String, inbox: ExtensionInbox, arrived: @escaping @Sendable () -> Void)
    {
        self.conversation = conversation
        self.inbox = inbox
        self.arrived = arrived
        self.setting = setting
    }

    var person: Person { setting.person }
    private var assistant: Assistant { setting.assistant }

    /// Has the conversation look for what there is to announce.
    func wake() { arrived() }

    /// Whether the app is one of the conversation's.
    func knows(_ app: String) -> Bool { setting.apps.names[app] != nil }

    /// What waits, in the order of arrival.
    var items: [Item] { waiting.withLock { $0 } }

    /// Takes what is left of an earlier process, before what has arrived since.
    func restore(_ items: [Item]) {
        waiting.withLock { waiting in
            let known = Set(waiting.map(\.key))
            waiting.insert(contentsOf: items.filter { !known.contains($0.key) }, at: 0)
        }
    }

    func remove(_ items: [Item]) {
        let keys = Set(items.map(\.key))
        waiting.withLock { $0.removeAll { keys.contains($0.key) } }
    }

    /// Adds messages that an app has donated, but for those that are too old, or that come from the future.
    func add(_ donations: [Donation], of app: String) async {
        let policy = assistant.policy.announcements
        guard policy.messages != .never else { return }
        let now = assistant.now()
        let dates = donations.map { Donation.claimedTime(of: $0.content) ?? now }
        let old = dates.count { $0 < now - policy.oldestSeconds }
        let early = dates.count { $0 > now + Self.tolerance }
        remark(old, of: app, "sent too long ago")
        remark(early, of: app, "dated in the future")
        var news: [ReceivedMessages] = []
        for (donation, date) in zip(donations, dates) where date >= now - policy.oldestSeconds && date <= now + Self.tolerance {
            if let message = ReceivedMessages(donation, knowing: person.contacts) { news = news.adding(message) }
        }
        let room = Self.most - waiting.withLock(\.count)
        remark(news.dropFirst(room).reduce(0) { $0 + $1.count }, of: app, "more than can wait")
        guard !news.isEmpty, room > 0 else { return }
        var items = news.prefix(room).map { messages in
            Item(key: assistant.makeIdentifier(), messages: messages, arrival: now, isStored: false)
        }
        let rows = items.map { PendingWork.Change.add(row($0)) }
        // What cannot be stored is announced all the same, unless the process ends before.
        let isStored = (try? await assistant.journal.append([], pending: rows, for: person.id)) != nil
        for index in items.indices { items[index].isStored = isStored }
        waiting.withLock { $0 += items }
        arrived()
    }

    private func row(_ item: Item) -> PendingWork {
        PendingWork(
            person: person.id, conversation: conversation, kind: .message, key: item.key, time: item.arrival,
            payload: JournalPayload(item.messages))
    }

    private func remark(_ count: Int, of app: String, _ reason: String) {
        guard count > 0 else { return }
        let messages = count == 1 ? "1 message" : "\(count) messages"
        inbox.add(
            remark: "\(messages) of \(setting.apps.names[app] ?? app) \(count == 1 ? "is" : "are") not announced: \(reason)")
    }
}

extension ReceivedMessages {
    /// The message that an app has donated; `nil` if it is none to the person.
    init?(_ donation: Donation, knowing contacts: ContactIndex) {
        guard donation.isMessageToPerson, let intent = donation.content["intent"]?.record else { return nil }
        var sender = intent["sender"]?.record
        for field in Self.needlessFields { sender?[field] = nil }
        let known = sender.flatMap { Correspondence.contact($0, among: contacts) }
        let told = sender.flatMap { $0["displayName"]?.string ?? $0["personHandle"]?.record?["value"]?.string }
        let group = intent["speakableGroupName"]?.record?["spokenPhrase"] ?? intent["groupName"]
        let text = intent["content"]?.string?.trimmingCharacters(in: .whitespacesAndNewlines)
        self.init(
            app: donation.app, sender: sender,
            name: known.map { $0.givenName.isEmpty ? $0.fullName : $0.givenName } ?? told?.nonEmpty,
            conversation: intent["conversationIdentifier"]?.string?.nonEmpty, group: group?.string?.nonEmpty,
            identifiers: [donation.messageIdentifier],
            texts: [text?.nonEmpty.map { String($0.prefix(Self.longestText)) }].compactMap(\.self))
    }

    /// Fields of people that nobody needs who writes to them.
    private static let needlessFields = ["image", "siriMatches", "aliases", "suggestionType"]
    /// In characters; nobody listens to more.
    private static let longestText = 1_000
}

extension Donation {
    /// Whether it is a message that somebody has sent to the person.
    var isMessageToPerson: Bool {
        isIncoming && !hasFailed && origin == .app && content["intent"]?.record?.type == "INSendMessageIntent"
    }

    /// The identifier by which the app knows the message: that of the message among those sent, if the app tells, else the interaction's.
    var messageIdentifier: String {
        let response = content["intentResponse"]?.record
        let sent = response?["sentMessages"]?.list?.first ?? response?["sentMessage"]
        return sent?.record?["identifier"]?.string?.nonEmpty ?? identifier
    }
}

extension String {
    fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}

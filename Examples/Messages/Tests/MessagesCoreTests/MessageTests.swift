import Foundation
import MessagesCore
import Synchronization
import Testing

@Suite("Messages")
struct MessageTests {
    private let priya = Correspondent(name: "Priya", handle: "Priya.Nair@example.com")
    private let sam = Correspondent(name: "Sam", handle: "+1 (415) 555-0199")

    @Test("A message is sent once an operation, into the conversation that its people have")
    func sending() throws {
        let loft = try Loft()
        let message = try loft.service.send("On my way", to: [priya], operation: "a")
        #expect(message.isOwn && message.recipients.map(\.id) == ["priya-nair"])
        loft.advance(seconds: 60)
        #expect(try loft.service.send("On my way", to: [priya], operation: "a") == message)
        let first = try loft.service.send("Both of you", to: [sam, priya, sam], operation: "b")
        let second = try loft.service.send("Again", to: [priya, sam], operation: "c")
        #expect(first.conversation == second.conversation && first.conversation != message.conversation)
        let group = try loft.service.send("Nine is fine", toGroup: "the hikers", operation: "d")
        #expect(group.group == "Hikers" && group.recipients.count == 2)
        #expect(try loft.service.lastOwnMessage() == group)
    }

    @Test(
        "What cannot be sent is refused with its reason and leaves no trace",
        arguments: [
            ("", "+14155550142", MessagingError.Code.contentMissing), (" \n", "+14155550142", .contentMissing),
            (String(repeating: "x", count: 2001), "+14155550142", .contentTooLong),
            (String(repeating: "x", count: 2000), "+14155550142", nil), ("Hello", "+14155550165", .recipientHasNoAccount),
            ("Hello", "me@pigeon.example", .noRecipients),
        ] as [(String, String, MessagingError.Code?)])
    func refusals(content: String, handle: String, expected: MessagingError.Code?) throws {
        let loft = try Loft()
        let before = try loft.service.search(MessageQuery()).count
        let person = Correspondent(name: "Somebody", handle: handle)
        #expect(code { try loft.service.send(content, to: [person], operation: "a") } == expected)
        #expect(try loft.service.search(MessageQuery()).count == before + (expected == nil ? 1 : 0))
        #expect(code { try loft.service.send("Hi", to: [], operation: "b") } == .noRecipients)
        #expect(code { try loft.service.send("Hi", toGroup: "Knitters", operation: "b") } == .noRecipients)
    }

    @Test("A search finds what meets every condition, the newest first", arguments: Search.all)
    func searching(search: Search) throws {
        let loft = try Loft()
        var query = MessageQuery()
        search.condition(&query, loft.now)
        let found = try loft.service.search(query)
        #expect(found.count == search.count, "\(search.name)")
        #expect(found.map(\.sent) == found.map(\.sent).sorted(by: >))
    }

    @Test("Messages are marked all or none", arguments: MessageMark.allCases)
    func marking(mark: MessageMark) throws {
        let loft = try Loft()
        let ids = try loft.service.search(MessageQuery()).map(\.id)
        #expect(code { try loft.service.set(mark, on: ids + ["PM-999"]) } == .messageNotFound)
        #expect(try loft.service.search(Search.unread).count == 2)
        try loft.service.set(mark, on: ids)
        #expect(try loft.service.search(Search.unread).count == [.read: 0, .unread: ids.count][mark, default: 2])
        var flagged = MessageQuery()
        flagged.isFlagged = true
        #expect(try loft.service.search(flagged).count == (mark == .flagged ? ids.count : 0))
    }

    @Test(
        "An own message can be taken back and changed for a while",
        arguments: [(0.0, nil, nil), (120, nil, nil), (121, .pastTimeLimit, nil), (901, .pastTimeLimit, .pastTimeLimit)]
            as [(Double, MessagingError.Code?, MessagingError.Code?)])
    func secondThoughts(seconds: Double, unsending: MessagingError.Code?, editing: MessagingError.Code?) throws {
        let loft = try Loft()
        let message = try loft.service.send("Tuseday", to: [priya], operation: "a")
        loft.advance(seconds: seconds)
        #expect(code { try loft.service.edit(message.id, to: "Tuesday") } == editing)
        #expect(code { try loft.service.edit(message.id, to: "") } == .contentMissing)
        #expect(try loft.service.lastOwnMessage()?.content == (editing == nil ? "Tuesday" : "Tuseday"))
        #expect(code { try loft.service.unsend([message.id]) } == unsending)
        #expect(code { try loft.service.unsend([message.id]) } == unsending, "again")
        #expect((try loft.service.lastOwnMessage() == message) == (unsending != nil && editing != nil))
    }

    @Test("Messages of others, and those that do not exist, can be neither taken back nor changed")
    func strangeMessages() throws {
        let loft = try Loft()
        let theirs = try #require(try loft.service.search(Search.unread).first)
        #expect(code { try loft.service.unsend([theirs.id]) } == .notOwnMessage)
        #expect(code { try loft.service.edit(theirs.id, to: "x") } == .notOwnMessage)
        for id in ["", "PM-", "PM-0", "PM-99999999999999999999", "1 OR 1=1"] {
            #expect(code { try loft.service.unsend([id]) } == .messageNotFound)
            #expect(code { try loft.service.edit(id, to: "x") } == .messageNotFound)
        }
    }

    @Test(
        "A handle is usable when it looks like a number or an address",
        arguments: [
            ("+1 415 555 0100", true), ("911", true), ("a@b.example", true), ("@b.example", false), ("a@b", false),
            ("a@b.", false),
            ("", false), ("12", false), ("mobile", false),
        ])
    func handles(handle: String, isUsable: Bool) {
        #expect(Correspondent.isUsable(handle) == isUsable)
    }

    @Test("More than fifty results are too many; a broken database is an error, not a crash")
    func limits() throws {
        let loft = try Loft()
        for number in 0..<50 { _ = try loft.service.send("Number \(number)", to: [sam], operation: "\(number)") }
        #expect(code { try loft.service.search(MessageQuery()) } == .tooManyResults)
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("messages-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(repeating: 0x5A, count: 5000).write(to: folder.appendingPathComponent("messages.sqlite"))
        #expect(code { try MessageService(folder: folder) } == .storage)
    }
}

/// One row of the search test.
struct Search: Sendable, CustomTestStringConvertible {
    var name: String
    var count: Int
    var condition: @Sendable (inout MessageQuery, Date) -> Void

    var testDescription: String { name }

    static var unread: MessageQuery {
        var query = MessageQuery()
        query.isRead = false
        return query
    }

    static let all = [
        Search(name: "everything", count: 6) { _, _ in },
        Search(name: "unread", count: 2) { query, _ in query.isRead = false },
        Search(name: "from Priya", count: 2) { query, _ in query.senders = ["PRIYA.NAIR@example.com"] },
        Search(name: "from Priya, unread", count: 1) { query, _ in
            query.senders = ["priya.nair@example.com"]
            query.isRead = false
        },
        Search(name: "to Priya", count: 1) { query, _ in query.recipients = ["priya.nair@example.com"] },
        Search(name: "to two", count: 0) { query, _ in query.recipients = ["priya.nair@example.com", "+14155550178"] },
        Search(name: "both words", count: 1) { query, _ in query.terms = ["dinner", "THURSDAY"] },
        Search(name: "one of the words", count: 2) { query, _ in
            query.terms = ["dinner", "umbrella"]
            query.termsMatch = .any
        },
        Search(name: "none of the words", count: 4) { query, _ in
            query.terms = ["dinner", "umbrella"]
            query.termsMatch = .none
        },
        Search(name: "since yesterday", count: 3) { query, now in query.from = now.addingTimeInterval(-86_400) },
        Search(name: "before yesterday", count: 3) { query, now in query.until = now.addingTimeInterval(-86_400) },
        Search(name: "a group", count: 2) { query, _ in query.groups = ["the hikers"] },
        Search(name: "a message", count: 1) { query, _ in query.identifiers = ["PM-2", "PM-999"] },
        Search(name: "a conversation that does not exist", count: 0) { query, _ in query.conversations = ["x"] },
    ]
}

/// A service with a database of its own that goes away with the test, and a clock that stands still until it is told to go on.
final class Loft: Sendable {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("messages-\(UUID().uuidString)")
    let service: MessageService
    private let clock: Clock

    private final class Clock: Sendable {
        let instant = Mutex(Date(timeIntervalSince1970: 1_772_481_600))
    }

    init() throws {
        let clock = Clock()
        self.clock = clock
        service = try MessageService(folder: folder) { clock.instant.withLock { $0 } }
    }

    var now: Date { clock.instant.withLock { $0 } }

    func advance(seconds: Double) {
        clock.instant.withLock { $0 = $0.addingTimeInterval(seconds) }
    }

    deinit {
        // What is left behind is the system's to clear.
        try? FileManager.default.removeItem(at: folder)
    }
}

/// The code of the error thrown; `nil` when none was.
func code<Value>(_ body: () throws -> Value) -> MessagingError.Code? {
    do {
        _ = try body()
        return nil
    } catch {
        return (error as? MessagingError)?.code
    }
}

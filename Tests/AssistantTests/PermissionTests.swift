import Assistant
import Dialogue
import Foundation
import IntentSchema
import Store
import Testing

/// A permission is asked for once, also by a process that goes on with the conversation later.
struct PermissionTests {
    private static let wanted = [PermissionRequest(.assistant), PermissionRequest(.contacts)]

    /// A bench whose app asks, and the person.
    private static func bench(_ book: any PermissionBook) throws -> (Bench, Person) {
        let bench = try Bench()
        var person = bench.person
        person.permissions = AppPermissions(kept: ["rides": book], of: person.id)
        return (bench, person)
    }

    private static func book() -> MemoryPermissions {
        let book = MemoryPermissions()
        book.set(AppAccess(undecided: wanted), of: "rides", for: "owner")
        return book
    }

    @Test("SYS-06 a conversation cut off behind any entry goes on where it was, and asks again only what was not answered")
    func resumed() async throws {
        let script = ["a ride", "yes", "yes", "to the airport"]
        let (whole, person) = try Self.bench(Self.book())
        let conversation = try whole.assistant.startConversation(for: person)
        for line in script { _ = try await conversation.say(line) }
        let entries = await whole.journal.entries(of: conversation.id, for: "owner")
        for count in 1...entries.count {
            let isBetweenTurns = try count == entries.count || Self.isHeard(entries[count])
            // The last answer has been kept by the first process, or not.
            for isKept in isBetweenTurns ? [true] : [true, false] {
                let book = Self.book()
                let (bench, person) = try Self.bench(book)
                let kept = Array(entries.prefix(count))
                try await bench.journal.append(kept, for: "owner")
                let said = try kept.count { try Self.isHeard($0) }
                for request in Self.wanted.prefix(max(0, said - (isKept ? 1 : 2))) {
                    book.keep(true, request.permission, of: "rides", for: "owner")
                }
                let resumed = try await bench.assistant.resumeConversation(kept[0].conversation, for: person)
                _ = try await resumed.resume()
                for line in script.dropFirst(said) { _ = try await resumed.say(line) }
                #expect(await resumed.question?.kind == .confirmRequest, "cut off behind \(count)")
                #expect(book.access(of: "rides", for: "owner").answers == [.assistant: true, .contacts: true])
                // It can be taken up again.
                _ = try await bench.assistant.resumeConversation(kept[0].conversation, for: person)
            }
        }
    }

    private static func isHeard(_ entry: JournalEntry) throws -> Bool {
        if case .heard = try entry.payload.value(as: JournalItem.self) { true } else { false }
    }

    /// A book that cannot be written.
    private struct FullBook: PermissionBook {
        func access(of app: String, for person: String) -> AppAccess { AppAccess(undecided: PermissionTests.wanted) }
        func keep(_ isGranted: Bool, _ permission: Permission, of app: String, for person: String) throws {
            throw StoreError(.full, "there is no space left; free some")
        }
    }

    @Test("SYS-06 an answer that cannot be kept counts for the request, with a remark, and is asked for again later")
    func notKept() async throws {
        let (bench, person) = try Self.bench(FullBook())
        let conversation = try bench.assistant.startConversation(for: person)
        _ = try await conversation.say("a ride")
        let turn = try await conversation.say("yes")
        #expect(turn.explanations.contains { $0.contains("not kept") && $0.contains("free some") }, "\(turn.explanations)")
        #expect(turn.prompt?.question.kind == .permit(Self.wanted[1]))
    }
}

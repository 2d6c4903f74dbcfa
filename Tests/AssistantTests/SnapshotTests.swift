import Assistant
import Dialogue
import Foundation
import IntentSchema
import Store
import Testing

/// A long conversation is resumed from its snapshot, which changes nothing but the time that it takes.
struct SnapshotTests {
    @Test("a conversation with a snapshot is resumed at the same question, from the entries behind the snapshot alone")
    func resumes() async throws {
        let bench = try Bench()
        let (id, snapshot) = try await Self.talk(bench)
        #expect(snapshot.sequence > 3)
        // What the snapshot includes is not read any more.
        let journal = MemoryStore()
        var entries = await bench.journal.entries(of: id, for: "owner")
        for index in entries.indices.prefix(snapshot.sequence) { entries[index].payload = JournalPayload(Data("lost".utf8)) }
        try await journal.append(entries, for: "owner")
        try await journal.save(snapshot, of: id, for: "owner")
        try await Self.expectTheSame(bench, journal, id)
    }

    @Test(
        "a snapshot that cannot be read or does not fit is ignored",
        arguments: [
            ("no JSON", "{"), (#""version":1"#, #""version":2"#), (#""digest":""#, #""digest":"0"#),
            (#""entries":"#, #""entries":1"#),
            (#""kind":"asking""#, #""kind":"thinking""#), (#""state":{"#, #""state":[],"old":{"#),
        ])
    func ignored(text: String, other: String) async throws {
        let bench = try Bench()
        let (id, snapshot) = try await Self.talk(bench)
        let payload = String(decoding: snapshot.payload.text, as: UTF8.self)
        let changed = text == "no JSON" ? other : payload.replacingOccurrences(of: text, with: other)
        #expect(changed != payload)
        let damaged = JournalSnapshot(sequence: snapshot.sequence, payload: JournalPayload(Data(changed.utf8)))
        try await bench.journal.save(damaged, of: id, for: "owner")
        try await Self.expectTheSame(bench, bench.journal, id)
    }

    @Test("a snapshot of another policy is ignored, so that the conversation is refused as it would be without one")
    func otherPolicy() async throws {
        let bench = try Bench()
        let (id, _) = try await Self.talk(bench)
        var changed = bench.assistant
        changed.policy = Policy(deadlines: Policy.Deadlines(resolve: 3))
        let assistant = changed
        await #expect(throws: ResumptionError.self) {
            _ = try await assistant.resumeConversation(id, for: bench.person)
        }
    }

    /// Talks until a question is open, and gives the snapshot saved on the way.
    private static func talk(_ bench: Bench) async throws -> (id: String, JournalSnapshot) {
        var assistant = bench.assistant
        assistant.entriesPerSnapshot = 3
        let conversation = try assistant.startConversation(for: bench.person)
        for line in ["a ride", "to the airport", "yes", "a ride"] {
            try await conversation.confirmDelivery(of: try await conversation.say(line))
        }
        let snapshot = await bench.journal.snapshot(of: conversation.id, for: "owner")
        return (conversation.id, try #require(snapshot))
    }

    /// Expects the conversation of the journal to stand where that of the bench does, read from the beginning.
    private static func expectTheSame(_ bench: Bench, _ journal: MemoryStore, _ id: String) async throws {
        let entries = await bench.journal.entries(of: id, for: "owner")
        let (whole, other) = (MemoryStore(), try Bench())
        try await whole.append(entries, for: "owner")
        var questions: [Question?] = []
        for journal in [whole, journal] {
            var assistant = other.assistant
            assistant.journal = journal
            let conversation = try await assistant.resumeConversation(id, for: other.person)
            #expect(try await conversation.resume().isEmpty)
            questions.append(await conversation.question)
            #expect(try await conversation.say("to the airport").number == 5)
            #expect(await journal.entries(of: id, for: "owner").count > entries.count)
        }
        #expect(questions[0] != nil && questions[0] == questions[1])
    }
}

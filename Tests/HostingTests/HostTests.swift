import Assistant
import Foundation
import Hosting
import IntentSchema
import Store
import TestSupport
import Testing

/// A host in a folder of its own, without apps.
@Suite(.inTurn) struct HostTests {
    private static func withHost(_ test: (AssistantHost) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "errand-host-\(UUID().uuidString)", directoryHint: .isDirectory)
        defer { try? FileManager.default.removeItem(at: folder) }
        let host = try await AssistantHost(HostConfiguration(directory: folder, cacheDirectory: SharedCaches.folder, apps: []))
        try await test(host)
        host.close()
    }

    @Test("people who cannot be added are refused with what to do next, and those added before stay")
    func refused() async throws {
        try await Self.withHost { host in
            let rows: [(HostedPerson, String)] = [
                (HostedPerson("owner"), "give each person an identifier of their own"), (HostedPerson(""), "plain identifier"),
                (HostedPerson("a\u{0}b"), "plain identifier"),
                (HostedPerson(String(repeating: "a", count: 101)), "plain identifier"),
                (HostedPerson("guest", locale: Locale(identifier: "tlh_US")), "there is no language pack"),
            ]
            for (person, advice) in rows {
                let error = await #expect(throws: (any Error).self) { try await host.add(person) }
                #expect("\(error.map { "\($0)" } ?? "")".contains(advice), "\(person.id): \(String(describing: error))")
            }
            #expect(host.people["owner"] != nil)
            #expect(host.people["guest"] == nil)
        }
    }

    @Test("a person's contacts, conversations and settings are their own; so is a conversation to resume")
    func apart() async throws {
        try await Self.withHost { host in
            try await host.store.upsert([Contact(id: "z", givenName: "Zoe", fullName: "Zoe Quux")], of: "guest")
            let guest = try await host.add(HostedPerson("guest", locale: Locale(identifier: "en_GB")))
            #expect(guest.contacts.contacts.map(\.id) == ["z"])
            #expect(!host.owner.contacts.contacts.contains { $0.id == "z" })
            let conversation = try host.startConversation(for: guest)
            let turn = try await conversation.say("what can I say?")
            #expect(conversation.person == "guest")
            #expect(try await host.store.conversations(of: "guest", limit: 9).map(\.id) == [conversation.id])
            #expect(try await host.store.conversations(of: "owner", limit: 9).isEmpty)
            let again = try await host.resumeConversation(conversation.id, for: guest)
            #expect(try await again.resume() == [turn])
            await #expect(throws: ResumptionError.self) {
                _ = try await host.resumeConversation(conversation.id, for: host.owner)
            }
        }
    }

    @Test("contacts that another process has changed are known in the next conversation that begins or goes on")
    func changedElsewhere() async throws {
        try await Self.withHost { host in
            let other = try await AssistantHost(host.configuration)
            defer { other.close() }
            func knows(_ name: String) -> Bool {
                host.people["owner"]?.contacts.contacts.contains { $0.fullName == name } == true
            }
            let conversation = try await host.beginConversation(for: host.owner)
            for (number, name) in ["Zoe Quux", "Yan Quux"].enumerated() {
                try await other.store.upsert([Contact(id: name, givenName: "Q", fullName: name)], of: "owner")
                #expect(!knows(name))
                try await other.store.noteContactsChanged(of: "owner")
                if number == 0 {
                    _ = try await host.beginConversation(for: host.owner)
                } else {
                    _ = try await host.resumeConversation(conversation.id, for: host.owner)
                }
                #expect(knows(name))
            }
        }
    }
}

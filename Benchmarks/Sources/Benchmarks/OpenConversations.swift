import Assistant
import Foundation
import IntentSchema
import Measuring
import SQLiteStore
import Understanding

/// The memory of a process in which many conversations are open, each of a person with contacts of their own.
enum OpenConversations {
    private static let wanted = 300

    /// - Parameters:
    ///   - count: how many conversations.
    ///   - contacts: how many contacts each person has.
    static func show(_ count: Int, contacts: Int) async throws {
        try await StoredConversations.withFolder { folder in
            let store = try SQLiteStore(directory: folder.appending(path: "store"))
            let world = try World()
            let assistant = StoredConversations.assistant(on: store, world)
            var open: [Conversation] = []
            // What is allocated at first use is not the conversations'.
            open.append(try await conversation(0, contacts, assistant, world))
            let before = try residentMegabytes()
            for number in 1..<count { open.append(try await conversation(number, contacts, assistant, world)) }
            let after = try residentMegabytes()
            print(
                "| \(open.count) open conversations, each with a question, of as many people with \(contacts) contacts | MB | wanted | |"
            )
            print("|---|---|---|---|")
            print("| the process with one of them | \(before) | | |")
            print("| the process with all | \(after) | \(wanted) | \(after < wanted ? "met" : "not met") |")
            let each = Double(after - before) * 1_024 / Double(count)
            print("\na conversation with its person: \(each.formatted(.number.precision(.fractionLength(1)))) kB")
        }
    }

    private static func conversation(_ number: Int, _ contacts: Int, _ assistant: Assistant, _ world: World) async throws
        -> Conversation
    {
        let own = (0..<contacts).map { index in
            let name = "Person \(number * contacts + index)"
            return Contact(
                id: "c\(index)", givenName: name, fullName: name,
                handles: [Contact.Handle(kind: .phoneNumber, value: "555-\(number)-\(index)")])
        }
        var person = world.person("person-\(number)")
        person.contacts = ContactIndex(own)
        let conversation = try assistant.startConversation(for: person)
        _ = try await conversation.say("I need a ride")
        return conversation
    }

    /// The process's memory in physical pages, in MiB.
    private static func residentMegabytes() throws -> Int {
        let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
        return (line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0) / 1_024
    }
}

import Assistant
import Dialogue
import ExtensionProtocol
import Foundation
import IntentSchema
import Store
import Testing

/// A conversation that is killed anywhere goes on at the same question, and nothing is handled twice.
struct ResumingTests {
    private static let script = ["a ride", "to the airport", "yes"]

    /// The journal of a whole conversation, and how many lines had been said at each entry.
    private static func whole() async throws -> [JournalEntry] {
        let bench = try Bench()
        let conversation = try bench.assistant.startConversation(for: bench.person)
        for line in script { _ = try await conversation.say(line) }
        #expect(bench.app.handled == 1)
        return await bench.journal.entries(of: conversation.id, for: "owner")
    }

    @Test(
        "a conversation cut off behind any entry goes on, asks the same question, and handles once or says that it does not know")
    func everywhere() async throws {
        let entries = try await Self.whole()
        for count in 1...entries.count {
            let kept = Array(entries.prefix(count))
            let bench = try Bench()
            try await bench.journal.append(kept, for: "owner")
            let conversation = try await bench.assistant.resumeConversation(kept[0].conversation, for: bench.person)
            let turns = try await conversation.resume()
            let said = try kept.count { entry in
                if case .heard = try entry.payload.value(as: JournalItem.self) { true } else { false }
            }
            let wasHandled = try kept.contains { try handles($0) }
            if !wasHandled {
                let expected = said == 1 ? "dropOffLocation" : nil
                let question = await conversation.question
                if said < 3 { #expect(question != nil && question?.parameter == expected, "cut off behind \(count)") }
            }
            for turn in turns { try await conversation.confirmDelivery(of: turn) }
            for line in Self.script.dropFirst(said) {
                try await conversation.confirmDelivery(of: try await conversation.say(line))
            }
            let isCutOff = try wasHandled && isCall(kept[count - 1])
            #expect(bench.app.handled == (wasHandled ? 0 : 1), "cut off behind \(count)")
            #expect(turns.contains { $0.outcome?.kind == .unknown } == isCutOff, "cut off behind \(count)")
            #expect(await conversation.question == nil)
            // The journal it leaves can be resumed, too.
            let again = try await bench.assistant.resumeConversation(kept[0].conversation, for: bench.person)
            #expect(try await again.resume().isEmpty)
        }
    }

    @Test("a journal of which an entry is gone is not continued, and stays as it is: the error says which, and what to do")
    func missing() async throws {
        let bench = try Bench()
        var assistant = bench.assistant
        assistant.nodes = Nodes(leases: bench.journal, membership: try await bench.journal.join("one"))
        let conversation = try await assistant.beginConversation(for: bench.person)
        _ = try await conversation.say("a ride")
        let entries = await bench.journal.entries(of: conversation.id, for: "owner")
        for lost in [2, entries.count] {
            var damaged = Assistant(
                apps: assistant.apps, catalogue: .system, languages: assistant.languages,
                journal: WatchedJournal(bench.journal, without: lost), now: assistant.now)
            damaged.nodes = assistant.nodes
            let error = await #expect(throws: ResumptionError.self) {
                try await damaged.resumeConversation(conversation.id, for: bench.person)
            }
            #expect(error?.message.contains("entry \(lost) of its journal is missing") == true)
            #expect(error?.message.contains("errand data check") == true)
        }
        #expect(await bench.journal.entries(of: conversation.id, for: "owner") == entries)
    }

    @Test("a call to handle that was cut off is delivered again, as the same operation, where the app's end remembers operations")
    func remembered() async throws {
        let entries = try await Self.whole()
        let cut = try #require(entries.firstIndex { try handles($0) })
        let bench = try Bench(remembers: true)
        try await bench.journal.append(Array(entries[...cut]), for: "owner")
        let conversation = try await bench.assistant.resumeConversation(entries[0].conversation, for: bench.person)
        let turns = try await conversation.resume()
        #expect(turns.last?.outcome?.kind == .succeeded)
        guard case .calling(let call) = try entries[cut].payload.value(as: JournalItem.self) else { return }
        #expect(bench.app.requests == [call.request])
    }

    @Test("what is not known is said plainly, the app is opened, and asked how things stand")
    func unknown() async throws {
        let entries = try await Self.whole()
        let cut = try #require(entries.firstIndex { try handles($0) })
        let bench = try Bench()
        try await bench.journal.append(Array(entries[...cut]), for: "owner")
        let conversation = try await bench.assistant.resumeConversation(entries[0].conversation, for: bench.person)
        let turns = try await conversation.resume()
        let told = turns.flatMap { $0.messages.map(\.rendered.spoken) }.joined(separator: " ")
        #expect(told.contains("I don't know whether a ride has been booked"), "\(told)")
        #expect(bench.app.requests.map(\.intent.type).contains("INGetRideStatusIntent"))
        #expect(turns.flatMap(\.openedApps).count == 1)
    }

    @Test("a journal written before later fields were there goes on")
    func older() async throws {
        let later: Set<String> = ["followers", "leftOut", "focus", "choice", "clause"]
        let entries = try await Self.whole().dropLast().map { entry in
            var entry = entry
            let json = try JSONSerialization.jsonObject(with: entry.payload.text, options: .fragmentsAllowed)
            entry.payload = JournalPayload(
                try JSONSerialization.data(withJSONObject: without(later, json), options: .fragmentsAllowed))
            return entry
        }
        let said = try #require(
            entries.lastIndex { if case .heard? = try? $0.payload.value(as: JournalItem.self) { true } else { false } })
        let bench = try Bench()
        try await bench.journal.append(Array(entries[..<said]), for: "owner")
        let conversation = try await bench.assistant.resumeConversation(entries[0].conversation, for: bench.person)
        _ = try await conversation.resume()
        _ = try await conversation.say("yes")
        #expect(bench.app.handled == 1)
    }

    @Test("a journal resumes behind any entry, whatever its explanations say and however many it has")
    func reworded() async throws {
        let entries = try await Self.whole()
        let unknown: JSONValue = ["code": "app.of-a-newer-build", "values": .array(["Taxi"])]
        let alterations: [[Explanation]] = [
            [], [.remark("reworded")], [try Explanation(json: unknown), .remark("one more")],
        ]
        var altered: [JournalEntry] = []
        for (place, entry) in entries.enumerated() {
            let isExplanation = if case .explained = try entry.payload.value(as: JournalItem.self) { true } else { false }
            let explanations = alterations[place % alterations.count].map { JournalPayload(JournalItem.explained($0)) }
            for payload in isExplanation ? explanations : [entry.payload] {
                altered.append(entry)
                altered[altered.count - 1].payload = payload
                altered[altered.count - 1].sequence = altered.count
            }
        }
        for count in 1...altered.count {
            let bench = try Bench()
            let kept = Array(altered.prefix(count))
            try await bench.journal.append(kept, for: "owner")
            let conversation = try await bench.assistant.resumeConversation(kept[0].conversation, for: bench.person)
            _ = try await conversation.resume()
            guard count < altered.count, case .heard = try altered[count].payload.value(as: JournalItem.self) else { continue }
            let said = try kept.count { if case .heard = try $0.payload.value(as: JournalItem.self) { true } else { false } }
            for line in Self.script.dropFirst(said) { _ = try await conversation.say(line) }
            #expect(bench.app.handled == 1, "cut off behind \(count)")
        }
    }

    @Test("a journal that the policy or the apps of today would not have led to is refused")
    func changed() async throws {
        let entries = try await Self.whole()
        let bench = try Bench(policy: Policy(deadlines: Policy.Deadlines(resolve: 3)))
        try await bench.journal.append(entries, for: "owner")
        await #expect(throws: ResumptionError.self) {
            _ = try await bench.assistant.resumeConversation(entries[0].conversation, for: bench.person)
        }
        await #expect(throws: ResumptionError.self) {
            _ = try await bench.assistant.resumeConversation("nobody", for: bench.person)
        }
    }
}

private func handles(_ entry: JournalEntry) throws -> Bool {
    guard case .calling(let call) = try entry.payload.value(as: JournalItem.self), case .handle = call.request.method else {
        return false
    }
    return true
}

private func isCall(_ entry: JournalEntry) throws -> Bool {
    if case .calling = try entry.payload.value(as: JournalItem.self) { true } else { false }
}

/// The JSON without the fields of these names, wherever they stand.
private func without(_ names: Set<String>, _ json: Any) -> Any {
    if let list = json as? [Any] { return list.map { without(names, $0) } }
    guard let fields = json as? [String: Any] else { return json }
    return fields.filter { !names.contains($0.key) }.mapValues { without(names, $0) }
}

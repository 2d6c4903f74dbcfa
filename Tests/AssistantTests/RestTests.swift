import Assistant
import Dialogue
import Foundation
import IntentSchema
import Store
import Testing

/// Utterances whose sentences are heard one after another.
struct RestTests {
    private static func conversation(_ bench: Bench) throws -> Conversation {
        try bench.assistant.startConversation(for: bench.person)
    }

    @Test("what follows in the utterance is heard once the first has been done, in one turn, and only the last question is put")
    func oneTurn() async throws {
        let bench = try Bench()
        let conversation = try Self.conversation(bench)
        let turn = try await conversation.say("a ride. to the airport")
        #expect(turn.messages.count == 1)
        #expect(turn.prompt?.question.kind == .confirmRequest)
        #expect(turn.utterance == "a ride. to the airport")
        #expect(turn.rests.map(\.utterance) == ["to the airport"])
        #expect(await conversation.turnCount == 1)
        _ = try await conversation.say("yes")
        #expect(bench.app.handled == 1)
    }

    @Test("the same sentences, said one by one or in any joined way, ask the same", arguments: 0..<8)
    func sameEnd(joints: Int) async throws {
        let lines = ["a ride", "to the airport", "to the harbour", "a ride"]
        let bench = try Bench()
        let conversation = try Self.conversation(bench)
        var utterances = [lines[0]]
        for (place, line) in lines.dropFirst().enumerated() {
            if joints >> place & 1 == 1 {
                utterances[utterances.count - 1] += ". " + line
            } else {
                utterances.append(line)
            }
        }
        for utterance in utterances { _ = try await conversation.say(utterance) }
        let other = try Bench()
        let apart = try Self.conversation(other)
        for line in lines { _ = try await apart.say(line) }
        #expect(await conversation.question == apart.question)
        #expect(bench.app.handled == 0)
    }

    @Test("a yes in the same breath agrees to nothing that the person has not been shown")
    func unseen() async throws {
        let bench = try Bench()
        let conversation = try Self.conversation(bench)
        let turn = try await conversation.say("a ride. to the airport. yes")
        #expect(bench.app.handled == 0)
        #expect(turn.prompt?.question.kind == .confirmRequest)
        _ = try await conversation.say("yes")
        #expect(bench.app.handled == 1)
    }

    @Test("a conversation cut off behind any entry hears the rest, once")
    func cutOff() async throws {
        let bench = try Bench()
        let conversation = try Self.conversation(bench)
        for line in ["a ride. to the airport", "yes. a ride. to the harbour"] { _ = try await conversation.say(line) }
        let question = await conversation.question
        let entries = await bench.journal.entries(of: conversation.id, for: "owner")
        let second = try #require(
            entries.lastIndex { entry in
                guard case .heard(let event, _)? = try? entry.payload.value(as: JournalItem.self) else { return false }
                return !event.isRest
            })
        for count in second + 1...entries.count {
            let other = try Bench()
            try await other.journal.append(Array(entries.prefix(count)), for: "owner")
            let again = try await other.assistant.resumeConversation(conversation.id, for: other.person)
            let turns = try await again.resume()
            #expect(await again.question == question, "cut off behind \(count)")
            for turn in turns { try await again.confirmDelivery(of: turn) }
            let third = try await other.assistant.resumeConversation(conversation.id, for: other.person)
            #expect(try await third.resume().isEmpty)
            #expect(await third.question == question)
        }
    }
}

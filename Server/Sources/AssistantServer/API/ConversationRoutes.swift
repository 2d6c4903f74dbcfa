import Assistant
import Foundation
import HTTPTypes
import Hosting
import Hummingbird
import IntentSchema
import Store

/// Conversations, their turns, and streams of these.
struct ConversationRoutes: Sendable {
    let host: AssistantHost
    let people: ServedPeople
    let live: LiveConversations
    let budget: Budget
    let metrics: Metrics

    /// The longest utterance that is passed on, in characters; what the assistant does not read is answered by it.
    private static let longestText = 16_384
    /// In bytes; characters may be escaped, and longer texts are to be answered by what is wrong with them.
    private static let largestBody = 256 << 10
    private static let longestMessage = 200

    func add(to routes: RouterGroup<ServerContext>) {
        let conversations = routes.group("conversations")
        conversations.get { try await list($0, $1) }
        conversations.post { try await start($0, $1) }
        conversations.get(":id") { _, context in try await state(context) }
        conversations.post(":id/turns") { try await say($0, $1) }
        conversations.get(":id/turns") { try await turns($0, $1) }
        conversations.get(":id/turns/:number") { _, context in try await turn(context) }
        conversations.get(":id/turns/:number/explanation") { _, context in try await explanation(context) }
        conversations.get(":id/journal") { try await journal($0, $1) }
        conversations.get(":id/events") { try await events($0, $1) }
        conversations.put(":id/lock") { try await lock($0, $1) }
    }

    // MARK: - Conversations

    private struct Summary: Encodable {
        var id: String
        var started: Date?
        var last: Date?
        var entries: Int
    }

    private struct State: Encodable {
        struct Open: Encodable {
            var turn: Int
            var reference: String
        }
        var id: String
        var turns: Int
        /// The open question; absent if there is none.
        var question: Open?
    }

    private func list(_ request: Request, _ context: ServerContext) async throws -> Response {
        let caller = try context.caller()
        let limit = try request.number("limit", in: 1...1_000) ?? 50
        let found = try await host.store.conversations(of: caller.person, limit: limit)
        let summaries = found.map {
            Summary(id: $0.id, started: $0.startTime, last: $0.lastTime, entries: $0.entryCount)
        }
        return try JSONAnswer.response(["conversations": summaries])
    }

    private func start(_ request: Request, _ context: ServerContext) async throws -> Response {
        let caller = try context.caller()
        _ = try await request.data(atMost: 0)
        let conversation = try await live.start(for: try await people.person(caller.person))
        var response = try JSONAnswer.response(State(id: conversation.id, turns: 0), status: .created)
        response.headers[.location] = "/v1/conversations/\(conversation.id)"
        return response
    }

    private func state(_ context: ServerContext) async throws -> Response {
        try await withConversation(context) { conversation in
            let turns = try await conversation.turns()
            try await conversation.check(hasHad: turns)
            let prompt = await conversation.prompt
            let asked = turns.last { $0.prompt != nil }
            return try JSONAnswer.response(
                State(
                    id: conversation.id, turns: turns.count,
                    question: prompt.map { State.Open(turn: asked?.number ?? turns.count, reference: $0.reference) }))
        }
    }

    // MARK: - Turns

    private func say(_ request: Request, _ context: ServerContext) async throws -> Response {
        let caller = try context.caller()
        let body = try await request.object(fields: ["text", "message", "question"], atMost: Self.largestBody)
        guard let text = try body.text("text", atMost: Self.longestText) else { throw Problem.malformed("text: is missing") }
        let message = try body.messageName(atMost: Self.longestMessage)
        let reference = try body.text("question", atMost: Self.longestMessage)
        let start = ContinuousClock.now
        return try await budget.turn(of: caller.person) {
            defer { metrics.countTurn(seconds: (ContinuousClock.now - start) / .seconds(1)) }
            return try await withConversation(context) { conversation in
                let event = try await conversation.say(text, message: message, by: caller, answering: reference)
                return JSONAnswer.response(data: event.document)
            }
        }
    }

    private func turns(_ request: Request, _ context: ServerContext) async throws -> Response {
        let after = try request.number("after", in: 0...Int.max) ?? 0
        let limit = try request.number("limit", in: 1...1_000) ?? 100
        return try await withConversation(context) { conversation in
            let turns = try await conversation.turns().lazy.filter { $0.number > after }.prefix(limit)
            let documents = try turns.map { try TurnEvent($0, in: conversation.id, of: host).document }
            return JSONAnswer.response(data: Data(#"{"turns":["#.utf8) + documents.joined(separator: [44]) + Data("]}".utf8))
        }
    }

    private func turn(_ context: ServerContext) async throws -> Response {
        try await withTurn(context) { conversation, turn in
            JSONAnswer.response(data: try TurnEvent(turn, in: conversation.id, of: host).document)
        }
    }

    private struct Explanation: Encodable {
        var conversation: String
        var turn: Int
        var lines: [String]
    }

    private func explanation(_ context: ServerContext) async throws -> Response {
        let person = try await people.person(context.caller().person)
        return try await withTurn(context) { conversation, turn in
            let why = host.why(turn, conversation: conversation.id, of: person)
            return try JSONAnswer.response(Explanation(conversation: conversation.id, turn: turn.number, lines: why.lines))
        }
    }

    private func lock(_ request: Request, _ context: ServerContext) async throws -> Response {
        // Whoever unlocks the device decides what may be done.
        _ = try context.caller(with: .confirm)
        let body = try await request.object(fields: ["locked"])
        guard case .bool(let isLocked)? = body.fields?["locked"] else {
            throw Problem.malformed("locked: has to be true or false")
        }
        return try await withConversation(context) { conversation in
            JSONAnswer.response(data: try await conversation.setLocked(isLocked).document)
        }
    }

    /// The entries of the journal, in the format of Documentation/JournalFormat.md.
    private func journal(_ request: Request, _ context: ServerContext) async throws -> Response {
        let caller = try context.caller()
        let after = try request.number("after", in: 0...Int.max) ?? 0
        let limit = try request.number("limit", in: 1...5_000) ?? 1_000
        // A turn is written when it ends, and seen while it lasts.
        let toCome = try await live.entriesToCome(of: context.part("id"), for: caller.person)
        var entries = try await host.store.entries(of: context.part("id"), for: caller.person, after: after)
        let last = entries.last?.sequence ?? after
        entries += toCome.filter { $0.sequence > last }
        guard after > 0 || !entries.isEmpty else { throw Problem.notFound("no conversation with entries") }
        var data = Data(#"{"entries":["#.utf8)
        for (index, entry) in entries.prefix(limit).enumerated() {
            if index > 0 { data.append(44) }
            let time = try JSONAnswer.data(entry.time.timeIntervalSince1970)
            data += Data(#"{"sequence":\#(entry.sequence),"time":"#.utf8) + time + Data(#","entry":"#.utf8)
            data += entry.payload.text + Data("}".utf8)
        }
        data += Data("]}".utf8)
        return JSONAnswer.response(data: data)
    }

    // MARK: - Streams

    private func events(_ request: Request, _ context: ServerContext) async throws -> Response {
        let caller = try context.caller()
        let last =
            try request.headers[.lastEventID].map { text in
                guard let number = Int(text), number >= 0 else {
                    throw Problem.malformed("Last-Event-ID: '\(text.prefix(50))' is not the identifier of an event here")
                }
                return number
            } ?? request.number("after", in: 0...Int.max)
        let person = try await people.person(caller.person)
        let id = try context.part("id")
        try budget.openStream(of: caller.person)
        do {
            try await live.attend(id, of: person)
            let (follower, earlier) = try await live.audience.follow(id, of: person, after: last)
            return EventStream(audience: live.audience, conversation: id, follower: follower, earlier: earlier, after: last)
                .response { [budget, person = caller.person] in budget.closeStream(of: person) }
        } catch {
            budget.closeStream(of: caller.person)
            throw error
        }
    }

    // MARK: -

    private func withConversation(
        _ context: ServerContext, _ body: @Sendable (LiveConversation) async throws -> Response
    ) async throws -> Response {
        let caller = try context.caller()
        return try await live.with(context.part("id"), of: people.person(caller.person), body)
    }

    private func withTurn(
        _ context: ServerContext, _ body: @Sendable (LiveConversation, Turn) async throws -> Response
    ) async throws -> Response {
        guard let number = Int(try context.part("number")) else { throw Problem.notFound("no turn") }
        return try await withConversation(context) { conversation in
            guard let turn = try await conversation.turns().first(where: { $0.number == number }) else {
                throw Problem.notFound("no turn")
            }
            return try await body(conversation, turn)
        }
    }
}

extension HTTPField.Name {
    static let lastEventID = HTTPField.Name("Last-Event-ID")!
}

extension Request {
    /// A number in the query; `nil` if it is not there.
    ///
    /// - Throws: `Problem` if it is no number, or not in the range.
    func number(_ name: String, in range: ClosedRange<Int>) throws -> Int? {
        guard let text = uri.queryParameters[Substring(name)] else { return nil }
        guard let number = Int(text), range.contains(number) else {
            throw Problem.malformed("\(name): has to be a whole number from \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }
}

import Assistant
import Foundation
import Hosting
import Store

/// The clients of this node that follow conversations, whichever node continues these.
///
/// Turns of this node are published as they end; those of other nodes are read from the journal when these tell of them.
actor Audience {
    private struct Followed {
        var person: Person
        var followers: [ObjectIdentifier: Follower] = [:]
        /// The number of the last turn that was published; `nil` until the journal has been read.
        var last: Int?
        /// How many entries the journal had when it was read last.
        var entryCount = 0
    }

    private let host: AssistantHost
    private var followed: [String: Followed] = [:]
    /// Turns without an utterance that no client has had yet, by conversation.
    private var undelivered: [String: (person: String, turns: Set<Int>)] = [:]
    private var isClosed = false

    init(_ host: AssistantHost) { self.host = host }

    /// The conversations that are followed, with their people.
    var conversations: [(id: String, person: Person)] { followed.map { ($0.key, $0.value.person) } }

    func follows(_ conversation: String) -> Bool { followed[conversation] != nil }

    // MARK: - Streams

    /// Starts a stream, and returns the turns that came before it.
    ///
    /// - Parameter last: the number of the last turn that the client has had; `nil` to begin with what happens next.
    func follow(_ conversation: String, of person: Person, after last: Int?) async throws -> (Follower, earlier: [TurnEvent]) {
        guard !isClosed else { throw Problem.stopping }
        let follower = Follower()
        // First, so that no turn falls between the two.
        followed[conversation, default: Followed(person: person)].followers[ObjectIdentifier(follower)] = follower
        do {
            let turns = try await host.assistant.completedTurns(of: conversation, for: person)
            published(turns.last?.number ?? 0, in: conversation)
            let earlier = last.map { last in turns.filter { $0.number > last } } ?? []
            expectDelivery(of: earlier, in: conversation, person.id)
            return (follower, try earlier.map { try TurnEvent($0, in: conversation, of: host) })
        } catch {
            leave(follower, of: conversation)
            throw error
        }
    }

    /// Ends a stream.
    func leave(_ follower: Follower, of conversation: String) {
        follower.end()
        followed[conversation]?.followers[ObjectIdentifier(follower)] = nil
        if followed[conversation]?.followers.isEmpty == true { followed[conversation] = nil }
    }

    /// Ends the streams of a conversation.
    func end(_ conversation: String) {
        for follower in followed.removeValue(forKey: conversation)?.followers.values ?? [:].values { follower.end() }
        undelivered[conversation] = nil
    }

    /// Ends the streams of a person.
    func end(of person: String) {
        for id in followed.filter({ $0.value.person.id == person }).keys { end(id) }
    }

    /// Ends all streams, and lets no others begin.
    func close() {
        isClosed = true
        for id in followed.keys { end(id) }
    }

    /// Keeps the streams' connections.
    func tick() {
        for follower in followed.values.flatMap(\.followers.values) { follower.send(.tick) }
    }

    // MARK: - Turns

    /// Sends a turn of this node to those who follow.
    ///
    /// - Parameter isAnswer: whether it answers a client, who has it with that.
    func publish(_ turn: Turn, _ event: TurnEvent, in conversation: String, of person: String, isAnswer: Bool) async {
        if !isAnswer { expectDelivery(of: [turn], in: conversation, person) }
        guard let last = followed[conversation]?.last else { return send(event, in: conversation) }
        // Another node has performed those in between.
        if turn.number > last + 1 { await catchUp(conversation) }
        guard turn.number > followed[conversation]?.last ?? 0 else { return }
        send(event, in: conversation)
    }

    /// Sends the turns that other nodes have performed. If they cannot be read, they come with the next ones.
    func catchUp(_ conversation: String) async {
        guard let known = followed[conversation], let last = known.last,
            let holding = try? await host.store.holding(of: conversation, for: known.person.id),
            holding.entryCount != known.entryCount,
            let turns = try? await host.assistant.completedTurns(of: conversation, for: known.person, after: last)
        else { return }
        // One whose last turn goes on has more entries when that has ended.
        followed[conversation]?.entryCount = holding.entryCount
        expectDelivery(of: turns, in: conversation, known.person.id)
        for turn in turns where turn.number > followed[conversation]?.last ?? 0 {
            guard let event = try? TurnEvent(turn, in: conversation, of: host) else { continue }
            send(event, in: conversation)
        }
    }

    private func send(_ event: TurnEvent, in conversation: String) {
        for follower in followed[conversation]?.followers.values ?? [:].values { follower.send(.turn(event)) }
        published(event.number, in: conversation)
    }

    private func published(_ number: Int, in conversation: String) {
        let last = followed[conversation]?.last ?? 0
        followed[conversation]?.last = max(last, number)
    }

    // MARK: - Delivery

    /// Turns that answer a client are confirmed by the node that has answered.
    private func expectDelivery(of turns: [Turn], in conversation: String, _ person: String) {
        let numbers = turns.filter { $0.happening != nil && !$0.messages.isEmpty }.map(\.number)
        if !numbers.isEmpty { undelivered[conversation, default: (person, [])].turns.formUnion(numbers) }
    }

    /// Records that a client has had a turn.
    func delivered(_ number: Int, in conversation: String) async {
        guard let person = undelivered[conversation]?.person,
            undelivered[conversation]?.turns.remove(number) != nil
        else { return }
        if undelivered[conversation]?.turns.isEmpty == true { undelivered[conversation] = nil }
        // If that cannot be stored, the turn is shown once more.
        let change = PendingWork.Change.remove(.delivery, key: "\(number)", conversation: conversation)
        try? await host.store.append([], pending: [change], for: person)
    }
}

import Assistant
import Dialogue
import Foundation
import Store

/// What a server does with what people send it: continues their conversations, takes them from other nodes, and answers a repeated message with
/// the same turn.
// @unchecked Sendable: used on the thread of the simulation alone.
final class FrontDoor: @unchecked Sendable {
    /// The node cannot answer now.
    struct Busy: Error {}

    let node: SimulatedNode
    private(set) var isOpen = false
    private var assistant: Assistant?
    private var live: [String: LiveConversation] = [:]
    /// Those that other nodes have taken, and to which apps may still report outcomes here.
    private var taken: [String: LiveConversation] = [:]
    private var loading: [String: Task<LiveConversation, any Error>] = [:]

    /// A message waits for so long for the turn of another node.
    private static let patience = 15.0

    init(_ node: SimulatedNode) { self.node = node }

    private var world: World { node.world }

    func open() {
        assistant = try? node.makeAssistant()
        isOpen = assistant != nil
    }

    /// Begins a conversation.
    func begin(for person: Person) async throws -> String {
        guard let assistant else { throw Busy() }
        let conversation = try await assistant.beginConversation(for: person)
        adopt(LiveConversation(conversation, of: person, in: node, isNew: true))
        return conversation.id
    }

    /// Does something with a conversation, which is taken from another node if necessary.
    func with<Result>(
        _ id: String, of person: Person, _ body: (LiveConversation) async throws -> Result
    ) async throws -> Result {
        let deadline = world.now + Self.patience
        while true {
            do {
                let conversation = try await conversation(id, of: person)
                do {
                    return try await body(conversation)
                } catch let error as StoreError where error.code == .leaseLost && world.now < deadline {
                    forget(conversation)
                }
            } catch let error as StoreError where error.code == .held {
                guard world.now < deadline else { throw Busy() }
                try await node.pass("waits for another node's turn")
                await node.pause(0.15)
            }
            guard !node.isDead else { throw SimulatedNode.Died() }
        }
    }

    /// All turns of a conversation that have ended.
    func turns(of id: String, for person: Person) async throws -> [Turn] {
        guard let assistant else { throw Busy() }
        return try await assistant.completedTurns(of: id, for: person)
    }

    /// Another node has written to a conversation.
    func hear(of id: String) {
        guard let conversation = live[id] else { return }
        node.start { await conversation.conversation.hearOfOtherNode() }
    }

    private func conversation(_ id: String, of person: Person) async throws -> LiveConversation {
        if let known = live[id] {
            if await !known.conversation.isTaken { return known }
            forget(known)
        }
        if let loading = loading[id] { return try await loading.value }
        guard let assistant else { throw Busy() }
        let task = Task(executorPreference: world.executor) { [self] in
            let conversation = LiveConversation(
                try await assistant.resumeConversation(id, for: person), of: person, in: node, isNew: false)
            adopt(conversation)
            return conversation
        }
        loading[id] = task
        defer { loading[id] = nil }
        return try await task.value
    }

    private func adopt(_ conversation: LiveConversation) {
        let id = conversation.conversation.id
        live[id] = conversation
        // What is reported from now on comes here.
        taken.removeValue(forKey: id)?.close()
        conversation.listen { [self] in node.start { [self] in await goOn(id, of: conversation.person) } }
    }

    /// Has a conversation go on that this node has, and that it has had to drop.
    private func goOn(_ id: String, of person: Person) async {
        while !node.isDead {
            do {
                let holding = try await SimulatedStore(node: node).holding(of: id, for: person.id)
                guard holding?.node == node.name else { return }
                return try await with(id, of: person) { _ in }
            } catch {
                await node.pause(1)
            }
        }
    }

    private func forget(_ conversation: LiveConversation) {
        let id = conversation.conversation.id
        if live[id] === conversation { live[id] = nil }
        taken[id] = conversation
    }
}

/// A conversation that a node continues.
// @unchecked Sendable: used on the thread of the simulation alone.
final class LiveConversation: @unchecked Sendable {
    let conversation: Conversation
    let person: Person
    private let node: SimulatedNode
    /// The turns of the messages that were heard; `nil` until they have been read.
    private var heard: [String: Int]?
    private var running: [String: Task<Turn, any Error>] = [:]
    private var listening: Task<Void, Never>?

    init(_ conversation: Conversation, of person: Person, in node: SimulatedNode, isNew: Bool) {
        self.conversation = conversation
        self.person = person
        self.node = node
        heard = isNew ? [:] : nil
    }

    /// Says something, or returns the turn that the same message began.
    ///
    /// - Parameter reference: the question that it answers; `nil` for none.
    func say(_ text: String, message: String, answering reference: String?) async throws -> Turn {
        if heard == nil {
            try await conversation.completeInterruptedTurns()
            try await readMessages()
        }
        if node.services.sabotage != .forgetsMessages {
            if let number = heard?[message] { return try await turn(number) }
            if let running = running[message] { return try await running.value }
        }
        let task = Task(executorPreference: node.world.executor) { [self] in
            let speaker = Speaker(channel: "simulation", principal: "somebody", mayConfirm: true, message: message)
            do {
                let turn = try await conversation.say(text, by: speaker, answering: reference)
                heard?[message] = turn.number
                try? await conversation.confirmDelivery(of: turn)
                return turn
            } catch {
                heard = nil
                throw error
            }
        }
        running[message] = task
        defer { running[message] = nil }
        return try await task.value
    }

    private func readMessages() async throws {
        var found: [String: Int] = [:]
        for turn in try await turns() {
            guard case .heard(let event, _)? = turn.items.first, let message = event.speaker?.message else { continue }
            found[message] = turn.number
        }
        heard = found.merging(heard ?? [:]) { $1 }
    }

    private func turns() async throws -> [Turn] {
        try Turn.turns(in: await SimulatedStore(node: node).entries(of: conversation.id, for: conversation.person, after: 0))
    }

    private func turn(_ number: Int) async throws -> Turn {
        guard let turn = try await turns().first(where: { $0.number == number }) else { throw FrontDoor.Busy() }
        return turn
    }

    /// Stops listening.
    func close() { listening?.cancel() }

    /// Has happen what happens without an utterance, until another node has the conversation; then passes on what apps report here.
    ///
    /// - Parameter lost: called when the conversation does not go on here.
    func listen(lost: @escaping @Sendable () -> Void) {
        listening = node.start { [conversation, node] in
            while !node.isDead, !Task.isCancelled {
                do {
                    for try await turn in conversation.happenings { try await conversation.confirmDelivery(of: turn) }
                    guard await conversation.isTaken else { return }
                    lost()
                    await conversation.passOnOutcomes()
                    return
                } catch let error as StoreError where error.code == .leaseLost {
                    // The loop finds it ended.
                } catch {
                    await node.pause(1)
                }
            }
        }
    }
}

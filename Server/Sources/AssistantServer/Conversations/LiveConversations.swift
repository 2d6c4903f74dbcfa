import Assistant
import Foundation
import Hosting
import Logging
import Store
import Tracing

/// The conversations in memory. Others are restored from the store when somebody asks for them.
actor LiveConversations {
    private let host: AssistantHost
    private let people: ServedPeople
    private let logger: Logger
    private let setting: LiveSetting
    /// Those who follow the conversations.
    nonisolated let audience: Audience
    private var live: [String: LiveConversation] = [:]
    /// Those that other nodes have taken, and to which apps may still report outcomes here.
    private var taken: [String: LiveConversation] = [:]
    private var loading: [String: Task<LiveConversation, any Error>] = [:]
    private var isClosed = false

    /// How long a conversation stays in memory that nobody uses.
    private static let patience = Duration.seconds(600)
    /// How long a request waits for another node to end its turn; longer than apps may take to handle something.
    private static let longestWait = Duration.seconds(15)
    private static let pause = Duration.milliseconds(20)
    /// How often a conversation that was dropped is tried to go on by itself, once a second.
    private static let mostAttempts = 60

    init(_ people: ServedPeople, logger: Logger, tracer: any Tracer) {
        host = people.host
        self.people = people
        self.logger = logger
        audience = Audience(people.host)
        setting = LiveSetting(
            host: people.host, logger: logger, spans: TurnSpans(tracer: tracer), audience: audience)
    }

    /// How many are in memory.
    var count: Int { live.count }

    /// Starts a conversation.
    func start(for person: Person) async throws -> LiveConversation {
        let conversation = LiveConversation(try await host.beginConversation(for: person), in: setting, isNew: true)
        try await adopt(conversation)
        return conversation
    }

    /// Does something with a person's conversation, which is restored from the store if necessary: taken from another node, if one has it. If another
    /// node takes it meanwhile, it is taken back, and the body called again.
    ///
    /// - Throws: `Problem` if the person has none with the identifier, or it cannot be resumed.
    nonisolated func with<Result: Sendable>(
        _ id: String, of person: Person, _ body: @Sendable (LiveConversation) async throws -> Result
    ) async throws -> Result {
        let deadline = ContinuousClock.now + Self.longestWait
        while true {
            let conversation = try await available(id, of: person, until: deadline)
            do {
                return try await body(conversation)
            } catch is LiveConversation.Closed {
                await retire(conversation)
            } catch let error as StoreError where error.code == .leaseLost && ContinuousClock.now < deadline {
                await conversation.giveUp()
                await retire(conversation)
            } catch let error as StoreError where error.code == .conversationGone {
                // Somebody has erased it, usually in another process and with all that is kept of the person.
                await conversation.close()
                await forget(conversation)
                try await people.forget(person.id)
                throw Problem.gone
            }
        }
    }

    /// The conversation, as soon as another node that has it has ended its turn, or is gone.
    private nonisolated func available(
        _ id: String, of person: Person, until deadline: ContinuousClock.Instant
    ) async throws -> LiveConversation {
        while true {
            do {
                return try await conversation(id, of: person)
            } catch let error as StoreError where error.code == .held {
                guard ContinuousClock.now < deadline else {
                    throw Problem.busy(
                        .serviceUnavailable, "Another server is in the middle of a turn of the conversation.", retryAfter: 1)
                }
                try await Task.sleep(for: Self.pause)
            }
        }
    }

    /// Has a conversation go on, unless another node that runs has it.
    ///
    /// - Throws: as ``with(_:of:_:)``.
    nonisolated func attend(_ id: String, of person: Person) async throws {
        guard let holding = try await host.store.holding(of: id, for: person.id) else { throw Self.unknown }
        guard !holding.isLive || holding.node == host.assistant.nodes?.membership.node else { return }
        try await with(id, of: person) { _ in }
    }

    /// Ends the conversations and streams of a person whose data has been erased.
    func end(of person: String) async {
        await audience.end(of: person)
        for conversation in live.values where conversation.person == person {
            await conversation.close()
            forget(conversation)
        }
    }

    /// The entries of a turn in progress here that are not in the journal yet.
    func entriesToCome(of id: String, for person: String) async -> [JournalEntry] {
        guard let conversation = live[id], conversation.person == person else { return [] }
        return await conversation.entriesToCome
    }

    private func forget(_ conversation: LiveConversation) {
        if live[conversation.id] === conversation { live[conversation.id] = nil }
    }

    /// Forgets a conversation that another node may have taken.
    private func retire(_ conversation: LiveConversation) {
        forget(conversation)
        taken[conversation.id] = conversation
    }

    private func conversation(_ id: String, of person: Person) async throws -> LiveConversation {
        if let known = live[id] {
            guard known.person == person.id else { throw Self.unknown }
            if await !known.isOver { return known }
            retire(known)
        }
        if let loading = loading[id] {
            let known = try await loading.value
            guard known.person == person.id else { throw Self.unknown }
            return known
        }
        let task = Task { try await restored(id, of: person) }
        loading[id] = task
        defer { loading[id] = nil }
        return try await task.value
    }

    private static let unknown = Problem.notFound("no conversation")

    private func restored(_ id: String, of person: Person) async throws -> LiveConversation {
        do {
            let restored = try await host.resumeConversation(id, for: person)
            let conversation = LiveConversation(restored, in: setting, isNew: false)
            try await adopt(conversation)
            return conversation
        } catch let error as ResumptionError where error == .unknown {
            throw Self.unknown
        } catch let error as ResumptionError {
            throw Problem(.conflict, "not-resumable", "The conversation cannot go on.", error.message)
        }
    }

    private func adopt(_ conversation: LiveConversation) async throws {
        guard !isClosed else { throw Problem.stopping }
        live[conversation.id] = conversation
        // From now on they stay in memory.
        _ = try await people.read(conversation.person)
        // What is reported from now on comes here.
        let earlier = taken.removeValue(forKey: conversation.id)
        if let earlier { await earlier.close() }
        await conversation.listen { [weak self, id = conversation.id, person = conversation.person] in
            // Apart, as who calls it is closed when the conversation goes on here.
            Task { await self?.goOn(id, of: person) }
        }
    }

    /// Has a conversation go on that this node has, and that it has had to drop: other nodes wait for the end of its turn.
    private func goOn(_ id: String, of person: String) async {
        for _ in 0..<Self.mostAttempts {
            do {
                let person = try await people.read(person)
                let holding = try await host.store.holding(of: id, for: person.id)
                guard holding?.node == host.assistant.nodes?.membership.node else { return }
                return try await with(id, of: person) { _ in }
            } catch {
                logger.warning("a conversation cannot go on", metadata: ["conversation": "\(id)"])
                try? await Task.sleep(for: .seconds(1))
            }
        }
    }

    /// Restores the conversations with timers, so that these fire although no client is there, but for those of other nodes that run.
    ///
    /// - Parameter time: only those with timers that are due then.
    func wake(until time: Date = .distantFuture) async throws {
        for work in try await host.store.pendingWork(.timer, until: time, limit: 10_000) {
            guard await !goesOn(work.conversation) else { continue }
            do {
                try await attend(work.conversation, of: people.read(work.person))
            } catch {
                logger.warning(
                    "a conversation with a timer cannot go on", metadata: ["conversation": "\(work.conversation)"])
            }
        }
    }

    /// Keeps the streams' connections, and forgets the conversations that nobody uses.
    func tick() async {
        await audience.tick()
        for conversation in taken.values {
            if await conversation.isDone, taken[conversation.id] === conversation { taken[conversation.id] = nil }
        }
        for conversation in live.values {
            if await conversation.close(ifUnusedFor: Self.patience) { forget(conversation) }
        }
        let followed = await audience.conversations.map(\.person.id)
        people.dropIdle(except: Set(live.values.map(\.person) + taken.values.map(\.person) + followed))
    }

    // MARK: - Other nodes

    /// Passes on what other nodes have told.
    func hear(_ news: News) async {
        switch news {
        case .written(let id):
            if let conversation = live[id] { await conversation.hearOfOtherNode() }
            await audience.catchUp(id)
        case .gap:
            for conversation in live.values { await conversation.hearOfOtherNode() }
            for (id, _) in await audience.conversations { await audience.catchUp(id) }
        }
    }

    /// Has those conversations go on that clients follow, or whose timers are due, and whose nodes are gone.
    ///
    /// - Parameter isTold: whether other nodes tell of what they write.
    func watch(isTold: Bool) async {
        let looks = !isTold && host.assistant.nodes?.membership.isAlone == false
        for (id, person) in await audience.conversations {
            if looks { await hear(.written(conversation: id)) }
            guard await !goesOn(id) else { continue }
            do {
                try await attend(id, of: person)
                // A node that was killed may not have told of all that it has written.
                await audience.catchUp(id)
            } catch {
                logger.warning("a conversation that is followed cannot go on", metadata: ["conversation": "\(id)"])
            }
        }
        // A store that cannot be read is asked again.
        try? await wake(until: host.assistant.now())
    }

    /// Whether this node continues a conversation, as far as it knows.
    private func goesOn(_ id: String) async -> Bool {
        guard let conversation = live[id] else { return false }
        if await !conversation.isOver { return true }
        retire(conversation)
        return false
    }

    /// Ends all streams.
    func close() async {
        isClosed = true
        await audience.close()
        for conversation in live.values { await conversation.close() }
    }
}

import Assistant
import IntentSchema
import Store

/// Somebody who books rides in one conversation, repeats what was not answered, and keeps what they agreed to.
// @unchecked Sendable: used on the thread of the simulation alone.
final class SimulatedPerson: @unchecked Sendable {
    /// A message that was answered.
    struct Answered {
        var message: String
        var text: String
        var turn: Int
        var texts: [String]
    }

    let person: Person
    private(set) var conversation: String?
    /// What they asked for, and which app.
    private(set) var wishes: [String: AppKind] = [:]
    /// The messages by which they agreed, and to which wish.
    private(set) var agreements: [String: String] = [:]
    private(set) var answered: [Answered] = []
    private(set) var isDone = false
    private let world: World
    private let services: Services
    private var messages = 0

    init(_ id: String, _ world: World, _ services: Services) {
        person = SimulatedNode.person(id)
        self.world = world
        self.services = services
    }

    func live(wishes count: Int) async {
        while conversation == nil {
            conversation = await attempt { [person] in try await $0.begin(for: person) }
            if conversation == nil { await world.pause(world.seconds(0.05...0.5)) }
        }
        for number in 1...count {
            await world.pause(world.seconds(0...2))
            await want("\(person.id)-wish\(number)", of: AppKind.allCases[world.below(AppKind.allCases.count)])
        }
        isDone = true
    }

    // MARK: - Wishes

    private func want(_ wish: String, of app: AppKind) async {
        wishes[wish] = app
        var turn = await ask(world.below(2) == 0 ? "ride \(app) \(wish)" : "ride \(app)")
        var changes = 0
        while let prompt = turn.prompt {
            switch prompt.question.kind {
            case .confirmRequest:
                // A request that was put aside may be asked about again.
                let asked = prompt.intent["dropOffLocation"]?.record?["name"]?.string ?? ""
                let dice = world.below(12)
                if dice == 0, changes < 3, let app = wishes[asked] {
                    changes += 1
                    wishes["\(asked)'"] = app
                    turn = await ask("rather \(asked)'", about: prompt)
                } else if dice == 1 {
                    turn = await ask("no", about: prompt)
                } else {
                    turn = await ask("yes", about: prompt, agreeingTo: asked)
                }
            case .value: turn = await ask(wish, about: prompt)
            default: turn = await ask("no", about: prompt)
            }
        }
    }

    /// Says something until it is answered.
    ///
    /// - Returns: the turn; the last one if the question is not open any more.
    private func ask(_ text: String, about prompt: Prompt? = nil, agreeingTo wish: String? = nil) async -> Turn {
        messages += 1
        let message = "message\(messages)"
        if let wish { agreements[message] = wish }
        while true {
            if world.strikes("message is sent twice", oncein: 20) {
                world.start { [self] in _ = await send(text, message, prompt?.reference) }
            }
            switch await send(text, message, prompt?.reference) {
            case .turn(let turn):
                let texts = turn.messages.map(\.rendered.shown)
                answered.append(Answered(message: message, text: text, turn: turn.number, texts: texts))
                return turn
            case .otherQuestion:
                if let turn = await lastTurn() { return turn }
            case nil: break
            }
            await world.pause(world.seconds(0.02...0.8))
        }
    }

    private enum Reply {
        case turn(Turn)
        case otherQuestion
    }

    private func send(_ text: String, _ message: String, _ reference: String?) async -> Reply? {
        guard let conversation else { return nil }
        return await attempt { [person, world] door in
            world.note("\(person.id) says \(message): \(text)")
            do {
                return .turn(
                    try await door.with(conversation, of: person) {
                        try await $0.say(text, message: message, answering: reference)
                    })
            } catch is QuestionError {
                return .otherQuestion
            }
        }
    }

    private func lastTurn() async -> Turn? {
        guard let conversation else { return nil }
        return await attempt { [person] door in
            try await door.turns(of: conversation, for: person).last { !$0.messages.isEmpty }
        } ?? nil
    }

    /// Asks one of the nodes, and waits for a while.
    ///
    /// - Returns: `nil` if it has failed, or has not answered in time.
    private func attempt<Answer: Sendable>(_ body: @escaping @Sendable (FrontDoor) async throws -> Answer) async -> Answer? {
        guard let door = services.anyDoor() else { return nil }
        await world.pause(world.seconds(0.0002...0.005))
        let waiting = Reception<Answer>()
        return await withCheckedContinuation { continuation in
            waiting.continuation = continuation
            door.node.start {
                do {
                    waiting.end(try await body(door))
                } catch {
                    waiting.failed(error)
                }
            }
            world.after(world.seconds(3...20)) { waiting.end(nil) }
        }
    }
}

/// Somebody who waits for an answer.
// @unchecked Sendable: used on the thread of the simulation alone.
private final class Reception<Answer: Sendable>: @unchecked Sendable {
    var continuation: CheckedContinuation<Answer?, Never>?

    func end(_ answer: Answer?) {
        continuation?.resume(returning: answer)
        continuation = nil
    }

    /// Of a process that has died, nothing is heard.
    func failed(_ error: any Error) {
        if error is SimulatedNode.Died || error is CancellationError { return }
        end(nil)
    }
}

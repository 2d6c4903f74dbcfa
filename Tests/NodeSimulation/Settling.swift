import Store

/// Lets everything end that was begun, when nothing goes wrong any more.
// @unchecked Sendable: used on the thread of the simulation alone.
final class Settling: @unchecked Sendable {
    private(set) var isDone = false
    /// What has not ended.
    private(set) var waitsFor = ""
    private let world: World
    private let services: Services

    init(_ world: World, _ services: Services) {
        self.world = world
        self.services = services
    }

    func settle(_ people: [SimulatedPerson]) async {
        // Longer than any fault lasts.
        await world.pause(30)
        for person in people {
            guard let id = person.conversation else { continue }
            waitsFor = id
            while await !isSettled(id, of: person) { await world.pause(1) }
        }
        isDone = true
    }

    /// Has a node look after a conversation.
    private func isSettled(_ id: String, of person: SimulatedPerson) async -> Bool {
        guard let door = services.anyDoor() else { return false }
        let ended = try? await door.with(id, of: person.person) { live in
            try await live.conversation.completeInterruptedTurns()
            guard await !live.conversation.awaitsOutcome else { return false }
            // A turn that has begun meanwhile is to end.
            try await live.conversation.completeInterruptedTurns()
            return true
        }
        return ended ?? false
    }
}

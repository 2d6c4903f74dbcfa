import Store

/// What the nodes of a simulation share: the store, the apps' own data, and each other.
// @unchecked Sendable: used on the thread of the simulation alone.
final class Services: @unchecked Sendable {
    let store = MemoryStore()
    let ledger = Ledger()
    let sabotage: Sabotage?
    private let world: World
    private(set) var doors: [FrontDoor] = []
    private var started = 0

    init(_ world: World, _ sabotage: Sabotage?) {
        self.world = world
        self.sabotage = sabotage
    }

    /// Starts a node.
    func addNode() {
        started += 1
        let node = SimulatedNode("node\(started)", world, self)
        world.note("\(node.name) starts")
        let door = FrontDoor(node)
        doors.append(door)
        node.start {
            await node.join()
            door.open()
        }
    }

    /// Has another node started in place of one that has died.
    func died(_ node: SimulatedNode) {
        world.note("\(node.name) is dead")
        doors.removeAll { $0.node === node }
        world.after(world.seconds(0.2...4)) { [self] in addNode() }
    }

    /// One of the nodes that run, or hang; `nil` if there is none.
    func anyDoor() -> FrontDoor? {
        let open = doors.filter(\.isOpen)
        return open.isEmpty ? nil : open[world.below(open.count)]
    }

    /// Tells the other nodes that one has written to a conversation; it may not reach them.
    func announce(_ conversation: String, by node: SimulatedNode) {
        for door in doors where door.node !== node && door.isOpen {
            if world.strikes("news is lost", oncein: 30) { continue }
            world.after(world.seconds(0.001...0.02)) { door.hear(of: conversation) }
        }
    }

    /// Has a node that has died, or is to end, leave nothing behind.
    func stop() {
        for door in doors { door.node.die() }
    }
}

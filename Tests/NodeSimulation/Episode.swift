import Store

/// One run of the simulation: some nodes, some people, and what goes wrong between them, all of which follows from a seed.
public struct Episode: Sendable {
    /// What became of an episode.
    public struct Result: Sendable {
        /// What is wrong; empty if nothing was lost, nothing was done twice, and everybody was told the truth.
        public var problems: [String] = []
        /// How many things happened.
        public var events = 0
        /// How often something went wrong, by what.
        public var faults: [String: Int] = [:]
        /// How many wishes ended how; `nil` as the key is not used.
        public var outcomes: [String: Int] = [:]
        /// The entries of all journals.
        public var entries = 0
        /// Two runs with the same fingerprint took the same course.
        public var fingerprint: UInt64 = 0
        /// The virtual time that has passed, in seconds.
        public var seconds = 0.0
    }

    private let seed: UInt64
    private let sabotage: Sabotage?

    /// - Parameter sabotage: a way to break what is tested; `nil` to test it.
    public init(seed: UInt64, sabotage: Sabotage? = nil) {
        self.seed = seed
        self.sabotage = sabotage
    }

    /// So many events are enough for everybody; who needs more waits for something that does not happen.
    private static let mostEvents = 400_000

    /// Runs the episode on this thread.
    ///
    /// - Parameter log: called with each event.
    public func run(log: ((String) -> Void)? = nil) -> Result {
        let world = World(seed: seed)
        world.log = log
        let services = Services(world, sabotage)
        for _ in 0..<(2 + world.below(3)) { services.addNode() }
        let people = (1...(2 + world.below(5))).map { SimulatedPerson("person\($0)", world, services) }
        let wishes = 2 + world.below(6)
        for person in people { world.start { await person.live(wishes: wishes) } }
        trouble(world, services)
        var problems: [String] = []
        if !world.run(until: { people.allSatisfy(\.isDone) }, most: Self.mostEvents) {
            problems.append("somebody has no answer after \(Int(world.now)) s")
        }
        world.isCalm = true
        let settling = Settling(world, services)
        world.start { await settling.settle(people) }
        if problems.isEmpty, !world.run(until: { settling.isDone }, most: Self.mostEvents) {
            problems.append("what was begun does not end: \(settling.waitsFor)")
        }
        let check = Check(services)
        world.start { await check.check(people) }
        _ = world.run(until: { check.isDone }, most: Self.mostEvents)
        services.stop()
        // What is left finds that its process is gone.
        _ = world.run(until: { false }, most: Self.mostEvents)
        return Result(
            problems: problems + check.problems, events: world.events, faults: world.faults, outcomes: check.outcomes,
            entries: check.entries, fingerprint: world.fingerprint, seconds: world.now)
    }

    /// What goes wrong without regard to what anybody does.
    private func trouble(_ world: World, _ services: Services) {
        world.after(world.seconds(0...8)) {
            guard !world.isCalm else { return }
            if world.strikes("all nodes are cut off", oncein: 4) {
                let seconds = world.seconds(0.2...9)
                for door in services.doors { door.node.cut(for: seconds) }
            }
            if let door = services.anyDoor(), world.strikes("node dies between", oncein: 4) { door.node.die() }
            trouble(world, services)
        }
    }
}

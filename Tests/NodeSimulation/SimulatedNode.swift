import Assistant
import Dialogue
import ExtensionProtocol
import Foundation
import Store

/// A process that uses the store, until it dies.
// @unchecked Sendable: used on the thread of the simulation alone.
final class SimulatedNode: @unchecked Sendable {
    /// The process is gone; whatever was at work in it ends.
    struct Died: Error {}

    let name: String
    let world: World
    let services: Services
    private(set) var isDead = false
    /// By how many seconds its clock is wrong.
    private(set) var skew = 0.0
    /// Until when it does nothing.
    private var frozenUntil = 0.0
    /// Until when it does not reach the store.
    private(set) var cutUntil = 0.0
    /// When it has last told the store that it runs, if it has not been able to since.
    private var silentSince: Double?
    private var knownLapses = 0
    private var membership: (any Membership)?
    private var tasks: [Task<Void, Never>] = []
    private var identifiers = 0

    /// A node may be silent for so many seconds until it counts as gone.
    static let patience = 1.5

    init(_ name: String, _ world: World, _ services: Services) {
        self.name = name
        self.world = world
        self.services = services
    }

    /// What its clock shows.
    var time: Date { Date(timeIntervalSince1970: 1_767_632_400 + world.now + skew) }

    func makeIdentifier() -> String {
        identifiers += 1
        return "\(name)-\(identifiers)"
    }

    /// Starts a task, which ends with the process.
    @discardableResult
    func start(_ body: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
        let task = world.start(body)
        tasks.append(task)
        return task
    }

    // MARK: - Presence

    func join() async { membership = try? await services.store.join(name) }

    /// Whether other nodes certainly count this one as running.
    var isAssured: Bool {
        if services.sabotage == .countsItselfAsRunning { return true }
        return silentSince.map { world.now - $0 < Self.patience } ?? true
    }

    /// How often it may have counted as gone.
    var lapses: Int { services.sabotage == .countsItselfAsRunning ? 0 : knownLapses }

    /// Whether it has told lately that it runs.
    var isHeard: Bool { silentSince == nil }

    private var silenceEnds: Double { max(frozenUntil, cutUntil) }

    private func fallSilent() {
        // It tells three times a second.
        let start = silentSince ?? world.now - world.seconds(0...0.3)
        guard silentSince == nil else { return }
        silentSince = start
        world.after(start + Self.patience - world.now) { [self] in expire() }
        speakAgain()
    }

    private func expire() {
        guard isDead || silentSince != nil else { return }
        world.note("\(name) counts as gone")
        membership?.leave()
        membership = nil
    }

    private func speakAgain() {
        // Perhaps before it does anything else.
        let pause = world.below(3) == 0 ? 0 : world.seconds(0.001...0.1)
        world.after(silenceEnds - world.now + pause) { [self] in
            guard !isDead else { return }
            guard silenceEnds <= world.now else { return speakAgain() }
            world.note("\(name) tells that it runs")
            if let silentSince, world.now - silentSince >= Self.patience { knownLapses += 1 }
            silentSince = nil
            if membership == nil { start { [self] in await join() } }
        }
    }

    // MARK: - Faults

    func die() {
        guard !isDead else { return }
        isDead = true
        for task in tasks { task.cancel() }
        tasks = []
        world.after(world.seconds(Self.patience - 0.3...Self.patience)) { [self] in expire() }
        services.died(self)
    }

    /// Stops the process as one stops that gets no processor time, and lets it go on later.
    func freeze(for seconds: Double) {
        frozenUntil = max(frozenUntil, world.now + seconds)
        fallSilent()
    }

    /// Cuts the network to the store.
    func cut(for seconds: Double) {
        cutUntil = max(cutUntil, world.now + seconds)
        fallSilent()
    }

    func setClock(by seconds: Double) { skew += seconds }

    /// Passes a point, at which something may happen to the process, and after which some time has gone by.
    func pass(_ point: @autoclosure () -> String) async throws {
        guard !isDead else { throw Died() }
        world.note("\(name): \(point())")
        if world.strikes("node dies", oncein: 220) { die() }
        if world.strikes("node hangs", oncein: 160) {
            freeze(for: world.below(2) == 0 ? world.seconds(0.05...1.4) : world.seconds(1.5...25))
        }
        if world.strikes("network is cut", oncein: 260) {
            cut(for: world.below(2) == 0 ? world.seconds(0.05...4) : world.seconds(4...20))
        }
        if world.strikes("clock jumps", oncein: 260) {
            setClock(by: world.seconds(world.below(2) == 0 ? -90_000...90_000 : -30...30))
        }
        await pause(world.seconds(0.0002...0.003))
        guard !isDead else { throw Died() }
    }

    /// Suspends a task of the process, for longer if the process stops.
    func pause(_ seconds: Double) async {
        await world.pause(seconds)
        while !isDead, world.now < frozenUntil { await world.pause(frozenUntil - world.now) }
    }
}

/// This process, as the assistant knows it.
struct SimulatedMembership: Membership {
    let inner: SimulatedNode

    var node: String { inner.name }
    var isAssured: Bool { inner.isAssured }
    var lapses: Int { inner.lapses }
    var isAlone: Bool { false }
    var news: AsyncStream<News>? { nil }

    func announce(_ conversation: String) {
        guard !inner.isDead else { return }
        inner.services.announce(conversation, by: inner)
    }

    func leave() {}
}

import Synchronization

/// The programs that a host runs, of all its apps and people. It keeps their number within the limit.
public final class ProgramPool: Sendable {
    private struct Member {
        var session: ProgramSession
        /// Whether it counts: one that was ended to make room does not.
        var counts = true
    }

    private struct State {
        var members: [ObjectIdentifier: Member] = [:]
        /// How many programs are being started.
        var starting = 0
        /// Whether no more programs are to run.
        var isOver = false
    }

    /// Why no program can be started.
    enum Obstacle: Error {
        /// As many programs as the limit allows are at work.
        case tooMany
        /// The host is ending.
        case over
    }

    /// The limits of each program, and of their number.
    public let limits: ExtensionLimits
    private let state = Mutex(State())

    /// A pool without programs.
    public init(limits: ExtensionLimits = ExtensionLimits()) {
        self.limits = limits
    }

    deinit { endAll() }

    /// How many programs run, including those that are ending.
    public var count: Int { state.withLock(\.members.count) }

    /// Whether all programs have been ended, for good.
    package var isOver: Bool { state.withLock(\.isOver) }

    /// Ends all programs, for good, as when the host ends. Programs also end by themselves when their host is gone.
    public func endAll() {
        let members = state.withLock { state in
            // Those that are just being started end when they have been.
            state.isOver = true
            return state.members.values
        }
        for member in members { member.session.retire("the host ended", atOnce: true) }
    }

    /// Makes room for one more program, by ending the one that has been idle longest if there are too many.
    ///
    /// Unless it throws, ``add(_:)`` or ``giveBack()`` has to follow.
    func makeRoom() throws(Obstacle) {
        while true {
            let (hasRoom, isOver, idle): (Bool, Bool, [(ProgramSession, ContinuousClock.Instant)]) = state.withLock { state in
                if state.isOver { return (false, true, []) }
                let counting = state.members.values.filter(\.counts).map(\.session)
                guard counting.count + state.starting >= limits.programs else {
                    state.starting += 1
                    return (true, false, [])
                }
                return (false, false, counting.compactMap { session in session.idleSince.map { (session, $0) } })
            }
            if isOver { throw .over }
            if hasRoom { return }
            guard let longest = idle.min(by: { $0.1 < $1.1 })?.0 else { throw .tooMany }
            // It may have been called meanwhile; then another one is, or nothing, idle.
            guard longest.retireIfIdle("room was needed for another program") else { continue }
            state.withLock { $0.members[ObjectIdentifier(longest)]?.counts = false }
        }
    }

    /// Whether an idle program is one of those that were used last, as many as stay warm.
    func staysWarm(_ session: ProgramSession) -> Bool {
        guard limits.warmPrograms > 0, let since = session.idleSince else { return false }
        let sessions = state.withLock { $0.members.values.filter(\.counts).map(\.session) }
        // Those that are at work are in use, too.
        let later = sessions.count { $0 !== session && $0.takesCalls && $0.idleSince.map { $0 > since } ?? true }
        return later < limits.warmPrograms
    }

    /// Ends the claim to room without a program.
    func giveBack() { state.withLock { $0.starting -= 1 } }

    func add(_ session: ProgramSession) {
        let isOver = state.withLock { state in
            state.starting -= 1
            state.members[ObjectIdentifier(session)] = Member(session: session)
            return state.isOver
        }
        // It may have ended before it was added.
        if session.hasExited { remove(session) }
        if isOver { session.retire("the host ended", atOnce: true) }
    }

    func remove(_ session: ProgramSession) {
        state.withLock { $0.members[ObjectIdentifier(session)] = nil }
    }
}

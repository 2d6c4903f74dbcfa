import Synchronization

/// The programs that a host runs, of all its apps and people. It keeps their number within the limit.
public final class ProgramPool: Sendable {
    public let limits: ExtensionLimits
    private let sessions = Mutex<[ObjectIdentifier: ProgramSession]>([:])

    public init(limits: ExtensionLimits = ExtensionLimits()) {
        self.limits = limits
    }

    deinit { endAll() }

    /// How many programs run.
    public var count: Int { sessions.withLock(\.count) }

    /// Ends all programs, as when the host ends. Programs also end by themselves when their host is gone.
    public func endAll() {
        for session in sessions.withLock(\.values) { session.retire("the host ended", atOnce: true) }
    }

    /// Makes room for one more program, by ending the one that has been idle longest if there are too many.
    ///
    /// - Returns: whether there is room.
    func makeRoom() -> Bool {
        let (isFull, idle): (Bool, ProgramSession?) = sessions.withLock { sessions in
            guard sessions.count >= limits.programs else { return (false, nil) }
            let idle = sessions.values.compactMap { session in session.idleSince.map { (session, $0) } }
            return (true, idle.min { $0.1 < $1.1 }?.0)
        }
        guard isFull else { return true }
        guard let idle else { return false }
        idle.retire("room was needed for another program", atOnce: true)
        sessions.withLock { $0[ObjectIdentifier(idle)] = nil }
        return true
    }

    func add(_ session: ProgramSession) {
        sessions.withLock { $0[ObjectIdentifier(session)] = session }
    }

    func remove(_ session: ProgramSession) {
        sessions.withLock { $0[ObjectIdentifier(session)] = nil }
    }
}

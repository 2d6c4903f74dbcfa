import ProcessSpawning

extension SystemCallFilter {
    /// The operand that stands for the number of the program's process until there is one.
    private static let own = UInt32(PROCESS_SPAWNING_OWN_NUMBER)

    /// What decides on a call that could reach the host, ending in every case.
    func verdictAmongProcesses(on call: SystemCall) -> [FilterInstruction] {
        switch call {
        // Landlock keeps signals in from version 6 on, and nothing else that is done to a process.
        case .kill, .tkill, .tgkill, .rtSigqueueinfo, .rtTgsigqueueinfo: [.loadArgument(0)] + onlyOwn
        case .prlimit64, .schedSetparam, .schedSetscheduler, .schedSetaffinity, .schedSetattr: onlyItself(argument: 0)
        // PRIO_PROCESS and IOPRIO_WHO_PROCESS, and neither groups nor users.
        case .setpriority: [.loadArgument(0), .ifEqual(0, skip: 1), .deny] + onlyItself(argument: 1)
        case .ioprioSet: [.loadArgument(0), .ifEqual(1, skip: 1), .deny] + onlyItself(argument: 1)
        // F_SETOWN, F_SETSIG and F_SETOWN_EX: signals to whoever is named, when a file is ready. F_SETLEASE and F_NOTIFY: hindering and watching others.
        case .fcntl: unless([8, 10, 15, 1_024, 1_026], argument: 1)
        // PR_SET_PDEATHSIG: the signal that ends it with its host.
        case .prctl: unless([1], argument: 0)
        // As with permissions, a refusal is taken for a failure by what copies files.
        case .utime, .utimes, .futimesat, .utimensat: [.ignore]
        default: [.deny]
        }
    }

    private var onlyOwn: [FilterInstruction] { [.ifEqual(Self.own, else: 1), .allow, .deny] }

    /// Its own process or, as 0, the thread that calls.
    private func onlyItself(argument: UInt32) -> [FilterInstruction] {
        [.loadArgument(argument), .ifEqual(0, skip: 1)] + onlyOwn
    }

    /// What programs ask of their files, pipes, terminals and sockets, and nothing that changes a file that they may only read.
    var harmlessControl: [FilterInstruction] {
        // TCGETS, TIOCOUTQ, TIOCGWINSZ, FIONREAD, FIONBIO, FIONCLEX and FIOCLEX; SIOCATMARK; SIOCGIF- NAME, CONF, FLAGS, ADDR and INDEX.
        let allowed: [UInt32] = [
            0x5401, 0x5411, 0x5413, 0x541B, 0x5421, 0x5450, 0x5451, 0x8905, 0x8910, 0x8912, 0x8913, 0x8915, 0x8933,
        ]
        return [.loadArgument(1)] + allowed.flatMap { [.ifEqual($0, else: 1), .allow] } + [.deny]
    }
}

extension SystemCall {
    /// Whether it does harm only to what namespaces keep out of reach.
    var reachesHost: Bool {
        switch self {
        case .kill, .tkill, .tgkill, .rtSigqueueinfo, .rtTgsigqueueinfo, .pidfdSendSignal, .prlimit64, .setpriority,
            .schedSetparam, .schedSetscheduler, .schedSetaffinity, .schedSetattr, .ioprioSet, .fcntl, .prctl, .chown, .fchown,
            .lchown, .fchownat, .removexattr, .lremovexattr, .fremovexattr, .removexattrat, .fileSetattr, .utime, .utimes,
            .futimesat, .utimensat,
            .inotifyAddWatch, .msgsnd, .msgrcv, .msgctl, .semop, .semtimedop, .semctl, .mqUnlink:
            true
        default: false
        }
    }
}

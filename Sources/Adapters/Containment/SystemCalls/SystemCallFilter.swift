/// What a program of an app may ask of the kernel, as a seccomp program.
///
/// A denied call fails with `EPERM`, so that a handler gets an error instead of being killed; one that changes permissions or times of files may be
/// ignored. Everything else that could do harm is out of reach by namespaces or, for a program without them, by Landlock and more rules of the
/// filter (`SystemCallFilter+Host`). The filter keeps the program from starting others, from ways around its limits, and from parts of the kernel
/// that it has no use for.
struct SystemCallFilter: Equatable, Sendable {
    var architecture: Architecture
    /// Whether sockets of the internet are allowed. Sockets of this machine (`AF_UNIX`) then are not: their abstract names belong to the network
    /// that the program shares with the host.
    var network: Bool
    /// Whether files keep their permissions for reading and writing, and their lists of them; changes are ignored. The program of a host that runs
    /// as root owns the host's `/dev/null`, and could take it away from everybody else.
    var keepsPermissions: Bool
    /// Whether the program is in no namespaces: it knows the paths, processes, queues and sockets of the host. It then gets no sockets of this
    /// machine, cannot change owners and attributes of files, changes of permissions and times are ignored, and it reaches no process but its own.
    var sharesHost = false

    /// The program as the kernel reads it.
    var bytes: [UInt8] { instructions.flatMap(\.bytes) }

    /// The program.
    var instructions: [FilterInstruction] {
        var program: [FilterInstruction] = [
            // Numbers mean other calls to another architecture, such as the 32-bit one of the same processor.
            .loadArchitecture, .ifEqual(architecture.auditCode, skip: 1), .deny, .loadNumber,
        ]
        if architecture == .x86 {
            // The calls of the x32 interface.
            program += [.ifAtLeast(0x4000_0000, else: 1), .unknown]
        }
        for call in SystemCall.allCases {
            guard let number = architecture.number(of: call), let verdict = verdict(on: call) else { continue }
            program += [.ifEqual(number, else: UInt8(verdict.count))] + verdict
        }
        return program + [.allow]
    }

    /// What decides on a call, ending in every case; `nil` for a call that is allowed.
    private func verdict(on call: SystemCall) -> [FilterInstruction]? {
        switch call {
        case .clone: threadsOnly
        // Its flags are in memory, where a filter cannot read them; libraries then use clone.
        case .clone3: [.unknown]
        case .mmap: countedMemoryOnly
        case .ioctl: sharesHost ? harmlessControl : noTyping
        case .socket: families
        case .socketpair: localSockets ? nil : connectedPairs
        case .chmod, .fchmod: permissions(argument: 1)
        case .fchmodat, .fchmodat2: permissions(argument: 2)
        case .setxattr, .lsetxattr, .fsetxattr, .setxattrat: sharesHost || keepsPermissions ? [.deny] : nil
        case _ where call.reachesHost: sharesHost ? verdictAmongProcesses(on: call) : nil
        default: [.deny]
        }
    }

    /// A thread in the same namespaces.
    private var threadsOnly: [FilterInstruction] {
        // CLONE_THREAD; CLONE_NEWNS, NEWCGROUP, NEWUTS, NEWIPC, NEWUSER, NEWPID and NEWNET.
        let (thread, namespaces): (UInt32, UInt32) = (0x0001_0000, 0x7E02_0000)
        return [.loadArgument(0), .ifAny(of: thread, skip: 1), .deny, .ifAny(of: namespaces, else: 1), .deny, .allow]
    }

    /// No memory that `RLIMIT_DATA` leaves out: that shared with nobody (MAP_SHARED with MAP_ANONYMOUS), and that which grows like a stack.
    private var countedMemoryOnly: [FilterInstruction] {
        let (growing, anonymous, shared, sharedValidated): (UInt32, UInt32, UInt32, UInt32) = (0x100, 0x20, 1, 3)
        return [
            .loadArgument(3), .ifAny(of: growing, else: 1), .deny, .ifAny(of: anonymous, skip: 1), .allow,
            .and(0xF), .ifEqual(shared, skip: 1), .ifEqual(sharedValidated, else: 1), .deny, .allow,
        ]
    }

    /// No input typed into a terminal (TIOCSTI) or selected on a console (TIOCLINUX).
    private var noTyping: [FilterInstruction] { unless([0x5412, 0x541C], argument: 1) }

    /// Allows a call unless the argument has one of these values.
    func unless(_ values: [UInt32], argument: UInt32) -> [FilterInstruction] {
        [.loadArgument(argument)] + values.flatMap { [.ifEqual($0, else: 1), .deny] } + [.allow]
    }

    /// What decides on a change of permissions. Foundation makes such changes to every file of settings that it writes, and takes a refusal for a
    /// failure; so do other libraries.
    private func permissions(argument: UInt32) -> [FilterInstruction]? {
        if sharesHost { return [.ignore] }
        return keepsPermissions ? [.loadArgument(argument), .and(0o666), .ifEqual(0o666, else: 1), .allow, .ignore] : nil
    }

    /// Whether there may be sockets of this machine. Without namespaces of its own, a program would reach those of the desktop by them.
    private var localSockets: Bool { !network && !sharesHost }

    /// No datagrams, since a socket of a pair, too, sends them to any name.
    private var connectedPairs: [FilterInstruction] {
        let (stream, packets): (UInt32, UInt32) = (1, 5)
        return [
            .loadArgument(1), .and(0xF), .ifEqual(stream, skip: 1), .ifEqual(packets, else: 1), .allow, .deny,
        ]
    }

    private var families: [FilterInstruction] {
        let (unix, internet, internet6, netlink): (UInt32, UInt32, UInt32, UInt32) = (1, 2, 10, 16)
        // Netlink lists the machine's addresses for getaddrinfo.
        let allowed = network ? [internet, internet6, netlink] : localSockets ? [unix] : []
        return [.loadArgument(0)] + allowed.flatMap { [.ifEqual($0, else: 1), .allow] } + [.deny]
    }
}

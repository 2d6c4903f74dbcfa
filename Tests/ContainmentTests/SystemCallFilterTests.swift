import ProcessSpawning
import Testing

@testable import Containment

/// The filter's verdicts, from running its program as the kernel does.
struct SystemCallFilterTests {
    private enum Verdict: UInt32 {
        case allowed = 0x7FFF_0000
        case denied = 0x0005_0001
        case unknown = 0x0005_0026
        case ignored = 0x0005_0000
    }

    private func verdict(
        _ number: UInt32, _ arguments: [UInt64] = [], on architecture: Architecture, network: Bool = false,
        keepsPermissions: Bool = false, sharesHost: Bool = false, as code: UInt32? = nil
    ) throws -> Verdict {
        let filter = SystemCallFilter(
            architecture: architecture, network: network, keepsPermissions: keepsPermissions, sharesHost: sharesHost)
        var words = [number, code ?? architecture.auditCode, 0, 0]
        for index in 0..<6 {
            let value = index < arguments.count ? arguments[index] : 0
            words += [UInt32(truncatingIfNeeded: value), UInt32(truncatingIfNeeded: value >> 32)]
        }
        return try #require(Verdict(rawValue: try run(filter.instructions, on: words)))
    }

    /// The kernel's machine, of which filters use loads, one operation, jumps and the return.
    private func run(_ program: [FilterInstruction], on words: [UInt32]) throws -> UInt32 {
        var (position, value) = (0, UInt32(0))
        while true {
            try #require(position < program.count, "the filter does not end")
            let instruction = program[position]
            position += 1
            func jump(_ holds: Bool) { position += Int(holds ? instruction.ifTrue : instruction.ifFalse) }
            switch instruction.code {
            case 0x20: value = words[Int(instruction.operand) / 4]
            case 0x54: value &= instruction.operand
            case 0x15: jump(value == instruction.operand)
            case 0x35: jump(value >= instruction.operand)
            case 0x45: jump(value & instruction.operand != 0)
            case 0x06: return instruction.operand
            default: Issue.record("no such instruction: \(instruction.code)")
            }
        }
    }

    @Test("each call has its verdict on each architecture", arguments: Architecture.allCases, [false, true])
    func verdicts(architecture: Architecture, network: Bool) throws {
        let partly: [SystemCall] = [
            .clone, .clone3, .mmap, .ioctl, .socket, .socketpair, .chmod, .fchmod, .fchmodat, .fchmodat2, .setxattr, .lsetxattr,
            .fsetxattr,
            .setxattrat,
        ]
        for call in SystemCall.allCases where !partly.contains(call) {
            guard let number = architecture.number(of: call) else { continue }
            let expected: Verdict = call.reachesHost ? .allowed : .denied
            #expect(try verdict(number, on: architecture, network: network) == expected, "\(call)")
        }
        // read, write, exit_group and execve.
        for number: UInt32 in architecture == .x86 ? [0, 1, 231, 59] : [63, 64, 94, 221] {
            #expect(try verdict(number, on: architecture, network: network) == .allowed, "\(number)")
        }
    }

    private struct Case: Sendable {
        var name: String
        var call: SystemCall
        var arguments: [UInt64]
        var verdict: Verdict
        var network = false
        var keepsPermissions = false
        var sharesHost = false
    }

    private static let cases: [Case] = [
        Case(name: "thread", call: .clone, arguments: [0x003D_0F00], verdict: .allowed),
        Case(name: "fork", call: .clone, arguments: [0x0120_0011], verdict: .denied),
        Case(name: "vfork", call: .clone, arguments: [0x4111], verdict: .denied),
        Case(name: "thread in a namespace", call: .clone, arguments: [0x003D_0F00 | 0x4000_0000], verdict: .denied),
        Case(name: "clone3", call: .clone3, arguments: [], verdict: .unknown),
        Case(name: "heap", call: .mmap, arguments: [0, 4096, 3, 0x22], verdict: .allowed),
        Case(name: "stack of a thread", call: .mmap, arguments: [0, 4096, 3, 0x20022], verdict: .allowed),
        Case(name: "shared file", call: .mmap, arguments: [0, 4096, 3, 0x1], verdict: .allowed),
        Case(name: "shared memory", call: .mmap, arguments: [0, 4096, 3, 0x21], verdict: .denied),
        Case(name: "validated shared memory", call: .mmap, arguments: [0, 4096, 3, 0x23], verdict: .denied),
        Case(name: "growing memory", call: .mmap, arguments: [0, 4096, 3, 0x122], verdict: .denied),
        Case(name: "size of a terminal", call: .ioctl, arguments: [1, 0x5413], verdict: .allowed),
        Case(name: "typing", call: .ioctl, arguments: [1, 0x5412], verdict: .denied),
        Case(name: "typing, with bits that the kernel ignores", call: .ioctl, arguments: [1, 0x1_0000_5412], verdict: .denied),
        Case(name: "selecting on a console", call: .ioctl, arguments: [1, 0x541C], verdict: .denied),
        Case(name: "local socket", call: .socket, arguments: [1, 1], verdict: .allowed),
        Case(name: "internet", call: .socket, arguments: [2, 1], verdict: .denied),
        Case(name: "internet with bits that the kernel ignores", call: .socket, arguments: [0x1_0000_0002, 1], verdict: .denied),
        Case(name: "internet granted", call: .socket, arguments: [2, 1], verdict: .allowed, network: true),
        Case(name: "internet 6 granted", call: .socket, arguments: [10, 1], verdict: .allowed, network: true),
        Case(name: "addresses granted", call: .socket, arguments: [16, 3], verdict: .allowed, network: true),
        Case(name: "addresses", call: .socket, arguments: [16, 3], verdict: .denied),
        Case(name: "local socket beside the network", call: .socket, arguments: [1, 1], verdict: .denied, network: true),
        Case(name: "packets", call: .socket, arguments: [17, 3], verdict: .denied, network: true),
        Case(name: "permissions", call: .fchmod, arguments: [3, 0o600], verdict: .allowed),
        Case(
            name: "permissions of root's devices", call: .fchmod, arguments: [3, 0o600], verdict: .ignored, keepsPermissions: true
        ),
        Case(
            name: "more permissions of root's devices", call: .fchmodat, arguments: [3, 0, 0o666], verdict: .allowed,
            keepsPermissions: true),
        Case(name: "lists of permissions", call: .fsetxattr, arguments: [], verdict: .denied, keepsPermissions: true),
        Case(name: "pair of sockets", call: .socketpair, arguments: [1, 2], verdict: .allowed),
        Case(
            name: "pair of streams beside the network", call: .socketpair, arguments: [1, 0x8_0001], verdict: .allowed,
            network: true),
        Case(
            name: "pair for datagrams beside the network", call: .socketpair, arguments: [1, 2], verdict: .denied, network: true),
    ]

    /// The number of the program's own process, before it is known.
    private static let own = UInt64(PROCESS_SPAWNING_OWN_NUMBER)

    /// Without namespaces.
    private static let hostCases: [Case] = [
        Case(name: "local socket", call: .socket, arguments: [1, 1], verdict: .denied),
        Case(name: "pair of streams", call: .socketpair, arguments: [1, 1], verdict: .allowed),
        Case(name: "pair for packets", call: .socketpair, arguments: [1, 5], verdict: .allowed),
        Case(name: "pair for datagrams", call: .socketpair, arguments: [1, 0x8_0002], verdict: .denied),
        Case(name: "signal to itself", call: .kill, arguments: [own, 6], verdict: .allowed),
        Case(name: "signal to its thread", call: .tgkill, arguments: [own, 7, 6], verdict: .allowed),
        Case(name: "signal to another", call: .kill, arguments: [1, 0], verdict: .denied),
        Case(name: "signal to a group", call: .kill, arguments: [0, 9], verdict: .denied),
        Case(name: "signal to all", call: .kill, arguments: [UInt64(bitPattern: -1), 9], verdict: .denied),
        Case(name: "signal to a thread of another", call: .tgkill, arguments: [1, 1, 9], verdict: .denied),
        Case(name: "signal by descriptor", call: .pidfdSendSignal, arguments: [3, 9], verdict: .denied),
        Case(name: "own limits", call: .prlimit64, arguments: [0, 7], verdict: .allowed),
        Case(name: "limits of another", call: .prlimit64, arguments: [1, 7], verdict: .denied),
        Case(name: "own priority", call: .setpriority, arguments: [0, 0, 5], verdict: .allowed),
        Case(name: "priority of another", call: .setpriority, arguments: [0, 1, 5], verdict: .denied),
        Case(name: "priority of the user", call: .setpriority, arguments: [2, 0, 5], verdict: .denied),
        Case(name: "own input and output", call: .ioprioSet, arguments: [1, 0, 0], verdict: .allowed),
        Case(name: "the user's input and output", call: .ioprioSet, arguments: [3, 0, 0], verdict: .denied),
        Case(name: "flags of a file", call: .fcntl, arguments: [3, 4, 0x800], verdict: .allowed),
        Case(name: "signals of a file", call: .fcntl, arguments: [3, 8, 1], verdict: .denied),
        Case(name: "which signal", call: .fcntl, arguments: [3, 10, 9], verdict: .denied),
        Case(name: "name of a thread", call: .prctl, arguments: [15], verdict: .allowed),
        Case(name: "living on", call: .prctl, arguments: [1, 0], verdict: .denied),
        Case(name: "is it a terminal", call: .ioctl, arguments: [0, 0x5401], verdict: .allowed),
        Case(name: "typing", call: .ioctl, arguments: [0, 0x5412], verdict: .denied),
        Case(name: "marks of a file", call: .ioctl, arguments: [3, 0x4008_6602], verdict: .denied),
        Case(name: "more permissions", call: .fchmod, arguments: [3, 0o777], verdict: .ignored),
        Case(name: "messages of others", call: .msgrcv, arguments: [0], verdict: .denied),
        Case(name: "times", call: .utimensat, arguments: [], verdict: .ignored),
    ]

    @Test("without namespaces, calls reach nothing of the host", arguments: Architecture.allCases)
    func amongProcesses(architecture: Architecture) throws {
        for row in Self.hostCases {
            guard let number = architecture.number(of: row.call) else { continue }
            let verdict = try verdict(number, row.arguments, on: architecture, network: row.network, sharesHost: true)
            #expect(verdict == row.verdict, "\(row.name)")
        }
    }

    @Test("calls are judged by their arguments", arguments: Architecture.allCases)
    func arguments(architecture: Architecture) throws {
        for row in Self.cases {
            let number = try #require(architecture.number(of: row.call))
            let verdict = try verdict(
                number, row.arguments, on: architecture, network: row.network, keepsPermissions: row.keepsPermissions)
            #expect(verdict == row.verdict, "\(row.name)")
        }
    }

    @Test("calls of another architecture are denied, and those of x32 unknown")
    func foreign() throws {
        #expect(try verdict(4, on: .x86, as: 0x4000_0003) == .denied)
        #expect(try verdict(4, on: .arm, as: 0x4000_0028) == .denied)
        #expect(try verdict(0x4000_0000 | 1, on: .x86) == .unknown)
    }

    @Test("a filter is within what the kernel takes, and eight bytes an instruction")
    func size() {
        for architecture in Architecture.allCases {
            let filter = SystemCallFilter(architecture: architecture, network: true, keepsPermissions: true, sharesHost: true)
            #expect(filter.instructions.count < 4096)
            #expect(filter.bytes.count == 8 * filter.instructions.count)
        }
    }
}

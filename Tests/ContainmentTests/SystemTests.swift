import Foundation
import TestSupport
import Testing

@testable import Containment

/// What a contained program can reach of the network, the kernel and other processes.
@Suite(.needsIsolation, .inTurn) struct SystemTests {
    @Test("it does not reach a service of this machine without network, and does with it", arguments: Machine.ways)
    func port(way: IsolatingWay) async throws {
        var deed = try Deed(way)
        let server = try Listener.internet()
        try await deed.expectOnlyContainmentStops(["port", "\(server.port)"])
        deed.program.network = true
        let granted = try await deed.outcome(["port", "\(server.port)"], contained: true)
        #expect(granted.succeeded, "\(granted.text)")
    }

    @Test("it does not reach an abstract socket of the host, with network or without", arguments: Machine.ways, [false, true])
    func abstractName(way: IsolatingWay, network: Bool) async throws {
        var deed = try Deed(way)
        deed.program.network = network
        let server = try Listener.abstract()
        try await deed.expectOnlyContainmentStops(["name", server.name])
        let receiver = try Listener.abstract(SOCK_DGRAM)
        try await deed.expectOnlyContainmentStops(["datagram", receiver.name])
    }

    @Test("it does not reach a socket of the host that is a file", arguments: Machine.ways, [false, true])
    func socketFile(way: IsolatingWay, network: Bool) async throws {
        var deed = try Deed(way)
        deed.program.network = network
        let server = try Listener.file(deed.foreign + "/s")
        try await deed.expectOnlyContainmentStops(["socket", server.name])
    }

    @Test("the network brings the names of the internet and certificates, and no secrets", arguments: Machine.ways)
    func networkFiles(way: IsolatingWay) async throws {
        var deed = try Deed(way)
        deed.program.network = true
        for path in ["/etc/resolv.conf", "/etc/hosts"] where FileManager.default.fileExists(atPath: path) {
            let read = try await deed.outcome(["read", path], contained: true)
            #expect(read.succeeded, "\(path): \(read.text)")
        }
        let keys = try await deed.outcome(["list", "/etc/ssl/private"], contained: true)
        #expect(keys.wasStopped, "\(keys.text)")
    }

    @Test("it sees no process of the host", .needsBubblewrap)
    func otherProcesses() async throws {
        try await Deed(Machine.bubblewrap).expectOnlyContainmentStops(["see", "\(getpid())"])
    }

    @Test("it reads nothing of a process of the host, does not signal it and does not change it", arguments: Machine.ways)
    func processes(way: IsolatingWay) async throws {
        let deed = try Deed(way)
        for file in ["environ", "maps", "mem"] {
            try await deed.expectOnlyContainmentStops(["open", "/proc/\(getpid())/\(file)"])
        }
        try await deed.expectOnlyContainmentStops(["list", "/proc/\(getpid())/fd"])
        try await deed.expectOnlyContainmentStops(["signal", "\(getpid())"])
        for how in ["limit", "priority", "processors", "owner"] {
            try await deed.expectOnlyContainmentStops(["reach", how, "\(getpid())"])
        }
        let queued = try await deed.outcome(["reach", "queue", "\(getpid())"], contained: true)
        #expect(queued.wasStopped, "\(queued.text)")
    }

    @Test("an open file of the host does not reach it", arguments: Machine.ways)
    func descriptors(way: IsolatingWay) async throws {
        let file = open("/etc/passwd", O_RDONLY)
        defer { close(file) }
        let contained = try await Deed(way).outcome(["descriptors"], contained: true)
        #expect(file > 2 && contained.wasStopped, "\(contained.text)")
    }

    @Test("its environment is what it was given", arguments: Machine.ways)
    func environment(way: IsolatingWay) async throws {
        let deed = try Deed(way)
        let contained = try await deed.outcome(["environment"], contained: true)
        let variables = contained.text.split(separator: "\n")
        #expect(Set(variables.filter { !$0.hasPrefix("TMPDIR=") }).subtracting(["PWD=/"]) == ["LANG=C"])
        #expect(variables.contains { $0.hasPrefix("TMPDIR=") })
        let free = try await deed.outcome(["environment"], contained: false)
        #expect(free.text.contains("PATH="))
    }

    @Test(
        "it does not get at parts of the kernel", arguments: Machine.ways,
        ["ptrace", "unshare", "mount", "keyctl", "io_uring", "perf", "bpf"])
    func calls(way: IsolatingWay, name: String) async throws {
        let deed = try Deed(way)
        let contained = try await deed.outcome(["call", name], contained: true)
        #expect(contained.wasStopped, "\(contained.text)")
        // Other users, and tests in a container, are refused some of the others anyway.
        guard name == "ptrace" else { return }
        let free = try await deed.outcome(["call", name], contained: false)
        #expect(free.succeeded, "\(free.text)")
    }

    @Test("it types nothing into a terminal", arguments: Machine.ways)
    func typing(way: IsolatingWay) async throws {
        let deed = try Deed(way)
        let main = open("/dev/ptmx", O_RDWR | O_NOCTTY)
        defer { close(main) }
        var (number, locked): (Int32, Int32) = (0, 0)
        // TIOCGPTN and TIOCSPTLCK, which are ptsname and unlockpt.
        try #require(main >= 0 && ioctl(main, 0x8004_5430, &number) == 0 && ioctl(main, 0x4004_5431, &locked) == 0)
        let terminal = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
        try #require(terminal >= 0)
        let input = FileHandle(fileDescriptor: terminal, closeOnDealloc: true)
        let contained = try await deed.outcome(["type"], contained: true, input: input)
        #expect(contained.wasStopped && contained.text.contains("not permitted"), "\(contained.text)")
        // Without containment, root may type into any terminal.
        guard getuid() == 0 else { return }
        let free = try await deed.outcome(["type"], contained: false, input: input)
        #expect(free.succeeded, "\(free.text)")
    }
}

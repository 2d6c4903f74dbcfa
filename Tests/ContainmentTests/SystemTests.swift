import Foundation
import Testing

@testable import Containment

/// What a contained program can reach of the network, the kernel and other processes.
@Suite(.needsIsolation) struct SystemTests {
    @Test("it does not reach a service of this machine without network, and does with it")
    func port() async throws {
        var deed = try Deed()
        let server = try Listener.internet()
        try await deed.expectOnlyContainmentStops(["port", "\(server.port)"])
        deed.program.network = true
        let granted = try await deed.outcome(["port", "\(server.port)"], contained: true)
        #expect(granted.succeeded, "\(granted.text)")
    }

    @Test("it does not reach an abstract socket of the host, with network or without", arguments: [false, true])
    func abstractName(network: Bool) async throws {
        var deed = try Deed()
        let server = try Listener.abstract()
        deed.program.network = network
        try await deed.expectOnlyContainmentStops(["name", server.name])
    }

    @Test("the network brings the names of the internet and certificates, and no secrets")
    func networkFiles() async throws {
        var deed = try Deed()
        deed.program.network = true
        for path in ["/etc/resolv.conf", "/etc/hosts"] where FileManager.default.fileExists(atPath: path) {
            let read = try await deed.outcome(["read", path], contained: true)
            #expect(read.succeeded, "\(path): \(read.text)")
        }
        let keys = try await deed.outcome(["list", "/etc/ssl/private"], contained: true)
        #expect(keys.wasStopped, "\(keys.text)")
    }

    @Test("it sees and signals no process of the host")
    func processes() async throws {
        let deed = try Deed()
        try await deed.expectOnlyContainmentStops(["see", "\(getpid())"])
        try await deed.expectOnlyContainmentStops(["signal", "\(getpid())"])
    }

    @Test("an open file of the host does not reach it, where the host closes it in the child as Foundation does")
    func descriptors() async throws {
        var deed = try Deed()
        let file = open("/etc/passwd", O_RDONLY)
        defer { close(file) }
        deed.program.executable = "/bin/ls"
        let seen = try await deed.outcome(["/proc/self/fd"], contained: true)
        let numbers = seen.text.split(separator: "\n")
        #expect(Set(numbers).isSuperset(of: ["0", "1", "2"]), "\(seen.text)")
        // The folder that ls reads has the number 3; Foundation leaves its own socket open, by which it notices the end.
        #expect(file > 3 && !numbers.contains("\(file)"), "\(file): \(seen.text)")
        #expect(numbers.count <= 5)
    }

    @Test("its environment is what it was given")
    func environment() async throws {
        let deed = try Deed()
        let contained = try await deed.outcome(["environment"], contained: true)
        #expect(Set(contained.text.split(separator: "\n")).subtracting(["PWD=/"]) == ["LANG=C"])
        let free = try await deed.outcome(["environment"], contained: false)
        #expect(free.text.contains("PATH="))
    }

    @Test(
        "it does not get at parts of the kernel", arguments: ["ptrace", "unshare", "mount", "keyctl", "io_uring", "perf", "bpf"])
    func calls(name: String) async throws {
        let deed = try Deed()
        let contained = try await deed.outcome(["call", name], contained: true)
        #expect(contained.wasStopped, "\(contained.text)")
        // Other users, and tests in a container, are refused some of the others anyway.
        guard name == "ptrace" else { return }
        let free = try await deed.outcome(["call", name], contained: false)
        #expect(free.succeeded, "\(free.text)")
    }

    @Test("it types nothing into a terminal")
    func typing() async throws {
        let deed = try Deed()
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

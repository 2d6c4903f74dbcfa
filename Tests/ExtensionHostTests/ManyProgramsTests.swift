import ConnectionTesting
import ExtensionHost
import ExtensionProtocol
import ExtensionWire
import Foundation
import IntentSchema
import TestSupport
import Testing

/// Many programs at once, and one after the other. Alone, since what the whole process has open is counted.
@Suite(.serialized, .enabled(if: LongTests.areRun, "run by Scripts/long-tests"), .inTurn) struct ManyProgramsTests {
    private static let everybody = HostServices { _, _ in AppServices(permission: { _ in .denied }) }

    @Test("beyond the limit the program that has been idle longest makes room, and a call fails while all are at work")
    func limit() async throws {
        let probe = ProbeProgram()
        var limits = ExtensionLimits.patient
        limits.programs = 2
        let pool = ProgramPool(limits: limits)
        let services = HostServices { [folder = probe.folder] person, _ in
            AppServices(
                groupContainers: folder.appending(path: person, directoryHint: .isDirectory), permission: { _ in .denied })
        }
        let connection = probe.connection(pool: pool, services: services)
        for person in ["a", "b", "c", "a"] {
            let reply = await connection.send(ProbeRequest.resolve("success", for: person), deadline: ProbeRequest.patience).reply
            #expect(reply.text == "success")
        }
        #expect(probe.starts == 4 && probe.output.contains("room was needed"))
        await until { pool.count == 2 }
        async let first = connection.send(ProbeRequest.resolve("hang resolve", for: "a"), deadline: ProbeRequest.patience)
        async let second = connection.send(ProbeRequest.resolve("hang resolve", for: "c"), deadline: ProbeRequest.patience)
        // Both programs are at work.
        await until { ["a", "c"].allSatisfy { !ProbePhases.begun(in: probe.folder, for: $0).isEmpty } }
        let request = ProbeRequest.resolve("success", for: "d")
        let failure = await connection.send(request, deadline: ProbeRequest.patience).reply.failure
        #expect(failure?.code == .unavailable)
        #expect(failure?.message.contains("Probe") == true && failure?.message.contains("2 programs") == true)
        pool.endAll()
        _ = await (first, second)
        await until { pool.count == 0 }
    }

    @Test("50 people at once are each served by a program of their own")
    func people() async throws {
        let probe = ProbeProgram()
        let pool = ProgramPool(limits: .patient)
        let connection = probe.connection(pool: pool, services: Self.everybody)
        let right = await withTaskGroup(of: Bool.self) { group in
            for person in 0..<50 {
                group.addTask {
                    let request = ProbeRequest.resolve("for \(person)", for: "\(person)")
                    return await connection.send(request, deadline: ProbeRequest.patience).reply.text == "for \(person)"
                }
            }
            return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        #expect(right == 50 && probe.starts == 50 && pool.count == 50)
        pool.endAll()
        await until { pool.count == 0 }
    }

    @Test("200 programs leave nothing behind: no process, no open file")
    func leaks() async throws {
        let probe = ProbeProgram()
        let sockets = Self.openSockets
        for number in 0..<200 {
            let pool = ProgramPool(limits: .patient)
            let connection = probe.connection(command: .shell(#"printf "$READY" >&0; exec cat >/dev/null <&0"#), pool: pool)
            // Half of them end by themselves, the others are killed.
            async let reply = connection.send(ProbeRequest.resolve("a"), deadline: ProbeRequest.patience)
            await until { pool.count == 1 }
            if number % 2 == 1 { probe.kill() }
            // A call that was not sent before that has gone to another program.
            pool.endAll()
            #expect(await reply.reply.failure?.code == .unavailable)
            await until { pool.count == 0 }
        }
        #expect(probe.starts >= 200)
        probe.forget()
        // Other tests open sockets, too, but not two hundred at a time.
        await until { Self.openSockets < sockets + 100 }
        let ended = probe.output.components(separatedBy: "errand: it ").filter {
            $0.hasPrefix("exited") || $0.hasPrefix("was ended")
        }
        #expect(ended.count >= 200)
    }

    /// How many sockets and pipes this process has open.
    private static var openSockets: Int {
        // Files that are closed meanwhile have no destination any more.
        let files = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
        return files.compactMap { try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)") }
            .count { $0.hasPrefix("socket:") || $0.hasPrefix("pipe:") }
    }
}

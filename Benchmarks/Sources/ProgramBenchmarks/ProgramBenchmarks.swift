import Containment
import ExtensionHost
import ExtensionProtocol
import Foundation
import IntentSchema
import Measuring

/// Measures programs of apps: calls, starts, deaths, and what misbehaving ones cost others.
///
/// The programs that it starts are benchmark-extension and, if there is one, benchmark-extension-static beside it, which should be linked as
/// `errand install` links them (`ProgramLinking`).
///
///     ProgramBenchmarks            all of it
///     ProgramBenchmarks calls      one part: calls, launches, starts, death, neighbours
@main
struct ProgramBenchmarks {
    static func main() async {
        let part = CommandLine.arguments.dropFirst().first
        var rows: [Row] = []
        if part == nil || part == "calls" { rows += await calls() }
        if part == nil || part == "launches" { rows += await launches() }
        if part == nil || part == "starts" { rows += await starts() }
        if part == nil || part == "death" { rows.append(await death()) }
        if part == nil || part == "neighbours" { rows += await neighbours() }
        show(rows)
    }

    /// A warm call with a record of about 1 kB.
    private static func calls() async -> [Row] {
        var rows = [
            Row(name: "what the machine takes: 1 kB to cat and back, over a socket", distribution: bytes())
        ]
        for (name, containment) in [("not contained", Containment.none), ("contained", Containment.detected())] {
            let app = App(containment: containment)
            var times: [String: [Duration]] = [:]
            for run in 0..<6_000 {
                for method in [ExtensionRequest.Method.resolve(parameter: "content"), .confirm, .handle(operation: "\(run)")] {
                    let time = await ContinuousClock().measure { await app.expect(method, text: App.text) }
                    guard run >= 1_000 else { continue }
                    times[method.name, default: []].append(time)
                }
            }
            rows += times.sorted { $0.key < $1.key }.map { phase, durations in
                Row(
                    name: "call to a program, 1 kB, \(name): \(phase)", distribution: Distribution(durations), wantedMedian: 40,
                    wantedP99: 100)
            }
        }
        return rows
    }

    /// Bytes that another process sends back, which is the least that a call can take on the machine.
    private static func bytes() -> Distribution {
        var pair: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &pair) == 0 else { fatalError("no socket") }
        let (own, theirs) = (pair[0], FileHandle(fileDescriptor: pair[1], closeOnDealloc: true))
        let process = Process()
        process.executableURL = URL(filePath: "/bin/cat")
        process.standardInput = theirs
        process.standardOutput = theirs
        do { try process.run() } catch { fatalError("cat does not start: \(error)") }
        defer {
            close(own)
            process.terminate()
        }
        var buffer = [UInt8](repeating: 1, count: 1_024)
        return Distribution(
            (0..<10_000).map { _ in
                ContinuousClock().measure {
                    guard send(own, buffer, buffer.count, 0) == buffer.count else { fatalError("nothing can be sent") }
                    var received = 0
                    while received < buffer.count { received += max(0, recv(own, &buffer, buffer.count - received, 0)) }
                }
            })
    }

    /// From nothing to the first answer.
    private static func starts() async -> [Row] {
        let contained = Containment.detected()
        var rows: [Row] = []
        for (name, program, containment, wanted) in [
            ("static", App.staticProgram, Containment.none, 15_000.0), ("dynamic", App.program, .none, 20_000),
            ("static, contained", App.staticProgram, contained, 30_000), ("dynamic, contained", App.program, contained, 30_000),
        ] where FileManager.default.isExecutableFile(atPath: program) {
            let distribution = await measure(runs: 50) {
                let app = App(program: program, containment: containment)
                await app.expect(.resolve(parameter: "content"), text: "hello")
                app.pool.endAll()
            }
            rows.append(Row(name: "cold start to first answer: \(name)", distribution: distribution, wantedMedian: wanted))
        }
        return rows
    }

    /// From nothing to the end of a program that does nothing, with each way to contain it, in turns.
    private static func launches() async -> [Row] {
        let program = ContainedProgram(executable: "/bin/true")
        var ways = [("not contained", LaunchCommand(executable: program.executable))]
        // Without bubblewrap in PATH, the next way is found.
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let usual = Containment.detected()
        setenv("PATH", "/no/such/folder", 1)
        let other = Containment.detected()
        setenv("PATH", path, 1)
        for containment in [Containment.none, usual, other] {
            guard let command = try? containment.command(for: program) else { fatalError("no command") }
            ways.append((containment.isolation?.rawValue ?? "limits only", command))
        }
        let null = open("/dev/null", O_RDWR | O_CLOEXEC)
        defer { close(null) }
        var times: [String: [Duration]] = [:]
        for run in 0..<330 {
            for (name, command) in ways {
                let time = await ContinuousClock().measure {
                    let process = try? await LaunchThread.shared.run {
                        try command.start(input: null, output: null, errors: null)
                    }
                    guard let process else { fatalError("it does not start") }
                    var status: Int32 = 0
                    guard waitpid(process.number, &status, 0) == process.number, status == 0 else { fatalError("it failed") }
                    process.removeTemporaryFiles()
                }
                if run >= 30 { times[name, default: []].append(time) }
            }
        }
        return withExtendedLifetime((usual, other)) {
            ways.map { Row(name: "a program that does nothing: \($0.0)", distribution: Distribution(times[$0.0] ?? [])) }
        }
    }

    /// From killing a program to the failure of the call under way.
    private static func death() async -> Row {
        var times: [Duration] = []
        for _ in 0..<50 {
            let app = App()
            await app.expect(.confirm, text: "hello")
            let call = Task { await app.send(.resolve(parameter: "content"), text: "hang") }
            try? await Task.sleep(for: .milliseconds(5))
            let processes = App.children
            let start = ContinuousClock.now
            for process in processes { kill(process, SIGKILL) }
            _ = await call.value
            times.append(.now - start)
        }
        return Row(name: "death noticed by the call under way", distribution: Distribution(times), wantedMedian: 5_000)
    }

    /// Calls of an app alone, and beside others that spin, balloon and hang.
    private static func neighbours() async -> [Row] {
        let app = App(containment: .detected())
        func calls(_ count: Int = 3_000) async -> Distribution {
            await measure(runs: count) { await app.expect(.confirm, text: App.text) }
        }
        var rows = [Row(name: "call to a program, contained, alone", distribution: await calls())]
        let others = ["spin", "balloon", "hang"].map { _ in App(containment: .detected()) }
        let misbehaviour = zip(others, ["spin", "balloon", "hang"]).map { other, text in
            Task { await other.send(.resolve(parameter: "content"), text: text, deadline: .seconds(60)) }
        }
        // Until it is noticed that they do nothing but compute, they get their share.
        rows.append(
            Row(
                name: "the same in the first moment beside one that spins, one that balloons, one that hangs",
                distribution: await calls(1_000)))
        try? await Task.sleep(for: .milliseconds(500))
        rows.append(Row(name: "the same later", distribution: await calls()))
        for task in misbehaviour { task.cancel() }
        for other in others { other.pool.endAll() }
        return rows
    }
}

extension ExtensionRequest.Method {
    fileprivate var name: String {
        switch self {
        case .resolve: "resolve"
        case .options: "options"
        case .confirm: "confirm"
        case .handle: "handle"
        }
    }
}

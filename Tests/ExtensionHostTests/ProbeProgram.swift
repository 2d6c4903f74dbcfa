import ConnectionTesting
import Containment
import ExtensionHost
import ExtensionProtocol
import Foundation
import IntentSchema
import Synchronization

/// The probe of the connection checks as a program, and what it writes.
final class ProbeProgram: Sendable {
    /// The program's file, which stands beside the test's own.
    static let executable = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
        .appending(path: "probe-extension").path

    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString, directoryHint: .isDirectory)
    /// The version of the app; changing it is an update.
    let version = Mutex("1")
    private let log = Mutex<[UInt8]>([])
    private let started = Mutex<[StartedProgram]>([])

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// What the program and its host have written.
    var output: String { String(decoding: log.withLock { $0 }, as: UTF8.self) }

    /// How many programs were started.
    var starts: Int { started.withLock(\.count) }

    /// Sends SIGKILL to all programs that were started.
    func kill() { for program in started.withLock({ $0 }) { program.kill() } }

    /// Keeps no program any longer.
    func forget() { started.withLock { $0 = [] } }

    /// The phases of messages that say "hang", as far as they have begun.
    var phases: [String] { ProbePhases.begun(in: folder) }

    /// Waits until so many phases have begun.
    func phases(atLeast count: Int) async -> [String] {
        while true {
            let begun = phases
            if begun.count >= count { return begun }
            await Task.yield()
        }
    }

    func connection(
        limits: ExtensionLimits = ExtensionLimits(), events: ExtensionEvents = ExtensionEvents(),
        command: LaunchCommand = LaunchCommand(executable: ProbeProgram.executable), pool: ProgramPool? = nil,
        services: HostServices? = nil, intents: [String] = ProbeExtension.intents, inApp: [String] = []
    ) -> ProcessConnection {
        let services = services ?? ProbeHost.services(in: folder)
        let program = ExtensionProgram(
            name: "Probe", isApplication: true, suppliesCards: true, version: { [self] in version.withLock { $0 } },
            log: { [self] bytes in log.withLock { $0 += bytes } }, folders: { [folder] _ in [folder.path] },
            command: { _, _ in command })
        return ProcessConnection(
            program, of: AppDescription(id: "org.errand.probe", name: "Probe", intents: intents), inAppIntents: inApp,
            services: HostServices { [self] person, app in
                withExtendedLifetime(self) { services.services(for: person, app: app) }
            },
            events: events, pool: pool ?? ProgramPool(limits: limits)
        ) { [self] command, log, exited in
            let program = try await ProgramStarter.start(command, log: log, exited: exited)
            started.withLock { $0.append(program) }
            return program
        }
    }
}

/// Requests to the probe.
enum ProbeRequest {
    /// A deadline that no call reaches because the machine is busy.
    static let patience = Duration.seconds(9_000)

    static func make(
        _ method: ExtensionRequest.Method, _ content: String, _ identifier: String = UUID().uuidString,
        for person: String = ProbeHost.owner
    ) -> ExtensionRequest {
        ExtensionRequest(
            method: method, intent: Record("INSendMessageIntent", ["content": .string(content)]), identifier: identifier,
            person: person)
    }

    static func resolve(_ content: String, for person: String = ProbeHost.owner) -> ExtensionRequest {
        make(.resolve(parameter: "content"), content, for: person)
    }
}

extension ExtensionReply {
    var failure: ExtensionFailure? { if case .failed(let failure) = self { failure } else { nil } }

    /// The text that a resolve method answers with.
    var text: String? {
        if case .resolved(let all, _) = self, case .success(.string(let text))? = all.first { text } else { nil }
    }
}

/// Waits until the condition holds, without a deadline.
func until(_ condition: () -> Bool) async {
    while !condition() { await Task.yield() }
}

extension ExtensionLimits {
    /// Limits that no program reaches because the machine is busy.
    static var patient: ExtensionLimits {
        var limits = ExtensionLimits()
        limits.start = .seconds(3_600)
        limits.obedience = .seconds(3_600)
        limits.opening = .seconds(3_600)
        limits.idle = .seconds(3_600)
        limits.lateOutcome = .seconds(3_600)
        return limits
    }
}

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
    private let log = Mutex<[UInt8]>([])

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// What the program and its host have written.
    var output: String { String(decoding: log.withLock { $0 }, as: UTF8.self) }

    func connection(
        limits: ExtensionLimits = ExtensionLimits(), events: ExtensionEvents = ExtensionEvents(),
        command: LaunchCommand = LaunchCommand(executable: ProbeProgram.executable)
    ) -> ProcessConnection {
        let services = ProbeHost.services(in: folder)
        let program = ExtensionProgram(
            name: "Probe", isApplication: true, log: { [self] bytes in log.withLock { $0 += bytes } }, command: { _, _ in command })
        return ProcessConnection(
            program, of: AppDescription(id: "org.errand.probe", name: "Probe", intents: ProbeExtension.intents),
            services: HostServices { [self] person, app in
                withExtendedLifetime(self) { services.services(for: person, app: app) }
            },
            events: events, pool: ProgramPool(limits: limits))
    }
}

extension ExtensionLimits {
    /// Limits that no program reaches because the machine is busy.
    static var patient: ExtensionLimits {
        var limits = ExtensionLimits()
        limits.start = .seconds(3_600)
        limits.obedience = .seconds(3_600)
        return limits
    }
}

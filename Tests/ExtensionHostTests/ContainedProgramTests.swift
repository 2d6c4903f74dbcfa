import ConnectionTesting
import ExtensionHost
import Foundation
import TestSupport
import Testing

@testable import Containment

private enum Machine {
    /// How programs are contained with what is in `PATH`, and without bubblewrap.
    static let ways = [Containment.detected(), Containment.detected(path: "/no/such/folder")].filter(\.isolates)
}

/// A real program keeps what every connection keeps in the way in which this machine contains programs, too; with `ERRAND_LONG_TESTS`, in
/// each way that it could.
@Suite(.enabled(if: !Machine.ways.isEmpty, "this machine cannot isolate programs; errand doctor says why"), .inTurn)
struct ContainedProgramTests {
    @Test("the connection to a contained program", arguments: Machine.ways.prefix(LongTests.areRun ? 2 : 1), ConnectionCheck.all)
    func program(containment: Containment, check: ConnectionCheck) async throws {
        let bundle = (ProbeProgram.executable as NSString).deletingLastPathComponent
        let problems = await check.problems {
            let probe = ProbeProgram()
            let program = ContainedProgram(
                executable: ProbeProgram.executable,
                readableFolders: [bundle] + [SwiftLibraries.folder()].compactMap { $0 }, writableFolders: [probe.folder.path])
            do {
                try FileManager.default.createDirectory(at: probe.folder, withIntermediateDirectories: true)
                return probe.connection(limits: .patient, command: try containment.command(for: program))
            } catch {
                Issue.record(error)
                return probe.connection()
            }
        }
        #expect(problems.isEmpty)
    }
}

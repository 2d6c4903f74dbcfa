import Foundation
import Testing

@testable import Containment

/// What is said of machines that cannot isolate programs.
@Suite(.enabled(if: Architecture.current != nil, "there is no filter for this processor")) struct DetectionTests {
    /// What is missing if `bwrap` is this script; `nil` for no `bwrap`.
    private func missing(_ script: String?) throws -> [String] {
        let root = try TestFolder()
        if let script { try Machine.write("#!/bin/sh\n\(script)\n", to: root.path + "/bwrap") }
        let containment = Containment.detected(path: "/no/such/folder:\(root.path)")
        #expect(!containment.isolates)
        return containment.missing
    }

    @Test("what is missing is said with what to do")
    func advice() throws {
        #expect(try missing(nil).first?.contains("apt-get install bubblewrap") == true)
        let rows = [
            ("echo 'bwrap: Unknown option --size' >&2; exit 1", "install version 0.8 or newer"),
            ("echo 'bwrap: setting up uid map: Permission denied' >&2; exit 1", "allow user namespaces"),
            ("echo 'bwrap: No permissions to create new namespace' >&2; exit 1", "allow user namespaces"),
            ("echo 'bwrap: Creating new namespace failed: Operation not permitted' >&2; exit 1", "allow user namespaces"),
            ("exit 1", "it said nothing"),
            // One that starts the program without its limits being set.
            ("echo unlimited; echo unlimited; echo 1024", "limits"),
        ]
        for (script, words) in rows {
            let missing = try missing(script)
            #expect(missing.count == 1)
            #expect(missing.first?.contains(words) == true, "\(missing)")
        }
    }

    /// Without this, a mistake of ours would skip all tests of isolation.
    @Test("where bubblewrap works by hand, programs are isolated")
    func byHand() async throws {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", "bwrap --unshare-all --die-with-parent --ro-bind / / --proc /proc true"]
        process.standardError = FileHandle.nullDevice
        let works = try await LaunchThread.shared.run {
            try process.run()
            process.waitUntilExit()
            return process.terminationStatus == 0
        }
        #expect(!works || Machine.containment.isolates, "\(Machine.containment.missing)")
    }

    @Test("what is not limited is said too", .needsIsolation)
    func remarks() {
        #expect(Machine.containment.missing.isEmpty)
        #expect(Machine.containment.remarks.contains { $0.contains("root") } == (getuid() == 0))
    }
}

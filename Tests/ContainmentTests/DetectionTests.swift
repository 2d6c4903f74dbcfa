import Foundation
import TestSupport
import Testing

@testable import Containment

/// What is said of machines that cannot isolate programs.
@Suite(.enabled(if: Architecture.current != nil, "there is no filter for this processor"), .inTurn) struct DetectionTests {
    /// What is missing if `bwrap` is this script; `nil` for no `bwrap`.
    private func missing(_ script: String?) throws -> [String] {
        let root = try TestFolder()
        if let script { try Machine.write("#!/bin/sh\n\(script)\n", to: root.path + "/bwrap") }
        let containment = Containment.detected(path: "/no/such/folder:\(root.path)", landlock: nil)
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
            #expect(missing.first?.contains(words) == true, "\(missing)")
            #expect(missing.last?.contains("Linux 6.2") == true && missing.count == 2, "\(missing)")
        }
    }

    @Test("where bubblewrap does not work, Landlock does, with the reason and what it leaves open", .needsLandlock)
    func withoutBubblewrap() throws {
        let root = try TestFolder()
        try Machine.write("#!/bin/sh\necho 'bwrap: setting up uid map: Permission denied' >&2; exit 1", to: root.path + "/bwrap")
        let containment = Containment.detected(path: root.path)
        #expect(containment.isolation == .landlock && containment.missing.isEmpty)
        #expect(containment.remarks.contains { $0.contains("setting up uid map") })
        #expect(containment.remarks.contains { $0.contains("which processes run") })
    }

    @Test("a Landlock that is too old, or none, is said", arguments: [2, nil])
    func oldLandlock(version: Int?) {
        let containment = Containment.detected(path: "/no/such/folder", landlock: version)
        #expect(!containment.isolates && containment.missing.last?.contains("Linux 6.2") == true, "\(containment.missing)")
    }

    /// Without this, a mistake of ours would skip all tests of it.
    @Test("where the kernel has Landlock, programs are isolated")
    func landlockByHand() {
        let hasLandlock = Landlock.kernelVersion.map { $0 >= Landlock.oldestVersion } ?? false
        #expect(hasLandlock == Machine.landlock.isolates, "\(Machine.landlock.missing)")
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
        #expect(!works || Machine.bubblewrap.isolates, "\(Machine.bubblewrap.missing)")
    }

    @Test("what is not limited is said too", .needsBubblewrap)
    func remarks() {
        #expect(Machine.bubblewrap.missing.isEmpty)
        #expect(Machine.bubblewrap.remarks.contains { $0.contains("root") } == (getuid() == 0))
    }
}

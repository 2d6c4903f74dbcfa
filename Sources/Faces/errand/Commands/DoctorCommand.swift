import ArgumentParser
import CommandSupport

struct DoctorCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor", abstract: "Check what this machine offers for running apps, and say what to do about the rest.",
        discussion: """
            Each line begins with "ok", "missing" or "note". Isolation is found out by starting a trivial program with it. Nothing is \
            changed. Documentation/ThreatModel.md says what isolation stops.

            Exit codes: 0 nothing is missing; 1 something is that apps need.
            """)

    @OptionGroup var options: GlobalOptions

    func run() async throws {
        let findings = MachineCheck(data: options.directory).findings()
        for finding in findings { print(finding) }
        if findings.contains(where: { $0.kind == .missing }) { throw ExitCode(1) }
    }
}

import Foundation

/// How programs of apps are started so that they can touch only what they were given.
///
///     let containment = Containment.detected()
///     let program = ContainedProgram(
///         executable: "/srv/apps/Tickets.app/PlugIns/Tickets.appex/Tickets", readableFolders: ["/srv/apps/Tickets.app"],
///         writableFolders: ["/srv/private/tickets"])
///     let command = try containment.command(for: program)
///
/// What starts the command has three things to keep:
/// - It starts it from a thread that lives as long as the program may (``LaunchThread``), in this process: the program is killed when that thread
///   ends, and with this process.
/// - It closes all descriptors but 0, 1 and 2 in the child (`posix_spawn_file_actions_addclosefrom_np`): open files reach a contained program,
///   too. `Process` of Foundation leaves one of its own open, through which a program can make it believe that it has ended.
/// - It stops the program with `SIGKILL` to the started process, which ends all that the program started. Signals are not passed on to the
///   program: one that ends the started process ends the program without notice, and others do not reach it. Ask it to end through its socket.
///
/// The started process exits with the program's status, or with 128 and the number of the signal that ended the program.
///
/// [ThreatModel](Documentation/ThreatModel.md) lists what is stopped and what is not.
public struct Containment: Sendable {
    private var bubblewrap: Bubblewrap?
    /// What this machine lacks, as sentences that say what to do; empty if programs are isolated and limited.
    public let missing: [String]
    /// What is not limited on this machine although programs are isolated, as sentences.
    public let remarks: [String]

    /// Whether programs are isolated from the machine's files, processes and network. If not, only their limits and environment are set.
    public var isolates: Bool { bubblewrap != nil }

    /// No isolation, only limits.
    public static let none = Containment(bubblewrap: nil, missing: [])

    init(bubblewrap: Bubblewrap?, missing: [String], remarks: [String] = []) {
        self.bubblewrap = bubblewrap
        self.missing = missing
        self.remarks = remarks
    }

    /// What to execute to start the program.
    ///
    /// The command is good while this process lives, and only for its children.
    ///
    /// - Throws: `ContainmentError` if a path, an argument or a variable cannot be passed on, or would give away more than it says.
    public func command(for program: ContainedProgram) throws(ContainmentError) -> LaunchCommand {
        try program.validate()
        if let bubblewrap { return bubblewrap.command(for: program) }
        let script = "{ \(program.limits.script)} 2>/dev/null\ncd \"$1\" || exit\nshift\nexec \"$@\"\n"
        return LaunchCommand(
            executable: "/bin/sh",
            arguments: ["-c", script, "sh", program.workingFolder, program.executable] + program.arguments,
            environment: program.environment)
    }
}

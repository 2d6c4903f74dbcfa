/// How programs of apps are started so that they can touch only what they were given.
///
///     let containment = Containment.detected()
///     let program = ContainedProgram(
///         executable: "/srv/apps/Tickets.app/PlugIns/Tickets.appex/Tickets", readableFolders: ["/srv/apps/Tickets.app"],
///         writableFolders: ["/srv/private/tickets"])
///     let command = try containment.command(for: program)
///     let process = try await LaunchThread.shared.run { try command.start(input: 0, output: 1, errors: 2) }
///
/// What starts the command has two things to keep:
/// - It starts it by ``LaunchCommand/start(input:output:errors:)``, which knows what the new process has to give up and closes all other open files
///   in it, from a thread that lives as long as the program may (``LaunchThread``): the program is killed when that thread ends, and with this process.
/// - It stops the program with `SIGKILL` to the started process, which ends all that the program started. Signals are not passed on to the
///   program: one that ends the started process ends the program without notice, and others do not reach it. Ask it to end through its socket.
///
/// The started process exits with the program's status or, with bubblewrap, with 128 and the number of the signal that ended the program.
///
/// [ThreatModel](Documentation/ThreatModel.md) lists what is stopped and what is not.
public struct Containment: Sendable {
    /// A way to keep programs from the machine's files, processes and network.
    public enum Isolation: String, Sendable {
        /// Namespaces, made by bubblewrap.
        case bubblewrap
        /// Landlock and more rules for system calls, in the host's own namespaces.
        case landlock = "Landlock"
    }

    /// What makes commands.
    enum Way: Sendable {
        case limits
        case bubblewrap(Bubblewrap)
        case landlock(Landlock, Architecture)
    }

    private let way: Way
    /// What this machine lacks, as sentences that say what to do; empty if programs are isolated and limited.
    public let missing: [String]
    /// What is not limited on this machine although programs are isolated, as sentences.
    public let remarks: [String]

    /// How programs are isolated from the machine's files, processes and network; `nil` if only their limits and environment are set.
    public var isolation: Isolation? {
        switch way {
        case .limits: nil
        case .bubblewrap: .bubblewrap
        case .landlock: .landlock
        }
    }

    /// Whether programs are isolated from the machine's files, processes and network. If not, only their limits and environment are set.
    public var isolates: Bool { isolation != nil }

    /// What is left open because a weaker way than bubblewrap is used, as a sentence, which is among the remarks; `nil` if nothing is.
    public var weakness: String? { isolation == .landlock ? Advice.landlockWeakness : nil }

    /// No isolation, only limits.
    public static let none = Containment(.limits)

    init(_ way: Way, missing: [String] = [], remarks: [String] = []) {
        self.way = way
        self.missing = missing
        self.remarks = remarks
    }

    /// What to execute to start the program.
    ///
    /// The command is good while this value and this process live, and only for children of this process.
    ///
    /// - Throws: `ContainmentError` if a path, an argument or a variable cannot be passed on, or would give away more than it says.
    public func command(for program: ContainedProgram) throws(ContainmentError) -> LaunchCommand {
        try program.validate()
        switch way {
        case .limits: return limited(program)
        case .bubblewrap(let bubblewrap): return bubblewrap.command(for: program)
        case .landlock(let landlock, let architecture):
            var command = LaunchCommand(
                executable: program.executable, arguments: program.arguments, environment: program.environment)
            command.restrictions = Restrictions(program, landlock: landlock, architecture: architecture)
            return command
        }
    }

    private func limited(_ program: ContainedProgram) -> LaunchCommand {
        let script = "{ \(program.limits.script)} 2>/dev/null\ncd \"$1\" || exit\nshift\nexec \"$@\"\n"
        return LaunchCommand(
            executable: "/bin/sh",
            arguments: ["-c", script, "sh", program.workingFolder, program.executable] + program.arguments,
            environment: program.environment)
    }
}

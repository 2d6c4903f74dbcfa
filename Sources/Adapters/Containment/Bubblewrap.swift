import Foundation

/// Bubblewrap (`bwrap`): a program that starts another in namespaces of its own.
struct Bubblewrap: Sendable {
    /// The absolute path of `bwrap`.
    var executable: String
    /// The system calls of programs without and with network.
    var filter: FilterFile
    var networkFilter: FilterFile
    /// Whether the kernel counts the threads of this user.
    var countsThreads: Bool

    /// - Parameter executable: The absolute path of `bwrap`.
    /// - Throws: `ContainmentError.failed` if filters cannot be made.
    init(executable: String, architecture: Architecture) throws(ContainmentError) {
        self.executable = executable
        let isRoot = getuid() == 0
        countsThreads = !isRoot
        filter = try FilterFile(SystemCallFilter(architecture: architecture, network: false, keepsPermissions: isRoot))
        networkFilter = try FilterFile(SystemCallFilter(architecture: architecture, network: true, keepsPermissions: isRoot))
    }

    /// The command for a program that has been validated.
    func command(for program: ContainedProgram) -> LaunchCommand {
        // A shell opens the filter and sets the limits, since whoever starts the command may be able to do neither. It becomes bwrap, so that
        // killing the started process kills bwrap.
        let script = "{ \(program.limits.script)} 2>/dev/null\nfilter=$1\nshift\nexec \"$@\" 9<\"$filter\"\n"
        let filter = program.network ? networkFilter : filter
        return LaunchCommand(
            executable: "/bin/sh",
            arguments: ["-c", script, "sh", filter.path, executable] + arguments(for: program) + ["--"] + started(program))
    }

    /// The program and its arguments, started by a shell where threads are counted: before, in the host's namespace, all processes of the user
    /// would count.
    private func started(_ program: ContainedProgram) -> [String] {
        let command = [program.executable] + program.arguments
        guard countsThreads else { return command }
        return ["/bin/sh", "-c", "{ \(program.limits.threadScript)} 2>/dev/null\nexec \"$@\"\n", "sh"] + command
    }

    private func arguments(for program: ContainedProgram) -> [String] {
        var arguments = ["--unshare-all"] + (program.network ? ["--share-net"] : [])
        arguments += ["--die-with-parent", "--new-session", "--cap-drop", "ALL", "--hostname", "localhost", "--seccomp", "9"]
        arguments += ["--clearenv"] + program.environment.sorted { $0.key < $1.key }.flatMap { ["--setenv", $0.key, $0.value] }
        arguments += SystemFolders.arguments(network: program.network)
        arguments +=
            Self.devices + ["--size", "\(max(4096, program.limits.temporaryFiles))", "--perms", "1777", "--tmpfs", "/tmp"]
        let given = program.readableFolders.map { ("--ro-bind", $0) } + program.writableFolders.map { ("--bind", $0) }
        // Outer folders first: what is mounted later covers what is there.
        for (option, folder) in given.sorted(by: { ($0.1.count, $0.0) < ($1.1.count, $1.0) }) {
            arguments += [option, folder, folder]
        }
        // By writing to /proc, a program could change the process that ends with bwrap; the root and /dev are in memory without a limit.
        for folder in ["/proc", "/dev", "/"] { arguments += ["--remount-ro", folder] }
        return arguments + ["--chdir", program.workingFolder]
    }

    /// No terminals, no shared memory, and no /dev/zero, which is a way to memory that no limit counts.
    private static let devices: [String] =
        ["--proc", "/proc", "--tmpfs", "/dev"]
        + ["null", "random", "urandom"].flatMap { ["--dev-bind", "/dev/\($0)", "/dev/\($0)"] }
        + [("fd", "fd"), ("stdin", "fd/0"), ("stdout", "fd/1"), ("stderr", "fd/2")].flatMap {
            ["--symlink", "/proc/self/\($0.1)", "/dev/\($0.0)"]
        }
}

import Foundation

/// What a process gives up before it becomes a program, where nothing else contains the program.
struct Restrictions: Equatable, Sendable {
    var landlock: Landlock
    var filter: SystemCallFilter
    var limits: ResourceLimits
    var readableFolders: [String]
    var writableFolders: [String]
    var workingFolder: String
    var network: Bool

    init(_ program: ContainedProgram, landlock: Landlock, architecture: Architecture) {
        self.landlock = landlock
        filter = SystemCallFilter(
            architecture: architecture, network: program.network, keepsPermissions: true, sharesHost: true)
        limits = program.limits
        readableFolders = program.readableFolders
        writableFolders = program.writableFolders
        workingFolder = program.workingFolder
        network = program.network
    }

    /// What the program may do with files.
    ///
    /// - Parameter temporaryFolder: the path of its own.
    func permits(temporaryFolder: String) -> [Landlock.Permit] {
        // No /dev/zero, which is a way to memory that no limit counts. Of /proc, everything that any user may read and that is not another process's
        // memory, variables or files, which Landlock protects by itself: Dispatch reads the states of its threads by their numbers, and ends a
        // program that cannot.
        SystemFolders.paths(network: network).map { Landlock.Permit(path: $0, access: .read, isOptional: true) }
            + ["/dev/null", "/dev/random", "/dev/urandom"].map {
                Landlock.Permit(path: $0, access: .device, isOptional: true)
            }
            + [Landlock.Permit(path: "/proc", access: .readFile, isOptional: true)]
            + readableFolders.map { Landlock.Permit(path: $0, access: .read) }
            + (writableFolders + [temporaryFolder]).map { Landlock.Permit(path: $0, access: .change) }
    }
}

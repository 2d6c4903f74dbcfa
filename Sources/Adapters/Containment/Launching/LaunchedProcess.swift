import Foundation

/// A process that was started by a ``LaunchCommand``. Keep it until the process has ended.
public struct LaunchedProcess: Sendable {
    /// Its number. It is a child of this process, which has to wait for it.
    public let number: Int32
    private let temporaryFolder: TemporaryFolder?
    private let tasks: Tasks?

    /// - Parameter temporaryFolder: that of a program without a file system of its own.
    init(number: pid_t, temporaryFolder: TemporaryFolder? = nil) {
        self.number = number
        self.temporaryFolder = temporaryFolder
        tasks = temporaryFolder.map { _ in Tasks(of: number) }
    }

    /// Removes what the program has left in its temporary folder, if it was given one on the disk. Call it once the process has ended.
    public func removeTemporaryFiles() { temporaryFolder?.remove() }

    /// Holds the folder in `/proc` that the program is permitted to read. The permission is lost when the kernel forgets the folder to save memory.
    private final class Tasks: Sendable {
        private let folder: Int32

        init(of process: pid_t) { folder = open("/proc/\(process)/task", O_RDONLY | O_DIRECTORY | O_CLOEXEC) }

        deinit { if folder >= 0 { close(folder) } }
    }
}

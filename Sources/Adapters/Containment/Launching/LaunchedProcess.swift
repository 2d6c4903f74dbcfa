/// A process that was started by a ``LaunchCommand``. Keep it until the process has ended: its temporary files may be removed without it.
public struct LaunchedProcess: Sendable {
    /// Its number. It is a child of this process, which has to wait for it.
    public let number: Int32
    /// That of a program without a file system of its own. Locked as long as this value lives.
    var temporaryFolder: TemporaryFolder?

    /// Removes what the program has left in its temporary folder, if it was given one on the disk. Call it once the process has ended.
    public func removeTemporaryFiles() { temporaryFolder?.remove() }
}

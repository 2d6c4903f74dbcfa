import Foundation
import ProcessSpawning

/// How much of the machine a program may use.
///
/// The kernel enforces them for each process, and a contained program is one process. Of the disk, only the size of each file is limited.
public struct ResourceLimits: Equatable, Sendable {
    /// Bytes of memory of its own: heap, stacks of threads, and whatever else it may write to. Pages count when they are reserved, not when used.
    public var memory: Int
    /// Bytes of the main thread's stack and, where a thread does not say otherwise, of each other.
    public var stack: Int
    /// Bytes of its temporary folder, where that is in memory (with bubblewrap). Elsewhere the folder is on the disk, and not limited.
    public var temporaryFiles: Int
    /// Bytes of the longest file that it may write.
    public var fileSize: Int
    /// How many files and sockets may be open at a time.
    public var openFiles: Int
    /// How many threads it may have. Enforced only by bubblewrap, and for every user but root, whom the kernel exempts.
    public var threads: Int
    /// Seconds of processor time after which it is killed; `nil` for no limit, since a program may live for days.
    public var processorSeconds: Int?

    /// Limits that suit an extension; see the properties.
    public init(
        memory: Int = 512 << 20, stack: Int = 2 << 20, temporaryFiles: Int = 64 << 20, fileSize: Int = 256 << 20,
        openFiles: Int = 256, threads: Int = 128, processorSeconds: Int? = nil
    ) {
        self.memory = memory
        self.stack = stack
        self.temporaryFiles = temporaryFiles
        self.fileSize = fileSize
        self.openFiles = openFiles
        self.threads = threads
        self.processorSeconds = processorSeconds
    }

    /// Lines of a shell script that set the limits. One that cannot be set is below ours already, or the machine's trial shows it.
    var script: String {
        var limits = [
            ("c", 0), ("d", memory / 1024), ("s", stack / 1024), ("f", fileSize / 512), ("n", openFiles),
        ]
        if let processorSeconds { limits.append(("t", processorSeconds)) }
        // Where the machine runs out of memory, programs of apps go first.
        return limits.map { "ulimit -\($0) \(max(0, $1))\n" }.joined() + "echo 500 >/proc/self/oom_score_adj\n"
    }

    /// The line that limits the number of threads; shells differ in its letter.
    var threadScript: String { "ulimit -u \(max(1, threads)) || ulimit -p \(max(1, threads))\n" }

    /// The limits as the kernel takes them.
    var values: [process_spawning_limit] {
        var limits = [
            (RLIMIT_CORE, 0), (RLIMIT_DATA, memory), (RLIMIT_STACK, stack), (RLIMIT_FSIZE, fileSize), (RLIMIT_NOFILE, openFiles),
        ]
        if let processorSeconds { limits.append((RLIMIT_CPU, processorSeconds)) }
        return limits.map { process_spawning_limit(resource: Int32($0.rawValue), value: UInt64(max(0, $1))) }
    }
}

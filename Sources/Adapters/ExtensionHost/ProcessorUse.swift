import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// What a process and those that it has started take of the processors.
///
/// Read from `/proc` where there is one; elsewhere nothing is known of a process, and it is left alone.
struct ProcessorUse {
    /// The priority of what takes the processors for long: the lowest, so that whatever else has something to do comes first.
    private static let lowest: Int32 = 19
    /// More processes than a contained program may have are not looked at.
    private static let most = 4_096

    private let processes: [pid_t]

    /// - Parameter root: the process that was started.
    init(below root: pid_t) {
        var processes = [root]
        var next = 0
        while next < processes.count && processes.count < Self.most {
            processes += Self.threads(of: processes[next]).flatMap { Self.children(of: processes[next], $0) }
            next += 1
        }
        self.processes = processes
    }

    /// How long they have been running on a processor; less once one of them has ended.
    var time: Duration {
        let ticks = processes.reduce(into: 0) { $0 += Self.ticks(of: $1) }
        return .seconds(ticks) / Double(max(1, sysconf(Int32(_SC_CLK_TCK))))
    }

    /// Lets everything else come first. What they start from now on has the same priority.
    func lower() {
        for process in processes {
            for thread in Self.threads(of: process) { _ = setpriority(.init(PRIO_PROCESS.rawValue), id_t(thread), Self.lowest) }
            lowerSession(of: process)
        }
    }

    /// Linux shares the processors among sessions first (`sched_autogroup_enabled`), so that a priority only counts within one. Contained
    /// programs have a session of their own, which then comes last, too; that of the host is left alone. See sched(7).
    private func lowerSession(of process: pid_t) {
        let session = getsid(process)
        guard session > 0, session != getsid(0) else { return }
        let file = open("/proc/\(process)/autogroup", O_WRONLY | O_CLOEXEC)
        // Other kernels have no such groups.
        guard file >= 0 else { return }
        defer { close(file) }
        let text = "\(Self.lowest)"
        _ = text.withCString { write(file, $0, text.utf8.count) }
    }

    private static func threads(of process: pid_t) -> [pid_t] {
        ((try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")) ?? []).compactMap { pid_t($0) }
    }

    private static func children(of process: pid_t, _ thread: pid_t) -> [pid_t] {
        text("/proc/\(process)/task/\(thread)/children").split(separator: " ").compactMap { pid_t($0) }
    }

    /// The time in user and in kernel mode, in the system's ticks.
    private static func ticks(of process: pid_t) -> Int {
        // The name in parentheses may contain anything; the 12th and 13th field after it are meant.
        let stat = text("/proc/\(process)/stat")
        guard let end = stat.lastIndex(of: ")") else { return 0 }
        let fields = stat[stat.index(after: end)...].split(separator: " ")
        return fields.count > 12 ? (Int(fields[11]) ?? 0) + (Int(fields[12]) ?? 0) : 0
    }

    private static func text(_ path: String) -> String { (try? String(contentsOfFile: path, encoding: .utf8)) ?? "" }
}

import ProcessSpawning
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A process that was started, with its group. It is killed only as long as its number cannot belong to another process.
final class RunningProcess: Sendable {
    /// The most bytes read from the pipe after the process has ended: more than a pipe holds, so that nothing of its own is lost, and not what
    /// a process that it left behind writes without end.
    private static let remainder = 1 << 20

    private let number: pid_t
    private let isReaped = Mutex(false)

    init(_ number: pid_t) {
        self.number = number
    }

    /// Ends it at once, with all processes of its group and, if it is contained, all that it started. Does nothing once it has ended.
    func kill() {
        isReaped.withLock { isReaped in
            guard !isReaped else { return }
            _ = Self.signal(-number, SIGKILL)
            _ = Self.signal(number, SIGKILL)
        }
    }

    /// What it takes of the processors, with all that it has started; `nil` once it has ended.
    func processorUse() -> ProcessorUse? {
        isReaped.withLock { $0 ? nil : ProcessorUse(below: number) }
    }

    /// Lets everything else on the machine come first, as long as it lives.
    func lowerPriority() {
        isReaped.withLock { isReaped in
            if !isReaped { ProcessorUse(below: number).lower() }
        }
    }

    /// Forwards what the process writes until it has ended, and what of it is left in the pipe then. A process that it has started and that
    /// keeps the pipe open is killed if it is of the same group, and not waited for if it is not.
    func forward(_ pipe: Int32, to log: @Sendable ([UInt8]) -> Void) {
        // Where the system has no such descriptor, -1, which poll leaves out.
        let ending = process_spawning_watch(number)
        defer { if ending >= 0 { close(ending) } }
        var buffer = [UInt8](repeating: 0, count: 8 << 10)
        var hasEnded = false
        var left = Self.remainder
        while left > 0 {
            var files = [
                pollfd(fd: pipe, events: Int16(POLLIN), revents: 0),
                pollfd(fd: hasEnded ? -1 : ending, events: Int16(POLLIN), revents: 0),
            ]
            if poll(&files, 2, hasEnded ? 0 : -1) < 0 && errno != EINTR { return }
            if files[0].revents != 0 {
                let count = read(pipe, &buffer, buffer.count)
                if count < 0 && errno == EINTR { continue }
                guard count > 0 else { return }
                log(Array(buffer[..<count]))
                if hasEnded { left -= count }
            } else if hasEnded {
                return
            } else if files[1].revents != 0 {
                hasEnded = true
                // Not waited for yet, so the number of the group is still its own.
                kill()
            }
        }
    }

    /// Waits for the end of the process.
    ///
    /// - Returns: how it ended.
    func waitForEnd() -> String {
        var information = siginfo_t()
        while waitid(P_PID, id_t(number), &information, WEXITED | WNOWAIT) < 0 {
            guard errno == EINTR else { return "how it ended is unknown, \(Self.words(for: errno))" }
        }
        kill()
        var status: Int32 = 0
        return isReaped.withLock { isReaped in
            isReaped = true
            guard waitpid(number, &status, 0) == number else { return "how it ended is unknown, \(Self.words(for: errno))" }
            // As the macros of C take it apart.
            let signal = status & 0x7f
            guard signal != 0 else { return "it exited with code \(status >> 8 & 0xff)" }
            return "it was ended by signal \(signal), \(String(cString: strsignal(signal)))"
        }
    }

    static func words(for error: Int32) -> String { String(cString: strerror(error)) }

    /// The function of C, whose name a method hides.
    private static func signal(_ process: pid_t, _ signal: Int32) -> Int32 {
        #if canImport(Glibc)
            Glibc.kill(process, signal)
        #elseif canImport(Musl)
            Musl.kill(process, signal)
        #endif
    }
}

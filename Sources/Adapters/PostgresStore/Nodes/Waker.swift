import Foundation
import Store

/// Wakes a thread that waits for a descriptor: a pipe to itself.
final class Waker: Sendable {
    /// Can be read from when somebody has woken the thread.
    let descriptor: Int32
    private let end: Int32

    /// - Throws: `StoreError` with `unavailable` if the process has too many open files.
    init() throws {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else {
            throw StoreError(.unavailable, "there can be no more open files; raise the limit (ulimit -n)")
        }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        (descriptor, end) = (ends[0], ends[1])
    }

    deinit {
        close(descriptor)
        close(end)
    }

    func wake() {
        var byte: UInt8 = 0
        // A full pipe wakes as well.
        _ = write(end, &byte, 1)
    }

    func clear() {
        var bytes = [UInt8](repeating: 0, count: 64)
        while read(descriptor, &bytes, bytes.count) > 0 {}
    }

    func wait(seconds: Double) {
        var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        _ = poll(&polled, 1, Int32(seconds * 1_000))
        clear()
    }
}

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Wakes a `LineEditor` that is waiting for a line. May be used from any thread.
///
/// It uses a pipe, because the editor waits with `poll`, which only a descriptor can wake.
public final class LineWaker: Sendable {
    /// Readable while the editor is to wake; -1 if the pipe could not be created, in which case waking has no effect.
    let descriptor: Int32
    private let writing: Int32

    init() {
        var ends: [Int32] = [-1, -1]
        _ = pipe(&ends)
        (descriptor, writing) = (ends[0], ends[1])
        for end in ends where end >= 0 { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    }

    deinit {
        for end in [descriptor, writing] where end >= 0 { close(end) }
    }

    /// Makes the editor return `.waiting`, immediately or from the next call that waits. Waking it several times is the same as
    /// once.
    public func wake() {
        // A full pipe wakes just as well, so the result does not matter.
        _ = write(writing, [0], 1)
    }

    /// Makes the editor wait again.
    func reset() {
        var bytes = [UInt8](repeating: 0, count: 64)
        while read(descriptor, &bytes, bytes.count) > 0 {}
    }
}

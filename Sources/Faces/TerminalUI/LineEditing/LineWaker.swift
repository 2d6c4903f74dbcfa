#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Wakes a `LineEditor` that waits for a line. May be used from any thread.
///
/// A pipe, because the editor waits with `poll`, which a descriptor alone can end.
public final class LineWaker: Sendable {
    /// Readable while the editor is to wake; -1 when no pipe could be made, which wakes nobody.
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

    /// Makes the editor return `.waiting`, at once or from the next call that waits. Waking it several times is like once.
    public func wake() {
        // A full pipe wakes as well as one with room.
        _ = write(writing, [0], 1)
    }

    /// Has the editor wait again.
    func reset() {
        var bytes = [UInt8](repeating: 0, count: 64)
        while read(descriptor, &bytes, bytes.count) > 0 {}
    }
}

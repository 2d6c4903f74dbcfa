import Dispatch

/// Work on both processors whose result does not depend on who did what.
enum Parallel {
    private static let chunk = 64

    /// What `body` makes of each number from 0 up to `count`, in order.
    static func map<Value: Sendable>(_ count: Int, threads: Int, _ body: @Sendable (Int) -> Value) -> [Value] {
        guard threads > 1, count > chunk else { return (0..<count).map(body) }
        var parts = [[Value]](repeating: [], count: (count + chunk - 1) / chunk)
        parts.withUnsafeMutableBufferPointer { parts in
            // Safe: each iteration writes its own part.
            nonisolated(unsafe) let parts = parts
            DispatchQueue.concurrentPerform(iterations: parts.count) { part in
                parts[part] = (part * chunk..<min((part + 1) * chunk, count)).map(body)
            }
        }
        return parts.flatMap { $0 }
    }
}

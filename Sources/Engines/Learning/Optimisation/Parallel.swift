import Dispatch

/// Parallel work on two processors whose result does not depend on scheduling.
enum Parallel {
    private static let chunk = 64

    /// The results of `body` for each number in `0..<count`, in order.
    static func map<Value: Sendable>(_ count: Int, threads: Int, _ body: @Sendable (Int) -> Value) -> [Value] {
        guard threads > 1, count > chunk else { return (0..<count).map(body) }
        var parts = [[Value]](repeating: [], count: (count + chunk - 1) / chunk)
        parts.withUnsafeMutableBufferPointer { parts in
            // Safe: each iteration writes only its own part.
            nonisolated(unsafe) let parts = parts
            DispatchQueue.concurrentPerform(iterations: parts.count) { part in
                parts[part] = (part * chunk..<min((part + 1) * chunk, count)).map(body)
            }
        }
        return parts.flatMap { $0 }
    }
}

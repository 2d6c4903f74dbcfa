public import ExtensionProtocol
import Synchronization

/// Collects what an extension does after its answers until a conversation takes it: remarks for the developer, such as that it
/// answered twice, and the outcomes of operations that were in progress or late.
public final class ExtensionLog: Sendable {
    private struct Content {
        var remarks: [String] = []
        var outcomes: [(operation: String, reply: ExtensionReply)] = []
    }

    /// Outcomes kept for a conversation that may still ask for them.
    private static let mostOutcomes = 256

    private let content = Mutex(Content())

    public init() {}

    /// Adds a remark for the developer. May be called from any thread.
    public func add(_ remark: String) {
        content.withLock { $0.remarks.append(remark) }
    }

    /// Adds the outcome of an operation. May be called from any thread.
    public func add(_ operation: String, _ reply: ExtensionReply) {
        content.withLock { content in
            content.outcomes.append((operation, reply))
            content.outcomes.removeFirst(max(0, content.outcomes.count - Self.mostOutcomes))
        }
    }

    /// Takes out all remarks, in order.
    public func drainRemarks() -> [String] {
        content.withLock { content in
            defer { content.remarks = [] }
            return content.remarks
        }
    }

    /// Takes out the outcomes of these operations, in order.
    public func takeOutcomes(of operations: Set<String>) -> [(operation: String, reply: ExtensionReply)] {
        content.withLock { content in
            let taken = content.outcomes.filter { operations.contains($0.operation) }
            content.outcomes.removeAll { operations.contains($0.operation) }
            return taken
        }
    }
}

public import IntentSchema
import Synchronization

/// Collects what an extension does after its answers until a conversation takes it: remarks for the developer, such as that it
/// answered twice, the outcomes of operations that were in progress or late, and reports of what is followed.
public final class ExtensionLog: Sendable {
    private struct Content {
        var remarks: [String] = []
        var outcomes: [(operation: String, reply: ExtensionReply)] = []
        var updates: [(request: String, response: Record?)] = []
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

    /// Adds a report of a followed request; `nil` for a response when no more will come. May be called from any thread.
    public func add(update response: Record?, of request: String) {
        content.withLock { content in
            content.updates.append((request, response))
            content.updates.removeFirst(max(0, content.updates.count - Self.mostOutcomes))
        }
    }

    /// Takes out the oldest report of one of these requests; `nil` when there is none.
    public func takeUpdate(of requests: Set<String>) -> (request: String, response: Record?)? {
        content.withLock { content in
            guard let index = content.updates.firstIndex(where: { requests.contains($0.request) }) else { return nil }
            return content.updates.remove(at: index)
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

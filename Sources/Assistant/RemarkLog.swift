import Synchronization

/// Collects what an extension does after its answers, such as answering twice, until a conversation writes it down.
public final class RemarkLog: Sendable {
    private let remarks = Mutex<[String]>([])

    public init() {}

    /// Adds a remark for the developer. May be called from any thread.
    public func add(_ remark: String) {
        remarks.withLock { $0.append(remark) }
    }

    /// Takes out all remarks, in order.
    public func drain() -> [String] {
        remarks.withLock { remarks in
            defer { remarks = [] }
            return remarks
        }
    }
}

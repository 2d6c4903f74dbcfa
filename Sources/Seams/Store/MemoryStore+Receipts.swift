import Foundation

/// The receipts of a store in memory.
struct MemoryReceipts {
    struct Key: Hashable {
        var conversation: String
        var operation: String
    }

    var receipts: [Key: Receipt] = [:]
    /// No receipt is older.
    private var oldest = Date.distantFuture

    func receipt(of operation: String, in conversation: String, for person: String) -> Receipt? {
        receipts[Key(conversation: conversation, operation: operation)].flatMap { $0.person == person ? $0 : nil }
    }

    /// Checks that the changes of receipts can be made.
    ///
    /// - Throws: `StoreError` with `otherValues`.
    func check(_ changes: [PendingWork.Change], for person: String) throws {
        var begun: [Key: Receipt] = [:]
        var expiry = Date.distantPast
        for change in changes {
            switch change {
            case .begin(let receipt):
                let kept = receipts[receipt.key].flatMap { $0.person == person && $0.time < expiry ? nil : $0 }
                let known = begun[receipt.key] ?? kept
                guard known?.hasSameValues(as: receipt) ?? true else { throw StoreError.otherValues(of: receipt.operation) }
                begun[receipt.key] = receipt
            case .expireReceipts(let time, _): expiry = max(expiry, time)
            case .settle, .add, .remove, .take, .audit: break
            }
        }
    }

    /// Makes a change that is about receipts; ignores others.
    ///
    /// - Parameter node: who makes it; `nil` if that is not known.
    mutating func make(_ change: PendingWork.Change, for person: String, by node: String?) {
        switch change {
        case .begin(let receipt):
            guard receipts[receipt.key] == nil else { return }
            receipts[receipt.key] = receipt
            oldest = min(oldest, receipt.time)
        case .settle(let operation, let answer, let conversation):
            let key = Key(conversation: conversation, operation: operation)
            receipts[key]?.answer = answer
            if let node { receipts[key]?.node = node }
        case .expireReceipts(let time, _):
            // Each operation that begins asks for it, and there is seldom any.
            guard oldest < time else { return }
            receipts = receipts.filter { $0.value.person != person || $0.value.time >= time }
            oldest = receipts.values.map(\.time).min() ?? .distantFuture
        case .add, .remove, .take, .audit: break
        }
    }
}

extension Receipt {
    fileprivate var key: MemoryReceipts.Key { MemoryReceipts.Key(conversation: conversation, operation: operation) }
}

extension MemoryStore {
    public func receipt(of operation: String, in conversation: String, for person: String) -> Receipt? {
        receipts.receipt(of: operation, in: conversation, for: person)
    }
}

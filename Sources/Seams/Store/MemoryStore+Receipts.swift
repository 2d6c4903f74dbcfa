import Foundation

/// The receipts of a store in memory.
struct MemoryReceipts {
    struct Key: Hashable {
        var conversation: String
        var operation: String
    }

    var receipts: [Key: Receipt] = [:]

    func receipt(of operation: String, in conversation: String, for person: String) -> Receipt? {
        receipts[Key(conversation: conversation, operation: operation)].flatMap { $0.person == person ? $0 : nil }
    }

    /// Makes a change that is about receipts; ignores others.
    ///
    /// - Parameter node: who makes it; `nil` if that is not known.
    /// - Throws: `StoreError` with `otherValues`.
    mutating func make(_ change: PendingWork.Change, for person: String, by node: String?) throws {
        switch change {
        case .begin(let receipt):
            let key = Key(conversation: receipt.conversation, operation: receipt.operation)
            guard let known = receipts[key] else {
                receipts[key] = receipt
                return
            }
            guard known.hasSameValues(as: receipt) else { throw StoreError.otherValues(of: receipt.operation) }
        case .settle(let operation, let answer, let conversation):
            let key = Key(conversation: conversation, operation: operation)
            receipts[key]?.answer = answer
            if let node { receipts[key]?.node = node }
        case .expireReceipts(let time, _):
            receipts = receipts.filter { $0.value.person != person || $0.value.time >= time }
        case .add, .remove, .take, .audit: break
        }
    }
}

extension MemoryStore {
    public func receipt(of operation: String, in conversation: String, for person: String) -> Receipt? {
        receipts.receipt(of: operation, in: conversation, for: person)
    }
}

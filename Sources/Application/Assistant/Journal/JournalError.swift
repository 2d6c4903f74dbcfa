import IntentSchema
public import Store

/// Why a journal cannot be read.
public struct JournalError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Which entry, what is wrong and where, and what to do next. Contains no personal data.
    public let message: String
    public var description: String { message }

    private init(_ problem: String, isNewer: Bool = false) {
        let next =
            isNewer
            ? "a newer version of Errand wrote it: install that, or begin a new conversation"
            : "the journal is damaged: restore a backup of the data folder, or begin a new conversation"
        message = "\(problem); \(next)"
    }

    init(_ error: JSONError, in entry: JournalEntry) {
        self.init("entry \(entry.sequence), \(error)", isNewer: error.isNewer)
    }

    static func misfiled(_ entry: JournalEntry, as item: JournalItem) -> JournalError {
        JournalError("entry \(entry.sequence), kind: the store says '\(entry.kind)', the entry '\(item.kind)'")
    }

    static func gap(before entry: JournalEntry, after sequence: Int) -> JournalError {
        JournalError("entry \(sequence + 1) is missing, entry \(entry.sequence) follows \(sequence)")
    }
}

extension JournalEntry {
    /// The entry's content, in this version of the format or an earlier one.
    ///
    /// - Throws: `JournalError` that names the entry and the location in it.
    public func item() throws(JournalError) -> JournalItem {
        let item: JournalItem
        do throws(JSONError) {
            item = try payload.value(as: JournalItem.self)
        } catch {
            throw JournalError(error, in: self)
        }
        guard item.kind == kind else { throw .misfiled(self, as: item) }
        return item
    }
}

extension [JournalEntry] {
    /// The contents of consecutive entries, in order.
    ///
    /// - Throws: `JournalError` if an entry cannot be read or is missing.
    func items() throws(JournalError) -> [JournalItem] {
        var items: [JournalItem] = []
        items.reserveCapacity(count)
        for (index, entry) in enumerated() {
            if index > 0, entry.sequence != self[index - 1].sequence + 1 {
                throw .gap(before: entry, after: self[index - 1].sequence)
            }
            items.append(try entry.item())
        }
        return items
    }
}

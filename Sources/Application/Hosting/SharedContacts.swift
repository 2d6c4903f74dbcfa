import Foundation
public import Store
import Synchronization

/// Which state of people's contacts is in memory, so that those which another process has changed are read again.
final class SharedContacts: Sendable {
    /// The name of the setting that has another value whenever contacts have changed.
    static let setting = "contacts.changed"

    /// By person; `nil` if they had not been changed since the store was made.
    private let states = Mutex<[String: String?]>([:])

    func isRead(_ state: String?, of person: String) -> Bool { states.withLock { $0[person] == .some(state) } }

    func drop(_ person: String) { states.withLock { _ = $0.removeValue(forKey: person) } }

    func note(_ state: String?, of person: String) { states.withLock { $0[person] = .some(state) } }
}

extension Settings {
    /// Has all processes on the store read a person's contacts again when they next begin or restore a conversation of theirs. To be called after
    /// contacts were changed.
    ///
    /// - Throws: `StoreError`.
    public func noteContactsChanged(of person: String) async throws {
        try await set(SharedContacts.setting, to: UUID().uuidString, for: person)
    }
}

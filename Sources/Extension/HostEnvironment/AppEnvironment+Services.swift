package import ExtensionProtocol
package import Foundation
package import IntentSchema

extension AppEnvironment {
    // Permissions

    /// The permission as it stands; `nil` where no host offers anything.
    package func status(of permission: Permission) -> AccessPermission? {
        guard let offered = services?.permission(permission) else { return nil }
        guard case .notAsked = offered, let answer = state.withLock({ $0.answers[permission] }) else { return offered }
        return answer ? .granted : .denied
    }

    /// Asks the person for a permission, once, and tells the host their answer.
    ///
    /// - Returns: the permission as it stands then; `nil` where no host offers anything.
    package func ask(for permission: Permission) -> AccessPermission? {
        guard let offered = services?.permission(permission) else { return nil }
        guard case .notAsked(let grants) = offered else { return offered }
        // What the apps of a process share asks for nothing, as it is not known which of them does.
        guard app != nil else { return offered }
        let isNew = state.withLock { $0.answers.updateValue(grants, forKey: permission) == nil }
        if isNew { post(.permission(permission, isGranted: grants)) }
        return grants ? .granted : .denied
    }

    // What permissions guard

    /// The person's contacts; `nil` without permission.
    package var contacts: [Contact]? { status(of: .contacts) == .granted ? services?.contacts() : nil }

    /// Where the device is; `nil` when unknown or without permission.
    package var location: Coordinate? { status(of: .location) == .granted ? services?.location() : nil }

    /// Whether notifications are silenced; `nil` when unknown or without permission.
    package var isFocused: Bool? { status(of: .focus) == .granted ? services?.isFocused() : nil }

    // Places

    /// Placemark records for an address or a name, the best first.
    package func placemarks(named name: String) async -> [Record] { await services?.geocoder?.placemarks(named: name) ?? [] }

    /// Placemark records for a position, the best first.
    package func placemarks(near position: Coordinate) async -> [Record] {
        // Someone at home is at home, rather than near the next station.
        let own = contacts?.ownPlace(at: position)
        return (own.map { [$0] } ?? []) + (await services?.geocoder?.placemarks(near: position) ?? [])
    }

    // Vocabulary

    /// The registered words of a kind, in their order.
    package func words(of kind: Int) -> [UserVocabulary.Word] {
        state.withLock { $0.words?[kind] } ?? earlierWords[kind] ?? []
    }

    /// Replaces the words of a kind and tells the host, unless they are the same.
    package func register(_ words: [UserVocabulary.Word], of kind: Int) {
        change { $0[kind] = words }
    }

    /// Forgets all words and tells the host.
    package func forgetWords() {
        change { $0 = [:] }
    }

    private func change(_ change: (inout [Int: [UserVocabulary.Word]]) -> Void) {
        // Apps that register the same again, as at every start, have nothing prepared anew.
        let all: UserVocabulary? = state.withLock { state in
            let before = state.words ?? earlierWords
            var words = before
            change(&words)
            guard words != before else { return nil }
            state.words = words
            state.version += 1
            return UserVocabulary(version: state.version, words: words.sorted { $0.key < $1.key }.flatMap(\.value))
        }
        if let all { post(.vocabulary(all)) }
    }

    private var earlierWords: [Int: [UserVocabulary.Word]] {
        Dictionary(grouping: services?.vocabulary().words ?? [], by: \.kind)
    }

    // Folders

    /// The person's folder for an app group; `nil` for names that are no plain folder name.
    package func folder(ofGroup group: String) -> URL? {
        guard let root = services?.groupContainers ?? GroupFolders.standard else { return nil }
        return GroupFolders.folder(of: group, in: root)
    }
}

import ExtensionProtocol
package import Foundation
package import IntentSchema

extension AppEnvironment {
    // Permissions

    /// The current permission; `nil` if no host offers anything.
    package func status(of permission: Permission) -> AccessPermission? {
        guard let offered = services?.permission(permission) else { return nil }
        guard case .notAsked = offered, let answer = state.withLock({ $0.answers[permission] }) else { return offered }
        return answer ? .granted : .denied
    }

    /// Asks the person for a permission, once, and sends their answer to the host.
    ///
    /// - Returns: the resulting permission; `nil` if no host offers anything.
    package func ask(for permission: Permission) -> AccessPermission? {
        guard let offered = services?.permission(permission) else { return nil }
        if offered == .undecided {
            post(
                .remark(
                    "the app asks for '\(permission.rawValue)'; the person is asked before the next request to it, so there is no answer yet"
                ))
        }
        guard case .notAsked(let grants) = offered else { return offered }
        // The environment that a process's apps share asks for nothing, because it is not known which app does.
        guard app != nil else { return offered }
        let isNew = state.withLock { $0.answers.updateValue(grants, forKey: permission) == nil }
        if isNew { post(.permission(permission, isGranted: grants)) }
        return grants ? .granted : .denied
    }

    // Guarded by permissions

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

    /// Replaces the words of a kind and notifies the host, unless they are unchanged.
    package func register(_ words: [UserVocabulary.Word], of kind: Int) {
        change { $0[kind] = words }
    }

    /// Removes all words and notifies the host.
    package func forgetWords() {
        change { $0 = [:] }
    }

    private func change(_ change: (inout [Int: [UserVocabulary.Word]]) -> Void) {
        // Apps that register the same words again, as at every launch, cause no rebuild.
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

    /// The person's folder for an app group; `nil` if the name is not a plain folder name.
    package func folder(ofGroup group: String) -> URL? {
        guard let root = services?.groupContainers ?? GroupFolders.standard else { return nil }
        return GroupFolders.folder(of: group, in: root)
    }
}

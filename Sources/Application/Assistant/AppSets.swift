import ExtensionProtocol
import IntentSchema
import Synchronization
import Understanding

/// The apps of a conversation, with what follows from their descriptions: some kilobytes.
final class AppSet: Sendable {
    /// In order of preference.
    let apps: [InstalledApp]
    let descriptions: [AppDescription]
    /// The apps' events, with the apps' identifiers.
    let events: [(id: String, events: ExtensionEvents)]
    /// By the apps' identifiers.
    let connections: [String: any ExtensionConnection]
    /// Display names by the apps' identifiers.
    let names: [String: String]
    private let prepared = Mutex<AppIndex?>(nil)
    private let extended = ExtendedIndexes()

    init(_ apps: [InstalledApp]) {
        self.apps = apps
        descriptions = apps.map(\.description)
        events = apps.map { ($0.description.id, $0.connection.events) }
        connections = Dictionary(apps.map { ($0.description.id, $0.connection) }) { first, _ in first }
        names = Dictionary(descriptions.map { ($0.id, $0.name) }) { first, _ in first }
    }

    /// What interpreters get, where no app has registered words of its own. Made when an utterance needs it.
    var index: AppIndex {
        prepared.withLock { prepared in
            let index = prepared ?? AppIndex(descriptions)
            prepared = index
            return index
        }
    }

    /// The same with the words that apps have registered, by app. Conversations whose apps have registered the same words share it.
    func index(adding words: [String: [UserVocabulary.Word]]) -> AppIndex {
        if let known = extended.index(of: words) { return known }
        let made = AppIndex(index, adding: words)
        extended.note(made, of: words)
        return made
    }

    fileprivate func has(_ others: [InstalledApp]) -> Bool {
        apps.count == others.count
            && zip(apps, others).allSatisfy {
                $0.connection.events === $1.connection.events && $0.description == $1.description
            }
    }
}

/// The indexes of apps with registered words that somebody uses, and the last ones that were asked for.
private final class ExtendedIndexes: Sendable {
    private struct Weak {
        weak var index: AppIndex?
    }

    private struct State {
        var known: [[String: [UserVocabulary.Word]]: Weak] = [:]
        var latest: [AppIndex] = []
        /// At this size, those are dropped that nobody uses.
        var limit = 64

        mutating func keep(_ index: AppIndex) {
            guard latest.last !== index else { return }
            latest.removeAll { $0 === index }
            if latest.count == ExtendedIndexes.mostKept { latest.removeFirst() }
            latest.append(index)
        }
    }

    private static let mostKept = 8
    private let state = Mutex(State())

    func index(of words: [String: [UserVocabulary.Word]]) -> AppIndex? {
        state.withLock { state in
            guard let index = state.known[words]?.index else { return nil }
            state.keep(index)
            return index
        }
    }

    func note(_ index: AppIndex, of words: [String: [UserVocabulary.Word]]) {
        state.withLock { state in
            state.known[words] = Weak(index: index)
            state.keep(index)
            guard state.known.count >= state.limit else { return }
            state.known = state.known.filter { $0.value.index != nil }
            state.limit = max(64, 2 * state.known.count)
        }
    }
}

/// The sets of apps that conversations have, each made once for all conversations with the same apps.
final class AppSets: Sendable {
    private let known = Mutex<[AppSet]>([])
    /// People differ in their languages and in what they let apps see; there are few combinations that matter at once.
    private static let most = 16

    /// The set of these apps.
    func set(of apps: [InstalledApp]) -> AppSet {
        known.withLock { known in
            if let shared = known.first(where: { $0.has(apps) }) { return shared }
            let set = AppSet(apps)
            if known.count == Self.most { known.removeFirst() }
            known.append(set)
            return set
        }
    }
}

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

    fileprivate func has(_ others: [InstalledApp]) -> Bool {
        apps.count == others.count
            && zip(apps, others).allSatisfy {
                $0.connection.events === $1.connection.events && $0.description == $1.description
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

import IntentSchema
import Synchronization
import Understanding

/// The apps that interpreters get, indexed once for all conversations with the same apps in which none has registered words of its own: an
/// index takes some kilobytes.
final class SharedAppIndexes: Sendable {
    private let known = Mutex<[AppIndex]>([])
    /// People differ in their languages and in what they let apps see; there are few combinations that matter at once.
    private static let most = 16

    /// The index of the apps.
    func index(of apps: [AppDescription]) -> AppIndex {
        if let shared = known.withLock({ $0.first { $0.apps == apps } }) { return shared }
        // Others may make the same meanwhile, which costs nothing but their time.
        let index = AppIndex(apps)
        known.withLock { known in
            if known.count == Self.most { known.removeFirst() }
            known.append(index)
        }
        return index
    }
}

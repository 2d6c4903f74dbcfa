package import Hosting
import Store

extension AssistantHost {
    /// The identifier of the conversation with this prefix, or of the last one.
    package func conversation(beginning: String?) async throws -> String {
        let known = try await store.conversations(of: owner.id, limit: beginning == nil ? 1 : .max).map(\.id)
        guard let last = known.first else {
            throw CommandFailure("nothing has been said yet in \(configuration.directory.path); start with: errand chat")
        }
        guard let beginning, !known.contains(beginning) else { return beginning ?? last }
        let meant = known.filter { $0.lowercased().hasPrefix(beginning.lowercased()) }
        guard meant.count == 1 else {
            let problem = meant.isEmpty ? "there is no conversation" : "there are \(meant.count) conversations that begin with"
            throw CommandFailure("\(problem) '\(beginning)' in \(configuration.directory.path)")
        }
        return meant[0]
    }
}

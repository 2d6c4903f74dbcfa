import CommandSupport
import Foundation

/// Waits for changes of an app's sources.
struct SourceWatch {
    /// Short enough that a person does not notice, long enough that a folder of a thousand files costs nothing.
    private static let interval = Duration.milliseconds(300)

    private let source: AppSource
    private var targets: [String] = []
    private var dependencies: [URL] = []
    private var changes: SourceChanges

    /// Begins with the sources as they are now: what changes from here on is noticed.
    init(_ source: AppSource) {
        self.source = source
        changes = SourceChanges(built: SourceSnapshot(of: source))
    }

    /// Watches these folders of a package, and the packages that it depends on, too.
    mutating func add(_ targets: [String], _ dependencies: [URL]) {
        guard (targets, dependencies) != (self.targets, self.dependencies) else { return }
        (self.targets, self.dependencies) = (targets, dependencies)
        changes.widen(to: snapshot())
    }

    private func snapshot() -> SourceSnapshot { SourceSnapshot(of: source, targets: targets, dependencies: dependencies) }

    /// Waits until sources have changed and stay as they are.
    ///
    /// - Parameter isOver: asked between looks.
    /// - Returns: the paths of the files; `nil` if it is over or the task was cancelled.
    mutating func next(unless isOver: () -> Bool = { false }) async -> [String]? {
        while !Task.isCancelled {
            if isOver() { return nil }
            let paths = changes.look(snapshot())
            if !paths.isEmpty { return paths }
            // A task that is cancelled stops waiting.
            try? await Task.sleep(for: Self.interval)
        }
        return nil
    }
}

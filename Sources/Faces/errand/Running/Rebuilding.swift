import AppLibrary
import CommandSupport
import Foundation

/// Installs new versions of an app while a chat with it runs.
struct Rebuilding: Sendable {
    let app: AppUnderDevelopment
    /// The installation with which the chat began.
    let first: AppUnderDevelopment.Installation
    let monitor: BuildMonitor
    let notes: SideNotes

    /// Builds after each change, until the task is cancelled or the monitor stopped.
    func run(_ watch: SourceWatch) async {
        var watch = watch
        var warnings = first.warnings
        while let paths = await watch.next() {
            do {
                let new = try await app.installed(monitor)
                watch.add(new.targets, new.dependencies)
                if new.warnings != warnings { notes.add(new.warnings.map { "warning: \($0)" }) }
                warnings = new.warnings
                notes.add([line(about: new, paths)])
            } catch {
                // The person left; nobody waits for the build that was interrupted.
                guard !monitor.isStopped else { return }
                notes.add(
                    ["error: \(error)", "The version before stays in use; the next change is built again."].map(
                        PrintableText.lines))
            }
        }
    }

    private func line(about new: AppUnderDevelopment.Installation, _ paths: [String]) -> String {
        let others = paths.count - 1
        let changed = PrintableText.of(paths[0]) + (others > 0 ? " and \(others) other \(others == 1 ? "file" : "files")" : "")
        let isUsed = new.isUsed(insteadOf: first)
        return "\(PrintableText.of(new.installed.name)) is updated after a change of \(changed); "
            + (isUsed
                ? "it is used from the next request on."
                : "its programs are used from the next request on, its names, intents and vocabulary when you start this again.")
    }
}

import AppLibrary
import Foundation
import Synchronization
import TerminalUI

/// What the programs of an app print, as lines to show beside a chat. Any thread may use it.
final class AppOutput: Sendable {
    private let name: String
    private let dims: Bool
    private let reader: Mutex<LogReader>

    /// Begins after what the log has now.
    ///
    /// - Parameter dims: whether lines are dimmed with escape sequences.
    init(of app: InstalledBundle, dims: Bool) {
        name = PrintableText.of(app.name)
        self.dims = dims
        var reader = LogReader(file: app.logFile)
        // A log that cannot be read has nothing to show; errand logs says why.
        _ = try? reader.next()
        self.reader = Mutex(reader)
    }

    /// The lines since the last call, without their times.
    func new() -> [String] {
        reader.withLock { reader in (try? reader.next()) ?? [] }.map { line in
            // The time, where the line comes from, and the text.
            let text = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false).dropFirst(2).joined(
                separator: " ")
            let marked = "[\(name)] \(text)"
            return dims ? "\u{1b}[2m\(Terminal.fitted(marked, to: 1))\u{1b}[0m" : marked
        }
    }
}

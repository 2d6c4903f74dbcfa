import CommandSupport
import Evaluation
import Foundation

/// Data files from the command line, and reports about them.
enum DataArguments {
    static func url(_ path: String) -> URL { URL(filePath: (path as NSString).expandingTildeInPath) }

    /// The last path component, which reports may show.
    static func name(_ path: String) -> String { url(path).standardizedFileURL.lastPathComponent }

    static func warn(_ message: String) { FileHandle.standardError.write(Data("errand: \(message)\n".utf8)) }

    /// The number of problems to print; the rest are counted.
    private static let mostProblems = 20

    /// Prints the problems.
    ///
    /// - Throws: `CommandFailure` if invalid lines are an error.
    static func report(_ problems: [DataProblem], strict: Bool) throws {
        guard !problems.isEmpty else { return }
        for problem in problems.prefix(mostProblems) { warn("\(problem)") }
        if problems.count > mostProblems { warn("and \(problems.count - mostProblems) more") }
        guard !strict else { throw CommandFailure("\(problems.count) lines are invalid; without --strict they are skipped") }
        warn("\(problems.count) invalid lines were skipped")
    }

    static func text(of path: String) throws -> String {
        do {
            return try String(contentsOf: url(path), encoding: .utf8)
        } catch {
            throw CommandFailure("'\(path)' cannot be read: \(error.localizedDescription)")
        }
    }

    static func write(_ text: String, to path: String) throws {
        do {
            try text.write(to: url(path), atomically: true, encoding: .utf8)
        } catch {
            throw CommandFailure("'\(path)' cannot be written: \(error.localizedDescription)")
        }
    }
}

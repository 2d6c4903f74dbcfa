import CommandSupport
import Evaluation
import Foundation

/// Files named on the command line, and what is told of them.
enum DataArguments {
    static func url(_ path: String) -> URL { URL(filePath: (path as NSString).expandingTildeInPath) }

    /// The last part of the path, which reports may tell to others.
    static func name(_ path: String) -> String { url(path).standardizedFileURL.lastPathComponent }

    static func warn(_ message: String) { FileHandle.standardError.write(Data("errand: \(message)\n".utf8)) }

    /// Tells of at most this many lines, and how many more there are.
    private static let mostProblems = 20

    /// Tells what could not be read.
    ///
    /// - Throws: `CommandFailure` when nothing may be left out.
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

public import Foundation
import PropertyLists

/// What reading a definition file gave: its content, and what is wrong with it.
///
///     let reading = DefinitionReading(data, name: "Soups.intentdefinition")
///     for problem in reading.problems { print(problem) }
///
/// Reads leniently and never fails: unknown keys are ignored, and a part that cannot be read is left out with a problem that says so.
public struct DefinitionReading: Hashable, Sendable {
    /// The content; empty if the file cannot be read at all.
    public private(set) var file: DefinitionFile
    /// What is wrong, in the order of the file.
    public private(set) var problems: [DefinitionProblem]

    /// The problems for which no code can be generated.
    public var errors: [DefinitionProblem] { problems.filter { $0.severity == .error } }

    /// - Parameters:
    ///   - data: the file's content, a property list in XML or binary form.
    ///   - name: the file's name without its folder.
    ///   - path: what problems call the file; `nil` for the name.
    ///   - tables: the texts of other languages, by language.
    public init(_ data: Data, name: String, path: String? = nil, tables: [String: DefinitionTable] = [:]) {
        let problems = ProblemList(file: path ?? name)
        var parser = DefinitionParser(problems: problems)
        file = parser.parse(data, name: name)
        file.tables = tables
        DefinitionCheck(file: file, problems: problems).check()
        self.problems = problems.problems
    }

    /// The reading of a file that is not there or may not be read.
    public init(unreadable name: String, path: String, reason: String) {
        file = DefinitionFile(name: name)
        problems = [DefinitionProblem(.error, .unreadable, file: path, place: "", reason)]
    }

    /// What another reader found.
    ///
    /// - Parameter problems: what is wrong with the file, all told.
    public init(_ file: DefinitionFile, problems: [DefinitionProblem]) {
        self.file = file
        self.problems = problems
    }

    /// Checks definitions that were not read from a file, such as those that a program declares.
    public init(_ file: DefinitionFile) {
        let problems = ProblemList(file: file.name)
        self.file = file
        DefinitionCheck(file: file, problems: problems).check()
        self.problems = problems.problems
    }
}

/// The problems found so far.
final class ProblemList {
    let file: String
    private(set) var problems: [DefinitionProblem] = []
    /// A broken file may have a problem in every line, of which nobody reads more.
    private static let most = 200

    init(file: String) { self.file = file }

    func error(_ code: DefinitionProblem.Code, _ place: String, _ message: String) { add(.error, code, place, message) }

    func warning(_ code: DefinitionProblem.Code, _ place: String, _ message: String) { add(.warning, code, place, message) }

    private func add(
        _ severity: DefinitionProblem.Severity, _ code: DefinitionProblem.Code, _ place: String, _ message: String
    ) {
        guard problems.count < Self.most else { return }
        problems.append(DefinitionProblem(severity, code, file: file, place: place, message))
    }
}

public import Dialogue
public import Foundation
public import IntentSchema
import YAMLNodes

/// The operator's policy: a YAML file whose keys are the settings of `Policy`.
///
///     let settings = try PolicyFile.read(url, over: Policy(), catalogue: catalogue)
///
/// Settings missing from the file keep their values. Nothing is guessed: a single invalid key rejects the whole file, since
/// half a policy would allow what the operator has forbidden.
public enum PolicyFile {
    /// Larger files are rejected.
    static let mostBytes = 1 << 20

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - standard: the values of settings missing from the file.
    ///   - catalogue: the intents, parameters and fields that a policy may name.
    /// - Throws: `PolicyFileError` naming file and line, what was found and what to write.
    public static func read(_ file: URL, over standard: Policy = Policy(), catalogue: Catalogue) throws -> PolicySettings {
        let content: Data
        do {
            content = try Data(contentsOf: file)
        } catch {
            throw PolicyFileError("the policy '\(file.path)' cannot be read; check that it is a file and its permissions")
        }
        guard content.count <= mostBytes else {
            throw PolicyFileError("the policy '\(file.path)' has \(content.count) bytes; at most \(mostBytes) are read")
        }
        guard let text = String(data: content, encoding: .utf8) else {
            throw PolicyFileError("the policy '\(file.path)' is not UTF-8 text; save it as UTF-8")
        }
        return try parse(text, named: file.lastPathComponent, over: standard, catalogue: catalogue)
    }

    /// Parses the text of a file.
    ///
    /// - Parameter name: the file's name, for messages and sources.
    /// - Throws: `PolicyFileError` naming file and line, what was found and what to write.
    public static func parse(
        _ text: String, named name: String, over standard: Policy = Policy(), catalogue: Catalogue
    ) throws -> PolicySettings {
        let root: YAMLNode?
        do {
            root = try YAMLNode(parsing: text)
        } catch {
            throw PolicyFileError("\(name): invalid YAML or a duplicate key: \(error)")
        }
        var reader = PolicyReader(file: name, standard: standard, catalogue: catalogue)
        if let root { reader.read(root) }
        guard reader.problems.isEmpty else {
            throw PolicyFileError(reader.problems.map { "\(name):\($0.line): \($0.text)" }.joined(separator: "\n"))
        }
        return reader.settings
    }
}

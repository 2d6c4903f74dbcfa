import Foundation
import YAMLNodes

/// The values of a configuration file, read to find mistakes and to say where a value is from.
struct ConfigurationFile {
    /// Larger files are rejected.
    private static let mostBytes = 1 << 20

    /// The file's name, for messages.
    let name: String
    /// The lines of the settings, by name.
    private(set) var lines: [String: Int] = [:]
    private(set) var problems: [ConfigurationProblem] = []

    /// Reads a file: a YAML mapping of settings to values.
    init(_ path: String) {
        name = (path as NSString).lastPathComponent
        switch Self.text(at: path) {
        case .success(let text): read(text)
        case .failure(let problem): add(problem.text)
        }
    }

    private struct Unreadable: Error {
        var text: String
    }

    private static func text(at path: String) -> Result<String, Unreadable> {
        guard let content = FileManager.default.contents(atPath: path) else {
            return .failure(Unreadable(text: "cannot be read; check that it is there, and its permissions"))
        }
        guard content.count <= mostBytes else {
            return .failure(Unreadable(text: "has \(content.count) bytes; at most \(mostBytes) are read"))
        }
        guard let text = String(data: content, encoding: .utf8) else {
            return .failure(Unreadable(text: "is not UTF-8 text; save it as UTF-8"))
        }
        return .success(text)
    }

    private mutating func add(_ text: String, line: Int? = nil) {
        problems.append(ConfigurationProblem(place: line.map { "\(name):\($0)" } ?? name, text: text))
    }

    private mutating func read(_ text: String) {
        let root: YAMLNode?
        do {
            root = try YAMLNode(parsing: text)
        } catch {
            return add("is invalid YAML, or has a setting twice: \(error)")
        }
        // Without any setting, as one of comments alone.
        guard let root else { return }
        guard let entries = root.entries else {
            return add("has to be settings with values, such as 'port: 8765', not \(root.summary)", line: root.line)
        }
        for (key, value) in entries { check(key, value) }
    }

    private mutating func check(_ key: YAMLNode, _ value: YAMLNode) {
        guard let name = key.text, let setting = Setting.named(name) else {
            return add("there is no setting \(key.summary)\(Self.hint(for: key.text ?? ""))", line: key.line)
        }
        lines[name] = key.line
        if case .texts = setting.kind {
            guard let elements = value.elements else {
                return add("\(name) has to be a list, such as [one, another], not \(value.summary)", line: value.line)
            }
            for element in elements { check(setting, element) }
        } else {
            check(setting, value)
        }
    }

    private mutating func check(_ setting: Setting, _ value: YAMLNode) {
        guard let text = value.text else {
            return add("\(setting.name) has to be a single value, not \(value.summary)", line: value.line)
        }
        if let problem = setting.problem(of: text) { add("\(setting.name) \(problem)", line: value.line) }
    }

    /// The setting that was probably meant, or all of them.
    private static func hint(for name: String) -> String {
        func plain(_ text: String) -> String { text.lowercased().filter(\.isLetter) }
        let near = Setting.all.first {
            plain($0.name) == plain(name) || plain($0.variable) == plain(name) || plain($0.option) == plain(name)
                || Set(plain($0.name)) == Set(plain(name))
        }
        return near.map { "; did you mean '\($0.name)'?" }
            ?? "; there are: \(Setting.all.map(\.name).joined(separator: ", "))"
    }
}

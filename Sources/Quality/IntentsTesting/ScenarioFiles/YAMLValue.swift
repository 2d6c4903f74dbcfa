import Foundation
import Yams

/// An error in a scenario file: where, what, and what to write instead.
public struct ScenarioFileError: Error, CustomStringConvertible, Sendable {
    /// The file and, if known, the line.
    public let location: String
    /// The problem and what is expected instead.
    public let message: String

    public var description: String { "\(location): \(message)" }
}

/// A value in a YAML file with its location.
struct YAMLValue {
    let node: Node
    let file: String

    /// Reads a file's only document.
    init(_ text: String, file: String) throws(ScenarioFileError) {
        self.file = file
        do {
            guard let node = try Yams.compose(yaml: text) else {
                throw ScenarioFileError(location: file, message: "the file is empty; write 'scenarios:' and a list of scenarios")
            }
            self.node = node
        } catch let error as ScenarioFileError {
            throw error
        } catch {
            throw ScenarioFileError(location: file, message: "invalid YAML: \(error)")
        }
    }

    init(_ node: Node, file: String) {
        self.node = node
        self.file = file
    }

    /// The file and the line.
    var location: String { file + (node.mark.map { ":\($0.line)" } ?? "") }

    func error(_ message: String) -> ScenarioFileError { ScenarioFileError(location: location, message: message) }

    /// A description of the value, for errors.
    private var found: String {
        switch node {
        case .scalar(let scalar): scalar.string.isEmpty ? "nothing" : "'\(scalar.string.prefix(60))'"
        case .mapping: "a mapping"
        case .sequence: "a list"
        case .alias: "an alias"
        }
    }

    var isEmpty: Bool { if case .scalar(let scalar) = node { scalar.string.isEmpty || scalar.string == "~" } else { false } }

    // MARK: - Kinds

    /// A scalar as text, as written: `yes` and `20` are text, too.
    func text() throws(ScenarioFileError) -> String {
        guard case .scalar(let scalar) = node else { throw error("expected text, found \(found)") }
        return scalar.string
    }

    /// Texts: a list of them, or one alone.
    func texts() throws(ScenarioFileError) -> [String] {
        guard case .sequence = node else { return [try text()] }
        var texts: [String] = []
        for value in try list() { texts.append(try value.text()) }
        return texts
    }

    func number() throws(ScenarioFileError) -> Double {
        guard let number = Double(try text()), number.isFinite else { throw error("expected a number, found \(found)") }
        return number
    }

    func whole() throws(ScenarioFileError) -> Int {
        guard let number = Int(try text()) else { throw error("expected a whole number, found \(found)") }
        return number
    }

    func bool() throws(ScenarioFileError) -> Bool {
        switch try text() {
        case "true", "yes": return true
        case "false", "no": return false
        default: throw error("expected true or false, found \(found)")
        }
    }

    /// A duration in seconds: `20`, `20 s`, `2 min`, `1 h`.
    func seconds() throws(ScenarioFileError) -> Double {
        let parts = try text().split(separator: " ")
        let units = [
            "s": 1.0, "seconds": 1, "second": 1, "min": 60, "minutes": 60, "minute": 60, "h": 3600, "hours": 3600, "hour": 3600,
        ]
        guard let number = parts.first.flatMap({ Double($0) }), number >= 0, number.isFinite, parts.count <= 2,
            let unit = parts.count == 1 ? 1 : units[String(parts[1])]
        else { throw error("expected a duration such as 20 s, 2 min or 1 h, found \(found)") }
        return number * unit
    }

    func list() throws(ScenarioFileError) -> [YAMLValue] {
        guard case .sequence(let sequence) = node else { throw error("expected a list, found \(found)") }
        return sequence.map { YAMLValue($0, file: file) }
    }

    /// Parses a mapping. An unknown key is an error.
    func mapping<Result>(_ read: (inout YAMLMapping) throws(ScenarioFileError) -> Result) throws(ScenarioFileError) -> Result {
        guard case .mapping(let mapping) = node else { throw error("expected keys with values, found \(found)") }
        var reader = YAMLMapping(mapping, of: self)
        let result = try read(&reader)
        try reader.finish()
        return result
    }

    /// Values by arbitrary names.
    func named() throws(ScenarioFileError) -> [(name: YAMLValue, value: YAMLValue)] {
        guard case .mapping(let mapping) = node else { throw error("expected names with values, found \(found)") }
        return mapping.map { (YAMLValue($0.key, file: file), YAMLValue($0.value, file: file)) }
    }

    /// One of these words.
    func choice<Value>(_ values: [String: Value]) throws(ScenarioFileError) -> Value {
        guard let value = values[try text()] else {
            throw error("expected one of \(values.keys.sorted().joined(separator: ", ")), found \(found)")
        }
        return value
    }
}

/// A mapping of a YAML file while it is parsed.
struct YAMLMapping {
    let value: YAMLValue
    private var rest: [(key: Node, value: Node)]
    private var known: [String] = []

    init(_ mapping: Node.Mapping, of value: YAMLValue) {
        self.value = value
        rest = mapping.map { ($0.key, $0.value) }
    }

    /// Removes and returns the value of a key; `nil` if it is absent.
    mutating func take(_ key: String) -> YAMLValue? {
        known.append(key)
        guard let index = rest.firstIndex(where: { $0.key.string == key }) else { return nil }
        return YAMLValue(rest.remove(at: index).value, file: value.file)
    }

    /// Removes and returns the value of a required key.
    mutating func need(_ key: String) throws(ScenarioFileError) -> YAMLValue {
        guard let value = take(key) else { throw self.value.error("the key '\(key)' is missing") }
        return value
    }

    /// The first remaining key that is one of these.
    mutating func takeFirst(of keys: [String]) -> (key: String, value: YAMLValue)? {
        known += keys
        guard let index = rest.firstIndex(where: { keys.contains($0.key.string ?? "") }) else { return nil }
        let entry = rest.remove(at: index)
        return (entry.key.string ?? "", YAMLValue(entry.value, file: value.file))
    }

    func finish() throws(ScenarioFileError) {
        guard let left = rest.first else { return }
        let key = YAMLValue(left.key, file: value.file)
        throw key.error("'\(left.key.string ?? "?")' is not a known key here; known keys are \(known.joined(separator: ", "))")
    }
}

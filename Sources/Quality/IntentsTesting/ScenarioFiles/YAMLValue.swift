import Foundation
import YAMLNodes

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
    let node: YAMLNode
    let file: String

    /// Reads a file's only document.
    init(_ text: String, file: String) throws(ScenarioFileError) {
        self.file = file
        do {
            guard let node = try YAMLNode(parsing: text) else {
                throw ScenarioFileError(location: file, message: "the file is empty; write 'scenarios:' and a list of scenarios")
            }
            self.node = node
        } catch let error as ScenarioFileError {
            throw error
        } catch {
            throw ScenarioFileError(location: file, message: "invalid YAML: \(error)")
        }
    }

    init(_ node: YAMLNode, file: String) {
        self.node = node
        self.file = file
    }

    /// The file and the line.
    var location: String { "\(file):\(node.line)" }

    func error(_ message: String) -> ScenarioFileError { ScenarioFileError(location: location, message: message) }

    var isEmpty: Bool { node.text == "" || node.text == "~" }

    // MARK: - Kinds

    /// A scalar as text, as written: `yes` and `20` are text, too.
    func text() throws(ScenarioFileError) -> String {
        guard let text = node.text else { throw error("expected text, found \(node.summary)") }
        return text
    }

    /// Texts: a list of them, or one alone.
    func texts() throws(ScenarioFileError) -> [String] {
        guard node.kind == .list else { return [try text()] }
        var texts: [String] = []
        for value in try list() { texts.append(try value.text()) }
        return texts
    }

    func number() throws(ScenarioFileError) -> Double {
        guard let number = Double(try text()), number.isFinite else { throw error("expected a number, found \(node.summary)") }
        return number
    }

    func whole() throws(ScenarioFileError) -> Int {
        guard let number = Int(try text()) else { throw error("expected a whole number, found \(node.summary)") }
        return number
    }

    func bool() throws(ScenarioFileError) -> Bool {
        switch try text() {
        case "true", "yes": return true
        case "false", "no": return false
        default: throw error("expected true or false, found \(node.summary)")
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
        else { throw error("expected a duration such as 20 s, 2 min or 1 h, found \(node.summary)") }
        return number * unit
    }

    func list() throws(ScenarioFileError) -> [YAMLValue] {
        guard let elements = node.elements else { throw error("expected a list, found \(node.summary)") }
        return elements.map { YAMLValue($0, file: file) }
    }

    /// Parses a mapping. An unknown key is an error.
    func mapping<Result>(_ read: (inout YAMLMapping) throws(ScenarioFileError) -> Result) throws(ScenarioFileError) -> Result {
        guard let entries = node.entries else { throw error("expected keys with values, found \(node.summary)") }
        var reader = YAMLMapping(entries, of: self)
        let result = try read(&reader)
        try reader.finish()
        return result
    }

    /// Values by arbitrary names.
    func named() throws(ScenarioFileError) -> [(name: YAMLValue, value: YAMLValue)] {
        guard let entries = node.entries else { throw error("expected names with values, found \(node.summary)") }
        return entries.map { (YAMLValue($0.key, file: file), YAMLValue($0.value, file: file)) }
    }

    /// One of these words.
    func choice<Value>(_ values: [String: Value]) throws(ScenarioFileError) -> Value {
        guard let value = values[try text()] else {
            throw error("expected one of \(values.keys.sorted().joined(separator: ", ")), found \(node.summary)")
        }
        return value
    }
}

/// A mapping of a YAML file while it is parsed.
struct YAMLMapping {
    let value: YAMLValue
    private var rest: [(key: YAMLNode, value: YAMLNode)]
    private var known: [String] = []

    init(_ entries: [(key: YAMLNode, value: YAMLNode)], of value: YAMLValue) {
        self.value = value
        rest = entries
    }

    /// Removes and returns the value of a key; `nil` if it is absent.
    mutating func take(_ key: String) -> YAMLValue? {
        known.append(key)
        guard let index = rest.firstIndex(where: { $0.key.text == key }) else { return nil }
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
        guard let index = rest.firstIndex(where: { keys.contains($0.key.text ?? "") }) else { return nil }
        let entry = rest.remove(at: index)
        return (entry.key.text ?? "", YAMLValue(entry.value, file: value.file))
    }

    func finish() throws(ScenarioFileError) {
        guard let left = rest.first else { return }
        let key = YAMLValue(left.key, file: value.file)
        throw key.error("'\(left.key.text ?? "?")' is not a known key here; known keys are \(known.joined(separator: ", "))")
    }
}

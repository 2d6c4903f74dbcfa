public import Understanding
import YAMLNodes
import Yams

/// A template file: its content, and the lines of its templates.
public struct TemplateSource: Sendable {
    /// The decoded file; its `name` is the file's name without the extension.
    public let file: TemplateFile
    private let lines: [String: [Int]]

    /// - Parameter name: The file's name without the extension.
    /// - Throws: `LanguagePackError` naming the file, the line and what is wrong.
    public init(_ yaml: String, name: String) throws {
        do {
            var file = try YAMLDecoder().decode(TemplateFile.self, from: yaml)
            file.name = name
            self.file = file
            var lines: [String: [Int]] = [:]
            if let root = try YAMLNode(parsing: yaml) { Self.gather(root, into: &lines) }
            self.lines = lines
        } catch {
            throw LanguagePackError("\(name).yaml cannot be read: \(error)")
        }
    }

    /// The first line, from 1, that contains a text of the file; `nil` if none does.
    public func line(of text: String) -> Int? { lines[text]?.first }

    private static func gather(_ node: YAMLNode, into lines: inout [String: [Int]]) {
        if let text = node.text { lines[text, default: []].append(node.line) }
        for value in node.elements ?? node.entries?.map(\.value) ?? [] { gather(value, into: &lines) }
    }
}

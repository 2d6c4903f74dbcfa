import Foundation
import HandlerCheck

/// The findings of `errand-lab check`, for people and programs.
struct CheckReport {
    let package: URL
    let check: PackageCheck
    /// Whether it is a bundle, whose handlers are in programs.
    var isBundle = false

    /// One line per finding, in compiler format, and a summary.
    var lines: [String] {
        check.findings.map { finding in
            let place = [finding.file.map(shortened), finding.line.map(String.init), finding.column.map(String.init)]
            return "\(place.compactMap { $0 }.joined(separator: ":")): \(finding.severity.rawValue): \(finding.message)"
        } + [summary]
    }

    private var summary: String {
        guard isBundle || !check.handlers.isEmpty else {
            return "No class in \(package.path) adopts a handling protocol of Intents, so there is nothing to check."
        }
        let intents = Set(check.handlers.flatMap(\.intents)).count
        let checked =
            isBundle
            ? package.lastPathComponent
            : "\(count(check.handlers.count, "handler")) for \(count(intents, "intent"))"
        let errors = check.findings.count { $0.severity == .error }
        guard !check.findings.isEmpty else { return "\(checked): no problems found." }
        return "\(checked): \(count(errors, "error")), \(count(check.findings.count - errors, "warning"))."
    }

    private func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

    /// The path relative to the current folder, if the file is inside it.
    private func shortened(_ path: String) -> String {
        let current = FileManager.default.currentDirectoryPath + "/"
        return path.hasPrefix(current) ? String(path.dropFirst(current.count)) : path
    }

    /// The whole report as one JSON object with sorted keys.
    func json() throws -> String {
        struct Document: Encodable {
            struct Handler: Encodable {
                var module: String
                var name: String
                var intents: [String]
                var file: String?
                var line: Int?
            }
            var package: String
            var modules: [String]
            var handlers: [Handler]
            var findings: [Finding]
        }
        let handlers = check.handlers.map {
            Document.Handler(module: $0.module, name: $0.name, intents: $0.intents, file: $0.file, line: $0.line)
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let document = Document(
            package: package.path, modules: check.modules, handlers: handlers, findings: check.findings)
        return String(decoding: try encoder.encode(document), as: UTF8.self)
    }
}

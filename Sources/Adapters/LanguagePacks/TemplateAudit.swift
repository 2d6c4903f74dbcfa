public import Foundation
public import Understanding

/// Checks template files: those of a pack, or additional ones.
public struct TemplateAudit: Sendable {
    /// A problem and its location.
    public struct Finding: Hashable, Sendable, Codable {
        /// The file's path, or its name in the pack.
        public var path: String
        /// The line, from 1; `nil` if the problem has no specific line.
        public var line: Int?
        /// The problem, including which template it is in and how to fix it.
        public var problem: TemplateProblem
    }

    private let checker: TemplateChecker
    /// The files to check, by file name.
    private let sources: [String: (path: String, source: TemplateSource)]

    /// - Parameters:
    ///   - files: Files to check in addition to the pack; one with the name of a pack file replaces it. Empty to check the pack
    ///     itself.
    ///   - samples: The number of sentences to try per template.
    /// - Throws: `LanguagePackError` for a file that is not a template file.
    public init(pack: LanguagePack, files: [URL] = [], samples: Int = TemplateChecker.usualSamples) throws {
        let own = try pack.templateSources()
        let given = try files.map { url in
            let name = url.deletingPathExtension().lastPathComponent
            do {
                return (url.path, try TemplateSource(String(contentsOf: url, encoding: .utf8), name: name))
            } catch let error as LanguagePackError {
                throw error
            } catch {
                throw LanguagePackError("'\(url.path)' cannot be read: \(error.localizedDescription)")
            }
        }
        let names = Set(given.map(\.1.file.name))
        let beside = own.filter { !names.contains($0.file.name) }
        checker = TemplateChecker(
            templates: beside.map(\.file) + given.map(\.1.file), values: try pack.sampleValues(),
            places: PlaceIndex(try pack.places()), language: try pack.words(), samples: samples)
        let checked = given.isEmpty ? own.map { ("templates/\($0.file.name).yaml", $0) } : given
        sources = Dictionary(checked.map { ($0.1.file.name, (path: $0.0, source: $0.1)) }) { $1 }
    }

    /// The number of templates checked.
    public var count: Int { sources.values.reduce(0) { $0 + $1.source.file.templateCount } }

    /// The problems, sorted by file and line.
    public func findings() -> [Finding] {
        checker.problems(in: Set(sources.keys)).map { problem in
            let known = sources[problem.file]
            return Finding(
                path: known?.path ?? problem.file, line: problem.template.flatMap { known?.source.line(of: $0) }, problem: problem
            )
        }.sorted { ($0.path, $0.line ?? 0) < ($1.path, $1.line ?? 0) }
    }
}

extension LanguagePack {
    /// The pack's template files with the lines of their templates.
    func templateSources() throws -> [TemplateSource] {
        try texts("templates", ending: ".yaml").map { try TemplateSource($0.text, name: $0.name) }
    }
}

extension TemplateFile {
    /// The number of templates of requests, phrases and answers.
    fileprivate var templateCount: Int {
        let own = (intents ?? [:]).values.map { intent in
            intent.templates.count + (intent.trailing?.count ?? 0) + (intent.answers ?? [:]).values.reduce(0) { $0 + $1.count }
        }
        return own.reduce(0, +) + (answers ?? [:]).values.reduce(0) { $0 + $1.count } + (choices?.count ?? 0)
            + (everywhere?.count ?? 0) + (leadIns?.count ?? 0)
    }
}

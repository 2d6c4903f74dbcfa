import Foundation
import LanguagePacks

/// The findings of `errand-lab check --templates`, for people and programs.
struct TemplateReport {
    let audit: TemplateAudit
    let findings: [TemplateAudit.Finding]

    init(_ audit: TemplateAudit) {
        self.audit = audit
        findings = audit.findings()
    }

    /// One line per finding, in compiler format, with details below, and a summary.
    var lines: [String] { findings.flatMap(lines) + [summary] }

    private func lines(_ finding: TemplateAudit.Finding) -> [String] {
        let place = [finding.path, finding.line.map(String.init)].compactMap { $0 }.joined(separator: ":")
        let problem = finding.problem
        return [
            "\(place): \(problem.kind.rawValue): \(problem.message)",
            problem.template.map { "  template: \($0)" },
            problem.example.map { "  example: \($0)" },
        ].compactMap { $0 }
    }

    private var summary: String {
        let checked = "\(audit.count) template\(audit.count == 1 ? "" : "s")"
        guard !findings.isEmpty else { return "\(checked): no problems found." }
        return "\(checked): \(findings.count) problem\(findings.count == 1 ? "" : "s")."
    }

    /// The whole report as one JSON object with sorted keys.
    func json() throws -> String {
        struct Document: Encodable {
            var templates: Int
            var findings: [TemplateAudit.Finding]
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(Document(templates: audit.count, findings: findings)), as: UTF8.self)
    }
}

import Foundation
import LanguagePacks
import Testing
import Understanding

struct TemplateCheckTests {
    @Test("the pack's own templates are sound: none is ambiguous, unreachable or exploding")
    func pack() throws {
        let audit = try TemplateAudit(pack: #require(Fixtures.pack), samples: 4)
        #expect(audit.count > 1_000)
        let findings = audit.findings()
        #expect(findings.isEmpty, "\(findings)")
    }

    /// A file of one intent with these templates, checked beside the pack.
    private func findings(_ templates: String, slots: String = "{}") throws -> [TemplateAudit.Finding] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "templates-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "own.yaml")
        let text = "intents:\n  OwnIntent:\n    slots: \(slots)\n    templates:\n      - feed the fish\n" + templates
        try Data(text.utf8).write(to: file)
        return try TemplateAudit(pack: #require(Fixtures.pack), files: [file]).findings()
    }

    struct Mistake: CustomTestStringConvertible {
        var lines: String
        var kind: TemplateProblem.Kind
        var line: Int
        var says: String
        var testDescription: String { lines }
    }

    static let rows = [
        Mistake(lines: "      - water (the plants", kind: .invalid, line: 6, says: "a ')' is missing"),
        Mistake(lines: "      - water {plants}", kind: .invalid, line: 6, says: "'{plants}' is not among the intent's slots"),
        Mistake(lines: "      - water <plants>", kind: .invalid, line: 6, says: "no phrase '<plants>'"),
        Mistake(lines: "      - \"[water]\"", kind: .invalid, line: 6, says: "matches no words at all"),
        Mistake(
            lines: "      - go" + String(repeating: " [a|b|c|d|e|f|g|h|i]", count: 13), kind: .exploding, line: 6,
            says: "10000000000000 ways lead through it"),
        Mistake(
            lines: "      - water it\n      - (where's|find) my ride", kind: .ambiguous, line: 7, says: "INGetRideStatusIntent"),
        Mistake(
            lines: "      - feed [all] the fish\n      - feed all the fish", kind: .unreachable, line: 7, says: "OwnIntent#2"),
    ]

    @Test("what is wrong with a template is told with file, line, template and what to do", arguments: rows)
    func mistakes(mistake: Mistake) throws {
        let findings = try findings(mistake.lines)
        let finding = try #require(findings.first { $0.problem.kind == mistake.kind }, "\(findings)")
        #expect(finding.path.hasSuffix("own.yaml"))
        #expect(finding.line == mistake.line)
        #expect(finding.problem.message.contains(mistake.says), "\(finding.problem.message)")
        #expect(finding.problem.template?.isEmpty == false)
    }

    @Test("an ambiguity that is declared is none")
    func declared() throws {
        let lines = "      - {say: \"where's my ride\", alternatives: [INGetRideStatusIntent]}"
        #expect(try findings(lines).filter { $0.problem.kind == .ambiguous }.isEmpty)
    }
}

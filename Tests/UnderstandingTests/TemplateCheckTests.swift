import Foundation
import LanguagePacks
import TestSupport
import Testing
import Understanding

struct TemplateCheckTests {
    @Test(
        "the pack's own templates are sound: none is ambiguous, unreachable or exploding",
        .enabled(if: LongTests.areRun, "Scripts/long-tests runs it"))
    func pack() throws {
        let audit = try TemplateAudit(pack: #require(Fixtures.pack), samples: 4)
        #expect(audit.count > 1_000)
        let findings = audit.findings()
        #expect(findings.isEmpty, "\(findings)")
    }

    /// What is found in files of one intent each, by the file's name. They are checked at once, since the whole pack is compiled with them.
    private static func findings(_ rows: some Sequence<(offset: Int, element: Mistake)>) throws -> [String: [TemplateAudit
        .Finding]]
    {
        let folder = FileManager.default.temporaryDirectory.appending(path: "templates-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = try rows.map { number, row in
            let file = folder.appending(path: "own\(number).yaml")
            let text = "intents:\n  OwnIntent\(number):\n    slots: {}\n    templates:\n      - feed fish \(number)\n\(row.lines)"
            try Data(text.utf8).write(to: file)
            return file
        }
        let found = try TemplateAudit(pack: #require(Fixtures.pack), files: files).findings()
        return Dictionary(grouping: found) { URL(filePath: $0.path).lastPathComponent }
    }

    /// Templates that cannot be compiled are not compared with others.
    private static let found = Result {
        let all = (rows + [declared]).enumerated()
        let broken = try findings(all.filter { [.invalid, .exploding].contains($0.element.kind) })
        return broken.merging(try findings(all.filter { ![.invalid, .exploding].contains($0.element.kind) })) { $0 + $1 }
    }

    struct Mistake: CustomTestStringConvertible {
        var lines: String
        var kind: TemplateProblem.Kind
        var line: Int
        var says: String
        var testDescription: String { lines }
    }

    static let declared = Mistake(
        lines: "      - {say: \"where's my ride\", alternatives: [INGetRideStatusIntent, OwnIntent5]}", kind: .ambiguous, line: 0,
        says: "")

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
            lines: "      - feed [all] the cats\n      - feed all the cats", kind: .unreachable, line: 7, says: "OwnIntent6#2"),
    ]

    @Test("what is wrong with a template is told with file, line, template and what to do", arguments: rows.indices)
    func mistakes(number: Int) throws {
        let mistake = Self.rows[number]
        let findings = try Self.found.get()["own\(number).yaml"] ?? []
        let finding = try #require(findings.first { $0.problem.kind == mistake.kind }, "\(findings)")
        #expect(finding.line == mistake.line)
        #expect(finding.problem.message.contains(mistake.says), "\(finding.problem.message)")
        #expect(finding.problem.template?.isEmpty == false)
    }

    @Test("an ambiguity that is declared is none")
    func declared() throws {
        let findings = try Self.found.get()["own\(Self.rows.count).yaml"] ?? []
        #expect(findings.filter { $0.problem.kind == .ambiguous }.isEmpty)
    }
}

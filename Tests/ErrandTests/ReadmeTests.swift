import Foundation
import Testing

/// What the README shows is what the built command prints.
struct ReadmeTests {
    /// A block of the README: the command line and everything printed.
    struct Transcript: CustomTestStringConvertible, Sendable {
        var arguments: [String]
        var lines: [String]
        var testDescription: String { "errand " + arguments.joined(separator: " ") }
        var inputs: [String] { lines.filter { $0.hasPrefix("> ") }.map { String($0.dropFirst(2)) } }
    }

    static let transcripts: [Transcript] = {
        let readme = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../README.md").standardized
        guard let text = try? String(contentsOf: readme, encoding: .utf8) else { return [] }
        return text.components(separatedBy: "```console\n").dropFirst().compactMap { block in
            var lines = block.components(separatedBy: "\n```")[0].components(separatedBy: "\n")
            let command = lines.removeFirst()
            guard command.hasPrefix("$ Scripts/errand ") else { return nil }
            return Transcript(arguments: command.components(separatedBy: " ").dropFirst(2).map { $0 }, lines: lines)
        }
    }()

    @Test("the README shows a conversation")
    func hasTranscript() {
        #expect(Self.transcripts.contains { $0.inputs.contains("/why") && $0.inputs.count > 8 })
    }

    @Test("what the README shows is what errand prints", arguments: transcripts)
    func transcript(shown: Transcript) async throws {
        let result = try await BuiltTool().run(shown.arguments, input: shown.inputs)
        #expect(result.status == 0, "\(result.errors)")
        let printed = result.output.components(separatedBy: "\n")
        #expect(steady(printed.last == "" ? printed.dropLast() : printed) == steady(shown.lines))
    }

    /// Without what differs from run to run: identifiers and measured times.
    private func steady(_ lines: [String]) -> [String] {
        lines.map { line in
            line.replacing(/[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}/, with: "<id>")
                .replacing(/conversation [0-9A-F]{8}$/, with: "conversation <id>").replacing(
                    /[0-9]+\.[0-9] ms/, with: "<time>")
        }
    }
}

import ArgumentParser
import CommandSupport
import Evaluation
import Foundation
import LanguagePacks

struct EvalEntitiesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "entities",
        abstract: "Score the recognisers of times, numbers, money and similar values on specifications.",
        discussion: """
            FILES are JSON lines; their fields determine the format: cases with text, ref and entities (type, start, end, resolution), or \
            expressions with text, expr and kind. Files are named after the set: en-number.jsonl, duckling-en-time.jsonl.

            A case is exact if span, type and all values of every entity are right and nothing else is found; a value is right if \
            an overlapping entity has it.

            Exit codes: 0 done; 1 a file cannot be read.
            """)

    @Option(name: .long, help: ArgumentHelp("Write the scores as an HTML page to this file.", valueName: "file"))
    var html: String?

    @Option(name: .long, help: ArgumentHelp("Write the scores as JSON to this file.", valueName: "file"))
    var json: String?

    @Option(name: .long, help: ArgumentHelp("Number of failures to print per file.", valueName: "number"))
    var rows = 10

    @Flag(name: .long, help: "Stop at an invalid line.")
    var strict = false

    @Argument(help: ArgumentHelp("Files of cases.", valueName: "file"))
    var files: [String]

    func run() async throws {
        var report = EntityReport(date: Date.now.ISO8601Format(), files: [])
        let reader = RecogniserEntityReader(try LanguagePack(for: Locale(identifier: "en_US")).recognisers())
        for file in files {
            let result = try EntityFileReader().read(contentsOf: DataArguments.url(file))
            try DataArguments.report(result.problems, strict: strict)
            guard !result.rows.isEmpty else { throw CommandFailure("'\(file)' contains no valid case") }
            let name = DataArguments.url(file).deletingPathExtension().lastPathComponent
            let scores = EntityScores(name: name, rows: result.rows, reader: reader)
            if !report.files.isEmpty { print("") }
            for line in scores.lines(most: max(rows, 0)) { print(line) }
            report.files.append(scores)
        }
        if let html { try DataArguments.write(report.html(), to: html) }
        if let json { try DataArguments.write(try report.json() + "\n", to: json) }
    }
}

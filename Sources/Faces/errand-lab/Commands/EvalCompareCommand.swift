import ArgumentParser
import Evaluation

struct EvalCompareCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "compare",
        abstract: "Compare two reports over the same sentences, written with --json.")

    @Option(name: .long, help: ArgumentHelp("Rows per printed list.", valueName: "number"))
    var rows = 15

    @Argument(help: ArgumentHelp("The earlier run.", valueName: "before"))
    var before: String

    @Argument(help: ArgumentHelp("The later run.", valueName: "after"))
    var after: String

    func run() throws {
        let runs = try [before, after].map { try EvaluationReport(contentsOf: DataArguments.url($0)) }
        print("\(runs[0].title) (\(runs[0].system)) and \(runs[1].title) (\(runs[1].system))\n")
        for line in RunComparison(before: runs[0].scores, after: runs[1].scores).lines(most: max(rows, 0)) { print(line) }
    }
}

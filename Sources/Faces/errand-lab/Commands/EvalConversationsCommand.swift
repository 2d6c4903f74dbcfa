import ArgumentParser
import CommandSupport
import Foundation
import IntentsTesting

struct EvalConversationsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "conversations",
        abstract: "Score conversations turn by turn.",
        discussion: """
            PATHS are scenario files (Documentation/Scenarios.md) or folders of them. Unlike in errand-lab test, a failed expectation does \
            not end its conversation: a turn is good if all its expectations hold.

            Exit codes: 0 done; 1 a file cannot be read; 6 less than --at-least of the turns are good.
            """)

    @Option(name: .long, help: ArgumentHelp("Number of bad turns to print.", valueName: "number"))
    var rows = 10

    @Option(name: .long, help: ArgumentHelp("Fail if the share of good turns is lower, from 0 to 1.", valueName: "share"))
    var atLeast: Double?

    @Argument(help: ArgumentHelp("Scenario files, or folders of them (*.yaml, *.yml).", valueName: "path"))
    var paths: [String]

    func run() async throws {
        let apps = try BundledApps.testApps()
        var (turns, good, shown) = (0, 0, 0)
        for file in try TestCommand.scenarioFiles(paths) {
            var (fileTurns, fileGood) = (0, 0)
            for entry in try ScenarioFile(contentsOf: file, catalogue: BundledApps.types.catalogue).entries {
                guard let score = await entry.score(with: apps) else { continue }
                if let problem = score.problem { print("✗ \(score.name): \(problem)") }
                for turn in score.turns where !turn.failures.isEmpty && shown < rows {
                    shown += 1
                    print("✗ \(score.name): \"\(turn.said)\": \(turn.failures.joined(separator: "; "))")
                    for reply in turn.replies { print("    | \(reply)") }
                }
                (fileTurns, fileGood) = (fileTurns + score.turns.count, fileGood + score.good)
            }
            print("\(file.lastPathComponent): \(fileGood) of \(fileTurns) turns good")
            (turns, good) = (turns + fileTurns, good + fileGood)
        }
        let share = Double(good) / Double(max(1, turns))
        print("\(good) of \(turns) turns good (\((share * 1_000).rounded() / 10) %)")
        if let atLeast, share < atLeast {
            print("less than the required \(atLeast * 100) % are good")
            throw ExitCode(TestCommand.failed)
        }
    }
}

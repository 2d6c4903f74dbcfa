import ArgumentParser
import CommandSupport
import ContactCards
import Foundation
import IntentsTesting

struct EvalRequestsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "requests",
        abstract: "Score single requests in people's own words, and count wrong effects.",
        discussion: """
            FILES are YAML, as in Evaluation/Requests (see Documentation/Evaluation.md). Every request starts a new conversation \
            with the apps that ship with Errand and the sample contacts, on a stopped clock.

            Exit codes: 0 done; 1 a file cannot be read; 6 a score is below --at-least, or wrong effects exceed --most-wrong.
            """)

    @Option(name: .long, help: ArgumentHelp("Number of failures to print.", valueName: "number"))
    var rows = 10

    @Flag(name: .long, help: "Print the words that right readings leave out.")
    var leftOut = false

    @Flag(name: .long, help: "Print how often readings are right, by score, over all files.")
    var calibration = false

    @Option(name: .long, help: ArgumentHelp("Fail if the share of right requests is lower, from 0 to 1.", valueName: "share"))
    var atLeast: Double?

    @Option(
        name: .long,
        help: ArgumentHelp("Fail if more requests had wrong effects without a question.", valueName: "number"))
    var mostWrong: Int?

    @Argument(help: ArgumentHelp("Files of requests.", valueName: "file"))
    var files: [String]

    func run() async throws {
        let apps = try BundledApps.testApps()
        let contacts = try VCardReader().read(contentsOf: SampleContacts.url).contacts
        let world = TestSurroundings(location: contacts.home, contacts: contacts)
        var isGoodEnough = true
        var all: [RequestResult] = []
        for path in files {
            var results: [RequestResult] = []
            for row in try RequestFile(contentsOf: DataArguments.url(path)).requests {
                results.append(try await row.result(with: apps, world))
            }
            show(results, of: path)
            all += results
            let share = Double(results.count { $0.isRight }) / Double(max(1, results.count))
            let wrong = results.count { $0.hasWrongEffect }
            if let atLeast, share < atLeast {
                isGoodEnough = false
                print("\(path): less than the required \(atLeast * 100) % are right")
            }
            if let mostWrong, wrong > mostWrong {
                isGoodEnough = false
                print("\(path): more than the allowed \(mostWrong) have wrong effects")
            }
        }
        if calibration { showCalibration(of: all) }
        guard isGoodEnough else { throw ExitCode(TestCommand.failed) }
    }

    /// The share of right readings in each of twenty score intervals, and for all scores above its lower bound.
    private func showCalibration(of results: [RequestResult]) {
        let scored = results.compactMap { result in result.score.map { (score: $0, isRight: result.isRight) } }
        func share(_ chosen: [(score: Double, isRight: Bool)]) -> String {
            guard !chosen.isEmpty else { return "-" }
            let share = Double(chosen.count(where: \.isRight)) / Double(chosen.count)
            return "\((share * 1_000).rounded() / 10) % of \(chosen.count)"
        }
        print("score: right in this range; right from here on")
        for step in 0..<20 {
            let (low, high) = (Double(step) / 20, Double(step + 1) / 20)
            let inside = scored.filter { $0.score >= low && ($0.score < high || step == 19) }
            print("\(low): \(share(inside)); \(share(scored.filter { $0.score >= low }))")
        }
    }

    private func show(_ results: [RequestResult], of path: String) {
        for result in results.filter({ !$0.isRight }).prefix(rows) {
            let why = result.row.why.map { " (\($0))" } ?? ""
            print("✗ \(result.hasWrongEffect ? "! " : "")\"\(result.row.say)\"\(why): \(result.problems.joined(separator: "; "))")
        }
        for result in results where result.isRight && result.hasWrongEffect {
            print("! an unintended effect also occurred: \"\(result.row.say)\"")
        }
        if leftOut {
            for result in results where result.isRight && !result.leftOut.isEmpty {
                print("  left out of \"\(result.row.say)\": \(result.leftOut.joined(separator: " | "))")
            }
        }
        let right = results.count { $0.isRight }
        let wrong = results.count { $0.hasWrongEffect }
        let share = (Double(right) / Double(max(1, results.count)) * 1_000).rounded() / 10
        print("\(path): \(right) of \(results.count) right (\(share) %), \(wrong) wrong effects without a question")
    }
}

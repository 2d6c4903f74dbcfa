import ArgumentParser
import CommandSupport
import Foundation
import IntentsTesting
import TerminalUI

struct TestCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test",
        abstract: "Run scenario files and report whether their expectations hold.",
        discussion: """
            A scenario file is YAML: utterances and expectations, or a simulated person with a goal. Documentation/Scenarios.md \
            describes the format. Every conversation starts from scratch with the apps that ship with Errand, on a stopped clock, and stores \
            nothing; your own contacts and data are not used. An independent judge checks each conversation for broken rules.

            Exit codes: 0 all passed; 1 a file cannot be read; 6 a scenario failed.
            """)

    /// The exit code for a failed scenario.
    static let failed: Int32 = 6

    @Option(name: .long, help: ArgumentHelp("Write the results as JUnit XML to this file.", valueName: "file"))
    var junit: String?

    @Option(name: .long, help: ArgumentHelp("Write the conversations as an HTML page to this file.", valueName: "file"))
    var html: String?

    @Flag(name: .long, help: "Report which results of the apps' methods occurred and which did not.")
    var coverage = false

    @Option(name: .long, help: ArgumentHelp("Run only scenarios whose names contain this text.", valueName: "text"))
    var filter: String?

    @Argument(help: ArgumentHelp("Scenario files, or folders of them (*.yaml, *.yml).", valueName: "path"))
    var paths: [String]

    func run() async throws {
        var files: [ScenarioFile] = []
        for url in try Self.scenarioFiles(paths) {
            files.append(try ScenarioFile(contentsOf: url, catalogue: BundledApps.types.catalogue))
        }
        let entries = files.flatMap(\.entries).filter { entry in
            filter.map { entry.name.localizedCaseInsensitiveContains($0) } ?? true
        }
        guard !entries.isEmpty else { throw CommandFailure("no scenario's name contains '\(filter ?? "")'") }
        let apps = try BundledApps.testApps()
        var report = ScenarioReport()
        for entry in entries {
            await entry.run(with: apps, addingTo: &report) { showProgress($0, of: entry) }
            if let result = report.cases.last { show(result) }
        }
        if coverage { for line in CoverageReport(report.coverage).lines { print(line) } }
        try write(report)
        print(report.failed == 0 ? "\(report.cases.count) passed" : "\(report.failed) of \(report.cases.count) failed")
        guard report.failed == 0 else { throw ExitCode(Self.failed) }
    }

    /// The given files and the files in given folders, in order.
    static func scenarioFiles(_ paths: [String]) throws -> [URL] {
        try paths.flatMap { path -> [URL] in
            let url = URL(fileURLWithPath: (path as NSString).expandingTildeInPath)
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
                throw CommandFailure("there is no file or folder '\(path)'")
            }
            guard isFolder.boolValue else { return [url] }
            let names = try FileManager.default.subpathsOfDirectory(atPath: url.path)
                .filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".yml") }.sorted()
            guard !names.isEmpty else { throw CommandFailure("there is no scenario file (*.yaml) in '\(path)'") }
            return names.map { url.appendingPathComponent($0) }
        }
    }

    private func show(_ result: ScenarioReport.Case) {
        clearProgress()
        let time = "\(Int((result.seconds * 1000).rounded())) ms"
        let summary = result.summary.isEmpty ? "" : ": \(result.summary)"
        print("\(result.passed ? "✓" : "✗") \(result.name) (\(time))\(summary)")
        for failure in result.failures {
            for line in failure.split(separator: "\n", omittingEmptySubsequences: false) { print("    \(line)") }
        }
    }

    private func showProgress(_ count: Int, of entry: ScenarioFile.Entry) {
        guard Terminal.isTerminal(2), count.isMultiple(of: 10) else { return }
        FileHandle.standardError.write(Data("\r\(entry.name): \(count) conversations".utf8))
    }

    private func clearProgress() {
        if Terminal.isTerminal(2) { FileHandle.standardError.write(Data("\r\u{1B}[K".utf8)) }
    }

    private func write(_ report: ScenarioReport) throws {
        for (path, text) in [(junit, { report.junit() }), (html, { report.html() })] {
            guard let path else { continue }
            do {
                try text().write(toFile: (path as NSString).expandingTildeInPath, atomically: true, encoding: .utf8)
            } catch {
                throw CommandFailure("'\(path)' cannot be written: \(error.localizedDescription)")
            }
        }
    }
}

import Foundation

/// The results of the scenarios and simulations of one or more files.
public struct ScenarioReport: Sendable {
    /// The result of one scenario or simulation.
    public struct Case: Sendable {
        /// The name of the scenario or simulation.
        public var name: String
        /// The file and line.
        public var location: String
        /// The failures; empty if it passed.
        public var failures: [String]
        /// A summary of a simulation; empty for a scenario.
        public var summary: String
        /// The conversation to show: that of the scenario, or the failed one of a simulation; `nil` if there is none.
        public var conversation: ScenarioResult?
        /// The duration in seconds of real time.
        public var seconds: Double

        /// Whether there were no failures.
        public var passed: Bool { failures.isEmpty }
    }

    /// The results, in the order in which they ran.
    public var cases: [Case] = []
    /// The coverage of all conversations.
    public var coverage = EdgeCoverage()

    /// Creates an empty report.
    public init() {}

    /// The number of failed cases.
    public var failed: Int { cases.filter { !$0.passed }.count }

    /// Adds the result of a scenario.
    public mutating func add(_ result: ScenarioResult) {
        coverage.add(result.turns, of: result.catalogue)
        cases.append(
            Case(
                name: result.name, location: result.location, failures: result.failures, summary: "", conversation: result,
                seconds: result.seconds))
    }

    /// Adds the result of a simulation.
    public mutating func add(_ result: SimulationResult, seconds: Double) {
        coverage.merge(result.coverage)
        cases.append(
            Case(
                name: result.simulation.name, location: result.simulation.location,
                failures: result.complaint.map { [$0] } ?? [], summary: result.summary,
                conversation: result.failure?.result ?? result.firstMiss?.result, seconds: seconds))
    }

    /// Adds a file, scenario or app that could not be loaded.
    public mutating func add(problem: String, name: String, location: String) {
        cases.append(
            Case(name: name, location: location, failures: [problem], summary: "", conversation: nil, seconds: 0))
    }
}

extension ScenarioFile {
    /// Runs all scenarios and simulations of the file.
    ///
    /// - Parameter apps: the available apps; each entry uses those it names, or all.
    /// - Throws: `ScenarioReportFailure`, which lists all failures, if any entry failed.
    @discardableResult
    public func run(with apps: TestApp...) async throws -> ScenarioReport {
        var report = ScenarioReport()
        for entry in entries { await entry.run(with: apps, addingTo: &report) }
        guard report.failed == 0 else { throw ScenarioReportFailure(report: report) }
        return report
    }
}

/// Some scenarios failed.
public struct ScenarioReportFailure: Error, CustomStringConvertible, Sendable {
    /// The results of all scenarios.
    public let report: ScenarioReport

    public var description: String {
        let failures = report.cases.filter { !$0.passed }.map { "\"\($0.name)\" failed\n\($0.failures.joined(separator: "\n"))" }
        return "\(report.failed) of \(report.cases.count) failed\n" + failures.joined(separator: "\n")
    }
}

extension ScenarioFile.Entry {
    /// Runs the scenario or simulation and adds the result to the report.
    ///
    /// - Parameters:
    ///   - apps: the available apps; the entry uses those it names.
    ///   - progress: called with the number of completed conversations of a simulation.
    public func run(with apps: [TestApp], addingTo report: inout ScenarioReport, progress: (Int) -> Void = { _ in }) async {
        let chosen: [TestApp]
        do {
            chosen = try self.chosen(among: apps)
        } catch {
            return report.add(problem: "\(error)", name: name, location: location)
        }
        switch content {
        case .scenario(let scenario): report.add(await scenario.result(with: chosen))
        case .simulation(let simulation):
            let clock = ContinuousClock()
            let start = clock.now
            let result = await simulation.result(with: chosen, progress: progress)
            report.add(result, seconds: (clock.now - start) / .seconds(1))
        }
    }

    /// Runs the scenario to its end and counts the good turns; `nil` for a simulation.
    public func score(with apps: [TestApp]) async -> ConversationScore? {
        guard case .scenario(let scenario) = content else { return nil }
        do {
            return await scenario.score(with: try chosen(among: apps))
        } catch {
            return ConversationScore(name: name, problem: "\(error)")
        }
    }

    private func chosen(among all: [TestApp]) throws -> [TestApp] {
        var byName: [String: TestApp] = [:]
        for app in all { byName[app.name] = app }
        for name in Set(apps ?? []).union(permissions.keys).sorted() where byName[name] == nil {
            let known = byName.keys.sorted().joined(separator: ", ")
            throw ScenarioFileError(location: location, message: "there is no app called '\(name)'; there are \(known)")
        }
        return (apps ?? all.map(\.name)).compactMap { byName[$0] }.map { app in
            var app = app
            guard let rights = permissions[app.name] else { return app }
            app.assistantAccess = rights.assistant
            app.contactAccess = rights.contacts
            app.focusAccess = rights.focus
            app.locationAccess = rights.location
            return app
        }
    }
}

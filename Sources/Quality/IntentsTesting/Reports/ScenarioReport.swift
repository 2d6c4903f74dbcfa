public import Foundation

/// How the scenarios and simulations of one or several files went.
public struct ScenarioReport: Sendable {
    /// One scenario or simulation.
    public struct Case: Sendable {
        public var name: String
        public var location: String
        /// What went wrong; empty when nothing did.
        public var failures: [String]
        /// What came of a simulation, in a few words; empty for a scenario.
        public var summary: String
        /// The conversation to show: a scenario's own, or that of a simulation's failure; `nil` when there is none.
        public var conversation: ScenarioResult?
        /// In real time.
        public var seconds: Double

        public var passed: Bool { failures.isEmpty }
    }

    public var cases: [Case] = []
    public var coverage = EdgeCoverage()

    public init() {}

    public var failed: Int { cases.filter { !$0.passed }.count }

    public mutating func add(_ result: ScenarioResult) {
        coverage.add(result.turns)
        cases.append(
            Case(
                name: result.name, location: result.location, failures: result.failures, summary: "", conversation: result,
                seconds: result.seconds))
    }

    public mutating func add(_ result: SimulationResult, seconds: Double) {
        coverage.merge(result.coverage)
        cases.append(
            Case(
                name: result.simulation.name, location: result.simulation.location,
                failures: result.complaint.map { [$0] } ?? [], summary: result.summary,
                conversation: result.failure?.result ?? result.firstMiss?.result, seconds: seconds))
    }

    /// Adds a file, a scenario or an app that could not be used at all.
    public mutating func add(problem: String, name: String, location: String) {
        cases.append(
            Case(name: name, location: location, failures: [problem], summary: "", conversation: nil, seconds: 0))
    }
}

extension ScenarioFile {
    /// Runs all scenarios and simulations of the file.
    ///
    /// - Parameter apps: those there are; each entry takes those that it names, or all.
    /// - Throws: `ScenarioReportFailure` when one of them failed, telling all that did.
    @discardableResult
    public func run(with apps: TestApp...) async throws -> ScenarioReport {
        var report = ScenarioReport()
        for entry in entries { await entry.run(with: apps, addingTo: &report) }
        guard report.failed == 0 else { throw ScenarioReportFailure(report: report) }
        return report
    }
}

/// Scenarios of which some failed.
public struct ScenarioReportFailure: Error, CustomStringConvertible, Sendable {
    public let report: ScenarioReport

    public var description: String {
        let failures = report.cases.filter { !$0.passed }.map { "\"\($0.name)\" failed\n\($0.failures.joined(separator: "\n"))" }
        return "\(report.failed) of \(report.cases.count) failed\n" + failures.joined(separator: "\n")
    }
}

extension ScenarioFile.Entry {
    /// Holds the conversation, or the conversations of a simulation, and adds what came of it to the report.
    ///
    /// - Parameters:
    ///   - apps: those there are; the entry takes those that it names.
    ///   - progress: told how many conversations of a simulation have been held.
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

    /// Holds the conversation to its end and counts the turns that went as written; `nil` for a simulation.
    ///
    /// - Parameter setClocks: makes the apps go by the conversation's time.
    public func score(
        with apps: [TestApp], setClocks: (@escaping @Sendable () -> Date) -> Void = { _ in }
    ) async -> ConversationScore? {
        guard case .scenario(let scenario) = content else { return nil }
        do {
            return await scenario.score(with: try chosen(among: apps), setClocks: setClocks)
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
            app.contactAccess = permissions[app.name]?.contacts ?? app.contactAccess
            app.locationAccess = permissions[app.name]?.location ?? app.locationAccess
            return app
        }
    }
}

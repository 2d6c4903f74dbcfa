import Assistant
import Dialogue
import ExtensionProtocol
import IntentSchema
import Judge
import Rendering

/// Conversations of a simulated person with the same apps, one per seed, each checked by the judge.
public struct Simulation: Sendable {
    /// The simulation's name.
    public var name: String
    /// The file and line of the simulation.
    public var location: String
    /// The simulated person.
    public var user: SimulatedUser
    /// The environment of each conversation.
    public var surroundings: TestSurroundings
    /// The seeds, one per conversation.
    public var seeds: ClosedRange<UInt64>
    /// The response code that counts as reaching the goal.
    public var goal: String
    /// The required share of conversations that reach the goal with the intended values, among those not given up.
    public var leastReached: Double
    /// An additional check of every conversation; returns the problem, or `nil` if there is none.
    public var check: (@Sendable (ScenarioResult) -> String?)?

    /// Creates a simulation.
    ///
    /// - Parameter leastReached: by default 1 if the person makes no errors, otherwise 0.8.
    public init(
        _ name: String, of user: SimulatedUser, _ surroundings: TestSurroundings = TestSurroundings(),
        seeds: ClosedRange<UInt64> = 1...100, goal: String = "success", leastReached: Double? = nil,
        location: String? = nil, file: StaticString = #fileID, line: UInt = #line,
        check: (@Sendable (ScenarioResult) -> String?)? = nil
    ) {
        self.name = name
        self.location = location ?? "\(file):\(line)"
        self.user = user
        self.surroundings = surroundings
        self.seeds = seeds
        self.goal = goal
        self.leastReached = leastReached ?? (user.errors.areZero ? 1 : 0.8)
        self.check = check
    }

    /// Runs the conversations.
    ///
    /// - Throws: `SimulationFailure` if a conversation has a problem, or too few reach the goal.
    @discardableResult
    public func run(with apps: TestApp...) async throws -> SimulationResult {
        let result = await result(with: apps)
        guard result.passed else { throw SimulationFailure(result: result) }
        return result
    }

    /// Runs the conversations and returns failures instead of throwing them.
    ///
    /// - Parameter progress: called with the number of completed conversations.
    public func result(with apps: [TestApp], progress: (Int) -> Void = { _ in }) async -> SimulationResult {
        var result = SimulationResult(simulation: self)
        let meant = await meaning(with: apps, &result)
        guard result.failure == nil else { return result }
        for seed in seeds {
            let run = await converse(with: apps, seed, meant)
            result.add(run)
            progress(result.conversations)
            if let problem = run.problem {
                result.failure = await shortest(run, problem, with: apps)
                break
            }
        }
        return result
    }

    /// The intent that a person without errors has carried out.
    private func meaning(with apps: [TestApp], _ result: inout SimulationResult) async -> Record? {
        var careful = self
        careful.user.errors = .none
        let run = await careful.converse(with: apps, seeds.lowerBound, nil)
        if let problem = run.problem { result.failure = await shortest(run, problem, with: apps) }
        return run.handled.last
    }

    // MARK: - One conversation

    private func converse(with apps: [TestApp], _ seed: UInt64, _ meant: Record?) async -> SimulatedRun {
        var run = SimulatedRun(seed: seed)
        run.result = ScenarioResult(name: "\(name), seed \(seed)", location: location)
        do {
            let conversation = try TestConversation(with: apps, surroundings.afresh())
            run.result.catalogue = conversation.catalogue
            var mind = SimulatedMind(user, meant: meant, seed: seed)
            while !run.isOver(meant), let step = try mind.next(await conversation.sight) {
                guard run.steps.count < user.patience else { throw SimulationProblem.endless(steps: run.steps.count) }
                run.result.steps.append(try await conversation.take(Scenario.Line(step, location: location)))
            }
            run.gaveUp = mind.gaveUp
            run.problem = problem(run.result, conversation.dialogue)
        } catch let problem as SimulationProblem {
            run.problem = problem
        } catch {
            run.problem = .other("\(error)")
        }
        run.finish(goal, meant)
        return run
    }

    /// Repeats the steps of a conversation.
    private func replay(_ steps: [Scenario.Step], with apps: [TestApp]) async -> (ScenarioResult, SimulationProblem?) {
        var result = ScenarioResult(name: name, location: location)
        do {
            let conversation = try TestConversation(with: apps, surroundings.afresh())
            result.catalogue = conversation.catalogue
            for step in steps { result.steps.append(try await conversation.take(Scenario.Line(step, location: location))) }
            if let problem = problem(result, conversation.dialogue) { return (result, problem) }
            let isOpen = await conversation.state != .ended
            return (result, isOpen && steps.count >= user.patience ? .endless(steps: steps.count) : nil)
        } catch {
            return (result, .other("\(error)"))
        }
    }

    private func problem(_ result: ScenarioResult, _ dialogue: Dialogue) -> SimulationProblem? {
        let items = result.turns.flatMap(\.items)
        if let violation = Judge(dialogue).violations(in: items).first {
            return .brokenRule(violation.rule, finding: violation.finding)
        }
        if let text = check?(result) { return .found(text) }
        guard surroundings.faults.isEmpty else { return nil }
        for report in result.turns.flatMap(\.calls) {
            if case .failed(let failure)? = report.reply { return .brokenApp(failure.message) }
        }
        return nil
    }

    // MARK: - The shortest conversation

    /// Removes steps as long as the problem persists, halves first.
    private func shortest(_ run: SimulatedRun, _ problem: SimulationProblem, with apps: [TestApp]) async
        -> SimulationResult.Failure
    {
        var steps = run.steps
        var size = max(1, steps.count / 2)
        var (shown, _) = await replay(steps, with: apps)
        while size >= 1, !steps.isEmpty {
            var start = 0
            while start < steps.count {
                let shorter = Array(steps[..<start] + steps[min(start + size, steps.count)...])
                let (result, found) = await replay(shorter, with: apps)
                if let found, found.isSame(as: problem) {
                    (steps, shown) = (shorter, result)
                } else {
                    start += size
                }
            }
            if size == 1 { break }
            size /= 2
        }
        return SimulationResult.Failure(seed: run.seed, problem: problem, length: run.steps.count, shortest: steps, result: shown)
    }
}

extension TestConversation {
    /// What the simulated person knows about the conversation.
    var sight: SimulatedMind.Sight {
        let transcript = transcriptOfSteps
        let last = transcript.turns.flatMap(\.messages).last { if case .question = $0.message { true } else { false } }
        guard transcript.question != nil, let last, case .question(let prompt) = last.message else {
            return SimulatedMind.Sight(prompt: nil, choices: [])
        }
        return SimulatedMind.Sight(prompt: prompt, choices: last.rendered.choices)
    }
}

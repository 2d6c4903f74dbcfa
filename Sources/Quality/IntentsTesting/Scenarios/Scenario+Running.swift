import Assistant
import Judge

extension Scenario {
    /// Runs the scenario with the apps from the start and checks the conversation with the judge.
    ///
    /// - Returns: the result of a scenario that passed.
    /// - Throws: `ScenarioFailure` if it failed.
    @discardableResult
    public func run(with apps: TestApp...) async throws -> ScenarioResult {
        let result = await result(with: apps)
        guard result.passed else { throw ScenarioFailure(result: result) }
        return result
    }

    /// Runs the scenario and returns failures instead of throwing them.
    public func result(with apps: [TestApp]) async -> ScenarioResult {
        var result = ScenarioResult(name: name, location: location)
        let clock = ContinuousClock()
        let start = clock.now
        do {
            try await hold(with: apps, &result)
        } catch {
            result.problem = "\(error)"
        }
        result.seconds = (clock.now - start) / .seconds(1)
        return result
    }

    private func hold(with apps: [TestApp], _ result: inout ScenarioResult) async throws {
        let conversation = try TestConversation(with: apps, surroundings.afresh())
        result.catalogue = conversation.catalogue
        for line in lines {
            let step = try await conversation.take(line)
            result.steps.append(step)
            if step.failure != nil { break }
        }
        result.violations = Judge(conversation.dialogue).violations(in: result.turns.flatMap(\.items))
        if result.steps.last?.failure == nil { result.unusedFaults = conversation.unusedFaults }
    }
}

extension TestConversation {
    /// Runs one step of a scenario.
    func take(_ line: Scenario.Line) async throws -> ScenarioResult.StepResult {
        var result = ScenarioResult.StepResult(line: line, turns: [], failure: nil)
        do {
            result.turns = try await perform(line)
        } catch let failure as ExpectationFailure {
            result.failure = failure
        }
        return result
    }

    private func perform(_ line: Scenario.Line) async throws -> [Turn] {
        switch line.step {
        case .say(let text): try await say(text)
        case .answer(let text): _ = try await answer(text, at: line.location)
        case .wait(let seconds): try await wait(.seconds(seconds))
        case .setLocked(let isLocked): try await setLocked(isLocked)
        case .expect(let expectation):
            if let mismatch = transcriptOfSteps.mismatch(expectation) { throw failure(mismatch, at: line.location) }
            return []
        }
        return lastTurns
    }
}

import Foundation
import IntentSchema

extension ScenarioSetting {
    /// Parses a scenario or simulation in this setting.
    func entry(_ keys: inout YAMLMapping) throws(ScenarioFileError) -> ScenarioFile.Entry {
        let name = try keys.need("name").text()
        let location = keys.value.location
        guard let (key, value) = keys.takeFirst(of: ["steps", "simulate"]) else {
            throw keys.value.error("the scenario needs 'steps' or 'simulate'")
        }
        if key == "simulate" {
            let simulation = try value.simulation(name, surroundings, location)
            return ScenarioFile.Entry(content: .simulation(simulation), apps: apps, permissions: permissions)
        }
        var lines: [Scenario.Line] = []
        for step in try value.list() { lines += try step.steps(catalogue) }
        guard !lines.isEmpty else { throw value.error("the list of steps is empty") }
        let scenario = Scenario(name, surroundings, location: location, lines: lines)
        return ScenarioFile.Entry(content: .scenario(scenario), apps: apps, permissions: permissions)
    }
}

extension YAMLValue {
    private static let actions = ["say", "answer", "wait"]
    private static let words: [String: Scenario.Step] = [
        "lock": .setLocked(true), "unlock": .setLocked(false), "expect nothing": .expect(.nothing),
        "expect no launch": .expect(.noLaunch), "expect launch": .expect(.launch()),
        "expect confirmation": .expect(.confirmation()), "expect app choice": .expect(.appChoice()),
        "expect permission question": .expect(.permissionQuestion()),
    ]

    /// One step; `{say: ...}`, `{expect prompt: ...}` or `lock`.
    fileprivate func steps(_ catalogue: Catalogue) throws(ScenarioFileError) -> [Scenario.Line] {
        if node.kind == .scalar { return [Scenario.Line(try choice(Self.words), location: location)] }
        return try mapping { keys throws(ScenarioFileError) in
            guard let (key, value) = keys.takeFirst(of: Self.actions + Self.expectations) else {
                try keys.finish()
                throw error("expected a step such as 'say: book me a ride'")
            }
            let step: Scenario.Step =
                switch key {
                case "say": .say(try value.text())
                case "answer": .answer(try value.text())
                case "wait": .wait(seconds: try value.seconds())
                default: .expect(try value.expectation(key, &keys, catalogue))
                }
            return [Scenario.Line(step, location: location)]
        }
    }

    // MARK: - Expectations

    private static let expectations = [
        "expect prompt", "expect value confirmation", "expect app choice", "expect permission question", "expect confirmation",
        "expect response",
        "expect outcome", "expect words", "forbid words", "expect launch", "expect calls", "expect some calls", "forbid calls",
        "never calls", "expect state", "expect value",
    ]

    private func outcome(_ details: [String]) throws(ScenarioFileError) -> Scenario.Expectation {
        if try text() == "gave up" { return .gaveUp(on: nil, showing: details) }
        return .outcome(try choice(Outcome.Kind.named), showing: details)
    }

    private func expectation(_ key: String, _ keys: inout YAMLMapping, _ catalogue: Catalogue) throws(ScenarioFileError)
        -> Scenario.Expectation
    {
        switch key {
        case "expect prompt":
            let choices = try keys.take("choices").map { value throws(ScenarioFileError) in try value.texts() }
            return .prompt(for: try text(), choices: choices, saying: try words("saying", &keys))
        case "expect value confirmation": return .valueConfirmation(of: try text(), saying: try words("saying", &keys))
        case "expect app choice": return .appChoice(isEmpty ? nil : try texts())
        case "expect permission question":
            return .permissionQuestion(try choice(Self.permissions), saying: try words("saying", &keys))
        case "expect confirmation": return .confirmation(showing: isEmpty ? [] : try texts())
        case "expect response": return .response(try text(), showing: try words("showing", &keys))
        case "expect outcome": return try outcome(try words("showing", &keys))
        case "expect words": return .words(try texts())
        case "forbid words": return .noWords(try texts())
        case "expect launch": return try launch()
        case "expect state":
            return .state(try choice(Dictionary(uniqueKeysWithValues: ConversationState.allCases.map { ($0.rawValue, $0) })))
        case "expect value": return try valueOfParameter()
        default: return try calls(key, catalogue)
        }
    }

    private static let permissions = Dictionary(uniqueKeysWithValues: Permission.allCases.map { ($0.rawValue, $0) })

    private func words(_ key: String, _ keys: inout YAMLMapping) throws(ScenarioFileError) -> [String] {
        guard let value = keys.take(key) else { return [] }
        return try value.texts()
    }

    private func calls(_ key: String, _ catalogue: Catalogue) throws(ScenarioFileError) -> Scenario.Expectation {
        var names: [String] = []
        if node.kind == .list {
            for value in try list() { names.append(try value.callName(in: catalogue)) }
        } else {
            names = [try callName(in: catalogue)]
        }
        return switch key {
        case "expect calls": .calls(names)
        case "expect some calls": .called(names)
        case "forbid calls": .notCalled(names)
        default: .neverCalled(names)
        }
    }

    private func launch() throws(ScenarioFileError) -> Scenario.Expectation {
        try mapping { keys throws(ScenarioFileError) in
            let type = try keys.take("activity type").map { value throws(ScenarioFileError) in try value.text() }
            var info: [String: String] = [:]
            for (name, value) in try keys.take("user info")?.named() ?? [] { info[try name.text()] = try value.text() }
            return .launch(activityType: type, userInfo: info)
        }
    }

    /// `{partySize: 4}`; an empty value means no value.
    private func valueOfParameter() throws(ScenarioFileError) -> Scenario.Expectation {
        let values = try named()
        guard values.count == 1, let (name, value) = values.first else {
            throw error("expected one parameter with its value, such as {partySize: 4}")
        }
        return .value(of: try name.text(), is: value.isEmpty ? nil : try value.text())
    }

    // MARK: - Simulations

    fileprivate func simulation(_ name: String, _ surroundings: TestSurroundings, _ location: String)
        throws(ScenarioFileError) -> Simulation
    {
        try mapping { keys throws(ScenarioFileError) in
            var user = SimulatedUser(wants: try keys.need("say").texts())
            guard !user.openings.isEmpty else { throw error("'say' needs at least one utterance") }
            user.values = try phrases("values", &keys)
            user.wrongValues = try phrases("wrong values", &keys)
            user.corrections = try phrases("corrections", &keys)
            user.digressions = try words("digressions", &keys)
            if let value = keys.take("app") { user.app = try value.text() }
            if let value = keys.take("errors") { user.errors = try value.errorRates() }
            if let value = keys.take("patience") { user.patience = max(1, try value.whole()) }
            let seeds = try keys.take("seeds").map { value throws(ScenarioFileError) in try value.seeds() }
            let goal = try keys.take("goal").map { value throws(ScenarioFileError) in try value.text() }
            let least = try keys.take("at least").map { value throws(ScenarioFileError) in try value.share() }
            return Simulation(
                name, of: user, surroundings, seeds: seeds ?? 1...100, goal: goal ?? "success", leastReached: least,
                location: location)
        }
    }

    private func phrases(_ key: String, _ keys: inout YAMLMapping) throws(ScenarioFileError) -> [String: [String]] {
        var phrases: [String: [String]] = [:]
        for (name, value) in try keys.take(key)?.named() ?? [] { phrases[try name.text()] = try value.texts() }
        return phrases
    }

    /// `100` for 1 to 100, or `200..300`.
    private func seeds() throws(ScenarioFileError) -> ClosedRange<UInt64> {
        let ends = try text().split(separator: ".", omittingEmptySubsequences: true).compactMap { UInt64($0) }
        if ends.count == 1, ends[0] > 0 { return 1...ends[0] }
        guard ends.count == 2, ends[0] <= ends[1] else {
            throw error("expected a number of seeds such as 100 or a range such as 1..100, found '\(try text())'")
        }
        return ends[0]...ends[1]
    }

    private func share() throws(ScenarioFileError) -> Double {
        let number = try number()
        guard (0...1).contains(number) else { throw error("expected a share from 0 to 1, found \(number)") }
        return number
    }

    /// One rate for all errors, or a rate for some of them.
    private func errorRates() throws(ScenarioFileError) -> SimulatedUser.ErrorRates {
        if node.kind == .scalar { return SimulatedUser.ErrorRates(each: try share()) }
        return try mapping { keys throws(ScenarioFileError) in
            var rates = SimulatedUser.ErrorRates.none
            if let value = keys.take("mumble") { rates.mumble = try value.share() }
            if let value = keys.take("wrong value") { rates.wrongValue = try value.share() }
            if let value = keys.take("silence") { rates.silence = try value.share() }
            if let value = keys.take("aside") { rates.aside = try value.share() }
            if let value = keys.take("digression") { rates.digression = try value.share() }
            if let value = keys.take("inquiry") { rates.inquiry = try value.share() }
            if let value = keys.take("move") { rates.move = try value.share() }
            if let value = keys.take("cancel") { rates.cancel = try value.share() }
            return rates
        }
    }
}

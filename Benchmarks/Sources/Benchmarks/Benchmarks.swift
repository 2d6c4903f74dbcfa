import Assistant
import Dialogue
import ExtensionProtocol
import Foundation
import IntentSchema
import Intents
import IntentsTesting
import Measuring
import Understanding

/// Measures the numbers that the project promises and prints them as a table.
@main
struct Benchmarks {
    static func main() async throws {
        if CommandLine.arguments.dropFirst().first == "simulate" {
            return Simulating.run(Array(CommandLine.arguments.dropFirst(2)))
        }
        switch CommandLine.arguments.dropFirst().first {
        case "records": return show(await RecordJourney.rows())
        case "in-process call": return show(await InProcessCalls.rows())
        case "interpretation": return show(try InterpretationTimes.rows())
        case "slowest": return try InterpretationTimes.showSlowest(Array(CommandLine.arguments.dropFirst(2)))
        case "donations": return show(try await Donating.rows())
        case "stores": return try await StoreTimes.show(CommandLine.arguments.dropFirst(2).first)
        case "stored":
            let counts = CommandLine.arguments.dropFirst(2).compactMap { Int($0) }
            return try await StoredConversations.show(counts.isEmpty ? [1_000, 100_000] : counts)
        case "open": return try await OpenConversations.show(number(2) ?? 10_000, contacts: number(3) ?? 20)
        case "step": return show([try await dialogueStep()])
        case "conversation":
            return show([try await rideConversation(runs: CommandLine.arguments.dropFirst(2).first.flatMap(Int.init) ?? 200)])
        case "wakes": return try await showWakes()
        case "starts": return try showStarts(CommandLine.arguments.dropFirst(2).first)
        case "readings": return try Readings.printAll(CommandLine.arguments.dropFirst(2).map { $0 })
        default: break
        }
        let clock = ContinuousClock()
        var world: World?
        let start = try clock.measure { world = try World() }
        guard let world else { return }
        var rows = [Row(name: "start: language pack, templates, 2,000 + 2,000 names", distribution: Distribution([start]))]
        rows.append(try await dialogueStep())
        let turns = try await wholeTurns(world)
        rows += turns.rows
        rows += try await parts(world)
        rows += try InterpretationTimes.rows()
        rows += await InProcessCalls.rows()
        rows.append(try await rideConversation())
        rows += await RecordJourney.rows()
        show(rows)
        print(
            "\nnot understood / matched, medians: \(turns.ratio.formatted(.number.precision(.fractionLength(2)))) (wanted: at most 2)"
        )
    }

    /// A number among the program's arguments.
    private static func number(_ index: Int) -> Int? { CommandLine.arguments.dropFirst(index).first.flatMap { Int($0) } }

    private static func showWakes() async throws {
        print("| median, in wakes of a thread | now | wanted | |\n|---|---|---|---|")
        for line in try await Wakes.lines(try World()) { print(line) }
    }

    private static func showStarts(_ executable: String?) throws {
        guard let executable else { return print("usage: Benchmarks starts PATH-OF-ERRAND") }
        show(try Starts.rows(executable: executable))
        if let memory = try Starts.memory(executable: executable) {
            print("\nmemory of a later start: \(memory) MB (wanted: 60)")
        }
    }

    /// One event folded: an answer of the person that leads to a call.
    static func dialogueStep() async throws -> Row {
        let app = AppDescription(id: "bench", name: "Instant", intents: World.intents)
        let dialogue = Dialogue(catalogue: .system, apps: [app], person: "owner")
        let hypothesis = Hypothesis(intent: "INRequestRideIntent", score: 1, template: "bench")
        var asked = DialogueState()
        let time = Date(timeIntervalSince1970: 0)
        _ = dialogue.step(&asked, Event(time: time, identifier: "1", kind: .said("", acts: [.request(hypothesis)])))
        _ = dialogue.step(
            &asked, Event(time: time, identifier: "2", kind: .answered(call: 1, .resolved([.needsValue], isList: false))))
        let place = ParameterValue.record(.placemark(name: "Airport", coordinate: Coordinate(latitude: 37, longitude: -122)))
        let answer = Event(time: time, identifier: "3", kind: .said("", acts: [.value(place)]))
        let batch = 100
        let distribution = await measure(runs: 2_000) {
            for _ in 0..<batch {
                var state = asked
                _ = dialogue.step(&state, answer)
            }
        }
        return Row(
            name: "dialogue step (mean of \(batch) a run)", distribution: distribution.divided(by: batch), wantedMedian: 5)
    }

    static func wholeTurns(_ world: World) async throws -> (rows: [Row], ratio: Double) {
        let matched = [
            "book me a ride to the airport for two people", "send John 20 dollars for lunch", "text John that I'm running late",
            "I need a ride",
        ]
        let strange = [
            "what is the weather like in the mountains tomorrow", "colourless green ideas sleep furiously",
            String(repeating: "and then we talked about the garden for a while ", count: 20),
        ]
        var rows: [Row] = []
        var medians: (matched: [Double], strange: [Double]) = ([], [])
        // An argument limits the sentences, for looking into one with a profiler.
        let wanted = CommandLine.arguments.dropFirst().first.flatMap { $0 == "wakes" ? nil : $0 }
        for (sentences, isMatched) in [(matched, true), (strange, false)] {
            for sentence in sentences where wanted.map({ sentence.contains($0) }) ?? true {
                let distribution = try await turn(sentence, after: [], runs: wanted == nil ? 500 : 5_000, world)
                if isMatched { medians.matched.append(distribution.median) } else { medians.strange.append(distribution.median) }
                rows.append(
                    Row(
                        name: "turn, \(isMatched ? "matched" : "not understood"): \"\(sentence.prefix(60))\"",
                        distribution: distribution,
                        wantedMedian: 1000, wantedP99: 5000))
            }
        }
        let answer = Row(
            name: "turn, answer: \"to the airport\"",
            distribution: try await turn("to the airport", after: ["I need a ride"], runs: 500, world), wantedMedian: 1000,
            wantedP99: 5000)
        let mean = { (values: [Double]) in values.reduce(0, +) / Double(max(1, values.count)) }
        return (rows + [answer], mean(medians.strange) / mean(medians.matched))
    }

    /// The time that a turn takes in a fresh conversation, after other turns that are left out of the time.
    private static func turn(
        _ sentence: String, after earlier: [String], runs: Int, _ world: World
    ) async throws -> Distribution {
        let clock = ContinuousClock()
        var durations: [Duration] = []
        for run in 0..<(runs + runs / 10) {
            let conversation = try world.assistant.startConversation(for: world.person)
            for sentence in earlier { _ = try await conversation.say(sentence) }
            let duration = try await clock.measure { _ = try await conversation.say(sentence) }
            if run >= runs / 10 { durations.append(duration) }
        }
        return Distribution(durations)
    }

    static func parts(_ world: World) async throws -> [Row] {
        let (person, now) = (world.person, world.assistant.now())
        let context = InterpretationContext(
            now: now, calendar: person.calendar, locale: person.locale, location: person.location,
            appIndex: AppIndex(world.assistant.apps.map(\.description)), contacts: person.contacts)
        let reading = await measure(runs: 1_000) {
            _ = world.interpreter.interpret("book me a ride to the airport for two people", in: context)
        }
        let intent = Record("INRequestRideIntent", ["partySize": .integer(2)])
        let request = ExtensionRequest(
            method: .resolve(parameter: "partySize"), intent: intent, identifier: "bench", person: "owner")
        let calling = await measure(runs: 2_000) {
            _ = await world.assistant.apps[0].connection.send(request, deadline: .seconds(10))
        }
        let prompt = Prompt(
            question: Question(kind: .value, intent: "INRequestRideIntent", parameter: "dropOffLocation"), intent: intent)
        let rendering = await measure(runs: 2_000) { _ = world.renderer.render(.question(prompt), now: now) }
        return [
            Row(name: "interpreter alone", distribution: reading), Row(name: "extension call in process", distribution: calling),
            Row(name: "rendering a question", distribution: rendering),
        ]
    }

    /// Five turns from asking to booked, under IntentsTesting, once its language pack is loaded.
    static func rideConversation(runs: Int = 200) async throws -> Row {
        let app = TestApp(InstantExtension.self, name: "Instant", intents: [INRequestRideIntent.self])
        let distribution = try await measure(runs: runs) {
            let talk = try TestConversation(with: app)
            try await talk.say("I need a ride")
            try await talk.answer("to the Ferry Building")
            try await talk.answer("two people")
            try await talk.answer("make it three people")
            try await talk.answer("yes")
            try await talk.expectResponse("success")
        }
        return Row(name: "five-turn ride conversation under IntentsTesting", distribution: distribution, wantedMedian: 2_000)
    }
}

extension Distribution {
    func divided(by count: Int) -> Distribution { Distribution(scaled: self, by: 1 / Double(count)) }
}

import Foundation
import IntentSchema
import Intents
import IntentsTesting
import Testing

@Suite("Scenario files")
struct ScenarioFileTests {
    private static let whole = """
        apps: Rickshaw
        surroundings:
          now: 2026-01-05T09:00:00-08:00
          time zone: America/New_York
          locale: en_GB
          location: 37.78,-122.42
          locked: yes
          contacts:
            - name: John Q. Smith
              nicknames: [Johnny]
              organization: Acme
              relationship: Brother
              phone: {mobile: +1 555 0100, work: +1 555 0101}
              email: john@example.com
              addresses: {home: {street: 1 Main St, city: Oakland, at: "37.8,-122.27"}}
              me: false
        permissions:
          Rickshaw: {contacts: denied, location: asked and granted}
        faults:
          - {call: handle, takes: 12 s, number: 1, intent: INRequestRideIntent}
          - {call: resolve dropOffLocation, does: answer twice}
        scenarios:
          - name: everything
            steps:
              - unlock
              - lock
              - say: yes
              - answer: 20
              - wait: 2 min
              - expect prompt: dropOffLocation
                choices: [A, B]
                saying: where
              - expect value confirmation: partySize
              - expect app choice
              - expect app choice: [Rickshaw]
              - expect confirmation
              - expect confirmation: ["$7.50"]
              - expect response: success
                showing: [a, b]
              - expect outcome: timed out
              - expect outcome: gave up
              - expect words: hello
              - forbid words: [bye, ciao]
              - expect nothing
              - expect launch
              - expect launch: {activity type: a.b, user info: {k: v}}
              - expect no launch
              - expect calls: [resolve partySize, confirm]
              - expect some calls: handle
              - forbid calls: resolve
              - never calls: [handle]
              - expect state: awaiting confirmation
              - expect value: {partySize: 2}
              - expect value: {partySize: }
          - name: other faults
            faults: [{call: any, does: crash before}]
            steps: [say: hi]
        """

    private func read(_ text: String) throws -> ScenarioFile {
        try ScenarioFile(text, file: "a.yaml", folder: URL(filePath: "/nowhere/"))
    }

    private func scenario(_ file: ScenarioFile, _ index: Int = 0) throws -> Scenario {
        guard case .scenario(let scenario) = file.entries[index].content else { throw CocoaError(.featureUnsupported) }
        return scenario
    }

    @Test("every key of a scenario file is read")
    func keys() throws {
        let file = try read(Self.whole)
        let scenario = try scenario(file)
        #expect(file.entries.map(\.name) == ["everything", "other faults"])
        #expect(file.entries[0].apps == ["Rickshaw"])
        #expect(file.entries[0].permissions["Rickshaw"]?.contacts == .denied)
        #expect(file.entries[0].permissions["Rickshaw"]?.location == .notAsked(grants: true))
        #expect(file.entries[0].location == "a.yaml:23")
        let world = scenario.surroundings
        #expect(world.now == Date(timeIntervalSince1970: 1_767_632_400))
        #expect(world.timeZone.identifier == "America/New_York")
        #expect(world.locale.identifier == "en_GB")
        #expect(world.isLocked)
        #expect(world.location == Coordinate(latitude: 37.78, longitude: -122.42))
        #expect(world.contacts[0].givenName == "John" && world.contacts[0].familyName == "Smith")
        #expect(world.contacts[0].handles.map(\.label) == ["mobile", "work", nil])
        #expect(world.contacts[0].addresses[0].coordinate == Coordinate(latitude: 37.8, longitude: -122.27))
        #expect(
            world.faults == [
                Fault(.slow(seconds: 12), of: "handle", intent: "INRequestRideIntent", occurrence: 1),
                Fault(.answersTwice, of: "resolve dropOffLocation"),
            ])
        #expect(try self.scenario(file, 1).surroundings.faults == [Fault(.crashBefore, of: "any")])
        let expected: [Scenario.Step] = [
            .setLocked(false), .setLocked(true), .say("yes"), .answer("20"), .wait(seconds: 120),
            .expect(.prompt(for: "dropOffLocation", choices: ["A", "B"], saying: ["where"])),
            .expect(.valueConfirmation(of: "partySize")), .expect(.appChoice()), .expect(.appChoice(["Rickshaw"])),
            .expect(.confirmation()), .expect(.confirmation(showing: ["$7.50"])),
            .expect(.response("success", showing: ["a", "b"])), .expect(.outcome(.timedOut)), .expect(.gaveUp(on: nil)),
            .expect(.words(["hello"])), .expect(.noWords(["bye", "ciao"])), .expect(.nothing), .expect(.launch()),
            .expect(.launch(activityType: "a.b", userInfo: ["k": "v"])), .expect(.noLaunch),
            .expect(.calls(["resolve partySize", "confirm"])), .expect(.called(["handle"])), .expect(.notCalled(["resolve"])),
            .expect(.neverCalled(["handle"])), .expect(.state(.awaitingConfirmation)),
            .expect(.value(of: "partySize", is: "2")), .expect(.value(of: "partySize", is: nil)),
        ]
        #expect(scenario.lines.map(\.step) == expected)
        #expect(scenario.lines[3].location == "a.yaml:28")
    }

    @Test("a scenario written out and read again is the same")
    func roundTrip() throws {
        var scenario = try scenario(read(Self.whole))
        let again = try self.scenario(read(try ScenarioFile.text(of: [scenario])))
        #expect(again.lines.map(\.step) == scenario.lines.map(\.step))
        scenario.surroundings.faults = []
        #expect(again.surroundings.contacts == scenario.surroundings.contacts)
        #expect(again.surroundings.now == scenario.surroundings.now)
        #expect(again.surroundings.isLocked && again.surroundings.location == scenario.surroundings.location)
    }

    @Test("a simulation is read with all its keys")
    func simulation() throws {
        let file = try read(
            """
            name: riders
            simulate:
              say: [book me a ride, ride please]
              values: {dropOffLocation: [SFO, the airport]}
              wrong values: {dropOffLocation: Oakland}
              corrections: {dropOffLocation: no, to SFO}
              digressions: where is my ride
              app: Rickshaw
              errors: {mumble: 0.1, wrong value: 0.2, silence: 0.3, aside: 0.4, digression: 0.5, cancel: 0.6}
              seeds: 5..9
              goal: success
              at least: 0.5
              patience: 12
            """.replacing("no, to SFO", with: "\"no, to SFO\""))
        guard case .simulation(let simulation) = file.entries[0].content else {
            Issue.record("it is no simulation")
            return
        }
        var user = SimulatedUser(
            wants: ["book me a ride", "ride please"], values: ["dropOffLocation": ["SFO", "the airport"]],
            wrongValues: ["dropOffLocation": ["Oakland"]], corrections: ["dropOffLocation": ["no, to SFO"]],
            digressions: ["where is my ride"], app: "Rickshaw", patience: 12)
        user.errors = SimulatedUser.ErrorRates(
            mumble: 0.1, wrongValue: 0.2, silence: 0.3, aside: 0.4, digression: 0.5, cancel: 0.6)
        #expect(simulation.user == user)
        #expect(simulation.seeds == 5...9)
        #expect(simulation.leastReached == 0.5)
    }

    /// What stands in the file, where the error is, and a part of what it says.
    @Test(
        "what is wrong in a file is told with its line and what to write",
        arguments: [
            ("", "a.yaml", "the file is empty"),
            ("scenarios: []", "a.yaml:1", "the list of scenarios is empty"),
            ("scenarios: {}", "a.yaml:1", "expected a list"),
            ("- a", "a.yaml:1", "expected keys with values"),
            ("name: a", "a.yaml:1", "needs 'steps' or 'simulate'"),
            ("steps: [lock]", "a.yaml:1", "'name' is missing"),
            ("name: a\nsteps: []", "a.yaml:2", "the list of steps is empty"),
            ("name: a\nsteps:\n  - sya: hello", "a.yaml:3", "'sya' is not a known key here; known keys are say"),
            ("name: a\nsteps:\n  - jump", "a.yaml:3", "one of expect app choice"),
            ("name: a\nsteps:\n  - say: [a]", "a.yaml:3", "expected text, found a list"),
            ("name: a\nsteps:\n  - say: a\n    answer: b", "a.yaml:4", "'answer' is not a known key"),
            ("name: a\nsteps:\n  - wait: long", "a.yaml:3", "a duration such as 20 s"),
            ("name: a\nsteps:\n  - wait: -1", "a.yaml:3", "a duration such as 20 s"),
            ("name: a\nsteps:\n  - expect state: sad", "a.yaml:3", "awaiting confirmation"),
            ("name: a\nsteps:\n  - expect outcome: sad", "a.yaml:3", "timed out"),
            ("name: a\nsteps:\n  - expect calls: [resolve nothing]", "a.yaml:3", "a call such as 'resolve dropOffLocation'"),
            ("name: a\nsteps:\n  - expect value: {a: 1, b: 2}", "a.yaml:3", "one parameter with its value"),
            ("name: a\nsurroundings: {now: noon}\nsteps: [lock]", "a.yaml:2", "an instant such as"),
            ("name: a\nsurroundings: {time zone: Mars}\nsteps: [lock]", "a.yaml:2", "a time zone such as"),
            ("name: a\nsurroundings: {locale: fr}\nsteps: [lock]", "a.yaml:2", "is not supported"),
            ("name: a\nsurroundings: {location: here}\nsteps: [lock]", "a.yaml:2", "a position in degrees"),
            ("name: a\nsurroundings: {contacts: no.vcf}\nsteps: [lock]", "a.yaml:2", "the contacts cannot be read"),
            ("name: a\nsurroundings: {contacts: [{phone: 1}]}\nsteps: [lock]", "a.yaml:2", "'name' is missing"),
            ("name: a\nsurroundings: {weather: fine}\nsteps: [lock]", "a.yaml:2", "'weather' is not a known key"),
            ("name: a\npermissions: {X: {contacts: maybe}}\nsteps: [lock]", "a.yaml:2", "asked and granted"),
            ("name: a\npolicy: none.yaml\nsteps: [lock]", "a.yaml:2", "none.yaml' cannot be read"),
            ("name: a\nfaults: [{call: handle}]\nsteps: [lock]", "a.yaml:2", "'takes: 12 s'"),
            ("name: a\nfaults: [{call: handle, does: fly}]\nsteps: [lock]", "a.yaml:2", "crash before"),
            (
                "name: a\nfaults: [{call: handle, does: never answer, intent: INNo}]\nsteps: [lock]", "a.yaml:2",
                "no intent 'INNo'"
            ),
            ("name: a\nsimulate: {values: {}}", "a.yaml:2", "'say' is missing"),
            ("name: a\nsimulate: {say: a, seeds: many}", "a.yaml:2", "a number of seeds"),
            ("name: a\nsimulate: {say: a, errors: 2}", "a.yaml:2", "a share from 0 to 1"),
            ("name: a\nname: b\nsteps: [lock]", "a.yaml", "invalid YAML"),
            ("a: [", "a.yaml", "invalid YAML"),
            ("a: \u{1}", "a.yaml", "invalid YAML"),
        ])
    func errors(_ text: String, _ location: String, _ message: String) throws {
        let error = try #require(throws: ScenarioFileError.self) { try read(text) }
        #expect(error.location == location)
        #expect(error.message.contains(message), "\(error)")
    }

    @Test("a file's scenarios run with the apps it names, and the report tells all")
    func running() async throws {
        let file = try read(
            """
            scenarios:
              - name: good & <well>
                apps: Rickshaw
                steps: [say: book me a ride, expect prompt: dropOffLocation]
              - name: bad
                steps: [say: book me a ride, expect confirmation]
              - name: no app
                apps: Zeppelin
                steps: [say: book me a ride]
              - name: riders
                simulate: {say: book me a ride, values: {dropOffLocation: Alcatraz Landing}, seeds: 3}
            """)
        let failure = try #require(await #expect(throws: ScenarioReportFailure.self) { try await file.run(with: .rickshaw) })
        #expect(failure.description.hasPrefix("2 of 4 failed\n\"bad\" failed"))
        let report = failure.report
        #expect(report.cases.map(\.passed) == [true, false, false, true])
        #expect(report.cases[2].failures == ["a.yaml:7: there is no app called 'Zeppelin'; there are Rickshaw"])
        #expect(report.cases[3].summary.contains("3 conversations"))
        let junit = try XMLShape(report.junit())
        #expect(junit.counts["testcase"] == 4)
        #expect(junit.counts["failure"] == 2)
        #expect(junit.names.contains("good & <well>"))
        let page = report.html()
        #expect(page.contains("good &amp; &lt;well&gt;"))
        #expect(page.contains("2 of 4 passed"))
        #expect(page.contains("book me a ride"))
        #expect(page.contains("Coverage"))
    }

    @Test("a recorded conversation can be written, read and replayed")
    func recording() async throws {
        var surroundings = TestSurroundings()
        surroundings.policy.reminders.silenceSeconds = 30
        let original = Scenario("recorded", surroundings) {
            Say("book me a ride")
            Wait(seconds: 30)
            Answer("Ferry Building")
            SetLocked(true)
            SetLocked(false)
            Answer("the first one")
            Answer("make it two people")
            Answer("yes")
        }
        let result = await original.result(with: [.rickshaw])
        #expect(result.passed, "\(result.failures)")
        let recorded = Scenario(recording: result.turns, named: "recorded", catalogue: result.catalogue, surroundings)
        var replayed = try scenario(read(try ScenarioFile.text(of: [recorded])))
        replayed.surroundings.policy = surroundings.policy
        #expect(replayed.lines.count > original.lines.count)
        let again = try await replayed.run(with: .rickshaw)
        #expect(again.turns.flatMap(\.messages).map(\.rendered) == result.turns.flatMap(\.messages).map(\.rendered))
    }
}

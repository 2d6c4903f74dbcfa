import Assistant
import Foundation
import Intents
import IntentsTesting
import Testing

/// What an app may use, asked in the conversation once, per person and app.
struct PermissionTests {
    private static func person(_ id: String, home: Double) -> TestSurroundings {
        var surroundings = TestSurroundings(contacts: [
            Contact(
                id: "\(id)-me", givenName: id, familyName: "Park", fullName: "\(id) Park",
                addresses: [
                    Contact.Address(
                        label: "home", street: "\(id) Street", city: "San Francisco",
                        coordinate: Coordinate(latitude: home, longitude: -122.45))
                ], isMe: true),
            Contact(
                id: "\(id)-mary", givenName: "Mary", familyName: "Hill", fullName: "Mary Hill",
                handles: [Contact.Handle(kind: .phoneNumber, value: "5550131", label: "mobile")]),
        ])
        surroundings.person = id
        return surroundings
    }

    private static var app: TestApp {
        let intents: [INIntent.Type] = [INRequestRideIntent.self, INSendPaymentIntent.self, INStartCallIntent.self]
        var app = TestApp(AcquaintanceExtension.self, name: "Robin", intents: intents)
        app.assistantAccess = .undecided
        app.contactAccess = .undecided
        app.locationAccess = .denied
        app.usageDescriptions = [.contacts: "To know where you live."]
        return app
    }

    @Test("SYS-06 the assistant asks before the first call, once, and goes on with the same request")
    func asksOnce() async throws {
        try await Notebook.open { notebook in
            let assistant = try TestAssistant(with: [Self.app], for: [Self.person("kim", home: 37.77)])
            let talk = try assistant.startConversation(with: "kim")
            try await talk.say("I need a ride home")
            try await talk.expectPermissionQuestion(.assistant, saying: "May Robin see what you ask me")
            try await talk.answer("yes")
            try await talk.expectPermissionQuestion(.contacts, saying: "use your contacts", "“To know where you live”")
            #expect(notebook.lines.isEmpty)
            try await talk.answer("sure")
            #expect(notebook.lines == ["drop-off home"])
            try await talk.expectConfirmation(showing: "home")
            let explanations = await talk.lastTurn?.explanations ?? []
            #expect(explanations.contains("Robin has the person's permission: contacts"), "\(explanations)")
            let later = try assistant.startConversation(with: "kim")
            try await later.say("I need a ride home")
            try await later.expectConfirmation(showing: "home")
            #expect(assistant.permission(.assistant, of: Self.app, by: "kim") == .granted)
        }
    }

    @Test("SYS-06 a no to the assistant ends the request, says how to change that, and is not asked again until it is reset")
    func refused() async throws {
        try await Notebook.open { notebook in
            let assistant = try TestAssistant(with: [Self.app], for: [Self.person("kim", home: 37.77)])
            let talk = try assistant.startConversation(with: "kim")
            try await talk.say("I need a ride home")
            try await talk.answer("no")
            try await talk.expect(.outcome(.notPermitted, showing: ["You don't let Robin work with me", "errand permissions"]))
            let later = try assistant.startConversation(with: "kim")
            try await later.say("call Mary")
            try await later.expect(.outcome(.notPermitted))
            #expect(notebook.lines.isEmpty)
            assistant.decide(.assistant, nil, of: Self.app, by: "kim")
            try await later.say("call Mary")
            try await later.expectPermissionQuestion(.assistant)
            try await later.answer("yes")
            try await later.expectPermissionQuestion(.contacts)
        }
    }

    @Test(
        "PEO-02 a no to contacts leaves the app the words, and the request goes on",
        arguments: ["call Mary", "send Mary 20 dollars"])
    func withoutContacts(words: String) async throws {
        try await Notebook.open { notebook in
            let assistant = try TestAssistant(with: [Self.app], for: [Self.person("kim", home: 37.77)])
            let talk = try assistant.startConversation(with: "kim")
            try await talk.say(words)
            try await talk.answer("yes")
            try await talk.answer("no")
            #expect(!notebook.lines.isEmpty && !notebook.lines.joined().contains("kim-mary"), "\(notebook.lines)")
            #expect(!notebook.lines.joined().contains("5550131"), "\(notebook.lines)")
            #expect(assistant.permission(.contacts, of: Self.app, by: "kim") == .denied)
        }
    }

    @Test("PEO-03 a ride home has its drop-off location after a yes to contacts only")
    func rideHome() async throws {
        for isGranted in [true, false] {
            try await Notebook.open { notebook in
                let talk = try TestConversation(with: Self.app, Self.person("kim", home: 37.77))
                try await talk.say("I need a ride home using Robin")
                try await talk.answer("yes")
                try await talk.answer(isGranted ? "yes" : "no")
                #expect(notebook.lines == [isGranted ? "drop-off home" : "drop-off none"])
                #expect(
                    notebook.intents.first?["dropOffLocation"]?.record?.coordinate?.latitude == (isGranted ? 37.77 : nil))
            }
        }
    }

    @Test("PEO-04 an app that asks in its code gets the person's answer, or none before they have decided")
    func appAsks() async throws {
        try await Notebook.open { notebook in
            var app = Self.app
            app.contactAccess = .denied
            let talk = try TestConversation(with: app, Self.person("kim", home: 37.77))
            try await talk.say("I need a ride home")
            try await talk.answer("yes")
            #expect(notebook.lines == ["drop-off none"])
            try await talk.answer("home")
            try await talk.expectWords("Robin can't see your contacts")
        }
    }

    @Test("SYS-06 what is taken back while a conversation lasts counts from the next call on")
    func revoked() async throws {
        try await Notebook.open { notebook in
            let assistant = try TestAssistant(with: [Self.app], for: [Self.person("kim", home: 37.77)])
            let talk = try assistant.startConversation(with: "kim")
            for words in ["I need a ride home", "yes", "yes"] { try await talk.say(words) }
            try await talk.expectConfirmation(showing: "home")
            assistant.decide(.assistant, false, of: Self.app, by: "kim")
            let before = notebook.lines
            try await talk.say("yes")
            try await talk.expectWords("You don't let Robin work with me")
            try await talk.expect(.notCalled(["handle"]))
            #expect(notebook.lines == before)
        }
    }

    @Test("SYS-06 the answers of two people to one app do not mix", arguments: [true, false])
    func people(kim: Bool) async throws {
        try await Notebook.open { _ in
            let assistant = try TestAssistant(
                with: [Self.app], for: [Self.person("kim", home: 37.77), Self.person("lee", home: 37.7)])
            let talks = try ["kim", "lee"].map { try assistant.startConversation(with: $0) }
            for talk in talks { try await talk.say("I need a ride home") }
            try await talks[0].answer("yes")
            try await talks[1].expect(.state(.permitting))
            try await talks[1].answer("yes")
            try await talks[0].answer(kim ? "yes" : "no")
            try await talks[1].answer(kim ? "no" : "yes")
            for (talk, isGranted) in zip(talks, [kim, !kim]) {
                if isGranted {
                    try await talk.expectConfirmation(showing: "home")
                } else {
                    try await talk.expectPrompt(for: "dropOffLocation")
                }
            }
            #expect(assistant.permission(.contacts, of: Self.app, by: "kim") == (kim ? .granted : .denied))
            #expect(assistant.permission(.contacts, of: Self.app, by: "lee") == (kim ? .denied : .granted))
        }
    }

    @Test("SYS-06 a scenario scripts the question and its answer")
    func scenario() async throws {
        let text = """
            permissions:
              Robin: {assistant: undecided, contacts: undecided, location: denied}
            scenarios:
              - name: asked
                steps:
                  - say: call Mary
                  - expect permission question: assistant
                  - forbid calls: [handle]
                  - answer: yes
                  - expect permission question: contacts
                    saying: use your contacts
                  - answer: no
                  - expect some calls: [handle]
              - name: refused
                steps:
                  - say: call Mary
                  - expect state: permitting
                  - answer: no
                  - expect outcome: not permitted
                    showing: errand permissions
            """
        let file = try ScenarioFile(text, file: "a.yaml", folder: URL(filePath: "/nowhere/"))
        var app = Self.app
        app.assistantAccess = .granted
        for entry in file.entries {
            var report = ScenarioReport()
            await entry.run(with: [app], addingTo: &report)
            #expect(report.failed == 0, "\(report.cases.flatMap(\.failures))")
        }
    }
}

import Foundation
import Intents
import IntentsTesting
import Testing

struct PeopleTests {
    private static let home = Contact.Address(
        label: "home", street: "1 Oak Street", city: "San Francisco", coordinate: Coordinate(latitude: 37.77, longitude: -122.45))

    private static let contacts = [
        Contact(id: "me", givenName: "Kim", familyName: "Park", fullName: "Kim Park", addresses: [home], isMe: true),
        Contact(
            id: "mary", givenName: "Mary", familyName: "Hill", fullName: "Mary Hill", nicknames: ["Maz"],
            handles: [
                Contact.Handle(kind: .phoneNumber, value: "5550131", label: "home"),
                Contact.Handle(kind: .phoneNumber, value: "5550132", label: "mobile"),
            ],
            addresses: [
                Contact.Address(
                    label: "home", street: "2 Elm Street", city: "Oakland",
                    coordinate: Coordinate(latitude: 37.8, longitude: -122.27))
            ]),
        Contact(
            id: "tom", givenName: "Tom", familyName: "Park", fullName: "Tom Park", relationship: "brother",
            handles: [Contact.Handle(kind: .phoneNumber, value: "5550141", label: "mobile")]),
        contact("john-1", "John", "Appleseed"), contact("john-2", "John", "Bird"),
    ]

    private static func contact(_ id: String, _ given: String, _ family: String) -> Contact {
        Contact(
            id: id, givenName: given, familyName: family, fullName: "\(given) \(family)", organization: "\(family) & Sons",
            handles: [Contact.Handle(kind: .phoneNumber, value: "555\(id)", label: "mobile")])
    }

    private static func talk(_ access: AccessPermission) throws -> TestConversation {
        let intents: [INIntent.Type] = [INRequestRideIntent.self, INSendPaymentIntent.self, INStartCallIntent.self]
        var app = TestApp(AcquaintanceExtension.self, name: "Robin", intents: intents)
        app.contactAccess = access
        return try TestConversation(with: app, TestSurroundings(contacts: contacts))
    }

    @Test(
        "PEO-01 parameters are filled from contacts: handles, nicknames, relationships, addresses",
        arguments: [
            ("call Mary", "call \"mary\" 5550131 mary"), ("call Mary's mobile", "5550132 mary"),
            ("call Maz", "call \"maz\" 5550131 mary"), ("call my brother", "5550141 tom brother"),
            ("call Mary Hill at home", "5550131 mary"),
        ])
    func people(words: String, noted: String) async throws {
        try await Notebook.open { notebook in
            try await Self.talk(.granted).say(words)
            let line = notebook.lines.last?.lowercased() ?? ""
            #expect(line.contains(noted), "\(line)")
        }
    }

    @Test("PEO-01 addresses of contacts are places", arguments: [("home", 37.77), ("to Mary's house", 37.8)])
    func addresses(words: String, latitude: Double) async throws {
        try await Notebook.open { notebook in
            try await Self.talk(.granted).say("I need a ride \(words)")
            #expect(notebook.intents.last?["dropOffLocation"]?.record?.coordinate?.latitude == latitude)
        }
    }

    @Test(
        "PEO-02 an app denied access gets people as the words that they were called by, whatever way they came",
        arguments: [
            ["send Mary 20 dollars"], ["send John 20 dollars"], ["send my brother 20 dollars"], ["send Maz 20 dollars"],
            ["send 20 dollars", "Mary"], ["send 20 dollars", "John Bird"], ["send 20 dollars", "to my brother"],
            ["send Tom 20 dollars", "make it Mary"], ["send Tom 20 dollars", "send Mary 30 dollars"], ["call Mary"],
            ["call my brother"], ["call Mary's mobile"], ["call Mary and Tom"],
        ])
    func denied(words: [String]) async throws {
        for access in [AccessPermission.denied, .restricted] {
            try await Notebook.open { notebook in
                let talk = try Self.talk(access)
                for words in words { try await talk.say(words) }
                if await talk.lastTurn?.prompt?.question.kind == .confirmRequest { try await talk.answer("yes") }
                #expect(!notebook.intents.isEmpty)
                for person in notebook.intents.flatMap({ Self.people(in: .record($0)) }) {
                    #expect(Set(person.fields.keys).isSubset(of: ["spokenPhrase", "displayName"]), "\(person)")
                    #expect(person["spokenPhrase"] == person["displayName"])
                }
                let last = notebook.intents.last.map { Self.people(in: .record($0)) }?.last?["spokenPhrase"]?.string ?? ""
                let spoken = words.last { $0.contains("send") ? !$0.hasSuffix("send 20 dollars") : true } ?? ""
                #expect(!last.isEmpty && spoken.contains(last), "\(last)")
            }
        }
    }

    @Test("PEO-02 what such an app offers itself comes back whole")
    func ownPeople() async throws {
        try await Notebook.open { notebook in
            let talk = try Self.talk(.denied)
            try await talk.say("send Johnny 20 dollars")
            try await talk.expectPrompt(for: "payee", choices: ["Oak", "Pine"])
            try await talk.answer("the second one")
            try await talk.expectConfirmation(showing: "Johnny Pine")
            #expect(notebook.lines.last?.contains("Pine@bank.example account-Johnny Pine") == true)
        }
    }

    @Test("PEO-02 a number that the person says is no secret")
    func spokenHandle() async throws {
        try await Notebook.open { notebook in
            try await Self.talk(.denied).say("call 555 0142 111")
            #expect(notebook.lines.last?.contains("5550142111") == true, "\(notebook.lines)")
        }
    }

    @Test("PEO-03 a ride home has no drop-off location without access, and the home address with it")
    func rideHome() async throws {
        try await Notebook.open { notebook in
            let talk = try Self.talk(.denied)
            try await talk.say("I need a ride home using Robin")
            #expect(notebook.lines == ["drop-off none"])
            try await talk.expectPrompt(for: "dropOffLocation")
            let explanations = await talk.lastTurn?.explanations.joined(separator: "\n") ?? ""
            #expect(explanations.contains("cannot access contacts"))
        }
        try await Notebook.open { notebook in
            let talk = try Self.talk(.granted)
            try await talk.say("I need a ride home using Robin")
            try await talk.expectConfirmation(showing: "home")
            let place = try #require(notebook.intents.first?["dropOffLocation"]?.record)
            #expect(place["thoroughfare"] == .string("1 Oak Street"))
            // Nothing but what a placemark has.
            let known = Catalogue.system.records["CLPlacemark"]?.fields.map(\.name) ?? []
            #expect(Set(place.fields.keys).isSubset(of: known), "\(place.fields.keys)")
        }
    }

    @Test(
        "PEO-03 home is withheld in every other way, too",
        arguments: [
            ["I need a ride", "home"], ["I need a ride", "to Mary's house"], ["I need a ride to Chinatown", "make it home"],
            ["I need a ride to Chinatown", "I need a ride home"],
        ])
    func otherWays(words: [String]) async throws {
        try await Notebook.open { notebook in
            let talk = try Self.talk(.denied)
            for words in words { try await talk.say(words) }
            for intent in notebook.intents {
                let place = intent["dropOffLocation"]?.record
                #expect(place == nil || place?["name"] == .string("Chinatown"))
            }
        }
    }

    @Test("PEO-04 whoever cannot be understood without contacts is told that letting the app see them helps")
    func told() async throws {
        let talk = try Self.talk(.denied)
        try await talk.say("I need a ride")
        try await talk.answer("home")
        try await talk.expectWords("Robin can't see your contacts", "You can let it see them")
        try await talk.expectPrompt(for: "dropOffLocation")
        try await talk.answer("Chinatown")
        try await talk.expectConfirmation(showing: "Chinatown")
    }

    @Test("PEO-04 an app that asks for access and gets it knows from then on where home is")
    func asks() async throws {
        try await Notebook.open { notebook in
            let talk = try Self.talk(.notAsked(grants: true))
            try await talk.say("I need a ride home")
            #expect(notebook.lines == ["drop-off none"])
            try await talk.answer("home")
            #expect(notebook.lines.last == "drop-off home")
            try await talk.expectConfirmation(showing: "home")
        }
    }

    private static func people(in value: ParameterValue) -> [Record] {
        switch value {
        case .record(let record):
            record.type == "INPerson" ? [record] : record.fields.values.flatMap { people(in: $0) }
        case .list(let values): values.flatMap { people(in: $0) }
        default: []
        }
    }
}

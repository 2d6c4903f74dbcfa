import Foundation
import IntentSchema
import LanguagePacks
import Testing
import Understanding

/// People as they are called, in whole sentences.
struct NameReadingTests {
    static let contacts: [Contact] = [
        Contact(id: "me", givenName: "Alex", familyName: "Rivera", fullName: "Alex Rivera", isMe: true),
        Contact(
            id: "rob", givenName: "Robert", familyName: "Miller", fullName: "Robert Miller", relationship: "brother",
            handles: [.init(kind: .phoneNumber, value: "+1 (415) 555-0170", label: "mobile")],
            relations: [.init(kind: "wife", contact: "siobhan")]),
        Contact(
            id: "siobhan", givenName: "Siobhan", familyName: "Miller", fullName: "Siobhan Miller",
            handles: [.init(kind: .userName, value: "shiv42", label: "chat")],
            relations: [.init(kind: "manager", contact: "liz")],
            phoneticGivenName: "shi-VAWN"),
        Contact(
            id: "liz", givenName: "Elizabeth", middleName: "Jane", familyName: "Zhang", fullName: "Elizabeth Jane Zhang",
            jobTitle: "Doctor", handles: [.init(kind: .emailAddress, value: "liz@example.com")]),
        Contact(id: "jon1", givenName: "John", familyName: "Smith", fullName: "John Smith"),
        Contact(id: "jon2", givenName: "John", familyName: "Schmidt", fullName: "John Schmidt"),
        Contact(id: "ann", givenName: "Ann", familyName: "Lee", fullName: "Ann Lee", relationship: "cousin"),
        Contact(id: "tom", givenName: "Thomas", familyName: "Lee", fullName: "Thomas Lee", relationship: "cousin"),
        Contact(id: "bob", givenName: "Robert", familyName: "Kowalski", fullName: "Robert Kowalski", relationship: "uncle"),
        Contact(id: "mac", givenName: "Ian", familyName: "McDonald", fullName: "Ian McDonald"),
    ]

    static let context: InterpretationContext = {
        var context = Fixtures.context
        context.contacts = ContactIndex(contacts)
        return context
    }()

    static func person(_ said: String) -> String {
        guard case .request(let hypothesis)? = Fixtures.interpreter?.interpret("call \(said)", in: context).acts.first else {
            return "-"
        }
        return hypothesis.parameters["contacts"]?.summary ?? "-"
    }

    static let rows: [(said: String, means: String)] = [
        ("Robert Miller", "rob"), ("bob miller", "rob"), ("rob", "any of rob,bob"), ("my brother", "rob"), ("uncle bob", "bob"),
        ("my uncle robert", "bob"), ("liz", "liz"), ("betty zhang", "liz"), ("lizzie", "liz"), ("dr zhang", "liz"),
        ("my brother's wife", "siobhan"), ("my brother's wife's boss", "liz"), ("bob miller's wife", "siobhan"),
        ("my cousin", "any of ann,tom"), ("my cousin tom", "tom"), ("my cousin ann", "ann"), ("ann's husband", "'ann's husband'"),
        ("shivaun", "siobhan"), ("shivawn miller", "siobhan"), ("chevonne", "siobhan"), ("jon smyth", "jon1"),
        ("jon", "any of jon1,jon2"), ("john shmidt", "jon2"), ("john s", "any of jon1,jon2"), ("e. zhang", "liz"),
        ("elizabeth j zhang", "liz"), ("r miller", "rob"), ("mr miller", "any of rob,siobhan"), ("mr smith", "jon1"),
        ("ian mac donald", "mac"), ("ian mc donald", "mac"), ("415 555 0170", "rob"), ("shiv42", "siobhan"),
        ("liz@example.com", "liz"), ("+49 30 901820", "'+49 30 901820'"), ("my friend zelda", "'zelda'"), ("alex", "me"),
        ("ann's mobile", "ann"), ("anns mobile", "ann"), ("johns mobile", "any of jon1,jon2"),
    ]

    @Test(
        "PEO-01 people are found by names, short forms, initials, titles, relations and handles, misheard or not", arguments: rows
    )
    func people(said: String, means: String) {
        #expect(Self.person(said) == means)
    }

    @Test(
        "what was heard otherwise is told",
        arguments: [
            ("call jon smyth", "heard 'jon smyth' as John Smith (sounds alike)"),
            ("call bob kowalski", "heard 'bob kowalski' as Robert Kowalski (short form)"),
            ("call shivawn", "heard 'shivawn' as Siobhan Miller (as it is pronounced)"),
            ("call jon", "heard 'jon' as John Smith, John Schmidt (sounds alike)"),
        ])
    func reasons(said: String, reason: String) throws {
        guard case .request(let hypothesis)? = Fixtures.interpreter?.interpret(said, in: Self.context).acts.first else {
            Issue.record("it should be a request")
            return
        }
        #expect(hypothesis.reasons.contains(reason), "\(hypothesis.reasons)")
    }

    @Test("fifty thousand contacts of whom four hundred are called John are no burden")
    func manyContacts() throws {
        var context = Fixtures.context
        context.contacts = ContactIndex(
            (0..<50_000).map { number in
                let name = number < 400 ? "John" : "Given\(number % 5_000)"
                return Contact(
                    id: "c\(number)", givenName: name, familyName: "Family\(number)", fullName: "\(name) Family\(number)")
            })
        guard case .request(let hypothesis)? = Fixtures.interpreter?.interpret("call john", in: context).acts.first else {
            Issue.record("it should be a request")
            return
        }
        #expect(hypothesis.parameters["contacts"]?.list?.first?.record?["siriMatches"]?.list?.count == 50)
        #expect(hypothesis.reasons.contains("'john' names 400 contacts, of whom the first 50 are considered"))
    }

    @Test(
        "places of people are found through whatever they are called",
        arguments: [
            ("my brother's place", "Robert Miller's home"), ("bob miller's house", "Robert Miller's home"),
            ("robert millers house", "Robert Miller's home"), ("my brothers place", "Robert Miller's home"),
        ])
    func places(said: String, means: String) {
        var contacts = Self.contacts
        contacts[1].addresses = [
            .init(label: "home", street: "1 Elm", city: "Oakland", coordinate: Coordinate(latitude: 37.8, longitude: -122.3))
        ]
        var context = Fixtures.context
        context.contacts = ContactIndex(contacts)
        guard case .request(let ride)? = Fixtures.interpreter?.interpret("book a ride to \(said)", in: context).acts.first else {
            Issue.record("it should be a request")
            return
        }
        #expect(ride.parameters["dropOffLocation"]?.summary == means)
    }

    @Test("an app's own words are heard as they are pronounced, misspelt and in the plural")
    func vocabulary() {
        var context = Fixtures.context
        context.apps = [
            AppDescription(
                id: "cabs", name: "Xybr", intents: ["INRequestRideIntent"],
                vocabulary: [
                    .init(parameters: ["INRequestRideIntent.rideOptionName"], identifier: "quay", phrases: ["Quay Car"]),
                    .init(parameters: ["INRequestRideIntent.rideOptionName"], identifier: "xl", phrases: ["Grande Van"]),
                ], pronunciations: ["Xybr": "ZY-ber", "Quay Car": "key car"])
        ]
        let rows = [
            ("book a key car with zyber", "INRequestRideIntent @cabs rideOptionName=#quay"),
            ("book a quay car", "INRequestRideIntent rideOptionName=#quay"),
            ("book a grand van", "INRequestRideIntent rideOptionName=#xl"),
        ]
        for (said, means) in rows {
            #expect(Fixtures.interpreter?.interpret(said, in: context).acts.first?.summary == means)
        }
    }
}

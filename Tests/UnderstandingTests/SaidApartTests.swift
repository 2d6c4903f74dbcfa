import Foundation
import IntentSchema
import Testing
import Understanding

/// What is said apart from what it belongs to, and what only looks like a value: labels of numbers behind the name, plurals of relatives,
/// numbers that count things.
struct SaidApartTests {
    private static let context: InterpretationContext = {
        var context = Fixtures.context
        context.contacts = ContactIndex([
            Contact(id: "me", givenName: "Alex", familyName: "Bird", fullName: "Alex Bird", isMe: true),
            person("helen", "Helen", "mother", [("mobile", "+17075550106"), ("home", "+17075550107")]),
            person("robert", "Robert", "father", [("mobile", "+17075550108")]),
            person("wei", "Wei", nil, [("mobile", "+14085550114"), ("work", "+14085550116")]),
        ])
        return context
    }()

    private static func person(
        _ id: String, _ name: String, _ relation: String?, _ numbers: [(label: String, number: String)]
    ) -> Contact {
        Contact(
            id: id, givenName: name, familyName: "Bird", fullName: "\(name) Bird", relationship: relation,
            handles: numbers.map { Contact.Handle(kind: .phoneNumber, value: $0.number, label: $0.label) })
    }

    private static func request(_ said: String) -> Hypothesis? {
        guard case .request(let request)? = Fixtures.interpreter?.interpret(said, in: context).acts.first else { return nil }
        return request
    }

    private static func numbers(_ value: ParameterValue?) -> [String] {
        (value?.list ?? [value].compactMap(\.self)).compactMap { $0.record?["personHandle"]?.record?["value"]?.string }
    }

    static let forms = [
        "call %@ %#", "give %@ a call %#", "give %@ a ring %#", "ring %@, %#", "phone %@ %# please", "video call %@ %#",
        "can you call %@ %#",
    ]

    @Test("a number is the one whose label is said, wherever it stands", arguments: forms)
    func labels(form: String) {
        for (name, labels) in [
            ("mom", [("at home", "0107"), ("on her home number", "0107"), ("on her cell", "0106")]),
            ("Wei", [("at work", "0116"), ("on his work phone", "0116"), ("on his mobile", "0114")]),
        ] {
            for (label, number) in labels {
                let said = form.replacing("%@", with: name).replacing("%#", with: label)
                let found = Self.numbers(Self.request(said)?.parameters["contacts"])
                #expect(found.count == 1 && found[0].hasSuffix(number), "'\(said)': \(found)")
            }
        }
    }

    @Test(
        "a number that nobody has is not replaced by another", arguments: ["call Robert on his work number", "call dad at work"])
    func noSuchNumber(said: String) {
        let request = Self.request(said)
        #expect(Self.numbers(request?.parameters["contacts"]) == [])
        #expect(request?.unknownValues["contacts"] != nil, "'\(said)': \(request?.summary ?? "nothing")")
    }

    @Test(
        "the plural of a relation is all of them",
        arguments: [
            "text %@ that we landed", "send %@ a message saying we landed", "tell %@ that we landed", "call %@",
            "let %@ know that we landed",
        ])
    func parents(form: String) {
        for name in ["my parents", "both my parents", "my folks"] {
            let request = Self.request(form.replacing("%@", with: name))
            let people = request?.parameters["recipients"] ?? request?.parameters["contacts"]
            #expect(Self.numbers(people).count == 2, "'\(form)', \(name): \(request?.summary ?? "nothing")")
        }
    }

    @Test(
        "a payment to several is made to each",
        arguments: ["pay %@ 50", "send %@ 50 dollars", "send 50 dollars to %@", "pay %@ 50 each"])
    func payments(form: String) {
        for name in ["my parents", "each of my parents", "both of my parents"] {
            let request = Self.request(form.replacing("%@", with: name))
            let payees = ([request].compactMap(\.self) + (request?.followers ?? [])).flatMap {
                Self.numbers($0.parameters["payee"])
            }
            #expect(payees.sorted() == ["+17075550106", "+17075550108"], "'\(form)', \(name): \(payees)")
        }
    }

    @Test(
        "what comes again and again is told where it can be done but once",
        arguments: ["every morning", "every friday", "every week"])
    func repetition(often: String) throws {
        for form in ["a cab \(often) at 8 to the airport", "get me a ride to the airport \(often) at 8"] {
            let request = try #require(Self.request(form))
            let times = request.parameters.values.compactMap(\.record).filter { $0["recurrenceRule"] != nil }
            #expect(times.isEmpty, "'\(form)'")
            #expect(request.leftOut?.contains { $0.text.contains(often) } ?? false, "'\(form)': \(request.summary)")
        }
        let task = try #require(Self.request("remind me \(often) at 8 to stretch"))
        #expect(task.leftOut == nil)
        #expect(task.parameters["temporalEventTrigger"]?.record?["dateComponentsRange"]?.record?["recurrenceRule"] != nil)
    }

    @Test("a limit of a time is not lost", arguments: ["remind me to call the bank tomorrow, not before 10"])
    func limit(said: String) {
        #expect(Self.request(said)?.leftOut?.isEmpty == false)
    }

    @Test("who rides along is counted, and what is for them is not", arguments: ["child seat", "baby seat", "kids menu"])
    func companions(thing: String) throws {
        for party in ["me and my two kids", "two adults and a kid"] {
            let said = "a taxi to the airport for \(party) with a \(thing)"
            guard case .request(let request)? = try Fixtures.learned.get().interpret(said, in: Self.context).acts.first else {
                Issue.record("'\(said)' is no request")
                continue
            }
            #expect(request.parameters["partySize"] == .integer(3), "'\(said)': \(request.summary)")
            #expect(request.leftOut?.isEmpty == false, "'\(said)'")
        }
    }
}

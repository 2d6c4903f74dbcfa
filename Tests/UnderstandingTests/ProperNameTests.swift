import Foundation
import IntentSchema
import Testing
import Understanding

/// Words that are no proper name are not taken for somebody or something that nobody has told of.
struct ProperNameTests {
    /// Requests with a name that is not known, and the parameter that it goes to.
    static let forms: [(said: String, parameter: String)] = [
        ("send 20 to % for lunch", "payee"), ("text % that I'm late", "recipients"), ("call %", "contacts"),
        ("book me a ride to %", "dropOffLocation"), ("pay the bill from %", "billPayee"),
    ]

    private static func read(_ said: String, in context: InterpretationContext = Fixtures.context) throws -> [Hypothesis] {
        try Fixtures.learned.get().interpret(said, in: context).acts.first?.requests ?? []
    }

    @Test(
        "verbs, adverbs and words that point name nobody and nothing",
        arguments: ["afraid", "the others", "allowing", "whoever", "actually", "the usual", "unable", "hopefully"])
    func noNames(words: String) throws {
        for form in Self.forms {
            let said = form.said.replacing("%", with: words)
            for request in try Self.read(said) {
                let value = request.parameters[form.parameter]
                #expect(value == nil, "'\(said)': \(value.map(String.init(describing:)) ?? "")")
                #expect(request.unknownValues[form.parameter] == nil, "'\(said)'")
            }
        }
    }

    @Test(
        "names that nobody has told of are names, whatever their words mean, if they are written so",
        arguments: ["Barnaby", "Never Afraid", "kowalski", "Otto Meantime"])
    func names(name: String) throws {
        for form in Self.forms.prefix(2) {
            let said = form.said.replacing("%", with: name)
            let request = try #require(try Self.read(said).first, "'\(said)'")
            let value = request.parameters[form.parameter]
            let person = (value?.list?.first ?? value)?.record
            #expect(person?["displayName"]?.string?.lowercased() == name.lowercased(), "'\(said)'")
        }
    }

    @Test(
        "what is wished for and the order behind it are one request",
        arguments: [
            "I'd like to send Nora Bird 42 dollars. Could you make the payment from savings?",
            "We want to go to the airport on Sunday. Could you book a ride at nine in the morning?",
            "I need to go to the airport. Please book a ride for two people.",
        ])
    func wishes(said: String) throws {
        let requests = try Self.read(said)
        #expect(requests.count == 1, "'\(said)': \(requests.map(\.intent))")
        #expect(requests.first?.parameters.count ?? 0 >= 2, "'\(said)'")
        #expect(requests.first?.leftOut?.isEmpty ?? true, "'\(said)'")
    }

    @Test("the values of a clause before the order are its, if both name the same", arguments: ["walk", "run"])
    func told(sport: String) throws {
        for (clause, number) in [
            ("my doctor wants me to \(sport) for thirty minutes", 30), ("I should \(sport) for 45 minutes", 45),
        ] {
            let said = "\(clause). Start a \(sport)"
            let request = try #require(try Self.read(said).first, "'\(said)'")
            #expect(request.intent == "INStartWorkoutIntent", "'\(said)'")
            #expect(request.parameters["goalValue"]?.double == Double(number), "'\(said)': \(request.parameters)")
        }
    }

    @Test(
        "a time that is only told is named, and is no time of the order",
        arguments: ["the kids have swimming at 4", "the match starts at 5", "her train leaves at 6"])
    func times(told: String) throws {
        let said = "\(told), remind me to pack the towels"
        var context = Fixtures.context
        context.apps.append(AppDescription(id: "tasks", name: "Tasks", intents: ["INAddTasksIntent"]))
        let request = try #require(try Self.read(said, in: context).first, "'\(said)'")
        #expect(request.intent == "INAddTasksIntent" && request.parameters["temporalEventTrigger"] == nil, "'\(said)'")
        #expect(request.leftOut?.map(\.text) == [told], "'\(said)': \(request.leftOut ?? [])")
        #expect(request.parameters["taskTitles"]?.list?.count == 1, "'\(said)'")
    }

    @Test(
        "a pronoun of the order stands for what the clause before it is about",
        arguments: [
            // A contact is called Bill, so that he may be meant where a sentence begins so.
            "Dear me, the water bill is overdue. Pay it", "Dear me, my water bill is late. Please pay that",
            "Dear me, the electricity bill is overdue. Please pay that one from savings.",
        ])
    func subjects(said: String) throws {
        var context = Fixtures.context
        context.apps.append(AppDescription(id: "bills", name: "Bills", intents: ["INPayBillIntent"]))
        let request = try #require(try Self.read(said, in: context).first, "'\(said)'")
        #expect(request.intent == "INPayBillIntent" && request.parameters["billType"] != nil, "'\(said)': \(request.parameters)")
    }

    @Test(
        "why it is asked changes nothing of a question about a contact",
        arguments: [", I need to call her", ", as I wish to send her one", ". I want to write later"])
    func contacts(reason: String) throws {
        for question in ["what's Mary's number", "could you tell me Mary Lindqvist's telephone number"] {
            let act = try Fixtures.learned.get().interpret(question + reason, in: Fixtures.context).acts.first
            let alone = try Fixtures.learned.get().interpret(question, in: Fixtures.context).acts.first
            #expect(act == alone && act?.requests.isEmpty == true, "'\(question)\(reason)'")
        }
    }
}

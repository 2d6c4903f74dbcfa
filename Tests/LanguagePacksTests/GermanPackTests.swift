import Foundation
import IntentSchema
import LanguagePacks
import Testing
import Understanding

/// A second language is data: this one is tiny, is not shipped, and no line of Swift knows it.
struct GermanPackTests {
    private static let interpreter = Result {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "German")
        return try TemplateInterpreter(pack: LanguagePack(language: "de", directory: folder))
    }

    private static let sister = Contact(
        id: "c1", givenName: "Lena", fullName: "Lena Weber", relationship: "sister",
        handles: [.init(kind: .phoneNumber, value: "+4930123456", label: "mobile")])

    /// Monday 5 January 2026, nine in the morning in Berlin.
    private func read(_ text: String, answering question: Question? = nil) throws -> DialogueAct? {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
        var context = InterpretationContext(
            now: Date(timeIntervalSince1970: 1_767_600_000), calendar: calendar, locale: Locale(identifier: "de_DE"),
            apps: [
                AppDescription(
                    id: "app", name: "App", intents: ["INRequestRideIntent", "INStartCallIntent", "INSendPaymentIntent"])
            ], contacts: ContactIndex([Self.sister]))
        context.question = question
        return try Self.interpreter.get().interpret(text, in: context).acts.first
    }

    private func request(_ text: String) throws -> Hypothesis {
        guard case .request(let hypothesis)? = try read(text) else { throw NotARequest(text: text) }
        return hypothesis
    }

    private struct NotARequest: Error { var text: String }

    @Test(
        "times and numbers are read by the pack's words",
        arguments: [
            ("bestell mir morgen um 7 Uhr ein Taxi", 6, 7),
            ("bestell ein Taxi übermorgen um zwölf", 7, 12), ("bestell mir ein Taxi am Freitag um elf Uhr", 9, 11),
        ])
    func times(_ text: String, day: Int, hour: Int) throws {
        let request = try request(text)
        let start = request.parameters["scheduledPickupTime"]?.record?["startDateComponents"]?.dateComponents
        #expect(request.intent == "INRequestRideIntent")
        #expect(start?.day == day)
        #expect(start?.hour == hour)
    }

    @Test("a request with values of several kinds is read as a whole")
    func values() throws {
        let ride = try request("äh, bestell mir bitte ein Taxi zum Hauptbahnhof für fünf Personen")
        #expect(ride.parameters["partySize"]?.integer == 5)
        #expect(ride.parameters["dropOffLocation"]?.record?["name"]?.string == "Hauptbahnhof")
        #expect(ride.leftOut?.isEmpty ?? true)
        let call = try request("ruf meine Schwester an")
        #expect(call.parameters["contacts"]?.list?.first?.record?["contactIdentifier"]?.string == "c1")
        let payment = try request("schick Lena zwanzig Euro")
        #expect(payment.parameters["currencyAmount"]?.record?["amount"]?.decimal == 20)
        #expect(payment.parameters["currencyAmount"]?.record?["currencyCode"]?.string == "EUR")
    }

    @Test(
        "answers are read by the pack's words",
        arguments: [("ja", true), ("Ja gerne", true), ("nein", false), ("lieber nicht", false)])
    func answers(_ text: String, isYes: Bool) throws {
        let question = Question(kind: .confirmRequest, intent: "INRequestRideIntent")
        let act = try read(text, answering: question)
        #expect(act == (isYes ? .yes : .no))
    }

    @Test("no English is understood")
    func english() throws {
        guard case .notUnderstood? = try read("book me a taxi for tomorrow at seven") else {
            Issue.record("English was read as German")
            return
        }
    }
}

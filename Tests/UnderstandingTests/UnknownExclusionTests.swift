import Foundation
import IntentSchema
import Testing
import Understanding

/// What is not wanted, and cannot be told to an app, is named as left out.
struct UnknownExclusionTests {
    private static func leftOut(_ said: String) throws -> String {
        var context = Fixtures.context
        context.apps.append(AppDescription(id: "music", name: "Music", intents: ["INPlayMediaIntent", "INSearchForMediaIntent"]))
        let requests = try Fixtures.learned.get().interpret(said, in: context).acts.first?.requests ?? []
        return requests.flatMap { $0.leftOut ?? [] }.map(\.text).joined(separator: " | ")
    }

    private static let degrees = ["too loud", "too slow", "too late", "too big", "too far"]

    @Test(
        "to which degree something is not wanted is left out, wherever it stands",
        arguments: ["play some jazz, not %", "play some jazz while I cook not %", "book me a ride to the airport, not %"])
    func degrees(form: String) throws {
        for degree in Self.degrees {
            let said = form.replacing("%", with: degree)
            #expect(try Self.leftOut(said).contains(degree), "'\(said)'")
        }
    }

    @Test("a thing that is not wanted is left out", arguments: ["the bridge", "the purple one", "a limousine"])
    func things(thing: String) throws {
        let said = "book me a ride to the airport, not \(thing)"
        #expect(try Self.leftOut(said).contains(try #require(thing.split(separator: " ").last)), "'\(said)'")
    }

    @Test(
        "that something is not so is told, and left out nowhere",
        arguments: ["because it is not too loud here", "as I'm not too far away"])
    func told(reason: String) throws {
        #expect(try Self.leftOut("play some jazz \(reason)").isEmpty)
    }

    @Test("a wish that refuses something keeps its refusal", arguments: ["not by the window", "not near the kitchen"])
    func wishes(wish: String) throws {
        let request = try #require(
            try Fixtures.learned.get().interpret("book a table for 2 at Nine Willows at 7, \(wish)", in: Fixtures.context).acts
                .first?.requests
                .first)
        let text = request.parameters["guestProvidedSpecialRequestText"]?.string
        #expect(
            text == wish || text == nil && request.leftOut?.contains { $0.text.contains(wish) } == true, "\(request.parameters)")
    }

    @Test(
        "a degree that is wanted before a question is left out",
        arguments: ["bit quieter", "a little louder please", "a bit slower"])
    func wanted(degree: String) throws {
        #expect(
            try Self.leftOut("\(degree). play some jazz").contains(try #require(degree.split(separator: " ").dropFirst().first)))
    }
}

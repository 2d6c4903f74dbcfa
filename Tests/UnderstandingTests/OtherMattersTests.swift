import Foundation
import IntentSchema
import Testing
import Understanding

/// Words that only the model takes for a request are none where they are about something else.
struct OtherMattersTests {
    private static func act(_ said: String) throws -> DialogueAct? {
        var context = Fixtures.context
        context.apps.append(
            AppDescription(
                id: "all", name: "All",
                intents: [
                    "INAddMediaIntent", "INSearchForPhotosIntent", "INDeleteTasksIntent", "INGetRestaurantGuestIntent",
                    "INBookRestaurantReservationIntent",
                ]))
        return try Fixtures.learned.get().interpret(said, in: context).acts.first
    }

    @Test(
        "what belongs to another request is no name of a playlist or a task",
        arguments: ["add one more person to my %@", "add two friends to my %@"], ["booking", "reservation", "ride"])
    func otherThings(form: String, thing: String) throws {
        let said = form.replacing("%@", with: thing)
        if case .request(let read)? = try Self.act(said) {
            #expect(!["INAddMediaIntent", "INDeleteTasksIntent"].contains(read.intent), "\(said): \(read.summary)")
        }
    }

    @Test(
        "photos are not deleted as a task, and not looked for where they are to be given away",
        arguments: [
            "delete the blurry photos", "delete the last pictures", "share the last photo with mary",
            "forward the photos to priya",
        ])
    func photos(said: String) throws {
        guard case .notUnderstood(.cannotDo)? = try Self.act(said) else {
            Issue.record("\(said): \(String(describing: try Self.act(said)))")
            return
        }
    }

    @Test("whether somebody known has done something is asked of no messages", arguments: ["mary", "priya", "john"])
    func deeds(name: String) throws {
        for form in ["did %@ pay me yet", "has %@ paid me"] {
            let said = form.replacing("%@", with: name)
            if case .request(let read)? = try Self.act(said) { #expect(read.intent != "INSearchForMessagesIntent", "\(said)") }
        }
        guard case .request(let read)? = try Self.act("did \(name) text me") else { return }
        #expect(read.intent == "INSearchForMessagesIntent")
    }

    @Test(
        "what is made by no app is not cancelled as if nothing were open",
        arguments: ["cancel my dinner reservation", "cancel the payment", "cancel my booking", "cancel the table"])
    func cancelling(said: String) throws { #expect(try Self.act(said) != .cancel) }

    @Test("nobody is called like something of the speaker's", arguments: ["address", "number", "new address"])
    func ownThings(thing: String) throws {
        for name in ["mary", "priya"] {
            guard case .request(let read)? = try Self.act("send \(name) my \(thing)") else { continue }
            let known = ["c3", "c6"]
            #expect(
                read.parameters["recipients"].map { known.contains($0.summary) } ?? true, "\(name), \(thing): \(read.summary)")
        }
    }

    @Test(
        "a look-up has no value of a clause that is left out",
        arguments: ["find the photos from Paris and send one to mary", "show the photos from Paris and send one to priya"])
    func otherClause(said: String) throws {
        guard case .request(let read)? = try Self.act(said) else { return }
        #expect(read.parameters["peopleInPhoto"] == nil, "\(said): \(read.summary)")
    }

    @Test("no company is called like a choice among bills", arguments: ["smallest", "cheapest", "every", "each", "biggest"])
    func bills(word: String) throws {
        let said = "pay \(word == "every" || word == "each" ? "" : "the ")\(word) bill"
        let reading = try Fixtures.learned.get().interpret(said, in: Fixtures.context)
        guard case .request(let read)? = reading.acts.first else { return }
        #expect(read.parameters["billPayee"] == nil, "\(word): \(read.summary)")
        let isKept = read.leftOut?.contains { $0.text.contains(word) } ?? reading.rest?.contains(word) ?? false
        #expect(isKept, "\(word): \(read.leftOut ?? [])")
    }
}

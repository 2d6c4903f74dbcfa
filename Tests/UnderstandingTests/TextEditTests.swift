import Foundation
import IntentSchema
import Testing
import Understanding

/// Changes of a part of the text that is to be confirmed. Nothing that is not understood throws the request away.
struct TextEditTests {
    private static let mary = ParameterValue.record(Fixtures.contacts[3].person())
    private static let priya = ParameterValue.record(Fixtures.contacts[6].person())

    private static func act(_ said: String, on text: String, to people: [ParameterValue] = [mary]) -> DialogueAct? {
        Fixtures.read(
            said, question: Question(kind: .confirmRequest, intent: "INSendMessageIntent", app: "chat"),
            parameters: ["recipients": .list(people), "content": .string(text)]
        ).acts.first
    }

    private static func text(_ act: DialogueAct?) -> String? {
        guard case .correction(let values)? = act, values.count == 1 else { return nil }
        return values["content"]?.string
    }

    private static let parts: [(cut: String, before: String, after: String)] = [
        ("both know", "both know, friday at the pier", "friday at the pier"),
        ("see you soon", "hey sis, running late, see you soon", "hey sis, running late"),
        ("running late", "hey sis, running late, see you soon", "hey sis, see you soon"),
        ("and send", "stuck in traffic, there by 7 and send", "stuck in traffic, there by 7"),
        ("hey sis", "hey sis, running late", "running late"), ("really", "that was really nice", "that was nice"),
    ]
    private static let removals = [
        "drop the '%@' bit", "drop the %@ bit", "take out the '%@' part", "remove \"%@\"", "without the '%@' obviously",
        "no without the '%@' obviously", "no, lose the %@ bit please", "leave out %@", "take the '%@' out",
        "delete the '%@' thing", "not the '%@' bit", "ok but without '%@'",
    ]

    @Test("what is to go goes, and the marks beside it with it", arguments: removals)
    func removed(form: String) {
        for part in Self.parts {
            let said = form.replacing("%@", with: part.cut)
            let act = Self.act(said, on: part.before)
            #expect(Self.text(act) == part.after, "'\(said)' of '\(part.before)' was read as \(act?.summary ?? "nothing")")
        }
    }

    @Test(
        "a part is named by its place",
        arguments: [
            ("take out the last part", "hey sis, running late"), ("drop the first bit", "running late, see you soon"),
            ("lose the last sentence", "hey sis, running late"), ("without the second part", "hey sis, see you soon"),
        ])
    func placed(said: String, left: String) {
        #expect(Self.text(Self.act(said, on: "hey sis, running late, see you soon")) == left, "'\(said)'")
    }

    @Test("what the text does not hold leaves the request open and is named", arguments: removals)
    func unknown(form: String) {
        for quoted in [true, false] where quoted == form.contains("'%@'") || form.contains("\"%@\"") {
            let said = form.replacing("%@", with: "purple umbrella")
            guard quoted || said.contains("bit") || said.contains("part") || said.contains("thing") else { continue }
            let act = Self.act(said, on: "running late")
            guard case .notUnderstood(.unused(let words))? = act else {
                Issue.record("'\(said)' was read as \(act?.summary ?? "nothing")")
                continue
            }
            #expect(words.contains("purple umbrella"), "'\(said)'")
        }
    }

    @Test("what puts off or refuses is no change of the text", arguments: ["not today", "no", "drop it", "forget it", "cancel"])
    func refused(said: String) {
        #expect(Self.text(Self.act(said, on: "drop it off today, no problem")) == nil, "'\(said)'")
    }

    private static let exchanges: [(said: String, before: String, after: String)] = [
        ("mums house", "the boxes are at moms place", "the boxes are at mums house"),
        ("airport", "pick me up at the airprot", "pick me up at the airport"),
        ("grandma", "say hi to granny", "say hi to grandma"), ("Thursday's", "is Thursdays fine", "is Thursday's fine"),
    ]

    @Test(
        "a word spelt otherwise takes the place of the one it is like",
        arguments: ["say %@ instead", "it should say %@", "no, i meant to say %@"])
    func exchanged(form: String) {
        for one in Self.exchanges.prefix(3) {
            let said = form.replacing("%@", with: one.said)
            let act = Self.act(said, on: one.before)
            #expect(Self.text(act) == one.after, "'\(said)' of '\(one.before)' was read as \(act?.summary ?? "nothing")")
        }
    }

    @Test(
        "another number or time takes the place of the one in the text",
        arguments: ["wait, say 7 instead", "make that 7", "say 7 instead"])
    func renumbered(said: String) {
        #expect(Self.text(Self.act(said, on: "see you at 6")) == "see you at 7", "'\(said)'")
    }

    @Test("other words that are like none take the place of the whole text", arguments: ["say %@ instead", "it should say %@"])
    func replaced(form: String) {
        let said = form.replacing("%@", with: "lunch at the pier")
        #expect(Self.text(Self.act(said, on: "dinner at my place")) == "lunch at the pier", "'\(said)'")
    }

    @Test(
        "words that say to send are no text",
        arguments: ["add that %@", "also say %@", "add %@ at the end"],
        [" and send", " and send it", ", then send it", ". send it"])
    func addedAndSent(form: String, send: String) {
        let said = form.replacing("%@", with: "i'll be there by 7") + send
        let act = Self.act(said, on: "stuck in traffic")
        #expect(Self.text(act) == "stuck in traffic, i'll be there by 7", "'\(said)' was read as \(act?.summary ?? "nothing")")
    }

    @Test(
        "somebody else gets a copy",
        arguments: ["oh and copy priya in", "copy in priya", "cc priya", "loop priya in too", "and bring in priya"])
    func copied(said: String) {
        let act = Self.act(said, on: "the boxes are there")
        #expect(act?.summary == "add recipients=c6", "'\(said)' was read as \(act?.summary ?? "nothing")")
    }

    @Test("two changes in two sentences are both made")
    func several() {
        let act = Self.act("say mums house instead. oh and copy priya in", on: "the boxes are at moms place")
        #expect(
            act?.summary == "change content='the boxes are at mums house' recipients=c3 & c6",
            "\(act?.summary ?? "nothing")")
    }

    private static let restatements = [
        "can u send it", "can you send it please", "please pay her", "can you do it now please", "could you send it for me",
    ]

    @Test("what only says once more to pay is no note", arguments: restatements)
    func chatter(rest: String) {
        for request in ["send mary 40 for the tickets", "pay mary 40 bucks for the tickets"] {
            guard case .request(let payment)? = Fixtures.read("\(request), \(rest)").acts.first else {
                Issue.record("'\(request), \(rest)' is no request")
                continue
            }
            #expect(
                payment.intent == "INSendPaymentIntent" && payment.parameters["note"] == .string("the tickets")
                    && payment.leftOut?.isEmpty ?? true, "'\(request), \(rest)': \(payment.summary)")
        }
    }

    @Test("what is said beside it is named")
    func chatterWithMore() {
        guard
            case .request(let payment)? = Fixtures.read("send mary 40 for the tickets, can u send it from my checking").acts.first
        else {
            Issue.record("no request")
            return
        }
        #expect(
            payment.parameters["note"] == .string("the tickets")
                && payment.leftOut?.contains { $0.text.hasSuffix("checking") } ?? false)
    }

    @Test(
        "another note is what was said",
        arguments: ["the note should just be %@", "the note should say %@", "say %@ instead", "make the note %@"])
    func note(form: String) {
        let open: [String: ParameterValue] = [
            "payee": Self.mary, "currencyAmount": .record(.currencyAmount(20, "USD")), "note": .string("the pizza"),
        ]
        let said = form.replacing("%@", with: "drinks")
        let act = Fixtures.read(
            said, question: Question(kind: .confirmRequest, intent: "INSendPaymentIntent", app: "pay"), parameters: open
        )
        .acts.first
        #expect(act == .correction(["note": .string("drinks")]), "'\(said)' was read as \(act?.summary ?? "nothing")")
    }

    @Test("what is quoted takes the place of a payment's note, too", arguments: ["'beer & pizza'", "\"beer & pizza\""])
    func note(said: String) {
        let act = Fixtures.read(
            said, question: Question(kind: .confirmRequest, intent: "INSendPaymentIntent", app: "pay"),
            parameters: [
                "payee": Self.mary, "currencyAmount": .record(.currencyAmount(20, "USD")), "note": .string("the cab"),
            ]
        ).acts.first
        #expect(act == .correction(["note": .string("beer & pizza")]), "'\(said)' was read as \(act?.summary ?? "nothing")")
    }

    // MARK: - Said again

    private static let announcements = [
        "the thing i told you, %@", "what i told you, %@", "no, the thing i said, %@", "just '%@'", "no, just '%@'", "'%@'",
        "replace the text with: %@", "the text should be: %@", "i meant to say '%@'", "i already told you, '%@'",
    ]
    private static let wordings = [
        "see you at the ferry building at 4:03", "awesome, ill bring snacks", "hi there, thx!", "call me",
    ]

    @Test("a text said again behind words that only say so takes the place of the one that is open", arguments: announcements)
    func saidAgain(form: String) {
        for words in Self.wordings {
            let said = form.replacing("%@", with: words)
            let act = Self.act(said, on: "something else")
            #expect(Self.text(act) == words, "'\(said)' was read as \(act?.summary ?? "nothing")")
        }
    }

    @Test("the text that was asked for is what is behind such words, and else what is said", arguments: announcements)
    func answered(form: String) {
        let question = Question(kind: .value, intent: "INSendMessageIntent", parameter: "content", app: "chat")
        for words in Self.wordings where !form.contains("text") && !form.contains("meant") {
            let said = form.replacing("%@", with: words)
            let act = Fixtures.read(said, question: question, parameters: ["recipients": .list([Self.mary])]).acts.first
            #expect(act == .value(.string(words)), "'\(said)' was read as \(act?.summary ?? "nothing")")
        }
    }

    @Test(
        "words that only name the recipient are no text",
        arguments: ["no no its the message to mary", "it's the message to mary"])
    func namesOnlyRecipient(said: String) {
        let act = Self.act(said, on: "running late")
        #expect(Self.text(act) == nil && act != .yes, "'\(said)' was read as \(act?.summary ?? "nothing")")
    }

    @Test(
        "what is given up may be asked for anew",
        arguments: ["forget it. text mary: see you", "forget it. text mary see you", "cancel that. text mary: see you"])
    func anew(said: String) {
        guard case .followed(.no, .request(let reading))? = Self.act(said, on: "running late") else {
            Issue.record("'\(said)' was read as \(Self.act(said, on: "running late")?.summary ?? "nothing")")
            return
        }
        #expect(reading.parameters["content"] == .string("see you"), "'\(said)'")
    }

    @Test(
        "words that address others are no text, and what is said of a text is none of it",
        arguments: ["now please write to %@ that", "write to %@:", "no, write to %@ that"])
    func addressed(form: String) {
        let said = form.replacing("%@", with: "Priya") + " dinner is at six"
        let act = Self.act(said, on: "dinner is at 7")
        switch act {
        case .request(let reading)?: #expect(reading.parameters["content"]?.string == "dinner is at six", "'\(said)'")
        case .correction(let values)?:
            #expect(values["content"]?.string == "dinner is at six" && values["recipients"] != nil, "'\(said)': \(values)")
        default: Issue.record("'\(said)' was read as \(act?.summary ?? "nothing")")
        }
    }

    @Test(
        "the new text stands behind what is said of the old one",
        arguments: ["that reads weird, should be %@", "that reads odd, should just say %@", "that reads wrong, it should be %@"])
    func behindRemark(form: String) {
        for text in ["dinner starts at seven", "see you at the pier", "can you bring wine"] {
            let said = form.replacing("%@", with: text)
            #expect(Self.text(Self.act(said, on: "dinner is late")) == text, "'\(said)'")
        }
    }

    @Test("what is quoted is the text, whatever ends the sentence around it", arguments: [".", "!", "", " please."])
    func quotedInSentence(mark: String) {
        for form in ["change the text to", "make it", "change it to"] {
            let said = "\(form) \"Dinner at six, bring wine.\"\(mark)"
            let text = Self.text(Self.act(said, on: "dinner is at 7"))
            #expect(text == "Dinner at six, bring wine." || mark.contains("please"), "'\(said)': \(text ?? "nothing")")
        }
    }

    @Test("how much goes to its word in the text", arguments: [20, 5, 45])
    func measured(count: Int) {
        for unit in ["minutes", "min"] {
            let text = Self.text(Self.act("make it \(count) \(unit) late", on: "I'm running late and bring the wine"))
            #expect(text == "I'm running \(count) \(unit) late and bring the wine")
        }
        #expect(Self.text(Self.act("make it 20 minutes late", on: "see you soon")) == "20 minutes late")
    }

    private static let swaps = [
        "you should say \"%@2\" there, not \"%@1\"", "it should be \"%@2\", not \"%@1\"", "change \"%@1\" to \"%@2\"",
        "it should say %@2 not %@1", "replace %@1 with %@2", "say \"%@2\" instead of \"%@1\"",
    ]

    @Test("a word gives way to another, however that is said", arguments: swaps)
    func swapped(form: String) {
        for (old, new) in [("her", "you"), ("gym", "pool"), ("after", "before")] {
            let said = form.replacing("%@1", with: old).replacing("%@2", with: new)
            let text = Self.text(Self.act(said, on: "i'll pay her back after the gym"))
            #expect(text == "i'll pay her back after the gym".replacing(old, with: new), "'\(said)': \(text ?? "nothing")")
        }
    }

    @Test(
        "a text ends where it is cut off",
        arguments: ["cut it off after %@", "end it after %@", "delete everything after %@", "only send it up to %@"])
    func cutOff(form: String) {
        for last in ["back", "the gym"] {
            let text = Self.text(Self.act(form.replacing("%@", with: last), on: "i'll pay her back after the gym and call you"))
            #expect(text?.hasSuffix(last) ?? false, "\(form): \(text ?? "nothing")")
        }
    }

    @Test("marks and smileys at the end come and go by name")
    func marks() {
        for said in ["no question mark", "without the question mark please", "that should not have a question mark at the end"] {
            #expect(Self.text(Self.act(said, on: "you are coming?")) == "you are coming", "'\(said)'")
        }
        for said in ["put a question mark at the end", "add a question mark", "with a question mark at the end, add that"] {
            let text = Self.text(Self.act(said, on: "you are coming"))
            #expect(text == "you are coming?" || said.hasPrefix("with"), "'\(said)': \(text ?? "nothing")")
        }
        #expect(Self.text(Self.act("remove the smiley", on: "see you :)")) == "see you")
        #expect(Self.text(Self.act("add a smiley", on: "see you")) == "see you 🙂")
    }

    @Test("what is to be said first or last is not the whole, and sends nothing")
    func framed() {
        #expect(Self.text(Self.act("begin it with hi there", on: "i'm late")) == "hi there, i'm late")
        #expect(Self.text(Self.act("end it with love alex", on: "i'm late")) == "i'm late, love alex")
    }

    @Test("words that would say goodbye are the text where they are announced", arguments: ["see you soon", "bye", "thank you"])
    func announced(text: String) {
        for form in ["make that %@", "say %@", "make it \"%@\" then and send it", "change the text to %@ and send it"] {
            let said = form.replacing("%@", with: text)
            #expect(Self.text(Self.act(said, on: "let's meet")) == text, "'\(said)'")
        }
    }
}

import Foundation
import IntentSchema
import Testing
import Understanding

/// How a message is to sound, which only who writes it can say.
struct MannerTests {
    private static let manners = [
        "friendlier", "nicer", "more formal", "less formal", "shorter", "warmer", "more polite", "funnier",
    ]
    private static let forms = [
        "make it %@", "make it sound %@", "say it %@", "say something %@", "something %@", "can you make it a bit %@",
        "%@ please", "make it a little %@", "say it in a %@", "change it to something %@", "make that %@", "ok but %@",
    ]

    private static func act(_ said: String, on intent: String, _ parameters: [String: ParameterValue]) -> DialogueAct? {
        Fixtures.read(said, question: Question(kind: .confirmRequest, intent: intent), parameters: parameters).acts.first
    }

    private static let message: [String: ParameterValue] = [
        "recipients": .list([.record(Fixtures.contacts[3].person())]), "content": .string("happy birthday"),
    ]

    @Test("a wish for a manner is no text and sends nothing", arguments: forms)
    func wish(form: String) {
        for manner in Self.manners {
            let said = form.replacing("%@", with: manner)
            switch Self.act(said, on: "INSendMessageIntent", Self.message) {
            case .notUnderstood?: break
            case let act: Issue.record("'\(said)' was read as \(act?.summary ?? "nothing")")
            }
        }
    }

    @Test(
        "thanks behind the wish are no example",
        arguments: [", pls n thank you", ", please", ", thanks", ", please and thank you"])
    func thanks(end: String) {
        let act = Self.act("say it nicer" + end, on: "INSendMessageIntent", Self.message)
        guard case .notUnderstood? = act else {
            Issue.record("\(act?.summary ?? "nothing")")
            return
        }
    }

    @Test("an example behind the wish is the text", arguments: [", like ", ", maybe ", ": ", " such as ", ", for example "])
    func example(joint: String) {
        for form in ["say something %@", "make it %@", "something %@", "make it sound a bit %@"] {
            for manner in Self.manners {
                let said = form.replacing("%@", with: manner) + joint + "have a great day"
                guard case .correction(let values)? = Self.act(said, on: "INSendMessageIntent", Self.message) else {
                    Issue.record("'\(said)' is no change")
                    continue
                }
                #expect(values == ["content": .string("have a great day")], "'\(said)'")
            }
        }
    }

    @Test(
        "a text may begin with such a word",
        arguments: ["better late than never", "it's even colder here", "nicer weather is coming on Friday"])
    func text(words: String) {
        for verb in ["say", "make it"] {
            guard case .correction(let values)? = Self.act("\(verb) \(words)", on: "INSendMessageIntent", Self.message) else {
                Issue.record("'\(verb) \(words)' is no change")
                continue
            }
            #expect(values["content"]?.string == words)
        }
    }
}

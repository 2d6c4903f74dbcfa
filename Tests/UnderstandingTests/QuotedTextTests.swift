import Foundation
import IntentSchema
import Testing
import Understanding

/// What is quoted is the text, whole, and nothing that stands behind it. It is never agreed to unheard.
struct QuotedTextTests {
    private static let texts = ["I am here", "on my way, love", "Dinner tonight", "see you at 5 by the pier", "Did you see it?"]

    private static func act(_ said: String) throws -> DialogueAct? {
        var context = Fixtures.context
        context.question = Question(kind: .confirmRequest, intent: "INSendMessageIntent", app: "chat")
        context.parameters = ["recipients": .list([.record(Fixtures.contacts[3].person())]), "content": .string("running late")]
        return try Fixtures.learned.get().interpret(said, in: context).acts.first
    }

    private static func text(_ act: DialogueAct?) -> String? {
        guard case .correction(let values)? = act, values.count == 1 else { return nil }
        return values["content"]?.string
    }

    @Test(
        "a reason behind a quoted text is none of it",
        arguments: [
            "write \"%\", or she will wonder", "say \"%\" because she worries", "make it \"%\", she likes that",
            "change it to \"%\" so that she knows",
            "write \"%\" instead, it's quicker", "please say \"%\", he's waiting",
        ])
    func reasons(form: String) throws {
        for text in Self.texts {
            let said = form.replacing("%", with: text)
            let act = try Self.act(said)
            #expect(Self.text(act) == text, "'\(said)' was read as \(act?.summary ?? "nothing")")
        }
    }

    @Test("a clause that says which message is meant is heard", arguments: ["I sent Nora", "she sent me", "we got"])
    func meant(clause: String) throws {
        let words = "take back the \"on my way\""
        let acts = try [words, "\(words) \(clause)"].map { try Fixtures.learned.get().interpret($0, in: Fixtures.context).acts }
        #expect(acts[0] != acts[1], "\(acts[0].first?.summary ?? "nothing")")
    }

    @Test(
        "what is quoted goes before the text or behind it, without its marks",
        arguments: [
            ("could it begin with \"%\"?", true), ("start it with \"%\", she likes that", true),
            ("make it end with \"%\"", false),
            ("end it with \"%\" because I like it", false),
        ])
    func added(form: String, isFirst: Bool) throws {
        for text in Self.texts.prefix(4) {
            let said = form.replacing("%", with: text)
            let act = try Self.act(said)
            let changed = isFirst ? "\(text), running late" : "running late, \(text)"
            #expect(Self.text(act) == changed, "'\(said)' was read as \(act?.summary ?? "nothing")")
        }
    }

    @Test(
        "words that quote something else are no yes",
        arguments: [
            "could you say \"%\"", "can we have \"%\"", "ok \"%\"", "\"%\" would be fine", "yes \"%\"", "I'd like \"%\", please",
        ])
    func agreement(form: String) throws {
        for text in Self.texts {
            let said = form.replacing("%", with: text)
            #expect(try Self.act(said) != .yes, "'\(said)'")
        }
    }

    @Test(
        "a change that is not understood, before an order to send, sends nothing",
        arguments: [
            "please leave out \"%\"; and then you may send it", "take out \"%\", and send it then",
            "please leave out the purple bit; then you may send it",
            "drop \"%\" and then do send it, please",
        ])
    func changes(form: String) throws {
        for text in Self.texts {
            let said = form.replacing("%", with: text)
            switch try Self.act(said) {
            case .yes?, .followed(.yes, by: _)?: Issue.record("'\(said)' agrees")
            default: break
            }
        }
    }

    @Test(
        "leaving the message ends it, whatever the speaker will do instead",
        arguments: [
            "leave the message, I shall ring him myself", "do not send that. Just leave the message, I'll call her tonight",
            "leave the text, she is here",
        ])
    func left(said: String) throws {
        let act = try Self.act(said)
        #expect(act == .no || act == .cancel, "'\(said)' was read as \(act?.summary ?? "nothing")")
    }
}

import IntentSchema
import Testing
import Understanding

/// Changes of a payment that is to be confirmed: what can't be changed is named, and never becomes a note.
struct PaymentChangeTests {
    private static let open: [String: ParameterValue] = [
        "payee": .record(Fixtures.contacts[3].person()), "currencyAmount": .record(.currencyAmount(24, "USD")),
        "note": .string("lunch"),
    ]
    private static let question = Question(kind: .confirmRequest, intent: "INSendPaymentIntent", app: "pay")

    private static func read(_ said: String) throws -> DialogueAct? {
        var context = Fixtures.context
        context.question = question
        context.parameters = open
        context.said = open
        return try Fixtures.learned.get().interpret(said, in: context).acts.first
    }

    private static let accounts = ["from savings", "from my savings account", "from checking", "from my checking account"]

    @Test(
        "an account that a payment to somebody can't take is named", arguments: accounts,
        ["%@", "no, %@", "no %@", "nope, %@ please", "%@ instead", "take it %@", "take it %@ instead", "pay it %@", "%@ please"])
    func untakeable(account: String, form: String) throws {
        let said = form.replacing("%@", with: account)
        guard case .notUnderstood(.unused(let words))? = try Self.read(said) else {
            Issue.record("'\(said)' was read as \(try Self.read(said)?.summary ?? "nothing")")
            return
        }
        #expect(account.hasSuffix(words) || words.hasPrefix(account), "\(said): \(words)")
    }

    @Test(
        "with a change of the amount the account is named, and the note stays", arguments: ["make it 26", "k make it 26"],
        [" and take it from savings instead", " and take it from savings", ", and from savings", ", from my savings"])
    func withChange(change: String, more: String) throws {
        let said = change + more
        guard case .followed(.correction(let values), .notUnderstood(.unused(let words)))? = try Self.read(said) else {
            Issue.record("'\(said)' was read as \(try Self.read(said)?.summary ?? "nothing")")
            return
        }
        #expect(Set(values.keys) == ["currencyAmount"] && words.contains("savings"), "\(said): \(values.keys), \(words)")
        #expect(values["currencyAmount"]?.record?["amount"]?.double == 26, "\(said)")
    }

    @Test(
        "what an amount comes with is no other request", arguments: ["make it 26", "change it to 26"],
        [" with tip", " with the tip", " incl tip", " including the tip"])
    func tips(change: String, more: String) throws {
        guard case .correction(let values)? = try Self.read(change + more) else {
            Issue.record("'\(change + more)' was read as \(try Self.read(change + more)?.summary ?? "nothing")")
            return
        }
        #expect(Set(values.keys) == ["currencyAmount"])
    }

    @Test(
        "a note is what stands behind its name, without what only says that it is all",
        arguments: ["pizza", "pizza and beer", "the cinema"],
        ["note just %@", "make the note just %@", "the note should just be %@", "change the note to %@", "the note is only %@"])
    func notes(text: String, form: String) throws {
        let said = form.replacing("%@", with: text)
        guard case .correction(let values)? = try Self.read(said) else {
            Issue.record("'\(said)' was read as \(try Self.read(said)?.summary ?? "nothing")")
            return
        }
        #expect(values["note"]?.string == text, "\(said): \(values)")
    }

    @Test(
        "an amount and a note are changed at once", arguments: ["change the amount to 30", "make it 30"],
        [" and the note to dinner", ", and the note should be dinner", " and put dinner in the note"])
    func both(amount: String, note: String) throws {
        guard case .correction(let values)? = try Self.read(amount + note) else {
            Issue.record("'\(amount + note)' was read as \(try Self.read(amount + note)?.summary ?? "nothing")")
            return
        }
        #expect(values["currencyAmount"]?.record?["amount"]?.double == 30, "\(amount + note)")
        #expect(values["note"]?.string == "dinner", "\(amount + note): \(values)")
    }

    @Test(
        "what is looked up is answered, though a remark follows",
        arguments: ["what's in my checking?", "how much is in my savings?"],
        ["might owe him for gas", "I might owe him for gas", "just wondering"])
    func lookUp(question: String, remark: String) throws {
        let act = try Self.read(question + " " + remark)
        guard case .request(let lookUp)? = act else {
            Issue.record("'\(question) \(remark)' was read as \(act?.summary ?? "nothing")")
            return
        }
        #expect(lookUp.intent == "INSearchForAccountsIntent")
    }

    @Test(
        "several people are asked for the same amount, whether or not all are known",
        arguments: [
            "mary and priya", "mary jones, priya and daniel", "mary jones and daniel", "mary jones and grace",
            "daniel and mary jones",
        ],
        ["ask % for 45 each", "request 45 each from %", "request 45 each from % for dinner"])
    func several(people: String, form: String) throws {
        let said = form.replacing("%", with: people)
        let act = try Fixtures.learned.get().interpret(said, in: Fixtures.context).acts.first
        guard case .request(let first)? = act else {
            Issue.record("'\(said)' was read as \(act?.summary ?? "nothing")")
            return
        }
        let all = [first] + (first.followers ?? [])
        #expect(all.allSatisfy { $0.intent == "INRequestPaymentIntent" }, "\(said): \(act?.summary ?? "")")
        let names = ["mary", "priya", "daniel", "grace"].filter(people.contains)
        #expect(all.count == names.count, "\(said): \(act?.summary ?? "")")
    }
}

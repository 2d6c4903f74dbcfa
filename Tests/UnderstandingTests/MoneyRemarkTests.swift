import IntentSchema
import Testing
import Understanding

/// What people say beside an amount, a bill or a ride: a note, a fee, a stop on the way, a doubt.
struct MoneyRemarkTests {
    private static let booking = [
        AppDescription(id: "tables", name: "Corner Table", intents: ["INBookRestaurantReservationIntent"]),
        AppDescription(id: "cabs", name: "Swift Cabs", intents: ["INRequestRideIntent"]),
    ]

    private static func read(_ said: String, with apps: [AppDescription]? = nil) throws -> Hypothesis? {
        var context = Fixtures.context
        if let apps { context.appIndex = AppIndex(apps) }
        guard case .request(let reading)? = try Fixtures.learned.get().interpret(said, in: context).acts.first else { return nil }
        return reading
    }

    @Test(
        "what an amount is for is its note, also behind a comma",
        arguments: ["her half of the pizza", "the cinema", "his share of the rent"],
        ["ask Mary for 18, %", "request 18 from Mary, %", "send Mary 18 dollars, %"])
    func notes(note: String, form: String) throws {
        let said = form.replacing("%", with: note)
        let reading = try #require(try Self.read(said), "\(said)")
        #expect(reading.parameters["note"]?.string == note, "\(said): \(reading.intent)")
        #expect(reading.parameters["currencyAmount"]?.record?["amount"]?.double == 18, "\(said)")
    }

    @Test(
        "what is refused behind a note is no part of it, and is named",
        arguments: ["but not now", "but not from checking", "but not today"],
        ["send Mary 30 for the tickets %", "pay Mary 30 dollars for lunch %"])
    func refusedBehindNote(refused: String, form: String) throws {
        let said = form.replacing("%", with: refused)
        let reading = try #require(try Self.read(said), "\(said)")
        #expect(["the tickets", "lunch"].contains(reading.parameters["note"]?.string), "\(said): \(reading.parameters)")
        #expect(reading.leftOut?.contains { refused.hasSuffix($0.text) || $0.text == refused } ?? false, "\(said)")
    }

    @Test(
        "what no app can look up is not looked up elsewhere",
        arguments: ["show my payment requests", "which requests are still open?", "what payment requests do I have?"])
    func requests(said: String) throws {
        let act = try Fixtures.learned.get().interpret(said, in: Fixtures.context).acts.first
        guard case .notUnderstood(.notARequest(.question, "INRequestPaymentIntent", _))? = act else {
            Issue.record("'\(said)' was read as \(act?.summary ?? "nothing")")
            return
        }
    }

    @Test(
        "what no app can end is named, whether or not it was done in this conversation",
        arguments: ["table", "reservation", "booking"])
    func ends(noun: String) throws {
        var context = Fixtures.context
        context.appIndex = AppIndex(Self.booking)
        let act = try Fixtures.learned.get().interpret("cancel my \(noun)", in: context).acts.first
        let told = Amendment("INBookRestaurantReservationIntent", isEnding: true, app: "Corner Table")
        #expect(act == .notUnderstood(.cannotAmend(told)), "\(noun): \(act?.summary ?? "nothing")")
    }

    @Test(
        "a message keeps what stands behind its commas",
        arguments: ["the table is at 8, her favourite place", "I have 20, the rest is his"])
    func messages(text: String) throws {
        let reading = try #require(try Self.read("text Mary \(text)"))
        #expect(reading.intent == "INSendMessageIntent" && reading.parameters["content"]?.string == text)
    }

    @Test(
        "half of an amount is half of it", arguments: [(60, 30), (25, 12.5), (90, 45)],
        ["send Mary her half of the %", "send Mary half of the %", "request half of % from Mary"])
    func halves(values: (Int, Double), form: String) throws {
        let said = form.replacing("%", with: "\(values.0)")
        let reading = try #require(try Self.read(said), "\(said)")
        #expect(reading.parameters["currencyAmount"]?.record?["amount"]?.double == values.1, "\(said)")
    }

    @Test(
        "what somebody owes is asked for, and is no message", arguments: ["she owes me", "that he owes me", "they still owe me"],
        ["ask Mary to pay me back the 40 %", "ask Mary to pay me the 40 %", "ask Mary for the 40 %"])
    func owed(remark: String, form: String) throws {
        let said = form.replacing("%", with: remark)
        let reading = try #require(try Self.read(said), "\(said)")
        #expect(reading.intent == "INRequestPaymentIntent", "\(said)")
        #expect(reading.parameters["currencyAmount"]?.record?["amount"]?.double == 40, "\(said)")
    }

    @Test(
        "a question about a bill looks it up, and names no word of it as lost", arguments: ["water", "internet"],
        [
            "did i pay the % bill or not", "have i paid the % bill or not?", "did the % bill go through?",
            "has my % bill been paid",
            "how much did I pay for the % bill?", "what did we pay for %",
        ])
    func questions(kind: String, form: String) throws {
        let said = form.replacing("%", with: kind)
        let reading = try #require(try Self.read(said), "\(said)")
        #expect(
            reading.intent == "INSearchForBillsIntent" && reading.leftOut?.isEmpty ?? true, "\(said): \(reading.leftOut ?? [])")
        #expect(reading.parameters["billType"] != nil, "\(said)")
    }

    @Test(
        "a fee is a part of the bill", arguments: ["late fee and all", "with the late fee", "including fees", "plus the penalty"])
    func fees(words: String) throws {
        let reading = try #require(try Self.read("pay the water bill \(words)"))
        #expect(reading.intent == "INPayBillIntent" && reading.leftOut?.isEmpty ?? true, "\(words): \(reading.leftOut ?? [])")
    }

    @Test(
        "a bill that is refused is not paid beside the one that is wanted",
        arguments: [("water", "internet"), ("electricity", "water")],
        [
            "don't pay the % bill, just the # bill", "I don't want to pay the % bill yet, just the # bill",
            "don't pay the % bill yet, pay the # bill",
        ])
    func refused(kinds: (String, String), form: String) throws {
        let said = form.replacing("%", with: kinds.0).replacing("#", with: kinds.1)
        let reading = try #require(try Self.read(said), "\(said)")
        let wanted = try #require(try Self.read("pay the \(kinds.1) bill"))
        #expect(reading.intent == "INPayBillIntent" && reading.followers?.isEmpty ?? true, "\(said)")
        #expect(reading.parameters["billType"] == wanted.parameters["billType"], "\(said)")
    }

    @Test(
        "each of two bills is paid from its own account", arguments: [("savings", "checking"), ("checking", "savings")],
        [
            "pay the electricity bill from % and the water bill from #",
            "pay the electricity bill from my % and the water bill from my #",
        ])
    func twoAccounts(accounts: (String, String), form: String) throws {
        let said = form.replacing("%", with: accounts.0).replacing("#", with: accounts.1)
        let reading = try #require(try Self.read(said), "\(said)")
        let names = ([reading] + (reading.followers ?? [])).map {
            $0.parameters["fromAccount"]?.record?["nickname"]?.record?["spokenPhrase"]?.string
        }
        #expect(names == [accounts.0, accounts.1], "\(said)")
    }

    @Test(
        "a stop on the way is named, and neither a pickup nor a destination", arguments: ["work", "home", "the pharmacy"],
        ["get me a ride to the airport with a stop at %", "book a cab to the airport, stopping at % on the way"])
    func stops(place: String, form: String) throws {
        let said = form.replacing("%", with: place)
        let reading = try #require(try Self.read(said), "\(said)")
        #expect(reading.parameters["pickupLocation"] == nil && reading.unknownValues["pickupLocation"] == nil, "\(said)")
        #expect(reading.parameters["dropOffLocation"] != nil, "\(said)")
        #expect(reading.leftOut?.contains { $0.text.hasPrefix("stop") } ?? false, "\(said): \(reading.leftOut ?? [])")
    }

    @Test(
        "a table and a ride for which one verb is said are two requests",
        arguments: [
            ("book a table for 2 at Luna Piccola tomorrow at 8 and a ride there at 7:30", "INRequestRideIntent"),
            ("book a ride to the airport at 5 and a table for 2 tomorrow at 8", "INBookRestaurantReservationIntent"),
        ])
    func twoThings(said: String, second: String) throws {
        let reading = try #require(try Self.read(said, with: Self.booking))
        #expect(reading.followers?.map(\.intent) == [second] && reading.ambiguities.isEmpty, "\(said)")
    }

    @Test(
        "somebody taken out for dinner gets a table, with the day, the hour and the kitchen",
        arguments: ["Priya", "my sister", "Mary"],
        [
            "take % out for dinner on friday at 8", "take % out to dinner friday at 8",
            "treat % to dinner on friday night, around 8",
        ])
    func out(person: String, form: String) throws {
        let said = form.replacing("%", with: person)
        let reading = try #require(try Self.read(said), "\(said)")
        let time = reading.parameters["bookingDateComponents"]?.dateComponents
        #expect(reading.intent == "INBookRestaurantReservationIntent", "\(said): \(reading.intent)")
        #expect(time?.day == 6 && time?.hour == 20, "\(said): \(String(describing: time))")
    }
}

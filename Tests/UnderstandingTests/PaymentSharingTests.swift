import Foundation
import IntentSchema
import Testing
import Understanding

/// Money for several people: each gets what was said for each, or a share, and nobody is left out.
struct PaymentSharingTests {
    private static let people = [
        ("Priya and Mary", ["c6", "c3"]), ("mary and priya", ["c3", "c6"]), ("Mary, Priya and John Smith", ["c3", "c6", "c2"]),
    ]

    private static func requests(_ said: String) -> [Hypothesis] {
        guard case .request(let first)? = Fixtures.interpreter?.interpret(said, in: Fixtures.context).acts.first else {
            return []
        }
        return [first] + (first.followers ?? [])
    }

    private static func person(_ request: Hypothesis) -> String? {
        (request.parameters["payee"] ?? request.parameters["payer"])?.record?["contactIdentifier"]?.string
    }

    private static func amount(_ request: Hypothesis) -> Decimal? {
        request.parameters["currencyAmount"]?.record?["amount"]?.decimal
    }

    @Test(
        "each gets what was said",
        arguments: [
            "send %@ %d", "pay %@ %d each", "send %@ %d dollars each", "give %@ %d dollars", "send %d dollars to %@",
            "pay %@ %d for lunch",
            "request %d from %@", "request %d dollars each from %@", "charge %@ %d each", "ask %@ for %d dollars",
        ])
    func each(form: String) {
        for (names, identifiers) in Self.people {
            for amount in [10, 25, 60] {
                let said = form.replacing("%@", with: names).replacing("%d", with: "\(amount)")
                let read = Self.requests(said)
                #expect(read.map(Self.person) == identifiers, "\(said)")
                #expect(read.allSatisfy { Self.amount($0) == Decimal(amount) }, "\(said): \(read.map(Self.amount))")
                #expect(read.allSatisfy { $0.leftOut?.isEmpty ?? true }, "\(said)")
            }
        }
    }

    @Test(
        "each has a share, and the speaker too where it is said",
        arguments: [
            ("split %d with %@", 1), ("split %d dollars with %@", 1), ("share %d with %@ evenly", 1),
            ("divide %d evenly with %@", 1),
            ("split the %d dollar bill with %@", 1), ("split %d between %@", 0), ("split %d among %@ and me", 1),
        ])
    func shares(form: String, speakers: Int) {
        for (names, identifiers) in Self.people {
            for share in [10, 25] {
                let amount = share * (identifiers.count + speakers)
                let said = form.replacing("%@", with: names).replacing("%d", with: "\(amount)")
                let read = Self.requests(said)
                #expect(read.map(Self.person) == identifiers, "\(said)")
                #expect(read.allSatisfy { Self.amount($0) == Decimal(share) }, "\(said): \(read.map(Self.amount))")
            }
        }
    }

    @Test("the number of shares may be said")
    func ways() {
        for (said, share) in [
            ("split 60 three ways with Priya and Mary", 20), ("split 60 dollars with Priya and Mary three ways", 20),
            ("split 80 four ways with Priya", 20), ("split 60 with Priya", 30),
        ] {
            #expect(Self.requests(said).allSatisfy { Self.amount($0) == Decimal(share) }, "\(said)")
            #expect(!Self.requests(said).isEmpty, "\(said)")
        }
    }

    @Test("nobody is paid twice who is named twice")
    func twice() {
        for said in ["send Mary and Mom 10", "send Mary, Priya and Mary 10 each"] {
            let read = Self.requests(said).map(Self.person)
            #expect(Set(read).count == read.count && !read.isEmpty, "\(said): \(read)")
        }
    }

    @Test("the same with the model, which finds one person at a time")
    func learned() throws {
        let interpreter = try Fixtures.learned.get()
        for (said, amounts) in [
            ("request 90 from Priya and Mary, half each", [45, 45]), ("send Priya and Mary 50 dollars, split evenly", [25, 25]),
            ("have Priya and Mary pay me 15 each for the gas", [15, 15]), ("give Priya and Mary a tenner each", [10, 10]),
            ("divide 100 dollars between Priya and Mary", [50, 50]),
        ] {
            guard case .request(let first)? = interpreter.interpret(said, in: Fixtures.context).acts.first else {
                Issue.record("'\(said)' is no request")
                continue
            }
            let read = [first] + (first.followers ?? [])
            #expect(read.map(Self.amount) == amounts.map { Decimal($0) }, "\(said)")
            #expect(Set(read.map(Self.person)) == ["c6", "c3"], "\(said)")
        }
    }

    @Test("several amounts are shared one by one")
    func amounts() {
        let read = Self.requests("split 40 with Priya and 60 with Mary")
        #expect(read.map(Self.amount) == [20, 30])
    }

    @Test(
        "who is named behind the note gets the same, and somebody unknown is named as left out",
        arguments: ["%@ and %@ too", "%@, and %@ too", "%@ and %@ as well", "%@ and %@ the same"])
    func namedBehind(form: String) {
        for opening in ["send mary 12.50 for", "pay mary 20 for", "ask mary for 15 for"] {
            for note in ["coffee", "the pizza", "last night's tickets"] {
                let said = opening + " " + form.replacing("%@", with: note, maxReplacements: 1)
                let priya = said.replacing("%@", with: "priya")
                let read = Self.requests(priya)
                #expect(read.map(Self.person) == ["c3", "c6"], "\(priya)")
                #expect(Set(read.map { $0.parameters["note"]?.string }) == [note], "\(priya)")
                #expect(Set(read.map(Self.amount)).count == 1, "\(priya)")
                let other = said.replacing("%@", with: "Benno")
                let alone = Self.requests(other)
                #expect(alone.map(Self.person) == ["c3"] && alone[0].parameters["note"]?.string == note, "\(other)")
                #expect(alone.first?.leftOut?.contains { $0.text.contains("Benno") } ?? false, "\(other)")
            }
        }
    }

    @Test(
        "where somebody who shares it is unknown, nobody is asked for the whole amount",
        arguments: [
            "split 90 dollars between mary, Benno and me", "split 90 between mary, Benno and me",
            "divide 60 among mary, Benno and me",
        ])
    func unknownSharer(said: String) throws {
        guard case .request(let read)? = try Fixtures.learned.get().interpret(said, in: Fixtures.context).acts.first else {
            return
        }
        #expect(Self.amount(read) == nil || Self.amount(read).map { $0 < 50 } ?? false, "\(said)")
        #expect(read.leftOut?.contains { $0.text.contains("Benno") } ?? false, "\(said): \(read.leftOut ?? [])")
    }
}

import IntentSchema
import Testing

@testable import Understanding

/// Several bills that are paid in one breath.
struct BillsApartTests {
    private static let amounts = ["the minimum", "100 dollars", "250"]

    @Test(
        "an amount in front of the later bill is that one's alone", arguments: amounts,
        ["pay the water bill and %@ on the electricity bill", "pay the water bill, and put %@ on the electricity bill"])
    func later(amount: String, form: String) throws {
        let said = form.replacing("%@", with: amount)
        guard case .request(let first)? = try Fixtures.learned.get().interpret(said, in: Fixtures.context).acts.first else {
            Issue.record("'\(said)' was read as no request")
            return
        }
        let all = [first] + (first.followers ?? [])
        #expect(all.map { $0.parameters["billType"]?.integer } == [22, 6], "'\(said)'")
        #expect(all.map { $0.parameters["transactionAmount"] != nil } == [false, true], "'\(said)'")
    }

    @Test("an account that is named behind two bills pays both of them", arguments: ["from savings", "from my savings account"])
    func both(account: String) throws {
        let said = "pay the water bill and the electricity bill \(account)"
        guard case .request(let first)? = try Fixtures.learned.get().interpret(said, in: Fixtures.context).acts.first else {
            Issue.record("'\(said)' was read as no request")
            return
        }
        #expect(([first] + (first.followers ?? [])).allSatisfy { $0.parameters["fromAccount"] != nil }, "'\(said)'")
    }
}

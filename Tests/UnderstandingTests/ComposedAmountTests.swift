import Foundation
import IntentSchema
import Testing

@testable import Understanding

struct ComposedAmountTests {
    private func summary(_ amount: ComposedAmount, _ scanner: SlotScanner) -> String {
        let currency = amount.currency.map { " " + $0 } ?? ""
        return switch amount.value {
        case .exact(let value): "\(value)\(currency)"
        case .between(let low, let high): "\(low)-\(high)\(currency)"
        case .either(let one, let other): "\(one)|\(other)\(currency)"
        case .atMost(let value): "<\(value)\(currency)"
        case .atLeast(let value): ">\(value)\(currency)"
        case .share(let share, let of): "\(share) of '\(of.map(scanner.utterance.text) ?? "")'"
        }
    }

    private func read(_ text: String, amount: Decimal? = nil) -> String {
        let parameters = amount.map { ["currencyAmount": ParameterValue.record(.currencyAmount($0, "USD"))] }
        guard let scanner = Fixtures.scan(text, parameters: parameters ?? [:]) else { return "" }
        return scanner.composedAmounts.map { summary($0, scanner) }.joined(separator: ", ")
    }

    @Test(
        "an amount that is put together is read as a whole",
        arguments: [
            ("send mom 20 to 30 dollars", "20-30 USD"), ("send mom between 20 and 30", "20-30"),
            ("send $20 or $30 to mom", "20|30 USD"), ("request from 50 to 100 bucks", "50-100 USD"),
            ("send dad up to 50 dollars", "<50 USD"), ("at least $20 for mom", ">20 USD"),
            ("send mom 3 times 20 dollars", "60 USD"), ("pay 20 dollars times 3", "60 USD"),
            ("pay dad for 2 tickets at 15 dollars each", "30 USD"), ("pay for three coffees at $4.50 each", "13.5 USD"),
            ("send half my balance to mom", "0.5 of 'my balance'"),
            ("send mom a third of my savings", "\(1 / Decimal(3)) of 'my savings'"),
            ("send mom half of it", "0.5 of 'it'"), ("pay half of 50 dollars", "25 USD"), ("send 10% of $200", "20 USD"),
            ("send 20 percent of the bill", "0.2 of 'the bill'"), ("pay half the water bill", "0.5 of ''"),
            ("send mom 20 plus 5", "25"), ("send mom and dad 25 dollars each", "25 USD"),
            ("move all my savings to checking", "1 of 'my savings'"),
            ("ask mom to pay me back half of the pizza, it was 36", "18"),
            ("request half of the taxi, that came to $30", "15 USD"),
        ])
    func reads(_ text: String, _ expected: String) { #expect(read(text) == expected) }

    @Test(
        "a share of the amount talked about is worked out",
        arguments: [("make it half of that", "20"), ("a quarter of it", "10")])
    func share(_ text: String, _ expected: String) { #expect(read(text, amount: 40) == expected + " USD") }

    @Test(
        "what is no amount put together stays apart",
        arguments: [
            "send 20 to mom", "send 20 to 4155550123", "send 20 to 415 555 0123", "pay 20 dollars for half an hour",
            "transfer 500 to 360 savings", "send mom 20 for 2 tickets", "book a table from 7 to 8 pm", "send 20 dollars to mom",
            "pay me back half past six",
        ])
    func refuses(_ text: String) { #expect(read(text) == "") }

    @Test("no piece of such an amount is taken for all of it", arguments: [2...9])
    func keepsPieces(_ range: ClosedRange<Int>) throws {
        for low in range {
            let text = "send mom \(low * 10) to \(low * 10 + 5) dollars"
            let act = Fixtures.read(text).acts.first?.summary ?? ""
            #expect(!act.contains("currencyAmount=\(low * 10)"), "\(text): \(act)")
            #expect(!act.contains("currencyAmount=\(low * 10 + 5)"), "\(text): \(act)")
        }
    }

    @Test(
        "names of amounts are of the country",
        arguments: [
            ("a fiver", "en_GB", "5"), ("a tenner", "en_GB", "10"), ("20 quid", "en_US", "20 GBP"),
            ("50p", "en_GB", "0.5 GBP"),
            ("50 p", "en_GB", "0.5 GBP"), ("a grand", "en_US", "1000"), ("a grand", "en_GB", "1000"),
            ("five bucks", "en_US", "5 USD"),
            ("five bucks", "en_AU", "5 AUD"), ("a fiver", "en_AU", "5"), ("two grand", "en_US", "2000"),
            ("a fiver", "en_US", "5"), ("20 pounds", "en_US", "20 GBP"), ("20 dollars", "en_CA", "20 CAD"),
        ])
    func local(_ text: String, _ locale: String, _ expected: String) {
        let found = Fixtures.scan(text, locale: locale)?.quantities.longest(.money, at: 0)
        let currency = found?.entity.unitWord == nil ? nil : found?.entity.unit
        #expect([found?.entity.amount.map { "\($0)" }, currency].compactMap(\.self).joined(separator: " ") == expected)
    }

    @Test(
        "people who come along are counted together",
        arguments: [
            ("3 adults and 2 kids", 5), ("me and my two kids", 3), ("me and my wife", 2), ("me, my wife and 2 kids", 4),
            ("four of us", 4), ("the three of us plus a baby", 4), ("two adults, two children and a baby", 5),
            ("me and 3 friends", 4),
            ("me plus 3", 4), ("my wife and i", 2), ("2 adults and one child", 3),
            ("two grown adults and three small children", 5),
        ])
    func party(_ text: String, _ count: Int) {
        let scanner = Fixtures.scan(text)
        #expect(scanner?.party(at: 0)?.count == count)
        #expect(scanner?.party(at: 0)?.end == scanner?.utterance.count)
    }

    @Test(
        "what is no party is none", arguments: ["3", "me", "my wife", "3 adults", "the airport", "mom and dad's", "2 and a half"])
    func noParty(_ text: String) { #expect(Fixtures.scan(text)?.party(at: 0) == nil) }

    @Test("sums of people are sums", arguments: [(1, 1), (2, 3), (4, 1), (3, 8)])
    func sums(_ adults: Int, _ kids: Int) {
        for joint in ["and", "plus", ",", "with"] {
            let text = "\(adults) adult\(adults == 1 ? "" : "s") \(joint) \(kids) kid\(kids == 1 ? "" : "s")"
            #expect(Fixtures.scan(text)?.party(at: 0)?.count == adults + kids, "\(text)")
        }
    }
}

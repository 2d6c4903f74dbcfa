import Foundation
import GRDB

/// What a new database starts with. People, companies and numbers are invented.
enum DemonstrationCustomer {
    static func fill(_ database: Database, at instant: Date) throws {
        try openAccounts(in: database, at: instant)
        for payee in payees { try BankStore.insert(payee, in: database) }
        for bill in bills(at: instant) { try BankStore.save(bill, in: database) }
    }

    private static func openAccounts(in database: Database, at instant: Date) throws {
        let own: [(id: String, name: String, number: String, kind: Account.Kind, balance: Money)] = [
            ("checking", "Checking", "…4417", .checking, Money(cents: 125_000, .dollar)),
            ("savings", "Savings", "…8230", .savings, Money(cents: 540_000, .dollar)),
            ("euro", "Euro account", "…1905", .checking, Money(cents: 30_000, .euro)),
        ]
        for currency in Currency.allCases {
            try Ledger.openOutside("opening:\(currency.rawValue)", name: "Opening balances", currency: currency, in: database)
            try Ledger.openOutside("fees:\(currency.rawValue)", name: "Fees", currency: currency, in: database)
        }
        for account in own {
            try database.execute(
                sql: "INSERT INTO account (id, name, number, kind, currency, floor) VALUES (?, ?, ?, ?, ?, 0)",
                arguments: [account.id, account.name, account.number, account.kind.rawValue, account.balance.currency.rawValue])
            let opening = "opening:\(account.balance.currency.rawValue)"
            let debit = Ledger.Posting(account: opening, amount: Money(cents: -account.balance.cents, account.balance.currency))
            try Ledger.book(
                [debit, Ledger.Posting(account: account.id, amount: account.balance)], operation: "opening:\(account.id)",
                body: "",
                at: instant, in: database)
        }
    }

    private static let payees = [
        Payee(id: "maria-lopez", givenName: "Maria", familyName: "Lopez", handle: "+14155550142"),
        Payee(id: "priya-nair", givenName: "Priya", familyName: "Nair", handle: "priya.nair@example.com"),
        Payee(id: "john-carver", givenName: "John", familyName: "Carver", handle: "+14155550178"),
        Payee(id: "john-okoro", givenName: "John", familyName: "Okoro", handle: "john.okoro@example.com"),
        Payee(id: "tobias-falk", givenName: "Tobias", familyName: "Falk", handle: "tobias@example.org", isClosed: true),
    ]

    private static func bills(at instant: Date) -> [Bill] {
        func day(_ number: Double) -> Date { instant.addingTimeInterval(number * 86_400) }
        func dollars(_ cents: Int) -> Money { Money(cents: cents, .dollar) }
        return [
            Bill(
                id: 1, biller: "power", billerName: "Bay Power and Light", reference: "BP-20931", kind: .electricity,
                amountDue: dollars(8412), lateFee: dollars(500), due: day(9)),
            Bill(
                id: 2, biller: "water", billerName: "Crystal Water", reference: "77-1180", kind: .water, amountDue: dollars(3950),
                lateFee: dollars(250), due: day(-3)),
            Bill(
                id: 3, biller: "internet", billerName: "Fogline Internet", reference: "FL-558", kind: .internet,
                amountDue: dollars(5999), lateFee: dollars(1000), due: day(16)),
            Bill(
                id: 4, biller: "card", billerName: "Harbour Card", reference: "…6071", kind: .creditCard,
                amountDue: dollars(182_340),
                minimumDue: dollars(4500), lateFee: dollars(2900), due: day(12)),
            Bill(
                id: 5, biller: "internet", billerName: "Fogline Internet", reference: "FL-558", kind: .internet,
                amountDue: dollars(5999), lateFee: dollars(1000), due: day(-14), paid: day(-16)),
        ]
    }
}

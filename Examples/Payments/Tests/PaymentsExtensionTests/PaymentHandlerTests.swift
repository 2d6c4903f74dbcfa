import Intents
import PaymentsApp
import PaymentsCore
import Testing

@testable import PaymentsExtension

@Suite("What Pocket Bank answers", .serialized)
struct PaymentHandlerTests {
    /// 5 January 2026, 9:00 in Los Angeles: conversations of the same test run stand at that time, too.
    private static let now = Date(timeIntervalSince1970: 1_767_632_400)

    /// Everything happens in a folder that belongs to this run.
    init() {
        _ = Self.folder
        BankClock.set { Self.now }
    }

    private static let folder: String = {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("bank-\(UUID().uuidString)").path
        setenv("XDG_DATA_HOME", path, 1)
        return path
    }()

    /// Someone as the assistant knows them: only by a word, or with what a contact card holds.
    private static func person(_ name: String, handle: String? = nil, contact: String? = nil) -> INPerson {
        INPerson(
            personHandle: INPersonHandle(value: handle, type: handle?.contains("@") == true ? .emailAddress : .phoneNumber),
            nameComponents: nil, displayName: name, image: nil, contactIdentifier: contact, customIdentifier: nil)
    }

    private static func money(_ amount: String, _ currency: String = "USD") -> INCurrencyAmount {
        INCurrencyAmount(amount: NSDecimalNumber(string: amount), currencyCode: currency)
    }

    private func resolve(payee: INPerson?) async -> INSendPaymentPayeeResolutionResult {
        await SendPaymentHandler().resolvePayee(for: INSendPaymentIntent(payee: payee, currencyAmount: nil, note: nil))
    }

    @Test("A payee is asked for, found, told apart or refused with the reason")
    func payees() async {
        #expect(await resolve(payee: nil) == .needsValue())
        #expect(await resolve(payee: Self.person("Zelda")) == .unsupported(forReason: .noAccount))
        #expect(await resolve(payee: Self.person("Zelda", contact: "card 7")) == .unsupported(forReason: .noValidHandle))
        #expect(await resolve(payee: Self.person("Tobias")) == .unsupported(forReason: .noAccount))
        #expect(await resolve(payee: Self.person("Tobias", handle: "TOBIAS@example.org")) == .unsupported(forReason: .noAccount))
        let maria = Self.person("Maria", handle: "+1 415 555 0142", contact: "card 8")
        let identified = maria.identified(as: Payee(id: "maria-lopez", givenName: "", familyName: "", handle: ""))
        #expect(await resolve(payee: maria) == .success(with: identified))
        #expect(await resolve(payee: identified) == .success(with: identified))
    }

    @Test("RES-10 of two Johns one is picked by the identifier that the disambiguation gave them")
    func twoJohns() async throws {
        let service = try BankService.shared()
        let johns = try service.payees(called: "John").map { INPerson($0) }
        #expect(johns.count == 2)
        #expect(await resolve(payee: Self.person("John")) == .disambiguation(with: johns))
        for john in johns { #expect(await resolve(payee: john) == .success(with: john)) }
    }

    @Test(
        "An amount is taken in dollars and euros and within the limits",
        arguments: [
            ("20", "USD", nil), ("20", "EUR", nil), ("20", "CHF", .paymentsCurrencyUnsupported),
            ("0.5", "USD", .paymentsAmountBelowMinimum), ("-3", "USD", .paymentsAmountBelowMinimum),
            ("2500.01", "USD", .paymentsAmountAboveMaximum), ("1e20", "USD", .paymentsAmountAboveMaximum),
        ] as [(String, String, INSendPaymentCurrencyAmountUnsupportedReason?)])
    func amounts(amount: String, currency: String, reason: INSendPaymentCurrencyAmountUnsupportedReason?) async {
        let value = Self.money(amount, currency)
        let result = await SendPaymentHandler().resolveCurrencyAmount(
            for: INSendPaymentIntent(payee: nil, currencyAmount: value, note: nil))
        #expect(result == reason.map { .unsupported(forReason: $0) } ?? .success(with: value))
    }

    @Test("A payment is confirmed with its fee, made, and refused when the account does not hold as much")
    func sending() async throws {
        let service = try BankService.shared()
        let before = try service.accounts()[0].balance.cents
        let payee = Self.person("Someone", handle: "+1 415 555 0111")
        let intent = INSendPaymentIntent(payee: payee, currencyAmount: Self.money("200"), note: "Tickets")
        let confirmed = await SendPaymentHandler().confirm(intent: intent)
        #expect(confirmed.code == .ready && confirmed.paymentRecord?.status == .pending)
        #expect(confirmed.paymentRecord?.feeAmount == Self.money("1"))
        #expect(try service.accounts()[0].balance.cents == before)
        let made = await SendPaymentHandler().handle(intent: intent)
        #expect(made.code == .success && made.paymentRecord?.status == .completed && made.paymentRecord?.note == "Tickets")
        #expect(try service.accounts()[0].balance.cents == before - 20_100)
        let tooMuch = INSendPaymentIntent(payee: payee, currencyAmount: Self.money("2000"), note: nil)
        #expect(await SendPaymentHandler().confirm(intent: tooMuch).code == .failureInsufficientFunds)
        #expect(await SendPaymentHandler().handle(intent: tooMuch).code == .failureInsufficientFunds)
        let app = PaymentsApplication()
        #expect(made.userActivity.map(app.application(continue:)) == true && app.screen != .accounts)
    }

    @Test("What became of a payment is reported: nothing before it is made, the payment after that, which is not made again")
    func report() async throws {
        let payee = Self.person("Someone", handle: "+1 415 555 0111")
        var record = INSendPaymentIntent(payee: payee, currencyAmount: Self.money("7"), note: "Tea")._record
        record["identifier"] = .string("to be reported")
        let intent = INSendPaymentIntent(_record: record)
        guard case .notHandled = await SendPaymentHandler().report(on: "a", of: intent) else {
            Issue.record("a payment that was not made is reported")
            return
        }
        _ = await SendPaymentHandler().handle(intent: intent)
        let balance = try BankService.shared().accounts()[0].balance
        guard case .handled(let response) = await SendPaymentHandler().report(on: "a", of: intent) else {
            Issue.record("the payment is not reported")
            return
        }
        let reported = response as? INSendPaymentIntentResponse
        #expect(reported?.code == .success && reported?.paymentRecord?.note == "Tea")
        #expect(try BankService.shared().accounts()[0].balance == balance)
    }

    @Test("A transfer goes from the everyday account unless said otherwise, to another one")
    func transfers() async throws {
        let service = try BankService.shared()
        let accounts = try service.accounts().map(\.paymentAccount)
        func intent(_ source: INPaymentAccount?, _ destination: INPaymentAccount?, _ amount: String? = nil)
            -> INTransferMoneyIntent
        {
            INTransferMoneyIntent(
                from: source, to: destination,
                transactionAmount: amount.map { INPaymentAmount(amountType: .unknown, amount: Self.money($0)) },
                transactionScheduledDate: nil, transactionNote: nil)
        }
        let handler = TransferHandler()
        #expect(await handler.resolveFromAccount(for: intent(nil, accounts[1])) == .success(with: accounts[0]))
        #expect(await handler.resolveFromAccount(for: intent(nil, accounts[0])) == .confirmationRequired(with: accounts[1]))
        #expect(await handler.resolveToAccount(for: intent(accounts[0], accounts[0])) == .unsupported())
        #expect(await handler.resolveTransactionAmount(for: intent(accounts[0], accounts[1])) == .needsValue())
        #expect(await handler.confirm(intent: intent(accounts[0], accounts[1], "99999")).code == .failureInsufficientFunds)
        #expect(await handler.confirm(intent: intent(accounts[0], accounts[2], "5")).code == .failure)
        let done = await handler.handle(intent: intent(accounts[0], accounts[1], "5"))
        #expect(done.code == .success)
        let sum = (accounts[1].balance?.amount?.decimalValue ?? 0) + 5
        #expect(done.toAccount?.balance?.amount?.decimalValue == sum)
    }

    @Test("Bills are found, chosen among and paid; none is paid that was not named")
    func bills() async throws {
        func intent(_ type: INBillType) -> INPayBillIntent {
            INPayBillIntent(
                billPayee: nil, from: try? BankService.shared().accounts()[1].paymentAccount, transactionAmount: nil,
                transactionScheduledDate: nil, transactionNote: nil, billType: type, dueDate: nil)
        }
        let search = INSearchForBillsIntent(
            billPayee: nil, paymentDateRange: nil, billType: .unknown, status: .unknown, dueDateRange: nil)
        let unpaid = await BillsHandler().handle(intent: search).bills ?? []
        #expect(unpaid.count == 4)
        let payees = unpaid.compactMap(\.billPayee)
        #expect(await PayBillHandler().resolveBillPayee(for: intent(.unknown)) == .disambiguation(with: payees))
        #expect(await PayBillHandler().handle(intent: intent(.unknown)).code == .failure)
        #expect(await PayBillHandler().confirm(intent: intent(.water)).transactionAmount?.amount == Self.money("42"))
        let paid = await PayBillHandler().handle(intent: intent(.water))
        #expect(paid.code == .success && paid.billDetails?.paymentStatus == .completed)
        #expect(await PayBillHandler().confirm(intent: intent(.water)).code == .failure)
        #expect(await BillsHandler().handle(intent: search).bills?.count == 3)
    }

    @Test("What cannot be paid of a bill is answered with what can")
    func offers() async {
        func resolve(_ type: INBillType, _ amount: INPaymentAmount) async -> INPaymentAmountResolutionResult {
            await PayBillHandler().resolveTransactionAmount(
                for: INPayBillIntent(
                    billPayee: nil, from: nil, transactionAmount: amount, transactionScheduledDate: nil, transactionNote: nil,
                    billType: type, dueDate: nil))
        }
        func value(_ type: INAmountType, _ amount: String) -> INPaymentAmount {
            INPaymentAmount(amountType: type, amount: Self.money(amount))
        }
        #expect(await resolve(.electricity, value(.unknown, "20")) == .confirmationRequired(with: value(.amountDue, "84.12")))
        let card = [value(.minimumDue, "45"), value(.amountDue, "1823.4")]
        #expect(await resolve(.creditCard, value(.unknown, "20")) == .disambiguation(with: card))
        #expect(await resolve(.creditCard, value(.unknown, "3000")) == .disambiguation(with: card))
        let least = INPaymentAmount(amountType: .minimumDue, amount: INCurrencyAmount(amount: 0, currencyCode: "USD"))
        #expect(await resolve(.electricity, least) == .success(with: value(.minimumDue, "84.12")))
    }

    @Test("Accounts are told with their balances")
    func accounts() async {
        func search(_ nickname: String?, _ type: INAccountType = .unknown) -> INSearchForAccountsIntent {
            INSearchForAccountsIntent(
                accountNickname: nickname.map { INSpeakableString(spokenPhrase: $0) }, accountType: type, organizationName: nil,
                requestedBalanceType: .unknown)
        }
        #expect(await AccountsHandler().handle(intent: search(nil)).accounts?.count == 3)
        #expect(
            await AccountsHandler().handle(intent: search("my savings")).accounts?.map(\.nickname?.spokenPhrase) == ["Savings"])
        #expect(await AccountsHandler().handle(intent: search(nil, .mortgage)).code == .failureAccountNotFound)
    }

    @Test("Money is asked from somebody else and stays pending")
    func requesting() async {
        let intent = INRequestPaymentIntent(payer: Self.person("Priya"), currencyAmount: Self.money("12.50"), note: nil)
        let response = await RequestPaymentHandler().handle(intent: intent)
        #expect(response.code == .success && response.paymentRecord?.status == .pending)
        #expect(response.paymentRecord?.payer?.customIdentifier == "priya-nair")
    }
}

import ExtensionRuntime
import Intents
import PaymentsCore

/// Pocket Bank itself, as far as it has no screen to draw on: what it is opened with decides what it would show.
public final class PaymentsApplication: ApplicationDelegate {
    public enum Screen: Hashable, Sendable {
        case accounts
        case bills
        /// A form for a payment that the assistant could not make.
        case payment(to: String?, amount: Decimal?)
        /// What the operation has booked.
        case booking(String)
    }

    public private(set) var screen = Screen.accounts

    public init() {
        BankClock.follow { .ofHost }
        tellNames()
    }

    /// Not everybody to whom money goes is among the contacts.
    private func tellNames() {
        let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: BankService.groupIdentifier)
        guard let folder else { return }
        do {
            let names = try BankService(folder: folder).payees().map(\.name)
            INVocabulary.shared().setVocabularyStrings(NSOrderedSet(array: names), of: .contactName)
        } catch {
            FileHandle.standardError.write(Data("Pocket Bank: cannot read the names: \(error)\n".utf8))
        }
    }

    public func application(continue userActivity: NSUserActivity) -> Bool {
        if userActivity.activityType == BankService.paymentActivityType,
            let operation = userActivity.userInfo?["operation"] as? String
        {
            screen = .booking(operation)
            return true
        }
        switch userActivity.interaction?.intent {
        case let intent as INSendPaymentIntent:
            screen = .payment(to: intent.payee?.displayName, amount: intent.currencyAmount?.amount?.decimalValue)
        case let intent as INRequestPaymentIntent:
            screen = .payment(to: intent.payer?.displayName, amount: intent.currencyAmount?.amount?.decimalValue)
        case is INSearchForAccountsIntent, is INTransferMoneyIntent:
            screen = .accounts
        case is INPayBillIntent, is INSearchForBillsIntent:
            screen = .bills
        default:
            return false
        }
        return true
    }
}

import Intents
import PaymentsCore

/// The extension's entry point: a handler of its own for each kind of request.
public final class IntentHandler: INExtension {
    public override init() {
        super.init()
        BankClock.follow { .ofHost }
    }

    public override func handler(for intent: INIntent) -> Any {
        switch intent {
        case is INSendPaymentIntent: SendPaymentHandler()
        case is INRequestPaymentIntent: RequestPaymentHandler()
        case is INSearchForAccountsIntent: AccountsHandler()
        case is INTransferMoneyIntent: TransferHandler()
        case is INPayBillIntent: PayBillHandler()
        case is INSearchForBillsIntent: BillsHandler()
        default: self
        }
    }
}

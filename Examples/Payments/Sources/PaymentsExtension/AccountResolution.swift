import Intents
import PaymentsCore

/// What resolving comes to for accounts and amounts, the same for transfers and bills.
enum AccountResolution {
    /// The account named, or one of the others where none or an unknown one is named.
    static func account(
        _ value: INPaymentAccount?, other: INPaymentAccount?, default standard: String?, in method: String
    ) -> INPaymentAccountResolutionResult {
        do {
            let accounts = try BankService.shared().accounts()
            let taken = accounts.account(other?.nickname)
            if let value, let account = accounts.account(value.nickname) {
                return account == taken ? .unsupported() : .success(with: account.paymentAccount)
            }
            if value == nil, let standard, standard != taken?.id, let account = accounts.account(id: standard) {
                return .success(with: account.paymentAccount)
            }
            // Money goes between accounts of the same currency only.
            let fitting = accounts.filter { $0 != taken && (taken == nil || $0.balance.currency == taken?.balance.currency) }
            switch fitting.count {
            case 0: return .unsupported()
            case 1: return .confirmationRequired(with: fitting[0].paymentAccount)
            default: return .disambiguation(with: fitting.map(\.paymentAccount))
            }
        } catch {
            error.log(in: method)
            return .unsupported()
        }
    }

    /// The bank pays at once: for another day, today is proposed.
    static func day(_ range: INDateComponentsRange?) -> INDateComponentsRangeResolutionResult {
        guard let range else { return .notRequired() }
        return range.contains(BankClock.now()) ? .success(with: range) : .confirmationRequired(with: .today)
    }
}

extension INDateComponentsRange {
    /// The day that the bank's clock shows.
    fileprivate static var today: INDateComponentsRange {
        INDateComponentsRange(start: .day(BankClock.now()), end: nil)
    }
}
